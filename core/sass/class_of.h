#pragma once

/// From machine code to the classes of instructions that architectures have numbers for.

#include "core/gpu/instruction_class.h"
#include "core/sass/instruction.h"

#include <string>
#include <string_view>

namespace loom::sass {

/// The class of a mnemonic with its modifiers, as in "LDG.E.128.CONSTANT"; nullptr where no class
/// is known to have its numbers. An opcode that the same pipe executes in the same way has the
/// class of a more common one: PRMT that of LOP3, VIADD that of IMAD, a local load that of a
/// global one. A generic load or store (LD, ST) is taken as one of global memory, which it is in
/// nearly all code: all global accesses of Kepler, and those of pointers whose space no compiler
/// knows.
[[nodiscard]] const InstructionClass* class_of(std::string_view mnemonic);

/// Whether it reads or writes memory of any kind: those of memory's classes, and opcodes that no
/// table names, which may.
[[nodiscard]] bool accesses_memory(std::string_view mnemonic);
/// LD and ST, whose memory its address says.
[[nodiscard]] bool is_generic(std::string_view mnemonic);

} // namespace loom::sass
