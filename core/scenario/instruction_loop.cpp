#include "core/scenario/instruction_loop.h"

#include "core/gpu/instruction_class.h"
#include "core/scenario/parameters.h"
#include "core/trace/traced.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

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

GpuPtr kept_gpu_as_set(const Scenario& scenario) {
  GpuSpec set = gpu_as_set(scenario);
  return set == *scenario.gpu ? scenario.gpu : std::make_shared<const GpuSpec>(std::move(set));
}

template <class Number>
Result<LoopNumbersOf<Number>> loop_numbers(const Scenario& scenario, const Loop& loop,
                                           std::span<const Place> places, const NumberEdit& edit) {
  return loop_numbers<Number>(loop, gpu_as_set(scenario), places, edit);
}

template Result<LoopNumbersOf<double>> loop_numbers(const Scenario&, const Loop&,
                                                    std::span<const Place>, const NumberEdit&);
template Result<LoopNumbersOf<why::Traced>> loop_numbers(const Scenario&, const Loop&,
                                                         std::span<const Place>, const NumberEdit&);

Loop loop_of_mix(const Scenario& scenario) {
  const bool alone = std::isinf(scenario.alpha);
  Loop loop{.title = {}, .items = {}, .ilp = scenario.ilp, .path = {}};
  if (!alone)
    loop.items.push_back(
        {.instruction = other_instruction(resource_of(scenario.mix)),
         .count = 1,
         .options = {},
         .access = scenario.mix == Mix::global && scenario.gpu->pattern(scenario.access)
                       ? scenario.access
                       : std::string()});
  if (scenario.alpha > 0)
    loop.items.push_back(
        {.instruction = "FADD", .count = alone ? 1 : scenario.alpha, .options = {}});
  return loop;
}

std::optional<Loop> with_alpha(Loop loop, const LoopNumbers& numbers, double alpha) {
  if (!loop_alpha(numbers))
    return std::nullopt;
  const LoopNumbers unit = with_alpha(numbers, 1);
  const auto arithmetic = [&](std::size_t i) {
    return numbers.items[i].role == AlphaRole::arithmetic && unit.items[i].count > 0;
  };
  constexpr double least_count = 1e-3;
  double least = 0, most = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < loop.items.size(); ++i)
    if (arithmetic(i)) {
      least = std::max(least, least_count / unit.items[i].count);
      most = std::min(most, max_loop_count / unit.items[i].count);
    }
  const LoopNumbers scaled = with_alpha(numbers, std::min(std::max(alpha, least), most));
  for (std::size_t i = 0; i < loop.items.size(); ++i)
    if (arithmetic(i))
      loop.items[i].count = std::min(scaled.items[i].count, max_loop_count);
  return loop;
}

bool has_axis(const Loop& loop, const LoopNumbers& numbers, LoopAxis axis) {
  return axis == LoopAxis::alpha ? loop_alpha(numbers).has_value()
                                 : along(loop, axis, loop_axis_info(axis).max).has_value();
}

double place_on_axis(const Loop& loop, const LoopNumbers& numbers, double warps, LoopAxis axis) {
  if (axis == LoopAxis::alpha)
    return loop_alpha(numbers).value_or(0);
  if (axis == LoopAxis::warps)
    return warps;
  if (axis == LoopAxis::ilp)
    return loop.ilp;
  for (const LoopItem& item : loop.items) {
    const Loop alone{.title = {}, .items = {item}, .ilp = 1, .path = {}};
    if (!along(alone, axis, loop_axis_info(axis).max))
      continue;
    switch (axis) {
    case LoopAxis::stages:
      return item.option(LoopOption::stages).value_or(1);
    case LoopAxis::l1:
      return item.option(LoopOption::l1).value_or(0);
    case LoopAxis::l2:
      return item.option(LoopOption::l2).value_or(0);
    case LoopAxis::width:
      return instruction_class(item.instruction)->bytes;
    default:
      break;
    }
  }
  return loop_axis_info(axis).min;
}

} // namespace loom
