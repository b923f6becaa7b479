#include "core/model/loop.h"

#include "core/model/loop_pipe.h"

#include "core/model/kernel_model.h"
#include "core/model/loop_label.h"
#include "core/model/thesis.h"
#include "core/trace/quantity.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace loom {
namespace {

using why::greatest, why::least, why::named, why::Traced, why::value_of, why::written_out;

constexpr double no_limit = std::numeric_limits<double>::infinity();
/// Two bounds this near are one: rounding must not decide which is named.
constexpr double nearness = 1e-9;

/// What a loop calls a number that it computes: in its name %1 is `of`, in id and symbol %1 is `of`
/// and %2 is `number`.
struct Label {
  const char* id;
  Text name;
  const char *symbol, *unit;
  Text source;
  std::string_view of{};
  std::size_t number = 0;
};
double called(double value, const Label& /*label*/) { return value; }
Traced called(const Traced& value, const Label& label) {
  const auto text = [&label](const char* words) {
    return filled(words, {std::string(label.of), std::to_string(label.number)});
  };
  return why::computed({.id = text(label.id),
                        .name = label.name(label.of),
                        .symbol = text(label.symbol),
                        .unit = label.unit,
                        .source = label.source()},
                       value);
}

constexpr Text little = LOOM_TEXT("Little's law: latency × throughput");
constexpr Text rate_over_use =
    LOOM_TEXT("what a resource gives, over what an iteration takes of it");
constexpr const char* per_sm = "iterations/cycle/SM";

std::string_view name_of(std::size_t resource) { return resource_table()[resource].name; }

/// Of the chain, not of a ring.
template <class Number> bool chained(const ItemNumbersOf<Number>& item) {
  return value_of(item.stages) == 0;
}
/// Of the block's iteration where warps have roles, else of the warp's.
template <class Number> Number in_iteration(const ItemNumbersOf<Number>& item) {
  return item.warp_role == WarpRole::every ? item.count : item.count * item.warps;
}
/// Of warps what they are of blocks with roles, else as it is.
template <class Number> Number by_blocks(const LoopNumbersOf<Number>& loop, const Number& warps) {
  return value_of(loop.block) > 0 ? warps / loop.block : warps;
}
template <class Number> Number by_warps(const LoopNumbersOf<Number>& loop, const Number& blocks) {
  return value_of(loop.block) > 0 ? blocks * loop.block : blocks;
}
/// Of a ring, and there at all.
template <class Number> bool in_ring(const ItemNumbersOf<Number>& item) {
  return value_of(item.stages) > 0 && value_of(item.count) > 0;
}

bool is_core(std::optional<Resource> pipe) {
  return pipe == Resource::fp32 || pipe == Resource::integer;
}

/// Cycles that the item's instructions are in flight, added up: the latency of each.
template <class Number>
Number flight(const LoopNumbersOf<Number>& loop, const ItemNumbersOf<Number>& item) {
  if (!chained(item) || value_of(item.own_latency) == value_of(item.latency))
    return item.count * item.latency;
  const std::optional<Resource> pipe = pipe_of(item);
  Number like = 0, others = 0;
  for (const ItemNumbersOf<Number>& each : loop.items) {
    if (!chained(each) || each.warp_role != item.warp_role)
      continue;
    const std::optional<Resource> its = pipe_of(each);
    if (same_pipe(each, item))
      like = like + each.count;
    else if (!is_core(pipe) || is_core(its))
      others = others + each.count;
  }
  if (value_of(like) <= value_of(others))
    return item.count * item.latency;
  const Number all = (like - others) * item.own_latency + others * item.latency;
  return value_of(like) == value_of(item.count) ? all : all * (item.count / like);
}

/// Of one warp that has the role, along its chain.
template <class Number> Number role_latency(const LoopNumbersOf<Number>& loop, WarpRole role) {
  Number sum = 0;
  for (const ItemNumbersOf<Number>& item : loop.items)
    if (item.warp_role == role && chained(item) && value_of(item.count) > 0)
      sum = sum + item_latency(loop, item);
  return sum;
}

/// Cycles for which an iteration takes a stage of the item's ring.
template <class Number>
Number stage_taken(const LoopNumbersOf<Number>& loop, const ItemNumbersOf<Number>& item) {
  if (item.warp_role == WarpRole::every)
    return item.latency;
  const Number copy = value_of(item.count) < 1 ? item.count * item.latency : item.latency;
  return item.warp_role == WarpRole::producer ? copy + role_latency(loop, WarpRole::consumer)
                                              : copy;
}

/// Instructions of an iteration that count as `role`.
template <class Number> Number count_of(const LoopNumbersOf<Number>& loop, AlphaRole role) {
  Number count = 0;
  for (const ItemNumbersOf<Number>& item : loop.items)
    if (item.role == role)
      count = count + in_iteration(item);
  return count;
}

bool has(const auto& loop, AlphaRole role) {
  return std::ranges::any_of(loop.items, [role](const auto& item) { return item.role == role; });
}

/// Of items that all have a count of 0, as at an α of 0 or ∞, nothing tells how they share: each
/// counts once.
template <class Number> void count_once(LoopNumbersOf<Number>& loop, AlphaRole role) {
  if (value_of(count_of(loop, role)) > 0)
    return;
  for (ItemNumbersOf<Number>& item : loop.items)
    if (item.role == role)
      item.count = 1;
}

/// The bound of each resource that the loop takes and whose rate is known, no_limit otherwise.
template <class Number>
std::array<Number, resource_count> resource_bounds(const LoopNumbersOf<Number>& loop) {
  const std::array<Number, resource_count> use = loop_use(loop);
  std::array<Number, resource_count> bounds;
  for (std::size_t i = 0; i < resource_count; ++i) {
    bounds[i] = value_of(use[i]) > 0 && loop.rates[i]
                    ? called(*loop.rates[i] / use[i], {"loop.bound.%1", LOOM_TEXT("limit of %1"),
                                                       "B_%1", per_sm, rate_over_use, name_of(i)})
                    : Number(no_limit);
  }
  return bounds;
}

/// Whether all that an iteration moves through the cache comes from DRAM, whose rate is known.
template <class Number>
bool is_behind_dram(const std::array<Number, resource_count>& use,
                    const LoopNumbersOf<Number>& loop, Resource cache) {
  constexpr std::size_t dram = index(Resource::dram);
  return (cache == Resource::l1 || cache == Resource::l2) && loop.rates[dram] &&
         value_of(use[index(cache)]) <= value_of(use[dram]) * (1 + nearness);
}

/// The first of several bounds that is the least but for rounding, in the order of the enumeration
/// with memory first, as core/model/kernel_model.h has it: other, then arithmetic, then issue.
template <class Number>
std::optional<Resource> binding(const std::array<Number, resource_count>& bounds, double limit) {
  for (std::size_t i = resource_count; i-- > 0;)
    if (value_of(bounds[i]) <= limit * (1 + nearness) && std::isfinite(value_of(bounds[i])))
      return static_cast<Resource>(i);
  return std::nullopt;
}

} // namespace

