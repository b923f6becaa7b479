#pragma once

/// A CSV of one header for rows that need not have the same columns.

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace loom {

class CsvTable {
public:
  void begin_row() { rows_.emplace_back(); }
  /// A cell of the row begun last. The marks ᵈ and ᵃ of what is derived or assumed, and `marks`
  /// besides, go into a column "NAME mark" behind all others: numbers are left bare.
  void put(const std::string& column, const std::string& text, const std::string& marks = {});
  /// The header with every column in the order of first use, and the rows, empty cells where one
  /// lacks a column.
  [[nodiscard]] std::string text() const;

private:
  /// The number of a column, a new one for a new name.
  std::size_t number_of(const std::string& column);

  std::vector<std::string> columns_; ///< by number, in the order of first use
  std::vector<bool> marks_;          ///< whether they stand behind the others
  std::vector<std::vector<std::pair<std::size_t, std::string>>> rows_;
};

} // namespace loom
