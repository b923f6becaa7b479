#include "core/study/profile_advice.h"

#include "core/base/number.h"
#include "core/study/exact_arithmetic.h"
#include "core/study/profile_occupancy.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace advising {
namespace {

using profile::Metric;
using Limit = ProfileLimit;

constexpr double reached_part = 0.95; ///< of a unit's peak
constexpr double least_waiting = 1.0 / 2500;
constexpr double widest_load = 16, lanes = 32;

std::size_t place(Limit limit) { return static_cast<std::size_t>(limit); }

/// What the values of a launch say of its time.
struct Known {
  std::array<double, profile_units> use{}; ///< parts of the time, 0 to 1
  double waiting = 0;                      ///< x² above
  double stalls = 0;                       ///< all of them

  [[nodiscard]] double most() const { return *std::ranges::max_element(use); }
};

/// Counters of the SMs are of the cycles in which an SM had a warp: what a change does on each SM.
std::optional<Known> known_of(const profile::Launch& launch) {
  Known known;
  const UnitUse uses = measured_units(launch);
  for (std::size_t i = 0; i < profile_units; ++i)
    known.use[i] = std::clamp(uses[i].value_or(0) / 100, 0.0, 1.0);
  for (const profile::Share& each : launch.stalls)
    known.stalls += each.value;
  if (known.most() <= 0 || known.stalls <= 0)
    return {};
  known.waiting = std::max(1 - std::pow(known.most() / reached_part, 2), least_waiting);
  return known;
}

double share_of(const profile::Launch& launch, const Known& known,
                std::initializer_list<std::string_view> reasons) {
  double sum = 0;
  for (const profile::Share& each : launch.stalls)
    if (std::ranges::find(reasons, std::string_view(each.name)) != reasons.end())
      sum += each.value;
  return sum / known.stalls;
}

/// The advice of a launch whose uses are `after` and which waits for `left` of what it waits now.
ProfileAdvice advice_of(const Known& before, const std::array<double, profile_units>& after,
                        double left, ChangeKind kind, Message change) {
  const auto cost = [&](double waiting, double use) {
    return std::sqrt(waiting + std::pow(use / reached_part, 2));
  };
  const auto most = std::ranges::max_element(after);
  ProfileAdvice advice{.kind = kind, .change = std::move(change)};
  const double cap = 1 / std::max(*most, 1e-3);
  advice.then = static_cast<Limit>(most - after.begin());
  advice.speedup = std::min(cap, cost(before.waiting, before.most()) /
                                     cost(before.waiting * left * left, *most));
  advice.low = advice.speedup * advice_low;
  advice.high = std::min(cap, advice.speedup * advice_high);
  return advice;
}

/// Bytes that loads use at L1; nothing where it is not known.
std::optional<double> used_bytes(const profile::Launch& launch) {
  const auto& sectors = launch[Metric::l1_load_sectors];
  const auto& used = launch[Metric::bytes_per_load_sector];
  return sectors && used ? std::optional(*sectors * *used) : std::nullopt;
}
/// Bytes that a lane loads at once.
std::optional<double> load_width(const profile::Launch& launch) {
  const auto used = used_bytes(launch);
  const auto& loads = launch[Metric::global_loads];
  return used && loads && *loads > 0 ? std::optional(*used / (*loads * lanes)) : std::nullopt;
}

void add_loads(const profile::Launch& launch, const Known& known, std::vector<ProfileAdvice>& to) {
  const double waits = share_of(launch, known, {"long_scoreboard"});
  if (launch[Metric::global_loads].value_or(0) > 0)
    to.push_back(advice_of(
        known, known.use, 1 - waits / 2, ChangeKind::loads,
        LOOM_TEXT("twice the loads in flight (unroll by 2, and load before the "
                  "stores): %1 % of the stalls wait for memory")(significant(100 * waits, 2))));
}

void add_width(const profile::Launch& launch, const Known& known, std::vector<ProfileAdvice>& to) {
  const auto width = load_width(launch);
  const auto& instructions = launch[Metric::instructions];
  const auto& sector = launch[Metric::bytes_per_load_sector];
  constexpr double all_used = 31;
  if (!width || *width < 1 || *width > widest_load / 2 || !instructions || *instructions <= 0 ||
      !sector || *sector < all_used)
    return;
  const double fewer = 1 - *width / widest_load;
  const double waits = share_of(launch, known, {"long_scoreboard"});
  auto after = known.use;
  // An address is computed for each load.
  constexpr double instructions_of_load = 2;
  const double rest = std::max(0.0, 1 - fewer * instructions_of_load *
                                            *launch[Metric::global_loads] / *instructions);
  for (const Limit each : {Limit::issue, Limit::ldst})
    after[place(each)] *= rest;
  to.push_back(
      advice_of(known, after, 1 - waits * fewer, ChangeKind::width,
                LOOM_TEXT("loads of 16 bytes a lane in place of %1")(significant(*width, 2))));
}

void add_coalescing(const profile::Launch& launch, const Known& known,
                    std::vector<ProfileAdvice>& to) {
  const auto used = used_bytes(launch);
  const auto& sector = launch[Metric::bytes_per_load_sector];
  const auto &l2 = launch[Metric::l2_sectors], &read = launch[Metric::dram_read];
  const auto &written = launch[Metric::dram_written], &hits = launch[Metric::l1_load_hits];
  constexpr double enough = 24;
  if (!used || *used <= 0 || !sector || *sector >= enough || !l2 || *l2 <= 0 || !read || !written ||
      *read + *written <= 0)
    return;
  auto after = known.use;
  after[place(Limit::l1)] *= *sector / profile::sector_bytes;
  const double missed = *launch[Metric::l1_load_sectors] - hits.value_or(0);
  const double saved = std::max(0.0, missed - *used / profile::sector_bytes);
  after[place(Limit::l2)] *= std::max(0.0, 1 - saved / *l2);
  after[place(Limit::dram)] *= (std::min(*read, *used) + *written) / (*read + *written);
  to.push_back(advice_of(known, after, 1 - share_of(launch, known, {"lg_throttle"}),
                         ChangeKind::coalescing,
                         LOOM_TEXT("neighbouring lanes load neighbouring words: %1 of the 32 bytes "
                                   "of a sector are used")(significant(*sector, 2))));
}

void add_conflicts(const profile::Launch& launch, const Known& known,
                   std::vector<ProfileAdvice>& to) {
  const double accesses =
      launch[Metric::shared_loads].value_or(0) + launch[Metric::shared_stores].value_or(0);
  const double passes = launch[Metric::shared_load_passes].value_or(0) +
                        launch[Metric::shared_store_passes].value_or(0);
  constexpr double some = 1.2;
  // What loads of 16 bytes take by themselves is no conflict, and is not told apart.
  if (accesses <= 0 || passes < some * accesses)
    return;
  const double left = accesses / passes;
  auto after = known.use;
  for (const Limit each : {Limit::l1, Limit::shared})
    after[place(each)] *= left;
  const double waits = share_of(launch, known, {"short_scoreboard", "mio_throttle"});
  to.push_back(
      advice_of(known, after, 1 - waits * (1 - left), ChangeKind::conflicts,
                LOOM_TEXT("shared memory without bank conflicts (padding or another "
                          "order): an access takes %1 passes")(significant(passes / accesses, 2))));
}

void add_bytes(const Known& known, std::vector<ProfileAdvice>& to) {
  auto after = known.use;
  for (const Limit each : {Limit::dram, Limit::l2})
    after[place(each)] /= 2;
  to.push_back(
      advice_of(known, after, 1, ChangeKind::bytes,
                LOOM_TEXT("half the bytes (smaller types, one kernel in place of two)")()));
}

/// As for other occupancies, whose interval is its own.
void add_warps(const profile::Launch& launch, const Known& known, std::vector<ProfileAdvice>& to) {
  const auto& warps = launch[Metric::warps];
  const auto& possible = launch[Metric::warps_possible];
  constexpr double most[] = {64};
  const auto speeds = occupancy_speeds(launch, {}, most);
  if (!warps || !possible || !speeds)
    return;
  ProfileAdvice advice{.kind = ChangeKind::warps};
  advice.change = LOOM_TEXT("64 warps on an SM in place of %1 (%2 are possible: registers, shared "
                            "memory, size of the block and of the grid)")(
      significant(*warps, 3), significant(*possible, 3));
  advice.then = static_cast<Limit>(std::ranges::max_element(known.use) - known.use.begin());
  advice.speedup = std::max(1.0, speeds->front().speedup);
  advice.low = std::min(advice.speedup, speeds->front().low);
  advice.high = std::max(advice.speedup, speeds->front().high);
  to.push_back(std::move(advice));
}

void add_clock(const profile::Launch& launch, const Known& known, std::vector<ProfileAdvice>& to) {
  const auto highest = launch.other(profile::clock_limit_metric); // in kHz
  const auto& ran = launch[Metric::clock];
  if (!highest || !ran || *highest <= 0)
    return;
  const double left = std::clamp(*ran / (*highest * 1e3), 0.1, 1.0);
  constexpr double nothing_lost = 0.97;
  if (left > nothing_lost)
    return;
  auto after = known.use;
  for (std::size_t i = 0; i < profile_units; ++i)
    if (i != place(Limit::dram))
      after[i] *= left;
  to.push_back(advice_of(known, after, left, ChangeKind::clock,
                         LOOM_TEXT("the highest clock, %1 MHz in place of %2: less power")(
                             significant(*highest / 1e3, 4), significant(*ran / 1e6, 4))));
}

/// The part of all cycles in which an SM had a warp.
std::optional<double> active_part(const profile::Launch& launch) {
  const auto& active = launch[Metric::active_cycles];
  const auto& all = launch[Metric::cycles];
  if (!active || !all || *active <= 0 || *all <= 0)
    return {};
  return std::min(1.0, *active / *all);
}

/// Nobody measured how much of it comes true: the interval begins with nothing.
void add_grid(const profile::Launch& launch, const Known& known, std::vector<ProfileAdvice>& to) {
  const auto part = active_part(launch);
  constexpr double filled = 0.9;
  if (!part || *part > filled)
    return;
  const double chip = std::max(known.use[place(Limit::dram)], known.use[place(Limit::l2)]);
  ProfileAdvice advice{.kind = ChangeKind::grid};
  advice.change =
      LOOM_TEXT("blocks for all SMs (a larger grid, smaller or more even blocks): an SM "
                "has a warp in %1 % of the cycles")(significant(100 * *part, 2));
  advice.speedup = std::max(1.0, std::min(1 / *part, reached_part / std::max(chip, 1e-3)));
  advice.high = std::max(advice.speedup, std::min(1 / *part, 1 / std::max(chip, 1e-3)));
  advice.then = static_cast<Limit>(std::ranges::max_element(known.use) - known.use.begin());
  to.push_back(std::move(advice));
}

/// Exact sequences that the launch executed: instructions that fall away, and samples at theirs.
void add_approximations(const Known& known, const WaitingCode& waiting,
                        std::vector<ProfileAdvice>& to) {
  const profile::SampledCode& code = waiting.code;
  double all = 0, saved = 0, samples = 0, most = 0;
  std::optional<std::size_t> at;
  for (const profile::SampledCode::Line& line : code.lines)
    all += line.executed;
  std::array<std::size_t, 3> counts{};
  for (const ExactArithmetic& each : exact_arithmetic(code.function)) {
    const double executed = code.lines[each.at].executed;
    if (executed <= 0)
      continue;
    ++counts[static_cast<std::size_t>(each.kind)];
    saved += executed * each.saved();
    if (std::exchange(most, std::max(most, executed)) < executed)
      at = each.at;
    // As many instructions from its test on as fall away: they wait for each other.
    const std::size_t end =
        std::min(each.at + static_cast<std::size_t>(each.saved()), code.lines.size());
    for (std::size_t i = each.at; i < end; ++i)
      samples += code.lines[i].samples;
  }
  constexpr double some = 0.01;
  if (all <= 0 || saved < some * all)
    return;
  const double rest = 1 - std::min(1.0, saved / all);
  auto after = known.use;
  for (const Limit each : {Limit::issue, Limit::fp32})
    after[place(each)] *= rest;
  const double left = waiting.samples > 0 ? 1 - samples / waiting.samples : 1;
  ProfileAdvice advice = advice_of(
      known, after, left, ChangeKind::approximations,
      LOOM_TEXT(
          "approximate arithmetic (-use_fast_math, or __fdividef and its kin) where it is exact "
          "(divisions: %1, reciprocals: %2, square roots: %3): %4 % of the instructions fall "
          "away")(counts[0], counts[1], counts[2], significant(100 * (1 - rest), 2)));
  advice.at = at;
  to.push_back(std::move(advice));
}

/// The load of global memory that is waited for most.
std::optional<std::size_t> longest_load(const WaitingCode& waiting) {
  constexpr std::size_t looked_at = 10;
  for (const std::size_t i : waiting.longest(looked_at))
    if (const auto from = waiting.waits[i].waits_for;
        from && waiting.code.function.instructions[*from].text.find("LDG") != std::string::npos)
      return from;
  return {};
}

bool fell(const std::optional<double>& before, const std::optional<double>& after, double to) {
  return before && after && *before > 0 && *after <= to * *before;
}

/// Whether the values of the launch after show the change.
bool shows(ChangeKind kind, const profile::Launch& before, const profile::Launch& after) {
  const auto rose = [&](const std::optional<double>& one, const std::optional<double>& other) {
    return fell(other, one, 1 / 1.2);
  };
  switch (kind) {
  case ChangeKind::loads:
    return false; // no counter says how many loads are in flight
  case ChangeKind::width: {
    const auto one = load_width(before), other = load_width(after);
    return one && other && *other >= 1.5 * *one;
  }
  case ChangeKind::coalescing:
    return rose(before[Metric::bytes_per_load_sector], after[Metric::bytes_per_load_sector]);
  case ChangeKind::conflicts: {
    const auto passes = [](const profile::Launch& launch) -> std::optional<double> {
      const auto &loads = launch[Metric::shared_loads], &stores = launch[Metric::shared_stores];
      const auto &of_loads = launch[Metric::shared_load_passes],
                 &of_stores = launch[Metric::shared_store_passes];
      if (!loads || !stores || !of_loads || !of_stores || *loads + *stores <= 0)
        return {};
      return (*of_loads + *of_stores) / (*loads + *stores);
    };
    return fell(passes(before), passes(after), 1 / 1.2);
  }
  case ChangeKind::bytes:
    return fell(before[Metric::dram_bytes], after[Metric::dram_bytes], 1 / 1.2);
  case ChangeKind::warps:
    return rose(before[Metric::warps], after[Metric::warps]);
  case ChangeKind::clock:
    return fell(after[Metric::clock], before[Metric::clock], 1 / 1.03);
  case ChangeKind::grid:
    return rose(active_part(before), active_part(after));
  case ChangeKind::approximations: {
    const auto tests = [](const profile::Launch& launch) -> std::optional<double> {
      const auto found = std::ranges::find(launch.opcodes, "FCHK", &profile::Share::name);
      return launch.opcodes.empty()          ? std::nullopt
             : found != launch.opcodes.end() ? std::optional(found->value)
                                             : std::optional(0.0);
    };
    return fell(tests(before), tests(after), 1 / 1.2);
  }
  }
  return false;
}

} // namespace
} // namespace advising

