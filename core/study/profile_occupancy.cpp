#include "core/study/profile_occupancy.h"

#include "core/profile/judge.h"
#include "core/study/profile_verdict.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double softness = 2;   ///< k
constexpr double reached = 0.95; ///< of a unit's peak
constexpr double steepest = 50;  ///< a, where the launch is as fast as it can be

struct Known {
  double warps = 0, use = 0;
  double rate = 1; ///< instructions per cycle, relative to the launch asked about
};

std::optional<Known> known_of(const profile::Launch& launch) {
  const auto& warps = launch[profile::Metric::warps];
  double most = 0;
  for (const auto& each : measured_units(launch))
    most = std::max(most, each.value_or(0) / 100);
  if (!warps || *warps <= 0 || most <= 0)
    return std::nullopt;
  return Known{*warps, std::min(most, 1.0)};
}

} // namespace

double occupancy_law(double n, double n0, double use) {
  const double top = std::pow(reached / std::max(use, 1e-3), -softness);
  const double rest = 1 - top;
  const double a = rest > 0 ? std::min(steepest, std::pow(rest, -1 / softness)) : steepest;
  const auto law = [&](double warps) {
    return std::pow(std::pow(a * warps / n0, -softness) + top, -1 / softness);
  };
  return law(n) / law(n0);
}

Result<std::vector<OccupancySpeed>> occupancy_speeds(const profile::Launch& launch,
                                                     std::span<const profile::Launch> kin,
                                                     std::span<const double> warps) {
  const std::optional<Known> own = known_of(launch);
  if (!own)
    return bad_argument(
        LOOM_TEXT("the speed at other occupancies needs the warps of an SM and the use of its "
                  "units: profile with 'ncu --set full'"));
  std::vector<Known> all{*own};
  const auto own_rate = profile::executed_rate(launch);
  for (const profile::Launch& each : kin) {
    auto other = known_of(each);
    const auto rate = profile::executed_rate(each);
    if (!other || !rate || !own_rate || *own_rate <= 0 || *rate <= 0)
      continue;
    other->rate = *rate / *own_rate;
    all.push_back(*other);
  }
  std::vector<OccupancySpeed> speeds;
  for (const double n : warps) {
    double sum = 0, weights = 0;
    const Known* nearest = &all.front();
    for (const Known& each : all) {
      constexpr double same = 1e-6;
      const double far = std::log(n / each.warps);
      const double weight = 1 / (far * far + same);
      sum += weight * std::log(each.rate * occupancy_law(n, each.warps, each.use));
      weights += weight;
      if (std::abs(far) < std::abs(std::log(n / nearest->warps)))
        nearest = &each;
    }
    // No unit can be used by more than all of it.
    const double most = 1 / own->use;
    const double speed = std::min(most, std::exp(sum / weights)), ratio = n / nearest->warps;
    const OccupancyDoubt& doubt = ratio >= 1 ? doubt_of_more_warps : doubt_of_fewer_warps;
    const double one = std::pow(ratio, doubt.low), other = std::pow(ratio, doubt.high);
    speeds.push_back(
        {n, speed, speed * std::min(one, other), std::min(most, speed * std::max(one, other))});
  }
  return speeds;
}

} // namespace loom
