#pragma once

/// A warp's run in sentences.

#include "core/divergence/warp_run.h"
#include "widgets/views/diagram_words.h"

namespace loom {

/// The label at an instruction, "IF+1" behind one, "line 3" where there is none before it.
[[nodiscard]] QString place_name(const WarpRun& run, std::int32_t pc);
/// The letter of a path, as on its lanes: "A", ... , "Z", "A2".
[[nodiscard]] QString path_letter(int path);
/// "step 5: IMUL R3, R3, 4 for threads 0 and 3; 1 and 2 wait on the stack at IF". At the end why
/// the run ended.
[[nodiscard]] QString step_words(const WarpRun& run, std::int64_t step);
/// What one thread does at a step, with the values it has.
[[nodiscard]] QString thread_words(const WarpRun& run, const simt::State& state, std::int64_t step,
                                   int thread);
/// SIMD efficiency and what other machines would take.
[[nodiscard]] QString efficiency_words(const WarpRun& run);
/// What an event is called: "push", "reconvergence".
[[nodiscard]] QString event_words(simt::Event event);

} // namespace loom
