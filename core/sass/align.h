#pragma once

/// Two functions side by side: which instruction of one belongs to which of the other.

#include "core/sass/instruction.h"

#include <optional>
#include <vector>

namespace loom::sass {

enum class Likeness : std::uint8_t {
  same,    ///< text and control code are
  control, ///< the control codes differ
  text,    ///< the same opcode with other operands or modifiers
  left,    ///< only there
  right,
};

struct AlignedRow {
  std::optional<std::size_t> left, right; ///< instructions; at least one is there
  Likeness likeness = Likeness::same;
  bool operator==(const AlignedRow&) const = default;
};

/// Every instruction of both once, in order. Instructions stand beside each other that have the
/// same opcode, as many as can without crossing, and of these choices the one with most equal
/// modifiers and operands. Where the functions are so long that this would take more than
/// max_align_cells comparisons, instructions of the same opcode stand beside each other as far as
/// both functions begin or end alike.
[[nodiscard]] std::vector<AlignedRow> align(const Function& left, const Function& right);
inline constexpr std::size_t max_align_cells = std::size_t{1} << 24;

} // namespace loom::sass
