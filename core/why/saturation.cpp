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
  const auto input = [&](const char* id, const char* name, const char* symbol, double value,
                         FactKey key) {
    const Fact* fact = scenario.gpu->facts.find(key);
    const bool taken = fact && fact->value == value;
    inputs.push_back(
        given({.id = id,
               .name = name,
               .symbol = symbol,
               .value = value,
               .source = taken ? fact->source : "what is taken where no source says it",
               .status = taken ? fact->status : FactStatus::assumed,
               .note = taken ? fact->note : std::string()}));
  };
  input("queue_share", "part of the latency for which a load keeps a part of memory busy", "q",
        saturation.queue_share, FactKey::queue_share);
  input("latency_tail", "exponential part of the latency", "t", saturation.latency_tail,
        FactKey::latency_tail);
  input("issue_efficiency", "part of the cycles in which arithmetic makes progress", "e",
        saturation.issue_efficiency, FactKey::issue_efficiency);
  if (scenario.mix == Mix::sfu)
    input("sfu_turn", "cycles an SFU loses where an add comes between", "u", saturation.turn,
          FactKey::sfu_turn);
  input("saturation_schedulers", "schedulers of an SM", "S", saturation.schedulers,
        FactKey::schedulers);
  const std::string method =
      "solved: a closed queueing network whose asymptotes are the bounds (product form; loads "
      "choose a part of memory at random)";
  const std::string source = "Baskett, Chandy, Muntz, Palacios 1975; Hellerman 1967; applied to "
                             "warps by LatencyLoom";
  if (const auto throughput = run->throughput(scenario.alpha, scenario.warps))
    all.push_back(found({.id = "saturation_throughput",
                         .name = "throughput with gradual saturation",
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
                         .name = "warps needed with gradual saturation",
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
