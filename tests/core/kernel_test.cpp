/// Predicted times worked by hand, on programs and machines made for it.

#include "core/kernel/hong_kim.h"
#include "core/kernel/own_models.h"
#include "tests/core/kernel_by_hand.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::kernel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

PathCost only_path(const Program& program, const Setup& setup, double latency) {
  const auto profiled = profile(program, setup, plain_machine());
  EXPECT_TRUE(profiled.has_value()) << profiled.error().detail;
  const PathCosts costs = path_costs(program, *profiled, plain_machine(), latency);
  EXPECT_EQ(costs.front().size(), 1U);
  return costs.front().front();
}

TEST(KernelTime, OfAChainIsItsLatencies) {
  // 4 for the integer, 100 for the load, 4 for the sum; the store then issues for 4.
  const PathCost cost = only_path(straight(), setup_of(1, 32), 100);
  expect_near(cost.time, 4 + 100 + 4 + 4);
  expect_near(cost.delay, 2 + 4 + 1 + 4);
  expect_near(cost.memory, 2 * 128); // 32 threads, 4 bytes, read and written
  EXPECT_EQ(cost.uncoalesced, 0);
  EXPECT_EQ(cost.memory_requests, 2);
}

TEST(KernelTime, OfALoopIsItsIterations) {
  // An iteration begins when the one before it has issued its sum, 101 cycles after it began; the
  // last sum, issued at 99·101 + 100, is ready 4 later, and the store issues for 4.
  const PathCost cost = only_path(summing(), setup_of(1, 32), 100);
  expect_near(cost.time, 99 * 101 + 100 + 4 + 4);
  expect_near(cost.delay, 100 * (4 + 1 + 1) + 4);
  expect_near(cost.memory, 101 * 128);
  EXPECT_EQ(cost.by_kind[static_cast<std::size_t>(Kind::fp32)], 100);
}

TEST(KernelTime, WithoutWaitingIsTheSumOfDelays) {
  const PathCost cost = only_path(summing(), setup_of(1, 32), 0);
  expect_near(cost.time, cost.delay);
}

TEST(KernelPaths, DivergeByThread) {
  Program program = straight();
  Block guard;
  const ExprId thread = add(program, {.op = ExprOp::thread_id, .bits = 32});
  const ExprId half = add(program, {.op = ExprOp::constant, .bits = 32, .value = 16});
  guard.condition = add(program, {.op = ExprOp::less_signed, .bits = 1, .a = thread, .b = half});
  guard.instructions = {{.kind = Kind::branch}};
  guard.edges = {{.to = 1}, Edge{}};
  program.blocks.insert(program.blocks.begin(), guard);
  const auto profiled = profile(program, setup_of(1, 64), plain_machine());
  ASSERT_TRUE(profiled.has_value());
  const BlockWalk& block = profiled->walk.blocks.front();
  EXPECT_EQ(block.paths.size(), 2U);
  ASSERT_EQ(block.warps.size(), 2U);
  EXPECT_EQ(block.warps[0].size(), 2U); // half of its threads each way
  EXPECT_EQ(block.warps[1].size(), 1U); // none goes in
  expect_near(profiled->walk.accesses[0].moved, 64);
}

TEST(KernelPaths, AskForArguments) {
  Program program = summing();
  program.arguments = {{.name = "n"}};
  program.loops[0].back_edges = add(program, {.op = ExprOp::argument, .bits = 32, .value = 0});
  const auto profiled = profile(program, setup_of(1, 32), plain_machine());
  ASSERT_FALSE(profiled.has_value());
  EXPECT_THAT(profiled.error().detail, HasSubstr("kernel 'summing'"));
  EXPECT_THAT(profiled.error().detail, HasSubstr("--arg n=VALUE"));
}

TEST(KernelPaths, AskForTripsAndTakeThem) {
  Program program = summing();
  program.blocks[1].condition = unknown;
  program.loops[0].back_edges = unknown;
  program.loops[0].uniform = false;
  kernel::Setup setup = setup_of(1, 32);
  const auto asks = profile(program, setup, plain_machine());
  ASSERT_FALSE(asks.has_value());
  EXPECT_THAT(asks.error().detail, HasSubstr("--trip sum=COUNT"));
  setup.trips["sum"] = 100;
  expect_near(only_path(program, setup, 100).time, 99 * 101 + 100 + 4 + 4);
}

