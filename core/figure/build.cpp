#include "core/figure/build.h"

#include "core/figure/clip.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace loom {

bool is_log(const Axis& axis) {
  return axis.kind != AxisKind::linear && axis.kind != AxisKind::category;
}

Axis alpha_axis(std::string label) {
  return {.label = std::move(label), .kind = AxisKind::alpha, .min = 0.1, .max = 1e4};
}

Figure with_plots(Figure description, std::vector<Panel> plots) {
  std::ranges::move(description.panels, std::back_inserter(plots));
  description.panels = std::move(plots);
  return description;
}

std::vector<double> alpha_samples(const Axis& axis, int count, const std::vector<double>& also) {
  std::vector<double> samples;
  samples.reserve(static_cast<std::size_t>(count) + also.size() + 1);
  const double step = std::log(axis.max / axis.min) / (count - 1);
  for (int index = 0; index < count; ++index)
    samples.push_back(axis.min * std::exp(step * index));
  samples.front() = axis.min;
  samples.back() = axis.max;
  const auto add = [&](double alpha) {
    if (alpha > axis.min && alpha < axis.max)
      samples.push_back(alpha);
  };
  add(1);
  std::ranges::for_each(also, add);
  std::ranges::sort(samples);
  const auto [first, last] = std::ranges::unique(samples);
  samples.erase(first, last);
  return samples;
}

void add_clipped(Panel& panel, Curve curve) {
  const Point across = axis_span(panel.x), up = axis_span(panel.y);
  const auto parts = clip_polyline(curve.points, {across.x, across.y, up.x, up.y}, is_log(panel.x),
                                   is_log(panel.y));
  curve.off_scale = false;
  if (parts.empty()) {
    curve.off_scale =
        !curve.points.empty() && !curve.label.empty() &&
        std::ranges::all_of(curve.points, [&](const Point& point) { return point.y > up.y; });
    if (!curve.off_scale)
      return;
  }
  panel.curves.push_back(std::move(curve));
}

CutCurve cut_to_axes(const Panel& panel, const Curve& curve) {
  const Point across = axis_span(panel.x), up = axis_span(panel.y);
  const auto inside = [&](const Point& at) {
    return at.x >= across.x && at.x <= across.y && at.y >= up.x && at.y <= up.y;
  };
  CutCurve cut;
  cut.whole = std::ranges::all_of(curve.points, inside);
  if (cut.whole) {
    if (!curve.points.empty())
      cut.parts.push_back(curve.points);
    cut.error_bars = curve.error_bars;
    return cut;
  }
  if (!curve.dots) {
    cut.parts = clip_polyline(curve.points, {across.x, across.y, up.x, up.y}, is_log(panel.x),
                              is_log(panel.y));
    return cut;
  }
  std::vector<Point> dots;
  for (std::size_t i = 0; i < curve.points.size(); ++i)
    if (inside(curve.points[i])) {
      dots.push_back(curve.points[i]);
      if (!curve.error_bars.empty())
        cut.error_bars.push_back(curve.error_bars[i]);
    }
  if (!dots.empty())
    cut.parts.push_back(std::move(dots));
  return cut;
}

} // namespace loom
