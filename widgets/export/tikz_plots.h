#pragma once

/// Curves as plots of pgfplots, and lengths and pens as TikZ writes them.

#include "core/figure/plot_data.h"
#include "widgets/paint/canvas.h"

#include <functional>
#include <string>

namespace loom {

/// A number with at most three decimals.
[[nodiscard]] std::string tikz_number(double value);
/// A length of the drawing's units in mm.
[[nodiscard]] std::string tikz_mm(double units);
/// A length of the drawing's units in points of 1/72 inch, with its unit.
[[nodiscard]] std::string tikz_points(double units);
/// ", dash pattern=..." of a pen; empty for a line without gaps.
[[nodiscard]] std::string tikz_dashes(const QPen& pen);

/// A comment that says what the next plot is.
[[nodiscard]] std::string tikz_named(const std::string& id, const std::string& label);
/// Options of an axis environment, beside place and size: it shows nothing itself, as what the
/// axes show is drawn, and has the panel's ranges and scales.
[[nodiscard]] std::string tikz_axis(const Panel& panel);
/// " coordinates {...}"; error bars as a curve has them, or none.
[[nodiscard]] std::string tikz_coordinates(const std::vector<Point>& points,
                                           const std::vector<Point>& error_bars = {});

/// Names a colour.
using ColourName = std::function<std::string(const QColor&)>;

/// tikz_axis(), then a plot for each curve, in the panel's coordinates and as far as the axes
/// reach. Empty where the panel has no curve to draw.
[[nodiscard]] std::string tikz_curves(const Panel& panel, const Canvas& canvas,
                                      const ColourName& name_of);
/// The same for layers, stacked by pgfplots.
[[nodiscard]] std::string tikz_layers(const Panel& panel, const Canvas& canvas,
                                      const ColourName& name_of);
/// The same for bars on axes `width` units wide, over the numbers of the categories from 0.
[[nodiscard]] std::string tikz_bars(const Panel& panel, const Canvas& canvas, double width,
                                    const ColourName& name_of);

} // namespace loom
