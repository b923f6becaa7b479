// The roofline with the latency roof, at the operating point.

#include "core/model/latency_roof.h"
#include "core/model/units.h"
#include "core/why/bound_model.h"
#include "core/why/parts.h"

namespace loom::why {

std::vector<QuantityPtr> roofline_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto of = BoundModel::of(scenario);
  if (!of || scenario.alpha <= 0)
    return all;
  const auto& [kernel, alpha, warps, target] = *of;
  const BoundsOf<Traced> limits = bounds(kernel, alpha, warps);
  const auto roof = [&](const char* id, const char* name, const char* symbol, const Traced& bound) {
    all.push_back(computed(
        {.id = id, .name = name, .symbol = symbol, .unit = "IPC/SM", .source = thesis("§4.1")},
        of->adds_only() ? bound : of->alpha * bound));
  };
  roof("roof", "roof of arithmetic", "R", limits.peak());
  roof("latency_roof", "latency roof of arithmetic", "R_latency", limits.latency);
  if (scenario.mix == Mix::global && scenario.access == "coalesced" && !of->adds_only())
    all.push_back(computed({.id = "flops_per_byte",
                            .name = "arithmetic intensity, flop per byte",
                            .symbol = "I",
                            .unit = "flop/B",
                            .source = "32 threads a warp; 128 bytes a coalesced load of a warp"},
                           alpha * threads_per_warp / bytes_per_warp_load));
  int number = 0;
  for (const double touch : latency_touches(*kernel_model(scenario), scenario.warps)) {
    const std::string which = std::to_string(++number);
    all.push_back(found(
        {.id = "latency_touch_" + which,
         .name = number == 1 ? "α where the latency roof touches the others" : "the next such α",
         .symbol = "α_touch" + which,
         .value = touch,
         .method = "solved: the α where the warps needed are those at hand, "
                   "n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))",
         .source = thesis("§4.1, §4.5")},
        quantities({warps, kernel.ilp, kernel.other_lat, kernel.other_alu_lat, kernel.alu_lat,
                    kernel.other_thru, kernel.alu_thru, kernel.issue_thru, kernel.other_issue})));
  }
  return all;
}

} // namespace loom::why
