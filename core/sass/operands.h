#pragma once

/// The operands of an instruction, as far as dependences need them: which registers it reads and
/// writes, and where it branches to.

#include "core/sass/instruction.h"
#include "core/sass/opcode.h"

#include <optional>
#include <string_view>
#include <vector>

namespace loom::sass {

/// Registers that instructions depend on. RZ, URZ, PT and UPT hold constants and are none.
enum class File : std::uint8_t {
  gpr,         ///< R0 to R254
  ugpr,        ///< UR0 to UR62, UR254 since Blackwell
  pred,        ///< P0 to P6
  upred,       ///< UP0 to UP6
  convergence, ///< B0 to B15: where lanes that part meet again
  carry,       ///< CC, before Volta
};
inline constexpr int file_count = 6;
/// Registers of a file, the constant one included: 256, 256, 8, 8, 16, 1.
[[nodiscard]] int file_size(File file);

/// `count` neighbouring registers, all below file_size(file).
struct Registers {
  File file = File::gpr;
  std::uint8_t first = 0;
  std::uint8_t count = 1;
  bool operator==(const Registers&) const = default;
};
/// "R4", "R4-5", "UP0", "CC".
[[nodiscard]] std::string to_text(const Registers& registers);

struct Operands {
  const Opcode* opcode = nullptr; ///< never null
  std::string_view mnemonic;      ///< with modifiers; lives as long as the instruction's text
  bool guarded = false;           ///< executed by some lanes only: @P0 or @!P0
  std::vector<Registers> reads;   ///< the guard included
  std::vector<Registers> writes;
  std::uint8_t reuse = 0; ///< bit k: source operand k, predicates not counted, says .reuse
  std::optional<std::uint64_t> target; ///< address of a branch
  std::string_view target_label;       ///< or its name: ".L_x_48"
  int width = 1;                       ///< registers of a memory access's data: 1, 2, 4 or 8

  [[nodiscard]] bool has(std::string_view modifier) const; ///< ".64" among the modifiers: "64"
};

/// Reads the text of an instruction of `function`. Whatever cannot be understood is no operand. On
/// Ampere and Ada (sm_80 to sm_89) global loads and stores read the memory descriptor from a pair
/// of uniform registers that only the encoding names.
[[nodiscard]] Operands operands_of(const Instruction& instruction, const Function& function);

} // namespace loom::sass
