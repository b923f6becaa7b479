#include "core/sim/loop_program.h"

#include "core/gpu/instruction_class.h"
#include "core/model/loop_pipe.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <span>
#include <string>
#include <utility>

namespace loom {
namespace {

using Item = ItemNumbersOf<double>;

constexpr double exact_enough = 1e-3;
constexpr double most_instructions = 20'000;
constexpr std::int64_t most_turns = 240;
constexpr double longest_cycles = 1e7;
constexpr std::int64_t slot_den = 1'000;          ///< of KindTiming::issue_cost
constexpr std::int64_t loop_interval_den = 4'096; ///< few enough for pipes that many share
constexpr std::size_t most_timings = 64;

KindTiming timing(double latency) {
  KindTiming timing;
  timing.set_latency(latency, latency);
  return timing;
}

/// The barrier of a block, where warps have roles.
bool is_barrier(const Item& item) {
  return item.warp_role != WarpRole::every && item.name == "BAR.SYNC";
}

/// A product of a warp group or a block, which the tensor cores of all schedulers share.
bool of_several_warps(const Item& item) {
  const InstructionClass* known = instruction_class(item.name);
  return known && !known->every_n.empty();
}

/// Instructions of one item, side by side, each by the level of memory that serves it; of items
/// without levels it is the first.
struct Group {
  std::size_t item = 0;
  std::vector<std::size_t> levels;
  double at = 0; ///< place in the program, in iterations
};

class LoopMaker {
public:
  LoopMaker(const LoopNumbers& loop, int schedulers, Policy policy)
      : loop_(loop), chains_(static_cast<std::int64_t>(std::max(1.0, std::round(loop.ilp)))),
        machine_(loop, schedulers, policy) {}

  Result<LoopSimulation> make() {
    choose_turns();
    if (turns_ == 0)
      return bad_argument(LOOM_TEXT("more than %1 instructions would have to be simulated before "
                                    "the loop repeats itself")(most_instructions));
    if (loop_.block > 0) {
      set_mbarriers();
      for (const WarpRole role : {WarpRole::producer, WarpRole::consumer}) {
        write_program(role);
        made_.program.roles.push_back({role, warps_of(role), {std::exchange(block_, {})}});
      }
    } else {
      write_program(WarpRole::every);
      made_.program.blocks.push_back(std::move(block_));
    }
    made_.iterations = static_cast<double>(turns_ * chains_);
    return machine_.checked().map([&](SmConfig config) {
      made_.config = std::move(config);
      return std::move(made_);
    });
  }

private:
  /// What the warps with the role run.
  void write_program(WarpRole role) {
    role_ = role;
    groups_ = interleaved();
    std::int64_t turn = -1;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      while (turn < static_cast<std::int64_t>(groups_[g].at))
        begin(++turn);
      for (std::int64_t chain = 0; chain < chains_; ++chain)
        add(g, chain);
    }
    while (turn + 1 < turns_)
      begin(++turn);
    if (role == WarpRole::consumer)
      arrive(turn);
    for (Instruction& each : block_.body) // registers are none that anybody wrote
      each.text = each.mnemonic;
  }

  [[nodiscard]] int warps_of(WarpRole role) const {
    return static_cast<int>(
        std::llround(std::ranges::find(loop_.items, role, &Item::warp_role)->warps));
  }

  // Of the producers' ring.
  [[nodiscard]] std::int64_t stages() const {
    for (const Item& item : loop_.items)
      if (item.warp_role == WarpRole::producer && item.stages > 0 && item.count > 0)
        return static_cast<std::int64_t>(item.stages);
    return 1;
  }
  [[nodiscard]] int full(std::int64_t turn) const { return static_cast<int>(turn % stages()); }
  [[nodiscard]] int empty(std::int64_t turn) const {
    return static_cast<int>(stages() + turn % stages());
  }
  void set_mbarriers() {
    machine_.config.blocks.warps = static_cast<int>(std::llround(loop_.block));
    for (const bool filled : {true, false})
      for (std::int64_t stage = 0; stage < stages(); ++stage)
        made_.program.mbarriers.push_back(
            {.name = (filled ? "full " : "empty ") + std::to_string(stage),
             .arrivals = warps_of(filled ? WarpRole::producer : WarpRole::consumer),
             .open = !filled});
  }
  [[nodiscard]] Instruction at_mbarrier(MbarrierUse use, int mbarrier) const {
    return {.kind = Kind::clock,
            .mnemonic = (use == MbarrierUse::wait ? "wait for " : "arrive at ") +
                        made_.program.mbarriers[static_cast<std::size_t>(mbarrier)].name,
            .at_mbarrier = use,
            .mbarrier = mbarrier};
  }
  /// The consumer is done with the stage of the iteration.
  void arrive(std::int64_t turn) {
    Instruction done = at_mbarrier(MbarrierUse::arrive, empty(turn));
    for (std::size_t level = 0; level < levels_each; ++level)
      done.sources[level] = chain_register(0, level);
    block_.body.push_back(std::move(done));
  }

