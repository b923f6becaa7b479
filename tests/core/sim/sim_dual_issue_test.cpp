// Two instructions of one warp in one issue slot.

#include "core/gpu/catalogue.h"
#include "core/scenario/sim_run.h"
#include "core/sim/explain.h"
#include "core/sim/simulate.h"
#include "core/sim/slot_runs.h"
#include "gpus/embedded.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace loom {
namespace {

/// Issue cycles of one warp on one scheduler that may issue pairs: adds take 4 cycles, their pipe
/// starts two a cycle, special functions take 6, one a cycle.
std::vector<Cycle> issue_cycles(const char* text, std::size_t instructions) {
  SmConfig config;
  config.schedulers = 1;
  config.dual_issue = true;
  config[Kind::arithmetic] = {.latency = 4, .to_arithmetic = 4, .interval = {1, 2}};
  config[Kind::sfu] = {.latency = 6, .to_arithmetic = 6, .interval = {1, 1}};
  const auto trace = record(config, program_from_text(text).value(), 1, {.cycles = 40});
  std::vector<Cycle> cycles;
  for (std::size_t i = 0; i < instructions; ++i)
    cycles.push_back(trace->records.at(i).issue_cycle);
  return cycles;
}

TEST(SimDualIssue, IssuesIndependentNeighboursInOneSlot) {
  using Cycles = std::vector<Cycle>;
  EXPECT_EQ(issue_cycles("FADD R1, R1\nFADD R2, R2\n", 6), (Cycles{0, 0, 4, 4, 8, 8}));
  // Two at most, in order.
  EXPECT_EQ(issue_cycles("FADD R1, R1\nFADD R2, R2\nFADD R3, R3\n", 6), (Cycles{0, 0, 1, 4, 4, 5}));
  // Not where one reads what the other writes, or both write the same. The second may write what
  // the first reads: the add of the next pass goes with the one before it.
  EXPECT_EQ(issue_cycles("FADD R1, R1\nFADD R2, R1\n", 3), (Cycles{0, 4, 4}));
  EXPECT_EQ(issue_cycles("FADD R1, R3\nFADD R1, R4\n", 3), (Cycles{0, 4, 8}));
  // No room in the pipe; a stall count; clock reads go alone.
  EXPECT_EQ(issue_cycles("MUFU R1, R1\nMUFU R2, R2\n", 4), (Cycles{0, 1, 6, 7}));
  EXPECT_EQ(issue_cycles("FADD R1, R1 {S2}\nFADD R2, R2\n", 3), (Cycles{0, 2, 4}));
  EXPECT_EQ(issue_cycles("CS2R R1\nFADD R2, R2\nCS2R R3\n", 3), (Cycles{0, 1, 2}));
}

TEST(SimDualIssue, ExplainsAPairAsOneSlot) {
  SmConfig config;
  config.schedulers = 1;
  config.dual_issue = true;
  config[Kind::arithmetic] = {.latency = 4, .to_arithmetic = 4, .interval = {1, 2}};
  const WarpProgram pairs = program_from_text("FADD R1, R1\nFADD R2, R2\n").value();
  const auto trace = record(config, pairs, 3, {.cycles = 400});
  // Three warps fill three of four slots with two adds each; nobody waits for a busy port.
  EXPECT_DOUBLE_EQ(trace->summary.throughput_ipc_per_sm.arithmetic, 1.5);
  const SlotRuns runs(*trace, 0);
  EXPECT_DOUBLE_EQ(runs.until(400)[static_cast<std::size_t>(SlotUse::used)], 300);
  const Explainer explainer(*trace);
  for (Cycle cycle = 0; cycle < 400; ++cycle)
    for (const WarpStory& story : explainer.at(cycle, 0))
      EXPECT_NE(story.activity, WarpActivity::port_busy) << cycle;
}

TEST(SimDualIssue, KeplerPairsIndependentInstructions) {
  // 192 cores take 6 adds a cycle and 4 schedulers issue 4 (thesis §4.1): only pairs reach 6.
  const Catalogue catalogue(embedded_gpu_files());
  Scenario kepler = default_scenario(catalogue.find("gtx680").value());
  const SmConfig single = sim_config(kepler).value();
  EXPECT_FALSE(single.dual_issue);
  const auto adds = [](const SmConfig& config, int chains) {
    return count(config, mix_program(Kind::global, std::numeric_limits<double>::infinity(), chains),
                 64, {.warm_up = 1000, .cycles = 30'000})
        ->throughput_ipc_per_sm.arithmetic;
  };
  const SmConfig dual = with_dual_issue(single, kepler).value();
  // Three chains: a pair and a single add in two cycles are what 48 cores a scheduler take.
  EXPECT_NEAR(adds(single, 3), 4, 1e-3);
  EXPECT_NEAR(adds(dual, 3), 6, 1e-3);
  // Dependent instructions, as the bounds have them, gain nothing.
  EXPECT_NEAR(adds(dual, 1), 4, 1e-3);
  kepler.overrides[static_cast<std::size_t>(Hardware::alu_thru)] = 3;
  EXPECT_NEAR(adds(with_dual_issue(sim_config(kepler).value(), kepler).value(), 3), 3, 1e-3);

  // Two chains: 36 warps reach the cores' 6 IPC whoever goes first (thesis §4.3), 54 adds in
  // flight, and so do 28, the least whose pairs cover 9 cycles at 6 IPC.
  kepler.overrides = {};
  for (const Policy policy :
       {Policy::greedy_then_oldest, Policy::loose_round_robin, Policy::oldest_first})
    for (const int warps : {28, 36, 40, 48, 64}) {
      SmConfig machine = with_dual_issue(sim_config(kepler).value(), kepler).value();
      machine.policy = policy;
      const auto run = simulate(machine, mix_program(Kind::global, inf, 2), warps,
                                {.warm_up = 1000, .cycles = 30'000});
      EXPECT_NEAR(run->throughput_ipc_per_sm.arithmetic, 6, 0.01)
          << to_string(policy) << " " << warps;
      EXPECT_NEAR(run->arithmetic_in_flight, 54, 1) << to_string(policy) << " " << warps;
    }

  const Scenario fermi = default_scenario(catalogue.find("gtx480").value());
  const auto refused = with_dual_issue(sim_config(fermi).value(), fermi);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().detail.english(),
            "GTX 480 is not known to issue two instructions of a warp at a time (issue_width)");
}

} // namespace
} // namespace loom
