#pragma once

/// The picture in a page for browsers, for one that lacks what computes the page.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"

#include <string>

namespace loom {

/// An SVG of the document in the view `front`, or of its loom where a page has not that view; empty
/// where it cannot be drawn. Needs a QApplication.
[[nodiscard]] std::string page_picture(const Document& document, const std::string& front,
                                       const Catalogue& catalogue);

} // namespace loom
