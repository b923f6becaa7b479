#pragma once

/// One step of either machine: a pure function of the state.

#include "core/simt/machine.h"

namespace loom::simt {

/// What a step came to besides the new state.
struct Outcome {
  Mask effective = 0; ///< threads whose guard held
  Event event = Event::none;
  Message fault; ///< why the warp cannot go on; the state is then that of the fault
};

/// The state before the first step.
[[nodiscard]] State begin(const Assembly& program, const Inputs& inputs,
                          const SimtMachine& machine);
/// No thread is left that could go: `active` is empty. All have exited, or it is a deadlock.
[[nodiscard]] inline bool over(const State& state) { return state.active == 0; }

/// Issues the instruction at state.pc. Not called when over().
Outcome advance(State& state, const Assembly& program, const Inputs& inputs,
                const SimtMachine& machine);

// The parts, one a machine.
Outcome advance_stack(State& state, const Assembly& program, const Inputs& inputs,
                      const SimtMachine& machine);
/// Threads that ran off the program's end exit; when none is active an entry is popped.
Event settle_stack(State& state, const Assembly& program);
Outcome advance_independent(State& state, const Assembly& program, const Inputs& inputs);
/// The same for groups; then the seed chooses who goes when the current group cannot or `yields`.
Event settle_independent(State& state, const Assembly& program, bool yields);
/// Which threads the remaining ones wait for, to describe a deadlock.
[[nodiscard]] Message waiting_words(const State& state, int threads);

/// "SSY in line 4", or "SSY" where there is no text.
[[nodiscard]] Message place_words(const Assembly& program, std::int32_t pc);

} // namespace loom::simt
