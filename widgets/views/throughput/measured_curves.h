#pragma once

/// The points measured on a GPU, as dots over the models' curves of the throughput view.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Adds what was measured for the snapshot's mix; occupancies are multiplied by `x_factor`.
void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor);

/// Adds the warps needed as measured for the scenario's mix to a panel against α, in the panel's
/// unit: warps times `factor`.
void add_measured_needed(Panel& panel, const Scenario& scenario, const KernelModel& model,
                         const Catalogue* catalogue, double factor);

} // namespace loom
