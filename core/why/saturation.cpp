#include "core/model/saturation.h"

#include "core/scenario/advice.h"
#include "core/scenario/models.h"
#include "core/scenario/workload.h"
#include "core/why/bound_model.h"
#include "core/why/instruction_loop.h"
#include "core/why/parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom::why {

namespace {

constexpr Text method = LOOM_TEXT(
    "solved: a closed queueing network whose asymptotes are the bounds (product form; loads "
    "choose a part of memory at random)");
constexpr Text network{"Baskett, Chandy, Muntz, Palacios 1975; Hellerman 1967; applied to "
                       "warps by LatencyLoom"};

/// What the bounds leave out of the loop.
void add_inputs(std::vector<QuantityPtr>& inputs, const GpuSpec& gpu, const LoopNumbers& loop) {
  const Saturation saturation = saturation_of(gpu, loop);
  const auto input = [&](const char* id, Text name, const char* symbol, double value, FactKey key) {
    const Fact* fact = gpu.facts.find(key);
    const bool taken = fact && fact->value == value;
    inputs.push_back(
        given(id, name, symbol, "", value,
              taken ? fact->source : Message(LOOM_TEXT("what is taken where no source says it")),
              taken ? fact->status : FactStatus::assumed, taken ? fact->note : Message()));
  };
  input("queue_share",
        LOOM_TEXT("part of the latency for which a load keeps a part of memory busy"), "q",
        saturation.queue_share, FactKey::queue_share);
  input("latency_tail", LOOM_TEXT("exponential part of the latency"), "t", saturation.latency_tail,
        FactKey::latency_tail);
  input("issue_efficiency", LOOM_TEXT("part of the cycles in which arithmetic makes progress"), "e",
        saturation.issue_efficiency, FactKey::issue_efficiency);
  if (loop_use(loop)[index(Resource::sfu)] > 0)
    input("sfu_turn", LOOM_TEXT("cycles an SFU loses where an add comes between"), "u",
          saturation.turn, FactKey::sfu_turn);
  if (waits_for_l2(loop))
    input("l2_busy_share", LOOM_TEXT("part of its best rate that a busy L2 gives loads"), "l",
          saturation.l2_share, FactKey::l2_busy_share);
  input("saturation_schedulers", LOOM_TEXT("schedulers of an SM"), "S", saturation.schedulers,
        FactKey::schedulers);
}

QuantityPtr solved(const char* id, Text name, const char* symbol, const char* unit, double value,
                   const std::vector<QuantityPtr>& inputs) {
  return counted(id, name, symbol, unit, value, method, inputs, network);
}

constexpr Text throughput_name = LOOM_TEXT("throughput with gradual saturation");
constexpr Text needed_name = LOOM_TEXT("warps needed with gradual saturation");

/// What the network is solved from at the scenario's warps.
std::vector<QuantityPtr> inputs_of(const BoundModel& of, const ResolvedScenario& scenario) {
  const auto& [kernel, alpha, warps, target] = of;
  std::vector<QuantityPtr> inputs =
      quantities({group_latency(kernel, alpha), bounds(kernel, alpha, warps).peak(), warps,
                  kernel.ilp, alpha, kernel.alu_lat});
  if (const auto numbers = mix_numbers(scenario))
    add_inputs(inputs, *scenario.gpu, *numbers);
  return inputs;
}

/// The throughput, and what it is of the bounds' peak; none where there is no number.
std::vector<QuantityPtr> reached_quantities(const BoundModel& of,
                                            const ResolvedScenario& scenario) {
  const auto run = ModelRun::make(scenario, *model_from("saturation"));
  const auto throughput =
      run ? run->throughput(scenario.alpha, scenario.warps) : std::optional<double>();
  if (!throughput)
    return {};
  const QuantityPtr solved_throughput =
      solved("saturation_throughput", throughput_name, "T_saturation", "IPC/SM", *throughput,
             inputs_of(of, scenario));
  return {solved_throughput,
          computed("saturation_of_peak",
                   LOOM_TEXT("part of the bounds' peak with gradual saturation"), "p_saturation",
                   "", Traced(solved_throughput) / bounds(of.kernel, of.alpha, of.warps).peak(),
                   LOOM_TEXT("arithmetic"))};
}

} // namespace

std::vector<QuantityPtr> saturation_quantities(const ResolvedScenario& scenario) {
  const auto of = BoundModel::of(scenario);
  const auto run = ModelRun::make(scenario, *model_from("saturation"));
  if (!of || !run)
    return {};
  std::vector<QuantityPtr> all = reached_quantities(*of, scenario);
  if (const auto needed = run->warps_needed(scenario.alpha, scenario.target)) {
    std::vector<QuantityPtr> inputs = inputs_of(*of, scenario);
    std::erase(inputs, of->warps.quantity());
    inputs.push_back(of->target.quantity());
    all.push_back(solved("saturation_warps_needed", needed_name, "n_saturation", "warps/SM",
                         *needed, inputs));
  }
  // What is left of the promise that the warps needed reach the target.
  Scenario enough = scenario;
  const double whole = needs(of->kernel, of->alpha, of->warps, of->target).whole.value();
  enough.warps = static_cast<int>(std::min(whole, max_warps(scenario).value_or(whole)));
  const ResolvedScenario there(std::move(enough));
  for (const QuantityPtr& quantity : reached_quantities(*BoundModel::of(there), there))
    all.push_back(rewritten(quantity, [](Quantity& each) {
      if (each.id == "warps")
        each.source = LOOM_TEXT("the warps needed, or all that an SM holds");
      each.id = "with_needed." + each.id;
    }));
  if (!measured_needs(scenario).empty()) {
    const AccessPattern* pattern = scenario.gpu->pattern(scenario.access);
    for (const FactKey key : {FactKey::warps_90, FactKey::warps_95})
      if (const QuantityPtr known = of_fact(pattern ? pattern->facts : scenario.gpu->facts, key))
        all.push_back(known);
  }
  return all;
}

std::vector<QuantityPtr> saturation_quantities(const LoopNumbersOf<Traced>& loop,
                                               const Traced& warps, const Traced& target,
                                               const GpuSpec& gpu) {
  const LoopNumbers numbers = values_of(loop);
  const Saturation saturation = saturation_of(gpu, numbers);
  const LoopEvaluationOf<Traced> bounds = evaluate(loop, warps);
  if (!std::isfinite(bounds.throughput.value()))
    return {};
  std::vector<QuantityPtr> inputs = quantities({bounds.latency_cycles, bounds.throughput});
  add_inputs(inputs, gpu, numbers);
  std::vector<QuantityPtr> all{
      solved("loop.saturation.throughput", throughput_name, "T_saturation", "iterations/cycle/SM",
             saturated_throughput(numbers, saturation, warps.value()), inputs)};
  if (!std::isfinite(bounds.peak.value()))
    return all;
  if (const auto needed = saturated_warps_needed(numbers, saturation, target.value())) {
    inputs[1] = bounds.peak.quantity();
    all.push_back(solved("loop.saturation.warps_needed", needed_name, "n_saturation", "warps/SM",
                         *needed, inputs));
  }
  return all;
}

} // namespace loom::why
