#include "core/scenario/advice.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {

int whole_warps(double needed) {
  return std::max(1, static_cast<int>(std::ceil(needed * (1 - 1e-9))));
}

Advice advise(const Scenario& scenario, const KernelModel& model) {
  Advice advice;
  const Bounds limits = bounds(model, scenario.alpha, scenario.warps);
  advice.bottleneck = limits.binding();
  const Bounds unhurried{std::numeric_limits<double>::infinity(), limits.other, limits.arithmetic,
                         limits.issue};
  advice.peak_limit = unhurried.binding();
  const double near_peak = limits.peak() * 1.02;
  // Arithmetic and issue limits run side by side; only meeting the other instruction's is a cusp.
  advice.at_cusp =
      limits.other <= near_peak && std::min(limits.arithmetic, limits.issue) <= near_peak;
  advice.fraction_of_peak = std::min(1.0, limits.latency / limits.peak());
  advice.warps_now = scenario.warps;
  advice.warps_needed = whole_warps(warps_needed(model, scenario.alpha, scenario.target));
  advice.more_warps = std::max(0, advice.warps_needed - scenario.warps);
  advice.spare_warps = std::max(0, scenario.warps - advice.warps_needed);
  advice.within_max_warps = advice.warps_needed <= max_warps(scenario).value_or(1e9);
  KernelModel single = model;
  single.ilp = 1;
  const double chains = warps_needed(single, scenario.alpha, scenario.target);
  advice.ilp_needed = whole_warps(chains / scenario.warps);
  advice.ilp_warps_needed = whole_warps(chains / advice.ilp_needed);
  return advice;
}

} // namespace loom
