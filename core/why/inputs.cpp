#include "core/why/parts.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"

namespace loom::why {

QuantityPtr given(std::string id, Message name, std::string symbol, std::string unit, double value,
                  Message source, std::optional<FactStatus> status, Message note) {
  return given({.id = std::move(id),
                .name = std::move(name),
                .symbol = std::move(symbol),
                .unit = std::move(unit),
                .value = value,
                .source = std::move(source),
                .status = status,
                .note = std::move(note)});
}

QuantityPtr computed(std::string id, Message name, std::string symbol, std::string unit,
                     const Traced& formula, Message source, Message condition) {
  return computed({.id = std::move(id),
                   .name = std::move(name),
                   .symbol = std::move(symbol),
                   .unit = std::move(unit),
                   .condition = std::move(condition),
                   .source = std::move(source)},
                  formula);
}

QuantityPtr counted(std::string id, Message name, std::string symbol, std::string unit,
                    double value, Message how, std::vector<QuantityPtr> inputs, Message source) {
  return found({.id = std::move(id),
                .name = std::move(name),
                .symbol = std::move(symbol),
                .unit = std::move(unit),
                .value = value,
                .method = std::move(how),
                .source = std::move(source)},
               std::move(inputs));
}

QuantityPtr chosen(const Scenario& scenario, std::string_view parameter) {
  const ParameterInfo& info = *find_parameter(parameter);
  const bool ilp = parameter == "ilp";
  return given(std::string(info.id), info.label,
               parameter == "warps" ? "n"
               : ilp                ? "K"
                                    : std::string(info.symbol),
               std::string(info.unit), *get(scenario, parameter),
               LOOM_TEXT("chosen; defined in %1")(info.source));
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
