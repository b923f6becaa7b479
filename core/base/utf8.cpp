#include "core/base/utf8.h"

#include <algorithm>

namespace loom {

namespace {

/// Bytes of the character that `text` begins with where no line has it; 0 where one may.
std::size_t unfit_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80)
    return byte(0) < 0x20 || byte(0) == 0x7f ? 1 : 0;
  const std::size_t length = utf8_length(text);
  if (length == 0)
    return 1;
  const bool control = length == 2 && byte(0) == 0xc2 && byte(1) < 0xa0;
  const bool in_general_punctuation = length == 3 && byte(0) == 0xe2;
  const bool separates_or_turns =
      in_general_punctuation && ((byte(1) == 0x80 && byte(2) >= 0xa8 && byte(2) <= 0xae) ||
                                 (byte(1) == 0x81 && byte(2) >= 0xa6 && byte(2) <= 0xa9));
  return control || separates_or_turns ? length : 0;
}

constexpr bool is_printable_ascii(char c) { return c >= 0x20 && c < 0x7f; }

/// `stays` says which of the unfit characters are kept, by the text that begins with one.
template <class Stays>
std::string replaced(std::string_view text, std::string_view instead, const Stays& stays) {
  std::string out;
  out.reserve(text.size());
  while (!text.empty()) {
    const auto* const end = std::ranges::find_if_not(text, is_printable_ascii);
    const auto plain = static_cast<std::size_t>(end - text.begin());
    out += text.substr(0, plain);
    text.remove_prefix(plain);
    if (text.empty())
      break;
    const std::size_t valid = utf8_length(text);
    const std::size_t length = std::max<std::size_t>(valid, 1);
    if (valid == 0)
      out += "\uFFFD";
    else if (unfit_length(text) == 0 || stays(text))
      out += text.substr(0, length);
    else
      out += instead;
    text.remove_prefix(length);
  }
  return out;
}

} // namespace

std::size_t utf8_length(std::string_view text) {
  const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char first = byte(0);
  if (first < 0x80)
    return 1;
  const std::size_t length = first >= 0xc2 && first < 0xe0   ? 2
                             : first >= 0xe0 && first < 0xf0 ? 3
                             : first >= 0xf0 && first < 0xf5 ? 4
                                                             : 0;
  if (length == 0 || text.size() < length)
    return 0;
  for (std::size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80)
      return 0;
  // Overlong forms, surrogates and what lies beyond U+10FFFF.
  if ((first == 0xe0 && byte(1) < 0xa0) || (first == 0xed && byte(1) > 0x9f) ||
      (first == 0xf0 && byte(1) < 0x90) || (first == 0xf4 && byte(1) > 0x8f))
    return 0;
  return length;
}

std::string valid_utf8(std::string_view text) {
  std::string valid;
  while (!text.empty()) {
    const std::size_t length = utf8_length(text);
    valid += length == 0 ? "\uFFFD" : text.substr(0, length);
    text.remove_prefix(length == 0 ? 1 : length);
  }
  return valid;
}

bool is_one_line(std::string_view text) {
  while (!text.empty()) {
    if (unfit_length(text) != 0)
      return false;
    text.remove_prefix(utf8_length(text));
  }
  return true;
}

std::string one_line(std::string_view text, std::string_view instead) {
  return replaced(text, instead, [](std::string_view) { return false; });
}

std::string printable(std::string_view text) {
  const auto fits = [](char c) { return is_printable_ascii(c) || c == '\n' || c == '\t'; };
  if (std::ranges::all_of(text, fits))
    return std::string(text);
  return replaced(text, "\uFFFD", [](std::string_view rest) {
    return rest.front() == '\n' || rest.front() == '\t' || rest.starts_with("\r\n");
  });
}

std::string shortened(std::string_view text, std::size_t most) {
  if (text.size() <= most)
    return std::string(text);
  while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0) == 0x80)
    --most;
  return std::string(text.substr(0, most)) + "…";
}

} // namespace loom