  [[nodiscard]] static std::int64_t count_of(const Item& item, std::int64_t turns) {
    return std::llround(item.count * static_cast<double>(turns));
  }

  /// How far counts and shares are off in a program of so many iterations.
  [[nodiscard]] double rounding(std::int64_t turns) const {
    double worst = 0;
    const auto off = [&worst](double wanted) {
      if (wanted > 0)
        worst = std::max(worst, std::abs(std::round(wanted) / wanted - 1));
    };
    for (const Item& item : loop_.items) {
      off(item.count * static_cast<double>(turns));
      for (const auto& level : item.levels)
        off(level.share * static_cast<double>(count_of(item, turns)));
    }
    return worst < 1e-9 ? 0 : worst;
  }

  /// Iterations of the program, a multiple of the stages of every ring.
  void choose_turns() {
    double instructions = 0;
    std::int64_t step = 1;
    for (const Item& item : loop_.items) {
      instructions += item.count * static_cast<double>(chains_);
      if (item.stages > 0 && item.count > 0)
        step = std::lcm(step, static_cast<std::int64_t>(item.stages));
    }
    for (std::int64_t turns = step; turns <= std::max(step, most_turns); turns += step) {
      if (instructions * static_cast<double>(turns) > most_instructions)
        return;
      const double off = rounding(turns);
      if (turns_ == 0 || off < made_.rounding)
        turns_ = turns, made_.rounding = off;
      if (off <= exact_enough)
        return;
    }
  }

  /// Which level serves each of `count` instructions of the item: the one furthest behind its
  /// share.
  static std::vector<std::size_t> levels_of(const Item& item, std::int64_t count) {
    std::vector<std::size_t> levels;
    std::array<double, 3> served{};
    for (std::int64_t i = 0; i < count; ++i) {
      std::size_t level = 0;
      double most = 0;
      for (std::size_t l = 0; l < served.size(); ++l)
        if (const double behind = item.levels[l].share * static_cast<double>(i + 1) - served[l];
            item.levels[l].share > 0 && behind > most + 1e-9)
          level = l, most = behind;
      ++served[level];
      levels.push_back(level);
    }
    return levels;
  }

  /// All groups of the chain, those of each class evenly over the program.
  [[nodiscard]] std::vector<Group> interleaved() const {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < loop_.items.size(); ++i) {
      const Item& item = loop_.items[i];
      if (item.stages > 0 || item.warp_role != role_)
        continue;
      const std::int64_t count = count_of(item, turns_);
      const std::vector<std::size_t> levels = levels_of(item, count);
      const std::int64_t number = std::clamp<std::int64_t>(
          std::llround(static_cast<double>(count) / (is_barrier(item) ? 1 : side_by_side(item))),
          std::min<std::int64_t>(count, 1), count);
      for (std::int64_t g = 0; g < number; ++g) {
        Group& group = groups.emplace_back();
        group.item = i;
        group.at = (static_cast<double>(g) + 0.5) / static_cast<double>(number);
        group.levels.assign(levels.begin() + count * g / number,
                            levels.begin() + count * (g + 1) / number);
      }
    }
    std::ranges::stable_sort(groups, {}, &Group::at);
    std::map<std::string, std::pair<double, double>> of_class; ///< groups placed, and all of them
    for (const Group& group : groups)
      ++of_class[loop_.items[group.item].name].second;
    for (Group& group : groups) {
      auto& [placed, all] = of_class[loop_.items[group.item].name];
      group.at = (placed++ + 0.5) / all * static_cast<double>(turns_);
    }
    std::ranges::stable_sort(groups, {}, &Group::at);
    return groups;
  }

  // Registers: of each chain one a level, which every group waits for before it writes them; one
  // for its critical path; one for each of its items; of each ring one a level for every iteration
  // in flight.
  static constexpr std::size_t levels_each = 3;
  [[nodiscard]] static int chain_register(std::int64_t chain, std::size_t level) {
    return static_cast<int>(static_cast<std::size_t>(chain) * levels_each + level);
  }
  [[nodiscard]] int path_register(std::int64_t chain) const {
    return static_cast<int>(chains_ * 3 + chain);
  }
  /// Of an item that nobody waits for but itself.
  [[nodiscard]] int own_register(std::size_t item, std::int64_t chain) const {
    return static_cast<int>(chains_ * (4 + static_cast<std::int64_t>(item)) + chain);
  }
  [[nodiscard]] int ring_register(std::size_t item, std::int64_t iteration,
                                  std::size_t level) const {
    int first = own_register(loop_.items.size(), 0);
    for (std::size_t i = 0; i < item; ++i)
      first += static_cast<int>(loop_.items[i].stages) * 3;
    const auto stages = static_cast<std::int64_t>(loop_.items[item].stages);
    return first + static_cast<int>(iteration % stages) * 3 + static_cast<int>(level);
  }

