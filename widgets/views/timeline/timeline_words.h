#pragma once

/// What a timeline shows, in sentences.

#include "core/sim/explain.h"
#include "core/sim/measured_trace.h"
#include "core/sim/timeline_index.h"

#include <QString>

namespace loom {

/// What one warp does in a cycle: "W3 waits for R1 of the LDG issued in cycle 12, until 380".
[[nodiscard]] QString warp_words(const TimelineIndex& index, const WarpStory& story, Cycle cycle);

/// The copies of rings that a warp has in flight: "16 LDGSTS.128 in flight, the first 8 complete in
/// cycle 480"; empty where it has none.
[[nodiscard]] QString copies_words(const TimelineIndex& index, int warp, Cycle cycle);

/// What a measured row has in a cycle of the simulated run: "W3 measured: LDG.32 in the cycles 12
/// to 512, 500 cycles; simulated 480, off by −4 %"; empty where it has nothing there.
[[nodiscard]] QString measured_words(const MeasuredTrace& measured, const TraceComparison& compared,
                                     int row, double cycle);

/// What the SM does in a cycle: what is in flight and which warps issue.
[[nodiscard]] QString cycle_words(const TimelineIndex& index, Cycle cycle);

/// Why a scheduler issues nothing in a cycle, or what it issues: one sentence.
[[nodiscard]] QString slot_words(const TimelineIndex& index, const std::vector<WarpStory>& stories,
                                 int scheduler, Cycle cycle);

} // namespace loom
