#include "core/why/bound_model.h"

#include "core/model/units.h"
#include "core/why/parts.h"

#include <cmath>

namespace loom::why {

std::optional<BoundModel> BoundModel::of(const ResolvedScenario& scenario) {
  if (!missing_parameters(scenario).empty())
    return std::nullopt;
  BoundModel model{
      kernel_of<Traced>(scenario.mix,
                        [&](Hardware parameter) { return Traced(hardware(scenario, parameter)); }),
      chosen(scenario, "alpha"), chosen(scenario, "warps"), chosen(scenario, "target")};
  model.kernel.ilp = chosen(scenario, "ilp");
  model.kernel.lanes = lanes_of_warp(scenario.gpu->compute_capability);
  return model;
}

bool BoundModel::adds_only() const { return std::isinf(alpha.value()); }

std::vector<QuantityPtr> quantities(std::initializer_list<Traced> numbers) {
  std::vector<QuantityPtr> all;
  for (const Traced& number : numbers)
    if (number.quantity())
      all.push_back(number.quantity());
  return all;
}

std::vector<QuantityPtr> kernel_quantities(const ResolvedScenario& scenario) {
  const auto of = BoundModel::of(scenario);
  if (!of)
    return {};
  const auto& [kernel, alpha, warps, target] = *of;
  const EvaluationOf<Traced> now = evaluate(kernel, alpha, warps);
  std::vector<QuantityPtr> all =
      quantities({now.latency_cycles, now.bounds.latency, now.bounds.other, now.bounds.arithmetic,
                  now.bounds.issue, now.peak, now.throughput, now.fraction_of_peak,
                  now.arithmetic_ipc, now.instruction_ipc, now.adds_per_cycle});
  const auto add = [&all](const Traced& number) { all.push_back(number.quantity()); };
  const QuantityPtr sms = fact_of_gpu(scenario, FactKey::sm_count);
  const QuantityPtr clock = fact_of_gpu(scenario, FactKey::clock);
  if (sms && clock) {
    add(gigaflops(now.arithmetic_ipc, sms, clock, kernel.lanes));
    if (scenario.mix == Mix::global && !of->adds_only())
      add(gigabytes_per_second(now.throughput, sms, clock, kernel.lanes));
  }
  const NeedsOf<Traced> needed = needs(kernel, alpha, warps, target);
  const Traced exactly = warps_needed(kernel, alpha, target);
  std::ranges::copy(quantities({now.arithmetic_in_flight, now.other_in_flight, exactly,
                                needed.whole, needed.more, needed.spare}),
                    std::back_inserter(all));
  if (const QuantityPtr most = fact_of_gpu(scenario, FactKey::max_warps)) {
    const auto part = [&](const Traced& number, const char* id, Text name, const char* symbol) {
      add(computed(id, name, symbol, "", number / most,
                   LOOM_TEXT("warps needed of those that an SM holds")));
    };
    add(relative_occupancy(warps, most));
    part(needed.whole, "occupancy_needed", LOOM_TEXT("occupancy needed"), "o_needed");
    part(exactly, "part_needed", LOOM_TEXT("part of an SM's warps that is needed"), "p_needed");
  }
  if (const QuantityPtr schedulers = fact_of_gpu(scenario, FactKey::schedulers))
    add(warps_per_scheduler(warps, schedulers));
  add(needed.ilp);
  return all;
}

std::vector<QuantityPtr> cusp_quantities(const ResolvedScenario& scenario) {
  const auto of = BoundModel::of(scenario);
  if (!of)
    return {};
  const CuspOf<Traced> shape = cusp(of->kernel);
  std::vector<QuantityPtr> all = quantities({shape.warps_at_zero, shape.warps_at_infinity});
  for (const auto& point : {shape.with_arithmetic, shape.with_issue, shape.cusp})
    if (point)
      std::ranges::copy(quantities({point->alpha, point->warps}), std::back_inserter(all));
  return all;
}

} // namespace loom::why
