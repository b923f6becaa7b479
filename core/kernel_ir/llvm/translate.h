#pragma once

/// One function of the IR, simplified, as a Program. Only for core/kernel_ir.

#include "core/base/result.h"
#include "core/kernel/program.h"

#include <llvm/IR/Function.h>

namespace loom::kernel {

/// `function` calls no other function with a body, its loops are in LLVM's simplified form, and
/// its branches have two ways at most. bad_input naming the instruction where there is one that
/// the prediction has no meaning for.
[[nodiscard]] Result<Program> translate(llvm::Function& function);

} // namespace loom::kernel
