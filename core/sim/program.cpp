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

WarpProgram plain_mix(Kind other, double alpha, int ilp) {
  assert(other == Kind::sfu || other == Kind::shared || other == Kind::global);
  assert(alpha >= 0 && ilp >= 1 && ilp <= 64);
  if (alpha == 0)
    return {{chained_block(other, ilp, 1)}};
  if (std::isinf(alpha))
    return {{chained_block(Kind::arithmetic, ilp, 1)}};
  // The rarer kind once per group, the other one spread over the groups by Bresenham's rule.
  const bool adds_often = alpha >= 1;
  const Rational ratio = nearest_rational(std::min(adds_often ? alpha : 1 / alpha, 1e9), 1000);
  WarpProgram program;
  for (std::int64_t group = 0; group < ratio.den; ++group) {
    const std::int64_t many = (group + 1) * ratio.num / ratio.den - group * ratio.num / ratio.den;
    program.blocks.push_back(chained_block(other, ilp, adds_often ? 1 : many));
    program.blocks.push_back(chained_block(Kind::arithmetic, ilp, adds_often ? many : 1));
  }
  return program;
}

/// The program again and again, with what its shape adds.
class Shaped {
public:
  Shaped(const WarpProgram& mix, MixShape shape) : mix_(mix), shape_(shape) {
    const bool others = std::ranges::any_of(
        mix.blocks, [](const Block& each) { return each.body.front().kind != Kind::arithmetic; });
    for (const Block& each : mix.blocks)
      if (is_counted(each, others))
        pass_ += each.count;
    const std::int64_t passes = shape.iterations > 0 ? (shape.iterations + pass_ - 1) / pass_
                                                     : passes_between_like_barriers();
    left_ = shape.iterations > 0 ? shape.iterations : pass_ * passes;
    for (std::int64_t pass = 0; pass < passes; ++pass)
      for (const Block& each : mix.blocks)
        is_counted(each, others) ? add_iterations(each) : add_adds(each);
    meet();
  }
  WarpProgram made;

private:
  static bool is_counted(const Block& block, bool others) {
    return (block.body.front().kind != Kind::arithmetic) == others;
  }

  /// After which a barrier stands where one stood before, as nearly as a program of this size can.
  [[nodiscard]] std::int64_t passes_between_like_barriers() const {
    constexpr std::int64_t most_blocks = 4096;
    const std::int64_t every = shape_.barrier_every;
    if (every == 0)
      return 1;
    const std::int64_t first = (every + pass_ - 1) / pass_;
    const std::int64_t last =
        std::max(first, most_blocks / static_cast<std::int64_t>(mix_.blocks.size()));
    const auto apart = [&](std::int64_t passes) { // iterations from one barrier to the next
      const std::int64_t all = passes * pass_;
      return static_cast<double>(all) / static_cast<double>(all / every);
    };
    std::int64_t best = first;
    for (std::int64_t passes = first; passes <= last && apart(best) > static_cast<double>(every);
         ++passes)
      if (apart(passes) < apart(best))
        best = passes;
    return best;
  }

  void add_adds(const Block& block) {
    if (!ended_)
      made.blocks.push_back(block);
    ended_ = ended_ || left_ == 0;
  }

  /// Barriers stand before the iteration that follows, so that its adds are not cut off the last.
  void add_iterations(const Block& block) {
    std::int64_t count = std::min(block.count, left_);
    ended_ = ended_ || count < block.count; // and the add after it is not reached
    left_ -= count;
    while (count > 0) {
      meet();
      const std::int64_t every = shape_.barrier_every;
      std::int64_t some = every > 0 ? std::min(count, every - since_) : count;
      if (every > 0 && since_ == 0 && count > 2 * every) {
        Block many{.body = {}, .count = count / every - 1};
        for (std::int64_t i = 0; i < every; ++i)
          many.body.insert(many.body.end(), block.body.begin(), block.body.end());
        many.body.push_back(barrier);
        some = many.count * every;
        made.blocks.push_back(std::move(many));
      } else {
        made.blocks.push_back({block.body, some});
        since_ += some;
      }
      count -= some;
    }
  }

  void meet() {
    if (shape_.barrier_every == 0 || since_ < shape_.barrier_every)
      return;
    made.blocks.push_back({.body = {barrier}, .count = 1});
    since_ = 0;
  }

  static inline const Instruction barrier{Kind::barrier, "BAR"};

  const WarpProgram& mix_;
  MixShape shape_;
  std::int64_t pass_ = 0; ///< iterations of the mix
  std::int64_t left_ = 0, since_ = 0;
  bool ended_ = false;
};

std::string name(int reg) { return reg == no_register ? "RZ" : "R" + std::to_string(reg); }

} // namespace

std::string_view to_string(Kind kind) {
  constexpr std::array<std::string_view, kind_count> names{"arithmetic", "sfu",   "shared",
                                                           "global",     "clock", "barrier"};
  return names[static_cast<std::size_t>(kind)];
}

int WarpProgram::block_warps() const {
  int warps = 0;
  for (const Role& role : roles)
    warps += role.warps;
  return warps;
}

const WarpProgram::Role& WarpProgram::role_of(int warp) const {
  assert(warp >= 0 && block_warps() > 0);
  int place = warp % block_warps();
  auto role = roles.begin();
  for (; place >= role->warps; ++role)
    place -= role->warps;
  return *role;
}

std::int64_t WarpProgram::length(int warp) const {
  std::int64_t sum = 0;
  for (const Block& block : blocks_of(warp))
    sum += block.count * static_cast<std::int64_t>(block.body.size());
  return sum;
}

const Instruction& WarpProgram::at(std::int64_t index, int warp) const {
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

WarpProgram mix_program(Kind other, double alpha, int ilp, MixShape shape) {
  assert(shape.barrier_every >= 0 && shape.barrier_every <= 64 && shape.iterations >= 0);
  WarpProgram mix = plain_mix(other, alpha, ilp);
  if (shape.barrier_every == 0 && shape.iterations == 0)
    return mix;
  return Shaped(mix, shape).made;
}

bool any_unawaited(const WarpProgram& program, Kind kind) {
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

std::string to_text(const WarpProgram& program) {
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
