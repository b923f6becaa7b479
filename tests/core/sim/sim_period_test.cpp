// When a run repeats itself, against the loop over every cycle.

#include "core/sim/settled.h"
#include "tests/core/sim/sim_oracle.h"
#include "tests/core/sim/sim_random.h"

#include <gtest/gtest.h>

#include <random>
#include <tuple>
#include <vector>

namespace loom {
namespace {

/// From `run.begin` on, the oracle's issues of one period are those of the next ones.
void expect_repeats(const SmConfig& config, const WarpProgram& program, int warps,
                    const Counted& run) {
  const Cycle length = run.period_cycles;
  const auto all = Oracle(config, program, warps).run(run.begin + 3 * length);
  const auto issues = [&](Cycle from) {
    std::vector<std::tuple<Cycle, int, Kind, Cycle>> result;
    for (const TraceRecord& r : all)
      if (r.issue_cycle >= from && r.issue_cycle < from + length)
        result.emplace_back(r.issue_cycle - from, r.warp, r.kind, r.complete_cycle - r.issue_cycle);
    return result;
  };
  const auto first = issues(run.begin);
  EXPECT_EQ(first, issues(run.begin + length));
  EXPECT_EQ(first, issues(run.begin + 2 * length));
}

TEST(SimPeriod, TheExampleHasOne) {
  // Figure 4.7: six warps, each with a group of four adds and a load in 24 cycles.
  const KernelModel model{.other_lat = 12,
                          .other_alu_lat = 12,
                          .alu_lat = 3,
                          .other_thru = 1,
                          .alu_thru = 1,
                          .issue_thru = 2};
  const SmConfig config = sim_config(model, Kind::global, 1);
  const WarpProgram program = mix_program(Kind::global, 4);
  const auto summary = settled(config, program, 6);
  expect_repeats(config, program, 6, *summary);
  EXPECT_EQ(summary->cycles, 24);
  EXPECT_EQ(summary->period_cycles, 24);
  EXPECT_EQ(summary->throughput_ipc_per_sm.arithmetic, 1);
  EXPECT_EQ(summary->throughput_ipc_per_sm.other, 0.25);
  EXPECT_EQ(summary->error_ipc_per_sm, 0);
  EXPECT_TRUE(summary->steady_state());
}

TEST(SimPeriod, SeesWarpsThatWaitForLong) {
  // Two warps of loads alone differ in nothing but the cycle that each waits for.
  SmConfig config = sim_config({.other_lat = 300,
                                .other_alu_lat = 300,
                                .alu_lat = 6,
                                .other_thru = 1,
                                .alu_thru = 1,
                                .issue_thru = 1},
                               Kind::global, 1);
  config.policy = Policy::oldest_first;
  const WarpProgram loads = mix_program(Kind::global, 0);
  const Counted run = settle(config, loads, 2).value();
  EXPECT_EQ(run.period_cycles, 300);
  expect_repeats(config, loads, 2, run);
}

TEST(SimPeriod, IsThatOfTheOracleAndOfALongCount) {
  std::mt19937 random(31);
  int found = 0;
  for (int round = 0; round < 400; ++round) {
    const WarpProgram program = random_program(random);
    SmConfig config = random_machine(random);
    config.memory = {};
    config.lost_cycles = 0;
    if (round % 2 == 0) // fractions of a cycle make most periods longer than the run
      for (KindTiming& timing : config.kinds)
        timing.early = timing.early_arithmetic = 0;
    const int warps = any(random, {1, 2, 3, 7, 16, 70});
    const Counted one = settle(config, program, warps, {.most = 3000}).value();
    if (one.period_cycles == 0)
      continue;
    ++found;
    expect_repeats(config, program, warps, one);
    const auto many =
        count(config, program, warps, {.warm_up = one.begin, .cycles = 100 * one.period_cycles});
    for (std::size_t k = 0; k < kind_count; ++k)
      EXPECT_EQ(many->issued[k], 100 * one.issued[k]) << "round " << round;
    if (testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(found, 80);
}

TEST(SimPeriod, IsNotClaimedWhereThereIsNone) {
  const WarpProgram program = mix_program(Kind::global, 4);
  SmConfig config = sim_config({.other_lat = 300,
                                .other_alu_lat = 300,
                                .alu_lat = 6,
                                .other_thru = 0.08,
                                .alu_thru = 4,
                                .issue_thru = 4},
                               Kind::global, 4);
  const auto period = [&](int warps = 8, Cycle most = 100'000) {
    return settle(config, program, warps, {.most = most}).value().period_cycles;
  };
  EXPECT_GT(period(), 0);
  EXPECT_EQ(period(8, 100), 0);
  EXPECT_EQ(period(0), 0);
  config.memory = {LatencySpread::Shape::uniform, 50, 1};
  EXPECT_EQ(period(), 0);
  config.memory = {.channels = 4};
  EXPECT_EQ(period(), 0);
  config.memory = {};
  config.lost_cycles = 40;
  EXPECT_EQ(period(), 0);
  EXPECT_FALSE(settle(config, program, 8, {.most = 0}));
  EXPECT_FALSE(settle(config, {}, 8));
}

} // namespace
} // namespace loom
