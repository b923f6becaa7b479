#include "core/gpu/fact_range.h"

#include "core/base/number.h"

namespace loom {
namespace {

constexpr std::string_view plus_minus = "±";

/// Takes a number off the front; the sentence's stop after it is not its point.
std::optional<double> take_number(std::string_view& text) {
  std::size_t length = text.find_first_not_of("0123456789.eE+-");
  std::string_view digits = text.substr(0, length);
  while (digits.ends_with('.'))
    digits.remove_suffix(1);
  text.remove_prefix(digits.size());
  return parse_number(digits);
}

bool take(std::string_view& text, std::string_view expected) {
  if (!text.starts_with(expected))
    return false;
  text.remove_prefix(expected.size());
  return true;
}

} // namespace

std::optional<std::pair<double, double>> fact_range(const Fact& fact) {
  if (fact.range)
    return std::pair(fact.range->low, fact.range->high);
  const std::string note = fact.note.english();
  std::string_view text = note;
  if (!take(text, "Range "))
    return std::nullopt;
  const bool about = take(text, plus_minus);
  const auto first = take_number(text);
  if (!first)
    return std::nullopt;
  if (about)
    return std::pair(fact.value - *first, fact.value + *first);
  if (!take(text, " to "))
    return std::nullopt;
  const auto last = take_number(text);
  if (!last || *last <= *first)
    return std::nullopt;
  return std::pair(*first, *last);
}

} // namespace loom
