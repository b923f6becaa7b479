#include "core/study/own_points.h"

#include <cmath>

namespace loom {

std::vector<Residual> needed_residuals(const ModelRun& model, const MeasuredSet& set,
                                       double target) {
  std::vector<Residual> off;
  for (const NeededPoint& point : set.data.needed) {
    const double alpha = point.alpha + set.extra_arithmetic;
    const std::optional<double> needed = model.warps_needed(alpha, target);
    if (needed && std::isfinite(*needed))
      off.push_back(
          {{.alpha = point.alpha, .warps = point.warps, .low = point.low, .high = point.high},
           alpha,
           point.warps,
           *needed,
           *needed / point.warps - 1});
  }
  return off;
}

std::optional<ChiSquared> chi_squared(const std::vector<Residual>& residuals) {
  ChiSquared found;
  for (const Residual& residual : residuals) {
    const MeasuredPoint& point = residual.measured;
    const double measured = residual.predicted / (1 + residual.relative);
    const double off = residual.predicted - measured;
    const double error = off > 0 ? point.high - measured : measured - point.low;
    if (!point.has_range() || !(error > 1e-9 * measured)) // a bar may end at the value itself
      continue;
    found.sum += (off / error) * (off / error);
    ++found.points;
  }
  return found.points > 0 ? std::optional(found) : std::nullopt;
}

} // namespace loom
