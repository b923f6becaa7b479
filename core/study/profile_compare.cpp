#include "core/study/profile_compare.h"

#include "core/profile/loop_of.h"

#include <algorithm>
#include <map>
#include <string>

namespace loom {
namespace {

using Places = std::vector<std::size_t>;

/// Pairs launches of the same name, the first of one file with the first of the other.
template <class Name>
void pair_by(const Name& name, const profile::Profile& before, const profile::Profile& after,
             ProfileComparison& to) {
  std::map<std::string, Places> waiting;
  for (const std::size_t each : to.only_after)
    waiting[name(after.launches[each])].push_back(each);
  std::map<std::string, std::size_t> taken;
  Places left;
  for (const std::size_t each : to.only_before) {
    const std::string key = name(before.launches[each]);
    const Places& partners = waiting[key];
    if (std::size_t& next = taken[key]; next < partners.size())
      to.pairs.push_back({each, partners[next++]});
    else
      left.push_back(each);
  }
  to.only_before = std::move(left);
  to.only_after.clear();
  for (const auto& [key, partners] : waiting)
    to.only_after.insert(to.only_after.end(),
                         partners.begin() + static_cast<std::ptrdiff_t>(taken[key]),
                         partners.end());
  std::ranges::sort(to.only_after);
}

std::optional<double> ratio(const std::optional<double>& one, const std::optional<double>& other) {
  if (!one || !other || !(*one > 0) || !(*other > 0))
    return {};
  return *one / *other;
}

} // namespace

ProfileComparison compare_profiles(const profile::Profile& before, const profile::Profile& after) {
  ProfileComparison result;
  for (std::size_t i = 0; i < before.launches.size(); ++i)
    result.only_before.push_back(i);
  for (std::size_t i = 0; i < after.launches.size(); ++i)
    result.only_after.push_back(i);
  pair_by([](const profile::Launch& launch) { return launch.kernel; }, before, after, result);
  pair_by([](const profile::Launch& launch) { return profile::short_name(launch.kernel); }, before,
          after, result);
  std::ranges::sort(result.pairs, {}, &LaunchPair::before);
  return result;
}

std::optional<double> speedup(const profile::Launch& before, const profile::Launch& after) {
  return ratio(before[profile::Metric::duration], after[profile::Metric::duration]);
}

std::optional<double> clock_ratio(const profile::Launch& before, const profile::Launch& after) {
  return ratio(after[profile::Metric::clock], before[profile::Metric::clock]);
}

} // namespace loom
