/// Predicted times worked by hand, on programs and machines made for it.

#include "core/kernel/answer.h"
#include "core/kernel/hong_kim.h"
#include "core/kernel/own_models.h"
#include "core/kernel/plan.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/shared.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::kernel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

PathCost only_path(const Program& program, const Setup& setup, double latency) {
  const auto profiled = profile(program, setup, plain_machine());
  EXPECT_TRUE(profiled.has_value()) << profiled.error().detail.english();
  const PathCosts costs =
      path_costs(program, *profiled, plain_machine(), latency, Rule::sum_of_delays);
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
  EXPECT_THAT(profiled.error().detail.english(), HasSubstr("kernel 'summing'"));
  EXPECT_TRUE(profiled.error().detail.is(argument_missing));
  EXPECT_THAT(profiled.error().detail.english(),
              HasSubstr("argument 0 ('n', a whole number of 32 bits)"));
}

TEST(KernelPaths, AskForTripsAndTakeThem) {
  Program program = summing();
  program.blocks[1].condition = unknown;
  program.loops[0].back_edges = unknown;
  program.loops[0].uniform = false;
  kernel::Setup setup = setup_of(1, 32);
  const auto asks = profile(program, setup, plain_machine());
  ASSERT_FALSE(asks.has_value());
  EXPECT_TRUE(asks.error().detail.is(trips_missing));
  EXPECT_THAT(asks.error().detail.english(), HasSubstr("the loop 'sum'"));
  setup.trips["sum"] = 100;
  expect_near(only_path(program, setup, 100).time, 99 * 101 + 100 + 4 + 4);
}

// 4 blocks move 4·256 bytes through an L2 of 5 bytes a cycle: at least 204.8 cycles.
TEST(GpuLimits, AreTheAnswerWhereAMethodSaysLess) {
  const kernel::Setup setup = setup_of(4, 32);
  Machine machine = plain_machine();
  machine.bandwidth.l2 = 5;
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  Prediction of;
  of.method = "guess";
  of.memory_latency = 100;
  of.exec_us = 0.15; // longer than its warps, 0.109, but 6.8 bytes a cycle
  of.waves = {{.waves = 1, .blocks = 3, .time_us = 0.1, .bound_by = "issue"},
              {.waves = 1, .blocks = 1, .time_us = 0.05, .bound_by = "latency"}};
  hold_to_gpu(of, straight(), *profiled, setup, machine);
  expect_near(of.exec_us, 0.2048);
  ASSERT_TRUE(of.held);
  EXPECT_EQ(of.held->limit, "l2");
  EXPECT_EQ(of.held->method_us, 0.15);
  expect_near(of.waves[0].time_us, 0.2048 * 2 / 3);
  EXPECT_EQ(of.waves[1].bound_by, "l2");
  ASSERT_EQ(of.assumptions.size(), 1U);
  EXPECT_THAT(of.assumptions[0].english(),
              testing::AllOf(HasSubstr("guess gives the waves 0.15 µs"), HasSubstr("l2 of G")));
  // A warp alone takes 109 cycles: 4 integer, 100 load, 4 add, and a store's issue.
  of.exec_us = of.waves[0].time_us = 0.01;
  of.waves.resize(1);
  machine.bandwidth.l2 = 1e9;
  hold_to_gpu(of, straight(), *profiled, setup, machine);
  expect_near(of.exec_us, 0.109);
  EXPECT_EQ(of.held->limit, "latency");
}

