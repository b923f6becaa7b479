#pragma once

/// The structure of a GPU or of its SM as a figure.

#include "core/figure/plot_data.h"
#include "widgets/views/sm/drawing.h"
#include "widgets/views/sm/sm_structure.h"

namespace loom {

/// A figure for two columns of a paper, or for a page of `page_em` times the text's height where
/// that is narrower: the drawing, with the sources of its numbers.
[[nodiscard]] Figure structure_figure(const char* id, const QString& title,
                                      const DrawingPart& drawing, const SmStructure& structure,
                                      double page_em = 0);
/// The SM and its way to memory, lit by what limits the scenario's kernel.
[[nodiscard]] Figure sm_figure(const SmStructure& structure, double page_em);
/// Of a document: lit by its instruction loop where it has one that can be computed.
[[nodiscard]] SmStructure sm_of(const Scenario& scenario);

/// "What limits: memory, 60 % of its peak is reached."; what is missing where that is not known.
[[nodiscard]] QString limit_words(const SmStructure& structure);

} // namespace loom
