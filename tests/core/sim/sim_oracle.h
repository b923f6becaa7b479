#pragma once

/// The simulator said again in the plainest way: every cycle, every scheduler, every warp, with
/// nothing prepared and nothing skipped. Slow, and what the engine is held against.

#include "core/sim/engine/random_latency.h"
#include "core/sim/machine.h"
#include "core/sim/program.h"
#include "core/sim/trace.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace loom {

class Oracle {
public:
  Oracle(SmConfig config, WarpProgram program, int warps)
      : config_(std::move(config)), program_(std::move(program)),
        warps_(static_cast<std::size_t>(warps)), ports_(count()), last_(count(), -1),
        readers_(count(), -1), banks_(count()), state_(warps_) {
    pipes_.resize(kind_count + config_.units.size() + config_.pipes.size());
    for (auto& pipes : pipes_)
      pipes.resize(count());
    channels_.resize(static_cast<std::size_t>(config_.memory.channels));
    mbarriers_.resize(program_.mbarriers.size() * warps_);
  }

  /// Every issue before cycle `end`, in order.
  std::vector<TraceRecord> run(Cycle end) {
    for (now_ = 0; now_ < end; ++now_) {
      replace_blocks();
      end_phases();
      if (lost(now_))
        continue;
      const std::size_t first = first_;
      for (std::size_t turn = 0; turn < count(); ++turn)
        while (issue((first + turn) % count())) {
        }
    }
    return records_;
  }

private:
  /// Time as whole cycles and a remainder over a denominator that all additions share.
  struct Fraction {
    Cycle whole = 0;
    std::int64_t num = 0, den = 1;
    void start(Cycle now) {
      if (whole < now)
        whole = now, num = 0;
    }
    void add(Rational time) {
      const std::int64_t common = std::lcm(den, time.den);
      num = num * (common / den) + time.num % time.den * (common / time.den);
      den = common;
      whole += time.num / time.den + num / den;
      num %= den;
    }
  };
  struct Result {
    Kind kind = Kind::arithmetic;
    Cycle start = 0, latency = 0, to_arithmetic = 0;
    /// Thousandths of a cycle: before `start` it really began, and before its latencies it is
    /// there.
    int lead = 0, early = 0, early_arithmetic = 0;
    std::int64_t producer = 0;
  };
  /// When the next instruction may issue: in the first whole cycle after the moment that is so many
  /// thousandths of a cycle before it.
  struct Ready {
    Cycle at = 0;
    std::int64_t why = TraceRecord::at_start;
    int early = 0;
  };
  struct WarpState {
    std::int64_t next = 0;
    Cycle earliest = 0; ///< by order, stalls and barriers
    int lead = 0;       ///< thousandths of a cycle: what the instruction before began early by
    std::int64_t why = TraceRecord::at_start;
    std::map<int, Result> registers;
    bool at_barrier = false;
    std::uint64_t loads = 0;
    std::int64_t blocks = 0;          ///< that it has been part of
    std::map<int, std::size_t> waits; ///< done, at each mbarrier
  };
  /// An mbarrier of one block.
  struct Mbarrier {
    std::vector<Cycle> arrivals, copies; ///< of the phases that have not ended: when they are there
    std::vector<Cycle> ended;            ///< when each phase did
  };

  std::size_t index_of(const WarpState& warp) const {
    return static_cast<std::size_t>(&warp - state_.data());
  }
  const Instruction& at(const WarpState& warp, std::int64_t index) const {
    return program_.at(index, static_cast<int>(index_of(warp)));
  }
  const Instruction& next(const WarpState& warp) const { return at(warp, warp.next); }
  std::size_t mbarrier_of(const WarpState& warp, int mbarrier) const {
    return index_of(warp) / block_warps() * program_.mbarriers.size() +
           static_cast<std::size_t>(mbarrier);
  }
  /// Those whose arrivals and copies are all there now.
  void end_phases() {
    for (std::size_t m = 0; m < mbarriers_.size(); ++m) {
      const auto needed =
          static_cast<std::ptrdiff_t>(program_.mbarriers[m % program_.mbarriers.size()].arrivals);
      Mbarrier& each = mbarriers_[m];
      const auto there = [this](Cycle when) { return when <= now_; };
      if (std::ranges::count_if(each.arrivals, there) < needed ||
          !std::ranges::all_of(each.copies, there))
        continue;
      each.arrivals.erase(each.arrivals.begin(), each.arrivals.begin() + needed);
      each.copies.clear();
      each.ended.push_back(now_);
    }
  }

