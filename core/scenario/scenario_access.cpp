#include "core/scenario/scenario_access.h"

#include "core/scenario/instruction_loop.h"

namespace loom {

bool set_for_another(const Scenario& scenario, Mix mix) {
  return mix == Mix::global && scenario.access != own_access &&
         scenario.gpu->pattern(scenario.access) && gpu_as_set(scenario) != *scenario.gpu;
}

Result<Facts> access_facts(const Scenario& scenario, Mix mix) {
  const auto facts_of = [&](const GpuSpec& gpu) {
    return mix == Mix::shared ? access_facts(gpu, scenario.shared_access)
                              : access_facts(gpu, scenario.global_access);
  };
  if (scenario.mix != mix || scenario.access != own_access)
    return facts_of(set_for_another(scenario, mix) ? *scenario.gpu : gpu_as_set(scenario));
  Result<Facts> facts = facts_of(*scenario.gpu);
  if (!facts)
    return facts;
  const GpuSpec set = gpu_as_set(scenario);
  for (const FactKey key :
       {FactKey::mem_lat, FactKey::mem_thru, FactKey::shared_lat, FactKey::shared_thru})
    if (const Fact* const fact = set.facts.find(key); fact && facts->find(key))
      if (const Fact* const own = scenario.gpu->facts.find(key); !own || !(*own == *fact))
        facts->set(key, *fact);
  return facts;
}

SharedLoad shared_load(const Scenario& scenario, const BanksRun& run) {
  SharedLoad load{.latency = run.cycles,
                  .least_latency = run.least_cycles,
                  .throughput = run.loads_per_cycle,
                  .most_throughput = run.most_loads_per_cycle};
  const auto facts = access_facts(scenario, Mix::shared);
  if (!facts)
    return load;
  const bool of_access = scenario.mix == Mix::shared && scenario.access == own_access;
  const auto is_set = [&scenario](Hardware parameter) {
    return scenario.overrides[static_cast<std::size_t>(parameter)].has_value();
  };
  if (is_set(Hardware::shared_lat)) {
    load.latency_set = true;
    const auto latency = facts->value(FactKey::shared_lat);
    load.least_latency = of_access || !latency || !run.least_cycles || !run.cycles
                             ? std::nullopt
                             : std::optional(*latency - *run.cycles + *run.least_cycles);
    load.latency = latency;
  }
  if (is_set(Hardware::shared_thru)) {
    load.throughput_set = true;
    load.throughput = facts->value(FactKey::shared_thru);
    load.most_throughput = of_access || !load.throughput || !run.least_ways
                               ? std::nullopt
                               : std::optional(*load.throughput * run.ways / *run.least_ways);
  }
  return load;
}

} // namespace loom
