#include "core/profile/numeral.h"

#include "core/base/number.h"
#include "core/base/pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace loom::profile {

namespace {

/// Every blank that groups digits as ' ', every apostrophe as '\''. Windows writes some as a single
/// byte of its code page 1252.
std::string plain(std::string_view text) {
  constexpr std::array<std::pair<std::string_view, char>, 8> signs{{{"\xC2\xA0", ' '},
                                                                    {"\xE2\x80\xAF", ' '},
                                                                    {"\xE2\x80\x89", ' '},
                                                                    {"\xE2\x80\x87", ' '},
                                                                    {"\xE2\x80\x99", '\''},
                                                                    {"\xE2\x88\x92", '-'},
                                                                    {"\xA0", ' '},
                                                                    {"\x92", '\''}}};
  std::string out;
  while (!text.empty()) {
    const auto found = std::ranges::find_if(
        signs, [text](const auto& each) { return text.starts_with(each.first); });
    const bool known = found != signs.end();
    out += known ? found->second : text.front();
    text.remove_prefix(known ? found->first.size() : 1);
  }
  return std::string(trimmed(out));
}

bool digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// The digits of a whole number without the signs between its groups; empty for anything else.
std::string ungrouped(std::string_view text, char decimal) {
  const std::size_t first = text.find_first_not_of("0123456789");
  if (first == std::string_view::npos)
    return std::string(text);
  const char sign = text[first];
  if (sign == decimal || std::string_view(".,' ").find(sign) == std::string_view::npos)
    return {};
  std::vector<std::string_view> groups;
  for (std::string_view rest = text; !rest.empty();)
    groups.push_back(take_until(rest, sign));
  const std::string_view begin = groups.front();
  if (text.back() == sign || !digits(begin) || begin.front() == '0' || begin.size() > 3 ||
      groups.back().size() != 3)
    return {};
  const std::size_t size = groups.size() > 2 ? groups[1].size() : 3; // of those in the middle
  if ((size != 3 && size != 2) || (size == 2 && begin.size() > 2))
    return {};
  std::string all(begin);
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (!digits(groups[i]) || (i + 1 < groups.size() && groups[i].size() != size))
      return {};
    all += groups[i];
  }
  return all;
}

std::optional<double> value_of(std::string_view text, char decimal, bool whole) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+'))
    text.remove_prefix(1);
  const std::size_t power = std::min(text.find_first_of("eE"), text.size());
  std::string_view fraction = text.substr(0, power);
  std::string number = ungrouped(take_until(fraction, decimal), decimal);
  const bool begun = text.substr(0, power).find(decimal) != std::string_view::npos;
  if (!digits(number) || (begun && !digits(fraction)) || (whole && fraction.size() == 3))
    return {};
  if (begun)
    (number += '.') += fraction;
  const auto value = parse_number((negative ? "-" : "") + number.append(text.substr(power)));
  return whole && value && *value != std::trunc(*value) ? std::nullopt : value;
}

} // namespace

Numeral numeral(std::string_view text, bool whole) {
  const std::string number = plain(text);
  return {value_of(number, '.', whole), value_of(number, ',', whole)};
}

} // namespace loom::profile
