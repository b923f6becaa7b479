#pragma once

/// A mapping made ready for rows: which column is what, and what its unit is worth on a GPU. Part
/// of core/measured/import.h.

#include "core/gpu/gpu_spec.h"
#include "core/measured/import_mapping.h"
#include "core/measured/measured_set.h"

#include <array>

namespace loom {

struct ImportPlan {
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  std::array<std::size_t, quantity_count> columns{}; ///< by Quantity, from 0
  std::array<ColumnMeaning, quantity_count> meanings{};
  double warps_factor = 1;      ///< warps per SM of one of the column's unit
  double throughput_factor = 1; ///< IPC/SM, of whatever the column's unit counts
  double extra_arithmetic = 0;
  double memory = 1, others = 0; ///< as in ImportMapping

  [[nodiscard]] bool has(Quantity q) const { return column(q) != none; }
  [[nodiscard]] std::size_t column(Quantity q) const {
    return columns[static_cast<std::size_t>(q)];
  }
  [[nodiscard]] ColumnMeaning meaning(Quantity q) const {
    return meanings[static_cast<std::size_t>(q)];
  }
  /// The throughput of a point, IPC/SM of the other instruction, at α = ∞ of arithmetic; NaN where
  /// its unit cannot say. Of `at` α and warps count.
  [[nodiscard]] double throughput(double value, const MeasuredPoint& at) const;
};

/// bad_argument as check_mapping().
[[nodiscard]] Result<ImportPlan> import_plan(const ImportMapping& mapping, const GpuSpec& gpu);

} // namespace loom
