#include "core/figure/diagram_part.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace loom {
namespace {

constexpr std::string_view of_other = "other:";

/// In the order of DiagramPart::Kind.
constexpr std::array<std::string_view, 23> names{
    "",      "lane", "bit",    "step",        "entry",    "group",    "barrier", "bank",
    "cell",  "pass", "stride", "transaction", "word",     "rules",    "row",     "block",
    "point", "line", "wave",   "launch",      "dispatch", "measured", "need"};

bool has_two_numbers(DiagramPart::Kind kind) {
  return kind == DiagramPart::Kind::bit || kind == DiagramPart::Kind::cell ||
         kind == DiagramPart::Kind::wave;
}

/// Takes ":12" off the front of `text`; false where it does not begin so.
bool take_number(std::string_view& text, std::int64_t& number) {
  if (!text.starts_with(':'))
    return false;
  const auto [end, problem] = std::from_chars(text.data() + 1, text.data() + text.size(), number);
  if (problem != std::errc{})
    return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return true;
}

} // namespace

std::string DiagramPart::id() const {
  if (kind == Kind::none)
    return {};
  std::string text(other ? of_other : std::string_view());
  text += names[static_cast<std::size_t>(kind)];
  text += ':' + std::to_string(number);
  return has_two_numbers(kind) ? text + ':' + std::to_string(second) : text;
}

DiagramPart part_of(std::string_view id) {
  DiagramPart part;
  part.other = id.starts_with(of_other);
  if (part.other)
    id.remove_prefix(of_other.size());
  const std::string_view name = id.substr(0, id.find(':'));
  const auto found = std::ranges::find(names, name);
  if (name.empty() || found == names.end())
    return {};
  part.kind = static_cast<DiagramPart::Kind>(found - names.begin());
  id.remove_prefix(name.size());
  if (!take_number(id, part.number) ||
      (has_two_numbers(part.kind) && !take_number(id, part.second)))
    return {};
  return part;
}

} // namespace loom
