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
    if (pattern.id == scenario.access && pattern.facts.find(*key))
      return pattern.facts.set(*key, std::move(fact));
  gpu.facts.set(*key, std::move(fact));
}

GpuPtr gpu_as_set(const Scenario& scenario) {
  const auto is_set = [](const std::optional<double>& value) { return value.has_value(); };
  if (std::ranges::none_of(scenario.overrides, is_set))
    return scenario.gpu;
  auto gpu = std::make_shared<GpuSpec>(*scenario.gpu);
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i])
      set_fact(*gpu, scenario, parameter_info(static_cast<Hardware>(i)).id,
               {*value, LOOM_TEXT("set by the user"), FactStatus::assumed, {}});
  return gpu;
}

GpuSpec own_gpu(const Scenario& scenario, std::string id, std::string name) {
  GpuSpec gpu = *gpu_as_set(scenario);
  gpu.id = std::move(id);
  gpu.name = std::move(name);
  gpu.measurements.clear();
  return gpu;
}

} // namespace loom
