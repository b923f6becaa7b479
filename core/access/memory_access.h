#pragma once

/// What the coalescing and banks views show: one access of a warp to global and one to shared
/// memory. Parts of the scenario, so that they are undone, saved and shared.

#include "core/memory/banks.h"
#include "core/memory/coalescing.h"

#include <optional>

namespace loom {

/// Access to global memory (Volkov 2016, §2.5).
struct GlobalAccess {
  memory::AddressPattern pattern{};
  /// Rules other than the GPU's own.
  std::optional<memory::Generation> rules{};
  std::optional<memory::LoadCache> cache{};
  /// Sizes for teaching instead of the generation's.
  std::optional<memory::TeachingSizes> teaching{};
  bool operator==(const GlobalAccess&) const = default;
};

/// The access under other rules: what they do not know, a cache to choose, sizes or half-warps,
/// is left out.
[[nodiscard]] GlobalAccess with_rules(GlobalAccess access, memory::Generation generation);
/// The access of four threads in sizes for teaching, or of a whole warp in those of its rules, with
/// every thread taking part; a list goes on by words in sequence.
[[nodiscard]] GlobalAccess with_teaching(GlobalAccess access, bool teaching);

/// What stands beside an access that conflicts.
enum class BankRemedy { none, padding, swizzle };

/// Access to shared memory (Volkov 2016, §2.6).
struct SharedAccess {
  memory::AddressPattern pattern{.stride = 2}; ///< the least that conflicts
  /// Rules other than the GPU's own.
  std::optional<memory::Generation> rules{};
  std::optional<int> banks{};      ///< a power of two, 1 to 64, instead of the generation's
  std::optional<int> bank_bytes{}; ///< 4 or 8 where there is a choice
  BankRemedy remedy = BankRemedy::padding;
  int pass = 0; ///< passes done in the state shown; at most those there are
  bool operator==(const SharedAccess&) const = default;
};

/// Scenario::access of a kernel whose loads are those of the view: in the global mix
/// Scenario::global_access, in the shared mix Scenario::shared_access. Where that one has other
/// rules or sizes than the GPU's, the GPU's numbers stay as they are.
inline constexpr std::string_view own_access = "own";

} // namespace loom
