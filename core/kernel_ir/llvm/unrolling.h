#pragma once

/// Loops that the compiler's last steps unroll. Only for core/kernel_ir.

#include "core/kernel/program.h"

#include <llvm/IR/Function.h>

namespace loom::kernel {

/// Turns that become one.
inline constexpr int unrolled_turns = 4;
/// The end of the name of the loop that makes those that are left.
inline constexpr const char* rest_of_turns = ".rest";
/// The end of the name of the value that says how often control goes back in a loop.
inline constexpr const char* back_edges_value = ".back";
/// The note on the branch that ends an unrolled loop.
inline constexpr const char* unrolled_note = "loom.unrolled";

/// Unrolls loops as ptxas does (effects.h, unrolled-loops); whether there were any. `program` is
/// the function, which is in LLVM's simplified form and stays in it, as it was translated before.
bool unroll_loops(llvm::Function& function, const Program& program);

} // namespace loom::kernel
