#pragma once

// Whether a run has come back to where it was; included by engine.h alone.

#include "core/sim/engine/engine.h"

namespace loom::sim {

template <class T> bool Engine<T>::stands_like(const Engine& before) const {
  const Cycle now = now_, then = before.now_;
  // The cheap comparisons first: nearly every call ends at one of them.
  if (ready_ != before.ready_ || prefer_ != before.prefer_ || places_ != before.places_ ||
      first_scheduler_ != before.first_scheduler_ || adds_left_ != before.adds_left_ ||
      step_ != before.step_)
    return false;
  const auto same_place = [](const Warp& a, const Warp& b) {
    return a.op == b.op && a.pass == b.pass;
  };
  if (!std::ranges::equal(warp_, before.warp_, same_place))
    return false;
  const auto from_now = [](std::uint64_t filled, Cycle at) {
    return std::rotr(filled, static_cast<int>(at & (ring - 1)));
  };
  if (from_now(ring_filled_, now) != from_now(before.ring_filled_, then))
    return false;
  for (Cycle ahead = 0; ahead < ring; ++ahead) {
    const auto slot = [&](const Engine& engine) {
      const auto place = static_cast<std::size_t>((engine.now_ + ahead) & (ring - 1));
      return std::span(engine.ring_).subspan(place * ready_.size(), ready_.size());
    };
    if (!std::ranges::equal(slot(*this), slot(before)))
      return false;
  }
  // What lies in the past holds nothing up any more, however long ago it was.
  const auto same_work = [&](const Server& a, const Server& b) {
    return std::max<Cycle>(a.free - now, 0) == std::max<Cycle>(b.free - then, 0) &&
           (a.free < now ? 0 : a.part) == (b.free < then ? 0 : b.part);
  };
  const auto same_wait = [&](Cycle a, Cycle b) {
    return std::max<Cycle>(a - now, 0) == std::max<Cycle>(b - then, 0);
  };
  const auto same_register = [&](const Register& a, const Register& b) {
    return same_wait(a.ready, b.ready) && same_wait(a.ready_arithmetic, b.ready_arithmetic);
  };
  return std::ranges::equal(pipes_, before.pipes_, same_work) &&
         std::ranges::equal(ports_, before.ports_, same_work) &&
         std::ranges::equal(registers_, before.registers_, same_register) &&
         wheel_.waiting(now) == before.wheel_.waiting(then);
}

} // namespace loom::sim
