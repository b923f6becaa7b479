// Operands of one bank of registers: what published measurements of NVIDIA's cores say.

#include "core/sim/settled.h"
#include "core/sim/simulate.h"

#include <gtest/gtest.h>

#include <vector>

namespace loom {
namespace {

/// A scheduler that starts an FP32 instruction every `interval` cycles.
SmConfig machine(std::int64_t interval = 1) {
  SmConfig config;
  config.schedulers = 1;
  config[Kind::arithmetic] = {.latency = 4, .to_arithmetic = 4, .interval = {interval, 1}};
  return config;
}

WarpProgram repeated(std::initializer_list<BankReads> reads) {
  Block block;
  for (const BankReads& each : reads)
    block.body.push_back({.reads = each});
  return {{block}};
}

BankReads reads(std::uint8_t even, std::uint8_t odd) { return {{even, odd}, {even, odd}}; }

double cycles_each(const WarpProgram& program, const SmConfig& config, int warps = 1) {
  return 1 / settle(config, program, warps)->throughput_ipc_per_sm.instructions;
}

std::vector<Cycle> issues(const WarpProgram& program, Cycle cycles) {
  std::vector<Cycle> at;
  const auto trace = record(machine(), program, 1, {.cycles = cycles});
  for (const TraceRecord& each : trace->records)
    at.push_back(each.issue_cycle);
  return at;
}

// R. Huerta et al., Analyzing Modern NVIDIA GPU cores, MICRO 2025, §5.3: FMUL with both operands in
// one bank takes one cycle more, FFMA with three takes two.
TEST(SimBanks, MultiplicationsOfOneBankTakeACycleMoreAndMultiplyAddsTwo) {
  for (const int warps : {1, 2, 8}) {
    EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(1, 1)}), machine(), warps), 1);
    EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(2, 0)}), machine(), warps), 2);
    EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(0, 2)}), machine(), warps), 2);
    EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(2, 1)}), machine(), warps), 2);
    EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(3, 0)}), machine(), warps), 3);
    // Each bank has its own port.
    EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(3, 0), reads(0, 3)}), machine(), warps), 1.5);
  }
}

// The same, listing of FFMA R11, R10, R12, R14 and then FFMA R13, R16, RX, RY: no cycle is lost
// with two odd registers, one with one, two with none.
TEST(SimBanks, AnInstructionHasThreeCyclesToReadItsOperands) {
  const auto second = [](BankReads reads_of_it) {
    return issues(repeated({reads(3, 0), reads_of_it, {}, {}, {}}), 9).at(1);
  };
  EXPECT_EQ(second(reads(1, 2)), 1);
  EXPECT_EQ(second(reads(2, 1)), 2);
  EXPECT_EQ(second(reads(3, 0)), 3);
}

// Z. Jia et al., Dissecting the NVIDIA Volta GPU Architecture via Microbenchmarking,
// arXiv:1804.06826, §3.5: where FP32 takes two cycles, only three operands of one bank cost one
// more.
TEST(SimBanks, OnVoltaOnlyThreeOperandsOfOneBankCostACycle) {
  EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(1, 2)}), machine(2), 4), 2);
  EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(2, 1)}), machine(2), 4), 2);
  EXPECT_DOUBLE_EQ(cycles_each(repeated({reads(3, 0)}), machine(2), 4), 3);
}

TEST(SimBanks, WhatIsReusedIsNotReadAgain) {
  const WarpProgram reuses = repeated({{.all = {3, 0}, .kept = {1, 0}}});
  EXPECT_DOUBLE_EQ(cycles_each(reuses, machine(), 1), 1);
  // The greedy scheduler stays with a warp that can go on. One that takes turns does so among the
  // warps whose operands come in time: three of a new warp wait for the bank, one of the same does
  // not.
  EXPECT_DOUBLE_EQ(cycles_each(reuses, machine(), 4), 1);
  SmConfig turns = machine();
  turns.policy = Policy::loose_round_robin;
  EXPECT_DOUBLE_EQ(cycles_each(reuses, turns, 4), 1);
}

TEST(SimBanks, IsTheReasonOfTheSlotsItTakes) {
  const auto run = settled(machine(), repeated({reads(3, 0)}), 1);
  ASSERT_TRUE(run);
  EXPECT_NEAR(run->lost_issue_slots[static_cast<std::size_t>(SlotLoss::pipe_full)], 2 / 3.0, 1e-9);
}

TEST(SimBanks, ABankHasThreeOperandsAtMost) {
  EXPECT_FALSE(count(machine(), repeated({reads(4, 0)}), 1, {.cycles = 10}));
  EXPECT_FALSE(count(machine(), repeated({{.all = {1, 0}, .kept = {2, 0}}}), 1, {.cycles = 10}));
}

} // namespace
} // namespace loom
