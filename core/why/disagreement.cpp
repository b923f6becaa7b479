#include "core/why/disagreement.h"

#include "core/scenario/models.h"
#include "core/scenario/workload.h"
#include "core/why/parts.h"

#include <cmath>

namespace loom::why {

namespace {

/// What a model says in the state: as its own formula has it where it gives the same.
QuantityPtr said_by(const Scenario& scenario, std::size_t model, double value,
                    const std::string& id) {
  const ModelInfo& info = model_table()[model];
  Quantity said{.id = id,
                .name = info.name,
                .symbol = id == "a" ? "T_a" : "T_b",
                .unit = std::string(throughput_unit(scenario)),
                .value = value};
  const std::string own = model_quantity(model, false);
  QuantityPtr derived;
  using OfScenario = std::vector<QuantityPtr> (*)(const ResolvedScenario&);
  for (const OfScenario quantities : {OfScenario(kernel_quantities), OfScenario(model_quantities),
                                      OfScenario(saturation_quantities)})
    if (!derived && !scenario.instruction_loop) // they are of its mix
      derived = find(quantities(scenario), own);
  if (derived && std::abs(derived->value - value) <= 1e-9 * std::abs(value)) {
    said.source = LOOM_TEXT("as the model has it in this state");
    return computed(std::move(said), derived);
  }
  said.method = info.id == "simulation" ? LOOM_TEXT("counted: an SM simulated event by event")
                                        : LOOM_TEXT("solved: the model's own equations");
  return found(std::move(said), {chosen(scenario, "alpha"), chosen(scenario, "warps")});
}

} // namespace

Section explain_disagreement(const DisagreementRequest& request, const Disagreement& state,
                             int number) {
  Scenario scenario = request.scenario;
  scenario.alpha = state.alpha;
  scenario.warps = state.warps;
  const std::string prefix = "state_" + std::to_string(number) + ".";
  const QuantityPtr a = said_by(scenario, request.a, state.a, "a"),
                    b = said_by(scenario, request.b, state.b, "b");
  Section section{prefix + "models", LOOM_TEXT("State where two models disagree"), {a, b}};
  section.quantities.push_back(chosen(scenario, "alpha"));
  section.quantities.push_back(chosen(scenario, "warps"));
  if (request.by == DisagreementBy::ratio)
    section.quantities.push_back(computed("ratio",
                                          LOOM_TEXT("one model as a multiple of the other"), "r",
                                          "", Traced(a) / b, LOOM_TEXT("arithmetic")));
  else if (const QuantityPtr peak =
               scenario.instruction_loop ? nullptr : find(kernel_quantities(scenario), "peak"))
    section.quantities.push_back(
        computed("share", LOOM_TEXT("difference of two models as a part of the peak"), "d", "",
                 greatest({Traced(a) - b, Traced(b) - a}) / peak, LOOM_TEXT("arithmetic")));
  for (QuantityPtr& quantity : section.quantities)
    quantity = prefixed(quantity, prefix);
  return section;
}

} // namespace loom::why
