#pragma once

/// Warps of a block that run different code (warp specialisation): producers start asynchronous
/// copies into a ring of stages, consumers compute with what has landed (M. Bauer et al., CudaDMA,
/// SC 2011; CUTLASS, "Efficient GEMM").

#include <cstdint>
#include <string_view>

namespace loom {

enum class WarpRole : std::uint8_t {
  every, ///< all warps run the same
  producer,
  consumer,
};
/// "every", "producer", "consumer".
[[nodiscard]] constexpr std::string_view to_string(WarpRole role) {
  return role == WarpRole::producer   ? "producer"
         : role == WarpRole::consumer ? "consumer"
                                      : "every";
}

/// Warps that a block has at most: 1024 threads.
inline constexpr int max_block_warps = 32;

} // namespace loom
