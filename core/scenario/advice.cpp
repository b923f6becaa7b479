#include "core/scenario/advice.h"

#include <algorithm>
#include <limits>

namespace loom {

int whole_warps(double needed) { return static_cast<int>(whole_from_one(needed)); }

Advice advise(const Scenario& scenario, const KernelModel& model) {
  Advice advice;
  const Evaluation now = evaluate(model, scenario.alpha, scenario.warps);
  const Bounds& limits = now.bounds;
  advice.bottleneck = now.bottleneck;
  const Bounds unhurried{std::numeric_limits<double>::infinity(), limits.other, limits.arithmetic,
                         limits.issue};
  advice.peak_limit = unhurried.binding();
  const double near_peak = now.peak * 1.02;
  // Arithmetic and issue limits run side by side; only meeting the other instruction's is a cusp.
  advice.at_cusp =
      limits.other <= near_peak && std::min(limits.arithmetic, limits.issue) <= near_peak;
  advice.fraction_of_peak = now.fraction_of_peak;
  advice.warps_now = scenario.warps;
  const auto needed = needs(model, scenario.alpha, scenario.warps, scenario.target);
  advice.warps_needed = static_cast<int>(needed.whole);
  advice.more_warps = static_cast<int>(needed.more);
  advice.spare_warps = static_cast<int>(needed.spare);
  advice.within_max_warps = advice.warps_needed <= max_warps(scenario).value_or(1e9);
  advice.ilp_needed = static_cast<int>(needed.ilp);
  KernelModel with_ilp = model;
  with_ilp.ilp = advice.ilp_needed;
  advice.ilp_warps_needed = whole_warps(warps_needed(with_ilp, scenario.alpha, scenario.target));
  return advice;
}

} // namespace loom
