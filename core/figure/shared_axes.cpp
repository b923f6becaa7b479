#include "core/figure/shared_axes.h"

#include "core/figure/build.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// Cuts a polygon to one half plane: what has `inside(point)`, with `cross` between two points.
template <class Inside, class Cross>
std::vector<Point> half(const std::vector<Point>& polygon, const Inside& inside,
                        const Cross& cross) {
  std::vector<Point> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    if (inside(a))
      kept.push_back(a);
    if (inside(a) != inside(b))
      kept.push_back(cross(a, b));
  }
  return kept;
}

/// Where the edge from a to b meets `at`, straight in the axes' own geometry.
double between(double at, double a0, double b0, double a1, double b1, bool log0, bool log1) {
  const auto scale = [](double value, bool log) { return log ? std::log(value) : value; };
  const double share = (scale(at, log0) - scale(a0, log0)) / (scale(b0, log0) - scale(a0, log0));
  const double result = scale(a1, log1) + share * (scale(b1, log1) - scale(a1, log1));
  return log1 ? std::exp(result) : result;
}

/// Sutherland and Hodgman's way, one edge of the rectangle after the other.
std::vector<Point> cut_polygon(std::vector<Point> polygon, const Axis& x, const Axis& y) {
  const bool xlog = is_log(x), ylog = is_log(y);
  const Point across = axis_span(x), up = axis_span(y);
  for (const double edge : {across.x, across.y}) {
    const bool low = edge == across.x;
    polygon = half(
        polygon, [&](const Point& p) { return low ? p.x >= edge : p.x <= edge; },
        [&](const Point& a, const Point& b) {
          return Point{edge, between(edge, a.x, b.x, a.y, b.y, xlog, ylog)};
        });
  }
  for (const double edge : {up.x, up.y}) {
    const bool low = edge == up.x;
    polygon = half(
        polygon, [&](const Point& p) { return low ? p.y >= edge : p.y <= edge; },
        [&](const Point& a, const Point& b) {
          return Point{between(edge, a.y, b.y, a.x, b.x, ylog, xlog), edge};
        });
  }
  return polygon;
}

bool alike(const Axis& a, const Axis& b) {
  return a.kind == b.kind && a.label == b.label && a.unit == b.unit &&
         a.categories == b.categories && !(a.label.empty() && a.unit.empty());
}

bool has_shareable_axes(const Panel& panel) {
  return panel.kind == PanelKind::curves || panel.kind == PanelKind::stacked ||
         panel.kind == PanelKind::bars || panel.kind == PanelKind::heat;
}

Axis& axis_of(Panel& panel, bool horizontal) { return horizontal ? panel.x : panel.y; }

/// Whether the axis can be drawn from `low` to `high` without guessing.
bool can_show(const Panel& panel, bool horizontal, double low, double high) {
  const Axis& axis = horizontal ? panel.x : panel.y;
  if (low == axis.min && high == axis.max)
    return true;
  if (panel.kind != PanelKind::curves)
    return !horizontal && low == axis.min && panel.kind != PanelKind::heat;
  return !(low < axis.min && reaches(panel, horizontal, false)) &&
         !(high > axis.max && reaches(panel, horizontal, true));
}

bool shareable(const Figure& figure, std::size_t a, std::size_t b, bool horizontal) {
  const auto axis = [&](std::size_t i) -> const Axis& {
    return horizontal ? figure.panels[i].x : figure.panels[i].y;
  };
  return has_shareable_axes(figure.panels[a]) && has_shareable_axes(figure.panels[b]) &&
         alike(axis(a), axis(b));
}

/// Shares one axis among neighbours that are alike in it; the first of a row, the last of a column
/// keeps its numbers. `widen`: one range is made of several.
void share_run(Figure& figure, const std::vector<std::size_t>& run, bool horizontal, bool widen) {
  if (run.size() < 2)
    return;
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const std::size_t i : run) {
    const Axis& axis = axis_of(figure.panels[i], horizontal);
    low = std::min(low, axis.min);
    high = std::max(high, axis.max);
  }
  const auto agrees = [&](std::size_t i) {
    const Axis& axis = axis_of(figure.panels[i], horizontal);
    return widen ? can_show(figure.panels[i], horizontal, low, high)
                 : axis.min == low && axis.max == high;
  };
  if (!std::ranges::all_of(run, agrees))
    return;
  const std::size_t keeper = horizontal ? run.back() : run.front();
  for (const std::size_t i : run) {
    Panel& panel = figure.panels[i];
    Axis x = panel.x, y = panel.y;
    Axis& axis = horizontal ? x : y;
    axis.min = low;
    axis.max = high;
    axis.bare = i != keeper;
    if (panel.kind == PanelKind::curves && widen)
      recut(panel, x, y);
    else
      axis_of(panel, horizontal) = axis;
  }
}

