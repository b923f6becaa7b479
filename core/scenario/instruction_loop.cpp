#include "core/scenario/instruction_loop.h"

#include "core/scenario/parameters.h"
#include "core/trace/traced.h"

namespace loom {

GpuSpec gpu_as_set(const Scenario& scenario) {
  GpuSpec gpu = *scenario.gpu;
  for (std::size_t i = 0; i < hardware_count; ++i) {
    const auto parameter = static_cast<Hardware>(i);
    const std::optional<FactKey> key = fact_of(scenario.mix, parameter);
    if (key && scenario.overrides[i])
      gpu.facts.set(*key, {.value = *scenario.overrides[i],
                           .source = LOOM_TEXT("set by the user")(),
                           .status = FactStatus::assumed,
                           .note = {}});
  }
  return gpu;
}

template <class Number>
Result<LoopNumbersOf<Number>> loop_numbers(const Scenario& scenario, const Loop& loop,
                                           const Architecture* architecture,
                                           std::span<const Place> places, const NumberEdit& edit) {
  return loop_numbers<Number>(loop, gpu_as_set(scenario), architecture, places, edit);
}

template Result<LoopNumbersOf<double>> loop_numbers(const Scenario&, const Loop&,
                                                    const Architecture*, std::span<const Place>,
                                                    const NumberEdit&);
template Result<LoopNumbersOf<why::Traced>> loop_numbers(const Scenario&, const Loop&,
                                                         const Architecture*,
                                                         std::span<const Place>, const NumberEdit&);

} // namespace loom
