#pragma once

/// Values of options, read from what was typed. What is wrong is bad_argument, which names the
/// option and what it expects.

#include "core/base/embedded_file.h"
#include "core/base/result.h"
#include "core/scenario/parameters.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// What a number may be, ends included.
struct NumberRange {
  double min, max;
  bool whole = true;
  std::string_view unit = {}; ///< for the message
  bool infinity = false;      ///< allowed as well
};
[[nodiscard]] NumberRange range_of(const ParameterInfo& parameter);

/// "--alpha: expected a number from 0 to 1000000, or inf, found 'x'" where `text` is none.
[[nodiscard]] Result<double> option_number(std::string_view option, std::string_view text,
                                           const NumberRange& range);

/// Reads a whole number from `min` to `max` where the option was given.
template <class T>
[[nodiscard]] Result<void> take(std::string_view option, const std::optional<std::string>& text,
                                T& to, double min, double max) {
  if (!text)
    return {};
  return option_number(option, *text, {min, max}).map([&to](double value) {
    to = static_cast<T>(value);
  });
}

/// Which of `known` a text is: "--policy: expected lrr, gto or oldest, found 'lr' (did you mean
/// 'lrr'?)" where it is none.
[[nodiscard]] Result<std::size_t> one_of(std::string_view option, const std::string& text,
                                         std::span<const std::string> known);

/// The parts between any of `separators`: one more than there are of them.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text,
                                                  std::string_view separators);
/// "a, b, c".
[[nodiscard]] std::string joined(std::span<const std::string> names);

/// A file's content, up to `limit` bytes, or that of the shipped program of that name.
/// "OPTION'x' is neither a file nor a shipped program; HINT" where there is neither.
[[nodiscard]] Result<std::string> program_text(std::string_view option, const std::string& name,
                                               std::size_t limit,
                                               std::span<const EmbeddedFile> shipped,
                                               std::string_view hint);
/// Names of shipped programs: their files' without the ending.
[[nodiscard]] std::vector<std::string> names_of(std::span<const EmbeddedFile> shipped);

} // namespace loom