std::string_view change_id(ChangeKind kind) {
  constexpr std::string_view ids[] = {"loads", "width", "coalescing", "conflicts",     "bytes",
                                      "warps", "clock", "grid",       "approximations"};
  return ids[static_cast<std::size_t>(kind)];
}

bool ProfileAdvice::helps() const {
  constexpr double worth = 1.05;
  return speedup >= worth;
}

std::vector<ProfileAdvice> advices(const profile::Launch& launch, const WaitingCode* code) {
  std::vector<ProfileAdvice> all;
  const auto& time = launch[profile::Metric::duration];
  const auto known = advising::known_of(launch);
  if (!known || (time && *time < shortest_judged))
    return all;
  advising::add_loads(launch, *known, all);
  advising::add_width(launch, *known, all);
  advising::add_coalescing(launch, *known, all);
  advising::add_conflicts(launch, *known, all);
  advising::add_bytes(*known, all);
  advising::add_warps(launch, *known, all);
  advising::add_clock(launch, *known, all);
  advising::add_grid(launch, *known, all);
  if (code) {
    advising::add_approximations(*known, *code, all);
    const auto load = advising::longest_load(*code);
    for (ProfileAdvice& each : all)
      if (each.kind == ChangeKind::loads || each.kind == ChangeKind::width ||
          each.kind == ChangeKind::coalescing)
        each.at = load;
  }
  std::ranges::stable_sort(all, std::greater{}, &ProfileAdvice::speedup);
  if (unlike_measured(launch))
    for (ProfileAdvice& each : all) {
      each.low = std::min(1.0, each.low);
      each.high = std::max(each.high, 1 / std::max(known->most(), 1e-3));
    }
  return all;
}

bool unlike_measured(const profile::Launch& launch) {
  using enum ProfileLimit;
  const ProfileLimit limit = profile_verdict(launch, {}).limit;
  constexpr ProfileLimit seen[] = {latency, l1, l2, dram, issue, fp32};
  return std::ranges::find(seen, limit) == std::ranges::end(seen);
}

Message no_advice(const profile::Launch& launch) {
  const auto& time = launch[profile::Metric::duration];
  if (time && *time < shortest_judged)
    return LOOM_TEXT("the launch is too short: profile one of more work")();
  return LOOM_TEXT("what would help needs the use of the units and the stall reasons: profile with "
                   "'ncu --set full'")();
}

std::vector<ProfileAdvice> made(const std::vector<ProfileAdvice>& advised,
                                const profile::Launch& before, const profile::Launch& after) {
  std::vector<ProfileAdvice> result;
  for (const ProfileAdvice& each : advised)
    if (advising::shows(each.kind, before, after))
      result.push_back(each);
  return result;
}

} // namespace loom
