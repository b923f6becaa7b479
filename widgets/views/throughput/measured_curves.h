#pragma once

/// The points measured on a GPU, as dots over the models' curves of the throughput view.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Adds what was measured for the snapshot's mix; occupancies are multiplied by `x_factor`. Points
/// of a GPU that is compared have its colour and marker.
void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor);

/// Adds the warps needed as measured for the snapshot's mix to a panel against α, in the panel's
/// unit: warps times `factor`.
void add_measured_needed(Panel& panel, const Snapshot& snapshot, double factor);

/// Says in the figure's caption what was measured and by whom, and puts that among its sources:
/// of the dots that add_measured(), or add_measured_needed() where `needed`, would draw.
void note_measured(Figure& figure, const Snapshot& snapshot, bool needed);

} // namespace loom
