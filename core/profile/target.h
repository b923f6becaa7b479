#pragma once

/// Where a value of a launch goes, by the name of its metric: one table for exports and reports.

#include "core/profile/launch.h"

#include <string_view>

namespace loom::profile {

/// What a column of an export, or a metric of a report, goes to.
struct Target {
  enum class Kind { none, metric, stall, pipe, other, opcodes, gpu, block, grid } kind = Kind::none;
  Metric metric{};
  double scale = 1;
  bool alias = false; ///< counts where the metric by its own name is not there
  std::string share{};
};
/// `section`: of a label of the details page.
[[nodiscard]] Target target_of(std::string_view name, std::string_view section = {});

/// Puts a value, already scaled, into a metric, stall reason, pipe or other number of the launch.
enum class Placed {
  yes,
  not_needed, ///< it is there by its own name, or is a share of 0
  too_many,   ///< stall reasons or pipes
};
[[nodiscard]] Placed place(Launch& launch, const Target& target, double value);

/// The value that a launch has of a share; null where it has none.
[[nodiscard]] double* find_share(std::vector<Share>& shares, std::string_view name);

inline constexpr std::size_t max_gpu_name = 200;

} // namespace loom::profile
