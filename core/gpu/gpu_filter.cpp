#include "core/gpu/gpu_filter.h"

#include "core/base/nearest.h"
#include "core/base/number.h"
#include "core/base/pieces.h"

#include <algorithm>

namespace loom {

namespace {

struct Sign {
  std::string_view text;
  Comparison comparison;
};
/// Longer ones first, as "<" begins "<=".
constexpr std::array signs{Sign{"<=", Comparison::at_most}, Sign{">=", Comparison::at_least},
                           Sign{"==", Comparison::equal},   Sign{"!=", Comparison::unequal},
                           Sign{"≤", Comparison::at_most},  Sign{"≥", Comparison::at_least},
                           Sign{"≠", Comparison::unequal},  Sign{"<", Comparison::less},
                           Sign{">", Comparison::more},     Sign{"=", Comparison::equal}};

struct Token {
  std::string_view text;
  std::optional<Comparison> comparison; ///< of an operator
  int column = 1;                       ///< in bytes, from 1
};

std::string small_letters(std::string_view text) {
  std::string small(text);
  std::ranges::transform(small, small.begin(), lower);
  return small;
}

const Sign* sign_at(std::string_view text) {
  const auto found =
      std::ranges::find_if(signs, [&](const Sign& sign) { return text.starts_with(sign.text); });
  return found == signs.end() ? nullptr : &*found;
}

bool is_apart(char c) { return c == ' ' || c == ',' || c == '\t' || c == '\n' || c == '\r'; }

std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < text.size();) {
    if (is_apart(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    const Sign* sign = sign_at(text.substr(at));
    if (sign)
      end += sign->text.size();
    else
      while (end < text.size() && !is_apart(text[end]) && !sign_at(text.substr(end)))
        ++end;
    tokens.push_back({text.substr(at, end - at),
                      sign ? std::optional(sign->comparison) : std::nullopt,
                      static_cast<int>(at) + 1});
    at = end;
  }
  return tokens;
}

tl::unexpected<Error> wrong(const Token& at, Message detail) {
  return fail(ErrorCode::bad_argument, std::move(detail), {{}, {}, 1, at.column});
}

std::string in_quotes(std::string_view text) { return "'" + std::string(text) + "'"; }

Result<GpuColumn> compared_column(const Token& name) {
  const auto column = gpu_column(name.text);
  if (!column) {
    std::vector<std::string> names;
    for (const GpuColumn& each : gpu_columns())
      names.emplace_back(column_name(each));
    return wrong(name, LOOM_TEXT("no number of a GPU is called %1%2")(
                           in_quotes(name.text), did_you_mean(small_letters(name.text), names)));
  }
  if (const auto* word = std::get_if<GpuWord>(&*column);
      word && *word != GpuWord::released && *word != GpuWord::compute_capability)
    return wrong(name, LOOM_TEXT("%1 is no number: write the word alone, such as 'maxwell'")(
                           in_quotes(name.text)));
  return *column;
}

std::optional<double> compared_value(const GpuColumn& column, std::string_view text) {
  if (const auto* word = std::get_if<GpuWord>(&column))
    return *word == GpuWord::released ? months(text) : capability(text);
  return parse_number(text);
}

Result<GpuCondition> condition(const Token& name, const Token& sign, const Token* number) {
  const auto column = compared_column(name);
  if (!column)
    return tl::unexpected<Error>(column.error());
  const std::string begun = std::string(name.text) + " " + std::string(sign.text);
  if (!number || number->comparison)
    return wrong(sign, LOOM_TEXT("%1 needs a number after it")(in_quotes(begun)));
  const auto value = compared_value(*column, number->text);
  if (!value)
    return wrong(*number, LOOM_TEXT("%1 is no number to compare %2 with")(in_quotes(number->text),
                                                                          column_name(*column)));
  return GpuCondition{*column, *sign.comparison, std::string(number->text), *value};
}

std::optional<double> own_value(const GpuSpec& gpu, const GpuCondition& condition) {
  if (const auto* key = std::get_if<FactKey>(&condition.column))
    return gpu.facts.value(*key);
  if (std::get<GpuWord>(condition.column) == GpuWord::compute_capability)
    return capability(gpu.compute_capability);
  // As exactly as the filter says it: against a year, only the year.
  return months(std::string_view(gpu.released).substr(0, condition.number.size()));
}

bool fits(const GpuSpec& gpu, const GpuCondition& condition) {
  const auto value = own_value(gpu, condition);
  if (!value)
    return false;
  switch (condition.comparison) {
  case Comparison::less:
    return *value < condition.value;
  case Comparison::at_most:
    return *value <= condition.value;
  case Comparison::more:
    return *value > condition.value;
  case Comparison::at_least:
    return *value >= condition.value;
  case Comparison::equal:
    return *value == condition.value;
  case Comparison::unequal:
    return *value != condition.value;
  }
  return false;
}

} // namespace

bool GpuFilter::accepts(const GpuSpec& gpu) const {
  const std::string text =
      small_letters(gpu.name + '\n' + gpu.id + '\n' + gpu.architecture + '\n' + gpu.segment + '\n' +
                    word_of(gpu, GpuWord::memory_type) + '\n' + word_of(gpu, GpuWord::knowledge));
  return std::ranges::all_of(
             words, [&](const std::string& w) { return text.find(w) != std::string::npos; }) &&
         std::ranges::all_of(conditions, [&](const GpuCondition& c) { return fits(gpu, c); });
}

Result<GpuFilter> parse_gpu_filter(std::string_view text) {
  GpuFilter filter;
  const std::vector<Token> tokens = tokens_of(text);
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].comparison)
      return wrong(tokens[i], LOOM_TEXT("%1 needs the name of a number before it, such as "
                                        "'sms >= 80'")(in_quotes(tokens[i].text)));
    if (i + 1 == tokens.size() || !tokens[i + 1].comparison) {
      filter.words.push_back(small_letters(tokens[i].text));
      continue;
    }
    auto next =
        condition(tokens[i], tokens[i + 1], i + 2 < tokens.size() ? &tokens[i + 2] : nullptr);
    if (!next)
      return tl::unexpected<Error>(next.error());
    filter.conditions.push_back(*std::move(next));
    i += 2;
  }
  return filter;
}

} // namespace loom
