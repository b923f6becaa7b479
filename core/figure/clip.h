#pragma once

/// Geometry that the painters rely on: nothing outside the axes, no more points than one sees.

#include "core/figure/plot_data.h"

#include <span>

namespace loom {

struct Rect {
  double left = 0, right = 1, bottom = 0, top = 1; ///< left < right, bottom < top
};

/// The parts of a polyline inside `rect`, in order. Segments are cut in the axes' own geometry:
/// straight in log(x) where x_log, in log(y) where y_log (coordinates then positive).
/// Points that are not finite end a part.
[[nodiscard]] std::vector<std::vector<Point>> clip_polyline(std::span<const Point> line,
                                                            const Rect& rect, bool x_log = false,
                                                            bool y_log = false);

/// Drops the points of a polyline that lie within `tolerance` of the line without them
/// (Ramer-Douglas-Peucker, iterative). Coordinates and tolerance in the same unit, pixels say.
[[nodiscard]] std::vector<Point> simplify(std::span<const Point> line, double tolerance);

} // namespace loom
