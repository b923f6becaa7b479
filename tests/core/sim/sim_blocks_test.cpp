// Stores, barriers of a block, and blocks that take each other's places.

#include "core/gpu/catalogue.h"
#include "core/scenario/program_machine.h"
#include "core/sim/explain.h"
#include "core/sim/settled.h"
#include "core/sim/timeline_index.h"
#include "gpus/embedded.h"
#include "resources/warp_programs/embedded.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Scenario maxwell() {
  static const Catalogue all(embedded_gpu_files());
  Scenario scenario;
  scenario.gpu = all.find("gtx980").value();
  return scenario;
}

WarpProgram shipped(std::string_view name) {
  for (const EmbeddedFile& file : embedded_warp_programs())
    if (file.name == name)
      return program_from_text(file.content, std::string(name)).value();
  ADD_FAILURE() << name;
  return {};
}

Trace traced(const WarpProgram& program, int warps, WarpBlocks blocks, Cycle cycles = 5'000) {
  SmConfig config = sim_config(maxwell(), program).value();
  config.blocks = blocks;
  return record(config, program, warps, {.cycles = cycles}).value();
}

/// Issue cycles of the warp's instructions.
std::vector<Cycle> issues(const Trace& trace, int warp) {
  std::vector<Cycle> cycles;
  for (const TraceRecord& r : trace.records)
    if (r.warp == warp)
      cycles.push_back(r.issue_cycle);
  return cycles;
}

TEST(SimStore, NobodyWaitsForIt) {
  // Maxwell: the add of 6 cycles alone makes the turn, the store takes one issue slot of three
  // (shared_issue_cost) beside it.
  const WarpProgram program = program_from_text("FADD R1, R1\nSTS [R2], R1\n").value();
  const Trace trace = traced(program, 1, {}, 100);
  // The add's result is there for the store 6 cycles later, for the next add at the same time; that
  // issues once the store's three slots are over.
  EXPECT_THAT(issues(trace, 0), testing::Contains(6));
  const std::vector<Cycle> found = issues(trace, 0);
  ASSERT_GE(found.size(), 6u);
  EXPECT_EQ((std::vector<Cycle>(found.begin(), found.begin() + 6)),
            (std::vector<Cycle>{0, 6, 9, 15, 18, 24}));
}

TEST(SimStore, WaitsForItsAddressAndItsData) {
  const Trace trace =
      traced(program_from_text("LDS R1, [R3]\nLDG R2, [R3]\nSTG [R1], R2\n").value(), 1,
             {.warps = 1, .grid = 1});
  // LDS takes three issue slots; the global load's 368 cycles are over in cycle 3 + 368.
  EXPECT_THAT(issues(trace, 0), ElementsAre(0, 3, 371));
}

TEST(SimStore, TakesItsMemorysThroughput) {
  // Warps that only store: 0.0815 and 1 IPC/SM on Maxwell (Table 4.1, §4.7), and together with
  // loads no more than that.
  for (const auto& [text, kind, ipc] : std::vector<std::tuple<const char*, Kind, double>>{
           {"STG [R1], R2", Kind::global, 0.0815},
           {"STS [R1], R2", Kind::shared, 1},
           {"STG [R1], R2\nLDG R3, [R1]", Kind::global, 0.0815},
           {"STS [R1], R2\nLDS R3, [R1]", Kind::shared, 1},
           {"LDG RZ, [R1]", Kind::global, 0.0815}}) {
    const WarpProgram program = program_from_text(text).value();
    const auto counted = count(sim_config(maxwell(), program).value(), program, 64,
                               {.warm_up = 50'000, .cycles = 500'000});
    EXPECT_NEAR(counted->throughput_ipc_per_sm.other / ipc, 1, 0.001) << text;
  }
}

TEST(SimBlocks, TwoWarpsExchangeData) {
  // Thesis §2.10. The loads queue 2000/163 = 12.27 cycles for memory: data of A is there in cycle
  // 368, of B in 12 + 368 = 380. Each stores then; A is at the barrier after the three slots of its
  // store, in 371, B in 383. Both read in the cycle after, one load a cycle: results come to the
  // add 22 cycles later.
  const WarpProgram program = shipped("exchange.warp");
  const Trace trace = traced(program, 2, {.warps = 2, .grid = 1});
  EXPECT_THAT(issues(trace, 0), ElementsAre(0, 368, 371, 384, 384 + 22));
  EXPECT_THAT(issues(trace, 1), ElementsAre(0, 380, 383, 384, 385 + 22));
  const Explainer explainer(trace);
  for (const Cycle cycle : {372, 383}) {
    EXPECT_EQ(explainer.at(cycle, 0).front().activity, WarpActivity::waits_barrier) << cycle;
    EXPECT_EQ(explainer.at(cycle, 0).front().until, 384) << cycle;
  }
}

