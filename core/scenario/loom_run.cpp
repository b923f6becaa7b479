#include "core/scenario/loom_run.h"

#include "core/scenario/instruction_loop.h"
#include "core/scenario/loop_run.h"
#include "core/scenario/sim_run.h"
#include "core/scenario/timeline_run.h"
#include "core/scenario/workload.h"
#include "core/sim/settled.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

namespace loom {
namespace {

constexpr std::int64_t longest_table = 200'000; ///< instructions of a program, one by one
constexpr double seen_latencies = 8;            ///< of the longest, at most
constexpr double least_seen = 48;               ///< cycles
constexpr double longest_seen = 100'000;
constexpr double stretches = 4;     ///< seen stretches that are known where nothing repeats
constexpr double as_good_as = 1.02; ///< of the peak: a unit that limits with another
constexpr std::size_t most_classes = 250;

Resource resource_of(Kind kind) {
  return kind == Kind::global   ? Resource::dram
         : kind == Kind::shared ? Resource::shared
         : kind == Kind::sfu    ? Resource::sfu
                                : Resource::fp32;
}

/// Part of a unit that an instruction keeps busy.
struct Use {
  Resource resource = Resource::issue;
  double cycles = 0;
  float share = 1;
};

/// What an instruction of the program is: its class, and what it takes.
struct Told {
  std::uint8_t of_class = no_class;
  std::vector<Use> uses;
};

class Maker {
public:
  Maker(const ResolvedScenario& scenario, const LoopNumbers& numbers, const SimRun& run,
        const LoomEffort& effort)
      : scenario_(scenario), numbers_(numbers), run_(run), effort_(effort) {
    for (std::size_t i = 0; i < resource_count; ++i)
      if (i != index(Resource::issue) && numbers.rates[i])
        pipes_.push_back(static_cast<Resource>(i));
    tell();
  }

  Result<LoomPicture> make(const std::stop_token& stop) {
    const int block = std::max(1, run_.program.block_warps());
    warps_ = run_.whole_blocks(scenario_.warps);
    const LoopEvaluation bound = evaluate(numbers_, warps_);
    if (!std::isfinite(bound.peak) || bound.peak <= 0)
      return bad_argument(LOOM_TEXT("nothing that is known limits this loop"));
    LOOM_TRY(const auto counted,
             settle(run_.config, run_.program, warps_,
                    {.least = effort_.least, .effort = effort_.settling, .stop = stop}));
    const double iterations = iterations_of(counted.throughput_ipc_per_sm);
    picture_.warps = warps_;
    picture_.places = static_cast<int>(max_warps(scenario_).value_or(warps_));
    picture_.chains = std::max(1.0, numbers_.ilp);
    picture_.needed = bound.warps_needed;
    picture_.share = iterations / bound.peak;
    picture_.bound_share = bound.fraction_of_peak;
    picture_.issued = counted.throughput_ipc_per_sm.instructions;
    picture_.period = static_cast<double>(counted.period_cycles);
    picture_.steady = counted.steady_state();
    add_units(bound);
    const double latency = longest_latency();
    const double turn = iterations > 0 ? warps_ / static_cast<double>(block) *
                                             std::max(1.0, numbers_.ilp) / iterations
                                       : latency;
    picture_.shown =
        std::clamp(2 * turn, least_seen,
                   std::min(longest_seen, std::max(least_seen, seen_latencies * latency)));
    picture_.shown = effort_.seen > 0 ? effort_.seen : std::ceil(picture_.shown);
    const double known = !effort_.moving ? picture_.shown
                         : picture_.period > 0 && picture_.period <= 2 * stretches * picture_.shown
                             ? picture_.shown + picture_.period
                             : stretches * picture_.shown;
    known_ = known;
    picture_.counted = static_cast<double>(std::min<Cycle>(counted.cycles, effort_.counted));
    // The first warp's turn begins at the left edge, so that nothing jumps when a hand lets go.
    const auto before = static_cast<Cycle>(std::ceil(std::min(1.5 * turn, picture_.shown)));
    begin_by_ = counted.begin + before;
    last_issue_.assign(static_cast<std::size_t>(warps_), 0);
    done_ = last_issue_;
    const TraceSink sink = [&](std::span<const TraceRecord> records) {
      for (const TraceRecord& each : records) {
        if (begun_) {
          take(each);
          continue;
        }
        if (each.issue_cycle > begin_by_)
          begin_at(counted.begin);
        else if (each.issue_cycle >= counted.begin && begins_turn(each))
          begin_at(each.issue_cycle);
        begun_ ? take(each) : held_.push_back(each);
      }
    };
    const Cycle until = static_cast<Cycle>(std::max(picture_.counted, std::ceil(known))) + before;
    std::vector<TraceRecord> next;
    LOOM_CHECK(simulate(run_.config, run_.program, warps_,
                        {.warm_up = counted.begin, .cycles = until, .stop = stop}, sink, &next));
    if (!begun_)
      begin_at(counted.begin);
    // Who is not chosen to the end is ready all the same.
    for (TraceRecord& each : next)
      if (each.ready_cycle != endless) {
        each.issue_cycle = counted.begin + until;
        take_ready(each, told(each).of_class);
      }
    finish();
    return std::move(picture_);
  }

private:
  /// The first warp issues the first instruction of its program, or of a mix a further load.
  [[nodiscard]] bool begins_turn(const TraceRecord& record) const {
    if (record.warp != 0)
      return false;
    const bool mix = !scenario_.loop && !scenario_.instruction_loop;
    return mix && !std::isinf(scenario_.alpha)
               ? record.kind == other_kind(scenario_.mix)
               : record.instruction % std::max<std::int64_t>(1, run_.program.length(0)) == 0;
  }

