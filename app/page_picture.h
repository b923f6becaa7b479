#pragma once

/// The picture of a page, which needs Qt: the program says who draws it, the Python module has
/// nobody.

#include "core/document/document.h"
#include "core/gpu/catalogue.h"

#include <string>

namespace loom {

/// An SVG of the document in the view `front`; empty where there is none.
using DrawPagePicture = std::string(const Document& document, const std::string& front,
                                    const Catalogue& catalogue);
extern DrawPagePicture* draw_page_picture; ///< set before a command runs

} // namespace loom
