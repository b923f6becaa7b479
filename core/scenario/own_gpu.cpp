#include "core/scenario/own_gpu.h"

#include "core/scenario/parameters.h"

#include <algorithm>
#include <utility>

namespace loom {

void set_fact(GpuSpec& gpu, const Scenario& scenario, std::string_view parameter, Fact fact) {
  const auto hardware = hardware_parameter(parameter);
  const auto key = hardware ? fact_of(scenario.mix, *hardware) : fact_key(parameter);
  if (!key)
    return;
  for (AccessPattern& pattern : gpu.patterns)
    if (!scenario.instruction_loop && pattern.id == scenario.access && pattern.facts.find(*key))
      return pattern.facts.set(*key, std::move(fact));
  gpu.facts.set(*key, std::move(fact));
}

GpuSpec own_gpu(const Scenario& scenario, std::string id, std::string name) {
  GpuSpec gpu = *scenario.gpu;
  gpu.id = std::move(id);
  gpu.name = std::move(name);
  gpu.measurements.clear();
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      set_fact(gpu, scenario, parameter_info(static_cast<Hardware>(i)).id,
               {*value, LOOM_TEXT("set by the user"), FactStatus::assumed, {}});
  return gpu;
}

} // namespace loom
