#pragma once

/// A figure on its page: the one way in which the window and the command line choose its size, so
/// that both export the same bytes for the same document.

#include "core/document/document.h"
#include "widgets/export/looked.h"

namespace loom {

/// The look that the document keeps for the figure of this id.
[[nodiscard]] FigureLook look_of(const Document& document, const std::string& id);
/// The document with this look for it; none where it is the default.
void keep_look(Document& document, const std::string& id, const FigureLook& look);

/// Draws a figure for a page that is `page_em` wide (FigureRequest::page_em).
using DrawFigure = std::function<Result<Figure>(double page_em)>;

/// The figure of this id with `look`, in its language, `beside` drawing those that the look sets
/// beside it. `spec` says what a look does not.
[[nodiscard]] Result<LookedExport> figure_page(const QString& id, const DrawFigure& draw,
                                               const FigureLook& look, const FigureSource& beside,
                                               ExportSpec spec = {});

} // namespace loom
