#include "core/sim/program.h"

#include "core/sim/rational.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace loom {
namespace {

Instruction chained(Kind kind, int chain) {
  switch (kind) {
  case Kind::sfu:
    return {kind, "MUFU.RSQ", chain, {chain, no_register, no_register}};
  case Kind::shared:
    return {kind, "LDS", chain, {chain, no_register, no_register}};
  case Kind::global:
    return {kind, "LDG", chain, {chain, no_register, no_register}};
  default:
    return {Kind::arithmetic, "FADD", chain, {chain, 0, no_register}};
  }
}

/// One instruction of every chain, `count` times.
Block chained_block(Kind kind, int ilp, std::int64_t count) {
  Block block{.body = {}, .count = count};
  for (int chain = 1; chain <= ilp; ++chain)
    block.body.push_back(chained(kind, chain));
  return block;
}

std::string name(int reg) { return reg == no_register ? "RZ" : "R" + std::to_string(reg); }

} // namespace

std::string_view to_string(Kind kind) {
  constexpr std::array<std::string_view, kind_count> names{"arithmetic", "sfu",   "shared",
                                                           "global",     "clock", "barrier"};
  return names[static_cast<std::size_t>(kind)];
}

int Program::block_warps() const {
  int warps = 0;
  for (const Role& role : roles)
    warps += role.warps;
  return warps;
}

const Program::Role& Program::role_of(int warp) const {
  assert(warp >= 0 && block_warps() > 0);
  int place = warp % block_warps();
  auto role = roles.begin();
  for (; place >= role->warps; ++role)
    place -= role->warps;
  return *role;
}

std::int64_t Program::length(int warp) const {
  std::int64_t sum = 0;
  for (const Block& block : blocks_of(warp))
    sum += block.count * static_cast<std::int64_t>(block.body.size());
  return sum;
}

const Instruction& Program::at(std::int64_t index, int warp) const {
  const std::int64_t round = length(warp);
  assert(index >= 0 && round > 0);
  std::int64_t rest = index % round;
  auto block = blocks_of(warp).begin();
  for (;; ++block) {
    const auto size = static_cast<std::int64_t>(block->body.size());
    if (rest < size * block->count)
      return block->body[static_cast<std::size_t>(rest % size)];
    rest -= size * block->count;
  }
}

Program mix_program(Kind other, double alpha, int ilp) {
  assert(other == Kind::sfu || other == Kind::shared || other == Kind::global);
  assert(alpha >= 0 && ilp >= 1 && ilp <= 64);
  if (alpha == 0)
    return {{chained_block(other, ilp, 1)}};
  if (std::isinf(alpha))
    return {{chained_block(Kind::arithmetic, ilp, 1)}};
  // The rarer kind once per group, the other one spread over the groups by Bresenham's rule.
  const bool adds_often = alpha >= 1;
  const Rational ratio = nearest_rational(std::min(adds_often ? alpha : 1 / alpha, 1e9), 1000);
  Program program;
  for (std::int64_t group = 0; group < ratio.den; ++group) {
    const std::int64_t many = (group + 1) * ratio.num / ratio.den - group * ratio.num / ratio.den;
    program.blocks.push_back(chained_block(other, ilp, adds_often ? 1 : many));
    program.blocks.push_back(chained_block(Kind::arithmetic, ilp, adds_often ? many : 1));
  }
  return program;
}

bool any_unawaited(const Program& program, Kind kind) {
  return std::ranges::any_of(program.blocks, [kind](const Block& block) {
    return std::ranges::any_of(block.body, [kind](const Instruction& each) {
      return each.kind == kind && each.destination == no_register;
    });
  });
}

std::string to_text(const Instruction& instruction) {
  if (!instruction.text.empty())
    return instruction.text;
  std::string text = instruction.mnemonic;
  if (instruction.at_mbarrier != MbarrierUse::none && instruction.kind == Kind::clock)
    return text;
  const char* separator = " ";
  const auto operand = [&](const std::string& value) {
    text += separator + value;
    separator = ", ";
  };
  const auto address = [](int base) { return "[" + name(base) + "]"; };
  const bool memory = instruction.kind == Kind::shared || instruction.kind == Kind::global;
  if (memory && instruction.mnemonic.starts_with("ST")) {
    operand(address(instruction.sources[0]));
    operand(name(instruction.sources[1]));
  } else {
    if (instruction.kind != Kind::barrier)
      operand(name(instruction.destination));
    for (const int source : instruction.sources)
      if (source != no_register)
        operand(memory ? address(source) : name(source));
  }
  if (instruction.stall != 1)
    text += " {S" + std::to_string(instruction.stall) + "}";
  return text;
}

std::string to_text(const Program& program) {
  std::string text;
  for (const Block& block : program.blocks) {
    const bool repeated = block.count != 1;
    if (repeated)
      text += "repeat " + std::to_string(block.count) + "\n";
    for (const Instruction& instruction : block.body)
      text += (repeated ? "  " : "") + to_text(instruction) + "\n";
    if (repeated)
      text += "end\n";
  }
  return text;
}

} // namespace loom
