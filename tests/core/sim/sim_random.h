#pragma once

/// Programs and machines at random, of every kind that the simulator knows.

#include "core/sim/machine.h"
#include "core/sim/program.h"

#include <algorithm>
#include <initializer_list>
#include <random>

namespace loom {

/// Any number from a list.
template <class T> T any(std::mt19937& random, std::initializer_list<T> values) {
  return values.begin()[std::uniform_int_distribution<std::size_t>(0, values.size() - 1)(random)];
}

inline WarpProgram random_program(std::mt19937& random) {
  const auto reg = [&] { return std::uniform_int_distribution<>(-1, 5)(random); };
  WarpProgram program;
  const int blocks = std::uniform_int_distribution<>(1, 3)(random);
  for (int b = 0; b < blocks; ++b) {
    Block block{.body = {}, .count = any<std::int64_t>(random, {1, 1, 2, 3, 1000})};
    const int length = std::uniform_int_distribution<>(1, 5)(random);
    for (int i = 0; i < length; ++i) {
      const Kind kind = any(random, {Kind::arithmetic, Kind::arithmetic, Kind::sfu, Kind::shared,
                                     Kind::global, Kind::clock, Kind::barrier});
      Instruction instruction{.kind = kind, .destination = reg(), .sources = {reg(), reg(), reg()}};
      if (kind == Kind::barrier)
        instruction.destination = no_register, instruction.sources = {-1, -1, -1};
      instruction.stall = any(random, {1, 1, 1, 2, 7});
      block.body.push_back(instruction);
    }
    program.blocks.push_back(block);
  }
  return program;
}

/// Some instructions read operands out of banks of registers, some of which are kept.
inline WarpProgram with_random_reads(WarpProgram program, std::mt19937& random) {
  for (Block& block : program.blocks)
    for (Instruction& instruction : block.body)
      for (std::size_t b = 0; b < 2; ++b) {
        const int all = any(random, {0, 0, 1, 2, 3});
        instruction.reads.all[b] = static_cast<std::uint8_t>(all);
        instruction.reads.kept[b] =
            static_cast<std::uint8_t>(std::max(0, all - any(random, {0, 0, 1, 2})));
      }
  return program;
}

inline SmConfig random_machine(std::mt19937& random) {
  SmConfig config;
  config.schedulers = any(random, {1, 2, 4, 5});
  config.issue_interval = any(random, {Rational{1, 1}, Rational{1, 1}, Rational{2, 1},
                                       Rational{1, 2}, Rational{5, 7}, Rational{13, 10}});
  config.reissue = any(random, {1, 1, 1, 2, 9});
  config.dual_issue = any(random, {false, false, true});
  config.policy = any(random, {Policy::greedy_then_oldest, Policy::loose_round_robin,
                               Policy::oldest_first, Policy::greedy_then_youngest});
  for (KindTiming& timing : config.kinds) {
    timing.latency = any<Cycle>(random, {1, 2, 6, 23, 63, 64, 65, 368, 5000});
    timing.to_arithmetic = any<Cycle>(random, {1, 4, 9, 22, 64, 5001});
    timing.early = timing.latency == 1 ? 0 : any(random, {0, 0, 0, 1, 300, 510, 999});
    timing.early_arithmetic = timing.to_arithmetic == 1 ? 0 : any(random, {0, 0, 0, 1, 510, 999});
    timing.interval = any(random, {Rational{0, 1}, Rational{1, 1}, Rational{2, 1}, Rational{7, 3},
                                   Rational{1, 3}, Rational{2977, 256}});
    timing.per_scheduler = any(random, {true, false});
    timing.backlog = any<Cycle>(random, {0, 0, 3, endless});
    timing.issue_cost = any(
        random, {Rational{1, 1}, Rational{1, 1}, Rational{3, 1}, Rational{1, 2}, Rational{0, 1}});
  }
  config.conflict_degree = any(random, {1, 1, 3});
  using Shape = LatencySpread::Shape;
  config.memory = {any(random, {Shape::fixed, Shape::uniform, Shape::normal, Shape::exponential}),
                   any(random, {0.0, 10.0, 1000.0}), random(), any(random, {1, 1, 3, 64}),
                   any(random, {0, 0, 1, 7})};
  config.lost_cycles = any(random, {0, 0, 40, 333, 512});
  return config;
}

} // namespace loom
