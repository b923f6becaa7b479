#pragma once

/// Where the numbers of one step of a diverging warp come from (core/simt/machine.h).

#include "core/divergence/divergence_run.h"
#include "core/why/section.h"

#include <cstdint>

namespace loom::why {

/// An instruction of the warp, from 0: SIMD efficiency with it and those before
/// ("simt.step.efficiency"), from the threads that are active in it ("simt.step.active"), and the
/// threads whose guard holds. At the end of the run the steps of all of it ("simt_steps").
[[nodiscard]] Section explain_step(const DivergenceRun& run, std::int64_t step);

/// What a thread has before a step: a variable ("simt.thread.n"), of assembly a register that is
/// not 0 ("simt.thread.R3"), by the instruction that set it; a predicate that holds
/// ("simt.thread.P0"); and the instructions that it took part in ("simt.thread.instructions").
[[nodiscard]] Section explain_thread(const DivergenceRun& run, std::int64_t step, int thread);

} // namespace loom::why
