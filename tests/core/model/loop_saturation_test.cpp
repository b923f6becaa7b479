/// Gradual saturation of loops: the thesis's kernel as its special case, its queues as the header
/// writes them, and what holds of every shipped loop on every GPU.

#include "core/gpu/catalogue.h"
#include "core/model/loop_numbers.h"
#include "core/model/saturation.h"
#include "gpus/embedded.h"
#include "resources/loops/embedded.h"
#include "tests/core/model/model_random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace loom {
namespace {

constexpr std::size_t at(Resource resource) { return static_cast<std::size_t>(resource); }

/// Three kinds of instruction of which none computes, all through the shared memory.
LoopNumbers three_kinds() {
  LoopNumbers loop;
  loop.rates[at(Resource::shared)] = 1;
  for (const auto& [name, count, latency, passes] :
       {std::tuple{"one", 1.0, 30.0, 4.0}, {"two", 2.0, 25.0, 1.0}, {"three", 1.0, 20.0, 2.0}}) {
    ItemNumbersOf<double> item{
        .name = name, .count = count, .latency = latency, .own_latency = latency};
    item.use[at(Resource::shared)] = passes;
    loop.items.push_back(item);
  }
  return loop;
}

/// L = 30 + 2·25 + 20 = 100, U = 4 + 2 + 2 = 8, m = (16 + 2 + 4)/8; each of 4 instructions waits B.
TEST(LoopSaturation, QueuesAtAPipeAsWritten) {
  const LoopNumbers loop = three_kinds();
  const Saturation saturation{.schedulers = 1};
  for (const double n : {1.0, 2.0, 6.0, 10.0, 12.0}) {
    double low = 0, high = std::min(n / 100, 1 / 8.0);
    for (int i = 0; i < 200; ++i) {
      const double x = (low + high) / 2, load = x * 8 * (n - 1) / n;
      const double queue = 22.0 / 8 / 2 * load / (1 - load);
      (n / (100 + 4 * queue) > x ? low : high) = x;
    }
    EXPECT_NEAR(saturated_throughput(loop, saturation, n), low, 1e-8 * low) << n;
  }
}

/// Two chains: a second one at a pipe waits for the first half of the time, (2 − 1)/4 of 8 cycles,
/// and one warp alone meets nobody else.
TEST(LoopSaturation, ChainsOfAWarpMeetAtAPipe) {
  LoopNumbers loop = three_kinds();
  loop.ilp = 2;
  EXPECT_NEAR(saturated_throughput(loop, {.schedulers = 1}, 1), 2 / (100 + 8 / 4.0), 1e-9);
  loop.items.pop_back(); // two kinds fall into step
  EXPECT_NEAR(saturated_throughput(loop, {.schedulers = 1}, 1), 2 / 80.0, 1e-9);
}

/// Two loads side by side, each from the L1 or from DRAM as a coin falls: the last of them comes
/// from DRAM three times in four.
TEST(LoopSaturation, TheLastOfLoadsIsWaitedFor) {
  LoopNumbers loop;
  loop.rates[at(Resource::ldst)] = 1;
  ItemNumbersOf<double> load{.name = "load", .count = 2, .latency = 315, .own_latency = 315};
  load.use[at(Resource::ldst)] = 1;
  load.independent = 2;
  load.levels[0] = {0.5, 30, 30};
  load.levels[2] = {0.5, 600, 600};
  loop.items.push_back(load);
  EXPECT_DOUBLE_EQ(evaluate(loop, 1).throughput, 1 / 315.0);
  EXPECT_NEAR(saturated_throughput(loop, {.schedulers = 1}, 1), 1 / (0.25 * 30 + 0.75 * 600),
              1e-12);
}

/// A copy of two stages: its stage is taken until the copy is there, which queues for DRAM.
TEST(LoopSaturation, TheStagesOfARingQueueForMemory) {
  LoopNumbers loop;
  loop.rates[at(Resource::dram)] = 16;
  ItemNumbersOf<double> copy{.name = "copy", .count = 1, .latency = 600, .own_latency = 600};
  copy.use[at(Resource::dram)] = copy.bytes = 512;
  copy.stages = 2;
  copy.dram = true;
  copy.levels[2] = {1, 600, 600};
  loop.items.push_back(copy);
  for (const double n : {1.0, 5.0, 10.0, 40.0}) {
    const double served = 0.1 * 600 + 32;
    double low = 0, high = std::min(2 * n / 600, 1 / 32.0);
    for (int i = 0; i < 200; ++i) {
      const double x = (low + high) / 2, load = x * 32;
      const double queue = n > 1 ? served * (n * (1 - std::pow(1 - load, 1 / n)) / load - 1) : 0;
      (2 * n / (600 + queue) > x ? low : high) = x;
    }
    EXPECT_NEAR(saturated_throughput(loop, {.schedulers = 1, .queue_share = 0.1}, n), low,
                1e-8 * low)
        << n;
  }
}

/// Every shipped loop on every GPU that has its numbers, from no arithmetic to nothing else.
TEST(LoopSaturation, NeverExceedsTheBoundsNorFallsWithMoreWarps) {
  const Catalogue catalogue(embedded_gpu_files());
  const std::vector<double> warps{0, 0.5, 1, 2, 3, 4, 7.5, 16, 33, 64, 200, 1024};
  std::vector<double> reached(warps.size());
  int loops = 0;
  for (const GpuPtr& gpu : built_in_gpus(catalogue))
    for (const EmbeddedFile& file : embedded_loops()) {
      const auto numbers = loop_numbers<double>(loop_from_text(file.content).value(), *gpu);
      if (!numbers)
        continue;
      ++loops;
      for (const double alpha : {-1.0, 0.0, 1e-3, 0.5, 7.0, 1e3, 1e6}) {
        if (alpha >= 0 && !loop_alpha(*numbers))
          break;
        const LoopNumbers loop = alpha < 0 ? *numbers : with_alpha(*numbers, alpha);
        saturated_throughputs(loop, {.schedulers = 4, .queue_share = 0.2, .latency_tail = 0.2},
                              warps, reached);
        double before = 0;
        for (std::size_t i = 0; i < warps.size(); ++i) {
          const double bound = evaluate(loop, warps[i]).throughput;
          const auto where = [&] {
            return gpu->id + ' ' + std::string(file.name) + ", alpha " + std::to_string(alpha) +
                   ", warps " + std::to_string(warps[i]);
          };
          ASSERT_TRUE(std::isfinite(reached[i])) << where();
          ASSERT_LE(reached[i], bound * (1 + 1e-9)) << where();
          ASSERT_GE(reached[i], before * (1 - 1e-7)) << where();
          ASSERT_EQ(reached[i] > 0, warps[i] > 0) << where();
          before = reached[i];
        }
      }
    }
  EXPECT_GT(loops, 1000);
}

TEST(LoopSaturation, StaysFiniteAtTheEndsOfEveryRange) {
  const Catalogue catalogue(embedded_gpu_files());
  const GpuPtr gpu = catalogue.find("h200").value();
  for (const char* const text :
       {"FFMA x1e6; LDG.32 x0", "LDG.32; FFMA x1e6", "LDG.32 x1e6", "BAR.SYNC", "STG.32",
        "path 0; FFMA", "path 0; LDG.32 l2=0.5; FFMA", "path 1e6; FFMA; LDG.32",
        "UTMALDG bytes=8192 stages=1; FFMA x4", "ilp 64; FFMA",
        "ilp 64; LDG.128 ilp=8; MUFU.EX2; LDS.32 x0.001",
        "role producer; UTMALDG bytes=8192 stages=4 l2=1; role consumer x4; FFMA x256 ilp=4"}) {
    const auto loop = loop_numbers<double>(loop_from_text(text).value(), *gpu);
    ASSERT_TRUE(loop) << text;
    double before = 0;
    for (const double warps : {1.0, 2.0, 3.0, 4.0, 5.0, 8.0, 64.0, 1024.0}) {
      const double reached = saturated_throughput(
          *loop, {.schedulers = 4, .queue_share = 0.2, .latency_tail = 0.2}, warps);
      EXPECT_TRUE(std::isfinite(reached)) << text << ' ' << warps;
      EXPECT_LE(reached, evaluate(*loop, warps).throughput * (1 + 1e-9)) << text << ' ' << warps;
      EXPECT_GE(reached, before * (1 - 1e-7)) << text << ' ' << warps;
      before = reached;
    }
  }
}

TEST(LoopSaturation, NeedsMoreWarpsThanTheBounds) {
  const Catalogue catalogue(embedded_gpu_files());
  const GpuPtr gpu = catalogue.find("h200").value();
  const auto loop =
      loop_numbers<double>(loop_from_text("LDG.32; LDS.32 x2; FFMA x8").value(), *gpu);
  ASSERT_TRUE(loop);
  const Saturation saturation{.schedulers = 4, .queue_share = 0.163, .latency_tail = 0.193};
  double before = 0;
  for (const double target : {0.5, 0.9, 0.99}) {
    const auto needed = saturated_warps_needed(*loop, saturation, target);
    ASSERT_TRUE(needed);
    EXPECT_GE(*needed, loop_warps_needed(*loop, target));
    EXPECT_GT(*needed, before);
    EXPECT_NEAR(saturated_throughput(*loop, saturation, *needed), target * loop_peak(*loop),
                1e-6 * loop_peak(*loop));
    before = *needed;
  }
  EXPECT_FALSE(saturated_warps_needed(*loop, saturation, 1)); // memory is never quite full
}

} // namespace
} // namespace loom
