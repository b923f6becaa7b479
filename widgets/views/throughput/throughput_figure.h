#pragma once

/// Throughput against occupancy at one α, or against α at one occupancy: the latency bound, the
/// three throughput limits and their minimum (Volkov 2016, §4.1, Figure 4.1).

#include "core/plot/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// The figure of a snapshot, whose results must be present. On screen while something is dragged
/// (snapshot.draft) with fewer samples.
[[nodiscard]] Figure throughput_figure(const Snapshot& snapshot);

/// Only the panel, for figures that put several side by side.
[[nodiscard]] Panel throughput_panel(const Snapshot& snapshot);

} // namespace loom
