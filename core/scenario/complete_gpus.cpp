#include "core/scenario/complete_gpus.h"

#include "core/base/number.h"

#include <algorithm>
#include <cmath>
#include <tuple>

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
    if (gpu->id != "toy" && !is_amd(gpu->compute_capability) &&
        std::ranges::all_of(used_parameters(mix), sourced))
      complete.push_back(gpu);
  }
  return complete;
}

GpuPtr complete_gpu_like(const GpuSpec& gpu, Mix mix, const Catalogue& catalogue) {
  const auto capability = [](const GpuSpec& of) {
    return parse_number(of.compute_capability).value_or(0);
  };
  const auto rank = [&](const GpuSpec& other) {
    const auto warp = [](const GpuSpec& of) { return lanes_of_warp(of.compute_capability); };
    return std::tuple(is_amd(other.compute_capability) != is_amd(gpu.compute_capability),
                      warp(other) != warp(gpu), other.architecture != gpu.architecture,
                      std::abs(capability(other) - capability(gpu)));
  };
  GpuPtr best;
  for (const GpuPtr& other : built_in_gpus(catalogue)) {
    Scenario scenario;
    scenario.gpu = other;
    scenario.mix = mix;
    if (other->id != "toy" && missing_parameters(scenario).empty() &&
        (!best || rank(*other) < rank(*best)))
      best = other;
  }
  return best;
}

} // namespace loom
