#pragma once

/// What a figure shows, in sentences: for screen readers and for whoever cannot see it.

#include "core/figure/plot_data.h"

#include <QString>

namespace loom {

/// One panel: its axes with their ranges, of each curve where it begins, its highest place and
/// where it ends, the places of its marks; of a table, a timeline or a diagram what stands in it.
[[nodiscard]] QString panel_summary(const Panel& panel);

/// The figure's title and each panel on a line of its own.
[[nodiscard]] QString figure_summary(const Figure& figure);

} // namespace loom
