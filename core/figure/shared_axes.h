#pragma once

/// Ranges of a panel's axes set after it was built, and axes that panels have in common.

#include "core/figure/plot_data.h"

namespace loom {

/// Whether something in the panel reaches the lower or upper edge of an axis, so that nobody
/// knows how it goes on beyond it.
[[nodiscard]] bool reaches(const Panel& panel, bool horizontal, bool upper);

/// Gives the panel other axes: curves outside and marks outside are left out, areas are cut to the
/// new rectangle.
void recut(Panel& panel, const Axis& x, const Axis& y);

/// In each row of the grid the vertical axes that are alike, in each column the horizontal ones,
/// get one range and are numbered once, at the left and at the bottom. Axes are alike in label,
/// unit and kind. Where a range would have to be widened past what is known, or neighbours are not
/// alike, every panel keeps its own. Whether any are shared.
bool share_axes(Figure& figure);

/// Panels that show the same of several things, to be compared: three or more with curves whose
/// axes are alike, but for one at most.
[[nodiscard]] bool small_multiples(const Figure& figure);
/// Numbers once, as share_axes() does, what all panels but one at most have in common anyway: no
/// range changes. Whether any axes are shared.
bool share_equal_axes(Figure& figure);

} // namespace loom
