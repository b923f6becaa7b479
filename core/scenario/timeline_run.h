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

/// Simulates `cycles` from the start and keeps them, with the summary of what the run settles to
/// (core/sim/settled.h) after at most `effort` cycles; an error where numbers are missing. `loop`
/// are the numbers of the scenario's loop of instructions, where it has one.
[[nodiscard]] Result<std::shared_ptr<const TimelineIndex>>
record_timeline(const ResolvedScenario& scenario, const std::optional<LoopNumbers>& loop,
                Cycle cycles, std::int64_t effort = 1'000'000, const std::stop_token& stop = {},
                const std::function<void(double)>& progress = {});

} // namespace loom
