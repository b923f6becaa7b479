#include "core/sim/machine.h"

#include "core/base/number.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

namespace loom {
namespace {

constexpr std::array<std::string_view, 4> policy_names{"gto", "lrr", "oldest", "gty"};
constexpr Cycle longest_latency = 10'000'000;
constexpr std::int64_t longest_interval = 10'000'000;
/// Denominators of intervals and of issue costs; what is made of both stays within 64 bits.
constexpr std::int64_t interval_den = 1'000'000;
constexpr std::int64_t cost_den = 1'000;
constexpr std::size_t most_units = 64, most_uses = 16;
constexpr std::int64_t shared_den = 1 << 30; ///< of all that share a pipe
constexpr int most_channels = 256, most_lost_cycles = 512, most_reissue = 64;

bool within(Rational value, std::int64_t low, std::int64_t high, std::int64_t den) {
  return value.den >= 1 && value.den <= den && value.num >= low * value.den &&
         value.num <= high * value.den;
}

} // namespace

SimLatency sim_latency(double cycles) {
  constexpr double rounding = 1e-6; // of a thousandth: 441.3 cycles are 441,300 of them
  const auto thousandths = static_cast<std::int64_t>(
      std::ceil(1000 * std::clamp(cycles, 1.0, static_cast<double>(longest_latency)) - rounding));
  const std::int64_t whole = (thousandths + 999) / 1000;
  return {whole, static_cast<int>(1000 * whole - thousandths)};
}

void KindTiming::set_latency(double to_any, double to_adds) {
  const SimLatency any = sim_latency(to_any), adds = sim_latency(to_adds);
  latency = any.cycles, early = any.early;
  to_arithmetic = adds.cycles, early_arithmetic = adds.early;
}

Rational interval_of(double ipc, int pipes) {
  return nearest_rational(std::min(pipes / ipc, 1e7), interval_den);
}

std::string_view to_string(Policy policy) { return policy_names[static_cast<std::size_t>(policy)]; }

std::optional<Policy> policy_from(std::string_view name) {
  const auto found = std::ranges::find(policy_names, name);
  if (found == policy_names.end())
    return std::nullopt;
  return static_cast<Policy>(found - policy_names.begin());
}

Result<void> check(const SmConfig& config) {
  if (config.schedulers < 1 || config.schedulers > 64)
    return bad_argument(LOOM_TEXT("schedulers must be 1 to 64, not %1")(config.schedulers));
  if (config.issue_interval.num < 1 ||
      !within(config.issue_interval, 0, longest_interval, interval_den))
    return bad_argument(LOOM_TEXT("the issue interval must be above 0 and at most 1e7 cycles"));
  if (config.units.size() > most_units)
    return bad_argument(LOOM_TEXT("at most 64 units, not %1")(config.units.size()));
  if (config.pipes.size() > most_units)
    return bad_argument(LOOM_TEXT("at most 64 pipes, not %1")(config.pipes.size()));
  std::vector<std::int64_t> dens(config.pipes.size(), 1);
  for (std::size_t k = 0; k < kind_count + config.units.size(); ++k) {
    const bool own = k < kind_count;
    const KindTiming& timing = own ? config.kinds[k] : config.units[k - kind_count];
    const Message name =
        own ? verbatim(to_string(all_kinds[k])) : LOOM_TEXT("unit %1")(k - kind_count + 1);
    for (const Cycle latency : {timing.latency, timing.to_arithmetic})
      if (latency < 1 || latency > longest_latency)
        return bad_argument(
            LOOM_TEXT("the latency of %1 instructions must be 1 to %2 cycles, not %3")(
                name, longest_latency, latency));
    for (const auto& [latency, early] : {std::pair{timing.latency, timing.early},
                                         std::pair{timing.to_arithmetic, timing.early_arithmetic}})
      if (early < 0 || early > 999 || (latency == 1 && early > 0))
        return bad_argument(
            LOOM_TEXT("a result of %1 instructions must be there after 1 cycle or more, and less "
                      "than 1 cycle early")(name));
    if (!within(timing.interval, 0, longest_interval, interval_den))
      return bad_argument(
          LOOM_TEXT("the interval of %1 instructions must be 0 to 1e7 cycles")(name));
    if (!within(timing.issue_cost, 0, 64, cost_den) || cost_den % timing.issue_cost.den != 0)
      return bad_argument(LOOM_TEXT(
          "the issue cost of %1 instructions must be 0 to 64 slots in steps of 0.001")(name));
    if (timing.also.size() > most_uses)
      return bad_argument(LOOM_TEXT("%1 instructions take at most %2 pipes")(name, most_uses));
    for (const PipeUse& use : timing.also) {
      if (use.pipe < 1 || use.pipe > std::ssize(config.pipes))
        return bad_argument(LOOM_TEXT("the machine has no pipe %1")(use.pipe));
      std::int64_t& den = dens[static_cast<std::size_t>(use.pipe - 1)];
      if (within(use.interval, 0, longest_interval, interval_den))
        den = std::lcm(den, use.interval.den);
      else
        den = shared_den + 1;
      if (den > shared_den)
        return bad_argument(LOOM_TEXT("the intervals of pipe %1 must be 0 to 1e7 cycles, with a "
                                      "small common denominator")(use.pipe));
    }
    if (timing.backlog < 0)
      return bad_argument(
          LOOM_TEXT("the backlog of %1 instructions must be 0 cycles or more")(name));
  }
  if (config.reissue < 1 || config.reissue > most_reissue)
    return bad_argument(LOOM_TEXT("a warp issues again after 1 to %1 cycles, not %2")(
        most_reissue, config.reissue));
  if (config.conflict_degree < 1 || config.conflict_degree > 32)
    return bad_argument(
        LOOM_TEXT("the conflict degree must be 1 to 32, not %1")(config.conflict_degree));
  if (config.conflict_latency < 0 || config.conflict_latency > longest_latency)
    return bad_argument(
        LOOM_TEXT("the latency of a bank conflict must be 0 to %1 cycles")(longest_latency));
  if (!(config.memory.spread >= 0 && config.memory.spread <= 1e6))
    return bad_argument(
        LOOM_TEXT("the spread of latencies must be 0 to 1e6 cycles, not %1")(config.memory.spread));
  if (config.memory.round < 1 || config.memory.round > 64)
    return bad_argument(LOOM_TEXT("loads come in rounds of 1 to 64, not %1")(config.memory.round));
  if (config.memory.channels < 0 || config.memory.channels > most_channels)
    return bad_argument(LOOM_TEXT("memory channels must be 0 to %1, not %2")(
        most_channels, config.memory.channels));
  if (config.blocks.warps < 0 || config.blocks.warps > max_sim_warps)
    return bad_argument(
        LOOM_TEXT("a block must have 1 to %1 warps, not %2")(max_sim_warps, config.blocks.warps));
  if (config.blocks.grid < 0 || config.blocks.grid > max_grid)
    return bad_argument(
        LOOM_TEXT("a grid must have 1 to %1 blocks, not %2")(max_grid, config.blocks.grid));
  if (config.lost_cycles < 0 || config.lost_cycles > most_lost_cycles)
    return bad_argument(LOOM_TEXT("lost cycles must be 0 to %1 of 1024, not %2")(
        most_lost_cycles, config.lost_cycles));
  return {};
}

SmConfig sim_config(const KernelModel& model, Kind other, int schedulers) {
  assert(other == Kind::sfu || other == Kind::shared || other == Kind::global);
  assert(schedulers >= 1 && schedulers <= 64);
  SmConfig config;
  config.schedulers = schedulers;
  config.issue_interval = interval_of(model.issue_thru, schedulers);
  KindTiming& add = config[Kind::arithmetic];
  add.set_latency(model.alu_lat, model.alu_lat);
  add.interval = interval_of(model.alu_thru, schedulers);
  KindTiming& mixed = config[other];
  mixed.set_latency(model.other_lat, model.other_alu_lat);
  const auto cost = std::llround(std::clamp(model.other_issue, 0.0, 64.0) * cost_den);
  mixed.issue_cost = Rational{cost, cost_den} * Rational{1, 1};
  mixed.per_scheduler = other == Kind::sfu;
  mixed.backlog = mixed.per_scheduler ? 0 : endless;
  mixed.interval = interval_of(model.other_thru, mixed.per_scheduler ? schedulers : 1);
  return config;
}

bool has_loads(const SmConfig& config) {
  const KindTiming& load = config[Kind::global];
  return load.interval.num > 0 || !load.also.empty();
}

SmConfig with_measured_latency(SmConfig config, const KernelModel& model,
                               const Saturation& saturation) {
  KindTiming& load = config[Kind::global];
  // A machine of the SFU or shared mix has no global loads, and their numbers are not in the model.
  if (has_loads(config)) {
    const double tail = saturation.latency_tail * model.other_lat;
    // A channel's queue has no end where a part of memory works while any load is for it, so that
    // as many loads wait longer: fewer channels make up for it.
    const double parts = std::min(saturation.queue_share * model.other_lat * model.other_thru + 1,
                                  model.other_lat * model.other_thru);
    load.set_latency(model.other_lat - tail, model.other_lat - tail);
    config.memory.shape = LatencySpread::Shape::exponential;
    config.memory.spread = tail;
    if (load.interval.num > 0)
      config.memory.channels =
          static_cast<int>(std::clamp(std::round(0.4 * parts), 1.0, 1.0 * most_channels));
  }
  config.policy = Policy::loose_round_robin;
  config.lost_cycles = std::min(
      most_lost_cycles, static_cast<int>(std::lround(1024 * (1 - saturation.issue_efficiency))));
  return config;
}

} // namespace loom
