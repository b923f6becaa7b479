#include "core/study/exact_arithmetic.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace loom {

namespace {

bool has(const sass::Instruction& instruction, std::string_view part) {
  return instruction.text.find(part) != std::string::npos;
}

/// Whether one of the instructions from `at` on, a few, has the part.
bool follows(const sass::Function& function, std::size_t at, std::string_view part) {
  constexpr std::size_t few = 24;
  const std::size_t end = std::min(at + few, function.instructions.size());
  for (std::size_t i = at; i < end; ++i)
    if (has(function.instructions[i], part))
      return true;
  return false;
}

} // namespace

int ExactArithmetic::saved() const {
  constexpr int exact = 10, division = 5, other = 4;
  return exact - (kind == Kind::division ? division : other);
}

std::vector<ExactArithmetic> exact_arithmetic(const sass::Function& function) {
  using enum ExactArithmetic::Kind;
  std::vector<ExactArithmetic> all;
  for (std::size_t i = 0; i < function.instructions.size(); ++i) {
    const sass::Instruction& each = function.instructions[i];
    if (has(each, "FCHK"))
      all.push_back({division, i});
    else if (has(each, "0x1800000") && follows(function, i, "0x1ffffff") &&
             follows(function, i, "MUFU.RCP"))
      all.push_back({reciprocal, i});
    else if (has(each, "0xf3000000") && follows(function, i, "0x727fffff"))
      all.push_back({root, i});
  }
  return all;
}

} // namespace loom
