#include "core/scenario/complete_gpus.h"

namespace loom {

std::vector<GpuPtr> complete_gpus(const Catalogue& catalogue, Mix mix) {
  std::vector<GpuPtr> complete;
  for (const GpuPtr& gpu : built_in_gpus(catalogue)) {
    Scenario scenario;
    scenario.gpu = gpu;
    scenario.mix = mix;
    if (gpu->id != "toy" && missing_parameters(scenario).empty())
      complete.push_back(gpu);
  }
  return complete;
}

} // namespace loom
