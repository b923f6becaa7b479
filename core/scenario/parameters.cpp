#include "core/scenario/parameters.h"

#include "core/access/memory_run.h"
#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/scenario/launch.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {
namespace {

bool in_range(const ParameterInfo& info, double value) {
  if (info.scale == ParameterScale::alpha && std::isinf(value) && value > 0)
    return true;
  return value >= info.min && value <= info.max && (!info.whole || value == std::floor(value));
}

Message range_of(const ParameterInfo& info) {
  const std::string id(info.id);
  const Message least = verbatim(shortest(info.min), id + ".least"),
                most = verbatim(shortest(info.max), id + ".most");
  if (info.scale == ParameterScale::alpha)
    return LOOM_TEXT("a number from %1 to %2, or inf")(least, most);
  const Message range = (info.whole ? LOOM_TEXT("a whole number from %1 to %2")
                                    : LOOM_TEXT("a number from %1 to %2"))(least, most);
  return info.unit.empty() ? range : Text{"%1 %2"}(range, info.unit);
}

std::vector<std::string> strings(std::span<const std::string_view> views) {
  return {views.begin(), views.end()};
}

} // namespace

std::optional<double> get(const Scenario& scenario, std::string_view parameter) {
  if (const ParameterInfo* info = find_parameter(parameter); info && info->get)
    return info->get(scenario);
  if (const auto hardware = hardware_parameter(parameter))
    if (const auto resolved = ResolvedScenario(scenario)[*hardware])
      return resolved->value;
  return std::nullopt;
}

Result<Scenario> with(Scenario scenario, std::string_view parameter, double value) {
  const ParameterInfo* info = find_parameter(parameter);
  if (!info)
    return bad_argument(
        LOOM_TEXT("unknown parameter '%1'%2")(parameter, did_you_mean(parameter, parameter_ids())));
  if (!in_range(*info, value))
    return bad_argument(LOOM_TEXT("%1 is %2; expected %3")(parameter, value, range_of(*info)));
  if (info->set)
    info->set(scenario, value);
  else
    scenario.overrides[static_cast<std::size_t>(*hardware_parameter(parameter))] = value;
  return scenario;
}

Scenario without_override(Scenario scenario, Hardware parameter) {
  scenario.overrides[static_cast<std::size_t>(parameter)].reset();
  return scenario;
}

std::string_view get_choice(const Scenario& scenario, std::string_view choice) {
  const ChoiceInfo* info = find_choice(choice);
  return info ? info->values[info->get(scenario)] : std::string_view{};
}

Result<Scenario> with_choice(Scenario scenario, std::string_view choice, std::string_view value) {
  const ChoiceInfo* info = find_choice(choice);
  if (!info) {
    std::vector<std::string> ids;
    for (const ChoiceInfo& known : choice_table())
      ids.emplace_back(known.id);
    return bad_argument(LOOM_TEXT("unknown choice '%1'%2")(choice, did_you_mean(choice, ids)));
  }
  const auto found = std::ranges::find(info->values, value);
  if (found == info->values.end())
    return bad_argument(
        LOOM_TEXT("unknown %1 '%2'%3")(choice, value, did_you_mean(value, strings(info->values))));
  info->set(scenario, static_cast<std::size_t>(found - info->values.begin()));
  // Only global loads move bytes over the pins.
  if (choice == "mix" && scenario.mix != Mix::global &&
      scenario.view.throughput_unit == ThroughputUnit::gigabytes)
    scenario.view.throughput_unit = ThroughputUnit::other_ipc;
  return scenario;
}

Scenario with_gpu(Scenario scenario, GpuPtr gpu) {
  const bool follows = follows_launch(scenario);
  scenario.gpu = std::move(gpu);
  scenario.overrides = {};
  if (scenario.gpu->facts.value(FactKey::issue_width).value_or(1) < 2)
    scenario.scheduling.dual_issue = false;
  const std::string access = std::exchange(scenario.access, "coalesced");
  if (auto kept = with_access(scenario, access))
    scenario = *std::move(kept);
  if (const auto most = max_warps(scenario))
    scenario.warps = std::min(scenario.warps, static_cast<int>(*most));
  return follows ? with_launch_warps(std::move(scenario)) : scenario;
}

Result<Scenario> with_access(Scenario scenario, std::string_view access) {
  if (access == own_access) {
    LOOM_CHECK(scenario.mix == Mix::shared ? access_facts(*scenario.gpu, scenario.shared_access)
                                           : access_facts(*scenario.gpu, scenario.global_access));
    scenario.access = access;
    return scenario;
  }
  std::vector<std::string> known{"coalesced"};
  for (const AccessPattern& pattern : scenario.gpu->patterns)
    known.push_back(pattern.id);
  if (std::ranges::find(known, access) == known.end()) {
    std::string list;
    for (const std::string& id : known)
      list += (list.empty() ? "" : ", ") + id;
    // What the thesis prints of other GPUs stands in its Table 6.3, which no source here has.
    const bool of_thesis = access == "stride2" || access == "random";
    return bad_argument(
        (of_thesis ? LOOM_TEXT("GPU '%1' has no access pattern '%2'; it has %3: the thesis's text "
                               "gives stride2 and random for gtx980 alone")
                   : LOOM_TEXT("GPU '%1' has no access pattern '%2'; it has %3"))(scenario.gpu->id,
                                                                                  access, list));
  }
  scenario.access = access;
  return scenario;
}

} // namespace loom
