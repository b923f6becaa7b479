#pragma once

/// The parts of a picture of a warp's run, each placed into a diagram. Elements have ids:
/// "lane:2", "bit:0:2" (P0 of thread 2), "entry:1" (from the bottom), "step:17".

#include "core/divergence/warp_run.h"
#include "widgets/views/diagram_words.h"

namespace loom {

/// The role of a path: neutral for the first, all threads, then the qualitative cycle.
[[nodiscard]] Role path_role(int path);

/// The run as a table: a row a step with its instruction, what it does to the paths, the lanes in
/// the colour of their path, and who waits: the divergence stack, or the other groups and the
/// convergence barriers. The step is framed; where there is no room for all steps those round it
/// are shown. Above the lanes stand their numbers and inputs.
void draw_trace(DiagramBuilder out, const WarpRun& run, std::int64_t step,
                const DiagramRoom& place);
/// The height that the whole run asks for, em.
[[nodiscard]] double trace_height(const WarpRun& run);

} // namespace loom
