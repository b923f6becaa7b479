#include "core/scenario/loop_models.h"

#include "core/scenario/models.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

std::optional<LoopKernel> loop_kernel(const sass::LoopSummary& loop) {
  using sass::OpcodeClass;
  static constexpr std::array choices{std::pair{OpcodeClass::global, Mix::global},
                                      std::pair{OpcodeClass::shared, Mix::shared},
                                      std::pair{OpcodeClass::sfu, Mix::sfu}};
  for (const auto& [opcode_class, mix] : choices)
    if (const int count = loop.mix[static_cast<std::size_t>(opcode_class)]; count > 0)
      return LoopKernel{mix, static_cast<double>(loop.instructions - count) / count};
  return {};
}

int loop_warps(const sass::LoopBounds& bounds, const GpuSpec& gpu) {
  const double most = gpu.facts.value(FactKey::max_warps).value_or(1024);
  return static_cast<int>(std::ceil(std::clamp(bounds.warps_needed, 1.0, most)));
}

std::vector<LoopModel> loop_models(const GpuPtr& gpu, const LoopKernel& kernel, int warps) {
  Scenario scenario;
  scenario.gpu = gpu;
  scenario.mix = kernel.mix;
  scenario.alpha = kernel.alpha;
  scenario.warps = std::clamp(warps, 1, 1024);
  std::vector<LoopModel> result;
  for (const std::string_view id : {"bound", "saturation", "simulation"}) {
    const auto run = ModelRun::make(scenario, model_from(id).value());
    if (!run)
      return {};
    result.push_back(
        {id, run->warps_needed(kernel.alpha, 1), run->throughput(kernel.alpha, scenario.warps)});
  }
  return result;
}

} // namespace loom
