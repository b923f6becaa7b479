#pragma once

/// The points measured on a GPU, as dots over the models' curves of the throughput view.

#include "core/plot/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Adds what was measured for the snapshot's mix; occupancies are multiplied by `x_factor`.
void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor);

} // namespace loom
