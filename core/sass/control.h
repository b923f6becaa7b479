#pragma once

/// Control codes: what the compiler tells the warp scheduler with every instruction since Kepler.
///
///   Volta to Blackwell   an instruction has 128 bits; its control code is bits 105 to 125.
///   Maxwell, Pascal      every fourth 64-bit word is a control word: the codes of the three
///                        instructions after it from bit 0, 21 bits each.
///   Kepler               every eighth word: seven codes of 8 bits, from bit 4 on GK104 (sm_30; the
///                        word ends in 7 and begins with 2), from bit 2 on GK110 (sm_32 to sm_37;
///                        the word's highest six bits are 000010).
///
/// The 21 bits, lowest first: stall count (4), yield (1, 0 asks to yield), write barrier (3, 7 for
/// none), read barrier (3, 7 for none), wait mask (6), reuse (4). Kepler's 8 bits: 0x04 issues
/// together with the next instruction, which comes n + 1 cycles later for 0x20|n and 0x40|n (1 to
/// 32), 2 (n mod 16) + 1 for 0x80|n, else 32; what 0x40 and 0x80 say besides is not understood, and
/// kept apart.
///
/// Sources: NervanaSystems/maxas, wiki "Control Codes"; cloudcores/CuAssembler, UserGuide; Jia et
/// al., arXiv 1804.06826, §2.1; Mesa, nv50_ir_emit_nvc0.cpp, SchedDataCalculator.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace loom::sass {

inline constexpr int barrier_count = 6; ///< dependency barriers of a warp, 0 to 5

/// How the control codes of an architecture lie among the instructions.
enum class Layout { kepler_gk104, kepler_gk110, maxwell, volta };
/// Bytes from one control word to the next, the word included; 16 for Volta, where each
/// instruction has its own.
[[nodiscard]] int group_bytes(Layout layout);

/// One control code.
struct Control {
  std::uint8_t stall = 0;     ///< cycles until the warp may issue its next instruction, 0 to 32
  bool yield = false;         ///< the scheduler should turn to another warp
  int write_barrier = -1;     ///< set until the result is written, 0 to 5; -1 for none
  int read_barrier = -1;      ///< set until the operands are read, 0 to 5; -1 for none
  std::uint8_t wait_mask = 0; ///< bit b: wait until barrier b is free
  std::uint8_t reuse = 0;     ///< bit k: keep source operand k in the reuse cache
  bool dual_issue = false;    ///< Kepler: issue together with the next instruction
  std::uint8_t unknown = 0;   ///< Kepler: the bits that are not understood
  bool operator==(const Control&) const = default;
};

/// The 21 bits of Maxwell and later in the low bits of `bits`. Nothing for a barrier 6, which does
/// not exist.
[[nodiscard]] std::optional<Control> control_from_bits(std::uint32_t bits);
/// The 21 bits in the high word of a 128-bit instruction.
[[nodiscard]] constexpr std::uint32_t volta_bits(std::uint64_t high) {
  return static_cast<std::uint32_t>(high >> 41U) & 0x1fffffU;
}
/// The code of Kepler's 8 bits.
[[nodiscard]] Control control_from_kepler(std::uint8_t bits);
/// The code of instruction `index` (from 0) after the control word `word`; not for Volta. Nothing
/// where the word cannot be one.
[[nodiscard]] std::optional<Control> control_in_word(Layout layout, std::uint64_t word, int index);

/// "B0-2---:R-:W3:Y:S04": barriers waited for, read barrier, write barrier, yield, stall count, as
/// CuAssembler writes it. Reuse stands at the operands there and is not part of it.
[[nodiscard]] std::string to_text(const Control& control);
/// The same read back; nothing for any other text. Reuse is read where CuAssembler writes it in
/// front, "R-R-:B0-2---:R-:W3:Y:S04": a letter for each source operand.
[[nodiscard]] std::optional<Control> control_from_text(std::string_view text);

/// The fields that maxas and Triton write in front of an instruction, "01:-:2:Y:6": wait mask, read
/// and write barrier, yield, and the stall count in hexadecimal. Sources: NervanaSystems/maxas,
/// wiki "Control Codes"; triton-lang/triton, python/triton/tools/disasm.py.
enum class Fields {
  maxas,  ///< the wait mask in hexadecimal, barriers counted from 1
  triton, ///< the wait mask in decimal, barriers counted from 0
};
inline constexpr std::size_t fields_length = 10;
/// Whether a line begins with something like them, and a blank.
[[nodiscard]] bool has_fields(std::string_view line);
/// The control code of such a line; nothing where a field has no such value.
[[nodiscard]] std::optional<Control> control_from_fields(std::string_view line, Fields fields);

} // namespace loom::sass
