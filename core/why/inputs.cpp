#include "core/why/parts.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"

namespace loom::why {

QuantityPtr chosen(const Scenario& scenario, std::string_view parameter) {
  const ParameterInfo& info = *find_parameter(parameter);
  const bool ilp = parameter == "ilp";
  return given({.id = std::string(info.id),
                .name = info.label,
                .symbol = parameter == "warps" ? "n"
                          : ilp                ? "K"
                                               : std::string(info.symbol),
                .unit = std::string(info.unit),
                .value = *get(scenario, parameter),
                .source = LOOM_TEXT("chosen; defined in %1")(info.source)});
}

QuantityPtr hardware(const ResolvedScenario& scenario, Hardware parameter) {
  const auto& resolved = scenario[parameter];
  if (!resolved)
    return nullptr;
  const ParameterInfo& info = parameter_info(parameter);
  Quantity quantity{.id = std::string(info.id),
                    .name = info.label,
                    .symbol = std::string(info.id),
                    .unit = std::string(info.unit),
                    .value = resolved->value,
                    .source = resolved->fact.source,
                    .status = resolved->fact.status,
                    .note = resolved->fact.note};
  if (parameter == Hardware::other_issue)
    quantity.symbol = "c";
  if (resolved->overridden) {
    quantity.source = LOOM_TEXT("entered by hand");
    quantity.note = {};
    quantity.status.reset();
    if (!resolved->fact.source.empty())
      quantity.note = LOOM_TEXT("instead of %1 (%2: %3)")(
          resolved->fact.value, to_string(resolved->fact.status), resolved->fact.source);
  }
  return given(std::move(quantity));
}

QuantityPtr fact_of_gpu(const Scenario& scenario, FactKey key) {
  return of_fact(scenario.gpu->facts, key);
}

} // namespace loom::why