  std::size_t block_warps() const {
    return config_.blocks.warps == 0 ? warps_ : static_cast<std::size_t>(config_.blocks.warps);
  }
  std::span<WarpState> block_of(std::size_t w) {
    return std::span(state_).subspan(w / block_warps() * block_warps(), block_warps());
  }
  /// Whether the warp is of no block: it has run its program, or never began.
  bool out_of_program(const WarpState& warp) const {
    return config_.blocks.grid > 0 && warp.next == warp.blocks * program_.length();
  }
  /// The same, and all of its results are there.
  bool has_ended(const WarpState& warp) const {
    if (!out_of_program(warp) || warp.at_barrier || warp.earliest > now_)
      return false;
    return std::ranges::all_of(warp.registers, [&](const auto& each) {
      const Result& from = each.second;
      return std::max(there(from, false).at, there(from, true).at) <= now_;
    });
  }
  /// Blocks in place of those of which all warps have ended, while there are any.
  void replace_blocks() {
    for (std::size_t w = 0; w < warps_ && blocks_ < config_.blocks.grid; w += block_warps()) {
      const std::span<WarpState> block = block_of(w);
      if (!std::ranges::all_of(block, [this](const WarpState& each) { return has_ended(each); }))
        continue;
      ++blocks_;
      for (WarpState& each : block) {
        each.why = each.blocks == 0 ? TraceRecord::at_start : TraceRecord::at_block;
        each.earliest = now_;
        each.lead = 0;
        each.registers.clear();
        ++each.blocks;
      }
    }
  }

  /// Of any 1024 cycles from a multiple of 1024 on, lost_cycles are: those that carry.
  bool lost(Cycle cycle) const {
    return (cycle % 1024 + 1) * config_.lost_cycles / 1024 !=
           cycle % 1024 * config_.lost_cycles / 1024;
  }

  /// Counts `wanted` cycles from `start`, not the lost ones where they do not count.
  Cycle passed(Kind kind, Cycle start, Cycle wanted) const {
    for (; wanted > 0; ++start)
      wanted -= kind == Kind::arithmetic && lost(start) ? 0 : 1;
    return start;
  }

  std::size_t count() const { return static_cast<std::size_t>(config_.schedulers); }

  KindTiming timing(const Instruction& instruction) const {
    if (instruction.unit > 0)
      return config_.units[static_cast<std::size_t>(instruction.unit - 1)];
    const Kind kind = instruction.kind;
    KindTiming result = config_[kind];
    if (kind == Kind::global && config_.memory.channels > 0)
      result.backlog = endless;
    if (kind == Kind::shared) {
      result.interval.num *= config_.conflict_degree;
      result.latency += (config_.conflict_degree - 1) * config_.conflict_latency;
      result.to_arithmetic += (config_.conflict_degree - 1) * config_.conflict_latency;
    }
    return result;
  }

  Fraction& pipe(const Instruction& instruction, std::size_t scheduler) {
    const std::size_t unit = instruction.unit > 0
                                 ? kind_count + static_cast<std::size_t>(instruction.unit) - 1
                                 : static_cast<std::size_t>(instruction.kind);
    return pipes_[unit][timing(instruction).per_scheduler ? scheduler : 0];
  }

  /// When what `from` makes is there for an arithmetic instruction or another.
  Ready there(const Result& from, bool arithmetic) const {
    const Cycle latency = arithmetic ? from.to_arithmetic : from.latency;
    // Nothing is there in less than a cycle.
    const int early = latency == 1 ? 0 : arithmetic ? from.early_arithmetic : from.early;
    const int sum = from.lead + early;
    return {passed(from.kind, from.start, latency - sum / 1000), from.producer, sum % 1000};
  }

  /// When the warp's next instruction may issue, and what decides that.
  Ready ready(const WarpState& warp) const {
    const Instruction& instruction = next(warp);
    Ready result{warp.earliest, warp.why, warp.lead};
    if (instruction.at_mbarrier == MbarrierUse::wait) {
      const int m = instruction.mbarrier;
      const auto& ended = mbarriers_[mbarrier_of(warp, m)].ended;
      const auto done = warp.waits.find(m);
      std::size_t phase = done == warp.waits.end() ? 0 : done->second;
      const bool open = program_.mbarriers[static_cast<std::size_t>(m)].open;
      if (!open || phase-- > 0) {
        const Cycle when = phase < ended.size() ? ended[phase] : endless;
        if (when > result.at)
          result = {when, TraceRecord::at_mbarrier};
      }
    }
    std::vector<int> used(instruction.sources.begin(), instruction.sources.end());
    used.push_back(instruction.destination);
    for (const int reg : used)
      if (const auto found = warp.registers.find(reg); found != warp.registers.end()) {
        const Ready made = there(found->second, instruction.kind == Kind::arithmetic);
        if (made.at > result.at)
          result = made;
        else if (made.at == result.at)
          result.early = std::min(result.early, made.early);
      }
    if (instruction.at_mbarrier == MbarrierUse::wait)
      result.early = 0; // it waits to the end of a cycle
    return result;
  }