TEST(SimBlocks, NoWarpReadsBeforeAllOfItsBlockHaveWritten) {
  const WarpProgram program = shipped("exchange.warp");
  for (const int block : {1, 2, 3, 8, 16})
    for (const int places : {1, 2, 3}) {
      const Trace trace = traced(program, block * places, {.warps = block, .grid = 7}, 100'000);
      // By place and block: last barrier and first read.
      std::map<std::pair<int, std::int64_t>, std::pair<Cycle, Cycle>> times;
      for (const TraceRecord& r : trace.records) {
        auto& [arrived, read] =
            times.try_emplace({r.warp / block, r.instruction / program.length()}, 0, endless)
                .first->second;
        if (r.kind == Kind::barrier)
          arrived = std::max(arrived, r.issue_cycle);
        if (program.at(r.instruction).mnemonic == "LDS")
          read = std::min(read, r.issue_cycle);
      }
      EXPECT_EQ(times.size(), 7u) << block << " " << places;
      for (const auto& [place, at] : times)
        EXPECT_LT(at.first, at.second) << block << " " << places;
    }
}

TEST(SimBlocks, ABarrierDoesNotWaitForOtherBlocks) {
  // The second block's data comes 12 cycles later: alone, the first does not wait for it.
  const WarpProgram program = shipped("exchange.warp");
  EXPECT_EQ(issues(traced(program, 2, {.warps = 1, .grid = 2}), 0).at(3), 372);
  EXPECT_EQ(issues(traced(program, 2, {.warps = 2, .grid = 1}), 0).at(3), 384);
  // Without blocks all warps are one, as always.
  EXPECT_EQ(issues(traced(program, 2, {}), 0).at(3), 384);
}

TEST(SimBlocks, TheNextBlockStartsWhenOneCompletes) {
  // Thesis §2.11, two warps a block, one block at a time. Warp 0 loads in cycle 0, adds from 368 on
  // four times 6 cycles, stores in 392; warp 1, 12 cycles behind it, stores in 404 and has ended in
  // 405: the second block begins. Its loads wait for the stores, which take memory's queue from 392
  // and 404 on for 12.27 cycles each: served from 416 and 428 on.
  const WarpProgram program = shipped("blocks.warp");
  const Trace trace = traced(program, 2, {.warps = 2, .grid = 2});
  EXPECT_THAT(issues(trace, 0), ElementsAre(0, 368, 374, 380, 386, 392, //
                                            405, 784, 790, 796, 802, 808));
  EXPECT_THAT(issues(trace, 1), ElementsAre(0, 380, 386, 392, 398, 404, //
                                            405, 796, 802, 808, 814, 820));
  EXPECT_EQ(trace.summary.blocks_ended, 2);
  EXPECT_EQ(trace.summary.last_end, 821);
  // Both at once: the second block's loads are behind the first's.
  const Trace both = traced(program, 4, {.warps = 2, .grid = 2});
  EXPECT_THAT(issues(both, 2).at(0), 0);
  EXPECT_EQ(both.summary.blocks_ended, 2);
  EXPECT_LT(both.summary.last_end, 821);
}

/// 2,000 dependent adds of 6 cycles; after them nothing happens any more, however long one looks.
TEST(SimBlocks, AGridThatHasEndedIsOver) {
  const WarpProgram program = program_from_text("repeat 2000\n  FADD R1, R1\nend\n").value();
  const Trace trace = traced(program, 1, {.warps = 1, .grid = 1}, 40'000);
  EXPECT_EQ(trace.records.size(), 2'000U);
  EXPECT_EQ(trace.summary.blocks_ended, 1);
  EXPECT_EQ(trace.summary.last_end, 12'000);
  // A stretch of the same adds is counted as often as it fits, and no further.
  SmConfig config = sim_config(maxwell(), program).value();
  config.blocks = {.warps = 1, .grid = 1};
  const SimSummary summary = simulate(config, program, 1, {.cycles = 40'000}).value();
  EXPECT_EQ(summary.issued[static_cast<std::size_t>(Kind::arithmetic)], 2'000U);
  EXPECT_EQ(summary.last_end, 12'000);
}

TEST(SimBlocks, ATimelineSaysWhichBlockRunsWhere) {
  // As above: the second block starts in cycle 405, in the place of the first.
  const auto trace = std::make_shared<const Trace>(
      traced(shipped("blocks.warp"), 2, {.warps = 2, .grid = 2}, 1000));
  const std::vector<TimelineBlock> shown = TimelineIndex(trace).show(0, 1000, 1000, 0).blocks;
  EXPECT_EQ(shown, (std::vector<TimelineBlock>{{0, 0, 0}, {0, 405, 1}, {1, 0, 0}, {1, 405, 1}}));
  // Every block of a larger grid once in each of its rows, the starts in the order of the numbers.
  const auto many = std::make_shared<const Trace>(
      traced(shipped("blocks.warp"), 15, {.warps = 5, .grid = 20}, 100'000));
  std::map<std::int64_t, std::set<int>> rows;
  std::map<std::int64_t, double> from;
  for (const TimelineBlock& each : TimelineIndex(many).show(0, 100'000, 1000).blocks) {
    EXPECT_TRUE(rows[each.block].insert(each.row).second);
    EXPECT_TRUE(!from.contains(each.block) || from[each.block] == each.from);
    from[each.block] = each.from;
  }
  ASSERT_EQ(rows.size(), 20u);
  for (std::int64_t block = 0; block < 20; ++block) {
    EXPECT_EQ(rows[block].size(), 5u) << block;
    EXPECT_TRUE(block == 0 || from[block] >= from[block - 1]) << block;
    EXPECT_EQ(from[block] == 0, block < 3) << block;
  }
  // Warps that run a loop for ever are no blocks.
  const auto mix = std::make_shared<const Trace>(traced(shipped("blocks.warp"), 4, {}, 1000));
  EXPECT_TRUE(TimelineIndex(mix).show(0, 1000, 1000).blocks.empty());
}

TEST(SimBlocks, WaitingForABlockIsExplained) {
  const Trace trace = traced(shipped("blocks.warp"), 2, {.warps = 2, .grid = 2});
  const Explainer explainer(trace);
  const WarpStory between = explainer.at(400, 0).front(), after = explainer.at(900, 0).front();
  EXPECT_EQ(between.activity, WarpActivity::waits_block);
  EXPECT_EQ(between.until, 405);
  EXPECT_EQ(after.activity, WarpActivity::waits_block);
  EXPECT_EQ(after.until, endless);
  EXPECT_EQ(trace.next.front().waited_for, TraceRecord::at_block);
}

TEST(SimBlocks, EveryBlockRunsOnceAndNoneTooEarly) {
  const WarpProgram program = shipped("blocks.warp");
  for (const int block : {1, 2, 5, 32})
    for (const int places : {1, 2, 4})
      for (const std::int64_t grid : {1, 2, 3, 50}) {
        const Trace trace =
            traced(program, block * places, {.warps = block, .grid = grid}, 1'000'000);
        EXPECT_EQ(trace.summary.blocks_ended, grid);
        EXPECT_EQ(static_cast<std::int64_t>(trace.records.size()), grid * block * program.length());
        std::vector<Cycle> stored(static_cast<std::size_t>(places));
        for (const TraceRecord& r : trace.records) {
          Cycle& last = stored[static_cast<std::size_t>(r.warp / block)];
          // The first instruction of a block is behind the last one of the block before it.
          if (r.instruction % program.length() == 0) {
            EXPECT_GT(r.issue_cycle, r.instruction == 0 ? -1 : last) << block << " " << grid;
          }
          if (program.at(r.instruction).mnemonic == "STG")
            last = std::max(last, r.issue_cycle);
        }
      }
}

TEST(SimBlocks, RefusesWhatCannotBe) {
  const WarpProgram program = shipped("blocks.warp");
  SmConfig config = sim_config(maxwell(), program).value();
  config.blocks = {.warps = 3, .grid = 1};
  const auto uneven = count(config, program, 4);
  ASSERT_FALSE(uneven);
  EXPECT_THAT(uneven.error().detail.english(), HasSubstr("a multiple of the block's 3, not 4"));
  config.blocks = {.warps = 1025};
  EXPECT_FALSE(count(config, program, 1025));
  config.blocks = {.warps = 1, .grid = -1};
  EXPECT_FALSE(count(config, program, 4));
  // A grid ends: it has no period.
  config.blocks = {.warps = 1, .grid = 4};
  EXPECT_EQ(settle(config, program, 4, {.most = 100'000}).value().period_cycles, 0);
}

} // namespace
} // namespace loom
