#pragma once

// What both kinds of warps share; included by engine.h alone.

#include "core/sim/engine/engine.h"

namespace loom::sim {

template <class T>
Engine<T>::Engine(const Compiled& compiled, int warps, Probe* probe)
    : program_(compiled), probe_(probe), warps_(static_cast<std::size_t>(warps)),
      lanes_(compiled.lanes()), wheel_(warps_),
      prefer_base_(compiled.config.policy == Policy::loose_round_robin ? ~Set{1}
                   : compiled.config.policy != Policy::oldest_first    ? Set{1}
                                                                       : Set{0}) {
  assert(warps_ <= schedulers() * 64 * T::words);
  assert((T::explain) == (probe != nullptr));
  const std::size_t ports = schedulers();
  ready_.resize(ports * lanes_ * T::words);
  ring_.resize(ready_.size() * ring);
  prefer_.resize(ports * T::words);
  if constexpr (T::straight) {
    adds_left_.assign(warps_, compiled.leading_adds);
    step_.resize(warps_);
  } else {
    warp_.resize(warps_);
    registers_.resize(warps_ * (compiled.registers + 1));
    ports_.resize(ports);
    if (compiled.reads) {
      banks_.resize(2 * ports);
      last_reader_.assign(ports, warps_);
    }
  }
  if constexpr (T::fractions)
    due_.resize(warps_);
  pipes_.resize((compiled.units.size() + compiled.config.pipes.size()) * ports);
  if constexpr (T::varies) {
    channels_.resize(static_cast<std::size_t>(compiled.config.memory.channels));
    loads_.resize(warps_);
  }
  if constexpr (T::explain) {
    story_.resize(warps_);
    for (std::size_t warp = 0; warp < warps_; ++warp)
      story_[warp].kind = compiled.ops[first_op(warp)].kind;
  }
  if constexpr (!T::straight) {
    for (std::size_t warp = 0; warp < warps_; ++warp) {
      warp_[warp].op = static_cast<std::uint32_t>(first_op(warp));
      warp_[warp].lane = compiled.ops[first_op(warp)].lane;
    }
    places_.resize(warps_ / std::max<std::size_t>(1, block_warps()));
    if (compiled.config.blocks.grid > 0) {
      for (Place& place : places_)
        place.free = 0;
      start_blocks();
    }
  }
  if constexpr (T::roles) {
    start_mbarriers();
    for (std::size_t warp = 0; warp < warps_; ++warp)
      wait_for_registers(warp, {}, TraceRecord::at_start, SlotLoss::warp_order);
  } else if (compiled.config.blocks.grid == 0) {
    for (std::size_t warp = 0; warp < warps_; ++warp)
      make_ready(warp);
  }
}

template <class T> bool Engine<T>::any_ready(std::size_t scheduler) {
  const Set* set = ready(scheduler, 0);
  Set any = 0;
  for (std::size_t i = 0; i < lanes_ * T::words; ++i)
    any |= set[i];
  return any != 0;
}

template <class T> void Engine<T>::tell_ready(std::size_t scheduler, std::size_t warp, Cycle now) {
  probe_->ready(scheduler, now, story_[warp].kind, story_[warp].cause);
}

template <class T> void Engine<T>::make_ready(std::size_t warp) {
  const std::size_t scheduler = warp % schedulers(), index = warp / schedulers();
  if constexpr (T::explain)
    if (!any_ready(scheduler))
      tell_ready(scheduler, warp, now_);
  const std::size_t lane = T::straight ? 0 : warp_[warp].lane;
  ready(scheduler, lane)[index / 64] |= Set{1} << (index % 64);
}

template <class T> void Engine<T>::schedule(std::size_t warp, Cycle due) {
  if (due <= now_)
    return make_ready(warp);
  if (due - now_ >= ring)
    return wheel_.insert(warp, due, now_);
  const std::size_t scheduler = warp % schedulers(), index = warp / schedulers();
  const auto slot = static_cast<std::size_t>(due & (ring - 1));
  const std::size_t set = (scheduler * lanes_ + warp_[warp].lane) * T::words + index / 64;
  ring_[slot * ready_.size() + set] |= Set{1} << (index % 64);
  ring_filled_ |= std::uint64_t{1} << slot;
}

/// Makes ready what is due now.
template <class T> void Engine<T>::deliver() {
  const auto slot = static_cast<std::size_t>(now_ & (ring - 1));
  if (ring_filled_ >> slot & 1) {
    ring_filled_ &= ~(std::uint64_t{1} << slot);
    Set* const due = &ring_[slot * ready_.size()];
    for (std::size_t i = 0; i < ready_.size(); ++i) {
      if constexpr (T::explain) {
        const std::size_t scheduler = i / (lanes_ * T::words);
        for (Set rest = due[i]; rest != 0; rest &= rest - 1)
          make_ready((i % T::words * 64 + static_cast<std::size_t>(std::countr_zero(rest))) *
                         schedulers() +
                     scheduler);
      } else {
        ready_[i] |= due[i];
      }
      due[i] = 0;
    }
  }
  if (wheel_.next() <= now_)
    wheel_.deliver(now_, [this](std::size_t warp) { make_ready(warp); });
}

/// When the next waiting warp becomes ready; after now.
template <class T> Cycle Engine<T>::next_due() const {
  if (ring_filled_ == 0)
    return wheel_.next();
  const auto turned = std::rotr(ring_filled_, static_cast<int>((now_ + 1) & (ring - 1)));
  return std::min(wheel_.next(), now_ + 1 + std::countr_zero(turned));
}

/// Sends the warp's next load to memory.
template <class T>
typename Engine<T>::Served Engine<T>::serve_load(std::size_t warp, std::size_t scheduler,
                                                 Cycle now) {
  const LatencySpread& memory = program_.config.memory;
  const std::uint64_t load = loads_[warp]++;
  const Cycle change = latency_change(memory, warp, load);
  const KindUnit& unit = program_.unit(Kind::global);
  if (memory.channels == 0)
    return {pipe(static_cast<std::size_t>(Kind::global), scheduler)
                .accept(now, unit.pipe, unit.pipe_den),
            change};
  const ChannelDraw drawn =
      channel_draw(memory, program_.config[Kind::global].interval.value(), warp, load);
  return {channels_[drawn.channel].accept(now, drawn.service, ChannelDraw::den), change};
}

template <class T> bool Engine<T>::run(Cycle end, bool to_start) {
  at_start_ = false;
  if constexpr (T::straight)
    advance_straight(end, to_start);
  else
    advance_scoreboard(end, to_start);
  return at_start_;
}

template <class T> const std::array<std::uint64_t, kind_count>& Engine<T>::issued() {
  if constexpr (T::straight) {
    // Adds are not counted one by one: they are what is left of the total.
    auto& adds = issued_[static_cast<std::size_t>(Kind::arithmetic)];
    adds = total_;
    for (std::size_t k = 1; k < kind_count; ++k)
      adds -= issued_[k];
  }
  return issued_;
}

template <class T> std::vector<SlotLoss> Engine<T>::pending() const {
  std::vector<SlotLoss> causes(schedulers(), SlotLoss::no_warp);
  std::vector<Cycle> earliest(schedulers(), endless);
  for (std::size_t warp = 0; warp < story_.size(); ++warp) {
    const std::size_t s = warp % schedulers();
    if (causes[s] == SlotLoss::no_warp || story_[warp].due < earliest[s]) {
      earliest[s] = story_[warp].due;
      causes[s] = story_[warp].cause;
    }
  }
  return causes;
}

template <class T> std::vector<TraceRecord> Engine<T>::next_records() const {
  std::vector<TraceRecord> records;
  for (std::size_t warp = 0; warp < story_.size(); ++warp) {
    const Story& story = story_[warp];
    records.push_back({.instruction = story.instruction,
                       .issue_cycle = endless,
                       .complete_cycle = endless,
                       .start_cycle = endless,
                       .ready_cycle = story.due,
                       .waited_for = story.waits_for,
                       .warp = static_cast<std::uint16_t>(warp),
                       .scheduler = static_cast<std::uint8_t>(warp % schedulers()),
                       .kind = story.kind});
  }
  return records;
}

} // namespace loom::sim
