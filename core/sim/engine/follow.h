#pragma once

/// Takes an engine through time, and past the stretches in which it only does the same again.
///
/// A warp with 100,000 dependent additions before it does the same every few cycles, and so does
/// the SM until a load comes back or is due. Such a stretch is gone through once, found to have led
/// to where it began but for what is left to do, and counted as often as it fits.

#include "core/sim/engine/engine.h"

#include <algorithm>
#include <optional>

namespace loom::sim {

template <class Engine> class Follower {
public:
  /// `probe` watches the engine, or is null; it must hand no records on.
  Follower(Engine& engine, Probe* probe, bool passes_over)
      : engine_(engine), probe_(probe),
        next_try_(passes_over && engine.longest_repeat() >= worth ? after(shortest) : endless) {}

  /// Simulates every cycle before `end`, or until `effort` cycles have been gone through in all;
  /// with `to_start`, stops after a cycle in which warp 0 begins the program anew, and says whether
  /// it did.
  bool to(Cycle end, bool to_start = false, std::int64_t effort = endless) {
    while (engine_.now() < end && engine_.visited() < effort) {
      const Cycle until = std::min({end, next_try_, engine_.now() + longest});
      if (to_start ? engine_.advance_to_start(until) : (engine_.advance(until), false))
        return true;
      if (engine_.now() < next_try_)
        continue;
      if (engine_.next_return() - engine_.now() < shortest)
        next_try_ = after(shortest);
      else if (pass_over(end, to_start))
        return true;
    }
    return false;
  }

private:
  static constexpr Cycle shortest = 512, longest = 1 << 18;
  static constexpr std::int64_t worth = 1024; ///< repeated instructions, at least

  /// So many cycles from now; nothing comes after the last thing that happens.
  [[nodiscard]] Cycle after(Cycle cycles) const {
    return engine_.now() == endless ? endless : engine_.now() + cycles;
  }

  bool pass_over(Cycle end, bool to_start) {
    std::optional<Engine> kept;
    std::optional<Probe> seen;
    for (Cycle tried = 0, keep_at = 0; tried < wait_ / 4 && engine_.now() < end; ++tried) {
      if (tried == keep_at) {
        kept.emplace(engine_);
        if (probe_)
          seen.emplace(*probe_);
        keep_at = 2 * keep_at + 1;
      }
      const bool started = engine_.advance_to_start(engine_.now() + 1);
      if (started && to_start)
        return true;
      const std::int64_t times = engine_.times_again(*kept, end);
      if (times == 0 || (probe_ && !probe_->goes_on_like(*seen, kept->now(), engine_.now())))
        continue;
      if (probe_)
        probe_->repeat(*seen, kept->now(), engine_.now(), times);
      engine_.repeat(*kept, times);
      wait_ = shortest;
      next_try_ = after(wait_);
      return false;
    }
    wait_ = std::min(longest, 2 * wait_);
    next_try_ = after(wait_);
    return false;
  }

  Engine& engine_;
  Probe* probe_;
  Cycle wait_ = shortest;
  Cycle next_try_;
};

} // namespace loom::sim
