// The simulated SM whose latencies vary, whose memory queues and whose cycles are lost.

#include "core/sim/engine/random_latency.h"
#include "core/sim/simulate.h"
#include "tests/core/model/kernel_as_loop.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

KernelModel model() {
  return {.other_lat = 700,
          .other_alu_lat = 700,
          .alu_lat = 4,
          .other_thru = 0.1,
          .alu_thru = 4,
          .issue_thru = 4};
}

SmConfig varying(const KernelModel& kernel, const Saturation& saturation) {
  return with_measured_latency(sim_config(kernel, Kind::global, 4), kernel, saturation);
}

Throughput run(const SmConfig& config, double alpha, int warps, Cycle cycles, int ilp = 1) {
  return count(config, mix_program(Kind::global, alpha, ilp), warps,
               {.warm_up = 10'240, .cycles = cycles})
      ->throughput_ipc_per_sm;
}

TEST(SimLatency, IsMadeOfTheSaturationModelsParameters) {
  const SmConfig config = varying(model(), {4, 0.1, 0.2, 0.961, 1});
  EXPECT_EQ(config.memory.channels, 3); // 0.4 · (0.1 · 700 · 0.1 + 1) = 3.2
  EXPECT_EQ(config.memory.shape, LatencySpread::Shape::exponential);
  EXPECT_DOUBLE_EQ(config.memory.spread, 140);
  EXPECT_EQ(config[Kind::global].latency, 560);
  EXPECT_EQ(config.lost_cycles, 40); // 0.039 · 1024 = 39.9
  EXPECT_EQ(config[Kind::arithmetic], sim_config(model(), Kind::global, 4)[Kind::arithmetic]);

  const SmConfig sfu =
      with_measured_latency(sim_config(model(), Kind::sfu, 4), model(), {4, 0, 0, 0.961, 1});
  EXPECT_EQ(sfu.memory, LatencySpread{});
  EXPECT_EQ(sfu.lost_cycles, 40);
}

TEST(SimLatency, HasTheGivenMean) {
  const SmConfig config = varying(model(), {4, 0.1, 0.2, 1, 1});
  EXPECT_NEAR(run(config, 0, 1, 14'000'000).other * 700, 1, 0.005);
}

TEST(SimLatency, MakesAWarpWaitForTheLongestOfItsLoads) {
  KernelModel kernel = model();
  kernel.other_thru = 4; // nothing queues
  const SmConfig config = varying(kernel, {4, 0, 0.2, 1, 1});
  // The mean largest of four, the addition after it, and four loads issued one after the other.
  const double round = 700 + 140 * (1.0 / 2 + 1.0 / 3 + 1.0 / 4) + 4 + 2;
  EXPECT_NEAR(run(config, 1, 1, 14'000'000, 4).other * round / 4, 1, 0.01);
}

TEST(SimLatency, MakesLoadsAloneWaitForTheLongestToo) {
  KernelModel kernel = model();
  kernel.other_thru = 4; // nothing queues
  SmConfig config = varying(kernel, {4, 0, 0.2, 1, 1});
  config.memory.round = 4;
  const double round = 700 + 140 * (1.0 / 2 + 1.0 / 3 + 1.0 / 4);
  for (const double alpha : {0.0, 0.01, 0.1, 0.5})
    EXPECT_NEAR(run(config, alpha, 1, 14'000'000, 4).other * (round + alpha * 4) / 4, 1, 0.015)
        << alpha;
  // The m-th of a round has the longest of m.
  for (int m = 1; m <= 4; ++m) {
    double sum = 0;
    constexpr int rounds = 100'000;
    for (int load = 0; load < rounds; ++load)
      sum += static_cast<double>(
          sim::latency_change(config.memory, 3, static_cast<std::uint64_t>(4 * load + m - 1)));
    double longest = 0;
    for (int i = 1; i <= m; ++i)
      longest += 140.0 / i;
    EXPECT_NEAR(sum / rounds, longest, 0.02 * longest) << m;
  }
}

TEST(SimLatency, GrowsWithLoadAsTheSaturationModelSays) {
  const Saturation queues{4, 0.1, 0, 1, 1};
  const SmConfig config = varying(model(), queues);
  for (const int warps : {8, 32, 64, 96, 128}) {
    const double rate = run(config, 0, warps, 1'000'000).other;
    // 3 channels stand for 8 parts of memory, of which some are idle while others have a queue.
    EXPECT_NEAR(rate / saturated_throughput(model(), queues, 0, warps), 1, 0.06) << warps;
    EXPECT_LT(rate, bounds(model(), 0, warps).throughput() * (warps < 64 ? 1 : 0.98)) << warps;
  }
}

TEST(SimLatency, LosesItsCyclesExactly) {
  const SmConfig config = varying(model(), {4, 0, 0, 0.961, 1});
  const double kept = 984.0 / 1024;
  EXPECT_DOUBLE_EQ(run(config, inf, 64, 102'400).arithmetic, 4 * kept);
  EXPECT_DOUBLE_EQ(run(config, inf, 3, 102'400).arithmetic, 3 * kept / 4);
  const auto summary = simulate(config, mix_program(Kind::global, inf), 64, {.cycles = 102'400});
  EXPECT_NEAR(summary->lost_issue_slots[static_cast<std::size_t>(SlotLoss::issue_cost)], 1 - kept,
              1e-4);
}

TEST(SimLatency, IsTheSameForTheSameSeed) {
  SmConfig config = varying(model(), {4, 0.1, 0.2, 0.961, 1});
  const auto once = run(config, 8, 40, 100'000).instructions;
  EXPECT_EQ(run(config, 8, 40, 100'000).instructions, once);
  config.memory.seed = 2;
  const auto other = run(config, 8, 40, 100'000).instructions;
  EXPECT_NE(other, once);
  EXPECT_NEAR(other / once, 1, 0.02);
}

TEST(SimLatency, RefusesWhatIsOutOfRange) {
  SmConfig config = varying(model(), {4, 0.1, 0.2, 0.961, 1});
  config.memory.channels = 257;
  ASSERT_FALSE(check(config));
  EXPECT_EQ(check(config).error().detail.english(), "memory channels must be 0 to 256, not 257");
  config.memory.channels = 256;
  config.memory.round = 65;
  ASSERT_FALSE(check(config));
  EXPECT_EQ(check(config).error().detail.english(), "loads come in rounds of 1 to 64, not 65");
  config.memory.round = 64;
  config.lost_cycles = 513;
  ASSERT_FALSE(check(config));
  EXPECT_EQ(check(config).error().detail.english(),
            "lost cycles must be 0 to 512 of 1024, not 513");
}

} // namespace
} // namespace loom
