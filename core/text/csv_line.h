#pragma once

/// One line of a CSV, split into its fields; and a field of one.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// One field of a line: its text without blanks and quotes around it, and its place, from 1.
/// Quotes doubled inside quotes are still doubled.
struct CsvField {
  std::string_view text;
  int column = 1;
};

/// What of a longer line comes after so many fields is left out: no table has them.
inline constexpr std::size_t max_csv_fields = 100'000;
/// Splits at the separators outside quotes. The field of a quote without an end, or 0.
[[nodiscard]] int split_csv_line(std::string_view line, char separator,
                                 std::vector<CsvField>& fields);

// Spreadsheets compute what begins with = + - @, a tab or an end of line, and what computes can run
// programs. All that is written for them goes through these.

/// A text as a cell that a spreadsheet shows and does not compute: one line without control
/// characters, with an apostrophe before what would be a formula. Numbers stay numbers, with a unit
/// of letters or % too.
[[nodiscard]] std::string csv_cell(std::string_view text);
/// The same as a field between commas: in quotes where it has to be.
[[nodiscard]] std::string csv_field(std::string_view text);
/// A note, which begins with '#', as one line; none of its parts between separators is a formula.
[[nodiscard]] std::string csv_note(std::string_view text);
/// A line of somebody's CSV, of which split_csv_line() made `fields`; none of them is a formula.
[[nodiscard]] std::string csv_line(std::string_view line, const std::vector<CsvField>& fields);

} // namespace loom
