#include "core/plot/measured.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>

namespace loom {
namespace {

/// Distance of two intensities as a ratio; 0 only to itself.
double ratio(double a, double b) {
  if (a == b)
    return 1;
  if (a <= 0 || b <= 0 || std::isinf(a) || std::isinf(b))
    return std::numeric_limits<double>::infinity();
  return std::max(a / b, b / a);
}

/// One curve out of points, in the order of `x`; error bars where any point has one.
MeasuredCurve curve_of(std::vector<MeasuredPoint> points, double MeasuredPoint::*x, double shift) {
  std::ranges::sort(points, {}, x);
  MeasuredCurve curve;
  const bool bars = std::ranges::any_of(points, &MeasuredPoint::has_range);
  for (const MeasuredPoint& point : points) {
    curve.points.push_back({point.*x + shift, point.throughput});
    if (bars)
      curve.error_bars.push_back(point.has_range() ? Point{point.low, point.high}
                                                   : Point{point.throughput, point.throughput});
  }
  return curve;
}

/// Least number of warps at which the curve, points or an end of their error bars, reaches `goal`;
/// infinity when it never does.
double first_at(const MeasuredCurve& curve, double goal, double Point::*end = nullptr) {
  Point before{0, 0};
  for (std::size_t i = 0; i < curve.points.size(); ++i) {
    const Point at{curve.points[i].x, end ? curve.error_bars[i].*end : curve.points[i].y};
    if (at.y >= goal)
      return before.x + (goal - before.y) / (at.y - before.y) * (at.x - before.x);
    before = at;
  }
  return std::numeric_limits<double>::infinity();
}

} // namespace

std::optional<MeasuredSlice> measured_near(const MeasuredPoints& measured, double alpha,
                                           double extra_arithmetic, double reach) {
  std::optional<double> best; ///< as in the file
  for (const MeasuredPoint& point : measured.points)
    if (const double off = ratio(point.alpha + extra_arithmetic, alpha);
        off <= reach && (!best || off < ratio(*best + extra_arithmetic, alpha)))
      best = point.alpha;
  if (!best)
    return std::nullopt;
  std::vector<MeasuredPoint> points;
  std::ranges::copy_if(measured.points, std::back_inserter(points),
                       [&](const MeasuredPoint& point) { return point.alpha == *best; });
  return MeasuredSlice{curve_of(std::move(points), &MeasuredPoint::warps, 0),
                       *best + extra_arithmetic};
}

MeasuredCurve measured_at_warps(const MeasuredPoints& measured, double warps,
                                double extra_arithmetic) {
  double nearest = std::numeric_limits<double>::infinity();
  for (const MeasuredPoint& point : measured.points)
    if (std::abs(point.warps - warps) < std::abs(nearest - warps))
      nearest = point.warps;
  std::vector<MeasuredPoint> points;
  std::ranges::copy_if(measured.points, std::back_inserter(points),
                       [&](const MeasuredPoint& point) { return point.warps == nearest; });
  return curve_of(std::move(points), &MeasuredPoint::alpha, extra_arithmetic);
}

MeasuredCurve measured_warps_needed(const MeasuredPoints& measured, const KernelModel& model,
                                    double target, double extra_arithmetic) {
  std::map<double, std::vector<MeasuredPoint>> by_alpha;
  for (const MeasuredPoint& point : measured.points)
    by_alpha[point.alpha].push_back(point);
  MeasuredCurve result;
  const bool bars = std::ranges::any_of(measured.points, &MeasuredPoint::has_range);
  for (auto& [file_alpha, points] : by_alpha) {
    const double alpha = file_alpha + extra_arithmetic;
    const double goal = target * bounds(model, alpha, 0).peak();
    const MeasuredCurve curve = curve_of(std::move(points), &MeasuredPoint::warps, 0);
    const double warps = first_at(curve, goal);
    if (!std::isfinite(warps))
      continue;
    result.points.push_back({alpha, warps});
    if (bars && curve.error_bars.empty())
      result.error_bars.push_back({warps, warps});
    else if (bars)
      result.error_bars.push_back(
          {first_at(curve, goal, &Point::y), first_at(curve, goal, &Point::x)});
  }
  return result;
}

ModelError bound_model_error(const MeasuredPoints& measured, const KernelModel& model,
                             double extra_arithmetic) {
  ModelError error;
  for (const MeasuredPoint& point : measured.points) {
    const double predicted =
        bounds(model, point.alpha + extra_arithmetic, point.warps).throughput();
    const double off = std::abs(predicted - point.throughput) / point.throughput;
    error.mean += off;
    if (off > error.worst)
      error.worst = off, error.at = point, error.predicted = predicted;
  }
  if (!measured.points.empty())
    error.mean /= static_cast<double>(measured.points.size());
  return error;
}

} // namespace loom