  bool can_go(std::size_t w, std::size_t scheduler) {
    const WarpState& warp = state_[w];
    if (warp.at_barrier || out_of_program(warp) || ready(warp).at > now_)
      return false;
    const KindTiming unit = timing(next(warp));
    if (!operands_come(w, scheduler))
      return false;
    return unit.interval.num == 0 || unit.backlog == endless ||
           pipe(next(warp), scheduler).whole <= now_ + unit.backlog;
  }

  /// What its next instruction reads of each bank: no more what the warp has kept there.
  std::array<std::uint8_t, 2> reads(std::size_t w, std::size_t scheduler) const {
    const BankReads& all = next(state_[w]).reads;
    return readers_[scheduler] == static_cast<int>(w) ? all.kept : all.all;
  }
  /// Whether each bank has a cycle for each operand from now to two cycles later.
  bool operands_come(std::size_t w, std::size_t scheduler) const {
    for (std::size_t b = 0; b < 2; ++b) {
      int left = reads(w, scheduler)[b];
      for (Cycle cycle = now_; cycle < now_ + 3; ++cycle)
        left -= banks_[scheduler][b].contains(cycle) ? 0 : 1;
      if (left > 0)
        return false;
    }
    return true;
  }
  void read_operands(std::size_t w, std::size_t scheduler) {
    for (std::size_t b = 0; b < 2; ++b)
      for (int left = reads(w, scheduler)[b]; left > 0; --left) {
        Cycle cycle = now_;
        while (banks_[scheduler][b].contains(cycle))
          ++cycle;
        banks_[scheduler][b].insert(cycle);
      }
    if (next(state_[w]).reads.any())
      readers_[scheduler] = static_cast<int>(w);
  }

  /// The warp that the policy chooses, or none.
  int choose(std::size_t scheduler) {
    std::vector<std::size_t> able;
    for (std::size_t w = scheduler; w < warps_; w += count())
      if (can_go(w, scheduler))
        able.push_back(w);
    if (able.empty())
      return -1;
    const int last = last_[scheduler];
    for (const std::size_t w : able) {
      const int warp = static_cast<int>(w);
      if ((config_.policy == Policy::loose_round_robin && warp > last) ||
          ((config_.policy == Policy::greedy_then_oldest ||
            config_.policy == Policy::greedy_then_youngest) &&
           warp == last))
        return warp;
    }
    if (config_.policy == Policy::greedy_then_youngest)
      return static_cast<int>(able.back());
    return static_cast<int>(able.front());
  }

  bool read_next_by_arithmetic(const WarpState& warp, std::int64_t from, int reg) const {
    const auto w = static_cast<int>(index_of(warp));
    for (std::int64_t i = from + 1; i <= from + program_.length(w) + 1; ++i) {
      const Instruction& instruction = at(warp, i);
      if (std::ranges::count(instruction.sources, reg) > 0)
        return instruction.kind == Kind::arithmetic;
      if (instruction.destination == reg)
        return false;
    }
    return false;
  }

  bool issue(std::size_t scheduler) {
    Fraction& port = ports_[scheduler];
    if (port.whole > now_)
      return false;
    const int chosen = choose(scheduler);
    if (chosen < 0)
      return false;
    last_[scheduler] = chosen;
    const auto warp = static_cast<std::size_t>(chosen);
    const Instruction& first = next(state_[warp]);
    const Rational cost = config_[first.kind].issue_cost;
    port.start(now_);
    port.add(
        Rational{cost.num * config_.issue_interval.num, cost.den * config_.issue_interval.den});
    const Cycle start = execute(warp, scheduler);
    if (config_.dual_issue && shares_slot(first, warp, scheduler))
      execute(warp, scheduler, go_together(first, warp) ? start : -1);
    return true;
  }

  /// Whether the warp's next instruction starts with `first`, in a pipe that takes two at once.
  bool go_together(const Instruction& first, std::size_t w) const {
    const Instruction& second = next(state_[w]);
    return first.unit == second.unit && (first.unit > 0 || first.kind == second.kind) &&
           timing(second).interval.value() < 1 &&
           !(second.kind == Kind::global && config_.memory.channels > 0);
  }

  /// Whether the warp's next instruction goes in the slot of `first`, just issued.
  bool shares_slot(const Instruction& first, std::size_t w, std::size_t scheduler) {
    const auto alone = [](Kind kind) { return kind == Kind::barrier || kind == Kind::clock; };
    WarpState& warp = state_[w];
    if (out_of_program(warp))
      return false;
    const Instruction& second = next(warp);
    if (first.stall > 1 || alone(first.kind) || alone(second.kind) ||
        config_[second.kind].issue_cost.value() > config_[first.kind].issue_cost.value())
      return false;
    const Cycle in_order = std::exchange(warp.earliest, now_);
    if (can_go(w, scheduler) ||
        (go_together(first, w) && ready(warp).at <= now_ && operands_come(w, scheduler)))
      return true;
    warp.earliest = in_order;
    return false;
  }

