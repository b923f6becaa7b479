#include "app/values.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/text/regular_file.h"
#include "core/text/text.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace loom {

NumberRange range_of(const ParameterInfo& parameter) {
  return {parameter.min, parameter.max, parameter.whole, parameter.unit,
          parameter.scale == ParameterScale::alpha};
}

Result<double> option_number(std::string_view option, std::string_view text,
                             const NumberRange& range) {
  const std::optional<double> value = parse_number(text);
  const bool fits = value && ((*value >= range.min && *value <= range.max) ||
                              (range.infinity && std::isinf(*value) && *value > 0));
  if (fits && (!range.whole || std::trunc(*value) == *value))
    return *value + 0.0; // a negative zero becomes zero
  return bad_argument(
      verbatim(fmt::format("{}: expected {} from {} to {}{}{}{}, found '{}'", option,
                           range.whole ? "a whole number" : "a number", shortest(range.min),
                           shortest(range.max), range.unit.empty() ? "" : " ", range.unit,
                           range.infinity ? ", or inf" : "", text.substr(0, 60))));
}

Result<std::size_t> one_of(std::string_view option, const std::string& text,
                           std::span<const std::string> known) {
  const auto found = std::ranges::find(known, text);
  if (found != known.end())
    return static_cast<std::size_t>(found - known.begin());
  return bad_argument(verbatim(fmt::format(
      "{}: expected {} or {}, found '{}'{}", option, joined(known.first(known.size() - 1)),
      known.back(), text.substr(0, 60), did_you_mean(text, known).english())));
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find_first_of(separators);
    parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos)
      return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(std::span<const std::string> names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

Result<std::string> program_text(std::string_view option, const std::string& name,
                                 std::size_t limit, std::span<const EmbeddedFile> shipped,
                                 std::string_view hint) {
  if (exists(name) || name.find_first_of("./") != std::string::npos)
    return read_file(name, limit);
  const std::vector<std::string> known = names_of(shipped);
  const auto found = std::ranges::find(known, name);
  if (found != known.end())
    return std::string(shipped[static_cast<std::size_t>(found - known.begin())].content);
  return bad_argument(
      verbatim(fmt::format("{}'{}' is neither a file nor a shipped program{}; {}", option, name,
                           did_you_mean(name, known).english(), hint)));
}

std::vector<std::string> names_of(std::span<const EmbeddedFile> shipped) {
  std::vector<std::string> names;
  for (const EmbeddedFile& file : shipped)
    names.emplace_back(file.name.substr(0, file.name.rfind('.')));
  return names;
}

} // namespace loom
