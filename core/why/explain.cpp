#include "core/why/explain.h"

#include "core/base/nearest.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/parameters.h"
#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"
#include "core/why/parts.h"

#include <algorithm>
#include <array>

namespace loom::why {

namespace {

struct Part {
  const char* id;
  Text name;
  std::vector<QuantityPtr> (*quantities)(const ResolvedScenario&);
};
constexpr std::array<Part, 17> parts{{
    {"kernel", LOOM_TEXT("Operating point"), kernel_quantities},
    {"cusp", LOOM_TEXT("Warps needed against α"), cusp_quantities},
    {"saturation", LOOM_TEXT("Gradual saturation"), saturation_quantities},
    {"launch", LOOM_TEXT("Launch"), launch_quantities},
    {"launch_worth", LOOM_TEXT("Kernel with the launch"), launch_worth_quantities},
    {"launch_changes", LOOM_TEXT("Nearest launches"), launch_change_quantities},
    {"global_access", LOOM_TEXT("Access to global memory"), global_access_quantities},
    {"shared_access", LOOM_TEXT("Access to shared memory"), shared_access_quantities},
    {"divergence", LOOM_TEXT("Divergence"), divergence_quantities},
    {"use", LOOM_TEXT("Use of the limits"), use_quantities},
    {"roofline", LOOM_TEXT("Roofline with the latency roof"), roofline_quantities},
    {"models", LOOM_TEXT("Throughput by prior models"), model_quantities},
    {"model_needs", LOOM_TEXT("Warps needed by prior models"), model_needs},
    {"sensitivity", LOOM_TEXT("Effect of each parameter"), sensitivity_quantities},
    {"history", LOOM_TEXT("Among other GPUs"), history_quantities},
    {"gpu", LOOM_TEXT("Numbers of the GPU"), gpu_quantities},
    {"limits", LOOM_TEXT("Limits and choices"), limit_quantities},
}};

bool is_of_simulation(std::string_view id) {
  constexpr std::array<std::string_view, 5> beginnings{"simulated_", "issued_", "lost_",
                                                       "issue_slots_", "turn"};
  return std::ranges::any_of(beginnings,
                             [id](std::string_view each) { return id.starts_with(each); });
}

/// The quantities, then what they rest on, each once.
std::vector<QuantityPtr> with_inputs(std::vector<QuantityPtr> quantities) {
  const std::vector<QuantityPtr> computed = quantities;
  for (const QuantityPtr& quantity : computed)
    for (const QuantityPtr& input : chain(quantity))
      if (!find(quantities, input->id))
        quantities.push_back(input);
  return quantities;
}

std::vector<QuantityPtr> everything(const ResolvedScenario& scenario) {
  std::vector<QuantityPtr> all;
  for (const Part& part : parts) {
    const std::vector<QuantityPtr> quantities = part.quantities(scenario);
    all.insert(all.end(), quantities.begin(), quantities.end());
  }
  return with_inputs(all);
}

std::vector<std::string> ids_of(const std::vector<QuantityPtr>& quantities) {
  std::vector<std::string> ids;
  ids.reserve(quantities.size());
  for (const QuantityPtr& quantity : quantities)
    ids.push_back(quantity->id);
  return ids;
}

} // namespace

std::vector<Section> explain(const ResolvedScenario& scenario) {
  std::vector<Section> sections;
  for (const Part& part : parts)
    if (std::vector<QuantityPtr> quantities = part.quantities(scenario); !quantities.empty())
      sections.push_back({part.id, part.name, std::move(quantities)});
  return sections;
}

Section explain_simulation(const ResolvedScenario& scenario) {
  if (const auto run = sim_run(scenario))
    if (const auto sums = settled(run->config, run->program, run->whole_blocks(scenario.warps)))
      return explain_simulation(scenario, *sums);
  return {};
}

Result<QuantityPtr> explain(const ResolvedScenario& scenario, std::string_view id) {
  for (const Part& part : parts) // the quick ones are the first
    if (QuantityPtr quantity = find(with_inputs(part.quantities(scenario)), id))
      return quantity;
  if (is_of_simulation(id))
    if (QuantityPtr quantity = find(explain_simulation(scenario).quantities, id))
      return quantity;
  const std::vector<std::string> known = explained_ids(scenario);
  const std::string named = "'" + std::string(id.substr(0, 40)) + "'";
  const Message hint = did_you_mean(id, known);
  if (const auto model = kernel_model(scenario); !model)
    return bad_argument(
        LOOM_TEXT("no quantity %1 in this scenario%2; %3")(named, hint, model.error().detail));
  return bad_argument(LOOM_TEXT("no quantity %1 in this scenario%2")(named, hint));
}

std::vector<std::string> explained_ids(const ResolvedScenario& scenario) {
  return ids_of(everything(scenario));
}

} // namespace loom::why
