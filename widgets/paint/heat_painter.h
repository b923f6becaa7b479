#pragma once

/// The cells of a heat map and the scale of its colours. Every cell is a rectangle of its own in
/// every format. Signs are told apart without colour, too: by the number in a cell where it fits,
/// by hatching where a cell is below zero and too small for it.

#include "core/figure/plot_data.h"
#include "widgets/paint/panel_layout.h"
#include "widgets/paint/panel_shapes.h"

class QPainter;

namespace loom {

void paint_heat(QPainter& painter, const Canvas& canvas, const HeatMap& heat,
                const PanelLayout& layout, const ToUnits& to_units);
/// "+12", "−3", "0".
[[nodiscard]] QString signed_number(double value);
/// What the scale of colours says beside −reach, 0 and reach.
[[nodiscard]] QString scale_label(const HeatMap& heat, double value);

} // namespace loom