std::string_view to_string(const Limit& limit) {
  switch (limit.kind) {
  case Limit::Kind::latency:
    return "latency";
  case Limit::Kind::ring:
    return "stages";
  case Limit::Kind::unknown:
    return "unknown";
  case Limit::Kind::resource:
    break;
  }
  return resource_info(limit.resource).name;
}

LoopNumbers values_of(const LoopNumbersOf<Traced>& loop) {
  const auto optional = [](const std::optional<Traced>& number) {
    return number ? std::optional(number->value()) : std::nullopt;
  };
  LoopNumbers values{.items = {},
                     .ilp = loop.ilp.value(),
                     .path = optional(loop.path),
                     .block = loop.block.value(),
                     .schedulers = optional(loop.schedulers),
                     .unpriced = loop.unpriced,
                     .assumed = loop.assumed};
  for (std::size_t i = 0; i < resource_count; ++i)
    values.rates[i] = optional(loop.rates[i]);
  for (const ItemNumbersOf<Traced>& item : loop.items) {
    ItemNumbersOf<double>& own =
        values.items.emplace_back(ItemNumbersOf<double>{.name = item.name,
                                                        .count = item.count.value(),
                                                        .latency = item.latency.value(),
                                                        .own_latency = item.own_latency.value(),
                                                        .independent = item.independent.value(),
                                                        .bytes = item.bytes.value(),
                                                        .role = item.role,
                                                        .dram = item.dram,
                                                        .stages = item.stages.value(),
                                                        .warp_role = item.warp_role,
                                                        .warps = item.warps.value()});
    for (std::size_t i = 0; i < resource_count; ++i)
      own.use[i] = item.use[i].value();
    for (std::size_t i = 0; i < own.levels.size(); ++i)
      own.levels[i] = {item.levels[i].share.value(), item.levels[i].latency.value(),
                       item.levels[i].own_latency.value()};
  }
  return values;
}

