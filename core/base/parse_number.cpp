#include "core/base/number.h"

#include <charconv>
#include <limits>

namespace loom {

std::optional<double> parse_number(std::string_view text) {
  if (text == "inf" || text == "\u221e")
    return std::numeric_limits<double>::infinity();
  // from_chars would also take "nan", "INFINITY" and their like.
  const std::size_t start = !text.empty() && text[0] == '-' ? 1 : 0;
  if (text.size() == start || (text[start] != '.' && (text[start] < '0' || text[start] > '9')))
    return {};
  double value = 0;
  const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (status != std::errc() || end != text.data() + text.size())
    return {};
  return value;
}

} // namespace loom
