#pragma once

#include "core/figure/plot_data.h"

#include <string>

namespace loom {

/// The bars of a tornado inside a pgfplots axis whose y axis is that of with_swing_axis(); the
/// upper ends' bars with strokes across, so that no TikZ library is needed.
[[nodiscard]] std::string tornado_tikz(const Panel& panel, const std::string& low_colour,
                                       const std::string& high_colour);

} // namespace loom
