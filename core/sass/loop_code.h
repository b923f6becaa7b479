#pragma once

/// The code of one loop by itself, to be carried in a scenario and simulated: its instructions in
/// the order of their addresses, with control codes and without encodings.

#include "core/base/result.h"
#include "core/sass/blocks.h"

#include <memory>
#include <string>
#include <vector>

namespace loom::sass {

/// Instructions that such a loop has at most.
inline constexpr std::size_t max_loop_code = 1024;

/// The loop `graph.loops[loop]` of a function; its instructions are of line 0. bad_argument where
/// it has more than max_loop_code instructions.
[[nodiscard]] Result<Function> loop_code(const Function& function, const Flowgraph& graph,
                                         std::size_t loop);

/// Each instruction as CuAssembler writes it, "[B------:R-:W2:-:S04] /*00c0*/ LDG.E R2, [R4.64] ;".
/// Stall count 0 stands for Kepler's dual issue.
[[nodiscard]] std::vector<std::string> code_lines(const Function& code);

/// The code back; code_lines() and this are inverse to each other. bad_input, with the line (from
/// 1), where a line is not one instruction, addresses do not ascend or there are none or too many.
/// `arch` as in "sm_86", or empty for Volta or later.
[[nodiscard]] Result<Function> code_from_lines(std::string name, const std::string& arch,
                                               const std::vector<std::string>& lines);

using CodePtr = std::shared_ptr<const Function>;

} // namespace loom::sass
