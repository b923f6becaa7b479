// quantity() and explained() of core/lesson/lesson.h.

#include "core/gpu/traced_fact.h"
#include "core/lesson/lesson.h"
#include "core/model/memory_wall.h"
#include "core/scenario/parameters.h"
#include "core/why/explain.h"

#include <algorithm>
#include <utility>

namespace loom::lesson {

namespace {

using why::QuantityPtr;

/// The thesis's fit: GPUs of all segments up to early 2016 (§4.4).
Result<QuantityPtr> of_wall(std::string_view name, const Catalogue& catalogue) {
  constexpr double early_2016 = 2016 + 4.0 / 12;
  if (name != "factor")
    return bad_argument(LOOM_TEXT("no number 'wall.%1'; there is wall.factor")(name));
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue.ids())
    if (auto gpu = catalogue.find(id))
      gpus.push_back(*gpu);
  const WallChoice choice{.segment = "GeForce", .to = early_2016};
  return fit_wall(wall_points(gpus, choice)).map([&](const WallFit& fit) {
    return why::find(why::explain_wall(gpus, fit, choice).quantities, "wall_factor");
  });
}

} // namespace

Result<QuantityPtr> quantity(std::string_view name, const Scenario& scenario) {
  if (const auto key = fact_key(name); key && !hardware_parameter(name))
    if (QuantityPtr fact = why::of_fact(scenario.gpu->facts, *key))
      return fact;
  return why::explain(scenario, name);
}

Result<QuantityPtr> quantity(std::string_view name, const Scenario& scenario,
                             const Catalogue& catalogue) {
  const auto dot = name.find('.');
  if (dot == std::string_view::npos)
    return quantity(name, scenario);
  const std::string_view rest = name.substr(dot + 1);
  if (name.substr(0, dot) == "wall")
    return of_wall(rest, catalogue);
  std::string id(name.substr(0, dot));
  std::ranges::replace(id, '_', '-');
  auto gpu = catalogue.find(id);
  if (!gpu)
    gpu = catalogue.find(name.substr(0, dot)); // an id that has "_" itself
  LOOM_CHECK(gpu);
  Scenario other = default_scenario(*gpu);
  other.mix = scenario.mix;
  if (scenario.access == own_access || (*gpu)->pattern(scenario.access))
    other.access = scenario.access;
  const std::string prefix(name.substr(0, dot + 1));
  return quantity(rest, other).map([&](const QuantityPtr& found) {
    return why::prefixed(found, prefix);
  });
}

Result<QuantityPtr> explained(const Expression& expression, const Scenario& scenario,
                              const Catalogue& catalogue) {
  constexpr std::string_view prefix = "lesson.";
  std::vector<QuantityPtr> inputs;
  for (const std::string& name : expression.names()) {
    auto found = quantity(name, scenario, catalogue);
    if (!found)
      return found;
    inputs.push_back(why::prefixed(*found, std::string(prefix)));
  }
  if (inputs.size() == 1 && expression.text() == expression.names().front())
    return inputs.front();
  const auto input = [&](std::size_t name) { return inputs[name]; };
  why::Quantity made{.id = std::string(prefix) + expression.text(),
                     .name = LOOM_TEXT("number of a lesson"),
                     .symbol = "x",
                     .source = LOOM_TEXT("the lesson's formula")};
  if (const auto formula = expression.formula(input))
    return why::computed(std::move(made), *formula);
  LOOM_TRY(made.value, evaluate(expression, scenario, catalogue));
  made.method = LOOM_TEXT("the lesson's formula");
  return why::found(std::move(made), std::move(inputs));
}

} // namespace loom::lesson
