#pragma once

/// What an instruction does to registers, predicates and memory; the same on both machines.

#include "core/simt/machine.h"

namespace loom::simt {

/// The threads of `mask` for which a predicate holds.
[[nodiscard]] Mask holds(const State& state, const Predicate& predicate, Mask mask);

/// Executes an instruction that is no control flow for `threads`, in order of the thread: of
/// several that write one word of memory the last one wins. Gives what is wrong, or nothing.
[[nodiscard]] Message execute(State& state, const Assembly& program, std::int32_t pc, Mask threads,
                              int thread_count);

} // namespace loom::simt
