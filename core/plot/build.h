#pragma once

/// What building a panel needs again and again: samples along an axis, and curves cut to it.

#include "core/plot/plot_data.h"

#include <vector>

namespace loom {

/// `count` values evenly spread in α's own scale over a finite alpha axis, the kink at α = 1 and
/// each of `also` that is inside added exactly; ascending.
[[nodiscard]] std::vector<double> alpha_samples(const Axis& axis, int count,
                                                const std::vector<double>& also = {});

/// Appends `curve` cut to the panel's axes. Where it leaves and comes back it becomes several
/// curves, the last of which keeps the label. A curve wholly above the axes becomes an off-scale
/// label, one wholly elsewhere outside is dropped.
void add_clipped(Panel& panel, Curve curve);

/// Whether a coordinate is drawn on a logarithmic scale.
[[nodiscard]] bool is_log(const Axis& axis);

} // namespace loom
