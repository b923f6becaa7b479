#pragma once

// Warps of one dependent chain; included by engine.h alone.

#include "core/sim/engine/engine.h"

namespace loom::sim {

/// A set for each scheduler, in registers where their number is known.
template <class T> struct SetsOf {
  std::array<Set, T::schedulers ? T::schedulers : 64> of{};
  Set& operator[](std::size_t scheduler) { return of[scheduler]; }
  void load(const std::vector<Set>& from, std::size_t count) {
    std::copy_n(from.begin(), count, of.begin());
  }
  void store(std::vector<Set>& to, std::size_t count) const {
    std::copy_n(of.begin(), count, to.begin());
  }
};

/// Tells the probe of an issue and what the warp waits for from now on.
template <class T>
void Engine<T>::straight_story(std::size_t warp, std::size_t scheduler, Kind kind, Cycle now,
                               Cycle start, Cycle complete, bool others) {
  Story& story = story_[warp];
  const TraceRecord record{.instruction = story.instruction,
                           .issue_cycle = now,
                           .complete_cycle = complete,
                           .start_cycle = start,
                           .ready_cycle = story.due,
                           .waited_for = story.waits_for,
                           .warp = static_cast<std::uint16_t>(warp),
                           .scheduler = static_cast<std::uint8_t>(scheduler),
                           .kind = kind};
  const auto slot = static_cast<double>(now);
  probe_->issued({record, slot, slot + 1, others ? now : endless, kind});
  story.waits_for = story.instruction++;
  story.due = complete;
  story.cause = static_cast<SlotLoss>(kind);
  story.kind = adds_left_[warp] > 0 ? Kind::arithmetic : program_.steps[step_[warp]].kind;
}

template <class T> void Engine<T>::advance_straight(Cycle end, bool to_start) {
  const std::size_t ports = schedulers();
  const int lost_cycles = program_.config.lost_cycles;
  const std::uint8_t* const add_takes = program_.add_takes.data();
  const Cycle add_latency = program_.unit(Kind::arithmetic).latency;
  const int add_early = program_.unit(Kind::arithmetic).early;
  // Local copies: the compiler cannot know that the sets it stores are not these.
  SetsOf<T> sets, prefer;
  sets.load(ready_, ports);
  prefer.load(prefer_, ports);
  Set* const ring_sets = ring_.data();
  std::uint32_t* const adds_left = adds_left_.data();
  std::uint32_t* const step_of = step_.data();
  const Step* const steps = program_.steps.data();
  Server* const pipes = pipes_.data();
  const Set base = prefer_base_;
  std::uint64_t total = 0, filled = ring_filled_;
  std::int64_t visited = 0;
  Cycle now = now_;
  while (now < end) {
    ++visited;
    const auto slot = static_cast<std::size_t>(now & (ring - 1));
    if (filled >> slot & 1) {
      filled &= ~(std::uint64_t{1} << slot);
      Set* const due = ring_sets + slot * ports;
      for (std::size_t s = 0; s < ports; ++s) {
        if constexpr (T::explain)
          if (sets[s] == 0 && due[s] != 0)
            tell_ready(s, static_cast<std::size_t>(std::countr_zero(due[s])) * ports + s, now);
        sets[s] |= due[s];
        due[s] = 0;
      }
    }
    if (wheel_.next() <= now)
      wheel_.deliver(now, [&](std::size_t warp) {
        const std::size_t s = warp % ports;
        if constexpr (T::explain)
          if (sets[s] == 0)
            tell_ready(s, warp, now);
        sets[s] |= Set{1} << (warp / ports);
      });
    const Cycle phase = T::varies ? add_takes[static_cast<std::size_t>(now & 1023)] : add_latency;
    const bool lost = T::varies && phase == 0;
    const Cycle added = now + phase;
    const auto back = static_cast<std::size_t>(added & (ring - 1));
    Set adding = 0, waiting = 0;
    for (std::size_t s = 0; s < ports; ++s) {
      const Set set = sets[s];
      if (set == 0)
        continue;
      if (lost) {
        waiting |= set;
        continue;
      }
      const Set preferred = set & prefer[s];
      const int index = std::countr_zero(preferred != 0 ? preferred : set);
      const Set bit = Set{1} << index;
      sets[s] = set ^ bit;
      waiting |= set ^ bit;
      prefer[s] = base << index;
      const std::size_t warp = static_cast<std::size_t>(index) * ports + s;
      ++total;
      Kind kind = Kind::arithmetic;
      Cycle due = added, start = now;
      int lead = 0;
      if constexpr (T::fractions)
        lead = due_[warp].at == now ? due_[warp].early : 0;
      if (adds_left[warp] != 0) [[likely]] {
        --adds_left[warp];
        if constexpr (T::fractions) {
          due_[warp] = result_of(lost_cycles, {now, lead}, add_latency, add_early);
          due = due_[warp].at;
          const auto at = static_cast<std::size_t>(due & (ring - 1));
          ring_sets[at * ports + s] |= bit;
          filled |= std::uint64_t{1} << at;
        } else {
          ring_sets[back * ports + s] |= bit;
          adding = 1;
        }
      } else {
        const Step& step = steps[step_of[warp]];
        if (to_start && warp == 0 && step_of[warp] == 0)
          at_start_ = true, end = now + 1;
        step_of[warp] = step.next;
        adds_left[warp] = step.adds;
        kind = step.kind;
        ++issued_[static_cast<std::size_t>(kind)];
        const auto result = [&](int not_counted, Cycle latency) {
          const Moment there =
              result_of(not_counted, {start, start == now ? lead : 0}, latency, step.early);
          if constexpr (T::fractions)
            due_[warp] = there;
          return there.at;
        };
        if (T::varies && kind == Kind::global) {
          const Served served = serve_load(warp, s, now);
          start = served.start;
          due = result(0, std::max<Cycle>(1, step.latency + served.change));
        } else {
          start =
              pipes[step.first_pipe + step.per_scheduler * s].accept(now, step.pipe, step.pipe_den);
          // A program of adds alone has one of them as its step.
          due = result(T::varies && kind == Kind::arithmetic ? lost_cycles : 0, step.latency);
        }
        if (due - now < ring) {
          const auto at = static_cast<std::size_t>(due & (ring - 1));
          ring_sets[at * ports + s] |= bit;
          filled |= std::uint64_t{1} << at;
        } else {
          wheel_.insert(warp, due, now);
        }
      }
      if constexpr (T::explain)
        straight_story(warp, s, kind, now, start, due, sets[s] != 0);
    }
    filled |= adding << back;
    if (waiting != 0) {
      ++now;
    } else {
      const auto turned = std::rotr(filled, static_cast<int>((now + 1) & (ring - 1)));
      const Cycle near = filled != 0 ? now + 1 + std::countr_zero(turned) : endless;
      now = std::min(near, wheel_.next());
    }
  }
  total_ += total;
  visited_ += visited;
  now_ = now;
  ring_filled_ = filled;
  sets.store(ready_, ports);
  prefer.store(prefer_, ports);
}

} // namespace loom::sim
