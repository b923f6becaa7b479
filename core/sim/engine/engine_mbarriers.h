#pragma once

// Warps with roles, and the mbarriers at which they meet; included by engine.h alone.

#include "core/sim/engine/engine.h"

namespace loom::sim {

template <class T> std::size_t Engine<T>::first_op(std::size_t warp) const {
  if constexpr (T::roles)
    return program_.role_of[warp % block_warps()].first;
  else
    return 0;
}

template <class T> std::size_t Engine<T>::next_op(std::size_t warp) const {
  const std::size_t next = warp_[warp].op + 1;
  if constexpr (T::roles)
    return next == program_.role_of[warp % block_warps()].end ? first_op(warp) : next;
  else
    return next == program_.ops.size() ? 0 : next;
}

template <class T> void Engine<T>::start_mbarriers() {
  const std::size_t each = program_.mbarriers.size();
  mbarriers_.resize(places_.size() * each);
  for (std::size_t m = 0; m < mbarriers_.size(); ++m)
    mbarriers_[m].phases = program_.mbarriers[m % each].open ? 1 : 0;
  waits_done_.resize(warps_ * each);
  came_.resize(warps_);
  waits_at_.resize(block_warps() * each);
  for (std::size_t warp = 0; warp < block_warps(); ++warp)
    for (std::size_t i = program_.role_of[warp].first; i < program_.role_of[warp].end; ++i)
      if (program_.ops[i].at_mbarrier == MbarrierUse::wait)
        waits_at_[warp * each + program_.ops[i].mbarrier] = 1;
}

/// That of the warp's block.
template <class T>
typename Engine<T>::Mbarrier& Engine<T>::mbarrier(std::size_t warp, const Op& op) {
  return mbarriers_[warp / block_warps() * program_.mbarriers.size() + op.mbarrier];
}

template <class T> std::int64_t& Engine<T>::waits_done(std::size_t warp, const Op& op) {
  return waits_done_[warp * program_.mbarriers.size() + op.mbarrier];
}

/// Whether the warp's next instruction need not wait for a phase that nobody has ended. What may
/// issue from `due` on is scheduled here where it waits for one.
template <class T> bool Engine<T>::passes_mbarrier(std::size_t warp, Cycle due) {
  const Op& op = program_.ops[warp_[warp].op];
  if (op.at_mbarrier != MbarrierUse::wait)
    return true;
  Mbarrier& at = mbarrier(warp, op);
  came_[warp].at = due;
  due_[warp] = {}; // the wait ends with a whole cycle
  if constexpr (T::explain)
    came_[warp] = {due, story_[warp].waits_for, story_[warp].cause};
  if (waits_done(warp, op) < at.phases) {
    let_go(warp, at.ended);
    return false;
  }
  at.waiting |= std::uint32_t{1} << (warp % block_warps());
  if constexpr (T::explain) {
    Story& story = story_[warp];
    story.due = endless;
    story.waits_for = TraceRecord::at_mbarrier;
    story.cause = SlotLoss::barrier;
  }
  return false;
}

/// The phase that the warp waits for ends in the cycle `ended`.
template <class T> void Engine<T>::let_go(std::size_t warp, Cycle ended) {
  const Came& came = came_[warp];
  const Cycle due = std::max(came.at, ended);
  if constexpr (T::explain) {
    Story& story = story_[warp];
    story.due = due;
    story.waits_for = ended > came.at ? TraceRecord::at_mbarrier : came.why;
    story.cause = ended > came.at ? SlotLoss::barrier : came.cause;
  }
  schedule(warp, due);
}

/// What `op`, just issued and complete at `complete`, does at its mbarrier.
template <class T> void Engine<T>::use_mbarrier(std::size_t warp, const Op& op, Cycle complete) {
  if (op.at_mbarrier == MbarrierUse::none)
    return;
  if (op.at_mbarrier == MbarrierUse::wait) {
    ++waits_done(warp, op);
    return;
  }
  Mbarrier& at = mbarrier(warp, op);
  at.last = std::max(at.last, complete);
  if (op.at_mbarrier == MbarrierUse::copy ||
      ++at.arrived < program_.mbarriers[op.mbarrier].arrivals)
    return;
  ++at.phases;
  at.ended = at.last;
  at.arrived = 0;
  at.last = 0;
  const std::size_t first = warp / block_warps() * block_warps();
  for (std::uint32_t rest = std::exchange(at.waiting, 0); rest != 0; rest &= rest - 1)
    let_go(first + static_cast<std::size_t>(std::countr_zero(rest)), at.ended);
}

template <class T> bool Engine<T>::same_mbarriers(const Engine& before) const {
  const std::size_t each = program_.mbarriers.size();
  for (std::size_t m = 0; m < mbarriers_.size(); ++m) {
    const Mbarrier &now = mbarriers_[m], &then = before.mbarriers_[m];
    if (now.arrived != then.arrived || now.waiting != then.waiting ||
        !same_wait(now.ended, before, then.ended) || !same_wait(now.last, before, then.last))
      return false;
    const std::size_t block = m / each, first = block * block_warps();
    for (std::size_t warp = first; warp < first + block_warps(); ++warp) {
      const std::size_t at = warp * each + m % each;
      const bool waits = waits_at_[(warp - first) * each + m % each] != 0;
      if ((waits && now.phases - waits_done_[at] != then.phases - before.waits_done_[at]) ||
          !same_wait(came_[warp].at, before, before.came_[warp].at))
        return false;
    }
  }
  return true;
}

} // namespace loom::sim