TEST(KleimenovPopova, LeavesTimesWithinTheBandwidthAlone) {
  // 4 blocks move 4·256 bytes; 10 bytes a cycle need 102.4 cycles, the warps take 112.
  const kernel::Setup setup = setup_of(4, 32);
  const Machine machine = plain_machine();
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  const Prediction prediction = kleimenov_popova(straight(), *profiled, setup, machine);
  expect_near(prediction.exec_us, 0.112);
  EXPECT_EQ(prediction.launch_us, std::nullopt);
  ASSERT_EQ(prediction.waves.size(), 1U);
  EXPECT_EQ(prediction.waves[0].bound_by, "latency");
}

TEST(KleimenovPopova, RaisesTheLatencyUntilTheBandwidthIsEnough) {
  // 5 bytes a cycle need 1024/5 = 204.8 cycles: the load's latency, 100 of 112, becomes 192.8.
  const kernel::Setup setup = setup_of(4, 32);
  Machine machine = plain_machine();
  machine.bandwidth.l2 = 5;
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  const Prediction prediction = kleimenov_popova(straight(), *profiled, setup, machine);
  expect_near(prediction.exec_us, 0.2048);
  expect_near(prediction.latency.l2, 192.8);
  EXPECT_EQ(prediction.waves[0].bound_by, "l2");
  EXPECT_GE(prediction.steps.size(), 2U);
  expect_near(prediction.steps.back().demanded, 5);
}

TEST(KleimenovPopova, CountsWavesDelaysAndBarriers) {
  // Two warps a block on one processing block. 2048 threads, so 32 blocks of 64, an SM holds;
  // 2 SMs: a full wave of 64 blocks, then one of 6. Each warp has a barrier after its store.
  Program program = straight();
  program.blocks[0].instructions.push_back({.kind = Kind::barrier});
  Machine machine = plain_machine();
  machine.bandwidth = {1e9, 1e9, 1e9, 1e9};
  machine.launches = {{2, 0.001, 3}};
  const kernel::Setup setup = setup_of(70, 64);
  const auto profiled = profile(program, setup, machine);
  ASSERT_TRUE(profiled.has_value());
  EXPECT_EQ(profiled->occupancy.blocks, 32);
  const Prediction prediction = kleimenov_popova(program, *profiled, setup, machine);
  ASSERT_EQ(prediction.waves.size(), 2U);
  EXPECT_EQ(prediction.waves[0].blocks, 64);
  EXPECT_EQ(prediction.waves[1].blocks, 6);
  // Delays 2+4+1+4+1 of 64 warps; a warp alone takes 113, and (256-200)/28 · (2-1) at the barrier.
  expect_near(prediction.waves[0].time_us, 64 * 12 / 1000.0);
  EXPECT_EQ(prediction.waves[0].bound_by, "issue");
  expect_near(prediction.waves[1].time_us, (113 + 2) / 1000.0);
  expect_near(prediction.barrier_cycles, 2);
  expect_near(prediction.time_us(), 0.768 + 0.115 + 3 + 70 * 0.001);
}

TEST(KleimenovPopova, AddsUpUnitsForThemselvesWhereTheyWorkSideBySide) {
  // The memory unit's 8 of 11 cycles of delay; the scheduler has 4 instructions.
  Machine machine = plain_machine();
  machine.side_by_side = true;
  machine.bandwidth = {1e9, 1e9, 1e9, 1e9};
  const kernel::Setup setup = setup_of(64, 64);
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  expect_near(kleimenov_popova(straight(), *profiled, setup, machine).exec_us, 64 * 8 / 1000.0);
}

