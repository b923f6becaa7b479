#include "core/study/sensitivity.h"

#include "core/base/number.h"
#include "core/gpu/fact_range.h"
#include "core/scenario/parameters.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

Band ends_around(double value, double by, double min, double max) {
  return {std::max(min, value * (1 - by)), std::min(max, value * (1 + by))};
}

Band ends_of(const Resolved& resolved, Hardware parameter, const SensitivityOptions& options) {
  const ParameterInfo& info = parameter_info(parameter);
  if (options.own_ranges && !resolved.overridden)
    if (const auto range = fact_range(resolved.fact))
      return {std::max(info.min, range->first), std::min(info.max, range->second)};
  return ends_around(resolved.value, options.by, info.min, info.max);
}

/// One kernel at an operating point that need not be a whole number of warps.
struct State {
  KernelModel model;
  double alpha, warps, target;

  [[nodiscard]] double needed() const { return warps_needed(model, alpha, target); }
  [[nodiscard]] double throughput() const { return bounds(model, alpha, warps).throughput(); }
};

SensitivityRow row_of(std::string id, const Band& ends, const State& low, const State& high) {
  return {.id = std::move(id),
          .low = ends.low,
          .high = ends.high,
          .needed_low = low.needed(),
          .needed_high = high.needed(),
          .throughput_low = low.throughput(),
          .throughput_high = high.throughput()};
}

double swing(double a, double b, double base) {
  return std::max({a, b, base}) - std::min({a, b, base});
}

} // namespace

Result<void> check(const SensitivityOptions& options) {
  if (options.by > 0 && options.by < 1)
    return {};
  return bad_argument(
      LOOM_TEXT("a change by %1 %; expected above 0 and below 100 %")(100 * options.by));
}

Result<Sensitivity> sensitivity(const ResolvedScenario& scenario,
                                const SensitivityOptions& options) {
  if (const auto good = check(options); !good)
    return tl::unexpected(good.error());
  const auto model = kernel_model(scenario);
  if (!model)
    return tl::unexpected(model.error());
  const State here{*model, scenario.alpha, static_cast<double>(scenario.warps), scenario.target};
  Sensitivity result{here.needed(), here.throughput(), {}};
  const auto vary = [&](std::string_view id, const Band& ends, auto&& set) {
    State low = here, high = here;
    set(low, ends.low);
    set(high, ends.high);
    result.rows.push_back(row_of(std::string(id), ends, low, high));
  };
  const auto around = [&](std::string_view id, double value) {
    const ParameterInfo& info = *find_parameter(id);
    return ends_around(value, options.by, info.min, info.max);
  };
  if (scenario.alpha > 0 && std::isfinite(scenario.alpha))
    vary("alpha", around("alpha", scenario.alpha),
         [](State& at, double value) { at.alpha = value; });
  vary("warps", around("warps", scenario.warps), [](State& at, double value) { at.warps = value; });
  const Band chains = around("ilp", scenario.ilp);
  const Band whole{std::ceil(chains.low), std::floor(chains.high)};
  if (whole.low < whole.high)
    vary("ilp", whole, [](State& at, double value) { at.model.ilp = static_cast<int>(value); });
  for (const Hardware parameter : used_parameters(scenario.mix))
    vary(parameter_info(parameter).id, ends_of(*scenario[parameter], parameter, options),
         [&](State& at, double value) {
           Scenario changed = scenario;
           changed.overrides[static_cast<std::size_t>(parameter)] = value;
           at.model = *kernel_model(changed);
         });
  return result;
}

double needed_swing(const Sensitivity& all, const SensitivityRow& row) {
  return swing(row.needed_low, row.needed_high, all.needed);
}

double throughput_swing(const Sensitivity& all, const SensitivityRow& row) {
  return swing(row.throughput_low, row.throughput_high, all.throughput);
}

bool has_ranges(const ResolvedScenario& scenario) {
  return std::ranges::any_of(used_parameters(scenario.mix), [&](Hardware parameter) {
    const auto& resolved = scenario[parameter];
    return resolved && !resolved->overridden && resolved->fact.range;
  });
}

} // namespace loom
