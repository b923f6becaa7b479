#include "core/model/saturation.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

namespace loom {
namespace {

/// Points abreast; the loops over them are what the compiler vectorises.
constexpr std::size_t width = 8;
using Lanes = std::array<double, width>;

/// Cycles, of an iteration for which no warp waits.
constexpr double shortest = 1e-9;

/// Copies that stand for the smallest variability; below it the bound is blended in.
constexpr int most_copies = 16;

/// A rate and its derivative with respect to the waiting time.
struct Rates {
  Lanes rate{}, slope{};
};

/// One scheduler at one intensity.
struct Scheduler {
  double alone;    ///< T: cycles in which one warp computes, undisturbed
  double together; ///< C: cycles per warp at the peak rate
};

/// Adds `weight` times the rounds per cycle of `population` warps, on `copies` schedulers made one.
/// The inner loop is the recursion P(j+1)/P(j) over the number of computing warps.
void add_product_form(Rates& sum, double weight, const Scheduler& scheduler,
                      const Lanes& population, const Lanes& waiting, int copies) {
  constexpr double large = 1e100;
  Lanes left, per_wait, p, total, mean, square;
  double most = 0;
  for (std::size_t i = 0; i < width; ++i) {
    left[i] = population[i] * copies;
    per_wait[i] = 1 / waiting[i];
    p[i] = total[i] = 1;
    mean[i] = left[i];
    square[i] = left[i] * left[i];
    most = std::max(most, left[i]);
  }
  const auto steps = static_cast<int>(most);
  for (int j = 0; j < steps; ++j) {
    const double each = std::max(scheduler.alone / (j + 1), scheduler.together / copies);
    // A lane whose warps all compute has left = 0, which makes its p zero from there on.
    for (std::size_t i = 0; i < width; ++i) {
      p[i] *= left[i] * (each * per_wait[i]);
      left[i] -= 1;
      total[i] += p[i];
      mean[i] += p[i] * left[i];
      square[i] += p[i] * left[i] * left[i];
    }
    if (j % 8 == 7)
      for (std::size_t i = 0; i < width; ++i) {
        const double scale = total[i] > large ? 1 / large : 1;
        p[i] *= scale;
        total[i] *= scale;
        mean[i] *= scale;
        square[i] *= scale;
      }
  }
  for (std::size_t i = 0; i < width; ++i) {
    const double warps = mean[i] / total[i]; // that wait
    const double variance = square[i] / total[i] - warps * warps;
    sum.rate[i] += weight * warps * per_wait[i] / copies;
    sum.slope[i] += weight * (variance - warps) * per_wait[i] * per_wait[i] / copies;
  }
}

void add_bound(Rates& sum, double weight, const Scheduler& scheduler, const Lanes& population,
               const Lanes& waiting) {
  for (std::size_t i = 0; i < width; ++i) {
    const double round = waiting[i] + scheduler.alone;
    const double latency = population[i] / round, peak = 1 / scheduler.together;
    sum.rate[i] += weight * std::min(latency, peak);
    sum.slope[i] -= latency < peak ? weight * latency / round : 0;
  }
}

/// What the network is computed from. Cycles are those of an iteration of one chain.
struct Round {
  double chains = 1;          ///< K
  double latency = 0;         ///< of what is not computed
  double arithmetic = 0;      ///< of what is
  double most_arithmetic = 0; ///< iterations per cycle and SM that its pipes and issue slots allow
  double other_slots = 0;     ///< issue slots of what is not computed
  double issue_thru = 0;      ///< slots per cycle and SM; 0 where it is not known
  double adds = 0;            ///< instructions that are computed for each other one
  double slope = 0;           ///< the latency bound of one warp, iterations/cycle/SM
  double peak = 0;            ///< the least of the other bounds
  double memory_part = 1;     ///< of `latency`, what varies
  /// Cycles that chains of a warp wait for each other's pipes, and for the slowest of their loads.
  double held_up = 0;
  /// Parts of memory, chosen at random.
  struct Memory {
    double interval = 0; ///< cycles between two iterations that it allows the SM
    double each = 0;     ///< the same of one access
    double latency = 0;  ///< of one access
    double accesses = 0; ///< of an iteration
  };
  std::vector<Memory> memories{};
  /// A pipe that every scheduler has, which serves in turn; 0 where there is none.
  double own_interval = 0; ///< cycles between two iterations that they allow the SM
  double own_turns = 0;    ///< times that an add comes between
  /// A pipe where instructions of several kinds meet.
  struct Pipe {
    double interval = 0;       ///< cycles between two iterations of one of its users that it allows
    double slot = 0;           ///< mean cycles of the instruction that is found there
    bool of_scheduler = false; ///< whose warps alone use it
  };
  std::vector<Pipe> pipes{};
  /// Instructions that wait for the longest queue of some pipes, by index.
  struct Visit {
    double count = 0;
    std::vector<std::size_t> pipes{};
  };
  std::vector<Visit> visits{};
  /// A ring of copies with so many stages.
  struct Ring {
    double cycles = 0;  ///< between two iterations of one warp, where nothing queues
    double held_up = 0; ///< what the slowest of its copies takes longer than one, likewise
    double stages = 1;
    std::size_t memory = 0; ///< for which its copies queue; none where there is no such memory
  };
  std::vector<Ring> rings{};
};

/// What instructions of more than two kinds make of a loop, 0 to 1: two kinds fall into step, and
/// their warps come to a pipe in turn; where a tenth of all are of other kinds they come at random.
double disorder(const LoopNumbers& loop) {
  std::map<std::string_view, double> counts;
  double all = 0;
  for (const ItemNumbersOf<double>& item : loop.items) {
    counts[item.name] += item.count * item.warps;
    all += item.count * item.warps;
  }
  // Those beyond the two are added up: what a subtraction leaves of them would be rounding.
  std::vector<double> ascending;
  for (const auto& [name, count] : counts)
    ascending.push_back(count);
  std::ranges::sort(ascending);
  double others = 0;
  for (std::size_t i = 0; i + 2 < ascending.size(); ++i)
    others += ascending[i];
  constexpr double enough = 0.1;
  return all > 0 ? std::min(others / all / enough, 1.0) : 0;
}

bool is_computed(const ItemNumbersOf<double>& item) {
  return item.use[index(Resource::fp32)] > 0 || item.use[index(Resource::integer)] > 0;
}

/// The role of those warps whose iteration takes longest.
WarpRole slowest_role(const LoopNumbers& loop) {
  std::array<double, 3> cycles{};
  for (const ItemNumbersOf<double>& item : loop.items)
    cycles[static_cast<std::size_t>(item.warp_role)] += item_latency(loop, item);
  return static_cast<WarpRole>(std::ranges::max_element(cycles) - cycles.begin());
}

/// Warps with roles are counted by blocks, on one scheduler.
class RoundOfLoop {
public:
  RoundOfLoop(const LoopNumbers& loop, const Saturation& saturation)
      : loop_(loop), schedulers_(loop.block > 0 ? 1 : saturation.schedulers),
        l2_part_(1 - saturation.variability * (1 - saturation.l2_share)), use_(loop_use(loop)),
        role_(slowest_role(loop)) {
    const double block = loop.block > 0 ? loop.block : 1;
    round_.chains = loop.ilp;
    round_.slope = block / loop_period(loop);
    round_.peak = loop_peak(loop);
    round_.most_arithmetic = std::numeric_limits<double>::infinity();
    for (const Resource each : {Resource::issue, Resource::fp32, Resource::integer})
      if (loop.rates[index(each)] && use_[index(each)] > 0)
        round_.most_arithmetic =
            std::min(round_.most_arithmetic, *loop.rates[index(each)] / use_[index(each)]);
    round_.issue_thru = loop.rates[index(Resource::issue)].value_or(0);
    add_memories();
    add_pipes();
    add_items();
    add_rings();
  }
  [[nodiscard]] Round take() { return std::move(round_); }

private:
  using Item = ItemNumbersOf<double>;

