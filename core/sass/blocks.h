#pragma once

/// Control flow of a function: basic blocks, loops, and which registers are live.

#include "core/sass/operands.h"

#include <optional>
#include <vector>

namespace loom::sass {

/// Instructions that are executed one after the other; indices into Function::instructions.
struct Block {
  std::size_t begin = 0, end = 0;          ///< end is one behind the last
  std::vector<std::size_t> next, previous; ///< blocks, each once
  std::optional<std::size_t> calls{};      ///< the block that the call at its end goes to
  bool called = false;                     ///< a call goes to it
};

/// A natural loop: every block that reaches the header again without leaving it.
struct BlockLoop {
  std::size_t header = 0;          ///< block
  std::vector<std::size_t> blocks; ///< ascending, the header included
  std::size_t first = 0, last = 0; ///< instructions with the least and the largest address
  bool innermost = true;           ///< no other loop's header is in it
};

struct Flowgraph {
  std::vector<Operands> operands;           ///< one an instruction
  std::vector<Block> blocks;                ///< ascending; the first is the entry
  std::vector<std::size_t> block_of;        ///< of an instruction
  std::vector<BlockLoop> loops;             ///< ascending by header, outer before inner
  std::vector<std::size_t> unknown_targets; ///< instructions that go where the text does not say
};

/// The flow of a function. Its texts have to outlive the result. A branch to an address that is not
/// in the listing, and an indirect one, have no edge and are among `unknown_targets`. Calls are
/// taken to return, and have an edge to where they do; functions called have their loops. Loops
/// that are entered in more than one place are left out, and where a function has a great many, the
/// later ones.
[[nodiscard]] Flowgraph flowgraph(const Function& function);

/// The blocks that are executed from some on, ascending; `called`: those of calls too.
[[nodiscard]] std::vector<std::size_t> reached(const Flowgraph& graph,
                                               std::vector<std::size_t> from, bool called);

/// Live registers of one instruction: those that hold a value used later, or that it writes.
struct Live {
  int gpr = 0, ugpr = 0, pred = 0, upred = 0;
  bool operator==(const Live&) const = default;
};
/// One an instruction, counted as 'nvdisasm -plr' does: the stack pointer R1 lives to the end.
[[nodiscard]] std::vector<Live> live_registers(const Flowgraph& graph);

} // namespace loom::sass
