#pragma once

/// The points measured on a GPU, as dots over the models' curves of the throughput view.

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Adds what was measured for the snapshot's mix at its α, or with its warps; occupancies are
/// multiplied by `x_factor`. Points of a GPU that is compared have its colour and marker. What was
/// measured nearby and not here is the panel's remark.
void add_measured(Panel& panel, const Snapshot& snapshot, double x_factor);

/// Adds the warps needed as measured for the snapshot's mix to a panel against α, in the panel's
/// unit: warps times `factor`. Warps that somebody found for another part of the peak than the
/// snapshot's target are its remark.
void add_measured_needed(Panel& panel, const Snapshot& snapshot, double factor);

/// The axes that points are drawn on.
enum class MeasuredAxes { over_warps, over_alpha, needed };

/// Says in the figure's caption what was measured and by whom, and puts that among its sources:
/// of the dots that add_measured(), or add_measured_needed() for the last, would draw. Those that
/// they leave out are Figure::left_out.
void note_measured(Figure& figure, const Snapshot& snapshot, MeasuredAxes axes);

} // namespace loom
