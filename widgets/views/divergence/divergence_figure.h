#pragma once

/// A state of a warp's run as a figure, and the thesis's tables of one (Volkov 2016, Tables 2.2
/// to 2.4).

#include "core/divergence/warp_run.h"
#include "core/figure/plot_data.h"

namespace loom {

/// The run as its trace, with the instruction framed that is issued after `step` of them.
[[nodiscard]] Figure divergence_figure(const WarpRun& run, std::int64_t step,
                                       const char* id = "divergence");

/// The trace in `width` × `height` em.
[[nodiscard]] Diagram trace_diagram(const WarpRun& run, std::int64_t step, double width,
                                    double height);

/// Each thread's logical order and beside it the warp's physical order with masks and stack.
[[nodiscard]] Panel execution_table(const WarpRun& run);

} // namespace loom