  /// Issues the warp's next instruction, which starts with its pipe or at `together`; when it does.
  Cycle execute(std::size_t w, std::size_t scheduler, Cycle together = -1) {
    WarpState& warp = state_[w];
    const std::int64_t index = warp.next;
    const Instruction& instruction = next(warp);
    const KindTiming unit = timing(instruction);
    TraceRecord record{.instruction = index, .issue_cycle = now_};
    const Ready since = ready(warp);
    record.ready_cycle = since.at;
    record.waited_for = since.why;
    const int lead = since.at == now_ ? since.early : 0;
    read_operands(w, scheduler);
    ++warp.next;
    record.warp = static_cast<std::uint16_t>(w);
    record.scheduler = static_cast<std::uint8_t>(scheduler);
    record.kind = instruction.kind;

    Fraction* server = &pipe(instruction, scheduler);
    Rational time = unit.interval;
    const bool load = instruction.kind == Kind::global && instruction.unit == 0;
    if (load && config_.memory.channels > 0) {
      const auto to = sim::channel_draw(config_.memory, unit.interval.value(), w, warp.loads);
      server = &channels_[to.channel];
      time = {to.service.whole * to.den + to.service.part, to.den};
    }
    server->start(now_);
    Result result{.kind = instruction.kind,
                  .start = server->whole,
                  .latency = unit.latency,
                  .to_arithmetic = unit.to_arithmetic,
                  .early = unit.early,
                  .early_arithmetic = unit.early_arithmetic,
                  .producer = index};
    for (const PipeUse& use : unit.also) {
      const auto p = static_cast<std::size_t>(use.pipe - 1);
      Fraction& shared = pipes_[kind_count + config_.units.size() + p]
                               [config_.pipes[p].per_scheduler ? scheduler : 0];
      shared.start(now_);
      result.start = std::max(result.start, shared.whole);
      shared.add(use.interval);
    }
    if (together >= 0)
      result.start = together;
    server->add(time);
    if (load) {
      const Cycle change = sim::latency_change(config_.memory, w, warp.loads++);
      result.latency = std::max<Cycle>(1, result.latency + change);
      result.to_arithmetic = std::max<Cycle>(1, result.to_arithmetic + change);
    }
    result.lead = result.start == now_ ? lead : 0;
    record.start_cycle = result.start;
    if (unit.interval.num > 0 && unit.backlog != endless && !unit.per_scheduler)
      first_ = (scheduler + 1) % count();
    record.complete_cycle =
        there(result, instruction.destination != no_register &&
                          read_next_by_arithmetic(warp, index, instruction.destination))
            .at;
    if (instruction.destination != no_register)
      warp.registers[instruction.destination] = result;

    if (instruction.at_mbarrier == MbarrierUse::wait)
      ++warp.waits[instruction.mbarrier];
    else if (instruction.at_mbarrier != MbarrierUse::none) {
      Mbarrier& here = mbarriers_[mbarrier_of(warp, instruction.mbarrier)];
      (instruction.at_mbarrier == MbarrierUse::arrive ? here.arrivals : here.copies)
          .push_back(there(result, false).at);
    }

    // A warp that has run its program is not taken again: another comes in its place.
    warp.earliest = now_ + (out_of_program(warp) ? instruction.stall
                                                 : std::max(instruction.stall, config_.reissue));
    warp.lead = lead;
    warp.why = TraceRecord::in_order;
    if (instruction.kind == Kind::barrier) {
      warp.at_barrier = true;
      if (std::ranges::all_of(block_of(w), &WarpState::at_barrier))
        for (WarpState& other : block_of(w)) {
          other.at_barrier = false;
          other.lead = 0;
          other.earliest = now_ + unit.latency;
          other.why = TraceRecord::at_barrier;
        }
    }
    records_.push_back(record);
    return result.start;
  }

  SmConfig config_;
  WarpProgram program_;
  std::size_t warps_;
  std::vector<Fraction> ports_;
  std::vector<std::vector<Fraction>> pipes_; ///< by kind, then by unit
  std::vector<Fraction> channels_;           ///< of memory
  std::vector<int> last_;                    ///< warp issued last, by scheduler
  std::vector<int> readers_;                 ///< warp that read operands last, by scheduler
  std::vector<std::array<std::set<Cycle>, 2>> banks_; ///< by scheduler: cycles that are taken
  std::vector<WarpState> state_;
  std::vector<Mbarrier> mbarriers_; ///< by block
  std::size_t first_ = 0;
  std::int64_t blocks_ = 0; ///< begun
  Cycle now_ = 0;
  std::vector<TraceRecord> records_;
};

} // namespace loom
