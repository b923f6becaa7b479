#pragma once

/// How far back LLVM looks for conditions that guard a loop. Only for core/kernel_ir.

#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Function.h>

namespace loom::kernel {

/// Bounds the time that ScalarEvolution takes: from every loop it goes back, block by block, for as
/// long as there is one way to come, so that many loops in a row take the square of their number.
/// A block after a loop gets a second way to come where that is too far, from a block that is
/// never executed. What was asked before such a place does not guard the loops after it, so that a
/// count may be a longer expression, or unknown, but never another number.
void bound_guards(llvm::Function& function, const llvm::LoopInfo& loops);

} // namespace loom::kernel
