#pragma once

/// Where an excerpt leaves lines out.

#include "core/sass/instruction.h"

namespace loom::sass {

/// Whether lines were left out before the instruction: its address is not the one that follows the
/// one before. Never in code that was taken out of a listing (core/sass/loop_code.h), which has no
/// lines: what lies between belongs to no iteration.
[[nodiscard]] bool cut_before(const Function& function, std::size_t instruction);
/// All of these, ascending.
[[nodiscard]] std::vector<std::size_t> cuts(const Function& function);
/// The address behind an instruction: control words stand between some before Volta.
[[nodiscard]] std::uint64_t address_behind(const Function& function, std::size_t instruction);

} // namespace loom::sass