  /// Cycles that an iteration takes of the resource, 0 where its rate is not known.
  [[nodiscard]] double interval(std::size_t resource) const {
    return loop_.rates[resource] ? use_[resource] / *loop_.rates[resource] : 0;
  }
  [[nodiscard]] double cycles_of(const Item& item, std::size_t resource) const {
    return loop_.rates[resource] ? item.use[resource] / *loop_.rates[resource] : 0;
  }
  [[nodiscard]] bool in_chain(const Item& item) const {
    return item.stages == 0 && item.warp_role == role_ && item.count > 0;
  }
  [[nodiscard]] bool is_split(std::size_t resource) const {
    return is_of_scheduler(static_cast<Resource>(resource)) && loop_.block == 0;
  }

  /// One for each level of memory beyond the L1 that serves an item.
  void add_memories() {
    memory_.assign(loop_.items.size(), {});
    for (std::size_t i = 0; i < loop_.items.size(); ++i) {
      const Item& item = loop_.items[i];
      for (const auto& [level, resource] :
           {std::pair{MemoryLevel::dram, Resource::dram}, {MemoryLevel::l2, Resource::l2}}) {
        const auto& served = item.levels[static_cast<std::size_t>(level)];
        if (item.count <= 0 || served.share <= 0 || !loop_.rates[index(resource)])
          continue;
        const double rate =
            *loop_.rates[index(resource)] * (resource == Resource::l2 ? l2_part_ : 1);
        const double all = use_[index(resource)] / rate;
        round_.peak = std::min(round_.peak, 1 / all);
        memory_[i] = memory_[i].value_or(round_.memories.size());
        round_.memories.push_back(
            {.interval = all,
             .each = item.bytes / rate,
             // No load of a critical path takes longer than that.
             .latency =
                 in_chain(item) ? std::min(served.latency, loop_latency(loop_)) : served.latency,
             .accesses = in_chain(item) ? item.count * served.share / side_by_side(item) : 0});
      }
    }
  }
  void add_pipes() {
    pipe_.fill(std::nullopt);
    const double strength = disorder(loop_);
    for (const Resource each :
         {Resource::fp64, Resource::sfu, Resource::ldst, Resource::shared, Resource::constant,
          Resource::cluster, Resource::tensor, Resource::l1}) {
      const std::size_t r = index(each);
      if (interval(r) <= 0)
        continue;
      const double split = is_split(r) ? schedulers_ : 1;
      if (is_split(r) && interval(r) > round_.own_interval) {
        round_.own_interval = interval(r);
        round_.own_turns = 0;
        if (each == Resource::sfu)
          for (const Item& item : loop_.items)
            round_.own_turns += item.use[r] > 0 ? item.count : 0;
      }
      double squares = 0;
      for (const Item& item : loop_.items)
        squares += item.count * item.warps * std::pow(cycles_of(item, r), 2);
      if (strength > 0) {
        pipe_[r] = round_.pipes.size();
        round_.pipes.push_back({.interval = interval(r),
                                .slot = strength * split * squares / interval(r),
                                .of_scheduler = is_split(r)});
      }
    }
  }