  /// Counts, and shows, from this cycle on.
  void begin_at(Cycle cycle) {
    begun_ = true;
    picture_.from = static_cast<double>(cycle);
    picture_.to = picture_.from + known_;
    sums_to_ = cycle + static_cast<Cycle>(picture_.counted);
    for (const TraceRecord& each : held_)
      take(each);
    held_.clear();
  }

  /// Of a loop of machine code, a loop of instructions, or a mix.
  [[nodiscard]] double iterations_of(const Throughput& throughput) const {
    if (scenario_.loop)
      return throughput.instructions / static_cast<double>(run_.program.length());
    if (run_.instructions > 0)
      return throughput.instructions / run_.instructions;
    return std::isinf(scenario_.alpha) ? throughput.arithmetic : throughput.other;
  }

  [[nodiscard]] const KindTiming& timing_of(const Instruction& instruction) const {
    return instruction.unit > 0 ? run_.config.units[static_cast<std::size_t>(instruction.unit) - 1]
                                : run_.config[instruction.kind];
  }

  [[nodiscard]] std::vector<Use> uses_of(Kind kind, const KindTiming& timing) const {
    std::vector<Use> uses;
    const auto part = [&](bool per_scheduler) {
      return per_scheduler ? 1.0F / static_cast<float>(run_.config.schedulers) : 1.0F;
    };
    const double slots = run_.config[kind].issue_cost.value() * run_.config.issue_interval.value();
    if (slots > 0)
      uses.push_back({Resource::issue, slots, part(true)});
    if (timing.interval.num > 0)
      uses.push_back({resource_of(kind), timing.interval.value(), part(timing.per_scheduler)});
    for (const PipeUse& use : timing.also) {
      const auto pipe = static_cast<std::size_t>(use.pipe) - 1;
      if (pipe < pipes_.size())
        uses.push_back(
            {pipes_[pipe], use.interval.value(), part(run_.config.pipes[pipe].per_scheduler)});
    }
    return uses;
  }

  std::uint8_t add_class(TimelineClass of) {
    const LoomFamily family = loom_family(of.resource);
    const auto before = std::ranges::count(picture_.classes, family, &LoomClass::family);
    picture_.classes.push_back(
        {.of = std::move(of), .family = family, .variant = static_cast<int>(before)});
    return static_cast<std::uint8_t>(picture_.classes.size() - 1);
  }

  /// The class that waits at barriers, or for the rest of its block to end, made when the first
  /// warp does.
  std::uint8_t waiting(const char* what) {
    for (std::size_t c = 0; c < picture_.classes.size(); ++c)
      if (picture_.classes[c].family == LoomFamily::waiting &&
          picture_.classes[c].of.instructions.front() == what)
        return static_cast<std::uint8_t>(c);
    return add_class({.instructions = {what}, .resource = {}});
  }

