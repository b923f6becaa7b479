#pragma once

/// Threads of a warp as one bit each, thread 0 in bit 0.

#include <cstdint>

namespace loom {

[[nodiscard]] constexpr bool has_lane(std::uint32_t mask, int lane) {
  return (mask >> lane & 1U) != 0;
}

} // namespace loom
