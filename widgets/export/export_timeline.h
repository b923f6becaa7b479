#pragma once

#include "core/figure/plot_data.h"

#include <string>

namespace loom {

/// A timeline in plain TikZ, `width` by `height` mm, as many instructions as TeX takes without
/// trouble; the names of the colours are defined outside.
[[nodiscard]] std::string timeline_tikz(const Timeline& shown, double width, double height,
                                        const std::string& arithmetic_colour,
                                        const std::string& memory_colour);

} // namespace loom
