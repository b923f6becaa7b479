#pragma once

/// A document as one file that a browser shows without a network: the page that packaging/web
/// makes, with a state put into it.

#include "core/document/page_state.h"
#include "core/gpu/catalogue.h"

namespace loom {

/// The page, which begins with the document in the view `front`, or with a lesson's first step
/// where `lesson` has its files, packed. bad_input, with `file`, where it would show less than the
/// document says; internal where the page is not part of this build.
[[nodiscard]] Result<std::string> page_of(const Document& document, const std::string& front,
                                          const Catalogue& catalogue,
                                          std::span<const EmbeddedFile> programs,
                                          const std::string& file, std::string_view lesson = {});

} // namespace loom
