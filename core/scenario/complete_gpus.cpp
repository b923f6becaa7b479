#include "core/scenario/complete_gpus.h"

namespace loom {

std::vector<GpuPtr> complete_gpus(const Catalogue& catalogue, Mix mix) {
  std::vector<GpuPtr> complete;
  for (const std::string& id : catalogue.ids()) {
    const auto gpu = catalogue.find(id);
    Scenario scenario;
    if (!gpu || id == "toy" || !catalogue.built_in(id))
      continue;
    scenario.gpu = *gpu;
    scenario.mix = mix;
    if (missing_parameters(scenario).empty())
      complete.push_back(*gpu);
  }
  return complete;
}

} // namespace loom
