#pragma once

/// What an instruction of the IR costs as one of PTX. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/IR/Instructions.h>

namespace loom::kernel {

struct Costed {
  Kind kind = Kind::free;
  std::string assumption{}; ///< what is simplified about it; may be empty
};
/// Without what depends on the instructions around it (costs shared by addresses, fused products).
[[nodiscard]] Costed costed(const llvm::Instruction& instruction);

/// "line 12 of file.cu" where the IR has it, else the instruction's text.
[[nodiscard]] std::string place_of(const llvm::Instruction& instruction);

} // namespace loom::kernel
