#pragma once

/// Machine code of Volta and later, out of its 128-bit words: what a listing would say of it.
///
/// core/sass/decode_rows.inc has the operations that are known, where their words have modifiers,
/// registers, predicates, targets and memory, and from which listings that was learnt. What is not
/// in it is never guessed: its name is "op_" and its lowest 12 bits in hexadecimal, without
/// operands.
///
/// The text is that of 'cuobjdump -sass' in its mnemonics, registers and targets; numbers of
/// floating point are the shortest that are read back.

#include <cstdint>
#include <string>

namespace loom::sass {

struct DecodedText {
  std::string text;  ///< "@!P0 LDG.E R8, desc[UR4][R2.64]", without ';'
  bool known = true; ///< whether the table has its operation
};

/// The instruction whose word is `high`, `low` at `address` of its function, for compute capability
/// `arch`, 70 for 7.0.
[[nodiscard]] DecodedText decode(std::uint64_t low, std::uint64_t high, int arch,
                                 std::uint64_t address);

} // namespace loom::sass
