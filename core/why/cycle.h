#pragma once

/// Where the numbers of one cycle of a recorded run come from (core/sim): what is in flight, and
/// why a warp issues when it does.

#include "core/sim/timeline_index.h"
#include "core/why/section.h"

#include <string>

namespace loom::why {

/// Instructions in flight in a cycle of the run: "cycle.arithmetic_in_flight",
/// "cycle.other_in_flight". trace.from <= cycle < trace.to.
[[nodiscard]] Section explain_cycle(const TimelineIndex& index, Cycle cycle);

/// The warp's first issue in or after the cycle: from when it may ("warp.ready"), and when it does
/// ("warp.issue"); and of the instruction whose result it waits for, where it does, the issue
/// ("warp.producer_issue"), its latency and how long its unit let it wait. What lies behind the end
/// of the trace is not there. `prefix` in place of "warp." tells two warps apart. `loop`: the
/// numbers of the loop of instructions that the run is of; null where it is of something else.
[[nodiscard]] Section explain_warp(const ResolvedScenario& scenario, const TimelineIndex& index,
                                   Cycle cycle, int warp, const std::string& prefix = "warp.",
                                   const LoopNumbersOf<Traced>* loop = nullptr);

} // namespace loom::why
