#pragma once

/// Which expression an instruction or a call of the IR is. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/IR/Instructions.h>
#include <optional>

namespace loom::kernel {

/// The leaf that a call reads: an index or a size of the launch.
[[nodiscard]] std::optional<Expr> special_register(const llvm::CallInst& call);
/// A call of minimum, maximum or the reversal of bits is this operation; another is none.
[[nodiscard]] std::optional<ExprOp> call_operation(const llvm::CallInst& call);
/// Of a binary instruction of integers, by its opcode.
[[nodiscard]] std::optional<ExprOp> operation(unsigned opcode);

} // namespace loom::kernel
