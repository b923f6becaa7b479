#include "core/simt/plain.h"

#include <utility>

namespace loom::simt {
namespace {

/// Where the threads that meet at `.S` go: the label of the nearest SSY above that reaches past it.
std::int32_t meeting_point(const Assembly& program, std::size_t at) {
  for (std::size_t i = at; i-- > 0;)
    if (program.code[i].op == Op::ssy && program.code[i].target > static_cast<std::int32_t>(at))
      return program.code[i].target;
  return -1;
}

} // namespace

std::optional<Assembly> without_convergence(const Assembly& program) {
  Assembly plain;
  std::vector<std::int32_t> moved; // where each instruction is now
  for (std::size_t at = 0; at < program.code.size(); ++at) {
    Instruction instruction = program.code[at];
    moved.push_back(static_cast<std::int32_t>(plain.code.size()));
    switch (instruction.op) {
    case Op::ssy:
    case Op::bssy:
    case Op::bsync:
      continue;
    case Op::pbk:
    case Op::brk:
    case Op::pcnt:
    case Op::cont:
    case Op::cal:
    case Op::ret:
    case Op::break_:
      return std::nullopt;
    default:
      break;
    }
    const bool meets = std::exchange(instruction.sync, false);
    plain.code.push_back(instruction);
    if (!meets)
      continue;
    Instruction jump;
    jump.op = Op::bra;
    jump.target = meeting_point(program, at);
    if (jump.target < 0)
      return std::nullopt;
    if (jump.target != static_cast<std::int32_t>(at) + 1)
      plain.code.push_back(jump);
  }
  moved.push_back(static_cast<std::int32_t>(plain.code.size()));
  for (Instruction& instruction : plain.code)
    if (instruction.target >= 0)
      instruction.target = moved[static_cast<std::size_t>(instruction.target)];
  for (Label label : program.labels) {
    label.pc = moved[static_cast<std::size_t>(label.pc)];
    plain.labels.push_back(std::move(label));
  }
  return plain;
}

} // namespace loom::simt
