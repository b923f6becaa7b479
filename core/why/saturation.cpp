#include "core/model/saturation.h"

#include "core/scenario/models.h"
#include "core/why/bound_model.h"
#include "core/why/parts.h"

namespace loom::why {

std::vector<QuantityPtr> saturation_quantities(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  const auto of = BoundModel::of(scenario);
  const auto run = ModelRun::make(scenario, *model_from("saturation"));
  if (!of || !run)
    return all;
  const auto& [kernel, alpha, warps, target] = *of;
  std::vector<QuantityPtr> inputs =
      quantities({group_latency(kernel, alpha), bounds(kernel, alpha, warps).peak(), warps,
                  kernel.ilp, alpha, kernel.alu_lat});
  const Saturation saturation = saturation_of(scenario);
  const auto input = [&](const char* id, Text name, const char* symbol, double value, FactKey key) {
    const Fact* fact = scenario.gpu->facts.find(key);
    const bool taken = fact && fact->value == value;
    inputs.push_back(
        given({.id = id,
               .name = name,
               .symbol = symbol,
               .value = value,
               .source = taken ? fact->source
                               : Message(LOOM_TEXT("what is taken where no source says it")),
               .status = taken ? fact->status : FactStatus::assumed,
               .note = taken ? fact->note : Message()}));
  };
  input("queue_share",
        LOOM_TEXT("part of the latency for which a load keeps a part of memory busy"), "q",
        saturation.queue_share, FactKey::queue_share);
  input("latency_tail", LOOM_TEXT("exponential part of the latency"), "t", saturation.latency_tail,
        FactKey::latency_tail);
  input("issue_efficiency", LOOM_TEXT("part of the cycles in which arithmetic makes progress"), "e",
        saturation.issue_efficiency, FactKey::issue_efficiency);
  if (scenario.mix == Mix::sfu)
    input("sfu_turn", LOOM_TEXT("cycles an SFU loses where an add comes between"), "u",
          saturation.turn, FactKey::sfu_turn);
  input("saturation_schedulers", LOOM_TEXT("schedulers of an SM"), "S", saturation.schedulers,
        FactKey::schedulers);
  const Text method = LOOM_TEXT(
      "solved: a closed queueing network whose asymptotes are the bounds (product form; loads "
      "choose a part of memory at random)");
  const Text source{"Baskett, Chandy, Muntz, Palacios 1975; Hellerman 1967; applied to "
                    "warps by LatencyLoom"};
  if (const auto throughput = run->throughput(scenario.alpha, scenario.warps))
    all.push_back(found({.id = "saturation_throughput",
                         .name = LOOM_TEXT("throughput with gradual saturation"),
                         .symbol = "T_saturation",
                         .unit = "IPC/SM",
                         .value = *throughput,
                         .method = method,
                         .source = source},
                        inputs));
  if (const auto needed = run->warps_needed(scenario.alpha, scenario.target)) {
    std::erase(inputs, warps.quantity());
    inputs.push_back(target.quantity());
    all.push_back(found({.id = "saturation_warps_needed",
                         .name = LOOM_TEXT("warps needed with gradual saturation"),
                         .symbol = "n_saturation",
                         .unit = "warps/SM",
                         .value = *needed,
                         .method = method,
                         .source = source},
                        inputs));
  }
  return all;
}

} // namespace loom::why
