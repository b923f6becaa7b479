#pragma once

/// What is known of an opcode: which unit executes it, which operands it writes, where control
/// goes.
///
/// Units as NVIDIA's Nsight Compute documentation lists the pipelines and as the architecture
/// survey's listings of Ampere code suggest: integer multiply-add shares a dispatch port with FP32
/// arithmetic; moves, integer adds, logic and comparisons have the other. An opcode that no table
/// names is of the unknown class: its first register is taken to be its result.

#include <cstdint>
#include <string_view>

namespace loom::sass {

enum class OpcodeClass : std::uint8_t {
  fma,        ///< FP32 arithmetic and integer multiply-add
  alu,        ///< moves, integer adds, logic, shifts, comparisons
  half,       ///< packed FP16 arithmetic
  fp64,       ///< double precision
  sfu,        ///< MUFU
  conversion, ///< between formats, and bit counts
  tensor,     ///< matrix multiply-accumulate
  uniform,    ///< the uniform datapath: one value a warp; its loads from constant memory
  global,     ///< global and generic memory, atomics included
  local,      ///< local memory
  shared,     ///< shared memory
  constant,   ///< loads from constant memory
  texture,    ///< textures and surfaces
  exchange,   ///< between the lanes of a warp: shuffles
  special,    ///< special registers
  barrier,    ///< of a block, memory fences, waits
  control,    ///< branches, convergence, exit
  nop,
  unknown,
};
inline constexpr std::size_t opcode_class_count = 19;
[[nodiscard]] std::string_view to_string(OpcodeClass opcode_class);

/// Which operands an opcode writes; predicates behind the first register are results too.
enum class Results : std::uint8_t {
  normal,     ///< the first register, predicates before and after it
  predicates, ///< the leading predicates
  none,
};

enum class Flow : std::uint8_t {
  next,       ///< the instruction below
  branch,     ///< to the target, or below where guarded
  indirect,   ///< somewhere
  call,       ///< to the target, and later below
  end,        ///< nowhere: EXIT, RET, KILL
  set_target, ///< below; the target is where a later `to_target` continues
  to_target,  ///< Maxwell and Kepler: to the target of the SSY, PBK or PCNT above
};

struct Opcode {
  std::string_view name; ///< without modifiers; empty when unknown
  OpcodeClass opcode_class = OpcodeClass::unknown;
  Results results = Results::normal;
  Flow flow = Flow::next;
};

/// The opcode of a mnemonic without modifiers, as in "LDG".
[[nodiscard]] const Opcode& opcode(std::string_view name);

} // namespace loom::sass
