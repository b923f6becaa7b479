#pragma once

/// What an author put into a panel by hand, for TikZ and CSV.

#include "core/figure/plot_data.h"

#include <string>

namespace loom {

/// Commands for inside an axis environment; empty when there are no annotations.
[[nodiscard]] std::string annotations_tikz(const Panel& panel);
/// Where pgfplots places the legend that a panel asks for: under the axes, away from the title.
inline constexpr const char* legend_options =
    "  legend style={at={(0.5,-0.36)}, anchor=north, draw=none, legend columns=2, "
    "legend cell align=left, font=\\footnotesize},\n";
/// "arrow: the cusp", "vertical".
[[nodiscard]] std::string annotation_name(const Annotation& annotation);

} // namespace loom
