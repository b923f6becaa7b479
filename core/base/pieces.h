#pragma once

/// Pieces of a text that is read.

#include <algorithm>
#include <string_view>

namespace loom {

/// What comes before the next `end`, or all; both are taken off the text.
inline std::string_view take_until(std::string_view& text, char end) {
  const std::string_view piece = text.substr(0, text.find(end));
  text.remove_prefix(std::min(piece.size() + 1, text.size()));
  return piece;
}
/// The next line, without its end.
inline std::string_view take_line(std::string_view& text) { return take_until(text, '\n'); }

/// The text without blanks around it.
[[nodiscard]] constexpr std::string_view trimmed(std::string_view text,
                                                 std::string_view blanks = " \t\r\n") {
  text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
  return text.substr(0, text.find_last_not_of(blanks) + 1);
}

/// The small letter of A to Z; what is none of these as it is.
[[nodiscard]] constexpr char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace loom
