#pragma once

/// Instructions of a loop in flight, by class, against one of its numbers: at the warps needed and
/// at the current ones.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Two stacked panels side by side, of a snapshot that has loop results.
[[nodiscard]] std::vector<Panel> loop_flight_panels(const Snapshot& snapshot);
/// The figure without its panels.
[[nodiscard]] Figure loop_flight_description(const Snapshot& snapshot);
/// The loop at a place of the axis, in one of the two panels.
[[nodiscard]] std::optional<LoopEvaluation> loop_flight_at(const Snapshot& snapshot, int panel,
                                                           double place);

} // namespace loom
