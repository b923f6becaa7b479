#include "core/model/latency_roof.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr double far_away = 1e12; ///< α beyond which nothing is told from α = ∞

/// Latency of an iteration on a stretch of α: base + slope·α.
struct Stretch {
  double from, to, base, slope;
};

/// A throughput limit as limit / (slope·α + base).
struct Roof {
  double limit, slope, base;
};

} // namespace

std::vector<double> latency_touches(const KernelModel& model, double warps) {
  const std::array<Stretch, 2> stretches{
      {{0, 1, model.other_lat, model.other_alu_lat + model.alu_lat - model.other_lat},
       {1, far_away, model.other_alu_lat, model.alu_lat}}};
  const std::array<Roof, 3> limits{
      {{model.other_thru, 0, 1}, {model.alu_thru, 1, 0}, {model.issue_thru, 1, model.other_issue}}};
  constexpr double near = 1e-9; // relative: two solutions this near are one
  const double issued = warps * model.ilp;
  std::vector<double> touches;
  for (const auto& [from, to, latency, per_add] : stretches)
    for (const auto& [limit, slope, base] : limits) {
      // (latency + per_add·α)·limit = issued·(slope·α + base), linear in α.
      const double alpha = (issued * base - latency * limit) / (per_add * limit - issued * slope);
      if (!(alpha >= from && alpha <= to))
        continue; // also where the two never meet
      const bool binds =
          limit / (slope * alpha + base) <= bounds(model, alpha, 0).peak() * (1 + near);
      const bool known = std::ranges::any_of(touches, [alpha](double touch) {
        return std::abs(touch - alpha) <= near * std::max(touch, alpha);
      });
      if (binds && !known)
        touches.push_back(alpha);
    }
  std::ranges::sort(touches);
  return touches;
}

} // namespace loom
