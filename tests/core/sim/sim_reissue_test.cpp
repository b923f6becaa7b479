// A warp that may not issue again for some cycles.

#include "core/sim/settled.h"
#include "core/sim/simulate.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <vector>

namespace loom {
namespace {

/// One scheduler, an addition in 6 cycles, any number of them at once.
SmConfig machine(int reissue) {
  SmConfig config;
  config.schedulers = 1;
  config.reissue = reissue;
  config[Kind::arithmetic] = {.latency = 6, .to_arithmetic = 6};
  return config;
}

double ipc(const SmConfig& config, int warps, int chains) {
  return settle(config, mix_program(Kind::global, inf, chains), warps)
      ->throughput_ipc_per_sm.instructions;
}

TEST(SimReissue, KeepsOneWarpFromIssuingEveryCycle) {
  // Thesis §2.9: eight independent additions of one warp could issue every cycle, were it not that
  // its scheduler cannot take it again so soon.
  EXPECT_DOUBLE_EQ(ipc(machine(1), 1, 8), 1);
  EXPECT_DOUBLE_EQ(ipc(machine(2), 1, 8), 1 / 2.0);
  EXPECT_DOUBLE_EQ(ipc(machine(5), 1, 8), 1 / 5.0);
  // Another warp takes the cycles between: as many warps as cycles fill all slots.
  EXPECT_DOUBLE_EQ(ipc(machine(2), 2, 8), 1);
  EXPECT_DOUBLE_EQ(ipc(machine(5), 4, 8), 4 / 5.0);
  EXPECT_DOUBLE_EQ(ipc(machine(5), 5, 8), 1);
}

TEST(SimReissue, ChangesNothingWhereAWarpWaitsLongerAnyway) {
  EXPECT_DOUBLE_EQ(ipc(machine(6), 4, 1), 4 / 6.0);
  EXPECT_DOUBLE_EQ(ipc(machine(1), 4, 1), 4 / 6.0);
  EXPECT_DOUBLE_EQ(ipc(machine(8), 4, 1), 4 / 8.0);
}

TEST(SimReissue, IsTheReasonOfTheSlotsItTakes) {
  const auto run = settled(machine(4), mix_program(Kind::global, inf, 8), 1);
  ASSERT_TRUE(run);
  EXPECT_NEAR(run->lost_issue_slots[static_cast<std::size_t>(SlotLoss::reissue)], 3 / 4.0, 1e-9);
  EXPECT_EQ(run->lost_issue_slots[static_cast<std::size_t>(SlotLoss::warp_order)], 0);
}

TEST(SimReissue, DoesNotHoldUpTheNextBlock) {
  // The next block's warp is another one. Nor does it pair with what the warp before it issued.
  SmConfig config = machine(9);
  config.blocks = {.warps = 1, .grid = 3};
  const auto issues = [&](const char* text) {
    const auto trace = record(config, program_from_text(text).value(), 1, {.cycles = 100});
    std::vector<Cycle> cycles;
    for (const TraceRecord& r : trace->records)
      cycles.push_back(r.issue_cycle);
    return cycles;
  };
  EXPECT_EQ(issues("FADD R1\nFADD R2\n"), (std::vector<Cycle>{0, 9, 15, 24, 30, 39}));
  EXPECT_EQ(issues("FADD R1\n"), (std::vector<Cycle>{0, 6, 12}));
  config.dual_issue = true;
  config[Kind::arithmetic].interval = {1, 2};
  EXPECT_EQ(issues("FADD R1\nFADD R2\n"), (std::vector<Cycle>{0, 0, 6, 6, 12, 12}));
  EXPECT_EQ(issues("FADD R1\n"), (std::vector<Cycle>{0, 6, 12}));
}

TEST(SimReissue, IsOneToSixtyFourCycles) {
  const WarpProgram adds = mix_program(Kind::global, inf);
  EXPECT_TRUE(settle(machine(64), adds, 1));
  for (const int wrong : {0, 65}) {
    const auto refused = settle(machine(wrong), adds, 1);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().detail.english(),
              "a warp issues again after 1 to 64 cycles, not " + std::to_string(wrong));
  }
}

} // namespace
} // namespace loom