bool is_of_scheduler(Resource resource) {
  return resource == Resource::fp32 || resource == Resource::integer || resource == Resource::sfu ||
         resource == Resource::tensor;
}

template <class Number> Number side_by_side(const ItemNumbersOf<Number>& item) {
  const double count = value_of(item.count);
  return count < 1 || value_of(item.independent) <= count ? item.independent : item.count;
}

template <class Number>
Number item_latency(const LoopNumbersOf<Number>& loop, const ItemNumbersOf<Number>& item) {
  const Number cycles = flight(loop, item), beside = side_by_side(item);
  if (value_of(beside) <= 1)
    return cycles;
  const Number apart = item.use[index(Resource::issue)];
  return (cycles + item.count * (beside - 1) * apart) / beside;
}

template <class Number> std::optional<Number> loop_alpha(const LoopNumbersOf<Number>& loop) {
  const Number arithmetic = count_of(loop, AlphaRole::arithmetic);
  const Number memory = count_of(loop, AlphaRole::memory);
  if (!has(loop, AlphaRole::arithmetic) || !has(loop, AlphaRole::memory) ||
      (value_of(arithmetic) <= 0 && value_of(memory) <= 0))
    return std::nullopt;
  return called(arithmetic / memory,
                {"loop.alpha", LOOM_TEXT("arithmetic instructions per memory instruction"), "α", "",
                 LOOM_TEXT("the loop's own counts")});
}

template <class Number>
LoopNumbersOf<Number> with_alpha(LoopNumbersOf<Number> loop, std::type_identity_t<Number> alpha) {
  count_once(loop, AlphaRole::arithmetic);
  count_once(loop, AlphaRole::memory);
  const Number arithmetic = count_of(loop, AlphaRole::arithmetic);
  const Number memory = count_of(loop, AlphaRole::memory);
  assert(value_of(arithmetic) > 0 && value_of(memory) > 0);
  const bool alone = std::isinf(value_of(alpha));
  if (alone)
    loop.unpriced.clear(); // those of memory are gone
  for (ItemNumbersOf<Number>& item : loop.items) {
    if (item.role != AlphaRole::arithmetic)
      item.count = alone ? Number(0) : item.count;
    else if (alone)
      item.count = item.count / arithmetic;
    else
      // In this order α of a loop of one item of each is the count itself, to the last digit.
      item.count = item.count / arithmetic * memory * alpha;
  }
  return loop;
}

