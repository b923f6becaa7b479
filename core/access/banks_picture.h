#pragma once

/// One access to shared memory with what its pictures need besides: what would remove its
/// conflicts, and what other strides give.

#include "core/access/memory_run.h"

#include <optional>
#include <vector>

namespace loom {

/// A pattern in place of one that conflicts.
struct BankAlternative {
  memory::AddressPattern pattern{};
  BanksRun run{};
};

struct BanksPicture {
  BanksRun run{};
  /// What the search found; absent for kinds of pattern that have no rows.
  std::optional<memory::ConflictRemedy> remedy{};
  /// With the padding found or the swizzle, as SharedAccess::remedy asks; absent where it would
  /// not help.
  std::optional<BankAlternative> alternative{};
  /// Passes of the strides 0, 1, 2, .. words; empty for other kinds of pattern.
  std::vector<int> stride_passes{};

  [[nodiscard]] int passes() const { return static_cast<int>(run.result.passes.size()); }
};
inline constexpr int last_stride = 64;

[[nodiscard]] Result<BanksPicture> banks_picture(const GpuSpec& gpu, const SharedAccess& access);

} // namespace loom
