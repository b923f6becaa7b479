#include "core/scenario/complete_gpus.h"

#include <algorithm>

namespace loom {

std::vector<GpuPtr> complete_gpus(const Catalogue& catalogue, Mix mix) {
  std::vector<GpuPtr> complete;
  for (const GpuPtr& gpu : built_in_gpus(catalogue)) {
    Scenario scenario;
    scenario.gpu = gpu;
    scenario.mix = mix;
    const auto sourced = [numbers = ResolvedScenario(scenario)](Hardware parameter) {
      const auto& found = numbers[parameter];
      return found && found->fact.rule.empty();
    };
    if (gpu->id != "toy" && std::ranges::all_of(used_parameters(mix), sourced))
      complete.push_back(gpu);
  }
  return complete;
}

} // namespace loom