/// The panels of a row or a column, neighbour by neighbour.
void share(Figure& figure, const std::vector<std::size_t>& line, bool horizontal, bool widen) {
  std::vector<std::size_t> run;
  for (const std::size_t i : line) {
    if (!run.empty() && !shareable(figure, run.back(), i, horizontal)) {
      share_run(figure, run, horizontal, widen);
      run.clear();
    }
    run.push_back(i);
  }
  share_run(figure, run, horizontal, widen);
}

/// In rows the vertical axes, in columns the horizontal ones.
bool share_lines(Figure& figure, bool vertical, bool horizontal, bool widen) {
  const std::size_t count = figure.panels.size();
  const auto columns =
      static_cast<std::size_t>(std::clamp(figure.columns, 1, std::max(1, static_cast<int>(count))));
  for (std::size_t first = 0; vertical && first < count; first += columns) {
    std::vector<std::size_t> row;
    for (std::size_t i = first; i < std::min(first + columns, count); ++i)
      row.push_back(i);
    share(figure, row, false, widen);
  }
  for (std::size_t column = 0; horizontal && column < std::min(columns, count); ++column) {
    std::vector<std::size_t> below;
    for (std::size_t i = column; i < count; i += columns)
      below.push_back(i);
    share(figure, below, true, widen);
  }
  return std::ranges::any_of(figure.panels,
                             [](const Panel& panel) { return panel.x.bare || panel.y.bare; });
}

/// Whether all panels but one of four or more have an axis in common.
bool all_alike(const Figure& figure, bool horizontal) {
  if (figure.panels.size() < 2)
    return false;
  std::size_t unlike = 0;
  for (std::size_t i = 1; i < figure.panels.size(); ++i)
    unlike += shareable(figure, 0, i, horizontal) ? 0 : 1;
  return unlike == 0 || (unlike == 1 && figure.panels.size() > 3);
}

} // namespace

bool reaches(const Panel& panel, bool horizontal, bool upper) {
  const Point span = axis_span(horizontal ? panel.x : panel.y);
  const double edge = upper ? span.y : span.x;
  const double near = 1e-9 * std::max(std::abs(span.x), std::abs(span.y));
  const auto at_edge = [&](const Point& point) { // or beyond
    const double at = horizontal ? point.x : point.y;
    return upper ? at >= edge - near : at <= edge + near;
  };
  return std::ranges::any_of(panel.curves,
                             [&](const Curve& curve) {
                               return (curve.off_scale && !horizontal && upper) ||
                                      (!curve.dots && std::ranges::any_of(curve.points, at_edge));
                             }) ||
         std::ranges::any_of(panel.areas, [&](const Area& area) {
           return std::ranges::any_of(area.outline, at_edge);
         });
}

void recut(Panel& panel, const Axis& x, const Axis& y) {
  panel.x = x;
  panel.y = y;
  const Point across = axis_span(x), up = axis_span(y);
  const auto outside = [&](const Point& point) {
    return point.x < across.x || point.x > across.y || point.y < up.x || point.y > up.y;
  };
  std::vector<Curve> curves;
  curves.swap(panel.curves);
  for (Curve& curve : curves) {
    if (curve.dots)
      panel.curves.push_back(std::move(curve)); // a painter leaves out dots outside
    else
      add_clipped(panel, std::move(curve));
  }
  for (Area& area : panel.areas)
    area.outline = cut_polygon(std::move(area.outline), x, y);
  std::erase_if(panel.areas, [](const Area& area) { return area.outline.size() < 3; });
  std::erase_if(panel.marks, [&](const Mark& mark) { return outside(mark.at); });
}

bool share_axes(Figure& figure) { return share_lines(figure, true, true, true); }

bool small_multiples(const Figure& figure) {
  return figure.panels.size() > 2 && figure.panels.front().kind == PanelKind::curves &&
         all_alike(figure, true) && all_alike(figure, false);
}

bool share_equal_axes(Figure& figure) {
  return share_lines(figure, all_alike(figure, false), all_alike(figure, true), false);
}

} // namespace loom