  /// Of a mix the kinds are the classes; other programs are told instruction by instruction.
  void tell() {
    if (scenario_.instruction_loop && !scenario_.loop) {
      for (TimelineClass& each : timeline_classes(numbers_))
        if (picture_.classes.size() < most_classes)
          add_class(std::move(each));
    } else {
      std::array<std::vector<std::string>, kind_count> names;
      for_each_instruction(run_.program, [&](const Instruction& each) {
        auto& known = names[static_cast<std::size_t>(each.kind)];
        if (std::ranges::find(known, each.mnemonic) == known.end())
          known.push_back(each.mnemonic);
      });
      for (const Kind kind : {Kind::global, Kind::shared, Kind::sfu, Kind::arithmetic})
        if (auto& known = names[static_cast<std::size_t>(kind)]; !known.empty())
          by_kind_[static_cast<std::size_t>(kind)].of_class =
              add_class({.instructions = std::move(known), .resource = resource_of(kind)});
    }
    for (const Kind kind : all_kinds)
      by_kind_[static_cast<std::size_t>(kind)].uses = uses_of(kind, run_.config[kind]);
    const bool one_by_one = scenario_.loop || scenario_.instruction_loop;
    if (!one_by_one || run_.program.length() > longest_table)
      return;
    told_.resize(static_cast<std::size_t>(std::max(1, run_.program.block_warps())));
    for (std::size_t warp = 0; warp < told_.size(); ++warp)
      for (std::int64_t i = 0; i < run_.program.length(static_cast<int>(warp)); ++i) {
        const Instruction& each = run_.program.at(i, static_cast<int>(warp));
        Told told{by_kind_[static_cast<std::size_t>(each.kind)].of_class,
                  uses_of(each.kind, timing_of(each))};
        for (std::size_t c = 0; c < picture_.classes.size() && !scenario_.loop; ++c) {
          const auto& names = picture_.classes[c].of.instructions;
          if (std::ranges::find(names, each.mnemonic) != names.end())
            told.of_class = static_cast<std::uint8_t>(c);
        }
        told_[warp].push_back(std::move(told));
      }
  }

  [[nodiscard]] const Told& told(const TraceRecord& record) const {
    if (told_.empty())
      return by_kind_[static_cast<std::size_t>(record.kind)];
    const std::vector<Told>& of = told_[record.warp % told_.size()];
    return of[static_cast<std::size_t>(record.instruction) % of.size()];
  }

  [[nodiscard]] double longest_latency() const {
    double longest = 1;
    for (const ItemNumbersOf<double>& item : numbers_.items)
      if (item.count > 0)
        longest = std::max({longest, item.latency, item.own_latency});
    return longest;
  }

  /// The unit with the lowest bound, what else is as good as full with it or executes the memory
  /// instructions, and the issue slots.
  void add_units(const LoopEvaluation& bound) {
    struct Row {
      Resource resource;
      double bound;
    };
    std::vector<Row> rows;
    std::optional<double> issue;
    for (const auto& share : bound.resources)
      if (share.bound && std::isfinite(*share.bound)) {
        if (share.resource == Resource::issue)
          issue = *share.bound;
        else
          rows.push_back({share.resource, *share.bound});
      }
    std::ranges::stable_sort(rows, {}, &Row::bound);
    const bool known = bound.peak_limit.kind == Limit::Kind::resource;
    // Arithmetic that the issue slots limit first says nothing of its own.
    std::erase_if(rows, [&](const Row& each) {
      return issue && each.bound >= *issue && loom_family(each.resource) == LoomFamily::arithmetic;
    });
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const bool limits = known && rows[i].bound <= bound.peak * as_good_as;
      const bool memory = loom_family(rows[i].resource) == LoomFamily::memory &&
                          std::ranges::none_of(picture_.units, [](const LoomUnit& each) {
                            return loom_family(each.resource) == LoomFamily::memory;
                          });
      constexpr std::size_t most = 2;
      if (picture_.units.size() < most && (i == 0 || limits || memory))
        picture_.units.push_back({.resource = rows[i].resource, .limits = limits, .work = {}});
    }
    picture_.units.push_back({.resource = Resource::issue,
                              .limits = known && issue && *issue <= bound.peak * as_good_as,
                              .work = {}});
  }

  void take(const TraceRecord& record) {
    const Told& what = told(record);
    Cycle& last = last_issue_[record.warp];
    const bool met = record.waited_for == TraceRecord::at_barrier ||
                     record.waited_for == TraceRecord::at_mbarrier;
    // Who still has something in flight does not only wait.
    const Cycle idle = std::max(last + 1, done_[record.warp]);
    if (const bool at_end = record.waited_for == TraceRecord::at_block;
        (met || at_end) && record.ready_cycle > idle)
      span(record, waiting(at_end ? "block" : "barrier"), LoomState::flying, idle,
           record.ready_cycle);
    take_ready(record, what.of_class);
    last = record.issue_cycle;
    done_[record.warp] = std::max(done_[record.warp], record.complete_cycle);
    if (what.of_class != no_class && record.kind != Kind::barrier) {
      span(record, what.of_class, LoomState::queued, record.issue_cycle, record.start_cycle);
      span(record, what.of_class, LoomState::flying, record.start_cycle, record.complete_cycle);
      LoomClass& known = picture_.classes[what.of_class];
      known.latency += static_cast<double>(record.complete_cycle - record.start_cycle);
      ++seen_[what.of_class];
      if (record.issue_cycle >= static_cast<Cycle>(picture_.from) && record.issue_cycle < sums_to_)
        ++known.rate;
    }
    for (const Use& use : what.uses) {
      const auto unit = std::ranges::find(picture_.units, use.resource, &LoomUnit::resource);
      if (unit == picture_.units.end())
        continue;
      const auto begin = static_cast<double>(use.resource == Resource::issue ? record.issue_cycle
                                                                             : record.start_cycle);
      unit->used += counted(begin, begin + use.cycles) * static_cast<double>(use.share);
      if (begin < picture_.to && begin + use.cycles > picture_.from)
        unit->work.push_back({begin, begin + use.cycles, use.share});
    }
  }

