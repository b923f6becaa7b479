#pragma once

/// Residuals over the grid that was measured, as cells of a heat map.

#include "core/figure/plot_data.h"
#include "core/study/residuals.h"

#include <vector>

namespace loom {

/// One cell for each α and number of warps among the residuals: relative error in percent, the
/// mean of those that share a cell, NaN where nothing was measured. Sets the panel's kind, the
/// ranges of its axes (x the model's α, y warps per SM), the map and, framed, the worst cell;
/// words are left to the caller. Cells meet half-way, on x as the axis is scaled; those of 0 and
/// ∞ stand apart at the ends. The scale of colours ends at 10, 20, 50 or 100 %. Nothing happens
/// without residuals.
void set_residual_heat(Panel& panel, const std::vector<Residual>& residuals);

/// The cell of a heat map that holds a point, an index into its values; nothing outside.
[[nodiscard]] std::optional<std::size_t> cell_at(const HeatMap& heat, Point at);

} // namespace loom
