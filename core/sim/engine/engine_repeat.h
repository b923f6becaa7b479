#pragma once

// Whether a run has come back to where it was, or goes on doing the same; included by engine.h
// alone.

#include "core/sim/engine/engine.h"

namespace loom::sim {

/// What lies in the past holds nothing up any more, however long ago it was.
template <class T> bool Engine<T>::same_wait(Cycle a, const Engine& before, Cycle b) const {
  return std::max<Cycle>(a - now_, 0) == std::max<Cycle>(b - before.now_, 0);
}

template <class T>
bool Engine<T>::same_work(const Server& a, const Engine& before, const Server& b) const {
  return same_wait(a.free, before, b.free) &&
         (a.free < now_ ? 0 : a.part) == (b.free < before.now_ ? 0 : b.part);
}

/// What is carried by what is still to come; nothing is by what is over.
template <class T> bool Engine<T>::same_fractions(const Engine& before) const {
  const auto same = [&](Cycle a, int early, Cycle b, int early_then) {
    return (a < now_ ? 0 : early) == (b < before.now_ ? 0 : early_then);
  };
  return std::ranges::equal(due_, before.due_,
                            [&](const Moment& a, const Moment& b) {
                              return same(a.at, a.early, b.at, b.early);
                            }) &&
         std::ranges::equal(registers_, before.registers_,
                            [&](const Register& a, const Register& b) {
                              return same(a.ready, a.early, b.ready, b.early) &&
                                     same(a.ready_arithmetic, a.early_arithmetic,
                                          b.ready_arithmetic, b.early_arithmetic);
                            });
}

/// Who can go, who goes first, and who comes back within the next cycles. The cheap comparisons
/// first: nearly every call ends at one of them.
template <class T> bool Engine<T>::same_places(const Engine& before) const {
  if (ready_ != before.ready_ || prefer_ != before.prefer_ || places_ != before.places_ ||
      first_scheduler_ != before.first_scheduler_ || step_ != before.step_)
    return false;
  const auto from_now = [](std::uint64_t filled, Cycle at) {
    return std::rotr(filled, static_cast<int>(at & (ring - 1)));
  };
  if (from_now(ring_filled_, now_) != from_now(before.ring_filled_, before.now_))
    return false;
  for (Cycle ahead = 0; ahead < ring; ++ahead) {
    const auto slot = [&](const Engine& engine) {
      const auto place = static_cast<std::size_t>((engine.now_ + ahead) & (ring - 1));
      return std::span(engine.ring_).subspan(place * ready_.size(), ready_.size());
    };
    if (!std::ranges::equal(slot(*this), slot(before)))
      return false;
  }
  return true;
}

template <class T> bool Engine<T>::stands_like(const Engine& before) const {
  if (!same_places(before) || adds_left_ != before.adds_left_)
    return false;
  const auto same_place = [](const Warp& a, const Warp& b) {
    return a.op == b.op && a.pass == b.pass;
  };
  if (!std::ranges::equal(warp_, before.warp_, same_place))
    return false;
  if constexpr (T::roles)
    if (!same_mbarriers(before))
      return false;
  if constexpr (T::fractions)
    if (!same_fractions(before))
      return false;
  const auto same_server = [&](const Server& a, const Server& b) {
    return same_work(a, before, b);
  };
  const auto same_bank = [&](Cycle a, Cycle b) { return same_wait(a, before, b); };
  const auto same_register = [&](const Register& a, const Register& b) {
    return same_wait(a.ready, before, b.ready) &&
           same_wait(a.ready_arithmetic, before, b.ready_arithmetic);
  };
  return std::ranges::equal(pipes_, before.pipes_, same_server) &&
         last_reader_ == before.last_reader_ &&
         std::ranges::equal(banks_, before.banks_, same_bank) &&
         std::ranges::equal(ports_, before.ports_, same_server) &&
         std::ranges::equal(registers_, before.registers_, same_register) &&
         wheel_.waiting(now_) == before.wheel_.waiting(before.now_);
}

/// Calls visit(done, left, of_each) for every warp: passes of its block (adds of a straight warp)
/// done since `before`, those it has still before it and the instructions of each. False when a
/// warp has left its block meanwhile.
template <class T>
template <class Visit>
bool Engine<T>::each_progress(const Engine& before, Visit&& visit) const {
  std::int64_t counted = 0;
  for (std::size_t w = 0; w < warps_; ++w) {
    std::int64_t done = 0, left = 0, of_each = 1;
    if constexpr (T::straight) {
      done = static_cast<std::int64_t>(before.adds_left_[w]) -
             static_cast<std::int64_t>(adds_left_[w]);
      left = adds_left_[w];
    } else {
      const Op& op = program_.ops[warp_[w].op];
      if (warp_[w].op != before.warp_[w].op)
        return false;
      done = warp_[w].pass - before.warp_[w].pass;
      // The last pass ends elsewhere than the others do.
      left = op.passes - 2 - warp_[w].pass;
      of_each = op.block_size;
    }
    if (done < 0)
      return false;
    counted += done * of_each;
    visit(w, done, left);
  }
  // A warp that left its block and came back has issued more than its passes tell.
  std::uint64_t issued = total_ - before.total_;
  if constexpr (!T::straight)
    for (std::size_t k = 0; k < kind_count; ++k)
      issued += issued_[k] - before.issued_[k];
  return static_cast<std::uint64_t>(counted) == issued;
}

/// Calls visit(warp, due, again) for every warp that waits for long: whether it waits again, as
/// long as at `before`, or has waited since then for the same cycle. False when neither.
template <class T>
template <class Visit>
bool Engine<T>::each_event(const Engine& before, Visit&& visit) const {
  const auto now = wheel_.waiting(now_), then = before.wheel_.waiting(before.now_);
  if (now.size() != then.size())
    return false;
  std::vector<Cycle> due(warps_, endless);
  for (const auto& [cycles, warp] : then)
    due[warp] = cycles;
  for (const auto& [cycles, warp] : now) {
    if (due[warp] == endless)
      return false;
    const bool again = cycles == due[warp];
    if (!again && cycles + now_ != due[warp] + before.now_)
      return false;
    visit(warp, cycles + now_, again);
  }
  return true;
}

template <class T> std::int64_t Engine<T>::times_again(const Engine& before, Cycle end) const {
  const Cycle length = now_ - before.now_;
  if (length <= 0 || !same_places(before) || length * program_.config.lost_cycles % 1024 != 0 ||
      loads_ != before.loads_ || last_reader_ != before.last_reader_)
    return 0;
  if constexpr (T::fractions)
    if (!same_fractions(before))
      return 0;
  std::int64_t times = (end - now_) / length;
  const bool stayed = each_progress(before, [&](std::size_t, std::int64_t done, std::int64_t left) {
    if (done > 0)
      times = std::min(times, left / done);
  });
  if (!stayed || times <= 0)
    return 0;
  // What is still to come at a moment of its own was not looked at, and is the same for all times.
  const auto untouched = [&](Cycle a, Cycle b) { return a == b && a > now_; };
  for (std::size_t p = 0; p < pipes_.size(); ++p)
    if (!same_work(pipes_[p], before, before.pipes_[p]) &&
        (!untouched(pipes_[p].free, before.pipes_[p].free) ||
         pipes_[p].part != before.pipes_[p].part ||
         (p / schedulers() < program_.units.size() && program_.units[p / schedulers()].lane != 0)))
      return 0;
  for (std::size_t s = 0; s < ports_.size(); ++s)
    if (!same_work(ports_[s], before, before.ports_[s]))
      return 0;
  for (std::size_t b = 0; b < banks_.size(); ++b)
    if (!same_wait(banks_[b], before, before.banks_[b]))
      return 0;
  for (std::size_t r = 0; r < registers_.size(); ++r) {
    const Register &now = registers_[r], &then = before.registers_[r];
    if (!(same_wait(now.ready, before, then.ready) &&
          same_wait(now.ready_arithmetic, before, then.ready_arithmetic)) &&
        !(untouched(now.ready, then.ready) &&
          untouched(now.ready_arithmetic, then.ready_arithmetic)))
      return 0;
  }
  if constexpr (T::explain) {
    for (std::size_t w = 0; w < story_.size(); ++w)
      if (story_[w].cause != before.story_[w].cause || story_[w].kind != before.story_[w].kind)
        return 0;
  }
  const bool waits = each_event(before, [&](std::uint32_t, Cycle due, bool again) {
    if (!again)
      times = std::min(times, (due - now_) / length);
  });
  return waits ? times : 0;
}

template <class T> void Engine<T>::repeat(const Engine& before, std::int64_t times) {
  const Cycle by = times * (now_ - before.now_), to = now_ + by;
  // What was touched since `before` moves along; the rest lies where it lay.
  const auto move = [&](Cycle& a, Cycle b) {
    if (a >= now_ && a != b)
      a += by;
  };
  each_progress(before, [&](std::size_t w, std::int64_t done, std::int64_t) {
    if constexpr (T::straight)
      adds_left_[w] -= static_cast<std::uint32_t>(times * done);
    else
      warp_[w].pass += times * done;
  });
  for (std::size_t p = 0; p < pipes_.size(); ++p)
    move(pipes_[p].free, before.pipes_[p].free);
  for (std::size_t s = 0; s < ports_.size(); ++s)
    move(ports_[s].free, before.ports_[s].free);
  for (std::size_t b = 0; b < banks_.size(); ++b)
    move(banks_[b], before.banks_[b]);
  for (std::size_t r = 0; r < registers_.size(); ++r) {
    move(registers_[r].ready, before.registers_[r].ready);
    move(registers_[r].ready_arithmetic, before.registers_[r].ready_arithmetic);
  }
  for (std::size_t w = 0; w < due_.size(); ++w)
    move(due_[w].at, before.due_[w].at);
  if constexpr (T::explain)
    for (std::size_t w = 0; w < story_.size(); ++w) {
      Story& now = story_[w];
      const Story& then = before.story_[w];
      if (now.due - now_ == then.due - before.now_)
        now.due += by;
      const std::int64_t issued = times * (now.instruction - then.instruction);
      now.instruction += issued;
      if (now.waits_for >= 0 && now.waits_for != then.waits_for)
        now.waits_for += issued;
    }
  Wheel wheel(warps_);
  std::vector<std::pair<Cycle, std::size_t>> events;
  each_event(before, [&](std::uint32_t warp, Cycle due, bool again) {
    events.emplace_back(due + (again ? by : 0), warp);
  });
  std::ranges::sort(events);
  for (const auto& [due, warp] : events)
    wheel.insert(warp, due, to);
  wheel_ = std::move(wheel);
  std::vector<Set> turned(ring_.size());
  for (Cycle slot = 0; slot < ring; ++slot)
    std::copy_n(&ring_[static_cast<std::size_t>(slot) * ready_.size()], ready_.size(),
                &turned[static_cast<std::size_t>((slot + by) & (ring - 1)) * ready_.size()]);
  ring_ = std::move(turned);
  ring_filled_ = std::rotl(ring_filled_, static_cast<int>(by & (ring - 1)));
  const auto more = static_cast<std::uint64_t>(times);
  total_ += more * (total_ - before.total_);
  for (std::size_t k = 0; k < kind_count; ++k)
    issued_[k] += more * (issued_[k] - before.issued_[k]);
  now_ = to;
}

} // namespace loom::sim