template <class Number>
std::array<Number, resource_count> loop_use(const LoopNumbersOf<Number>& loop) {
  std::array<Number, resource_count> use;
  for (std::size_t i = 0; i < resource_count; ++i) {
    Number sum = 0;
    for (const ItemNumbersOf<Number>& item : loop.items)
      if (value_of(item.use[i]) > 0)
        sum = sum + in_iteration(item) * item.use[i];
    use[i] = value_of(sum) > 0
                 ? called(sum, {"loop.use.%1", LOOM_TEXT("use of %1 by an iteration"), "U_%1", "",
                                LOOM_TEXT("sum over the loop's instructions"), name_of(i)})
                 : Number(0);
  }
  return use;
}

template <class Number> Number loop_latency(const LoopNumbersOf<Number>& loop) {
  Number sum = 0;
  if (loop.path)
    sum = *loop.path;
  else if (value_of(loop.block) > 0)
    sum =
        greatest({role_latency(loop, WarpRole::producer), role_latency(loop, WarpRole::consumer)});
  else
    sum = role_latency(loop, WarpRole::every);
  return called(sum, {"loop.latency", LOOM_TEXT("latency of an iteration"), "L", "cycles",
                      loop.path ? LOOM_TEXT("critical path, as given")
                                : LOOM_TEXT("sum along the chain of instructions")});
}

/// Cycles between two iterations of a block at least, where a barrier of it in every iteration lets
/// producers go on only once consumers have got what was copied: the copy, and the barrier.
template <class Number>
std::optional<Number> locked_step(const LoopNumbersOf<Number>& loop,
                                  const ItemNumbersOf<Number>& copy) {
  if (copy.warp_role != WarpRole::producer || value_of(copy.count) < 1)
    return std::nullopt;
  for (const ItemNumbersOf<Number>& each : loop.items)
    if (each.warp_role == WarpRole::consumer && each.name == "BAR.SYNC" &&
        value_of(each.count) >= 1)
      return copy.latency + each.latency;
  return std::nullopt;
}

/// Cycles that a warp's iteration takes of a resource of its scheduler.
template <class Number> struct OwnTurn {
  Resource resource;
  Number cycles;
};
/// The longest of them, where it is longer than what chains and stages leave of the latency. Warps
/// with roles are of several schedulers.
template <class Number> std::optional<OwnTurn<Number>> own_turn(const LoopNumbersOf<Number>& loop) {
  if (!loop.schedulers || value_of(loop.block) > 0)
    return std::nullopt;
  const auto bounds = resource_bounds(loop);
  std::size_t least = index(Resource::issue);
  for (std::size_t i = 0; i < resource_count; ++i)
    if (is_of_scheduler(static_cast<Resource>(i)) && value_of(bounds[i]) < value_of(bounds[least]))
      least = i;
  double latency = value_of(loop_latency(loop)) / value_of(loop.ilp);
  for (const ItemNumbersOf<Number>& item : loop.items)
    if (in_ring(item))
      latency = std::max(latency, value_of(stage_taken(loop, item)) / value_of(item.stages));
  if (!(value_of(*loop.schedulers) / value_of(bounds[least]) > latency))
    return std::nullopt;
  return OwnTurn<Number>{static_cast<Resource>(least), *loop.schedulers / bounds[least]};
}

template <class Number> Number loop_period(const LoopNumbersOf<Number>& loop) {
  Number period = loop_latency(loop) / loop.ilp;
  if (const auto turn = own_turn(loop))
    period = greatest({period, turn->cycles});
  for (const ItemNumbersOf<Number>& item : loop.items)
    if (in_ring(item)) {
      period = greatest({period, stage_taken(loop, item) / item.stages});
      if (const auto step = locked_step(loop, item))
        period = greatest({period, *step});
    }
  return by_warps(loop, period);
}

template <class Number> Number loop_peak(const LoopNumbersOf<Number>& loop) {
  const auto bounds = resource_bounds(loop);
  Number peak = no_limit;
  if constexpr (std::is_same_v<Number, double>)
    peak = *std::ranges::min_element(bounds);
  else
    peak = least(std::vector<Number>(bounds.begin(), bounds.end()));
  return called(peak, {"loop.peak", LOOM_TEXT("throughput when all latency is hidden"), "P", per_sm,
                       rate_over_use});
}