  /// Of `draws` accesses of an item, each served by one level of memory at random, what the last
  /// one takes longer than one does on average.
  static double last_of(const Item& item, double draws) {
    std::array<std::pair<double, double>, 3> levels; ///< latency, share
    for (std::size_t l = 0; l < levels.size(); ++l)
      levels[l] = {item.levels[l].latency, item.levels[l].share};
    std::ranges::sort(levels);
    double sooner = 0, last = 0, mean = 0;
    for (const auto& [latency, share] : levels) {
      const double here = std::min(sooner + share, 1.0);
      last += latency * (std::pow(here, draws) - std::pow(sooner, draws));
      mean += latency * share;
      sooner = here;
    }
    return std::max(0.0, last - mean);
  }

  void add_items() {
    const double strength = disorder(loop_), chains = round_.chains;
    double all = 0, others = 0, memory = 0, computed = 0, other_count = 0;
    for (const Item& item : loop_.items) {
      if (item.count <= 0)
        continue;
      const bool computes = is_computed(item) && in_chain(item);
      (computes ? computed : other_count) += item.count;
      if (!computes)
        round_.other_slots += item.count * item.use[index(Resource::issue)];
      if (!in_chain(item))
        continue;
      const double cycles = item_latency(loop_, item);
      all += cycles;
      (computes ? round_.arithmetic : others) += cycles;
      if (item.dram)
        memory += cycles * item.levels[2].share * item.levels[2].latency / item.latency;
      const double together = side_by_side(item);
      if (together * chains > 1)
        round_.held_up += item.count / together * last_of(item, together * chains);
      Round::Visit visit{.count = item.count / together};
      double longest = 0;
      for (std::size_t r = 0; r < resource_count; ++r) {
        if (item.use[r] <= 0)
          continue;
        if (pipe_[r])
          visit.pipes.push_back(*pipe_[r]);
        if (r != index(Resource::issue) && r != index(Resource::l2) && r != index(Resource::dram))
          longest = std::max(longest, cycles_of(item, r) * (is_split(r) ? schedulers_ : 1));
      }
      // Chains that come to a pipe together wait for (K − 1)/2 others on average; half of the time
      // they have come apart before.
      round_.held_up += strength * visit.count * (chains - 1) / 4 * longest;
      if (!visit.pipes.empty())
        round_.visits.push_back(std::move(visit));
    }
    const double latency = loop_latency(loop_);
    if (loop_.path && all > 0)
      round_.arithmetic *= latency / all;
    round_.latency = latency - round_.arithmetic;
    if (round_.latency < 1e-12 * latency) // rounding is all that is left
      round_.latency = 0;
    round_.memory_part = others > 0 ? std::min(1.0, memory / others) : 0;
    round_.adds =
        other_count > 0 ? computed / other_count : std::numeric_limits<double>::infinity();
    round_.own_turns = std::min(round_.own_turns, computed);
  }

