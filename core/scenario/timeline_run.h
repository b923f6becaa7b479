#pragma once

/// A recorded run of what a scenario simulates (core/scenario/sim_run.h).

#include "core/model/loop.h"
#include "core/scenario/scenario.h"
#include "core/sim/timeline_index.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace loom {

/// Whether two scenarios are equal in everything that a simulation depends on.
[[nodiscard]] bool same_simulation(const Scenario& a, const Scenario& b);

/// The loop's instructions by what executes them, in its order.
[[nodiscard]] std::vector<TimelineClass> timeline_classes(const LoopNumbers& loop);

/// Cycles of a run in steady state that show what its warps do: two periods of a warp, which are
/// the cycles from one begin of the loop's iteration to the next, warps × instructions of an
/// iteration / IPC. At least 60 cycles, what Figure 4.7 of the thesis shows; at most eight times
/// the longest latency.
struct SteadyStretch {
  double from = 0, to = 0;
  double period = 0; ///< 0 where the run is too short to say
};

/// How much of a run is kept: as far as its steady stretch ends, within these cycles.
struct RecordedCycles {
  Cycle least = 20'000, most = 20'000;
};

/// A recorded run, and where it is steady.
struct SteadyRun {
  std::shared_ptr<const TimelineIndex> index;
  SteadyStretch steady;
};

/// As record_timeline(), with the steady stretch: from where the run repeats itself on, or else
/// after four periods; the end of what is kept where that does not reach so far.
[[nodiscard]] Result<SteadyRun> record_steady_run(const ResolvedScenario& scenario,
                                                  const std::optional<LoopNumbers>& loop,
                                                  RecordedCycles cycles,
                                                  std::int64_t effort = 1'000'000,
                                                  const std::stop_token& stop = {},
                                                  const std::function<void(double)>& progress = {});

/// Simulates `cycles` from the start and keeps them, with the summary of what the run settles to
/// (core/sim/settled.h) after at most `effort` cycles; an error where numbers are missing. `loop`
/// are the numbers of the scenario's loop of instructions, where it has one.
[[nodiscard]] Result<std::shared_ptr<const TimelineIndex>>
record_timeline(const ResolvedScenario& scenario, const std::optional<LoopNumbers>& loop,
                Cycle cycles, std::int64_t effort = 1'000'000, const std::stop_token& stop = {},
                const std::function<void(double)>& progress = {});

} // namespace loom
