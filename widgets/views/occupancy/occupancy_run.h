#pragma once

/// Everything the occupancy view shows of a scenario's launch on its GPU.

#include "core/occupancy/changes.h"
#include "core/scenario/launch.h"

#include <array>
#include <optional>
#include <string>

namespace loom {

struct OccupancyRun {
  GpuPtr gpu{};
  Launch launch{};
  const ComputeLimits* limits = nullptr; ///< never null in a result
  Occupancy occupancy{};
  Error impossible{}; ///< why not even one block fits; empty where one does
  std::array<NearestChanges, launch_resource_count> changes{};
  std::optional<int> sms{};     ///< nothing where no source gives it
  std::optional<Waves> waves{}; ///< of the grid, where it and the SMs are known
  Result<LaunchWorth> worth{};  ///< an error where the kernel lacks a number
  /// For the target share of the kernel's peak, a real number.
  std::optional<double> warps_needed{};

  [[nodiscard]] const NearestChanges& changes_of(LaunchResource resource) const {
    return changes[static_cast<std::size_t>(resource)];
  }
};

/// bad_argument as limits_of and check say.
[[nodiscard]] Result<OccupancyRun> run_occupancy(const Scenario& scenario);

/// What a control of the resource moves in: threads in warps, registers one by one, shared memory
/// in the unit that it is given in.
[[nodiscard]] int step_of(const ComputeLimits& limits, LaunchResource resource);
[[nodiscard]] LaunchRange range_of(const ComputeLimits& limits, LaunchResource resource);
/// The nearest value that is a whole number of steps and in range.
[[nodiscard]] int snapped(const ComputeLimits& limits, LaunchResource resource, double value);
/// The next whole number of steps up (`steps` > 0) or down, in range.
[[nodiscard]] int stepped(const ComputeLimits& limits, LaunchResource resource, int value,
                          int steps);

/// The scenario with another launch; its warps follow where they did before.
[[nodiscard]] Scenario with_launch(Scenario scenario, const Launch& launch);

} // namespace loom
