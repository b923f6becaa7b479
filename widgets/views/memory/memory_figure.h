#pragma once

/// The charts of the memory view for a document: its GPU in front, the others for comparison.

#include "core/document/document.h"
#include "widgets/views/memory/memory_chart.h"

namespace loom {

/// One chart, with what can be pointed at.
[[nodiscard]] MemoryDrawing memory_drawing(MemoryChart chart, const Document& document,
                                           const Catalogue& catalogue);
/// The same as a figure of its own.
[[nodiscard]] Figure memory_figure(MemoryChart chart, const Document& document,
                                   const Catalogue& catalogue);

} // namespace loom
