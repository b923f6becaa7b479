#pragma once

/// Throughput against occupancy at one α, or against α at one occupancy: the latency bound, the
/// three throughput limits and their minimum (Volkov 2016, §4.1, Figure 4.1).

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

struct SimulatedThroughput;

/// The curves of a snapshot, whose results, or whose loop's, must be present: of the loop where it
/// has one (loop_throughput.h). On screen while something is dragged
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
