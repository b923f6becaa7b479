#pragma once

/// Chooses the engine for a program, a machine and a number of warps.

#include "core/base/message.h"
#include "core/base/result.h"
#include "core/sim/engine/engine.h"

namespace loom::sim {

/// What is said of a run that was told to stop.
inline constexpr Text stopped = LOOM_TEXT("stopped");

/// bad_argument where every warp of the engine's waits for others that wait too.
template <class Engine> Result<void> check_goes_on(const Engine& engine) {
  if (const auto since = engine.stuck_since())
    return bad_argument(LOOM_TEXT(
        "from cycle %1 on every warp waits at a barrier or mbarrier that none will arrive at; let "
        "each be reached by as many warps as it counts")(*since));
  return {};
}

/// Calls `use(engine)` with an engine at cycle 0; `probe` null unless Explain.
template <bool Explain, class Use>
decltype(auto) with_engine(const Compiled& compiled, int warps, Probe* probe, Use&& use) {
  const int schedulers = compiled.config.schedulers;
  const bool one_word = (warps + schedulers - 1) / schedulers <= 64;
  const auto run = [&]<class T>(std::type_identity<T>) -> decltype(auto) {
    Engine<T> engine(compiled, warps, probe);
    return use(engine);
  };
  if (!compiled.role_of.empty())
    return run(std::type_identity<Traits<false, Explain, 0, 16, false, true, true>>{});
  if (compiled.straight && one_word && compiled.fractions)
    return run(std::type_identity<Traits<true, Explain, 0, 1, true, false, true>>{});
  if (compiled.straight && one_word && compiled.varies && schedulers == 4)
    return run(std::type_identity<Traits<true, Explain, 4, 1, true>>{});
  if (compiled.straight && one_word && compiled.varies)
    return run(std::type_identity<Traits<true, Explain, 0, 1, true>>{});
  if (compiled.straight && one_word && !Explain && schedulers == 4)
    return run(std::type_identity<Traits<true, Explain, 4, 1>>{});
  if (compiled.straight && one_word)
    return run(std::type_identity<Traits<true, Explain, 0, 1>>{});
  if (one_word && compiled.fractions)
    return run(std::type_identity<Traits<false, Explain, 0, 1, false, false, true>>{});
  if (one_word)
    return run(std::type_identity<Traits<false, Explain, 0, 1>>{});
  return run(std::type_identity<Traits<false, Explain, 0, 16, false, false, true>>{});
}

} // namespace loom::sim
