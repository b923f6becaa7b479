// The engine against the loop over every cycle and every warp, issue for issue.

#include "core/sim/simulate.h"
#include "tests/core/sim/sim_oracle.h"
#include "tests/core/sim/sim_random.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <sstream>
#include <utility>

namespace loom {
namespace {

std::string describe(const TraceRecord& r) {
  std::ostringstream out;
  out << "warp " << r.warp << " instruction " << r.instruction << " " << to_string(r.kind)
      << " scheduler " << int{r.scheduler} << " issue " << r.issue_cycle << " complete "
      << r.complete_cycle << " start " << r.start_cycle << " ready " << r.ready_cycle
      << " waited for " << r.waited_for;
  return out.str();
}

/// Compares explained and counting engines with the oracle over `cycles`; false at the first
/// difference.
bool agree(const SmConfig& config, const WarpProgram& program, int warps, Cycle cycles,
           const std::string& what) {
  const auto trace = record(config, program, warps, {.cycles = cycles});
  const auto counted = count(config, program, warps, {.cycles = cycles});
  if (!trace || !counted) {
    ADD_FAILURE() << what << ": "
                  << (trace ? counted.error().detail.english() : trace.error().detail.english());
    return false;
  }
  const auto expected = Oracle(config, program, warps).run(cycles);
  std::array<std::uint64_t, kind_count> issued{}, first_in_slot{};
  std::vector<std::size_t> last(static_cast<std::size_t>(warps));
  for (std::size_t i = 0; i < std::max(expected.size(), trace->records.size()); ++i) {
    if (i >= expected.size() || i >= trace->records.size() || expected[i] != trace->records[i]) {
      ADD_FAILURE() << what << ", record " << i << ", " << warps << " warps\n"
                    << (i < expected.size() ? describe(expected[i]) : "none") << "\n"
                    << (i < trace->records.size() ? describe(trace->records[i]) : "none") << "\n"
                    << to_text(program);
      return false;
    }
    const auto kind = static_cast<std::size_t>(expected[i].kind);
    ++issued[kind];
    // The second of a pair takes no slot of its own.
    std::size_t& before = last[expected[i].warp];
    if (expected[i].instruction == 0 || !shares_slot(expected[before], expected[i]))
      ++first_in_slot[kind];
    before = i;
  }
  EXPECT_EQ(issued, counted->issued) << what;
  EXPECT_EQ(issued, trace->summary.issued) << what;
  double slots = 0;
  for (const Kind kind : all_kinds)
    slots += static_cast<double>(first_in_slot[static_cast<std::size_t>(kind)]) *
             std::min(1.0, config[kind].issue_cost.value()) * config.issue_interval.value() /
             static_cast<double>(cycles * config.schedulers);
  for (const double lost : trace->summary.lost_issue_slots) {
    EXPECT_GE(lost, 0) << what;
    slots += lost;
  }
  // The last slot issued may reach beyond the end.
  EXPECT_NEAR(slots, 1, config.issue_interval.value() / static_cast<double>(cycles) + 1e-9) << what;
  return !testing::Test::HasFailure();
}

SmConfig machine(int schedulers, Policy policy, KernelModel model, Kind other) {
  SmConfig config = sim_config(model, other, schedulers);
  config.policy = policy;
  return config;
}

TEST(SimEngine, AgreesWithTheOracleOnASmallGrid) {
  for (const int schedulers : {1, 2, 3, 4})
    for (const Policy policy :
         {Policy::greedy_then_oldest, Policy::loose_round_robin, Policy::oldest_first})
      for (const double issue : {0.5, 1.0, 1.3, 2.0})
        for (const double alu : {0.25, 0.7, 1.0, 8.0})
          for (const double memory : {0.0859, 1.0})
            for (const double alpha : {0.0, 0.4, 1.0, 2.5, 8.0, inf})
              for (const int ilp : {1, 3})
                for (const int warps : {0, 1, 5, 8}) {
                  const KernelModel model{.other_lat = 37,
                                          .other_alu_lat = 31,
                                          .alu_lat = 6,
                                          .other_thru = memory * schedulers / 4,
                                          .alu_thru = alu * schedulers,
                                          .issue_thru = issue * schedulers,
                                          .ilp = ilp};
                  const WarpProgram program = mix_program(Kind::global, alpha, ilp);
                  std::ostringstream what;
                  what << "S " << schedulers << " policy " << to_string(policy) << " issue "
                       << issue << " alu " << alu << " memory " << memory << " alpha " << alpha
                       << " ilp " << ilp;
                  if (!agree(machine(schedulers, policy, model, Kind::global), program, warps, 150,
                             what.str()))
                    return;
                }
}

TEST(SimEngine, AgreesWithTheOracleOnTheThesisMachine) {
  for (const double alpha : {0.0, 1.0, 8.0, 33.5, 64.0, inf})
    for (const int warps : {1, 2, 5, 16, 31, 64, 256, 300})
      for (const Policy policy : {Policy::greedy_then_oldest, Policy::loose_round_robin}) {
        // Its latencies, and such that are no whole cycles, which a few warps tell enough of.
        for (const auto& [load, add] : {std::pair{368.0, 6.0}, {367.3, 6.0}, {368.0, 5.51}}) {
          if (warps > 31 && load + add != 374)
            continue;
          const KernelModel model{.other_lat = load,
                                  .other_alu_lat = load,
                                  .alu_lat = add,
                                  .other_thru = 256.0 / 2977,
                                  .alu_thru = 4,
                                  .issue_thru = 4};
          if (!agree(machine(4, policy, model, Kind::global), mix_program(Kind::global, alpha),
                     warps, 2500, "thesis machine, alpha " + std::to_string(alpha)))
            return;
        }
      }
}

TEST(SimEngine, AgreesWithTheOracleWhenMixesDualIssue) {
  for (const int schedulers : {1, 2, 4})
    for (const Policy policy :
         {Policy::greedy_then_oldest, Policy::loose_round_robin, Policy::oldest_first})
      for (const double issue : {0.5, 1.0, 2.0})
        for (const double alu : {1.0, 1.5, 8.0})
          for (const double memory : {0.0859, 1.0})
            for (const double alpha : {0.0, 0.4, 1.0, 2.5, inf})
              for (const int ilp : {1, 2, 3})
                for (const int warps : {1, 5, 8}) {
                  const KernelModel model{.other_lat = 37,
                                          .other_alu_lat = 31,
                                          .alu_lat = 6,
                                          .other_thru = memory * schedulers / 4,
                                          .alu_thru = alu * schedulers,
                                          .issue_thru = issue * schedulers,
                                          .ilp = ilp};
                  SmConfig config = machine(schedulers, policy, model, Kind::global);
                  config.dual_issue = true;
                  std::ostringstream what;
                  what << "dual issue, S " << schedulers << " policy " << to_string(policy)
                       << " issue " << issue << " alu " << alu << " memory " << memory << " alpha "
                       << alpha << " ilp " << ilp;
                  if (!agree(config, mix_program(Kind::global, alpha, ilp), warps, 150, what.str()))
                    return;
                }
}

TEST(SimEngine, AgreesWithTheOracleOnEveryShortProgramThatMayDualIssue) {
  constexpr std::array lines{"FADD R1, R1", "FADD R2, R1",  "FADD R3, R3 {S2}", "LDG R1, [R4]",
                             "MUFU R2, R2", "LDS R3, [R1]", "CS2R R5",          "BAR"};
  SmConfig config = machine(2, Policy::greedy_then_oldest,
                            {.other_lat = 19,
                             .other_alu_lat = 17,
                             .alu_lat = 4,
                             .other_thru = 0.4,
                             .alu_thru = 3,
                             .issue_thru = 2},
                            Kind::global);
  config.dual_issue = true;
  config[Kind::sfu] = {.latency = 6, .to_arithmetic = 5, .interval = {1, 1}};
  config[Kind::shared] = {.latency = 9,
                          .to_arithmetic = 8,
                          .interval = {2, 1},
                          .per_scheduler = false,
                          .backlog = 1,
                          .issue_cost = {2, 1}};
  for (const char* first : lines)
    for (const char* second : lines)
      for (const char* third : lines) {
        const std::string text = std::string(first) + "\n" + second + "\n" + third + "\n";
        for (const int warps : {1, 5})
          if (!agree(config, program_from_text(text).value(), warps, 120, text))
            return;
      }
}

TEST(SimEngine, AgreesWithTheOracleWhereMemoryVariesAndCyclesAreLost) {
  using Shape = LatencySpread::Shape;
  const KernelModel whole{.other_lat = 90,
                          .other_alu_lat = 90,
                          .alu_lat = 6,
                          .other_thru = 0.13,
                          .alu_thru = 4,
                          .issue_thru = 4};
  KernelModel fractions = whole;
  fractions.other_lat = fractions.other_alu_lat = 89.7;
  fractions.alu_lat = 5.4;
  for (const KernelModel& model : {whole, fractions})
    for (const int schedulers : {2, 4})
      for (const Policy policy : {Policy::greedy_then_oldest, Policy::loose_round_robin})
        for (const int channels : {0, 1, 7})
          for (const int lost : {0, 40, 512})
            for (const Shape shape : {Shape::fixed, Shape::exponential})
              for (const double alpha : {0.0, 0.4, 5.0, 33.5, inf})
                for (const int ilp : {1, 3}) {
                  SmConfig config = machine(schedulers, policy, model, Kind::global);
                  config.memory = {
                      .shape = shape, .spread = 40, .seed = 7, .round = ilp, .channels = channels};
                  config.lost_cycles = lost;
                  std::ostringstream what;
                  what << "S " << schedulers << " policy " << to_string(policy) << " channels "
                       << channels << " lost " << lost << " shape " << static_cast<int>(shape)
                       << " alpha " << alpha << " ilp " << ilp;
                  if (!agree(config, mix_program(Kind::global, alpha, ilp), 11, 400, what.str()))
                    return;
                }
}

TEST(SimEngine, AgreesWithTheOracleWithIssueCosts) {
  for (const Kind other : {Kind::sfu, Kind::shared})
    for (const double cost : {0.0, 1.0, 1.5, 3.0})
      for (const int degree : {1, 4})
        for (const double alpha : {0.0, 0.7, 3.0}) {
          KernelModel model{.other_lat = 24,
                            .other_alu_lat = 22,
                            .alu_lat = 6,
                            .other_thru = 1,
                            .alu_thru = 4,
                            .issue_thru = 4,
                            .other_issue = cost};
          SmConfig config = machine(4, Policy::loose_round_robin, model, other);
          config.conflict_degree = degree;
          if (!agree(config, mix_program(other, alpha), 23, 600,
                     "cost " + std::to_string(cost) + " degree " + std::to_string(degree)))
            return;
        }
}

TEST(SimEngine, AgreesWithTheOracleOnRandomProgramsAndMachines) {
  std::mt19937 random(20261120);
  for (int round = 0; round < 1500; ++round) {
    const WarpProgram program = random_program(random);
    const SmConfig config = random_machine(random);
    const int warps = any(random, {0, 1, 2, 3, 7, 16, 70, 200});
    if (!agree(config, program, warps, warps > 20 ? 200 : 700, "round " + std::to_string(round)))
      return;
  }
}

TEST(SimEngine, AgreesWithTheOracleWhereOperandsLieInBanks) {
  std::mt19937 random(64);
  for (int round = 0; round < 1500; ++round) {
    const WarpProgram program = with_random_reads(random_program(random), random);
    SmConfig config = random_machine(random);
    if (any(random, {0, 1}) == 1)
      config.blocks = {.warps = 1, .grid = any<std::int64_t>(random, {2, 1000})};
    if (config.blocks.grid > 0 && program.length() > 1000)
      continue;
    const int warps = any(random, {0, 1, 2, 3, 7, 16, 70, 200});
    if (!agree(config, program, warps, warps > 20 ? 200 : 700, "round " + std::to_string(round)))
      return;
  }
}

/// Every pair of instructions with up to three operands in either bank, each kept or not.
TEST(SimEngine, AgreesWithTheOracleOnEveryPairOfOperandsInBanks) {
  std::vector<BankReads> every;
  for (std::uint8_t even = 0; even <= 3; ++even)
    for (std::uint8_t odd = 0; even + odd <= 3; ++odd)
      for (std::uint8_t kept = 0; kept <= even; ++kept)
        every.push_back({{even, odd}, {kept, static_cast<std::uint8_t>(odd > 0 ? odd - 1 : 0)}});
  for (const Policy policy : {Policy::greedy_then_youngest, Policy::loose_round_robin})
    for (const Cycle interval : {1, 2})
      for (const int stall : {1, 2})
        for (const BankReads& first : every)
          for (const BankReads& second : every)
            for (const int warps : {1, 2, 5}) {
              SmConfig config;
              config.schedulers = 2;
              config.policy = policy;
              config[Kind::arithmetic] = {
                  .latency = 4, .to_arithmetic = 4, .interval = {interval, 1}};
              Block block;
              for (const BankReads& reads : {first, second})
                block.body.push_back({.stall = stall, .reads = reads});
              if (!agree(config, {{block}}, warps, 60, "pair"))
                return;
            }
}

TEST(SimEngine, AgreesWithTheOracleWhereBlocksTakeEachOthersPlaces) {
  std::mt19937 random(31);
  for (int round = 0; round < 400; ++round) {
    WarpProgram program = random_program(random);
    for (Block& block : program.blocks)
      block.count = std::min<std::int64_t>(block.count, 3);
    SmConfig config = random_machine(random);
    config.blocks = {.warps = any(random, {0, 1, 1, 2, 3, 16}),
                     .grid = any<std::int64_t>(random, {0, 1, 2, 3, 10, 1000})};
    const int of_block = std::max(config.blocks.warps, 1);
    const int warps = of_block * any(random, {0, 1, 2, 5});
    if (!agree(config, program, warps, warps > 20 ? 200 : 600, "round " + std::to_string(round)))
      return;
  }
}

TEST(SimEngine, AgreesWithTheOracleWhereInstructionsHaveUnitsOfTheirOwn) {
  std::mt19937 random(8);
  for (int round = 0; round < 1000; ++round) {
    WarpProgram program = random_program(random);
    SmConfig config = random_machine(random);
    for (int unit = 0; unit < 3; ++unit)
      config.units.push_back({.latency = any(random, {1, 4, 9, 90}),
                              .to_arithmetic = any(random, {1, 4, 8, 80}),
                              .interval = any(random, {Rational{0, 1}, Rational{1, 1},
                                                       Rational{2, 1}, Rational{5, 3}}),
                              .per_scheduler = any(random, {0, 1}) == 1,
                              .backlog = any(random, {0, 7}),
                              .also = {}});
    config.pipes = {{.per_scheduler = true}, {.per_scheduler = false}};
    for (KindTiming& timing : config.units)
      for (int pipe = any(random, {0, 1, 2}); pipe > 0; --pipe)
        timing.also.push_back(
            {.pipe = pipe,
             .interval = any(random, {Rational{1, 1}, Rational{7, 3}, Rational{1, 2}})});
    for (Block& block : program.blocks)
      for (Instruction& instruction : block.body)
        if (instruction.kind == Kind::arithmetic)
          instruction.unit = any(random, {0, 1, 2});
        else if (instruction.kind == Kind::shared)
          instruction.unit = any(random, {0, 3});
    const int warps = any(random, {1, 2, 7, 16, 70});
    if (!agree(config, program, warps, warps > 20 ? 200 : 700, "round " + std::to_string(round)))
      return;
  }
}

/// Every pair of instructions that take pipes of their own, of a scheduler and of the SM.
TEST(SimEngine, AgreesWithTheOracleWherePipesAreShared) {
  SmConfig config;
  config.pipes = {{.per_scheduler = false}, {.per_scheduler = true}};
  for (KindTiming& timing : config.kinds)
    timing.interval = {0, 1};
  for (const Cycle latency : {1, 7})
    for (const std::vector<PipeUse>& also :
         {std::vector<PipeUse>{}, {{1, {3, 2}}}, {{2, {2, 1}}}, {{1, {5, 3}}, {2, {4, 1}}}})
      config.units.push_back(
          {.latency = latency, .to_arithmetic = latency, .backlog = endless, .also = also});
  const auto instruction = [](int unit, int destination, int source) {
    return Instruction{.kind = unit % 2 == 0 ? Kind::global : Kind::arithmetic,
                       .destination = destination,
                       .sources = {source, no_register, no_register},
                       .unit = unit};
  };
  for (const Policy policy :
       {Policy::greedy_then_oldest, Policy::greedy_then_youngest, Policy::loose_round_robin})
    for (const int schedulers : {1, 2})
      for (int a = 1; a <= 8; ++a)
        for (int b = 1; b <= 8; ++b)
          for (const int waits : {0, 1})
            for (const int warps : {1, 3, 6}) {
              config.policy = policy;
              config.schedulers = schedulers;
              const WarpProgram program{
                  {{.body = {instruction(a, 1, 1), instruction(b, 2, waits), instruction(a, 3, 2)},
                    .count = 1}}};
              if (!agree(config, program, warps, 150,
                         std::to_string(a) + " " + std::to_string(b) + " " +
                             std::string(to_string(policy))))
                return;
            }
}

} // namespace
} // namespace loom
