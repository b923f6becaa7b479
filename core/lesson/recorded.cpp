// recorded() of core/lesson/lesson.h.

#include "core/lesson/lesson.h"
#include "core/scenario/parameters.h"

#include <algorithm>
#include <utility>

namespace loom::lesson {

namespace {

/// The settings one after the other; those that are refused are left out.
Scenario with_all(Scenario scenario, const Recorded& recorded, const Catalogue& catalogue) {
  for (const Setting& setting : recorded.set)
    if (auto next = with_setting(scenario, setting, catalogue))
      scenario = *std::move(next);
  return scenario;
}

} // namespace

std::vector<Unreached> unreached(const Scenario& there, const Scenario& now) {
  std::vector<Unreached> found;
  Scenario rest = there;
  const auto take = [&](auto Scenario::*part, Unreached name) {
    Scenario with = rest;
    with.*part = now.*part;
    if (!(with == rest))
      found.push_back(name);
    rest = std::move(with);
  };
  take(&Scenario::launch, Unreached::launch);
  take(&Scenario::divergence, Unreached::divergence);
  take(&Scenario::loop, Unreached::machine_code);
  take(&Scenario::global_access, Unreached::global_access);
  take(&Scenario::shared_access, Unreached::shared_access);
  rest.measured = now.measured;
  if (!(rest == now))
    found.push_back(Unreached::other);
  return found;
}

Recorded recorded(const Scenario& before, const Scenario& now, const Catalogue& catalogue) {
  Recorded result;
  if (now.gpu->id != before.gpu->id)
    result.set.push_back({"gpu", now.gpu->id, std::nullopt});
  Scenario there = with_all(before, result, catalogue);
  for (const ChoiceInfo& info : choice_table())
    if (get_choice(now, info.id) != get_choice(there, info.id))
      result.set.push_back(
          {std::string(info.id), std::string(get_choice(now, info.id)), std::nullopt});
  const auto stride = [&](std::string_view name, std::int64_t was, std::int64_t is) {
    if (is != was)
      result.set.push_back({std::string(name), {}, static_cast<double>(is)});
  };
  stride(shared_stride, there.shared_access.pattern.stride, now.shared_access.pattern.stride);
  stride(global_stride, there.global_access.pattern.stride, now.global_access.pattern.stride);
  // What a number is may follow from the mix: it counts only where it still differs.
  there = with_all(before, result, catalogue);
  if (now.access != there.access)
    result.set.push_back({"access", now.access, std::nullopt});
  for (const ParameterInfo& info : parameter_table())
    if (const auto value = get(now, info.id); value && value != get(there, info.id))
      result.set.push_back({std::string(info.id), {}, value});
  // The order of a file.
  std::ranges::sort(result.set, {}, [](const Setting& setting) {
    return std::pair(setting.name != "gpu", setting.name);
  });
  result.lost = unreached(with_all(before, result, catalogue), now);
  return result;
}

} // namespace loom::lesson
