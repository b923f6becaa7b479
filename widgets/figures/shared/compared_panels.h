#pragma once

/// A figure of one GPU for several: each with panels of its own, where they cannot share axes.

#include "widgets/figures/catalogue.h"

namespace loom {

/// The figure for the document's scenario and, beside it, for every pin; where the entry draws pins
/// itself just what it draws. bad_argument where there is no room for all of them.
[[nodiscard]] Result<Figure> compared_figure(const FigureEntry& entry,
                                             const FigureRequest& request);

/// Whether the figure is another without its document's choices of what axes show; also where it
/// has none.
[[nodiscard]] bool reads_view(const FigureEntry& entry, const FigureRequest& request);

} // namespace loom
