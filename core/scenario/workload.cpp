#include "core/scenario/workload.h"

#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"

#include <array>

namespace loom {

Result<LoopNumbers> mix_numbers(const ResolvedScenario& scenario, const MixEdit& edit) {
  Result<KernelModel> found = kernel_model(scenario);
  if (!found)
    return tl::unexpected(found.error());
  KernelModel& model = *found;
  if (edit) {
    const KernelModel edited = kernel_of<double>(
        scenario.mix, [&](Hardware parameter) { return edit(parameter, *scenario[parameter]); });
    const int ilp = model.ilp;
    const double lanes = model.lanes;
    model = edited;
    model.ilp = ilp;
    model.lanes = lanes;
  }
  constexpr double word = 4;
  const double bytes = scenario.mix == Mix::global ? model.lanes * word : 0;
  const double of_one = scenario.mix == Mix::global ? bytes : 1;
  const Resource resource = resource_of(scenario.mix);
  ItemNumbersOf<double> other{.name = other_instruction(scenario.mix),
                              .count = 1,
                              .latency = model.other_alu_lat,
                              .own_latency = model.other_lat,
                              .bytes = bytes,
                              .role = AlphaRole::memory,
                              .dram = scenario.mix == Mix::global};
  other.use[index(Resource::issue)] = model.other_issue;
  other.use[index(resource)] = of_one;
  if (other.dram)
    other.levels[2] = {1, model.other_alu_lat, model.other_lat};
  ItemNumbersOf<double> add{.name = "FADD",
                            .count = 1,
                            .latency = model.alu_lat,
                            .own_latency = model.alu_lat,
                            .role = AlphaRole::arithmetic};
  add.use[index(Resource::issue)] = add.use[index(Resource::fp32)] = 1;
  LoopNumbers numbers;
  numbers.items = {std::move(other), std::move(add)};
  numbers.ilp = model.ilp;
  numbers.rates[index(Resource::issue)] = model.issue_thru;
  numbers.rates[index(Resource::fp32)] = model.alu_thru;
  numbers.rates[index(resource)] = model.other_thru * of_one;
  return with_alpha(std::move(numbers), scenario.alpha);
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

Resource resource_of(Mix mix) {
  constexpr std::array resources{Resource::dram, Resource::sfu, Resource::shared};
  return resources[static_cast<std::size_t>(mix)];
}

Bottleneck bottleneck_of(const LoopLimit& limit) {
  if (limit.kind != LoopLimit::Kind::resource)
    return Bottleneck::latency;
  return limit.resource == Resource::issue  ? Bottleneck::issue
         : limit.resource == Resource::fp32 ? Bottleneck::arithmetic
                                            : Bottleneck::other;
}

} // namespace loom