  /// What a warp does at the start of each chain's iteration: it waits, which takes no slot.
  void begin(std::int64_t turn) {
    if (role_ == WarpRole::consumer) {
      if (turn > 0)
        arrive(turn - 1);
      block_.body.push_back(at_mbarrier(MbarrierUse::wait, full(turn)));
    } else if (role_ == WarpRole::producer) {
      block_.body.push_back(at_mbarrier(MbarrierUse::wait, empty(turn)));
      for (std::size_t i = 0; i < loop_.items.size(); ++i)
        if (of_ring(i))
          copy(i, turn);
      block_.body.push_back(at_mbarrier(MbarrierUse::arrive, full(turn)));
      return;
    }
    for (std::int64_t chain = 0; chain < chains_; ++chain) {
      if (loop_.path) {
        Instruction wait{.kind = Kind::clock, .mnemonic = "path"};
        wait.destination = wait.sources[0] = path_register(chain);
        wait.unit = machine_.unit(timing(*loop_.path));
        block_.body.push_back(std::move(wait));
      }
      for (std::size_t i = 0; i < loop_.items.size(); ++i)
        if (of_ring(i))
          turn_ring(i, turn * chains_ + chain);
    }
  }
  /// Whether the item is a copy of a ring that warps with the present role fill.
  [[nodiscard]] bool of_ring(std::size_t i) const {
    const Item& item = loop_.items[i];
    return item.stages > 0 && item.count > 0 && item.warp_role == role_;
  }

  /// Waits for the copies that so many iterations ago began, and begins those of this one.
  void turn_ring(std::size_t i, std::int64_t iteration) {
    Instruction wait{.kind = Kind::clock, .mnemonic = "DEPBAR"};
    for (std::size_t level = 0; level < levels_each; ++level)
      wait.sources[level] = ring_register(i, iteration, level);
    block_.body.push_back(std::move(wait));
    copy(i, iteration);
  }

  /// The item's copies of an iteration.
  void copy(std::size_t i, std::int64_t iteration) {
    const Item& item = loop_.items[i];
    const std::int64_t all = count_of(item, turns_) * chains_, iterations = turns_ * chains_;
    const std::vector<std::size_t> levels = levels_of(item, all);
    const std::span<const std::size_t> mine =
        std::span(levels).subspan(static_cast<std::size_t>(all * iteration / iterations),
                                  static_cast<std::size_t>(all * (iteration + 1) / iterations -
                                                           all * iteration / iterations));
    for (std::size_t n = 0; n < mine.size(); ++n) {
      Instruction copy{.kind = kind_of(item), .mnemonic = item.name};
      if (role_ == WarpRole::producer)
        copy.at_mbarrier = MbarrierUse::copy, copy.mbarrier = full(iteration);
      else if (is_last(mine, n))
        copy.destination = ring_register(i, iteration, mine[n]);
      const auto& served = item.levels[mine[n]];
      copy.unit = unit_of(item, mine[n], served.share > 0 ? served.latency : item.latency);
      block_.body.push_back(std::move(copy));
    }
  }

  /// Whether it is the last one that its level serves.
  static bool is_last(std::span<const std::size_t> levels, std::size_t n) {
    return std::ranges::count(levels.subspan(n + 1), levels[n]) == 0;
  }

  int unit_of(const Item& item, std::size_t level, double latency) {
    return machine_.unit(machine_.timing_of(item, level, latency));
  }

  void add(std::size_t g, std::int64_t chain) {
    const Group& group = groups_[g];
    const Item& item = loop_.items[group.item];
    const bool chained = item.latency > 0 && !loop_.path;
    // The next group decides which latency counts (thesis §4.7).
    const bool own = same_pipe(loop_.items[groups_[(g + 1) % groups_.size()].item], item);
    for (std::size_t n = 0; n < group.levels.size(); ++n) {
      const std::size_t level = group.levels[n];
      const auto& served = item.levels[level];
      const double latency = !chained           ? 1
                             : served.share > 0 ? (own ? served.own_latency : served.latency)
                             : own              ? item.own_latency
                                                : item.latency;
      Instruction made{.kind = kind_of(item), .mnemonic = item.name};
      if (is_barrier(item)) {
        KindTiming& barrier = machine_.config[Kind::barrier];
        const Rational slots = barrier.issue_cost;
        barrier = machine_.timing_of(item, level, latency);
        barrier.issue_cost = slots;
      } else if (chained && is_last(group.levels, n))
        made.destination = chain_register(chain, level);
      else if (!chained && n + 1 == group.levels.size())
        made.destination = own_register(group.item, chain); // the next one waits for its start
      // In order, what the first waits for all wait for.
      if (n == 0 && !loop_.path)
        for (std::size_t l = 0; l < levels_each; ++l)
          made.sources[l] = chain_register(chain, l);
      if (!is_barrier(item))
        made.unit = unit_of(item, level, latency);
      block_.body.push_back(std::move(made));
    }
  }

