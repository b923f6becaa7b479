#pragma once

/// The parts of a picture of a warp's run, each placed into a diagram. Elements have ids:
/// "lane:2", "bit:0:2" (P0 of thread 2), "entry:1" (from the bottom), "step:17".

#include "core/divergence/warp_run.h"
#include "widgets/views/diagram_words.h"

namespace loom {

/// The role of a path: neutral for the first, all threads, then the qualitative cycle.
[[nodiscard]] Role path_role(int path);

/// The threads as boxes by path, masked ones hatched, with their input predicates; returns the
/// height taken. `place.height` is what there is: rows become lower, not more.
double draw_lanes(DiagramBuilder out, const WarpRun& run, const simt::State& state,
                  std::int64_t step, const DiagramRoom& place);
/// The current execution state and below it the divergence stack, top on top; for the independent
/// machine the other groups and the convergence barriers.
void draw_pile(DiagramBuilder out, const WarpRun& run, const simt::State& state, std::int64_t step,
               const DiagramRoom& place);
/// The warp over time: a column an instruction, as high as the active threads are many.
void draw_strip(DiagramBuilder out, const WarpRun& run, std::int64_t step,
                const DiagramRoom& place);
/// The assembly with the program counter.
void draw_listing(DiagramBuilder out, const WarpRun& run, const simt::State& state,
                  std::int64_t step, const DiagramRoom& place);

} // namespace loom