  void add_rings() {
    const double block = loop_.block > 0 ? loop_.block : 1;
    for (const auto& ring : evaluate(loop_, block).rings) {
      const Item& copy = loop_.items[ring.item];
      round_.rings.push_back({.cycles = 1 / ring.bound,
                              .held_up = last_of(copy, std::max(1.0, copy.count)) / copy.stages,
                              .stages = copy.stages,
                              .memory = memory_[ring.item].value_or(round_.memories.size())});
    }
  }

  const LoopNumbers& loop_;
  int schedulers_;
  double l2_part_; ///< of its best rate
  std::array<double, resource_count> use_;
  WarpRole role_;
  std::vector<std::optional<std::size_t>> memory_; ///< of each item, where it queues
  std::array<std::optional<std::size_t>, resource_count> pipe_{};
  Round round_;
};

/// The network of one loop.
class Network {
public:
  Network(Round round, const Saturation& saturation)
      : round_(std::move(round)), schedulers_(saturation.schedulers) {
    const double v = saturation.variability;
    const double efficiency = 1 - v * (1 - saturation.issue_efficiency);
    const double latency = round_.latency;
    double longest = 0;
    for (int i = 2; i <= static_cast<int>(round_.chains); ++i)
      longest += 1.0 / i;
    // The slots that issue the others are a part of the latency in which a scheduler is busy.
    const double issued = round_.issue_thru > 0
                              ? round_.chains * round_.other_slots * schedulers_ / round_.issue_thru
                              : 0;
    const double busy = std::min(issued, latency / 2);
    delay_ = latency * (1 + v * saturation.latency_tail * longest * round_.memory_part) - busy +
             v * round_.held_up;
    for (const Round::Memory& memory : round_.memories)
      served_.push_back(
          v * std::min(saturation.queue_share * memory.latency + memory.each, memory.latency));
    last_ = 1 + longest;
    variability_ = v;
    if (round_.own_interval > 0)
      pipe_ = 1 / (round_.chains *
                   (schedulers_ * round_.own_interval + v * saturation.turn * round_.own_turns));
    scheduler_.alone = round_.arithmetic / efficiency + busy;
    scheduler_.together = round_.chains * schedulers_ / (efficiency * round_.most_arithmetic);
    const double copies = v > 0 ? std::min(1 / v, 1.0 * most_copies) : most_copies;
    copies_ = static_cast<int>(copies);
    product_ = std::min(1.0, v * most_copies);
    // v lies between 1/copies_ and 1/(copies_ + 1).
    next_ = product_ < 1 ? 0 : (copies - copies_) * (copies_ + 1) / copies;
    product_ *= std::min(round_.adds, 1.0);
    if (delay_ <= 0) { // all warps compute: the product form is its own bound
      product_ = next_ = 0;
      scheduler_.alone = std::max(scheduler_.alone, shortest);
    }
  }

