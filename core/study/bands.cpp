#include "core/study/bands.h"

#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "core/scenario/workload.h"
#include "core/study/sensitivity.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// What a number of the hardware is to the bounds.
enum class Part { latency, rate, use };

Part part_of(Hardware parameter) {
  return parameter == Hardware::other_issue                ? Part::use
         : parameter_info(parameter).id.ends_with("_thru") ? Part::rate
                                                           : Part::latency;
}
/// Of a number of a loop by its id: "loop.rate.fp32", "loop.FFMA.use.issue".
Part part_of(const std::string& id) {
  return id.starts_with("loop.rate.")            ? Part::rate
         : id.find(".use.") != std::string::npos ? Part::use
                                                 : Part::latency;
}

/// Which end of its range a number of each part has, by Part: the upper one where true.
using Choice = std::array<bool, 3>;
constexpr Choice slowest{true, false, true}, fastest{false, true, false};
constexpr Choice needs_fewest{false, false, true}, needs_most{true, true, false};

double end_of(const Band& ends, const Choice& upper, Part part) {
  return upper[static_cast<std::size_t>(part)] ? ends.high : ends.low;
}

/// The workload's numbers, each at one of the ends that `ends` gives of a fact with its value, what
/// it is to the bounds and whether it is a mix's.
template <class Ends>
Result<LoopNumbers> numbers_at(const ResolvedScenario& scenario, const Choice& upper,
                               const Ends& ends) {
  if (!scenario.instruction_loop)
    return mix_numbers(scenario, [&](Hardware parameter, const Resolved& number) {
      const ParameterInfo& info = parameter_info(parameter);
      const Part part = part_of(parameter);
      const Fact fact = number.overridden ? Fact{.value = number.value} : number.fact;
      return std::clamp(end_of(ends(fact, number.value, part, true), upper, part), info.min,
                        info.max);
    });
  return loop_numbers<double>(scenario, *scenario.instruction_loop, {},
                              [&](const std::string& id, double value, const Fact* fact) {
                                const Part part = part_of(id);
                                return fact && id != "loop.schedulers"
                                           ? end_of(ends(*fact, value, part, false), upper, part)
                                           : value;
                              });
}

LoopNumbers at_alpha(const LoopNumbers& numbers, double alpha) {
  return !std::isnan(alpha) && loop_alpha(numbers) ? with_alpha(numbers, alpha) : numbers;
}

Band over(const std::array<LoopNumbers, 2>& loops, double alpha, const auto& ask) {
  const double a = ask(at_alpha(loops[0], alpha)), b = ask(at_alpha(loops[1], alpha));
  return {std::min(a, b), std::max(a, b)};
}

} // namespace

template <class Ends> Result<Bands> Bands::of(const ResolvedScenario& scenario, const Ends& ends) {
  Bands bands;
  for (const auto& [to, upper] : {std::pair{&bands.throughput_[0], slowest},
                                  {&bands.throughput_[1], fastest},
                                  {&bands.needed_[0], needs_fewest},
                                  {&bands.needed_[1], needs_most}}) {
    LOOM_TRY(LoopNumbers numbers, numbers_at(scenario, upper, ends));
    *to = std::move(numbers);
  }
  return bands;
}

Result<Bands> Bands::around(const ResolvedScenario& scenario, double by) {
  LOOM_CHECK(check({.by = by}));
  return of(scenario, [by](const Fact& /*fact*/, double value, Part part, bool of_mix) {
    // What a loop's instruction takes is mostly so by definition: an issue slot, its bytes.
    const double change = part == Part::use && !of_mix ? 0 : by;
    return Band{value * (1 - change), value * (1 + change)};
  });
}

std::optional<Bands> Bands::of_ranges(const ResolvedScenario& scenario) {
  bool any = false;
  const auto ends = [&any](const Fact& fact, double value, Part, bool) {
    any = any || fact.range.has_value();
    return fact.range ? Band{fact.range->low, fact.range->high} : Band{value, value};
  };
  if (!numbers_at(scenario, slowest, ends) || !any)
    return std::nullopt;
  const Result<Bands> bands = of(scenario, ends);
  return bands ? std::optional(*bands) : std::nullopt;
}

Band Bands::throughput(double alpha, double warps) const {
  return over(throughput_, alpha,
              [warps](const LoopNumbers& loop) { return evaluate(loop, warps).throughput; });
}

Band Bands::warps_needed(double alpha, double target) const {
  return over(needed_, alpha,
              [target](const LoopNumbers& loop) { return loop_warps_needed(loop, target); });
}

} // namespace loom
