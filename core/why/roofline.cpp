// The roofline with the latency roof, at the operating point.

#include "core/model/latency_roof.h"
#include "core/model/units.h"
#include "core/why/kernel.h"
#include "core/why/parts.h"

namespace loom::why {

std::vector<QuantityPtr> roofline_quantities(const Scenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto k = Kernel::of(scenario);
  if (!k || scenario.alpha <= 0)
    return all;
  const std::vector<QuantityPtr> kernel = kernel_quantities(scenario);
  const auto roof = [&](const char* id, const char* name, const char* symbol, const char* of) {
    const QuantityPtr bound = find(kernel, of);
    all.push_back(computed(
        {.id = id, .name = name, .symbol = symbol, .unit = "IPC/SM", .source = thesis("§4.1")},
        k->adds_only() ? Formula(bound) : Formula(k->alpha) * bound));
  };
  roof("roof", "roof of arithmetic", "R", "peak");
  roof("latency_roof", "latency roof of arithmetic", "R_latency", "latency_bound");
  if (scenario.mix == Mix::global && scenario.access == "coalesced" && !k->adds_only())
    all.push_back(
        computed({.id = "flops_per_byte",
                  .name = "arithmetic intensity, flop per byte",
                  .symbol = "I",
                  .unit = "flop/B",
                  .source = "32 threads a warp; 128 bytes a coalesced load of a warp"},
                 Formula(k->alpha) * Formula(threads_per_warp) / Formula(bytes_per_warp_load)));
  int number = 0;
  for (const double alpha : latency_touches(*kernel_model(scenario), scenario.warps)) {
    const std::string which = std::to_string(++number);
    all.push_back(found(
        {.id = "latency_touch_" + which,
         .name = number == 1 ? "α where the latency roof touches the others" : "the next such α",
         .symbol = "α_touch" + which,
         .value = alpha,
         .method = "solved: the α where the warps needed are those at hand, "
                   "n·K/L(α) = min(T_other, T_alu/α, T_issue/(α + c))",
         .source = thesis("§4.1, §4.5")},
        {k->warps, k->ilp, k->other_lat, k->other_alu_lat, k->alu_lat, k->other_thru, k->alu_thru,
         k->issue_thru, k->other_issue}));
  }
  return all;
}

} // namespace loom::why
