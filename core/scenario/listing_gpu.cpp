#include "core/scenario/listing_gpu.h"

#include "core/scenario/instruction_loop.h"

namespace loom {

GpuPtr scenario_gpu_for(const std::string& arch, bool chosen, const Scenario& scenario) {
  const std::string& capability = scenario.gpu->compute_capability;
  const bool same = !arch.empty() && sass::capability_of(arch) == capability;
  if (is_amd(capability) || (!chosen && !same))
    return nullptr;
  return kept_gpu_as_set(scenario);
}

ListingGpu listing_gpu(const std::string& arch, bool chosen, const Scenario& scenario,
                       const Catalogue& catalogue) {
  if (GpuPtr gpu = scenario_gpu_for(arch, chosen, scenario))
    return {.gpu = std::move(gpu), .of_scenario = true};
  sass::GpuChoice choice = sass::gpu_for(arch, catalogue);
  return {.gpu = std::move(choice.gpu), .warning = std::move(choice.warning)};
}

} // namespace loom
