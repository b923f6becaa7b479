#include "core/plot/measured.h"

#include <algorithm>
#include <cmath>
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

/// The measured curves: throughput against warps by the file's α, each sorted by warps.
std::map<double, std::vector<Point>> curves(const MeasuredPoints& measured) {
  std::map<double, std::vector<Point>> by_alpha;
  for (const MeasuredPoint& point : measured.points)
    by_alpha[point.alpha].push_back({point.warps, point.throughput});
  for (auto& [alpha, points] : by_alpha)
    std::ranges::sort(points, {}, &Point::x);
  return by_alpha;
}

} // namespace

std::optional<MeasuredSlice> measured_near(const MeasuredPoints& measured, double alpha,
                                           double extra_arithmetic, double reach) {
  std::optional<MeasuredSlice> best;
  for (auto& [file_alpha, points] : curves(measured)) {
    const double model_alpha = file_alpha + extra_arithmetic;
    if (ratio(model_alpha, alpha) <= reach &&
        (!best || ratio(model_alpha, alpha) < ratio(best->alpha, alpha)))
      best = MeasuredSlice{model_alpha, points};
  }
  return best;
}

std::vector<Point> measured_at_warps(const MeasuredPoints& measured, double warps,
                                     double extra_arithmetic) {
  double nearest = std::numeric_limits<double>::infinity();
  for (const MeasuredPoint& point : measured.points)
    if (std::abs(point.warps - warps) < std::abs(nearest - warps))
      nearest = point.warps;
  std::vector<Point> result;
  for (const MeasuredPoint& point : measured.points)
    if (point.warps == nearest)
      result.push_back({point.alpha + extra_arithmetic, point.throughput});
  std::ranges::sort(result, {}, &Point::x);
  return result;
}

std::vector<Point> measured_warps_needed(const MeasuredPoints& measured, const KernelModel& model,
                                         double target, double extra_arithmetic) {
  std::vector<Point> result;
  for (const auto& [file_alpha, points] : curves(measured)) {
    const double alpha = file_alpha + extra_arithmetic;
    const double goal = target * bounds(model, alpha, 0).peak();
    Point before{0, 0};
    for (const Point& point : points) {
      if (point.y >= goal) {
        const double part = (goal - before.y) / (point.y - before.y);
        result.push_back({alpha, before.x + part * (point.x - before.x)});
        break;
      }
      before = point;
    }
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
