#include "core/lesson/typed_number.h"

#include "core/base/number.h"
#include "core/base/pieces.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace loom::lesson {

namespace {

std::string lower(std::string_view text) {
  std::string all(text);
  std::ranges::transform(all, all.begin(), [](unsigned char c) { return std::tolower(c); });
  return all;
}

/// What a unit of bytes is, in bytes: of "KiB/SM" 1024.
std::optional<double> bytes_of(std::string_view unit) {
  constexpr std::array<std::pair<std::string_view, double>, 9> units{{{"b", 1},
                                                                      {"byte", 1},
                                                                      {"bytes", 1},
                                                                      {"kib", 1024},
                                                                      {"kb", 1e3},
                                                                      {"mib", 1024.0 * 1024},
                                                                      {"mb", 1e6},
                                                                      {"gib", 1024.0 * 1024 * 1024},
                                                                      {"gb", 1e9}}};
  const std::string name = lower(unit.substr(0, unit.find('/')));
  for (const auto& [each, size] : units)
    if (name == each)
      return size;
  return std::nullopt;
}

} // namespace

Result<double> typed_number(std::string_view text, std::string_view unit) {
  std::string typed(trimmed(text));
  std::ranges::replace(typed, ',', '.');
  // Behind the digits, their fraction bar and exponent, stands the unit.
  std::size_t end = typed.find_first_not_of("0123456789+-./ eE");
  if (end == std::string::npos)
    end = typed.size();
  while (end > 0 && std::string_view(" eE").find(typed[end - 1]) != std::string_view::npos)
    --end;
  const std::string_view number = trimmed(std::string_view(typed).substr(0, end));
  const std::string_view given = trimmed(std::string_view(typed).substr(end));
  const std::size_t bar = number.find('/');
  auto value = parse_number(trimmed(number.substr(0, bar)));
  if (bar != std::string_view::npos) {
    const auto under = parse_number(trimmed(number.substr(bar + 1)));
    value = value && under ? std::optional(*value / *under) : std::nullopt;
  }
  if (!value || !std::isfinite(*value))
    return fail(ErrorCode::bad_argument,
                LOOM_TEXT("expected a number, a fraction or per cent, found '%1'")(typed));
  if (given.empty())
    return *value;
  if (given == "%")
    return unit.starts_with('%') ? *value : *value / 100;
  if (const auto is = bytes_of(given), asked = bytes_of(unit); is && asked)
    return *value * *is / *asked;
  const std::string wanted = lower(unit), had = lower(given);
  if (!wanted.empty() &&
      (wanted.starts_with(had) || had.starts_with(wanted) ||
       (had.ends_with('s') && wanted.starts_with(had.substr(0, had.size() - 1)))))
    return *value;
  return unit.empty()
             ? fail(ErrorCode::bad_argument,
                    LOOM_TEXT("expected a number without a unit, found '%1'")(typed))
             : fail(ErrorCode::bad_argument,
                    LOOM_TEXT("expected a number of %1, found '%2'")(std::string(unit), typed));
}

} // namespace loom::lesson
