#pragma once

/// A structured little language that compiles to the SIMT assembly with the right synchronisation
/// points for either machine.
///
///     // counts down from a different number in each thread
///     n = tid % 3 + 1;
///     while (n > 0) {
///       if (p0) { a = a + n; } else if (n == 2) { break; }
///       n = n - 1;
///     }
///     mem[tid] = a;
///
/// Statements: `x = e;`  `mem[e] = e;`  `e;`  `if (e) {..} else {..}`  `while (e) {..}`  `break;`
/// `continue;`  `return;`  `sync;` (all threads of the warp meet); one statement needs no braces.
/// Expressions, in C's order of precedence: `|| && | ^ & == != < <= > >= << >> + - * / %`, unary `-
/// ! ~`, parentheses, whole numbers, variables, `mem[e]`, and
///   - `tid`, `threads`: the thread's number and how many there are;
///   - `p0` to `p6`: input predicates, 0 or 1;
///   - `cas(address, expected, value)`, `exch(address, value)`, `add(address, value)`: atomic,
///     give the word that was there.
/// Values are 32-bit and wrap; a division by zero gives 0; `&&` and `||` evaluate both sides and
/// give 0 or 1. Variables begin as 0 unless an input sets them; each has a register of its own
/// from R0 up in the order they first appear.
///
/// With barriers, the threads that leave a loop wait at its end for the others, unless the loop
/// may itself wait for another thread: its condition uses an atomic or, with an empty body, `mem`;
/// or its body uses `cas` or `exch`. Otherwise who takes a lock would wait there for those that
/// wait for the lock. On the stack every loop's end is waited for, and such a lock never opens.

#include "core/simt/program.h"

#include <array>
#include <functional>
#include <memory>
#include <span>

namespace loom::simt {

/// How the compiled code says where threads converge.
enum class Convergence {
  stack,   ///< SSY and .S, PBK and BRK, PCNT and CONT
  barrier, ///< BSSY, BSYNC and BREAK
  none,    ///< plain branches: what is lost without convergence
};

struct Compiled {
  Assembly program; ///< Instruction::line is the line of to_text(program) it stands on
  /// For each instruction the line of the source it comes from, from 1.
  std::vector<int> source_lines;
  std::vector<std::string> variables; ///< [r] is in register r
};

/// Parses and compiles. bad_input with line and column.
[[nodiscard]] Result<Compiled> compile(std::string_view source, Convergence convergence,
                                       const std::string& file = {});

/// Whether a text is meant in this language rather than as assembly: it has a `;`, `{` or `}`
/// outside comments.
[[nodiscard]] bool is_structured(std::string_view text);

/// An expression as a function of its names' values, one each, in their order.
using Formula = std::function<std::int32_t(std::span<const std::int32_t> values)>;
/// Parses an expression of numbers and `names` (at least one). bad_argument with the column.
[[nodiscard]] Result<Formula> formula(std::string_view text,
                                      std::span<const std::string_view> names);
/// What the formulas of a warp's inputs know: the thread's number and how many there are.
inline constexpr std::array<std::string_view, 2> thread_names{"tid", "threads"};

} // namespace loom::simt
