#pragma once

/// The loom shows a scenario's simulation (core/scenario/sim_run.h) in steady state.

#include "core/model/loop.h"
#include "core/scenario/scenario.h"
#include "core/sim/loom.h"

#include <cstdint>
#include <stop_token>

namespace loom {

/// How much is simulated for a picture.
struct LoomEffort {
  std::int64_t settling = 300'000;  ///< cycles gone through for what the run settles to
  std::int64_t least = 20'000;      ///< that are counted where the run does not repeat itself
  std::int64_t counted = 2'000'000; ///< cycles that averages are of, at most
  bool moving = true;               ///< more cycles than are seen at once, for time to flow
  double seen = 0;                  ///< cycles seen at once; 0: two turns of a warp
  /// While a hand drags: a few thousand cycles.
  [[nodiscard]] static LoomEffort draft() { return {4'000, 2'000, 3'000, false, 0}; }
};

/// `numbers` are those of the scenario's workload, whose evaluation is what the picture is compared
/// with; of a loop of machine code they are its own. Warps come in whole blocks where they have
/// roles, barriers or an end. Errors as sim_run(), and bad_argument where nothing that is known
/// limits the loop or when stopped.
[[nodiscard]] Result<LoomPicture> loom_picture(const ResolvedScenario& scenario,
                                               const LoopNumbers& numbers,
                                               const LoomEffort& effort = {},
                                               const std::stop_token& stop = {});

} // namespace loom
