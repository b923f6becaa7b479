#pragma once

/// UTF-8 of unknown origin.

#include <string>
#include <string_view>

namespace loom {

/// Bytes of the UTF-8 sequence that `text` begins with; 0 when it begins with none. `text` is not
/// empty.
[[nodiscard]] std::size_t utf8_length(std::string_view text);

/// The text with U+FFFD in place of each byte that belongs to no sequence.
[[nodiscard]] std::string valid_utf8(std::string_view text);

/// Whether a text is one line that a screen, a terminal and a file of any format show as it is:
/// UTF-8 without control characters (C0, DEL, C1), without separators of lines and paragraphs
/// (U+2028, U+2029) and without characters that turn the direction of what follows (U+202A to
/// U+202E, U+2066 to U+2069).
[[nodiscard]] bool is_one_line(std::string_view text);

/// The text as one line: `instead` in place of each of those characters, U+FFFD of each byte that
/// belongs to no sequence.
[[nodiscard]] std::string one_line(std::string_view text, std::string_view instead = "\uFFFD");

/// The same of text of several lines: ends of lines, of DOS too, and tabs stay.
[[nodiscard]] std::string printable(std::string_view text);

/// The text where it has at most `most` bytes, else its beginning, to a whole character, and "…".
[[nodiscard]] std::string shortened(std::string_view text, std::size_t most);

} // namespace loom