  const LoopNumbers& loop_;
  std::int64_t chains_, turns_ = 0;
  LoopMachine machine_;
  WarpRole role_ = WarpRole::every; ///< whose program is written
  std::vector<Group> groups_;
  Block block_;
  LoopSimulation made_;
};

} // namespace

Kind kind_of(const Item& item) {
  if (is_barrier(item))
    return Kind::barrier;
  const InstructionClass* known = instruction_class(item.name);
  if (known && known->space != MemorySpace::none)
    return known->space == MemorySpace::global ? Kind::global : Kind::shared;
  return item.use[index(Resource::sfu)] > 0 ? Kind::sfu : Kind::arithmetic;
}

LoopMachine::LoopMachine(const LoopNumbers& loop, int schedulers, Policy policy) : loop_(loop) {
  config.schedulers = schedulers;
  config.policy = policy;
  const auto issue = index(Resource::issue);
  if (const auto& rate = loop_.rates[issue])
    config.issue_interval = nearest_rational(std::min(config.schedulers / *rate, longest_cycles),
                                             loop_interval_den, 1e-9);
  std::array<double, kind_count> slots{}, counts{};
  for (const Item& item : loop_.items) {
    slots[static_cast<std::size_t>(kind_of(item))] += item.count * item.warps * item.use[issue];
    counts[static_cast<std::size_t>(kind_of(item))] += item.count * item.warps;
  }
  for (std::size_t k = 0; k < kind_count; ++k) {
    const double cost = counts[k] > 0 ? slots[k] / counts[k] : 0;
    config.kinds[k].issue_cost = Rational{std::llround(cost * slot_den), slot_den} * Rational{1, 1};
  }
  for (std::size_t i = 0; i < resource_count; ++i)
    if (i != issue && loop_.rates[i]) {
      config.pipes.push_back({.per_scheduler = has_each_scheduler(static_cast<Resource>(i))});
      pipe_of_[i] = static_cast<int>(config.pipes.size());
    }
}

/// A warp with a role that multiplies stands for a warp group.
bool LoopMachine::has_each_scheduler(Resource resource) const {
  return is_of_scheduler(resource) && !(resource == Resource::tensor && loop_.block > 0 &&
                                        std::ranges::any_of(loop_.items, of_several_warps));
}

int LoopMachine::unit(KindTiming timing) {
  timing.backlog = endless;
  const auto same = std::ranges::find(config.units, timing);
  const auto place = static_cast<int>(same - config.units.begin());
  if (same == config.units.end())
    config.units.push_back(std::move(timing));
  return place + 1;
}

KindTiming LoopMachine::timing_of(const Item& item, std::size_t level, double latency) const {
  KindTiming timing = loom::timing(latency);
  const bool levels = std::ranges::any_of(item.levels, [](auto& each) { return each.share > 0; });
  for (std::size_t i = 0; i < resource_count; ++i) {
    // Of L2 and DRAM the item's use is the mean over its instructions.
    const std::size_t beyond = i == index(Resource::l2) ? 1 : i == index(Resource::dram) ? 2 : 0;
    const double use = !levels || beyond == 0 ? item.use[i] : level >= beyond ? item.bytes : 0;
    if (!pipe_of_[i] || use <= 0)
      continue;
    const double pipes = has_each_scheduler(static_cast<Resource>(i)) ? config.schedulers : 1;
    timing.also.push_back(
        {.pipe = *pipe_of_[i],
         .interval = nearest_rational(std::min(use * pipes / *loop_.rates[i], longest_cycles),
                                      loop_interval_den, 1e-9)});
  }
  return timing;
}

Result<SmConfig> LoopMachine::checked() const {
  if (config.units.size() > most_timings)
    return bad_argument(LOOM_TEXT("the loop has more than %1 instructions with a timing of their "
                                  "own")(most_timings));
  return check(config).map([this] { return config; });
}

double LoopSimulation::instructions() const {
  std::int64_t sum = 0;
  for (int warp = 0; warp < std::max(1, program.block_warps()); ++warp)
    sum += program.length(warp);
  return static_cast<double>(sum) / iterations;
}

Result<LoopSimulation> loop_simulation(const LoopNumbers& loop, int schedulers, Policy policy) {
  return LoopMaker(loop, schedulers, policy).make();
}

} // namespace loom
