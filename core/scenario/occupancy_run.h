#pragma once

/// A scenario's launch on its GPU with all that follows: what an SM holds of it, what limits it,
/// what to change, and what it is worth to the kernel.

#include "core/occupancy/changes.h"
#include "core/scenario/launch.h"
#include "core/scenario/scenario.h"

#include <array>
#include <optional>
#include <string>

namespace loom {

struct OccupancyRun {
  GpuPtr gpu{};
  OccupancyLaunch launch{};
  const ComputeLimits* limits = nullptr; ///< never null in a result
  Occupancy occupancy{};
  Error impossible{}; ///< why not even one block fits; empty where one does
  std::array<NearestChanges, launch_resource_count> changes{};
  std::optional<int> sms{};     ///< nothing where no source gives it
  std::optional<Waves> waves{}; ///< of the grid, where it and the SMs are known
  Result<LaunchWorth> worth{};  ///< an error where the GPU lacks a number of the workload
  /// For the target share of the workload's peak, a real number.
  std::optional<double> warps_needed{};

  [[nodiscard]] const NearestChanges& changes_of(LaunchResource resource) const {
    return changes[static_cast<std::size_t>(resource)];
  }
};

/// bad_argument as limits_of and check say.
[[nodiscard]] Result<OccupancyRun> run_occupancy(const ResolvedScenario& scenario);

/// The scenario with another launch; its warps follow where they did before.
[[nodiscard]] Scenario with_launch(Scenario scenario, const OccupancyLaunch& launch);

} // namespace loom
