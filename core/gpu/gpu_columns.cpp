#include "core/gpu/gpu_columns.h"

#include "core/base/number.h"
#include "core/base/pieces.h"
#include "core/gpu/fact_groups.h"
#include "core/gpu/knowledge.h"

#include <algorithm>
#include <utility>

namespace loom {

namespace {

constexpr std::array<std::string_view, gpu_word_count> word_names{
    "name", "architecture", "released", "segment", "compute_capability", "memory_type", "known"};

constexpr std::array<std::pair<std::string_view, std::string_view>, 4> short_names{
    {{"sms", "sm_count"},
     {"bandwidth", "pin_bandwidth"},
     {"cc", "compute_capability"},
     {"memory", "memory_type"}}};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower, lower);
}

/// Takes the digits at the front of `text`, without leading zeros.
std::string_view take_digits(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  std::string_view digits = text.substr(0, end);
  text.remove_prefix(end);
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));
  return digits;
}

/// −1, 0 or 1: letters without case, runs of digits as numbers.
int compare_words(std::string_view a, std::string_view b) {
  while (!a.empty() && !b.empty()) {
    if (is_digit(a.front()) && is_digit(b.front())) {
      const auto left = take_digits(a), right = take_digits(b);
      const auto less = std::pair(left.size(), left) < std::pair(right.size(), right);
      if (left != right)
        return less ? -1 : 1;
    } else {
      const char left = lower(a.front()), right = lower(b.front());
      if (left != right)
        return left < right ? -1 : 1;
      a.remove_prefix(1);
      b.remove_prefix(1);
    }
  }
  return int(!a.empty()) - int(!b.empty());
}

/// "a<mark>b" as a × `scale` + b; b may be absent.
std::optional<double> two_parts(std::string_view text, char mark, double scale) {
  const std::size_t at = text.find(mark);
  const auto first = parse_number(text.substr(0, at));
  const auto second =
      at == std::string_view::npos ? std::optional(0.0) : parse_number(text.substr(at + 1));
  return first && second ? std::optional(*first * scale + *second) : std::nullopt;
}

/// What a number-like column sorts by.
std::optional<double> quantity(const GpuSpec& gpu, const GpuColumn& column) {
  if (const auto* key = std::get_if<FactKey>(&column))
    return gpu.facts.value(*key);
  switch (std::get<GpuWord>(column)) {
  case GpuWord::released:
    return months(gpu.released);
  case GpuWord::compute_capability:
    return capability(gpu.compute_capability);
  case GpuWord::knowledge:
    return static_cast<double>(knowledge_of(gpu));
  default:
    return {};
  }
}

} // namespace

std::span<const GpuColumn, gpu_column_count> gpu_columns() {
  static const auto all = [] {
    std::array<GpuColumn, gpu_column_count> columns;
    std::size_t next = 0;
    while (next < gpu_word_count) {
      columns[next] = static_cast<GpuWord>(next);
      ++next;
    }
    for (const FactGroup& group : fact_groups())
      for (const FactKey key : group.keys)
        columns[next++] = key;
    return columns;
  }();
  return all;
}

std::string_view column_name(const GpuColumn& column) {
  if (const auto* key = std::get_if<FactKey>(&column))
    return fact_info(*key).name;
  return word_names[static_cast<std::size_t>(std::get<GpuWord>(column))];
}

std::optional<GpuColumn> gpu_column(std::string_view name) {
  for (const auto& [shorter, full] : short_names)
    if (same_letters(name, shorter))
      name = full;
  for (const GpuColumn& column : gpu_columns())
    if (same_letters(name, column_name(column)))
      return column;
  return {};
}

bool begins_column(std::string_view text) {
  const auto begins = [text](std::string_view name) {
    return same_letters(text, name.substr(0, text.size()));
  };
  return std::ranges::any_of(short_names, [&](const auto& each) { return begins(each.first); }) ||
         std::ranges::any_of(gpu_columns(),
                             [&](const auto& each) { return begins(column_name(each)); });
}

const std::string& word_of(const GpuSpec& gpu, GpuWord word) {
  switch (word) {
  case GpuWord::architecture:
    return gpu.architecture;
  case GpuWord::released:
    return gpu.released;
  case GpuWord::segment:
    return gpu.segment;
  case GpuWord::compute_capability:
    return gpu.compute_capability;
  case GpuWord::memory_type: {
    static const std::string unknown;
    return gpu.memory_type ? gpu.memory_type->value : unknown;
  }
  case GpuWord::knowledge: {
    static const std::vector<std::string> names(knowledge_names.begin(), knowledge_names.end());
    return names[static_cast<std::size_t>(knowledge_of(gpu))];
  }
  case GpuWord::name:
    break;
  }
  return gpu.name;
}

std::optional<double> months(std::string_view released) { return two_parts(released, '-', 12); }

std::optional<double> capability(std::string_view text) { return two_parts(text, '.', 1000); }

bool known(const GpuSpec& gpu, const GpuColumn& column) {
  if (const auto* key = std::get_if<FactKey>(&column))
    return gpu.facts.find(*key);
  return !word_of(gpu, std::get<GpuWord>(column)).empty();
}

bool stands_before(const GpuSpec& a, const GpuSpec& b, const GpuColumn& column) {
  const auto left = quantity(a, column), right = quantity(b, column);
  if (left && right)
    return *left < *right;
  const auto* word = std::get_if<GpuWord>(&column);
  return word && compare_words(word_of(a, *word), word_of(b, *word)) < 0;
}

} // namespace loom