template <class Number>
Number loop_warps_needed(const LoopNumbersOf<Number>& loop, std::type_identity_t<Number> target) {
  // Multiplied and divided in the order of warps_needed() in core/model/kernel_model.h.
  const Number peak = loop_peak(loop);
  Number needed = target * loop_latency(loop) * peak / loop.ilp;
  if (const auto turn = own_turn(loop))
    needed = greatest({needed, target * turn->cycles * peak});
  for (const ItemNumbersOf<Number>& item : loop.items)
    if (in_ring(item)) {
      needed = greatest({needed, target * stage_taken(loop, item) * peak / item.stages});
      if (const auto step = locked_step(loop, item))
        needed = greatest({needed, target * *step * peak});
    }
  return called(by_warps(loop, needed),
                {"loop.warps_needed",
                 LOOM_TEXT("warps needed to reach the target share of the peak"), "n_needed",
                 "warps/SM", little});
}

template <class Number>
LoopEvaluationOf<Number> evaluate(const LoopNumbersOf<Number>& loop,
                                  std::type_identity_t<Number> warps) {
  LoopEvaluationOf<Number> result;
  result.latency_cycles = loop_latency(loop);
  const auto use = loop_use(loop);
  const auto bounds = resource_bounds(loop);
  result.peak = loop_peak(loop);

  const Number held = by_blocks(loop, warps);
  result.latency_bound =
      called(held * loop.ilp / result.latency_cycles,
             {"loop.latency_bound", LOOM_TEXT("latency bound"), "B_latency", per_sm, little});
  std::vector<Number> all{result.peak, result.latency_bound};
  const auto turn = own_turn(loop);
  if (turn)
    all.push_back(called(warps / turn->cycles,
                         {"loop.scheduler_bound", LOOM_TEXT("limit of %1 of each warp's scheduler"),
                          "B_scheduler", per_sm, rate_over_use, name_of(index(turn->resource))}));
  const double own = turn ? value_of(all.back()) : no_limit;
  for (std::size_t i = 0; i < loop.items.size(); ++i) {
    const ItemNumbersOf<Number>& item = loop.items[i];
    if (!in_ring(item))
      continue;
    Number ring = held * item.stages / stage_taken(loop, item);
    if (const auto step = locked_step(loop, item))
      ring = least(std::vector<Number>{ring, held / *step});
    all.push_back(called(ring, {"loop.ring_%2", LOOM_TEXT("limit of the stages of %1"),
                                "B_stages_%2", per_sm, little, item_label(loop, i), i + 1}));
    result.rings.push_back({i, all.back()});
  }
  result.throughput =
      called(least(std::move(all)), {"loop.throughput", LOOM_TEXT("iterations of all warps"), "T",
                                     per_sm, LOOM_TEXT("the least of the bounds")});
  result.fraction_of_peak =
      called(result.throughput / result.peak,
             {"loop.fraction_of_peak", LOOM_TEXT("share of the peak throughput"), "T_share", "",
              rate_over_use});
  result.warps_needed = loop_warps_needed(loop, 1);

  const double reached = value_of(result.throughput);
  for (std::size_t i = 0; i < resource_count; ++i) {
    if (value_of(use[i]) <= 0)
      continue;
    auto& share = result.resources.emplace_back();
    share.resource = static_cast<Resource>(i);
    share.use = use[i];
    share.rate = loop.rates[i];
    share.behind_dram = !share.rate && is_behind_dram(use, loop, share.resource);
    result.at_most = result.at_most || share.is_unknown();
    if (!share.rate)
      continue;
    share.bound = bounds[i];
    share.utilisation = called(use[i] * result.throughput / *share.rate,
                               {"loop.utilisation.%1", LOOM_TEXT("utilisation of %1"), "u_%1", "",
                                rate_over_use, name_of(i)});
  }

  if (const auto resource = binding(bounds, value_of(result.peak)))
    result.peak_limit = Limit::of(*resource);
  if (value_of(result.peak) <= reached * (1 + nearness) && std::isfinite(value_of(result.peak)))
    result.limit = result.peak_limit;
  else if (own <= reached * (1 + nearness))
    result.limit = Limit::of(turn->resource);
  else
    for (const auto& ring : result.rings)
      if (value_of(ring.bound) <= reached * (1 + nearness))
        result.limit = {.kind = Limit::Kind::ring, .item = ring.item};

  if (!loop.unpriced.empty()) {
    result.at_most = true;
    result.limit = result.peak_limit = {.kind = Limit::Kind::unknown};
  }

  result.ilp_needed =
      value_of(loop.block) > 0 || own < value_of(result.peak) * (1 - nearness)
          ? Number(no_limit)
          : called(whole_from_one(result.latency_cycles * result.peak / warps),
                   {"loop.ilp_needed", LOOM_TEXT("independent chains per warp that would do"),
                    "K_needed", "", little});
  for (const auto& ring : result.rings) {
    const Number stages =
        whole_from_one(stage_taken(loop, loop.items[ring.item]) * result.peak / held);
    result.stages_needed =
        result.stages_needed ? greatest({*result.stages_needed, stages}) : stages;
  }
  if (result.stages_needed)
    result.stages_needed =
        called(*result.stages_needed,
               {"loop.stages_needed", LOOM_TEXT("stages that would do"), "s_needed", "", little});

  Number bytes = 0;
  for (std::size_t i = 0; i < loop.items.size(); ++i) {
    const ItemNumbersOf<Number>& item = loop.items[i];
    const Number cycles =
        item.warp_role == WarpRole::every ? flight(loop, item) : flight(loop, item) * item.warps;
    result.in_flight.push_back(
        called(cycles * result.throughput, {"loop.in_flight_%2", LOOM_TEXT("%1 in flight"), "N_%2",
                                            "instructions/SM", little, item.name, i + 1}));
    if (item.dram)
      bytes = bytes + written_out(result.in_flight.back()) * item.bytes;
  }
  result.bytes_in_flight = called(
      bytes, {"loop.bytes_in_flight", LOOM_TEXT("bytes in flight"), "N_bytes", "B/SM", little});
  return result;
}

