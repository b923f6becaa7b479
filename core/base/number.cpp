#include "core/base/number.h"

#include <array>
#include <cassert>
#include <charconv>
#include <cmath>

namespace loom {

namespace {

template <class... Format> std::string chars(double value, Format... format) {
  std::array<char, 400> buffer; // the longest fixed double has 309 digits before the point
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
  return {buffer.data(), end.ptr};
}

} // namespace

std::string shortest(double value) {
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  if (std::trunc(value) == value && std::fabs(value) <= 1e15)
    return chars(value, std::chars_format::fixed);
  return chars(value);
}

std::string significant(double value, int digits) {
  assert(digits >= 1 && digits <= 17);
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return std::string(value < 0 ? "-" : "") + "\u221e";
  if (value == 0)
    return "0";

  const std::string scientific = chars(value, std::chars_format::scientific, digits - 1);
  const std::size_t e = scientific.find('e');
  int exponent = 0;
  const std::size_t first = e + (scientific[e + 1] == '+' ? 2 : 1);
  std::from_chars(scientific.data() + first, scientific.data() + scientific.size(), exponent);
  if (exponent >= -4 && exponent < 6) {
    return chars(*parse_number(scientific), std::chars_format::fixed);
  }
  std::string mantissa = scientific.substr(0, e);
  if (mantissa.find('.') != std::string::npos) {
    mantissa.erase(mantissa.find_last_not_of('0') + 1);
    if (mantissa.back() == '.')
      mantissa.pop_back();
  }
  return mantissa + "e" + std::to_string(exponent);
}

} // namespace loom
