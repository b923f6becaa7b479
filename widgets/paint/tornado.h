#pragma once

/// A tornado: a bar for each swing, from the base line to where the result goes with the parameter
/// at its lower end (solid) and at its upper end (hatched).

#include "widgets/paint/panel_layout.h"
#include "widgets/paint/panel_shapes.h"

#include <vector>

class QPainter;

namespace loom {

inline constexpr Role swing_low_role = Role::series1;
inline constexpr Role swing_high_role = Role::series2;
inline constexpr double swing_bar = 0.66; ///< height of a bar, of its row

/// The panel as it is drawn: its y axis names the swings, the first on top.
[[nodiscard]] Panel with_swing_axis(Panel panel);
/// The place of a swing on that axis.
[[nodiscard]] double swing_place(const Panel& panel, std::size_t swing);

/// What the roles stand for; places not yet set.
[[nodiscard]] std::vector<LegendItem> swing_legend();
/// Colour patch of a legend or bar: solid, or hatched where it stands for the upper end.
void fill_swing(QPainter& painter, const Canvas& canvas, const QRectF& rect, Role role);

/// Bars, their ends' labels and the base line.
void paint_tornado(QPainter& painter, const Panel& panel, const PanelLayout& layout,
                   const Canvas& canvas, const ToUnits& to_units);

} // namespace loom
