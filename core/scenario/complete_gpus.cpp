#include "core/scenario/complete_gpus.h"

#include "core/base/number.h"
#include "core/model/loop_numbers.h"

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

GpuPtr complete_gpu_like(const Scenario& wanted, const Catalogue& catalogue) {
  const GpuSpec& gpu = *wanted.gpu;
  const auto has_numbers = [&](const GpuPtr& other) {
    if (const auto& loop = wanted.instruction_loop)
      return loop_numbers<double>(*loop, *other).has_value();
    Scenario scenario;
    scenario.gpu = other;
    scenario.mix = wanted.mix;
    return missing_parameters(scenario).empty();
  };
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
  for (const GpuPtr& other : built_in_gpus(catalogue))
    if (other->id != "toy" && (!best || rank(*other) < rank(*best)) && has_numbers(other))
      best = other;
  return best;
}

} // namespace loom
