#pragma once

/// The banks view as diagrams and as a figure.

#include "core/figure/plot_data.h"
#include "core/scenario/scenario.h"
#include "widgets/views/banks/banks_drawing.h"

namespace loom {

/// Threads, banks and passes, made to measure.
[[nodiscard]] Diagram access_diagram(const BanksRun& run, const BanksLook& look, double width,
                                     double height);
/// The alternative, smaller, and what other strides give; empty boxes where there is neither.
[[nodiscard]] Diagram side_diagram(const BanksPicture& picture, double width, double height);
[[nodiscard]] Figure banks_figure(const Scenario& scenario, const BanksPicture& picture);

} // namespace loom
