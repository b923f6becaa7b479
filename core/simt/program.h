#pragma once

/// A small SIMT assembly, in the spelling of the thesis and of the disassemblers.
///
/// Two machines run it (machine.h). The divergence stack of GPUs up to Pascal needs to be told
/// where threads converge again: `SSY label` before they part, the suffix `.S` on the last
/// instruction of each path (Volkov 2016, §2.3, Table 2.2). From Volta on a convergence barrier
/// does it: `BSSY B0, label` before, `BSYNC B0` at the label.
///
///           SSY ENDIF                  // one instruction a line, `//` or `#` begins a comment
///           @!P0 BRA ELSE              // a guard: only threads whose P0 is 0
///     IF:   IADD R0, R0, 1
///           IADD.S R1, R1, 2
///     ELSE: IMUL R3, R3, 4
///           IMUL.S R4, R4, 5
///     ENDIF: EXIT
///
/// | instruction | meaning |
/// | --- | --- |
/// | `NOP` · `MOV Rd, a` · `S2R Rd, SR_TID` or `SR_NTID` | nothing · copy · thread id, threads |
/// | `IADD ISUB IMUL IDIV IREM IMIN IMAX AND OR XOR SHL SHR` `Rd, a, b` | 32-bit, wrapping |
/// | `SEL Rd, a, b, Pn` (or `!Pn`) | a where the predicate is 1, else b |
/// | `ISETP.LT` (`LE GT GE EQ NE`) `Pd, a, b` · `PSETP.AND` (`OR XOR`) `Pd, Pa, Pb` | predicates |
/// | `LDS Rd, [Ra+k]` · `STS [Ra+k], b` | a word of the warp's memory |
/// | `ATOMS.CAS Rd, [Ra+k], b, c` · `ATOMS.EXCH` · `ATOMS.ADD` `Rd, [Ra+k], b` | the same, atomic |
/// | `BRA label` · `EXIT` · `BAR` | jump · the thread ends · all threads of the warp meet |
/// | `SSY label`, `.S` · `PBK label`, `BRK` · `PCNT label`, `CONT` · `CAL label`, `RET` | stack |
/// | `BSSY Bn, label` · `BSYNC Bn` · `BREAK Bn` · `YIELD` | independent thread scheduling |
///
/// a, b, c: registers R0 to R31, RZ, or whole numbers. Predicates P0 to P6 and PT. Shifts take
/// the count modulo 32; SHR keeps the sign; a division by zero gives 0.

#include "core/base/result.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom::simt {

inline constexpr int register_count = 32;
inline constexpr int predicate_count = 7;
inline constexpr int barrier_count = 16;
inline constexpr std::size_t max_instructions = 4096;

enum class Op : std::uint8_t {
  nop,
  mov,
  s2r_tid,
  s2r_ntid,
  iadd,
  isub,
  imul,
  idiv,
  irem,
  imin,
  imax,
  and_,
  or_,
  xor_,
  shl,
  shr,
  sel,
  isetp_lt,
  isetp_le,
  isetp_gt,
  isetp_ge,
  isetp_eq,
  isetp_ne,
  psetp_and,
  psetp_or,
  psetp_xor,
  lds,
  sts,
  atoms_cas,
  atoms_exch,
  atoms_add,
  bra,
  exit,
  bar,
  ssy,
  pbk,
  brk,
  pcnt,
  cont,
  cal,
  ret,
  bssy,
  bsync,
  break_,
  yield,
};

/// A predicate as an operand or a guard; `index` 7 is PT, which is always 1.
struct Predicate {
  std::int8_t index = predicate_count;
  bool negated = false;
  bool operator==(const Predicate&) const = default;
};

/// A register or a number.
struct Operand {
  std::int8_t reg = -1; ///< 0 to 31; -1: `value`, which is 0 for RZ
  std::int32_t value = 0;
  bool operator==(const Operand&) const = default;
};

struct Instruction {
  Op op = Op::nop;
  bool sync = false;            ///< carries .S
  Predicate guard;              ///< PT when there is none
  std::int8_t destination = -1; ///< register or, for ISETP and PSETP, predicate; -1 none (RZ, PT)
  std::array<Operand, 3> sources{};      ///< address base, then values, for memory
  std::array<Predicate, 2> predicates{}; ///< of SEL (one) and PSETP (two)
  std::int32_t offset = 0;               ///< of an address, words
  std::int32_t target = -1;              ///< instruction index of the label; -1 none
  std::int8_t barrier = -1;              ///< 0 to 15 for BSSY, BSYNC, BREAK
  int line = 0; ///< in the assembly text, from 1; 0 when made by a compiler
  bool operator==(const Instruction&) const = default;
};

struct Label {
  std::string name;
  std::int32_t pc = 0; ///< index of the instruction it names; the code's size at the very end
  bool operator==(const Label&) const = default;
};

struct Assembly {
  std::vector<Instruction> code;
  std::vector<Label> labels; ///< in order of the text
  bool operator==(const Assembly&) const = default;

  /// The first label at this instruction; empty when there is none.
  [[nodiscard]] std::string_view label_at(std::int32_t pc) const;
  /// Uses SSY, .S, PBK, BRK, PCNT, CONT, CAL or RET.
  [[nodiscard]] bool needs_stack() const;
  /// Uses BSSY, BSYNC, BREAK or YIELD.
  [[nodiscard]] bool needs_independent() const;
};

/// Parses the text. bad_input with line and column, what was expected and what is near. A
/// program has 1 to 4096 instructions; one that runs off its end exits there.
[[nodiscard]] Result<Assembly> assemble(std::string_view text, const std::string& file = {});

/// One instruction without its label: "@!P0 BRA ELSE".
[[nodiscard]] std::string to_text(const Assembly& program, const Instruction& instruction);
/// The whole text, labels in a column of their own; assembling it gives the program again, but
/// for the line numbers.
[[nodiscard]] std::string to_text(const Assembly& program);

} // namespace loom::simt
