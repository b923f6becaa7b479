#include "core/figure/measured.h"

#include "core/model/measuring_loop.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <span>
#include <tuple>
#include <utility>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// Distance of two intensities as a ratio; 0 only to itself.
double ratio(double a, double b) {
  if (a == b)
    return 1;
  if (a <= 0 || b <= 0 || std::isinf(a) || std::isinf(b))
    return infinity;
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

/// Least number of warps at which points of one intensity, in the order of warps, reach `goal` with
/// their throughput or an end of its error bar; infinity when they never do.
double first_at(std::span<const MeasuredPoint> points, double goal, double MeasuredPoint::*which) {
  Point before{0, 0};
  for (const MeasuredPoint& point : points) {
    const Point at{point.warps, point.has_range() ? point.*which : point.throughput};
    if (at.y >= goal)
      return before.x + (goal - before.y) / (at.y - before.y) * (at.x - before.x);
    before = at;
  }
  return infinity;
}

} // namespace

bool is_same_state(double a, double b) { return ratio(a, b) <= 1.02; }

MeasuredCurve warps_found_needed(const MeasuredPoints& measured, double extra_arithmetic) {
  MeasuredCurve result;
  const bool bars = std::ranges::any_of(measured.needed, &NeededPoint::has_range);
  for (const NeededPoint& point : measured.needed) {
    result.points.push_back({point.alpha + extra_arithmetic, point.warps});
    if (bars)
      result.error_bars.push_back(point.has_range() ? Point{point.low, point.high}
                                                    : Point{point.warps, point.warps});
  }
  return result;
}

std::optional<MeasuredSlice> measured_near(const MeasuredPoints& measured, double alpha,
                                           double extra_arithmetic, double reach) {
  std::optional<double> best; ///< as in the file
  double nearest = infinity;
  double seen = -1; // points of one intensity mostly stand together
  for (const MeasuredPoint& point : measured.points) {
    if (point.alpha == std::exchange(seen, point.alpha))
      continue;
    if (const double off = ratio(point.alpha + extra_arithmetic, alpha);
        off <= reach && off < nearest) {
      best = point.alpha;
      nearest = off;
    }
  }
  if (!best)
    return std::nullopt;
  std::vector<MeasuredPoint> points;
  std::ranges::copy_if(measured.points, std::back_inserter(points),
                       [&](const MeasuredPoint& point) { return point.alpha == *best; });
  return MeasuredSlice{curve_of(std::move(points), &MeasuredPoint::warps, 0),
                       *best + extra_arithmetic};
}

MeasuredAcross measured_at_warps(const MeasuredPoints& measured, double warps,
                                 double extra_arithmetic) {
  double nearest = infinity;
  for (const MeasuredPoint& point : measured.points)
    if (std::abs(point.warps - warps) < std::abs(nearest - warps))
      nearest = point.warps;
  std::vector<MeasuredPoint> points;
  std::ranges::copy_if(measured.points, std::back_inserter(points),
                       [&](const MeasuredPoint& point) { return point.warps == nearest; });
  return {curve_of(std::move(points), &MeasuredPoint::alpha, extra_arithmetic), nearest};
}

MeasuredCurve measured_warps_needed(const MeasuredPoints& measured,
                                    const std::function<double(double)>& peak, double target,
                                    double extra_arithmetic) {
  const auto before = [](const MeasuredPoint& a, const MeasuredPoint& b) {
    return std::tie(a.alpha, a.warps) < std::tie(b.alpha, b.warps);
  };
  std::vector<MeasuredPoint> sorted;
  std::span<const MeasuredPoint> all = measured.points;
  if (!std::ranges::is_sorted(all, before)) {
    sorted = measured.points;
    std::ranges::sort(sorted, before);
    all = sorted;
  }
  MeasuredCurve result;
  const bool bars = std::ranges::any_of(all, &MeasuredPoint::has_range);
  while (!all.empty()) {
    std::size_t count = 1;
    while (count < all.size() && all[count].alpha == all[0].alpha)
      ++count;
    const auto points = all.first(count);
    all = all.subspan(count);
    const double alpha = points[0].alpha + extra_arithmetic;
    const double goal = target * peak(alpha);
    const double warps = first_at(points, goal, &MeasuredPoint::throughput);
    if (!std::isfinite(warps))
      continue;
    result.points.push_back({alpha, warps});
    if (bars)
      result.error_bars.push_back({first_at(points, goal, &MeasuredPoint::high),
                                   first_at(points, goal, &MeasuredPoint::low)});
  }
  return result;
}

} // namespace loom
