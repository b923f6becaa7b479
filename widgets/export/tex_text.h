#pragma once

/// Text for LaTeX.

#include <string>
#include <string_view>

namespace loom {

/// UTF-8 as LaTeX source that pdfLaTeX sets without further packages: special characters
/// escaped, Greek and symbols as mathematics.
[[nodiscard]] std::string tex_text(std::string_view utf8);

} // namespace loom
