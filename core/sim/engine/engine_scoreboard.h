#pragma once

// Warps with a scoreboard of registers; included by engine.h alone.

#include "core/sim/engine/engine.h"

namespace loom::sim {

template <class T> Server& Engine<T>::pipe(std::size_t unit, std::size_t scheduler) {
  const std::size_t which = program_.units[unit].per_scheduler ? scheduler : 0;
  return pipes_[unit * schedulers() + which];
}

/// Whether the pipe of this lane takes an instruction now.
template <class T> bool Engine<T>::pipe_open(std::size_t scheduler, std::size_t lane) {
  if (!program_.lane[lane].pipe)
    return true;
  const std::size_t unit = program_.lane[lane].unit;
  return pipe(unit, scheduler).free - program_.units[unit].backlog <= now_;
}

/// Whether the banks give so many operands in time for an instruction that issues now.
template <class T>
bool Engine<T>::banks_open(std::size_t scheduler, const std::array<std::uint8_t, 2>& reads) const {
  for (std::size_t b = 0; b < reads.size(); ++b)
    if (reads[b] > 0 && banks_[2 * scheduler + b] + reads[b] > now_ + operand_cycles)
      return false;
  return true;
}

/// What the warp reads of them: less where it also was the last to read any.
template <class T>
const std::array<std::uint8_t, 2>& Engine<T>::reads_of(std::size_t warp, std::size_t scheduler,
                                                       const BankReads& reads) const {
  return last_reader_[scheduler] == warp ? reads.kept : reads.all;
}

template <class T>
void Engine<T>::read_operands(std::size_t warp, std::size_t scheduler, const BankReads& reads) {
  const auto& taken = reads_of(warp, scheduler, reads);
  for (std::size_t b = 0; b < taken.size(); ++b)
    if (taken[b] > 0) {
      Cycle& free = banks_[2 * scheduler + b];
      free = std::max(free, now_) + taken[b];
    }
  last_reader_[scheduler] = warp;
}

/// Whether nothing blocks what waits in this lane, whichever warp it is of.
template <class T> bool Engine<T>::lane_open(std::size_t scheduler, std::size_t lane) {
  return lane == 0 || (pipe_open(scheduler, lane) &&
                       (!program_.reads || banks_open(scheduler, program_.lane[lane].reads.all)));
}

/// Index of the warp to issue within the scheduler, taken out of the ready ones; 64 * words when
/// none can go.
template <class T> std::size_t Engine<T>::pick(std::size_t scheduler) {
  std::array<Set, T::words> can{};
  for (std::size_t lane = 0; lane < lanes_; ++lane)
    if (lane_open(scheduler, lane))
      for (std::size_t word = 0; word < T::words; ++word)
        can[word] |= ready(scheduler, lane)[word];
  if (program_.reads)
    if (const std::size_t warp = last_reader_[scheduler]; warp < warps_) {
      const std::size_t lane = warp_[warp].lane, index = warp / schedulers();
      if (pipe_open(scheduler, lane) && banks_open(scheduler, program_.lane[lane].reads.kept))
        can[index / 64] |= ready(scheduler, lane)[index / 64] & Set{1} << (index % 64);
    }
  Set* const prefer = &prefer_[scheduler * T::words];
  const auto first = [&](bool preferred) {
    for (std::size_t word = 0; word < T::words; ++word)
      if (const Set set = preferred ? can[word] & prefer[word] : can[word]; set != 0)
        return word * 64 + static_cast<std::size_t>(std::countr_zero(set));
    return T::words * 64;
  };
  const auto youngest = [&] {
    for (std::size_t word = T::words; word-- > 0;)
      if (can[word] != 0)
        return word * 64 + 63 - static_cast<std::size_t>(std::countl_zero(can[word]));
    return T::words * 64;
  };
  std::size_t index = first(true);
  if (index == T::words * 64)
    index = program_.config.policy == Policy::greedy_then_youngest ? youngest() : first(false);
  if (index == T::words * 64)
    return index;
  for (std::size_t word = 0; word < T::words; ++word)
    prefer[word] = word < index / 64    ? 0
                   : word == index / 64 ? prefer_base_ << (index % 64)
                                        : (prefer_base_ & 2 ? ~Set{0} : 0);
  return index;
}

/// When the warp's next instruction may issue: when its registers are there, not before
/// `earliest`, which stands for `why`.
template <class T>
Cycle Engine<T>::due(std::size_t warp, Moment earliest, std::int64_t why, SlotLoss cause) {
  Warp& state = warp_[warp];
  const Op& op = program_.ops[state.op];
  const Register* const file = &registers_[warp * (program_.registers + 1)];
  Cycle due = earliest.at;
  int early = earliest.early;
  for (const std::uint16_t number : op.waits) {
    const Register& reg = file[number];
    const Cycle there = op.kind == Kind::arithmetic ? reg.ready_arithmetic : reg.ready;
    if constexpr (T::fractions) {
      const int before = op.kind == Kind::arithmetic ? reg.early_arithmetic : reg.early;
      if (there >= due)
        early = there > due ? before : std::min(early, before);
    }
    if (there > due) {
      due = there;
      if constexpr (T::explain) {
        why = reg.producer;
        cause = static_cast<SlotLoss>(reg.kind);
      }
    }
  }
  state.lane = op.lane;
  if constexpr (T::fractions)
    due_[warp] = {due, early};
  if constexpr (T::explain) {
    Story& story = story_[warp];
    story.due = due;
    story.waits_for = why;
    story.cause = cause;
    story.kind = op.kind;
  }
  return due;
}

template <class T>
void Engine<T>::wait_for_registers(std::size_t warp, Moment earliest, std::int64_t why,
                                   SlotLoss cause) {
  const Cycle at = due(warp, earliest, why, cause);
  if constexpr (T::roles)
    if (!passes_mbarrier(warp, at))
      return;
  schedule(warp, at);
}

/// The warp has issued its barrier; the last one lets all go.
template <class T> void Engine<T>::arrive(std::size_t warp) {
  if constexpr (T::explain) {
    Story& story = story_[warp];
    story.due = endless;
    story.waits_for = TraceRecord::at_barrier;
    story.cause = SlotLoss::barrier;
    story.kind = program_.ops[warp_[warp].op].kind;
  }
  const std::size_t count = block_warps(), first = warp / count * count;
  Place& place = places_[warp / count];
  if (++place.at_barrier < count)
    return;
  place.at_barrier = 0;
  const Cycle release = now_ + program_.unit(Kind::barrier).latency;
  for (std::size_t other = first; other < first + count; ++other)
    go_on(other, release, TraceRecord::at_barrier, SlotLoss::barrier);
}

template <class T> std::size_t Engine<T>::block_warps() const {
  const int warps = program_.config.blocks.warps;
  return warps == 0 ? warps_ : static_cast<std::size_t>(warps);
}

/// Whether the warp, which has issued something, has issued the last instruction of its block.
template <class T> bool Engine<T>::has_ended(std::size_t warp) const {
  return program_.config.blocks.grid > 0 && warp_[warp].op == 0 && warp_[warp].pass == 0;
}

/// The warp waits for what its next instruction needs, or has ended.
template <class T>
void Engine<T>::go_on(std::size_t warp, Cycle earliest, std::int64_t why, SlotLoss cause) {
  if (has_ended(warp))
    end_warp(warp, earliest);
  else
    wait_for_registers(warp, {earliest}, why, cause);
}

/// The warp ends when its results are there, the last one of its block frees the place.
template <class T> void Engine<T>::end_warp(std::size_t warp, Cycle earliest) {
  const std::size_t count = program_.registers + 1;
  Place& place = places_[warp / block_warps()];
  place.last = std::max(place.last, earliest);
  for (const Register& reg : std::span(registers_).subspan(warp * count, count))
    place.last = std::max({place.last, reg.ready, reg.ready_arithmetic});
  if constexpr (T::explain) {
    Story& story = story_[warp];
    story.due = endless;
    story.waits_for = TraceRecord::at_block;
    story.cause = SlotLoss::no_warp;
    story.kind = program_.ops.front().kind;
  }
  if (--place.running == 0)
    place.free = place.last;
}

/// Starts the next blocks where a place has become free.
template <class T> void Engine<T>::start_blocks() {
  const std::size_t count = block_warps();
  for (std::size_t p = 0; p < places_.size(); ++p) {
    Place& place = places_[p];
    if (place.free > now_)
      continue;
    if (place.last > 0)
      ++ended_, last_end_ = place.free;
    place.free = endless;
    if (started_ == program_.config.blocks.grid)
      continue;
    ++started_;
    place.running = count;
    for (std::size_t warp = p * count; warp < (p + 1) * count; ++warp) {
      std::ranges::fill(
          std::span(registers_).subspan(warp * (program_.registers + 1), program_.registers + 1),
          Register{});
      warp_[warp].lane = program_.ops.front().lane;
      if constexpr (T::fractions)
        due_[warp] = {};
      if constexpr (T::explain) {
        Story& story = story_[warp];
        story.due = now_;
        story.cause = SlotLoss::no_warp;
      }
      make_ready(warp);
    }
  }
}

/// Takes the scheduler's issue slots; when they begin, where that is explained.
template <class T> double Engine<T>::take_slot(std::size_t scheduler, Service cost) {
  Server& port = ports_[scheduler];
  const double slot = T::explain
                          ? static_cast<double>(std::max(port.free, now_)) +
                                (port.free < now_ ? 0.0
                                                  : static_cast<double>(port.part) /
                                                        static_cast<double>(program_.issue_den))
                          : 0.0;
  port.accept(now_, cost, program_.issue_den);
  return slot;
}

/// Whether the warp's next instruction goes with `first`, which it has just issued with this lead.
template <class T>
bool Engine<T>::shares_slot(std::size_t warp, std::size_t scheduler, const Op& first, int lead) {
  const Op& second = program_.ops[warp_[warp].op];
  const KindUnit &one = program_.units[first.unit], &two = program_.units[second.unit];
  if (first.stall > 1 || !one.pairs || !two.pairs || one.issue < two.issue)
    return false;
  // Whatever `first` writes is there next cycle at the earliest: what is there now is independent.
  return due(warp, {now_, lead}, TraceRecord::in_order, SlotLoss::warp_order) <= now_ &&
         ((first.unit == second.unit && two.takes_pairs) || pipe_open(scheduler, two.lane)) &&
         (!program_.reads ||
          banks_open(scheduler, reads_of(warp, scheduler, program_.lane[second.lane].reads)));
}

/// After `op`, just issued: for its stall count, or until the scheduler takes the warp again.
template <class T> void Engine<T>::wait_for_turn(std::size_t warp, const Op& op, int lead) {
  const Cycle again = program_.config.reissue;
  wait_for_registers(warp, {now_ + std::max(op.stall, again), lead}, TraceRecord::in_order,
                     again > op.stall ? SlotLoss::reissue : SlotLoss::warp_order);
}

template <class T>
void Engine<T>::execute(std::size_t warp, std::size_t scheduler, double slot, const First* first) {
  Warp& state = warp_[warp];
  const Op& op = program_.ops[state.op];
  const KindUnit& unit = program_.units[op.unit];
  if (warp == 0 && state.op == 0 && state.pass == 0)
    at_start_ = true;
  if (program_.reads && op.reads.any())
    read_operands(warp, scheduler, op.reads);
  const Server& port = ports_[scheduler];
  int lead = 0;
  if constexpr (T::fractions)
    lead = this->lead(warp);
  auto [start, change] =
      op.unit == static_cast<std::uint8_t>(Kind::global)
          ? serve_load(warp, scheduler, now_)
          : Served{pipe(op.unit, scheduler).accept(now_, unit.pipe, unit.pipe_den), 0};
  for (std::size_t i = unit.first_also; i < unit.end_also; ++i) {
    const Taken& taken = program_.also[i];
    Server& shared = pipes_[(program_.units.size() + taken.pipe) * schedulers() +
                            (taken.per_scheduler ? scheduler : 0)];
    start = std::max(start, shared.accept(now_, taken.service, taken.den));
  }
  if (first && first->unit == op.unit && unit.takes_pairs)
    start = first->start;
  const First own{op.unit, start};
  // Only arithmetic stands still in lost cycles.
  const int lost = op.kind == Kind::arithmetic ? program_.config.lost_cycles : 0;
  const Moment began{start, start == now_ ? lead : 0};
  const auto [ready_at, early] =
      result_of(lost, began, std::max<Cycle>(1, unit.latency + change), unit.early);
  const auto [ready_arithmetic, early_arithmetic] = result_of(
      lost, began, std::max<Cycle>(1, unit.to_arithmetic + change), unit.early_arithmetic);
  ++issued_[static_cast<std::size_t>(op.kind)];
  if (op.destination != program_.registers) {
    Register& reg = registers_[warp * (program_.registers + 1) + op.destination];
    reg.ready = ready_at;
    reg.ready_arithmetic = ready_arithmetic;
    if constexpr (T::fractions) {
      reg.early = static_cast<std::int16_t>(early);
      reg.early_arithmetic = static_cast<std::int16_t>(early_arithmetic);
    }
    if constexpr (T::explain) {
      reg.producer = story_[warp].instruction;
      reg.kind = op.kind;
    }
  }
  if (unit.lane != 0 && !unit.per_scheduler)
    first_scheduler_ = scheduler + 1 == schedulers() ? 0 : scheduler + 1;
  if constexpr (T::explain) {
    Story& story = story_[warp];
    const bool again = state.pass + 1 < op.passes;
    const bool arithmetic = again ? op.reader_is_arithmetic : op.exit_reader_is_arithmetic;
    Cycle since = endless;
    Kind kind = op.kind;
    for (std::size_t lane = lanes_; lane-- > 0;)
      for (std::size_t word = 0; word < T::words; ++word)
        if (ready(scheduler, lane)[word] != 0)
          since = now_, kind = lane == 0 ? op.kind : program_.lane[lane].kind;
    probe_->issued({{.instruction = story.instruction,
                     .issue_cycle = now_,
                     .complete_cycle = arithmetic ? ready_arithmetic : ready_at,
                     .start_cycle = start,
                     .ready_cycle = story.due,
                     .waited_for = story.waits_for,
                     .warp = static_cast<std::uint16_t>(warp),
                     .scheduler = static_cast<std::uint8_t>(scheduler),
                     .kind = op.kind},
                    slot,
                    static_cast<double>(port.free) +
                        static_cast<double>(port.part) / static_cast<double>(program_.issue_den),
                    since,
                    kind});
    ++story.instruction;
  }
  if (op.block_count > 1 && ++state.pass < op.block_count) {
    state.op = op.block_start;
  } else {
    // Counted at the block's last instruction alone.
    if (op.block_count > 1)
      state.pass = 0;
    state.op = static_cast<std::uint32_t>(next_op(warp));
  }
  if constexpr (T::roles)
    use_mbarrier(warp, op, ready_at);
  if (op.kind == Kind::barrier)
    arrive(warp);
  else if (has_ended(warp))
    end_warp(warp, now_ + op.stall);
  else if (program_.dual_issue && !first && shares_slot(warp, scheduler, op, lead))
    execute(warp, scheduler, slot, &own);
  else
    wait_for_turn(warp, op, lead);
}

/// Issues one instruction of the scheduler; false when none can go.
template <class T> bool Engine<T>::issue_one(std::size_t scheduler) {
  const std::size_t index = pick(scheduler);
  if (index == T::words * 64)
    return false;
  const std::size_t warp = index * schedulers() + scheduler;
  ready(scheduler, warp_[warp].lane)[index / 64] &= ~(Set{1} << (index % 64));
  const Op& op = program_.ops[warp_[warp].op];
  execute(warp, scheduler, take_slot(scheduler, program_.units[op.unit].issue), nullptr);
  return true;
}

/// The next cycle in which anything can happen.
template <class T> Cycle Engine<T>::wake_up() {
  Cycle next = next_due();
  if (program_.config.blocks.grid > 0)
    for (const Place& place : places_)
      next = std::min(next, place.free);
  for (std::size_t s = 0; s < schedulers(); ++s)
    for (std::size_t lane = 0; lane < lanes_; ++lane) {
      Set any = 0;
      for (std::size_t word = 0; word < T::words; ++word)
        any |= ready(s, lane)[word];
      if (any == 0)
        continue;
      Cycle able = std::max(now_ + 1, ports_[s].free);
      if (program_.lane[lane].pipe) {
        const std::size_t unit = program_.lane[lane].unit;
        able = std::max(able, pipe(unit, s).free - program_.units[unit].backlog);
      }
      if (program_.reads) // at the earliest, by the warp that needs fewer
        for (std::size_t b = 0; b < 2; ++b)
          if (const auto reads = program_.lane[lane].reads.kept[b]; reads > 0)
            able = std::max(able, banks_[2 * s + b] + reads - operand_cycles);
      next = std::min(next, able);
    }
  return next;
}

template <class T> void Engine<T>::advance_scoreboard(Cycle end, bool to_start) {
  while (now_ < end && !(to_start && at_start_)) {
    ++visited_;
    deliver();
    if (program_.config.blocks.grid > 0)
      start_blocks();
    std::size_t s = first_scheduler_;
    const bool lost = is_lost(program_.config.lost_cycles, now_);
    for (std::size_t turn = lost ? schedulers() : 0; turn < schedulers(); ++turn) {
      while (ports_[s].free <= now_ && issue_one(s)) {
      }
      s = s + 1 == schedulers() ? 0 : s + 1;
    }
    const Cycle next = wake_up();
    if constexpr (T::roles)
      if (next == endless && warps_ > 0)
        stuck_since_ = now_;
    now_ = next;
  }
}

} // namespace loom::sim
