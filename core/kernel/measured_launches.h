#pragma once

/// Measured times of launches from a CSV, and how far predictions are off them.
///
/// Columns: time_us; grid_x, grid_y, grid_z, block_x, block_y, block_z, registers and shared_bytes
/// (1, 1, 1, 32, 1, 1, 32 and 0 where absent); the kernel's integer arguments by name; min_us and
/// max_us; kernel, of which only rows of this one are taken. Others are left alone, '#' lines are
/// notes.

#include "core/kernel/plan.h"

namespace loom::kernel {

struct MeasuredLaunch {
  Plan plan{};
  double time_us = 0;
  double min_us = 0, max_us = 0; ///< both time_us where the file does not say
  std::int64_t warps = 0;        ///< of the grid
};

/// Another name that a column may have, for a file that is shared by kernels.
struct ColumnAlias {
  std::string_view argument, column;
};

/// bad_input with line and column; also where an argument has no column, or no row is of the
/// program's kernel.
[[nodiscard]] Result<std::vector<MeasuredLaunch>>
measured_launches(std::string_view text, const std::string& file, const Program& program,
                  std::span<const ColumnAlias> aliases = {});

struct LaunchError {
  std::size_t launch = 0; ///< its number in the list
  std::int64_t warps = 0;
  double measured_us = 0;
  std::array<double, method_count> predicted_us{}; ///< by Method
  /// (predicted - measured) / measured
  [[nodiscard]] double relative(Method method) const {
    return predicted_us[static_cast<std::size_t>(method)] / measured_us - 1;
  }
};
/// By warps, ascending. Launches that the GPU cannot have are left out.
[[nodiscard]] std::vector<LaunchError> launch_errors(const Program& program, const Machine& machine,
                                                     const std::vector<MeasuredLaunch>& launches,
                                                     const Progress& progress);

/// The median of the absolute relative errors of the launches with so many warps, or up to a
/// twentieth more.
struct WarpsError {
  std::int64_t warps = 0, last = 0; ///< the fewest and the most
  double median = 0;
};
[[nodiscard]] constexpr bool as_many_warps(std::int64_t warps, std::int64_t first) {
  return warps >= first && 20 * warps <= 21 * first;
}
[[nodiscard]] std::vector<WarpsError> errors_by_warps(const std::vector<LaunchError>& errors,
                                                      Method method);
/// The median of the absolute relative errors; 0 of none.
[[nodiscard]] double median_error(const std::vector<LaunchError>& errors, Method method);

} // namespace loom::kernel