int whole_blocks(const LoopNumbers& loop, double warps, double most) {
  const double block = std::max(1.0, loop.block);
  const double all = std::max(1.0, std::ceil(warps / block * (1 - nearness))) * block;
  return static_cast<int>(std::max(block, std::min(all, std::floor(most / block) * block)));
}

std::vector<LoopStretch> loop_stretches(const LoopNumbers& loop) {
  if (!loop_alpha(loop) || !loop.unpriced.empty())
    return {};
  // Cycles of an iteration at each resource are a + b·α: the upper envelope of straight lines.
  struct Line {
    Resource resource;
    double at_zero, slope;
  };
  const auto zero = loop_use(with_alpha(loop, 0)), one = loop_use(with_alpha(loop, 1));
  std::vector<Line> lines;
  for (std::size_t i = resource_count; i-- > 0;)
    if (loop.rates[i] && (zero[i] > 0 || one[i] > 0))
      lines.push_back({static_cast<Resource>(i), zero[i] / *loop.rates[i],
                       (one[i] - zero[i]) / *loop.rates[i]});
  if (lines.empty())
    return {};
  std::vector<LoopStretch> stretches;
  // Of equal ones the steeper at once, else the first.
  const Line* now = &lines.front();
  for (const Line& line : lines)
    if (line.at_zero > now->at_zero * (1 + nearness) ||
        (line.at_zero >= now->at_zero * (1 - nearness) && line.slope > now->slope * (1 + nearness)))
      now = &line;
  double from = 0;
  while (true) {
    double to = no_limit;
    const Line* next = nullptr;
    for (const Line& line : lines) {
      if (line.slope <= now->slope * (1 + nearness))
        continue;
      const double meet = std::max(from, (now->at_zero - line.at_zero) / (line.slope - now->slope));
      if (meet < to * (1 - nearness) ||
          (next && meet <= to * (1 + nearness) && line.slope > next->slope)) {
        to = std::min(to, meet);
        next = &line;
      }
    }
    stretches.push_back({from, to, now->resource, loop_warps_needed(with_alpha(loop, from))});
    if (!next)
      return stretches;
    from = to;
    now = next;
  }
}

