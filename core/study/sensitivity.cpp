#include "core/study/sensitivity.h"

#include "core/gpu/fact_range.h"
#include "core/model/saturation.h"
#include "core/scenario/instruction_loop.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/trace/quantity.h"
#include "core/trace/traced.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>

namespace loom {
namespace {

using why::QuantityPtr;

constexpr double unbounded = std::numeric_limits<double>::infinity();

/// A number that is varied, and between what.
struct Varied {
  std::string id;
  Band ends;
};

/// Warps needed and throughput.
struct Reached {
  double needed = 0, throughput = 0;
};
/// Both with one number changed; without an id as things are.
using At = std::function<Result<Reached>(std::string_view id, double value)>;

/// Around the value, or where a source gives a range that.
Band ends_of(const Fact& fact, const SensitivityOptions& options) {
  if (options.own_ranges)
    if (const auto range = fact_range(fact))
      return {range->first, range->second};
  return {fact.value * (1 - options.by), fact.value * (1 + options.by)};
}

Band cut(const Band& ends, double min, double max) {
  return {std::max(ends.low, min), std::min(ends.high, max)};
}

Result<Sensitivity> with_rows(const std::vector<Varied>& numbers, const At& at) {
  LOOM_TRY(const Reached now, at({}, 0));
  Sensitivity result{now.needed, now.throughput, {}};
  for (const Varied& number : numbers) {
    const Result<Reached> low = at(number.id, number.ends.low),
                          high = at(number.id, number.ends.high);
    if (!low || !high)
      return tl::unexpected((low ? high : low).error());
    result.rows.push_back({.id = number.id,
                           .low = number.ends.low,
                           .high = number.ends.high,
                           .needed_low = low->needed,
                           .needed_high = high->needed,
                           .throughput_low = low->throughput,
                           .throughput_high = high->throughput});
  }
  return result;
}

Result<Sensitivity> of_mix(const ResolvedScenario& scenario, const SensitivityOptions& options) {
  std::vector<Varied> numbers;
  const auto around = [&](std::string_view id, const Fact& fact) {
    const ParameterInfo& info = *find_parameter(id);
    return Varied{std::string(id), cut(ends_of(fact, options), info.min, info.max)};
  };
  if (scenario.alpha > 0 && std::isfinite(scenario.alpha))
    numbers.push_back(around("alpha", {.value = scenario.alpha}));
  numbers.push_back(around("warps", {.value = static_cast<double>(scenario.warps)}));
  Varied chains = around("ilp", {.value = static_cast<double>(scenario.ilp)});
  chains.ends = {std::ceil(chains.ends.low), std::floor(chains.ends.high)};
  if (chains.ends.low < chains.ends.high)
    numbers.push_back(std::move(chains));
  for (const Hardware parameter : used_parameters(scenario.mix))
    if (const auto& number = scenario[parameter]) {
      Fact fact = number->overridden ? Fact{} : number->fact;
      fact.value = number->value;
      numbers.push_back(around(parameter_info(parameter).id, fact));
    }
  return with_rows(numbers, [&](std::string_view id, double value) {
    const bool held = id == "warps"; // which need not be a whole number
    Scenario changed = scenario;
    if (!id.empty() && !held)
      changed = *with(std::move(changed), id, value);
    return kernel_model(changed).map([&](const KernelModel& model) {
      return Reached{warps_needed(model, changed.alpha, scenario.target),
                     bounds(model, changed.alpha, held ? value : scenario.warps).throughput()};
    });
  });
}

/// The numbers of gradual saturation that a loop can have: id, and which they are.
constexpr std::array<std::pair<const char*, double Saturation::*>, 4> saturation_numbers{
    {{"queue_share", &Saturation::queue_share},
     {"latency_tail", &Saturation::latency_tail},
     {"issue_efficiency", &Saturation::issue_efficiency},
     {"l2_busy_share", &Saturation::l2_share}}};

/// What a number of a loop may be.
struct Limits {
  double min = 0, max = unbounded;
  bool whole = false;
};

/// "loop.2.stages" has the limits of its option.
Limits limits_of(const QuantityPtr& number, const std::vector<QuantityPtr>& all) {
  const std::string& id = number->id;
  if (id == "loop.schedulers" || id == "loop.ilp")
    return {1, 64, true};
  if (id == "loop.producers" || id == "loop.consumers")
    return {1, max_block_warps - 1, true};
  if (id == "warps")
    return {1, 1024, false};
  if (std::ranges::find(saturation_numbers, id, [](auto& each) {
        return std::string_view(each.first);
      }) != saturation_numbers.end())
    return {fact_info(*fact_key(id)).min, 1, false};
  const std::size_t dot = id.rfind('.');
  const std::string_view last = std::string_view(id).substr(dot + 1);
  const auto row = std::ranges::find(loop_option_table(), last, &LoopOptionInfo::name);
  if (number->status || row == loop_option_table().end())
    return {};
  Limits limits{std::min(number->value, last == "passes" ? 1 : row->min), row->max, row->whole};
  for (const char* const other : {".l1", ".l2"})
    if (last == "l1" || last == "l2")
      if (const std::string sibling = id.substr(0, dot) + other; sibling != id)
        if (const QuantityPtr share = why::find(all, sibling))
          limits.max = 1 - share->value;
  return limits;
}

Varied varied(const QuantityPtr& number, const Limits& limits, const SensitivityOptions& options) {
  const double value = number->value;
  Band ends = ends_of(number->status ? Fact{.value = value,
                                            .source = number->source,
                                            .status = *number->status,
                                            .note = number->note}
                                     : Fact{.value = value},
                      options);
  if (limits.whole)
    ends = {std::min(std::ceil(ends.low), value - 1), std::max(std::floor(ends.high), value + 1)};
  return {number->id, cut(ends, limits.min, limits.max)};
}

Reached saturated_point(const LoopNumbers& loop, Saturation saturation, double warps, double target,
                        const NumberEdit& edit) {
  for (const auto& [id, number] : saturation_numbers)
    saturation.*number = edit(id, saturation.*number, nullptr);
  if (loop.schedulers)
    saturation.schedulers = static_cast<int>(std::lround(*loop.schedulers));
  return {target < 1 ? saturated_warps_needed(loop, saturation, target).value_or(unbounded)
                     : loop_warps_needed(loop, target),
          saturated_throughput(loop, saturation, warps)};
}

Result<Sensitivity> of_loop(const ResolvedScenario& scenario, const SensitivityOptions& options) {
  const GpuSpec gpu = gpu_as_set(scenario);
  auto traced = loop_numbers<why::Traced>(*scenario.instruction_loop, gpu);
  LOOM_CHECK(traced);
  if (options.alpha)
    traced = with_alpha(*std::move(traced),
                        why::Traced(why::given({.id = "alpha", .value = *options.alpha})));
  const why::Traced held = why::given({.id = "warps", .value = double(scenario.warps)});
  std::vector<QuantityPtr> given;
  for (const why::Traced& number : {evaluate(*traced, held).throughput, loop_warps_needed(*traced)})
    for (const QuantityPtr& each : why::chain(number.quantity()))
      if (!each->formula && !why::find(given, each->id))
        given.push_back(each);
  const LoopNumbers loop = values_of(*traced);
  const Saturation saturation = saturation_of(gpu, loop);
  if (options.saturated)
    for (const auto& [id, number] : saturation_numbers)
      if (number != &Saturation::l2_share || waits_for_l2(loop))
        given.push_back(why::given({.id = id, .value = saturation.*number}));
  std::vector<Varied> numbers;
  for (const QuantityPtr& number : given)
    numbers.push_back(varied(number, limits_of(number, given), options));
  return with_rows(numbers, [&](std::string_view id, double value) {
    const NumberEdit edit = [&](const std::string& each, double own, const Fact*) {
      return each == id ? value : own;
    };
    const double warps = edit("warps", scenario.warps, nullptr);
    return loop_numbers<double>(*scenario.instruction_loop, gpu, {}, edit)
        .map([&](LoopNumbers changed) {
          if (options.alpha)
            changed = with_alpha(std::move(changed), edit("alpha", *options.alpha, nullptr));
          return options.saturated
                     ? saturated_point(changed, saturation, warps, scenario.target, edit)
                     : Reached{loop_warps_needed(changed, scenario.target),
                               evaluate(changed, warps).throughput};
        });
  });
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
  return check(options).and_then([&] {
    return scenario.instruction_loop ? of_loop(scenario, options) : of_mix(scenario, options);
  });
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
