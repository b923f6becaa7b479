#include "core/document/document_arguments.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"

#include <algorithm>

namespace loom {

namespace {

using Arguments = std::vector<std::pair<std::string, std::string>>;

/// Says what of `scenario` differs from `plain`, which is made the same on the way.
void say_scenario(const Scenario& scenario, Scenario& plain, Arguments& arguments) {
  for (const char* choice : {"mix", "access"})
    if (const std::string wanted(get_choice(scenario, choice));
        wanted != get_choice(plain, choice)) {
      arguments.emplace_back(choice, wanted);
      if (auto changed = choice == std::string_view("access") ? with_access(plain, wanted)
                                                              : with_choice(plain, choice, wanted))
        plain = *std::move(changed);
    }
  if (scenario.ilp != plain.ilp)
    arguments.emplace_back("ilp", std::to_string(scenario.ilp));
  if (scenario.target != plain.target)
    arguments.emplace_back("target", shortest(scenario.target));
  plain.ilp = scenario.ilp;
  plain.target = scenario.target;
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (const auto& value = scenario.overrides[i]) {
      arguments.emplace_back("set", std::string(parameter_info(static_cast<Hardware>(i)).id) + "=" +
                                        shortest(*value));
      plain.overrides[i] = value;
    }
  // What suits the numbers is chosen anew, unless it is said.
  if (!arguments.empty() || scenario.alpha != plain.alpha || scenario.warps != plain.warps) {
    arguments.emplace_back("alpha", shortest(scenario.alpha));
    arguments.emplace_back("warps", std::to_string(scenario.warps));
  }
  plain.alpha = scenario.alpha;
  plain.warps = scenario.warps;
  std::string view;
  for (const std::string_view choice : view_choices)
    if (const std::string wanted(get_choice(scenario, choice)); wanted != get_choice(plain, choice))
      view += (view.empty() ? "" : ",") + std::string(choice) + "=" + wanted;
  if (!view.empty())
    arguments.emplace_back("view", view);
  plain.view = scenario.view;
  plain.view.loop_axis = {}; // which no option says
}

/// Numbers that a list of an option can say of pins: those of the kernel, then those that are set.
std::vector<std::string> listed(const Scenario& scenario) {
  std::vector<std::string> names{"ilp", "alpha", "warps"};
  for (std::size_t i = 0; i < hardware_count; ++i)
    if (scenario.overrides[i])
      names.emplace_back(parameter_info(static_cast<Hardware>(i)).id);
  return names;
}

/// Whether the pins are the scenario but for this number, as --one has the values of a list.
bool are_values(const Document& document, const std::string& name) {
  Scenario scenario = document.scenario;
  scenario.measured.clear();
  std::vector<Pin> values;
  for (const Pin& pin : document.pins) {
    const auto value = get(pin, name);
    auto changed = value ? with(scenario, name, *value) : Result<Scenario>(scenario);
    if (!changed)
      return false;
    values.emplace_back(*std::move(changed));
  }
  assign_series(values);
  return values == document.pins;
}

/// Puts the pins' values into the option that says the scenario's own, "4" becomes "4,1,2".
bool say_values(const Document& document, Arguments& arguments) {
  const std::vector<std::string> names = listed(document.scenario);
  const auto name = std::ranges::find_if(
      names, [&](const std::string& each) { return are_values(document, each); });
  if (document.pins.empty() || document.scenario.instruction_loop || name == names.end())
    return false;
  const auto say_own = [&](const char* option, double value) {
    if (std::ranges::none_of(arguments, [&](const auto& each) { return each.first == option; }))
      arguments.emplace_back(option, shortest(value));
  };
  say_own("ilp", document.scenario.ilp);
  say_own("alpha", document.scenario.alpha); // what suits the numbers is chosen anew
  say_own("warps", document.scenario.warps);
  for (auto& [option, value] : arguments)
    if (option == *name || (option == "set" && value.starts_with(*name + "=")))
      for (const Pin& pin : document.pins)
        value += "," + shortest(*get(pin, *name));
  arguments.emplace_back("one", "");
  return true;
}

} // namespace

std::optional<Arguments> document_arguments(const Document& document, const Catalogue& catalogue) {
  const Scenario& scenario = document.scenario;
  const Result<GpuPtr> gpu = catalogue.find(scenario.gpu->id);
  if (!gpu || !catalogue.built_in(scenario.gpu->id))
    return {};
  Arguments arguments;
  Document said{default_scenario(*gpu), {}};
  say_scenario(scenario, said.scenario, arguments);
  arguments.insert(arguments.begin(), {"gpu", scenario.gpu->id});
  if (say_values(document, arguments)) {
    said.pins = document.pins;
    said.looks = document.looks;
    return said == document ? std::optional(arguments) : std::nullopt;
  }
  std::string compared;
  for (const Pin& pin : document.pins) {
    if (!pin.gpu_alone || !catalogue.built_in(pin.gpu->id) ||
        pin.name.find_first_of(",\n") != std::string::npos)
      return {};
    compared += (compared.empty() ? "" : ",") + pin.gpu->id;
    if (!pin.name.empty())
      compared += "=" + pin.name;
    said.pins = with_pin(std::move(said.pins), gpu_pin(said.scenario, pin.gpu, pin.name));
  }
  if (!compared.empty())
    arguments.emplace_back("compare", compared);
  said.looks = document.looks;
  return said == document ? std::optional(arguments) : std::nullopt;
}

} // namespace loom