  /// Solves x = rate(W(x)) for up to eight numbers of warps by Newton's method between brackets.
  void solve(const double* warps, std::size_t count, double* out) const {
    Lanes n{}, low{}, high{}, x{};
    for (std::size_t i = 0; i < width; ++i) {
      n[i] = warps[std::min(i, count - 1)];
      high[i] = std::min(round_.slope * n[i], round_.peak);
      // A guess that is near where memory queues, and otherwise at the bounds.
      const double over =
          served_.empty() ? 0 : round_.slope * n[i] * round_.memories.front().interval;
      const double near = over > 0 ? std::min(over, 1 / over) : 0;
      x[i] = high[i] / (1 + 0.25 * near * near * near * near);
    }
    constexpr double precise = 1e-9; // before the last step, which squares it
    // Where one of several queues becomes the longest Newton's steps may be small for ever.
    constexpr int newton_rounds = 20, most_rounds = 60;
    bool done = false;
    for (int round = 0; round < most_rounds && !done; ++round) {
      const Rates f = rates(n, x);
      done = true;
      for (std::size_t i = 0; i < width; ++i) {
        const double gap = f.rate[i] - x[i];
        (gap > 0 ? low : high)[i] = x[i];
        const bool close = std::abs(gap) <= precise * x[i] || high[i] - low[i] <= precise * high[i];
        const double newton = x[i] - gap / (f.slope[i] - 1);
        if (round < newton_rounds && newton >= low[i] && newton <= high[i])
          x[i] = newton;
        else if (!close)
          x[i] = (low[i] + high[i]) / 2;
        done = done && close;
      }
    }
    std::copy_n(x.begin(), count, out);
  }

private:
  /// The SM's throughput if it were `x`, and the derivative.
  [[nodiscard]] Rates rates(const Lanes& n, const Lanes& x) const {
    Lanes fewer, more, share, waiting, steepness;
    for (std::size_t i = 0; i < width; ++i) {
      fewer[i] = std::floor(n[i] / schedulers_);
      more[i] = fewer[i] + 1;
      share[i] = n[i] / schedulers_ - fewer[i];
      waiting[i] = delay_;
      steepness[i] = 0;
    }
    for (std::size_t m = 0; m < served_.size(); ++m) {
      const double each = last_ * served_[m] * round_.memories[m].accesses;
      for (std::size_t i = 0; i < width; ++i)
        waiting[i] += memory_queue(m, each, n[i] * round_.chains, x[i], steepness[i]);
    }
    const double rounds = round_.chains * schedulers_;
    Rates sum;
    if (round_.pipes.empty()) {
      const Rates low = scheduler_rates(fewer, waiting), high = scheduler_rates(more, waiting);
      for (std::size_t i = 0; i < width; ++i) {
        sum.rate[i] = rounds * ((1 - share[i]) * low.rate[i] + share[i] * high.rate[i]);
        sum.slope[i] =
            rounds * steepness[i] * ((1 - share[i]) * low.slope[i] + share[i] * high.slope[i]);
      }
    } else {
      for (const bool one_more : {false, true})
        add_dealt(sum, one_more, n, x, waiting, steepness);
    }
    for (const Round::Ring& ring : round_.rings)
      for (std::size_t i = 0; i < width; ++i) {
        double cycles = ring.cycles + variability_ * ring.held_up, slope = 0;
        if (ring.memory < served_.size())
          cycles += memory_queue(ring.memory, served_[ring.memory] / ring.stages,
                                 n[i] * round_.chains, x[i], slope);
        if (n[i] / cycles < sum.rate[i]) {
          sum.rate[i] = n[i] / cycles;
          sum.slope[i] = -sum.rate[i] / cycles * slope;
        }
      }
    return sum;
  }

