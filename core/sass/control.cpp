#include "core/sass/control.h"

#include "core/sass/line_parts.h"

#include <fmt/format.h>

#include <charconv>

namespace loom::sass {

namespace {

constexpr std::uint32_t no_barrier = 7;
constexpr std::size_t text_length = 19; // of B------:R-:W-:-:S00
constexpr std::size_t reuse_length = 5; // of R-R-:

std::optional<int> barrier(std::uint32_t bits) {
  if (bits == no_barrier)
    return -1;
  if (bits >= barrier_count)
    return {};
  return static_cast<int>(bits);
}

std::optional<int> barrier_from(char c) {
  if (c == '-')
    return -1;
  if (c < '0' || c >= '0' + barrier_count)
    return {};
  return c - '0';
}

char digit(int barrier) { return barrier < 0 ? '-' : static_cast<char>('0' + barrier); }

} // namespace

int group_bytes(Layout layout) {
  switch (layout) {
  case Layout::kepler_gk104:
  case Layout::kepler_gk110:
    return 64;
  case Layout::maxwell:
    return 32;
  case Layout::volta:
    break;
  }
  return 16;
}

std::optional<Control> control_from_bits(std::uint32_t bits) {
  const auto write = barrier(bits >> 5U & 7U), read = barrier(bits >> 8U & 7U);
  if (!write || !read)
    return {};
  Control control;
  control.stall = static_cast<std::uint8_t>(bits & 15U);
  control.yield = (bits >> 4U & 1U) == 0;
  control.write_barrier = *write;
  control.read_barrier = *read;
  control.wait_mask = static_cast<std::uint8_t>(bits >> 11U & 63U);
  control.reuse = static_cast<std::uint8_t>(bits >> 17U & 15U);
  return control;
}

Control control_from_kepler(std::uint8_t bits) {
  Control control;
  control.unknown = bits & 0xc0U;
  control.dual_issue = bits == 0x04U;
  const int stall = (bits & 0x80U) != 0   ? 2 * (bits & 0x0f) + 1
                    : (bits & 0x60U) != 0 ? (bits & 0x1f) + 1
                    : control.dual_issue  ? 0
                                          : 32;
  control.stall = static_cast<std::uint8_t>(stall);
  return control;
}

std::optional<Control> control_in_word(Layout layout, std::uint64_t word, int index) {
  const auto at = static_cast<unsigned>(index);
  switch (layout) {
  case Layout::kepler_gk104:
    if ((word & 15U) != 7 || word >> 60U != 2)
      return {};
    return control_from_kepler(static_cast<std::uint8_t>(word >> (4 + 8 * at)));
  case Layout::kepler_gk110:
    if ((word & 3U) != 0 || word >> 58U != 2)
      return {};
    return control_from_kepler(static_cast<std::uint8_t>(word >> (2 + 8 * at)));
  case Layout::maxwell:
    if (word >> 63U != 0)
      return {};
    return control_from_bits(static_cast<std::uint32_t>(word >> (21 * at)) & 0x1fffffU);
  case Layout::volta:
    break;
  }
  return {};
}

std::string to_text(const Control& control) {
  std::string mask = "------";
  for (unsigned b = 0; b < barrier_count; ++b)
    if ((control.wait_mask >> b & 1U) != 0)
      mask[b] = static_cast<char>('0' + b);
  return fmt::format("B{}:R{}:W{}:{}:S{:02}", mask, digit(control.read_barrier),
                     digit(control.write_barrier), control.yield ? 'Y' : '-', control.stall);
}

std::optional<Control> control_from_text(std::string_view text) {
  std::uint8_t reuse = 0;
  if (text.size() == reuse_length + text_length && text[reuse_length - 1] == ':') {
    for (unsigned k = 0; k + 1 < reuse_length; ++k)
      if (text[k] == 'R')
        reuse |= static_cast<std::uint8_t>(1U << k);
      else if (text[k] != '-')
        return {};
    text.remove_prefix(reuse_length);
  }
  if (text.size() != text_length || text[0] != 'B' || text.substr(7, 2) != ":R" ||
      text.substr(10, 2) != ":W" || text[13] != ':' || text.substr(15, 2) != ":S")
    return {};
  Control control{.reuse = reuse};
  for (unsigned b = 0; b < barrier_count; ++b) {
    const char c = text[1 + b];
    if (c == static_cast<char>('0' + b))
      control.wait_mask |= static_cast<std::uint8_t>(1U << b);
    else if (c != '-')
      return {};
  }
  const auto read = barrier_from(text[9]), write = barrier_from(text[12]);
  const char yield = text[14], tens = text[17], ones = text[18];
  if (!read || !write || (yield != 'Y' && yield != '-') || tens < '0' || tens > '9' || ones < '0' ||
      ones > '9')
    return {};
  const int stall = 10 * (tens - '0') + ones - '0';
  if (stall > 32)
    return {};
  control.read_barrier = *read;
  control.write_barrier = *write;
  control.yield = yield == 'Y';
  control.stall = static_cast<std::uint8_t>(stall);
  return control;
}

bool has_fields(std::string_view line) {
  constexpr std::string_view form = "xx:x:x:x:x";
  static_assert(form.size() == fields_length);
  if (line.size() <= fields_length || (line[fields_length] != ' ' && line[fields_length] != '\t'))
    return false;
  for (std::size_t i = 0; i < form.size(); ++i) {
    const char c = line[i];
    const bool field = c == '-' || c == 'Y' || c == 'y' || hex(line.substr(i, 1));
    if (form[i] == ':' ? c != ':' : !field)
      return false;
  }
  return true;
}

std::optional<Control> control_from_fields(std::string_view line, Fields fields) {
  if (!has_fields(line))
    return {};
  const bool maxas = fields == Fields::maxas;
  std::uint64_t mask = 0;
  if (const std::string_view digits = line.substr(0, 2); digits != "--") {
    const auto [end, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), mask, maxas ? 16 : 10);
    if (error != std::errc() || end != digits.data() + digits.size())
      return {};
  }
  const auto barrier_of = [maxas](char c) {
    return c == '-' ? std::optional(-1) : barrier_from(static_cast<char>(maxas ? c - 1 : c));
  };
  const auto read = barrier_of(line[3]), write = barrier_of(line[5]);
  const auto stall = hex(line.substr(9, 1));
  const char yield = line[7];
  if (mask >= 1U << barrier_count || !stall || !read || !write ||
      (yield != '-' && yield != 'Y' && yield != 'y'))
    return {};
  return Control{.stall = static_cast<std::uint8_t>(*stall),
                 .yield = yield != '-',
                 .write_barrier = *write,
                 .read_barrier = *read,
                 .wait_mask = static_cast<std::uint8_t>(mask)};
}

} // namespace loom::sass
