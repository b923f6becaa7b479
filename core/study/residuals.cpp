#include "core/study/residuals.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace loom {

std::vector<Residual> residuals(const ModelRun& model, const MeasuredSet& set) {
  // By intensity: the saturation model computes many numbers of warps abreast.
  std::map<std::tuple<double, double, double>, std::vector<std::size_t>> by_alpha;
  const std::vector<MeasuredPoint>& points = set.data.points;
  for (std::size_t i = 0; i < points.size(); ++i)
    by_alpha[{points[i].alpha, points[i].loop.cycles, points[i].loop.issue_slots}].push_back(i);
  std::vector<double> predicted(points.size());
  std::vector<double> warps, out;
  for (const auto& [kernel, indices] : by_alpha) {
    const auto& [alpha, cycles, slots] = kernel;
    warps.clear();
    for (const std::size_t i : indices)
      warps.push_back(points[i].warps);
    out.resize(warps.size());
    model.throughputs(alpha + set.extra_arithmetic, warps, out, {cycles, slots});
    for (std::size_t k = 0; k < indices.size(); ++k)
      predicted[indices[k]] = out[k];
  }
  std::vector<Residual> result;
  result.reserve(points.size());
  for (std::size_t i = 0; i < points.size(); ++i)
    if (points[i].throughput > 0 && std::isfinite(predicted[i]))
      result.push_back({points[i], points[i].alpha + set.extra_arithmetic,
                        model.asked_warps(points[i].warps), predicted[i],
                        predicted[i] / points[i].throughput - 1});
  return result;
}

std::optional<ResidualSummary> summarise(const std::vector<Residual>& residuals) {
  if (residuals.empty())
    return std::nullopt;
  ResidualSummary summary{.count = residuals.size(), .worst = residuals.front()};
  std::vector<double> off;
  off.reserve(residuals.size());
  for (const Residual& residual : residuals) {
    off.push_back(std::abs(residual.relative));
    summary.mean += off.back();
    summary.bias += residual.relative;
    if (off.back() > std::abs(summary.worst.relative))
      summary.worst = residual;
  }
  const auto count = static_cast<double>(residuals.size());
  summary.mean /= count;
  summary.bias /= count;
  std::ranges::sort(off);
  const std::size_t middle = off.size() / 2;
  summary.median = off.size() % 2 ? off[middle] : (off[middle - 1] + off[middle]) / 2;
  return summary;
}

} // namespace loom
