// What the prior models say at the operating point: as formulas where the model is one
// (core/model/prior/prior.h), else as what solves it.

#include "core/scenario/models.h"
#include "core/why/bound_model.h"
#include "core/why/parts.h"

#include <algorithm>

namespace loom::why {

namespace {

std::string id_of(const ModelInfo& info) {
  std::string id(info.id);
  std::ranges::replace(id, '-', '_');
  return id;
}

/// Every prior model's number; `ask` gives what the model says, `formula` how, where that is one.
std::vector<QuantityPtr> by_model(const Scenario& scenario, const char* id, const char* symbol,
                                  const char* unit, auto&& ask, auto&& formula) {
  std::vector<QuantityPtr> all;
  const auto of = BoundModel::of(scenario);
  if (!of)
    return all;
  const auto& [kernel, alpha, warps, target] = *of;
  const bool mixed =
      scenario.alpha > 0 && !of->adds_only(); // at the ends the equations have limits
  const std::vector<QuantityPtr> inputs =
      quantities({alpha, warps, kernel.ilp, group_latency(kernel, alpha), kernel.alu_lat,
                  kernel.other_thru, kernel.alu_thru, kernel.issue_thru});
  for (std::size_t i = 0; i < prior_count; ++i) {
    const ModelInfo& info = prior_table()[i];
    const auto run = ModelRun::make(scenario, *model_from(info.id));
    const std::optional<double> value = ask(*run);
    if (!value)
      continue;
    Quantity quantity{.id = id_of(info) + "_" + id,
                      .name = info.name,
                      .symbol = symbol + std::to_string(i + 1),
                      .unit = unit,
                      .value = *value,
                      .source = verbatim(info.citation),
                      .note = info.stand_in};
    const std::optional<Traced> how = mixed ? formula(static_cast<Prior>(i), *of) : std::nullopt;
    if (how) {
      all.push_back(computed(std::move(quantity), *how));
      continue;
    }
    quantity.method = mixed ? LOOM_TEXT("solved: the model's own equations, turned to this kernel")
                            : LOOM_TEXT("the limit of the model's equations at this α");
    all.push_back(found(std::move(quantity), inputs));
  }
  return all;
}

} // namespace

std::vector<QuantityPtr> model_quantities(const ResolvedScenario& scenario) {
  return by_model(
      scenario, "throughput", "x_", "IPC/SM",
      [&](const ModelRun& run) { return run.throughput(scenario.alpha, scenario.warps); },
      [](Prior prior, const BoundModel& of) {
        return prior_throughput_formula(prior, of.kernel, of.alpha, of.warps);
      });
}

std::vector<QuantityPtr> model_needs(const ResolvedScenario& scenario) {
  return by_model(
      scenario, "warps_needed", "n_", "warps/SM",
      [&](const ModelRun& run) { return run.warps_needed(scenario.alpha, scenario.target); },
      [](Prior prior, const BoundModel& of) {
        return prior_warps_formula(prior, of.kernel, of.alpha);
      });
}

std::string model_quantity(std::size_t model, bool needed) {
  const ModelInfo& info = model_table()[model];
  if (info.id == "bound")
    return needed ? "warps_needed" : "throughput";
  if (info.id == "simulation")
    return "simulated_throughput";
  return id_of(info) + (needed ? "_warps_needed" : "_throughput");
}

QuantityPtr explain_in_unit(const Scenario& scenario, const QuantityPtr& quantity, double factor,
                            const std::string& unit) {
  std::vector<QuantityPtr> inputs{chosen(scenario, "alpha")};
  for (const FactKey key :
       {FactKey::sm_count, FactKey::clock, FactKey::max_warps, FactKey::schedulers})
    if (QuantityPtr fact = fact_of_gpu(scenario, key))
      inputs.push_back(std::move(fact));
  const QuantityPtr scale = counted("shown_factor", LOOM_TEXT("factor of the unit shown"), "k",
                                    unit + " per " + quantity->unit, factor,
                                    LOOM_TEXT("the unit chosen for throughput"), std::move(inputs));
  return computed(quantity->id + ".shown", quantity->name, quantity->symbol, unit,
                  Traced(quantity) * scale, LOOM_TEXT("in the unit shown"));
}

QuantityPtr explain_difference(std::size_t model, const QuantityPtr& here, std::size_t reference,
                               const QuantityPtr& there) {
  if (!here || !there || there->value == 0)
    return nullptr;
  const ModelInfo& info = model_table()[model];
  return computed(id_of(info) + ".difference", info.name, "d_" + id_of(info), "",
                  Traced(here) / there - Traced(1),
                  LOOM_TEXT("relative to %1")(model_table()[reference].name));
}

} // namespace loom::why
