#include "core/scenario/sensitivity.h"

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

bool is_throughput(Hardware parameter) { return parameter_info(parameter).id.ends_with("_thru"); }

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

Result<Bands> Bands::make(const ResolvedScenario& scenario, std::size_t model, double by) {
  if (const auto good = check({.by = by}); !good)
    return tl::unexpected(good.error());
  if (const auto kernel = kernel_model(scenario); !kernel)
    return tl::unexpected(kernel.error());
  return of(scenario, model, [&](Hardware parameter) {
    return ends_of(*scenario[parameter], parameter, {.by = by});
  });
}

namespace {
std::optional<ValueRange> own_range(const ResolvedScenario& scenario, Hardware parameter) {
  const auto& resolved = scenario[parameter];
  return resolved && !resolved->overridden ? resolved->fact.range : std::nullopt;
}
} // namespace

bool has_ranges(const ResolvedScenario& scenario) {
  return std::ranges::any_of(used_parameters(scenario.mix), [&](Hardware parameter) {
    return own_range(scenario, parameter).has_value();
  });
}

std::optional<Bands> Bands::of_ranges(const ResolvedScenario& scenario) {
  if (!has_ranges(scenario) || !kernel_model(scenario))
    return {};
  return of(scenario, 0, [&](Hardware parameter) {
    const ParameterInfo& info = parameter_info(parameter);
    const double value = scenario[parameter]->value;
    const ValueRange range = own_range(scenario, parameter).value_or(ValueRange{value, value});
    return Band{std::max(info.min, range.low), std::min(info.max, range.high)};
  });
}

template <class Ends>
Bands Bands::of(const ResolvedScenario& scenario, std::size_t model, const Ends& ends_at) {
  const std::vector<Hardware> parameters = used_parameters(scenario.mix);
  const auto with_ends = [&](auto&& at_high) {
    Scenario changed = scenario;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
      const Band ends = ends_at(parameters[i]);
      changed.overrides[static_cast<std::size_t>(parameters[i])] =
          at_high(i) ? ends.high : ends.low;
    }
    return *ModelRun::make(changed, model); // all numbers are there
  };
  Bands bands;
  if (model_table()[model].id == "bound") {
    for (const bool most : {false, true}) {
      bands.throughput_.push_back(
          with_ends([&](std::size_t i) { return is_throughput(parameters[i]) == most; }));
      bands.needed_.push_back(with_ends(
          [&](std::size_t i) { return (parameters[i] != Hardware::other_issue) == most; }));
    }
    return bands;
  }
  for (std::size_t corner = 0; corner < std::size_t{1} << parameters.size(); ++corner)
    bands.throughput_.push_back(with_ends([&](std::size_t i) { return (corner >> i & 1) != 0; }));
  bands.throughput_.push_back(*ModelRun::make(scenario, model));
  bands.needed_ = bands.throughput_;
  return bands;
}

namespace {
std::optional<Band> over(const std::vector<ModelRun>& kernels, auto&& ask) {
  std::optional<Band> band;
  for (const ModelRun& kernel : kernels)
    if (const std::optional<double> value = ask(kernel))
      band = band ? Band{std::min(band->low, *value), std::max(band->high, *value)}
                  : Band{*value, *value};
  return band;
}
} // namespace

std::optional<Band> Bands::throughput(double alpha, double warps) const {
  return over(throughput_, [&](const ModelRun& run) { return run.throughput(alpha, warps); });
}

std::optional<Band> Bands::warps_needed(double alpha, double target) const {
  return over(needed_, [&](const ModelRun& run) { return run.warps_needed(alpha, target); });
}

} // namespace loom
