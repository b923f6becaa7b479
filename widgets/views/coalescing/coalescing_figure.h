#pragma once

/// An access to global memory as a figure, and Figure 2.1 of Volkov 2016.

#include "core/figure/plot_data.h"
#include "core/scenario/scenario.h"
#include "widgets/views/coalescing/access_drawing.h"

namespace loom {

/// Threads, memory and transactions; below them the rules of all generations.
[[nodiscard]] Figure coalescing_figure(const Scenario& scenario, const CoalescingRun& run);

/// The picture alone, in a room of `width` × `height` em.
[[nodiscard]] Diagram access_diagram(const CoalescingRun& run, const AccessFocus& focus,
                                     double width, double height);

/// One panel of Figure 2.1: the access alone, its addresses as title.
[[nodiscard]] Panel access_panel(const CoalescingRun& run);

} // namespace loom
