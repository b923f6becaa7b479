#pragma once

/// Text for LaTeX.

#include <string>
#include <string_view>

namespace loom {

/// UTF-8 as LaTeX source that pdfLaTeX sets without further packages: special characters
/// escaped, Greek and symbols as mathematics.
[[nodiscard]] std::string tex_text(std::string_view utf8);

/// One line of a comment, with its end. TeX ends a comment at a carriage return, too, and sets what
/// comes after it: of what is_one_line() (core/base/utf8.h) refuses blanks are left.
[[nodiscard]] std::string tex_comment(std::string_view utf8);

} // namespace loom