  /// Adds what the schedulers do that have one warp more than others, or the others: who meets whom
  /// at a scheduler's own pipes is another there.
  void add_dealt(Rates& sum, bool one_more, const Lanes& n, const Lanes& x, Lanes waiting,
                 Lanes steepness) const {
    Lanes mine, part;
    for (std::size_t i = 0; i < width; ++i) {
      const double each = n[i] / schedulers_, fewer = std::floor(each);
      mine[i] = fewer + (one_more ? 1 : 0);
      part[i] = round_.chains * schedulers_ * (one_more ? each - fewer : 1 - (each - fewer));
      add_pipes(n[i], mine[i], x[i], waiting[i], steepness[i]);
    }
    const Rates each = scheduler_rates(mine, waiting);
    for (std::size_t i = 0; i < width; ++i) {
      sum.rate[i] += part[i] * each.rate[i];
      sum.slope[i] += part[i] * steepness[i] * each.slope[i];
    }
  }

  /// W of accesses that are served for `served` cycles; adds its derivative with respect to x.
  [[nodiscard]] double memory_queue(std::size_t memory, double served, double chains, double x,
                                    double& steepness) const {
    constexpr double least = 1e-9; ///< below it rounding is all that is left
    const double interval = round_.memories[memory].interval, load = x * interval;
    if (served <= 0 || chains <= 1 || load < least)
      return 0;
    const double idle = std::max(1 - load, 1e-16);
    const double root = std::exp(std::log(idle) / chains);
    const double longer = chains * (1 - root) / load; // (s + W)/s
    steepness += served * interval * (root / idle - longer) / load;
    return served * (longer - 1);
  }

  /// Cycles, and their derivative with respect to x.
  struct Wait {
    double cycles = 0, slope = 0;
  };

  /// Adds what instructions wait at pipes for those of other warps, `mine` on their scheduler.
  void add_pipes(double warps, double mine, double x, double& waiting, double& steepness) const {
    std::array<Wait, resource_count> queues{};
    for (std::size_t p = 0; p < round_.pipes.size(); ++p) {
      const Round::Pipe& pipe = round_.pipes[p];
      const double users = pipe.of_scheduler ? mine : warps;
      const double others = users > 1 ? (users - 1) / users : 0;
      const double idle = std::max(1 - x * pipe.interval * others, 1e-16);
      queues[p] = {variability_ * pipe.slot / 2 * (1 - idle) / idle,
                   variability_ * pipe.slot / 2 * pipe.interval * others / (idle * idle)};
    }
    for (const Round::Visit& visit : round_.visits) {
      Wait longest;
      for (const std::size_t p : visit.pipes)
        if (queues[p].cycles > longest.cycles)
          longest = queues[p];
      waiting += visit.count * longest.cycles;
      steepness += visit.count * longest.slope;
    }
  }

  [[nodiscard]] Rates scheduler_rates(const Lanes& population, const Lanes& waiting) const {
    Rates sum;
    if (product_ > 0)
      add_product_form(sum, product_ * (1 - next_), scheduler_, population, waiting, copies_);
    if (next_ > 0)
      add_product_form(sum, product_ * next_, scheduler_, population, waiting, copies_ + 1);
    if (product_ < 1)
      add_bound(sum, 1 - product_, scheduler_, population, waiting);
    for (std::size_t i = 0; i < width; ++i)
      if (sum.rate[i] > pipe_) {
        sum.rate[i] = pipe_;
        sum.slope[i] = 0;
      }
    return sum;
  }

