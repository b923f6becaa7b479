#include "core/document/document_arguments.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"

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
