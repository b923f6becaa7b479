#include "core/text/utf16.h"

#include <utility>

namespace loom {

namespace {

void append_utf8(std::string& text, char32_t c) {
  const auto put = [&text](char32_t byte) { text += static_cast<char>(byte); };
  if (c < 0x80)
    return put(c);
  if (c < 0x800)
    put(0xC0 | c >> 6);
  else {
    if (c < 0x10000)
      put(0xE0 | c >> 12);
    else {
      put(0xF0 | c >> 18);
      put(0x80 | (c >> 12 & 0x3F));
    }
    put(0x80 | (c >> 6 & 0x3F));
  }
  put(0x80 | (c & 0x3F));
}

constexpr char32_t mark = 0xFEFF, unknown = 0xFFFD;

} // namespace

std::optional<Utf16> Utf16::from_mark(std::string_view beginning) {
  if (beginning.starts_with("\xFF\xFE"))
    return Utf16(false);
  if (beginning.starts_with("\xFE\xFF"))
    return Utf16(true);
  return std::nullopt;
}

std::string Utf16::take(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    half_ += byte;
    if (half_.size() < 2)
      continue;
    const auto first = static_cast<unsigned char>(half_[0]);
    const auto second = static_cast<unsigned char>(half_[1]);
    half_.clear();
    const char32_t unit = big_first_ ? first << 8 | second : second << 8 | first;
    const char32_t high = std::exchange(high_, 0);
    const bool low = unit >= 0xDC00 && unit < 0xE000;
    if (high != 0 && !low)
      append_utf8(text, unknown);
    if (unit >= 0xD800 && unit < 0xDC00)
      high_ = unit;
    else if (low)
      append_utf8(text, high == 0 ? unknown : 0x10000 + ((high - 0xD800) << 10) + (unit - 0xDC00));
    else if (unit != mark)
      append_utf8(text, unit);
  }
  return text;
}

} // namespace loom
