#pragma once

/// What an author put into a panel by hand, for TikZ and CSV.

#include "core/plot/plot_data.h"

#include <string>

namespace loom {

/// Commands for inside an axis environment; empty when there are no annotations.
[[nodiscard]] std::string annotations_tikz(const Panel& panel);
/// How pgfplots places the legend that a panel asks for: one row above the axes.
inline constexpr const char* legend_options =
    "  legend style={at={(0,1.03)}, anchor=south west, draw=none, legend columns=-1, "
    "font=\\footnotesize},\n";
/// "arrow: the cusp", "vertical".
[[nodiscard]] std::string annotation_name(const Annotation& annotation);

} // namespace loom
