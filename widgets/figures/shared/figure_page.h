#pragma once

/// A figure on its page: the one way in which the window and the command line choose its size, so
/// that both export the same bytes for the same document.

#include "core/document/document.h"
#include "widgets/export/looked.h"

namespace loom {

/// What the user chooses of a page, before what the document's look says of it.
struct PageChoice {
  QString size{};     ///< as set_size() reads; empty: the look's, else what suits the figure
  double text_pt = 0; ///< 0: the look's, else what the size says
};

/// Draws a figure for a page that is `page_em` wide (FigureRequest::page_em).
using DrawFigure = std::function<Result<Figure>(double page_em)>;

/// The figure of this id with the look that the document keeps for it, `beside` drawing those that
/// the look sets beside it. `spec` says what neither a choice nor a look does; its palette counts
/// where the document has no look for the figure.
[[nodiscard]] Result<LookedExport> figure_page(const QString& id, const DrawFigure& draw,
                                               const Document& document, const FigureSource& beside,
                                               const PageChoice& choice = {}, ExportSpec spec = {});

} // namespace loom
