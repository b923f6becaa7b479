#pragma once

/// A profiled launch as the models see it: its loop on its GPU, at its warps and its clock.

#include "core/model/loop.h"
#include "core/model/loop_changes.h"
#include "core/profile/loop_of.h"
#include "core/scenario/scenario.h"
#include "core/sim/summary.h"

#include <stop_token>

namespace loom {

/// A number measured beside the same one modelled, in the same unit.
struct Compared {
  std::optional<double> measured, modelled;
  /// modelled / measured - 1; nothing where one is not there or nothing was measured.
  [[nodiscard]] std::optional<double> error() const;
};

/// A cause for which warps wait, or issue slots stay empty: shares of all waiting but that of warps
/// that could go.
struct ComparedWait {
  Text what;
  Compared share; ///< 0 to 1
};

/// A change and what it would gain, and how sure that is.
struct ProfileChange {
  LoopChange change;
  /// The model's own error on the launch, relative, with or without overlap, whichever is larger:
  /// gains below it are not told apart from none.
  double doubt = 0;
};

struct ProfileModel {
  /// The GPU, the loop and the warps, rounded. Where the profile's clock is not the GPU's, DRAM
  /// gives as many bytes a second, so that mem_thru is set if the loop takes of it.
  Scenario scenario;
  profile::ProfiledLoop of;
  LoopNumbers numbers;
  double warps = 0;          ///< of an SM, as measured
  LoopEvaluation evaluation; ///< "at most" also where the loop is
  /// Instructions/cycle/SM: by gradual saturation (core/model/saturation.h), or the bounds where
  /// the latency of an iteration is the one measured, as the queues are in it.
  Compared ipc;
  double in_one_chain = 0; ///< by gradual saturation, of counts alone, nothing overlapping
  std::array<Compared, resource_count> use; ///< of each resource, in percent of its rate
  Compared l1_bytes, l2_bytes, dram_bytes;  ///< of the whole launch
  std::vector<ProfileChange> changes;       ///< the best three, the best first

  /// Percent of its peak that was measured of the resource that limits by the model, where the
  /// model has it used 20 points more: the counter then says that something else limits.
  [[nodiscard]] std::optional<double> contradicted() const;
};

/// The same without rates, traffic and changes: scenario, loop, warps, numbers, evaluation and
/// modelled uses. Errors as profile_model.
[[nodiscard]] Result<ProfileModel> bounded_model(const profile::Launch& launch, GpuPtr gpu);

/// `gpu` in place of the one that the profile names; null: that one. Errors as
/// core/profile/loop_of.h and core/model/loop_numbers.h, and bad_argument where the export lacks
/// the resident warps.
[[nodiscard]] Result<ProfileModel> profile_model(const profile::Launch& launch,
                                                 const Catalogue& catalogue, GpuPtr gpu = {});

/// Percent of its peak that the profile has of each resource.
[[nodiscard]] std::array<std::optional<double>, resource_count>
measured_uses(const profile::Launch& launch);

/// The launch's loop on a simulated SM: what it settles to. Counts and shares are rounded, to
/// twentieths at first, where programs of whole instructions cannot have them. Errors as
/// loop_simulation(), and bad_argument where the run is too long.
struct ProfileSimulation {
  double ipc = 0; ///< instructions/cycle/SM
  SimSummary summary;
};
[[nodiscard]] Result<ProfileSimulation> simulate_profile(const ProfileModel& model,
                                                         const std::stop_token& stop = {});

/// Causes of waiting as measured, beside those of a simulation where there is one. Nsight Compute
/// counts every warp that waits; the simulator gives each empty slot the cause of the warp that is
/// next: both as shares.
[[nodiscard]] std::vector<ComparedWait> compare_waits(const profile::Launch& launch,
                                                      const ProfileSimulation* simulation);

} // namespace loom