std::vector<LoopStretch> loop_cusps(const LoopNumbers& loop) {
  std::vector<LoopStretch> stretches = loop_stretches(loop);
  std::erase_if(stretches, [&](const LoopStretch& each) {
    const auto beside = [&](double part) {
      return loop_warps_needed(with_alpha(loop, each.from * part));
    };
    return each.from <= 0 || each.warps <= beside(0.99) || each.warps <= beside(1.01);
  });
  return stretches;
}

void loop_grid(const LoopNumbers& loop, std::span<const double> alphas,
               std::span<const double> warps, std::span<double> out) {
  assert(out.size() == alphas.size() * warps.size());
  const std::size_t count = warps.size();
  const double* const n = warps.data();
  const LoopNumbers unit = with_alpha(loop, 1);
  LoopNumbers here = unit;
  // What an iteration takes of a resource is a straight line over α.
  const auto at_zero = loop_use(with_alpha(loop, 0)), at_one = loop_use(unit);
  struct Line {
    double cycles, slope;
  };
  std::vector<Line> lines;
  for (std::size_t i = 0; i < resource_count; ++i)
    if (loop.rates[i] && at_one[i] > 0)
      lines.push_back({at_zero[i] / *loop.rates[i], (at_one[i] - at_zero[i]) / *loop.rates[i]});
  for (std::size_t row = 0; row < alphas.size(); ++row) {
    for (std::size_t i = 0; i < here.items.size(); ++i)
      if (here.items[i].role == AlphaRole::arithmetic)
        here.items[i].count = unit.items[i].count * alphas[row];
    const double slope = 1 / loop_period(here);
    double cycles = 0;
    for (const Line& line : lines)
      cycles = std::max(cycles, line.cycles + line.slope * alphas[row]);
    const double peak = cycles > 0 ? 1 / cycles : no_limit;
    double* const line = out.data() + row * count;
#pragma GCC unroll 4
    for (std::size_t column = 0; column < count; ++column) {
      const double latency = n[column] * slope;
      line[column] = latency < peak ? latency : peak;
    }
  }
}

// The two number types of the header.
#define LOOM_INSTANTIATE(Number)                                                                   \
  template std::optional<Number> loop_alpha(const LoopNumbersOf<Number>&);                         \
  template LoopNumbersOf<Number> with_alpha(LoopNumbersOf<Number>, Number);                        \
  template std::array<Number, resource_count> loop_use(const LoopNumbersOf<Number>&);              \
  template Number side_by_side(const ItemNumbersOf<Number>&);                                      \
  template Number item_latency(const LoopNumbersOf<Number>&, const ItemNumbersOf<Number>&);        \
  template Number loop_latency(const LoopNumbersOf<Number>&);                                      \
  template Number loop_period(const LoopNumbersOf<Number>&);                                       \
  template Number loop_peak(const LoopNumbersOf<Number>&);                                         \
  template Number loop_warps_needed(const LoopNumbersOf<Number>&, Number);                         \
  template LoopEvaluationOf<Number> evaluate(const LoopNumbersOf<Number>&, Number);
LOOM_INSTANTIATE(double)
LOOM_INSTANTIATE(Traced)
#undef LOOM_INSTANTIATE

} // namespace loom
