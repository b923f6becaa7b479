#pragma once

/// A launch: what one block takes of an SM, from which the occupancy follows. A part of the
/// scenario, so that it is undone, saved and shared.

#include "core/gpu/gpu_spec.h"
#include "core/model/loop.h"
#include "core/occupancy/occupancy.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"

namespace loom {

/// The limits of the GPU's compute capability; bad_argument where its file names none, or one that
/// is not known.
[[nodiscard]] Result<const ComputeLimits*> limits_of(const GpuSpec& gpu);

/// The worth that a launch's occupancy has for the scenario's workload.
struct LaunchWorth {
  Occupancy occupancy{};
  LoopEvaluation evaluation{}; ///< with the launch's warps
  double full_fraction = 0;    ///< share of the peak with every warp that the SM has room for
  double with_queues = 0;      ///< with the launch's warps by gradual saturation
  /// Least ILP that reaches the target with the launch's warps; nothing where none does.
  std::optional<int> ilp_needed{};
  std::optional<Waves> waves{}; ///< of OccupancyLaunch::grid
};
/// bad_argument as limits_of and check say, and where the GPU lacks a number of the workload.
/// Without a block that fits the evaluation is empty.
[[nodiscard]] Result<LaunchWorth> launch_worth(const ResolvedScenario& scenario);
/// Waves of the launch's grid; nothing where it has none, or where it is no whole number of
/// clusters that fit.
[[nodiscard]] std::optional<Waves> waves_of_launch(const OccupancyLaunch& launch, int sms,
                                                   int blocks_per_sm);
/// The scenario with the warps that its launch leaves resident; as it is where none is.
[[nodiscard]] Scenario with_launch_warps(Scenario scenario);
/// Whether the launch decides the scenario's warps and nothing else has changed them since.
[[nodiscard]] bool follows_launch(const Scenario& scenario);

/// The nearest launch that `check` lets pass: one that was made for another SM.
[[nodiscard]] LaunchConfig fitted(const ComputeLimits& limits, LaunchConfig launch);

} // namespace loom
