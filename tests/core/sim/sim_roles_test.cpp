// Warps of a block with programs of their own, which meet at mbarriers and barriers.

#include "core/sim/copies_and_waits.h"
#include "core/sim/settled.h"
#include "tests/core/sim/sim_oracle.h"
#include "tests/core/sim/sim_random.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

namespace loom {
namespace {

/// What the warps of a ring do in an iteration.
struct Ring {
  int stages = 2, producers = 1, consumers = 2, copies = 1, adds = 3;
  Cycle copy_latency = 100, add_latency = 4;
  bool block_barrier = false;
};

/// Producers fill stage by stage, consumers compute with what has landed.
WarpProgram ring_program(const Ring& ring) {
  WarpProgram program;
  for (int stage = 0; stage < ring.stages; ++stage)
    program.mbarriers.push_back(
        {.name = "full " + std::to_string(stage), .arrivals = ring.producers});
  for (int stage = 0; stage < ring.stages; ++stage)
    program.mbarriers.push_back(
        {.name = "empty " + std::to_string(stage), .arrivals = ring.consumers, .open = true});
  const auto at = [](MbarrierUse use, int mbarrier) {
    return Instruction{
        .kind = Kind::clock, .mnemonic = "SYNCS", .at_mbarrier = use, .mbarrier = mbarrier};
  };
  Block producer, consumer;
  for (int stage = 0; stage < ring.stages; ++stage) {
    const int full = stage, empty = ring.stages + stage;
    producer.body.push_back(at(MbarrierUse::wait, empty));
    for (int copy = 0; copy < ring.copies; ++copy)
      producer.body.push_back({.kind = Kind::global,
                               .mnemonic = "UTMALDG",
                               .at_mbarrier = MbarrierUse::copy,
                               .mbarrier = full});
    producer.body.push_back(at(MbarrierUse::arrive, full));
    consumer.body.push_back(at(MbarrierUse::wait, full));
    for (int add = 0; add < ring.adds; ++add)
      consumer.body.push_back({.destination = 1, .sources = {1, no_register, no_register}});
    Instruction arrive = at(MbarrierUse::arrive, empty);
    arrive.sources[0] = 1;
    consumer.body.push_back(arrive);
    if (ring.block_barrier)
      for (Block* each : {&producer, &consumer})
        each->body.push_back({.kind = Kind::barrier, .mnemonic = "BAR"});
  }
  program.roles = {{WarpRole::producer, ring.producers, {producer}},
                   {WarpRole::consumer, ring.consumers, {consumer}}};
  return program;
}

SmConfig machine_of(const Ring& ring, int schedulers = 4) {
  SmConfig config;
  config.schedulers = schedulers;
  config.policy = Policy::greedy_then_youngest;
  config.blocks.warps = ring.producers + ring.consumers;
  config[Kind::arithmetic] = {
      .latency = ring.add_latency, .to_arithmetic = ring.add_latency, .interval = {1, 1}};
  config[Kind::global] = {.latency = ring.copy_latency,
                          .to_arithmetic = ring.copy_latency,
                          .interval = {7, 1},
                          .per_scheduler = false,
                          .backlog = endless};
  config[Kind::clock].issue_cost = {0, 1};
  config[Kind::barrier].latency = 9;
  return config;
}

void expect_like_oracle(const SmConfig& config, const WarpProgram& program, int warps, Cycle cycles,
                        const std::string& where) {
  const auto trace = record(config, program, warps, {.cycles = cycles});
  ASSERT_TRUE(trace) << where << ": " << (trace ? "" : to_line(trace.error()));
  const std::vector<TraceRecord> expected = Oracle(config, program, warps).run(cycles);
  ASSERT_EQ(trace->records.size(), expected.size()) << where;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const TraceRecord &got = trace->records[i], &want = expected[i];
    ASSERT_EQ(got, want) << where << ", record " << i << ": warp " << got.warp << " instruction "
                         << got.instruction << " in cycle " << got.issue_cycle << ", expected warp "
                         << want.warp << " instruction " << want.instruction << " in cycle "
                         << want.issue_cycle;
  }
  const auto sums = count(config, program, warps, {.cycles = cycles});
  ASSERT_TRUE(sums) << where;
  std::uint64_t issued = 0;
  for (const std::uint64_t each : sums->issued)
    issued += each;
  ASSERT_EQ(issued, expected.size()) << where;
}

TEST(SimRoles, RingsIssueAsTheOracleSaysOverAGrid) {
  for (int stages = 1; stages <= 4; ++stages)
    for (int producers = 1; producers <= 2; ++producers)
      for (int consumers = 1; consumers <= 4; ++consumers)
        for (const Cycle copy : {1, 30, 200})
          for (const Cycle add : {1, 6})
            for (const int copies : {1, 3})
              for (const int adds : {0, 1, 5})
                for (const int blocks : {1, 3}) {
                  const Ring ring{.stages = stages,
                                  .producers = producers,
                                  .consumers = consumers,
                                  .copies = copies,
                                  .adds = adds,
                                  .copy_latency = copy,
                                  .add_latency = add};
                  expect_like_oracle(
                      machine_of(ring, blocks == 1 ? 4 : 2), ring_program(ring),
                      blocks * (producers + consumers), 700,
                      "stages " + std::to_string(stages) + ", producers " +
                          std::to_string(producers) + ", consumers " + std::to_string(consumers) +
                          ", copy " + std::to_string(copy) + ", add " + std::to_string(add) +
                          ", copies " + std::to_string(copies) + ", adds " + std::to_string(adds));
                }
}

TEST(SimRoles, RingsIssueAsTheOracleSaysOnRandomMachines) {
  std::mt19937 random(27);
  for (int round = 0; round < 300; ++round) {
    const Ring ring{.stages = any(random, {1, 2, 3, 5}),
                    .producers = any(random, {1, 2, 4}),
                    .consumers = any(random, {1, 3, 4}),
                    .copies = any(random, {1, 2, 4}),
                    .adds = any(random, {0, 2, 9}),
                    .block_barrier = any(random, {false, true})};
    SmConfig config = random_machine(random);
    config.blocks.warps = ring.producers + ring.consumers;
    expect_like_oracle(config, ring_program(ring), any(random, {1, 2, 5}) * config.blocks.warps,
                       3'000, "round " + std::to_string(round));
  }
}

TEST(SimRoles, AWaitThatNeverEndsIsSaidAtOnce) {
  const Ring ring{};
  const SmConfig config = machine_of(ring);
  const auto said = [&](const WarpProgram& program) {
    const auto counted = count(config, program, 3, {.cycles = 1'000'000'000'000});
    const auto summed = simulate(config, program, 3, {.cycles = 1'000'000'000'000});
    const auto settles = settle(config, program, 3);
    EXPECT_FALSE(counted || summed || settles);
    return !counted && !summed && !settles && counted.error() == summed.error() &&
           counted.error() == settles.error() &&
           counted.error().detail.english().starts_with("from cycle ");
  };
  EXPECT_TRUE(count(config, ring_program(ring), 3, {.cycles = 10'000}));
  WarpProgram nobody_arrives = ring_program(ring);
  std::erase_if(nobody_arrives.roles[1].blocks[0].body,
                [](const Instruction& each) { return each.at_mbarrier == MbarrierUse::arrive; });
  EXPECT_TRUE(said(nobody_arrives));
  WarpProgram never_full = ring_program(ring);
  never_full.mbarriers[0].arrivals = 2;
  EXPECT_TRUE(said(never_full));
  WarpProgram one_at_the_barrier = ring_program(ring);
  one_at_the_barrier.roles[1].blocks[0].body.push_back({.kind = Kind::barrier, .mnemonic = "BAR"});
  EXPECT_TRUE(said(one_at_the_barrier));
}

/// The producer waits in cycle 0 for nothing, copies in cycle 1 and arrives in cycle 2: the
/// consumers wait from the start for the copy, which lands in cycle 101, and then add until they
/// wait again. Nobody says the buffer is empty: the producer waits for that for good, from its last
/// arrival on.
TEST(SimRoles, AWaitThatTheTraceDoesNotEndHasNoEnd) {
  const Ring ring{.stages = 1};
  const auto waits_of = [&](Cycle cycles) {
    const auto trace = record(machine_of(ring), ring_program(ring), 3, {.cycles = cycles});
    std::vector<std::array<Cycle, 3>> waits;
    for (const BarrierWait& wait : barrier_waits(trace.value()))
      waits.push_back({wait.warp, wait.from, wait.to});
    return waits;
  };
  using Waits = std::vector<std::array<Cycle, 3>>;
  EXPECT_EQ(waits_of(2), (Waits{{1, 0, endless}, {2, 0, endless}}));
  EXPECT_EQ(waits_of(50), (Waits{{0, 3, endless}, {1, 0, 101}, {2, 0, 101}}));
}

TEST(SimRoles, ComeInWholeBlocks) {
  const Ring ring{};
  const auto counted = count(machine_of(ring), ring_program(ring), 4);
  ASSERT_FALSE(counted);
  EXPECT_EQ(counted.error().code, ErrorCode::bad_argument);
}

/// The state after a period is the state before it: what settles is what a long run counts.
TEST(SimRoles, SettleToWhatALongRunCounts) {
  for (const int stages : {1, 2, 4}) {
    const Ring ring{.stages = stages};
    const auto short_run = settle(machine_of(ring), ring_program(ring), 6);
    const auto long_run = count(machine_of(ring), ring_program(ring), 6, {.cycles = 2'000'000});
    ASSERT_TRUE(short_run && long_run);
    EXPECT_GT(short_run->period_cycles, 0);
    EXPECT_NEAR(short_run->throughput_ipc_per_sm.instructions,
                long_run->throughput_ipc_per_sm.instructions,
                1e-3 * long_run->throughput_ipc_per_sm.instructions);
  }
}

} // namespace
} // namespace loom
