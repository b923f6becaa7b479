#pragma once

/// A listing of machine code as it was read: functions of instructions with their control codes.

#include "core/sass/control.h"

#include <cstddef>
#include <string>
#include <vector>

namespace loom::sass {

struct Instruction {
  std::uint64_t address = 0; ///< bytes from the start of the function
  int line = 0;              ///< of the listing, from 1
  std::string text;          ///< "@!P0 LDG.E R8, [R2.64]", without ';'
  std::uint64_t low = 0;     ///< encoding: all of it before Volta, the low half since
  std::uint64_t high = 0;    ///< the high half since Volta; 0 where only control text was given
  Control control;
  bool operator==(const Instruction&) const = default;
};

/// A name for the instruction at `index`, or for the end of the function.
struct Label {
  std::string name;
  std::size_t index = 0;
  bool operator==(const Label&) const = default;
};

struct Function {
  std::string name; ///< "listing" for an excerpt without a header, then "listing 2", ...
  std::string arch; ///< "sm_80"; empty where the listing does not say
  Layout layout = Layout::volta;
  std::vector<Instruction> instructions;
  std::vector<Label> labels; ///< ascending by index

  /// Bytes of an instruction.
  [[nodiscard]] std::uint64_t step() const { return layout == Layout::volta ? 16 : 8; }
  bool operator==(const Function&) const = default;
};

struct Listing {
  std::vector<Function> functions;
};

/// The number of "sm_90a" (90); 0 for an empty architecture.
[[nodiscard]] int arch_number(const std::string& arch);

} // namespace loom::sass
