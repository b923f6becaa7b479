// The roofline with the latency roof, at the operating point.

#include "core/model/latency_roof.h"
#include "core/model/units.h"
#include "core/why/bound_model.h"
#include "core/why/parts.h"

namespace loom::why {

std::vector<QuantityPtr> roofline_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto of = BoundModel::of(scenario);
  if (!of)
    return all;
  const auto& [kernel, alpha, warps, target] = *of;
  const BoundsOf<Traced> limits = bounds(kernel, alpha, warps);
  const auto roof = [&](const char* id, Text name, const char* symbol, const Traced& bound) {
    all.push_back(computed(id, name, symbol, "IPC/SM", of->adds_only() ? bound : of->alpha * bound,
                           volkov("§4.1")));
  };
  if (scenario.alpha > 0) { // without arithmetic only the places where the roofs meet
    roof("roof", LOOM_TEXT("roof of arithmetic"), "R", limits.peak());
    roof("latency_roof", LOOM_TEXT("latency roof of arithmetic"), "R_latency", limits.latency);
  }
  if (scenario.alpha > 0 && scenario.mix == Mix::global && scenario.access == "coalesced" &&
      !of->adds_only())
    all.push_back(computed("flops_per_byte", LOOM_TEXT("arithmetic intensity, flop per byte"), "I",
                           "flop/B", alpha * of->kernel.lanes / (of->kernel.lanes * bytes_per_lane),
                           of->kernel.lanes == threads_per_warp
                               ? LOOM_TEXT("32 threads a warp; 128 bytes a coalesced load of a "
                                           "warp")
                               : LOOM_TEXT("64 threads a warp; 256 bytes a coalesced load of a "
                                           "warp")));
  int number = 0;
  for (const double touch : latency_touches(*kernel_model(scenario), scenario.warps)) {
    const std::string which = std::to_string(++number);
    all.push_back(counted(
        "latency_touch_" + which,
        number == 1 ? LOOM_TEXT("α where the latency roof touches the others")
                    : LOOM_TEXT("the next such α"),
        "α_touch" + which, "", touch,
        LOOM_TEXT("solved: the α where the warps needed are those at hand, "
                  "n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))"),
        quantities({warps, kernel.ilp, kernel.other_lat, kernel.other_alu_lat, kernel.alu_lat,
                    kernel.other_thru, kernel.alu_thru, kernel.issue_thru, kernel.other_issue}),
        volkov("§4.1, §4.5")));
  }
  return all;
}

} // namespace loom::why
