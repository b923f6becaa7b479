#include "core/scenario/loop_models.h"

#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

using sass::OpcodeClass;
constexpr std::array mixes_of_classes{std::pair{OpcodeClass::global, Mix::global},
                                      std::pair{OpcodeClass::shared, Mix::shared},
                                      std::pair{OpcodeClass::sfu, Mix::sfu}};

/// Instructions of an iteration that the mix adds to arithmetic.
int others(const sass::LoopSummary& loop, Mix mix) {
  for (const auto& [opcode_class, of] : mixes_of_classes)
    if (of == mix)
      return loop.mix[static_cast<std::size_t>(opcode_class)];
  return 0;
}

} // namespace

std::optional<LoopKernel> loop_kernel(const sass::LoopSummary& loop) {
  for (const auto& [opcode_class, mix] : mixes_of_classes)
    if (const int count = others(loop, mix); count > 0)
      return LoopKernel{mix, static_cast<double>(loop.instructions - count) / count};
  return {};
}

std::optional<int> loop_ilp(const GpuPtr& gpu, const sass::LoopSummary& loop,
                            const LoopKernel& kernel) {
  Scenario scenario;
  scenario.gpu = gpu;
  scenario.mix = kernel.mix;
  const auto model = kernel_model(scenario);
  if (!model || !loop.missing.empty() || loop.latency_cycles <= 0)
    return {};
  const double alone = others(loop, kernel.mix) * group_latency(*model, kernel.alpha);
  return static_cast<int>(std::lround(std::clamp(alone / loop.latency_cycles, 1.0, 64.0)));
}

Scenario with_loop(Scenario scenario, const sass::LoopSummary& loop, const LoopKernel& kernel) {
  const auto mixes = find_choice("mix")->values;
  if (auto mixed = with_choice(scenario, "mix", mixes[static_cast<std::size_t>(kernel.mix)]))
    scenario = *std::move(mixed);
  scenario.alpha = kernel.alpha;
  scenario.ilp = loop_ilp(scenario.gpu, loop, kernel).value_or(scenario.ilp);
  return scenario;
}

Scenario LoopModels::scenario(const GpuPtr& gpu) const {
  Scenario scenario;
  scenario.gpu = gpu;
  scenario.mix = kernel.mix;
  scenario.alpha = kernel.alpha;
  scenario.warps = warps;
  scenario.ilp = ilp;
  return scenario;
}

std::optional<LoopModels> loop_models(const GpuPtr& gpu, const sass::LoopSummary& loop) {
  const auto kernel = loop_kernel(loop);
  const auto bounds = sass::loop_bounds(loop, *gpu);
  const auto ilp = kernel ? loop_ilp(gpu, loop, *kernel) : std::nullopt;
  if (!bounds || !ilp)
    return {};
  const double most = std::min(gpu->facts.value(FactKey::max_warps).value_or(1024), 1024.0);
  LoopModels result{.kernel = *kernel, .ilp = *ilp};
  result.warps =
      static_cast<int>(std::ceil(std::clamp(bounds->warps_needed.value_or(most), 1.0, most)));
  const Scenario scenario = result.scenario(gpu);
  for (const std::string_view id : {"bound", "saturation", "simulation"}) {
    const auto run = ModelRun::make(scenario, model_from(id).value());
    if (!run)
      return {};
    result.models.push_back(
        {id, run->warps_needed(kernel->alpha, 1), run->throughput(kernel->alpha, scenario.warps)});
  }
  return result;
}

} // namespace loom
