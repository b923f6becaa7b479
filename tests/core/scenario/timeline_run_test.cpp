#include "core/scenario/timeline_run.h"

#include "core/scenario/instruction_loop.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <cmath>

namespace loom {
namespace {

Catalogue& timeline_gpus() {
  static Catalogue all(embedded_gpu_files());
  return all;
}

Scenario fixed(const char* gpu, double alpha, int warps) {
  Scenario scenario = default_scenario(timeline_gpus().find(gpu).value());
  scenario.alpha = alpha;
  scenario.warps = warps;
  scenario.latencies = Latencies::fixed;
  return scenario;
}

SteadyRun steady_run(const Scenario& scenario, RecordedCycles cycles = {}) {
  return record_steady_run(scenario, {}, cycles).value();
}

// Few warps hide nothing: an iteration takes the latency of its load and its adds, 368 + 20 × 6.
TEST(SteadyRun, AWarpsPeriodIsItsLatencyWhereLatencyLimits) {
  const SteadyRun run = steady_run(fixed("gtx980", 20, 16));
  EXPECT_NEAR(run.steady.period, 488, 1);
  EXPECT_NEAR(run.steady.to - run.steady.from, 2 * 488, 2);
  EXPECT_GT(run.steady.from, 0);
  EXPECT_EQ(run.index->trace().to, 20'000);
}

// Where issue limits, 4 IPC, the 64 warps take 64 × 201 / 4 cycles for an iteration each, and no
// more than eight latencies of memory are shown of it.
TEST(SteadyRun, IsNotLongerThanEightLatencies) {
  const SteadyRun run = steady_run(fixed("gtx980", 200, 64));
  EXPECT_NEAR(run.steady.period, 64 * 201 / 4.0, 0.02 * 64 * 201 / 4.0);
  EXPECT_EQ(run.steady.to - run.steady.from, 8 * 368);
}

TEST(SteadyRun, TheExampleOfFigure47RepeatsItselfEvery24Cycles) {
  const SteadyRun run = steady_run(fixed("toy", 4, 6));
  EXPECT_NEAR(run.steady.period, 24, 1e-9);
  EXPECT_EQ(run.steady.to - run.steady.from, 60);
}

TEST(SteadyRun, IsRecordedAsFarAsItGoesWithinTheCyclesGiven) {
  const Scenario scenario = fixed("gtx980", 20, 16);
  const SteadyRun enough = steady_run(scenario, {1, 20'000});
  EXPECT_EQ(enough.index->trace().to, static_cast<Cycle>(enough.steady.to));
  const SteadyRun little = steady_run(scenario, {1, 700});
  EXPECT_EQ(little.index->trace().to, 700);
  EXPECT_EQ(little.steady.to, 700);
  EXPECT_GE(little.steady.from, 0);
}

TEST(SteadyRun, OfALoopIsByItsOwnIterations) {
  Scenario scenario = default_scenario(timeline_gpus().find("h200").value());
  scenario.warps = 4;
  scenario.latencies = Latencies::fixed;
  scenario.instruction_loop = loop_from_text("LDG.32 x1; FADD x8", "here").value();
  const auto numbers = loop_numbers<double>(scenario, *scenario.instruction_loop).value();
  const SteadyRun run = record_steady_run(scenario, numbers, {}).value();
  const double expected = scenario.warps / evaluate(numbers, scenario.warps).throughput;
  EXPECT_NEAR(run.steady.period, expected, 0.02 * expected);
}

} // namespace
} // namespace loom
