#include "core/plot/build.h"

#include "core/plot/clip.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

bool is_log(const Axis& axis) {
  return axis.kind != AxisKind::linear && axis.kind != AxisKind::category;
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
  return samples;
}

void add_clipped(Panel& panel, Curve curve) {
  const Point across = axis_span(panel.x), up = axis_span(panel.y);
  const auto parts = clip_polyline(curve.points, {across.x, across.y, up.x, up.y}, is_log(panel.x),
                                   is_log(panel.y));
  if (parts.empty()) {
    const bool above =
        !curve.points.empty() &&
        std::ranges::all_of(curve.points, [&](const Point& point) { return point.y > up.y; });
    if (!above || curve.label.empty())
      return;
    curve.points.clear();
    curve.off_scale = true;
    panel.curves.push_back(std::move(curve));
    return;
  }
  const std::string label = std::exchange(curve.label, {});
  for (const std::vector<Point>& part : parts) {
    curve.points = part;
    curve.label = &part == &parts.back() ? label : std::string();
    panel.curves.push_back(curve);
  }
}

} // namespace loom