TEST(HongKim, HasItsPapersExample) {
  // §3.5 of the paper, FX5600: Mem_L = 420 + 31·10, Dep = 32·10, 80 GB/s over 16 SMs at 1 GHz, 27
  // instructions and 6 requests a warp at 4 cycles, 5 blocks of 4 warps, 6 barriers. The paper
  // rounds MWP to 2.28 and has 50738 cycles.
  const HongKim solved = solve({.memory_latency = 730,
                                .departure = 320,
                                .peak_warps = 80 / (16 * 128.0 / 730),
                                .memory = 6,
                                .computation = 132,
                                .warps = 20,
                                .blocks = 5,
                                .barriers = 6});
  expect_near(solved.mwp, 730 / 320.0);
  expect_near(solved.cwp, 20);
  expect_near(solved.time, 4380 * 20 / 2.28125 + 132 / 6.0 * 1.28125 + 320 * 1.28125 * 6 * 5);
}

TEST(HongKim, HasThreeRegimes) {
  const HongKim few = solve({.memory_latency = 400,
                             .departure = 4,
                             .peak_warps = 50,
                             .memory = 2,
                             .computation = 40,
                             .warps = 4});
  EXPECT_EQ(few.regime, "latency");
  expect_near(few.time, 800 + 40 + 20 * 3);
  const HongKim busy = solve({.memory_latency = 400,
                              .departure = 4,
                              .peak_warps = 50,
                              .memory = 2,
                              .computation = 100,
                              .warps = 40});
  EXPECT_EQ(busy.regime, "issue");
  expect_near(busy.time, 400 + 100 * 40);
}

TEST(OwnModels, BoundARealKernel) {
  // One block of 2 warps an SM: alone a warp takes 112 cycles for its two requests, so two take
  // that too. 32 blocks on each SM: 64 warps with 2 requests of 128 bytes, of 5 bytes a cycle for
  // each SM.
  const Machine machine = plain_machine();
  const kernel::Setup few = setup_of(2, 64), many = setup_of(64, 64);
  const auto alone = profile(straight(), few, machine), all = profile(straight(), many, machine);
  ASSERT_TRUE(alone && all);
  const Prediction latency = own_model(straight(), *alone, few, machine, false);
  EXPECT_EQ(latency.waves[0].bound_by, "latency");
  expect_near(latency.exec_us, 0.112);
  const Prediction bandwidth = own_model(straight(), *all, many, machine, false);
  EXPECT_EQ(bandwidth.waves[0].bound_by, "other");
  expect_near(bandwidth.exec_us, 64 * 2 * 128 / 5.0 / 1000);
  // Gradual saturation takes longer than both, near the bounds far from where they meet.
  EXPECT_GE(own_model(straight(), *all, many, machine, true).exec_us, bandwidth.exec_us);
}

TEST(Launches, AreFittedByALine) {
  const auto lines =
      fit_launches("block_threads,grid_blocks,us\n64,10,3.1\n64,100,4\n64,1000,13\n");
  ASSERT_EQ(lines.size(), 1U);
  EXPECT_EQ(lines[0].warps_per_block, 2);
  expect_near(lines[0].slope, 0.01);
  expect_near(lines[0].intercept, 3);
}

TEST(Expressions, WrapAsTheMachineDoes) {
  Program program;
  const auto constant = [&](std::int64_t value, int bits) {
    return add(program, {.op = ExprOp::constant, .bits = bits, .value = value});
  };
  const ExprId low = constant(-1, 32), one = constant(1, 32), two = constant(2, 32);
  const ExprId sum = add(program, {.op = ExprOp::add, .bits = 32, .a = low, .b = one});
  const ExprId wide = add(program, {.op = ExprOp::zero_extend, .bits = 64, .a = low});
  const ExprId half = add(program, {.op = ExprOp::divide_unsigned, .bits = 32, .a = low, .b = two});
  const ExprId none = add(program, {.op = ExprOp::divide_signed, .bits = 32, .a = one, .b = sum});
  const ExprId less = add(program, {.op = ExprOp::less_unsigned, .bits = 1, .a = one, .b = low});
  Launch launch;
  Evaluator evaluate(program, launch);
  evaluate.start({0, 0, 0}, 0);
  EXPECT_EQ(evaluate(sum)[0], 0);
  EXPECT_EQ(evaluate(wide)[0], 4294967295);
  EXPECT_EQ(evaluate(half)[0], 2147483647);
  EXPECT_EQ(evaluate(none)[0], 0);
  EXPECT_NE(evaluate(less)[0], 0);
}

} // namespace
} // namespace loom::kernel
