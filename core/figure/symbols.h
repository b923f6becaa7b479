#pragma once

/// Names of quantities as a paper sets them: L with the subscript mem for mem_lat.

#include "core/figure/plot_data.h"

#include <string>

namespace loom {

/// `text` with each whole name that has a symbol in its place: latencies L, throughputs T, what an
/// instruction takes of issue c, with the unit as subscript letters of Unicode. TeX sets these as
/// subscripts. Example: "mem_lat of 368 cycles" becomes "Lₘₑₘ of 368 cycles".
[[nodiscard]] std::string with_symbols(std::string text);

/// In every text of the figure; ids stay.
void set_symbols(Figure& figure);

} // namespace loom
