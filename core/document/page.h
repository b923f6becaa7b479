#pragma once

/// A document as one file that a browser shows without a network: the page that packaging/web
/// makes, with a state put into it.

#include "core/document/page_state.h"
#include "core/gpu/catalogue.h"

namespace loom {

struct PageExtras {
  std::string lesson{};  ///< its files, packed: the page begins with its first step
  std::string picture{}; ///< SVG, for a browser that lacks what computes the page
};

/// The page, which begins with the document in the view `front`. bad_input, with `file`, where it
/// would show less than the document says; internal where the page is not part of this build.
[[nodiscard]] Result<std::string> page_of(const Document& document, const std::string& front,
                                          const Catalogue& catalogue,
                                          std::span<const EmbeddedFile> programs,
                                          const std::string& file, const PageExtras& extras = {});

} // namespace loom
