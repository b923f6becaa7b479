#include "core/scenario/advice.h"

#include "core/model/kernel_loop.h"
#include "core/model/saturation.h"
#include "core/scenario/workload.h"

#include <algorithm>
#include <array>
#include <limits>

namespace loom {

int whole_warps(double needed) { return static_cast<int>(whole_from_one(needed)); }

std::vector<MeasuredNeed> measured_needs(const ResolvedScenario& scenario) {
  const auto by_hand = [&](Hardware parameter) {
    const auto& number = scenario[parameter];
    return number && number->overridden;
  };
  if (scenario.mix != Mix::global || scenario.alpha != 0 || scenario.ilp != 1 ||
      by_hand(Hardware::mem_lat) || by_hand(Hardware::mem_thru))
    return {};
  const AccessPattern* pattern = scenario.gpu->pattern(scenario.access);
  if (!pattern && scenario.access != "coalesced")
    return {};
  std::vector<MeasuredNeed> needs;
  for (const auto& [key, part] :
       {std::pair{FactKey::warps_90, 0.90}, std::pair{FactKey::warps_95, 0.95}}) {
    const Fact* fact = (pattern ? pattern->facts : scenario.gpu->facts).find(key);
    if (fact && (fact->status == FactStatus::published || fact->status == FactStatus::measured))
      needs.push_back({part, fact->value});
  }
  return needs;
}

Advice advise(const ResolvedScenario& scenario, const KernelModel& model) {
  Advice advice;
  const Evaluation now = evaluate(model, scenario.alpha, scenario.warps);
  const Bounds& limits = now.bounds;
  advice.limit = limit_of(now.bottleneck, scenario.mix);
  const Bounds unhurried{std::numeric_limits<double>::infinity(), limits.other, limits.arithmetic,
                         limits.issue};
  advice.peak_limit = limit_of(unhurried.binding(), scenario.mix);
  const double near_peak = now.peak * 1.02;
  // Arithmetic and issue limits run side by side; only meeting the other instruction's is a cusp.
  advice.at_cusp =
      limits.other <= near_peak && std::min(limits.arithmetic, limits.issue) <= near_peak;
  advice.fraction_of_peak = now.fraction_of_peak;
  advice.warps_now = scenario.warps;
  const auto needed = needs(model, scenario.alpha, scenario.warps, scenario.target);
  const auto most = max_warps(scenario);
  advice.warps_needed = static_cast<int>(needed.whole);
  advice.more_warps = static_cast<int>(needed.more);
  advice.spare_warps = static_cast<int>(needed.spare);
  advice.within_max_warps = advice.warps_needed <= most.value_or(1e9);
  advice.ilp_needed = static_cast<int>(needed.ilp);
  KernelModel with_ilp = model;
  with_ilp.ilp = advice.ilp_needed;
  advice.ilp_warps_needed = whole_warps(warps_needed(with_ilp, scenario.alpha, scenario.target));
  if (most)
    advice.full_ilp_needed =
        static_cast<int>(needs(model, scenario.alpha, *most, scenario.target).ilp);

  advice.warps_reached =
      static_cast<int>(std::min<double>(needed.whole, most.value_or(needed.whole)));
  const std::array<double, 2> warps{static_cast<double>(advice.warps_reached),
                                    static_cast<double>(scenario.warps)};
  std::array<double, 2> reached{};
  const LoopNumbers loop = kernel_loop(model, scenario.alpha, resource_of(scenario.mix));
  saturated_throughputs(loop, saturation_of(*scenario.gpu, loop), warps, reached);
  advice.bound_reached = evaluate(model, scenario.alpha, advice.warps_reached).fraction_of_peak;
  advice.gradual_reached = reached[0] / now.peak;
  advice.gradual_now = reached[1] / now.peak;
  advice.gradual_assumed =
      scenario.mix == Mix::global && !scenario.gpu->facts.find(FactKey::queue_share);
  advice.measured = measured_needs(scenario);
  return advice;
}

} // namespace loom
