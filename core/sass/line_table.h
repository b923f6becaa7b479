#pragma once

/// Source lines of machine code: the section .debug_line of a cubin, which nvcc writes with
/// -lineinfo and Triton always. Versions 2 to 4 of the DWARF standard, section 6.2, are read.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace loom::sass {

/// A line of a source file, from 1; 0 where nothing says it.
struct SourcePlace {
  std::uint32_t file = 0; ///< its place among the files
  std::uint32_t line = 0;
  bool operator==(const SourcePlace&) const = default;
};

/// One function's instructions from the row's address to that of the next are of its place.
struct LineSequence {
  struct Row {
    std::uint64_t address = 0; ///< bytes from the start of the function
    SourcePlace place;
  };
  /// Byte of the section that holds the function's address: a relocation there names the function.
  std::size_t address_at = 0;
  std::vector<Row> rows; ///< ascending by address
  /// The place of an address; line 0 where none of the rows comes before it.
  [[nodiscard]] SourcePlace at(std::uint64_t address) const;
};

struct LineTable {
  std::vector<std::string> files; ///< names without their folders
  std::vector<LineSequence> sequences;
};

/// Of a damaged section what comes before the damage.
[[nodiscard]] LineTable read_line_table(std::string_view section);

} // namespace loom::sass
