#pragma once

/// Numbers out of a CSV: chosen columns by name, '#' lines as notes, further columns ignored.

#include "core/base/result.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// A column that is read, with the range of its numbers.
struct CsvColumn {
  std::string_view name;
  std::string_view alias;         ///< another name accepted; may be empty
  double min, max;                ///< inclusive
  std::optional<double> absent{}; ///< of a file without the column, which need not be there
};

struct CsvNumbers {
  std::string notes;                     ///< the '#' lines, joined by newlines
  std::vector<std::vector<double>> rows; ///< a number per column asked for, in that order
};

/// Reads the columns. bad_input with line and column.
[[nodiscard]] Result<CsvNumbers> csv_columns(std::string_view text, const std::string& file,
                                             std::span<const CsvColumn> columns);

} // namespace loom