  Round round_;
  double schedulers_, delay_ = 0;
  std::vector<double> served_; ///< s of each memory
  double variability_ = 1;     ///< v
  double last_ = 1;            ///< the largest of K queues, of their mean
  double pipe_ = std::numeric_limits<double>::infinity(); ///< rounds per cycle of its own pipe
  Scheduler scheduler_{};
  int copies_ = 1;
  double product_ = 1, next_ = 0; ///< weights: of the product form, in it of one copy more
};

void solve(const Network& network, std::span<const double> warps, double* out) {
  for (std::size_t at = 0; at < warps.size(); at += width)
    network.solve(warps.data() + at, std::min(width, warps.size() - at), out + at);
}

} // namespace

Saturation usual_saturation(const GpuSpec& gpu, double schedulers) {
  constexpr double usual_share = 0.2, usual_tail = 0.2, usual_l2_share = 0.85;
  const auto fact = [&](FactKey key, double otherwise) {
    return gpu.facts.value(key).value_or(otherwise);
  };
  return {.schedulers =
              static_cast<int>(std::max(1.0, std::round(fact(FactKey::schedulers, schedulers)))),
          .queue_share = fact(FactKey::queue_share, usual_share),
          .latency_tail = fact(FactKey::latency_tail, usual_tail),
          .issue_efficiency = fact(FactKey::issue_efficiency, 1),
          .turn = fact(FactKey::sfu_turn, 0),
          .l2_share = fact(FactKey::l2_busy_share, usual_l2_share)};
}

Saturation saturation_of(const GpuSpec& gpu, const LoopNumbers& loop) {
  return usual_saturation(gpu, loop.rates[index(Resource::issue)].value_or(1));
}

bool waits_for_l2(const LoopNumbers& loop) {
  return std::ranges::any_of(loop.items, [](const ItemNumbersOf<double>& item) {
    return item.count > 0 && item.levels[static_cast<std::size_t>(MemoryLevel::l2)].share > 0;
  });
}

void saturated_throughputs(const LoopNumbers& loop, const Saturation& saturation,
                           std::span<const double> warps, std::span<double> out) {
  assert(out.size() == warps.size());
  Saturation as_dealt = saturation;
  std::vector<double> held(warps.begin(), warps.end());
  if (loop.block > 0) {
    as_dealt.schedulers = 1;
    for (double& each : held)
      each /= loop.block;
  }
  Round round = RoundOfLoop(loop, as_dealt).take();
  if (std::isfinite(round.slope) && round.slope > 0 && round.peak > 0) {
    solve(Network(std::move(round), as_dealt), held, out.data());
    return;
  }
  for (std::size_t i = 0; i < warps.size(); ++i) // nothing is waited for
    out[i] = evaluate(loop, warps[i]).throughput;
}

double saturated_throughput(const LoopNumbers& loop, const Saturation& saturation, double warps) {
  double result = 0;
  saturated_throughputs(loop, saturation, {&warps, 1}, {&result, 1});
  return result;
}

namespace {

/// The least number of warps, a real one, at which `throughput` reaches `wanted`.
template <class Throughput>
std::optional<double> warps_for(double wanted, const Throughput& throughput) {
  constexpr double most = 1024, rounding = 1e-9;
  wanted *= 1 - rounding;
  double low = 0, high = most;
  if (throughput(most) < wanted)
    return std::nullopt;
  while (high - low > 1e-9 * high) {
    const double middle = (low + high) / 2;
    (throughput(middle) < wanted ? low : high) = middle;
  }
  return high;
}

bool is_approached(const Round& round, const Saturation& saturation) {
  const bool computes = round.adds > 0 && std::isfinite(round.adds);
  return saturation.variability > 0 && (!round.memories.empty() || !round.pipes.empty() ||
                                        (computes && round.most_arithmetic <= round.peak));
}

} // namespace

bool is_peak_approached(const LoopNumbers& loop, const Saturation& saturation) {
  return is_approached(RoundOfLoop(loop, saturation).take(), saturation);
}

std::optional<double> saturated_warps_needed(const LoopNumbers& loop, const Saturation& saturation,
                                             double target) {
  const Round round = RoundOfLoop(loop, saturation).take();
  if (target >= 1 && is_approached(round, saturation))
    return std::nullopt;
  return warps_for(target * round.peak,
                   [&](double warps) { return saturated_throughput(loop, saturation, warps); });
}

} // namespace loom
