#include "core/scenario/workload.h"

#include "core/base/number.h"
#include "core/model/kernel_loop.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"

#include <array>

namespace loom {
namespace {

/// The numbers without rates of what the loop does not take.
LoopNumbers without_unused(LoopNumbers loop) {
  const auto use = loop_use(loop);
  for (std::size_t i = 0; i < resource_count; ++i)
    if (use[i] <= 0)
      loop.rates[i].reset();
  return loop;
}

} // namespace

Result<LoopNumbers> mix_numbers(const ResolvedScenario& scenario, const MixEdit& edit) {
  LOOM_TRY(KernelModel found, kernel_model(scenario));
  KernelModel& model = found;
  if (edit) {
    const KernelModel edited = kernel_of<double>(
        scenario.mix, [&](Hardware parameter) { return edit(parameter, *scenario[parameter]); });
    const int ilp = model.ilp;
    const double lanes = model.lanes;
    model = edited;
    model.ilp = ilp;
    model.lanes = lanes;
  }
  return kernel_loop(model, scenario.alpha, resource_of(scenario.mix));
}

Result<LoopNumbers> workload_numbers(const ResolvedScenario& scenario) {
  if (!scenario.instruction_loop)
    return mix_numbers(scenario);
  std::vector<Place> places;
  for (std::size_t i = 0; i < scenario.instruction_loop->items.size(); ++i)
    places.push_back({{}, {}, static_cast<int>(i) + 1, 1});
  return loop_numbers<double>(scenario, *scenario.instruction_loop, places);
}

Scenario at_alpha(Scenario scenario, const LoopNumbers& numbers, double alpha) {
  if (!scenario.instruction_loop)
    return with(scenario, "alpha", alpha).value_or(scenario);
  if (auto loop = with_alpha(*scenario.instruction_loop, numbers, alpha))
    scenario.instruction_loop = *std::move(loop);
  return scenario;
}

std::string measured_loop(const Scenario& scenario) {
  if (!scenario.instruction_loop)
    return {};
  constexpr int digits = 9; // what scaling by α and back leaves of a count
  Loop loop = *scenario.instruction_loop;
  loop.title.clear();
  if (const Result<LoopNumbers> numbers = workload_numbers(scenario))
    if (auto unit = with_alpha(loop, *numbers, 1)) {
      loop = *std::move(unit);
      for (LoopItem& item : loop.items)
        item.count = parse_number(significant(item.count, digits)).value_or(item.count);
    }
  return to_text(loop);
}

std::optional<double> alpha_of(const Scenario& scenario) {
  if (!scenario.instruction_loop)
    return scenario.alpha;
  const Result<LoopNumbers> numbers = workload_numbers(scenario);
  return numbers ? loop_alpha(*numbers) : std::nullopt;
}

int chains_of(const Scenario& scenario) {
  return scenario.instruction_loop ? scenario.instruction_loop->ilp : scenario.ilp;
}

std::string_view throughput_unit(const Scenario& scenario) {
  return scenario.instruction_loop ? "iterations/cycle/SM" : "IPC/SM";
}

std::vector<Hardware> used_parameters(const ResolvedScenario& scenario) {
  if (!scenario.instruction_loop)
    return used_parameters(scenario.mix);
  const Result<LoopNumbers> now = workload_numbers(scenario);
  std::vector<Hardware> used;
  for (std::size_t i = 0; i < hardware_count; ++i) {
    const auto parameter = static_cast<Hardware>(i);
    if (!fact_of(scenario.mix, parameter))
      continue;
    Scenario other = scenario;
    const auto& number = scenario[parameter];
    other.overrides[i] = 2 * (number ? number->value : 0) + 1;
    const Result<LoopNumbers> then = workload_numbers(other);
    if (then && (!now || without_unused(*now) != without_unused(*then)))
      used.push_back(parameter);
  }
  return used;
}

Resource resource_of(Mix mix) {
  constexpr std::array resources{Resource::dram, Resource::sfu, Resource::shared};
  return resources[static_cast<std::size_t>(mix)];
}

std::string parameter_of(const Limit& limit, Mix mix) {
  const std::array limits{numbers_of(mix).latency, numbers_of(mix).throughput, Hardware::alu_thru,
                          Hardware::issue_thru};
  return std::string(parameter_info(of_mix(limit, limits)).id);
}

Limit limit_of(Bottleneck bound, Mix mix) {
  switch (bound) {
  case Bottleneck::latency:
    break;
  case Bottleneck::other:
    return Limit::of(resource_of(mix));
  case Bottleneck::arithmetic:
    return Limit::of(Resource::fp32);
  case Bottleneck::issue:
    return Limit::of(Resource::issue);
  }
  return {};
}

} // namespace loom
