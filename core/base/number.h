#pragma once

/// Numbers as text, the same in every locale.

#include <optional>
#include <string>
#include <string_view>

namespace loom {

/// The shortest decimal text that reads back to exactly `value`; "inf", "-inf" or "nan" where
/// it is not finite. Whole numbers up to 1e15 are written without an exponent.
[[nodiscard]] std::string shortest(double value);

/// `value` to `digits` significant digits for reading, without trailing zeros ("0.0815", "368",
/// "1.2e7"); "∞" for infinity. `digits` is 1 to 17.
[[nodiscard]] std::string significant(double value, int digits = 3);

/// Reads the whole of `text` as a decimal number; "inf" and "∞" are infinity. Nothing for
/// anything else: blanks, trailing characters, "nan", numbers too large for a double.
[[nodiscard]] std::optional<double> parse_number(std::string_view text);

} // namespace loom
