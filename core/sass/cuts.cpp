#include "core/sass/cuts.h"

namespace loom::sass {

std::uint64_t address_behind(const Function& function, std::size_t instruction) {
  const auto group = static_cast<std::uint64_t>(group_bytes(function.layout));
  const std::uint64_t step = function.step();
  const std::uint64_t next = function.instructions[instruction].address + step;
  return step == 8 && next % group == 0 ? next + step : next;
}

bool cut_before(const Function& function, std::size_t instruction) {
  return instruction > 0 && function.instructions[instruction].line > 0 &&
         function.instructions[instruction].address != address_behind(function, instruction - 1);
}

std::vector<std::size_t> cuts(const Function& function) {
  std::vector<std::size_t> found;
  for (std::size_t i = 1; i < function.instructions.size(); ++i)
    if (cut_before(function, i))
      found.push_back(i);
  return found;
}

} // namespace loom::sass
