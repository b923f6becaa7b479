#pragma once

/// What building a panel needs again and again: samples along an axis, and curves to be cut to it.

#include "core/figure/plot_data.h"

#include <vector>

namespace loom {

/// The axis of arithmetic intensity that views and figures share: α from 0.1 to 10⁴, and the places
/// of 0 and ∞ beside it.
[[nodiscard]] Axis alpha_axis(std::string label = {});

/// A figure that has what `description` has, and `plots` before its other panels.
[[nodiscard]] Figure with_plots(Figure description, std::vector<Panel> plots);

/// `count` values evenly spread in α's own scale over a finite alpha axis, the kink at α = 1 and
/// each of `also` that is inside added exactly; ascending.
[[nodiscard]] std::vector<double> alpha_samples(const Axis& axis, int count,
                                                const std::vector<double>& also = {});

/// Appends `curve` as it was computed: who draws it cuts it to the panel's axes, files of data have
/// all of it. A curve wholly above the axes is marked as off scale, for its label alone is drawn;
/// one wholly elsewhere outside, or without label, is dropped.
void add_clipped(Panel& panel, Curve curve);

/// What of a curve is inside the panel's axes.
struct CutCurve {
  std::vector<std::vector<Point>> parts{}; ///< of lines in order; of dots at most one
  std::vector<Point> error_bars{};         ///< of the dots inside
  bool whole = true;                       ///< nothing was cut off
};
[[nodiscard]] CutCurve cut_to_axes(const Panel& panel, const Curve& curve);

/// Whether a coordinate is drawn on a logarithmic scale.
[[nodiscard]] bool is_log(const Axis& axis);

} // namespace loom