TEST(GpuLimits, LeaveAloneWhatTheGpuCan) {
  const kernel::Setup setup = setup_of(4, 32);
  const Machine machine = plain_machine();
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  Prediction of = kleimenov_popova(straight(), *profiled, setup, machine);
  hold_to_gpu(of, straight(), *profiled, setup, machine);
  expect_near(of.exec_us, 0.112);
  EXPECT_FALSE(of.held);
  EXPECT_EQ(of.waves[0].bound_by, "latency");
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
  machine.bandwidth = {1e15, 1e15, 1e15, 1e15};
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

TEST(KleimenovPopova, CountsWhatThePtxHas) {
  // An address that compilers fold into the load: 2 cycles of its units and 4 until it is there.
  Program program = straight();
  program.blocks[0].instructions[0].kind = Kind::free;
  program.blocks[0].instructions[0].written = Kind::integer;
  const kernel::Setup setup = setup_of(1, 32);
  const auto profiled = profile(program, setup, plain_machine());
  ASSERT_TRUE(profiled.has_value());
  const Prediction text = kleimenov_popova(program, *profiled, setup, plain_machine());
  expect_near(text.warp.time, 4 + 100 + 4 + 4);
  EXPECT_EQ(text.warp.by_kind[static_cast<std::size_t>(Kind::integer)], 1);
  const Prediction folded = busiest_unit(program, *profiled, setup, plain_machine());
  expect_near(folded.warp.time, 100 + 4 + 1);
  EXPECT_EQ(folded.warp.by_kind[static_cast<std::size_t>(Kind::integer)], 0);
}

TEST(KleimenovPopova, WeighsLatenciesByPartsOfTheAccesses) {
  // 0.5 · 10 + 0.25 · 100 + 0.25 · 200, whatever a warp's own requests find in the L1.
  Profile profile;
  profile.l1 = 0.5, profile.l2 = 0.25, profile.dram = 0.25, profile.l1_waits = 0.125;
  const Levels latency{10, 100, 200, 256};
  expect_near(mean_latency(profile, latency, 0, Rule::sum_of_delays), 80);
  expect_near(mean_latency(profile, latency, 0.5, Rule::sum_of_delays), 40 + 128);
  expect_near(mean_latency(profile, latency, 0, Rule::busiest_unit), 0.125 * 10 + 0.875 * 150);
  expect_near(mean_latency(profile, latency, 0.5, Rule::busiest_unit),
              0.125 * 10 + 0.875 * (100 + 228) / 2);
}

TEST(KleimenovPopova, SaysThatItsBarriersCostNothing) {
  Program program = straight();
  program.blocks[0].instructions.push_back({.kind = Kind::barrier});
  Machine machine = plain_machine();
  const kernel::Setup setup = setup_of(1, 64);
  const auto profiled = profile(program, setup, machine);
  ASSERT_TRUE(profiled.has_value());
  EXPECT_TRUE(kleimenov_popova(program, *profiled, setup, machine).assumptions.empty());
  machine.departure = std::nullopt;
  const Prediction free = kleimenov_popova(program, *profiled, setup, machine);
  EXPECT_EQ(free.barrier_cycles, 0);
  ASSERT_EQ(free.assumptions.size(), 1U);
  EXPECT_THAT(free.assumptions[0].english(), HasSubstr("barriers are not charged"));
  EXPECT_THAT(free.assumptions[0].english(), HasSubstr(" on G"));
}

TEST(BusiestUnit, AddsUpUnitsForThemselves) {
  // The memory unit's 8 of 11 cycles of delay; the scheduler has 4 instructions.
  Machine machine = plain_machine();
  machine.bandwidth = {1e15, 1e15, 1e15, 1e15};
  const kernel::Setup setup = setup_of(64, 64);
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  expect_near(busiest_unit(straight(), *profiled, setup, machine).exec_us, 64 * 8 / 1000.0);
  expect_near(kleimenov_popova(straight(), *profiled, setup, machine).exec_us, 64 * 11 / 1000.0);
}

TEST(BusiestUnit, LeavesIntegersToTheCoresOfOldGpus) {
  Machine machine = plain_machine();
  const auto units = [&machine] {
    const auto profiled = profile(straight(), setup_of(1, 32), machine);
    return path_costs(straight(), *profiled, machine, 0, Rule::busiest_unit)[0][0].units;
  };
  expect_near(units()[static_cast<std::size_t>(Unit::fp32)], 1);
  machine.own_integer_units = false;
  expect_near(units()[static_cast<std::size_t>(Unit::fp32)], 1 + 2);
}

TEST(BusiestUnit, HandsOutBlocksWhileOthersRun) {
  // A full wave of 64 blocks takes 512 cycles, one of 6 the 4 + 100 + 4 + 1 of a warp and, as one
  // of two, half of the 360 + 2 * 7 that pass between blocks of two warps. The last of 70 blocks is
  // handed out after 700 ns, and ends 109 later; or after 70, long before the others.
  Machine machine = plain_machine();
  machine.bandwidth = {1e15, 1e15, 1e15, 1e15};
  const kernel::Setup setup = setup_of(70, 64);
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  machine.launches = {{2, 0.01, 3}};
  const Prediction slow = busiest_unit(straight(), *profiled, setup, machine);
  expect_near(slow.exec_us, 0.512 + 0.109 + 0.187);
  expect_near(slow.time_us(), 3 + 0.7 + 0.109);
  expect_near(slow.dispatch_us.value_or(0), 0.7);
  expect_near(kleimenov_popova(straight(), *profiled, setup, machine).time_us(),
              3 + 0.7 + 64 * 11 / 1000.0 + 0.112);
  machine.launches = {{2, 0.001, 3}};
  const Prediction quick = busiest_unit(straight(), *profiled, setup, machine);
  expect_near(quick.time_us(), 3 + 0.512 + 0.109 + 0.187);
  EXPECT_EQ(quick.dispatch_wait_us, 0);
}

TEST(BusiestUnit, ChargesBarriersAsTheArchitectureDoes) {
  // 23 cycles with 1 warp and 85 with 32 on an A100, 14 and 76 measured on an H100; of a GTX 980
  // nobody says it.
  const auto on = [](const char* gpu) { return machine(**catalogue().find(gpu), {}).value(); };
  EXPECT_EQ(on("h100").barrier_cycles(32), 76);
  EXPECT_EQ(on("a100").barrier_cycles(1), 23);
  EXPECT_EQ(on("a100").barrier_cycles(32), 85);
  EXPECT_EQ(on("a100").barrier.status, FactStatus::published);
  EXPECT_EQ(on("gtx980").barrier.value, 23);
  EXPECT_EQ(on("gtx980").barrier.status, FactStatus::assumed);
  EXPECT_TRUE(are_barriers_known(on("a100")));
  EXPECT_FALSE(are_barriers_known(on("gtx980")));
  Program program = straight();
  program.blocks[0].instructions.push_back({.kind = Kind::barrier});
  Machine machine = plain_machine();
  machine.departure = std::nullopt;
  for (const auto& [threads, cycles] : {std::pair{32, 23.0}, std::pair{1024, 85.0}}) {
    const kernel::Setup setup = setup_of(1, threads);
    const auto profiled = profile(program, setup, machine);
    ASSERT_TRUE(profiled.has_value());
    const Prediction prediction = busiest_unit(program, *profiled, setup, machine);
    expect_near(prediction.barrier_cycles, cycles);
    ASSERT_EQ(prediction.assumptions.size(), 1U);
    EXPECT_THAT(prediction.assumptions[0].english(), HasSubstr("a barrier takes"));
  }
}

TEST(BusiestUnit, ChargesOnlyWhatTheDramServesAsUncoalesced) {
  // 32 sectors of lines of their own: 1024 bytes, at 10 bytes a cycle; the others have 1e15.
  Machine machine = plain_machine();
  machine.bandwidth = {1e15, 1e15, 1e15, 10};
  kernel::Setup setup = setup_of(1, 32);
  const auto cycles = [&](double l1, double l2) {
    setup.l1_hits = l1, setup.l2_hits = l2;
    const auto profiled = profile(scattering(32), setup, machine);
    return busiest_unit(scattering(32), *profiled, setup, machine).exec_us * 1000;
  };
  // 8 of 9 bytes are uncoalesced: 200 + 56 · 8/9 for the load, 4 and 4 around it, 1 for the store
  // and 3.95 for each of its sectors on the way to the L2.
  const double way = 32 * 3.95;
  expect_near(cycles(0, 0), 209 + 56 * 8 / 9.0 + way);
  expect_near(cycles(1, 0), 4 + 4 * 8); // the load and store unit: a pass for each 128 bytes
  expect_near(cycles(0, 1), 4 + 100 + 4 + 1 + way);
  machine.bandwidth.uncoalesced = 1;
  expect_near(cycles(0, 0), 1024);
  expect_near(cycles(0, 1), 109 + way);
}

/// The store of scattering().
Access access_of(const Program& program, const kernel::Setup& setup) {
  const auto profiled = profile(program, setup, plain_machine());
  EXPECT_TRUE(profiled.has_value());
  return profiled->walk.accesses.back();
}

TEST(Accesses, AreUncoalescedByTheirSegmentsAndLoneByTheirNeighbours) {
  // The text's: more segments than a sequential request. 64 bytes of the memory at a time: strides
  // of 2, 4 and 8 words ask for both halves, 16 and 32 for one.
  for (const auto& [stride, uncoalesced, lone] : {std::tuple{1, 0.0, 0.0},
                                                  {2, 1.0, 0.0},
                                                  {4, 1.0, 0.0},
                                                  {8, 1.0, 0.0},
                                                  {16, 1.0, 1.0},
                                                  {32, 1.0, 1.0}}) {
    const Access access = access_of(scattering(stride), setup_of(1, 32));
    EXPECT_EQ(access.uncoalesced, uncoalesced) << stride;
    EXPECT_EQ(access.lone, lone) << stride;
  }
}

TEST(Accesses, InRowsAreSequentialEach) {
  // Rows of 16, 8 or 4 words that begin 8 bytes into a sector, 4096 bytes apart.
  for (const auto& [width, uncoalesced, lone] :
       {std::tuple{16, 0.0, 1 / 3.0}, {8, 0.0, 0.0}, {4, 1.0, 1.0}}) {
    Program program = straight();
    const auto thread = [&](int d) {
      return add(program, {.op = ExprOp::thread_id, .bits = 64, .value = d});
    };
    const auto constant = [&](std::int64_t v) {
      return add(program, {.op = ExprOp::constant, .bits = 64, .value = v});
    };
    const auto both = [&](ExprOp op, ExprId a, ExprId b) {
      return add(program, {.op = op, .bits = 64, .a = a, .b = b});
    };
    const ExprId column = both(ExprOp::multiply, thread(0), constant(4));
    const ExprId row = both(ExprOp::multiply, thread(1), constant(4096));
    program.blocks[0].instructions.back().address =
        both(ExprOp::add, both(ExprOp::add, column, row), constant(8));
    kernel::Setup setup = setup_of(1, 1);
    setup.launch.block = {width, 32 / width, 1};
    const Access access = access_of(program, setup);
    EXPECT_EQ(access.uncoalesced, uncoalesced) << width;
    EXPECT_NEAR(access.lone, lone, 1e-12) << width;
  }
}

TEST(Answers, DoNotContradictThemselves) {
  // Alone the warp takes 112 cycles, of which 11 are delays; by the other rule its load and store
  // take the memory unit 8, and the warp 109.
  const Machine machine = plain_machine();
  kernel::Setup setup = setup_of(1, 32);
  setup.registers = 77;
  const auto profiled = profile(straight(), setup, machine);
  ASSERT_TRUE(profiled.has_value());
  const Prediction sums = kleimenov_popova(straight(), *profiled, setup, machine);
  const Prediction units = busiest_unit(straight(), *profiled, setup, machine);
  const std::string text = prediction_text(straight(), setup, *profiled, machine, sums);
  EXPECT_THAT(text, testing::ContainsRegex("method +kleimenov-popova\n"));
  EXPECT_THAT(text, testing::ContainsRegex("longest warp +112 cycles"));
  EXPECT_THAT(text, testing::ContainsRegex("its delays +11 cycles"));
  const std::string other = prediction_text(straight(), setup, *profiled, machine, units);
  EXPECT_THAT(other, testing::ContainsRegex("method +busiest-unit\n"));
  EXPECT_THAT(other, testing::ContainsRegex("longest warp +109 cycles"));
  EXPECT_THAT(other, testing::ContainsRegex("its busiest unit +load and store, 8 cycles"));
  EXPECT_THAT(other, testing::Not(HasSubstr("its delays")));
  // Compute capability 9.0: 65536 registers, 227 KiB for one block.
  const std::string json = prediction_json(straight(), setup, *profiled, machine, units);
  EXPECT_THAT(json, HasSubstr("\"registers\": 77"));
  EXPECT_THAT(json, HasSubstr("\"registers_per_sm\": 65536"));
  EXPECT_THAT(json, HasSubstr("\"shared_bytes_per_block\": 232448"));
  EXPECT_THAT(json, HasSubstr("\"warps_per_sm\": 64"));
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
  // One block of 2 warps an SM: alone a warp takes 4 + 100 + 4 + 1 cycles for its two requests, and
  // the four of both, 512 bytes, queue for 5 bytes a cycle. 32 blocks on each SM: 64 warps with 2
  // requests of 128 bytes, of 5 bytes a cycle for each SM.
  const Machine machine = plain_machine();
  const kernel::Setup few = setup_of(2, 64), many = setup_of(64, 64);
  const auto alone = profile(straight(), few, machine), all = profile(straight(), many, machine);
  ASSERT_TRUE(alone && all);
  const Prediction latency = own_model(straight(), *alone, few, machine, false);
  EXPECT_EQ(latency.waves[0].bound_by, "latency");
  expect_near(latency.exec_us, 0.109 + 512 / 5.0 / 1000);
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

TEST(Launches, AreTakenBetweenMeasuredBlocks) {
  Machine machine = plain_machine();
  EXPECT_EQ(machine.launch(3), std::nullopt);
  machine.launches = {{2, 0.001, 3}, {4, 0.003, 5}};
  EXPECT_EQ(machine.launch(2), (LaunchTime{2, 0.001, 3}));
  expect_near(machine.launch(3)->slope, 0.002);
  expect_near(machine.launch(3)->intercept, 4);
  EXPECT_EQ(machine.launch(1), (LaunchTime{1, 0.001, 3}));
  EXPECT_EQ(machine.launch(32), (LaunchTime{32, 0.003, 5}));
  const auto said = [&](int threads) {
    std::string all;
    const auto profiled = profile(straight(), setup_of(1, threads), machine);
    for (const Message& each : profiled->assumptions)
      all += each.english() + '\n';
    return all;
  };
  EXPECT_THAT(said(96), HasSubstr("no launch of blocks of 3 warps was measured: it is taken "
                                  "between those of 2, 4"));
  EXPECT_THAT(said(64), testing::Not(HasSubstr("no launch of blocks")));
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
  KernelLaunch launch;
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
