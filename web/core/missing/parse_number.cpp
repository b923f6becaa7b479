// In place of core/base/parse_number.cpp: libc++ reads no double with from_chars.

#include "core/base/number.h"

#include <cmath>
#include <cstdlib>
#include <limits>

namespace loom {

std::optional<double> parse_number(std::string_view text) {
  if (text == "inf" || text == "\u221e")
    return std::numeric_limits<double>::infinity();
  // strtod would also take "0x1p3", "nan" and their like.
  if (text.empty() || text.find_first_not_of("-+.0123456789eE") != std::string_view::npos ||
      text[0] == '+')
    return {};
  const std::string copy(text);
  char* end = nullptr;
  const double value = std::strtod(copy.c_str(), &end);
  if (end != copy.c_str() + copy.size() || std::isinf(value) ||
      (value == 0 && copy.substr(0, copy.find_first_of("eE")).find_first_of("123456789") !=
                         std::string::npos)) // too large, or too small, for a double
    return {};
  return value;
}

} // namespace loom
