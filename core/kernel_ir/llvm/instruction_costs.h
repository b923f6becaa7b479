#pragma once

/// What an instruction of the IR costs as one of PTX. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/IR/Instructions.h>

namespace loom::kernel {

struct Costed {
  Kind kind = Kind::free;
  Message assumption{}; ///< what is simplified about it; may be empty
};
/// Without what depends on the instructions around it (costs shared by addresses, fused products).
[[nodiscard]] Costed costed(const llvm::Instruction& instruction);

/// What PTX has for an instruction, of kind `plain` by itself, that is folded: sums of addresses
/// are instructions there, with the widening of their index; a product that is added to is not.
[[nodiscard]] Kind written(const llvm::Instruction& instruction, Kind plain);

/// The operation of PTX that the instruction is by itself, as Instruction::operation has it; empty
/// where it has no name there.
[[nodiscard]] std::string operation(const llvm::Instruction& instruction);

/// "line 12" where the IR has it, else the instruction's text in quotes.
[[nodiscard]] Message place_of(const llvm::Instruction& instruction);
/// "function 'f', line 12: `what`".
[[nodiscard]] Message said_of(const llvm::Instruction& instruction, const Message& what);

} // namespace loom::kernel
