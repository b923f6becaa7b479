#pragma once

/// One line of a CSV, split into its fields; and a field of one.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// One field of a line: its text without surrounding blanks and quotes, and its column from 1.
/// Quotes doubled inside quotes are still doubled.
struct CsvField {
  std::string_view text;
  int column = 1;
};

/// What of a longer line comes after so many fields is left out: no table has them.
inline constexpr std::size_t max_csv_fields = 100'000;
/// Splits at the separators outside quotes. The column of a quote without an end, or 0.
[[nodiscard]] int split_csv_line(std::string_view line, char separator,
                                 std::vector<CsvField>& fields);

/// A text as a field between commas: in quotes where it has to be.
[[nodiscard]] std::string csv_field(std::string_view text);

} // namespace loom