  /// How much of a stretch averages are of.
  [[nodiscard]] double counted(double begin, double end) const {
    return std::max(0.0,
                    std::min(end, static_cast<double>(sums_to_)) - std::max(begin, picture_.from));
  }

  /// From when the warp could have issued to when it did.
  void take_ready(const TraceRecord& record, std::uint8_t of_class) {
    if (record.issue_cycle <= record.ready_cycle)
      return;
    picture_.ready +=
        counted(static_cast<double>(record.ready_cycle), static_cast<double>(record.issue_cycle));
    draw(record, of_class, LoomState::ready, record.ready_cycle, record.issue_cycle);
  }

  void span(const TraceRecord& record, std::uint8_t of_class, LoomState state, Cycle begin,
            Cycle end) {
    if (end <= begin)
      return;
    LoomClass& known = picture_.classes[of_class];
    (state == LoomState::queued ? known.queued : known.flying) +=
        counted(static_cast<double>(begin), static_cast<double>(end));
    draw(record, of_class, state, begin, end);
  }

  void draw(const TraceRecord& record, std::uint8_t of_class, LoomState state, Cycle begin,
            Cycle end) {
    const auto from = static_cast<double>(begin), to = static_cast<double>(end);
    if (from < picture_.to && to > picture_.from)
      picture_.spans.push_back({from, to, record.warp, of_class, state});
  }

  void finish() {
    for (std::size_t c = 0; c < picture_.classes.size(); ++c)
      picture_.classes[c].latency /= std::max(1.0, seen_[c]);
    for (LoomClass& each : picture_.classes) {
      each.flying /= picture_.counted;
      each.queued /= picture_.counted;
      each.rate /= picture_.counted;
    }
    picture_.ready /= picture_.counted;
    for (LoomUnit& each : picture_.units)
      each.used = std::min(1.0, each.used / picture_.counted); // shares are rounded
    for (std::size_t c = 0; c < picture_.classes.size(); ++c)
      if (picture_.classes[c].latency > picture_.latency) {
        picture_.latency = picture_.classes[c].latency;
        picture_.longest = static_cast<int>(c);
      }
    std::ranges::stable_sort(picture_.spans, [](const LoomSpan& a, const LoomSpan& b) {
      return std::pair(a.warp, a.from) < std::pair(b.warp, b.from);
    });
  }

  const ResolvedScenario& scenario_;
  const LoopNumbers& numbers_;
  const SimRun& run_;
  const LoomEffort& effort_;
  std::vector<Resource> pipes_; ///< by number, less one
  std::array<Told, kind_count> by_kind_{};
  std::vector<std::vector<Told>> told_; ///< by warp of a block and instruction, of loops
  int warps_ = 0;
  Cycle sums_to_ = 0;
  double known_ = 0;
  bool begun_ = false;
  Cycle begin_by_ = 0;                      ///< where no turn begins before
  std::vector<TraceRecord> held_;           ///< issued before it
  std::vector<Cycle> last_issue_, done_;    ///< by warp; done: when all its results are there
  std::array<double, no_class + 1> seen_{}; ///< instructions of each class
  LoomPicture picture_;
};

} // namespace

Result<LoomPicture> loom_picture(const ResolvedScenario& scenario, const LoopNumbers& numbers,
                                 const LoomEffort& effort, const std::stop_token& stop) {
  if (scenario.loop) {
    LOOM_TRY(const LoopRun& code, scenario.loop_run());
    LOOM_TRY(const auto run, sim_run(scenario));
    return Maker(scenario, code.code.numbers, run, effort).make(stop);
  }
  LOOM_TRY(const auto run,
           sim_run(scenario, scenario.instruction_loop ? std::optional(numbers) : std::nullopt));
  return Maker(scenario, numbers, run, effort).make(stop);
}

} // namespace loom
