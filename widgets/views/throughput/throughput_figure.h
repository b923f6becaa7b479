#pragma once

/// Throughput of a mix or of a loop of instructions against occupancy, α or another of its numbers:
/// its latency bound, the limit of each resource and their minimum (Volkov 2016, §4.1, Figure 4.1).

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

struct SimulatedThroughput;

/// The horizontal axis.
[[nodiscard]] LoopAxis throughput_axis(const Snapshot& snapshot);

/// The curves of a snapshot that has a workload. On screen while something is dragged
/// (snapshot.draft) with fewer samples. `simulated` is drawn too where it holds for the scenario.
/// With `band` above 0 also where throughput lies with every number within ± that part of itself,
/// else with derived numbers in their ranges, where the GPU has some.
[[nodiscard]] Panel throughput_panel(const Snapshot& snapshot,
                                     const SimulatedThroughput* simulated = nullptr,
                                     double band = 0);

/// The figure without its panel, and with it.
[[nodiscard]] Figure throughput_description(const Snapshot& snapshot);
[[nodiscard]] Figure throughput_figure(const Snapshot& snapshot);

} // namespace loom
