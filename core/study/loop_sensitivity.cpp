#include "core/study/loop_sensitivity.h"

#include "core/gpu/fact_range.h"
#include "core/trace/quantity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace loom {
namespace {

using why::QuantityPtr;

/// What a number may be.
struct Limits {
  double min = 0, max = std::numeric_limits<double>::infinity();
  bool whole = false;
};

/// The numbers of gradual saturation that a loop can have: id, and which they are.
constexpr std::array<std::pair<const char*, double Saturation::*>, 4> saturation_numbers{
    {{"queue_share", &Saturation::queue_share},
     {"latency_tail", &Saturation::latency_tail},
     {"issue_efficiency", &Saturation::issue_efficiency},
     {"l2_busy_share", &Saturation::l2_share}}};

/// "loop.2.stages" has the limits of its option.
Limits limits_of(const QuantityPtr& number, const std::vector<QuantityPtr>& all) {
  const std::string& id = number->id;
  if (id == "loop.schedulers")
    return {1, 64, true};
  if (id == "loop.ilp")
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

Band ends_of(const QuantityPtr& number, const Limits& limits, const SensitivityOptions& options) {
  const double value = number->value;
  Band ends{value * (1 - options.by), value * (1 + options.by)};
  if (options.own_ranges && number->status)
    if (const auto range = fact_range({.value = value,
                                       .source = number->source,
                                       .status = *number->status,
                                       .note = number->note}))
      ends = {range->first, range->second};
  if (limits.whole)
    ends = {std::min(std::ceil(ends.low), value - 1), std::max(std::floor(ends.high), value + 1)};
  return {std::max(ends.low, limits.min), std::min(ends.high, limits.max)};
}

/// Warps needed and throughput of a loop.
struct Reached {
  double needed = 0, throughput = 0;
};
Reached saturated_point(const LoopNumbers& loop, Saturation saturation, double warps, double target,
                        const NumberEdit& edit) {
  for (const auto& [id, number] : saturation_numbers)
    saturation.*number = edit(id, saturation.*number, nullptr);
  if (loop.schedulers)
    saturation.schedulers = static_cast<int>(std::lround(*loop.schedulers));
  return {target < 1 ? saturated_warps_needed(loop, saturation, target)
                           .value_or(std::numeric_limits<double>::infinity())
                     : loop_warps_needed(loop, target),
          saturated_throughput(loop, saturation, warps)};
}

} // namespace

Result<Sensitivity> loop_sensitivity(const LoopNumbersOf<why::Traced>& loop, double warps,
                                     double target, const EditedLoop& numbers,
                                     const SensitivityOptions& options,
                                     const std::optional<Saturation>& saturation) {
  if (const Result<void> good = check(options); !good)
    return tl::unexpected(good.error());
  const why::Traced here = why::given(
      {.id = "warps", .name = LOOM_TEXT("warps of an SM")(), .symbol = "n", .value = warps});
  const bool at_l2 = waits_for_l2(values_of(loop));
  std::vector<QuantityPtr> given;
  for (const why::Traced& number : {evaluate(loop, here).throughput, loop_warps_needed(loop)})
    for (const QuantityPtr& each : why::chain(number.quantity()))
      if (!each->formula && !why::find(given, each->id))
        given.push_back(each);

  if (saturation)
    for (const auto& [id, number] : saturation_numbers)
      if (number != &Saturation::l2_share || at_l2)
        given.push_back(why::given({.id = id, .value = (*saturation).*number}));
  const auto at = [&](const NumberEdit& edit) {
    return numbers(edit).map([&](const LoopNumbers& changed) {
      const double held = edit("warps", warps, nullptr);
      return saturation
                 ? saturated_point(changed, *saturation, held, target, edit)
                 : Reached{loop_warps_needed(changed, target), evaluate(changed, held).throughput};
    });
  };
  const Result<Reached> now =
      at([](const std::string&, double value, const Fact*) { return value; });
  if (!now)
    return tl::unexpected(now.error());
  Sensitivity result{now->needed, now->throughput, {}};
  for (const QuantityPtr& number : given) {
    const Band ends = ends_of(number, limits_of(number, given), options);
    const auto with = [&](double end) {
      return at([&](const std::string& id, double value, const Fact*) {
        return id == number->id ? end : value;
      });
    };
    const Result<Reached> low = with(ends.low), high = with(ends.high);
    if (!low || !high)
      return tl::unexpected((low ? high : low).error());
    result.rows.push_back({.id = number->id,
                           .low = ends.low,
                           .high = ends.high,
                           .needed_low = low->needed,
                           .needed_high = high->needed,
                           .throughput_low = low->throughput,
                           .throughput_high = high->throughput});
  }
  return result;
}

} // namespace loom
