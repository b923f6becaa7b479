// What a launch is worth to a kernel: published numbers of the GTX 980, and its file form.

#include "core/document/document_json.h"
#include "core/model/loop_numbers.h"
#include "core/scenario/launch.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

Scenario on(const char* gpu, const LaunchConfig& config) {
  Scenario scenario =
      with_gpu(default_scenario(*catalogue().find("gtx980")), *catalogue().find(gpu));
  scenario.launch.config = config;
  return scenario;
}

// α = 48 takes 53.464 warps (thesis §4.5, Figure 4.5: the cusp at 54 warps).
constexpr double needed = 53.464;

/// The thesis's kernel as a loop is worth what the kernel is.
TEST(LaunchWorth, ALoopsIsThatOfTheKernelItIs) {
  Scenario scenario = on("gtx980", {.threads = 256, .registers = 80});
  const LaunchWorth kernel = launch_worth(scenario).value();
  EXPECT_NEAR(kernel.evaluation.warps_needed, needed, 0.01);
  EXPECT_NEAR(kernel.evaluation.fraction_of_peak, kernel.occupancy.warps / needed, 1e-3);
  EXPECT_LT(kernel.with_queues, kernel.evaluation.fraction_of_peak);
  EXPECT_GT(kernel.with_queues, 0.7 * kernel.evaluation.fraction_of_peak);
  scenario.instruction_loop = loop_from_text("LDG.32; FADD x48").value();
  scenario.alpha = 1; // of no consequence beside a loop
  const LaunchWorth loop = launch_worth(scenario).value();
  EXPECT_NEAR(loop.evaluation.warps_needed, kernel.evaluation.warps_needed, 1e-9);
  EXPECT_NEAR(loop.evaluation.fraction_of_peak, kernel.evaluation.fraction_of_peak, 1e-12);
  EXPECT_NEAR(loop.with_queues, kernel.with_queues, 1e-9);
  EXPECT_EQ(loop.full_fraction, kernel.full_fraction);
  EXPECT_EQ(loop.ilp_needed, kernel.ilp_needed);
}

TEST(LaunchWorth, AFullSmOfTheGtx980HidesLatency) {
  const auto worth = launch_worth(on("gtx980", {.threads = 256, .registers = 32}));
  ASSERT_TRUE(worth) << worth.error().detail.english();
  EXPECT_EQ(worth->occupancy.blocks, 8);
  EXPECT_EQ(worth->occupancy.warps, 64);
  EXPECT_EQ(worth->occupancy.occupancy, 1);
  EXPECT_NEAR(worth->evaluation.warps_needed, needed, 0.01);
  EXPECT_EQ(worth->evaluation.fraction_of_peak, 1);
  EXPECT_EQ(worth->full_fraction, 1);
  EXPECT_EQ(worth->ilp_needed, 1);
  EXPECT_FALSE(worth->waves);
}

TEST(LaunchWorth, FewerWarpsReachTheirPartOfThePeak) {
  // 6144 B a block: 98304 / 6144 = 16 blocks of 1 warp.
  const auto worth = launch_worth(on("gtx980", {.threads = 32, .registers = 32, .shared = 6144}));
  ASSERT_TRUE(worth) << worth.error().detail.english();
  EXPECT_EQ(worth->occupancy.warps, 16);
  EXPECT_TRUE(worth->occupancy.limited_by(Limiter::shared));
  EXPECT_NEAR(worth->evaluation.fraction_of_peak, 16 / needed, 1e-4);
  EXPECT_EQ(worth->full_fraction, 1);
  EXPECT_EQ(worth->ilp_needed, 4); // ceil(53.464 / 16)
}

TEST(LaunchWorth, FiftyFourWarpsAreEnoughAndFiftyThreeAreNot) {
  // Blocks of two warps, as many as shared memory allows.
  const auto at = [](int shared) {
    return launch_worth(on("gtx980", {.threads = 64, .registers = 32, .shared = shared})).value();
  };
  const LaunchWorth enough = at(3584); // floor(98304 / 3584) = 27 blocks
  EXPECT_EQ(enough.occupancy.warps, 54);
  EXPECT_EQ(enough.evaluation.fraction_of_peak, 1);
  EXPECT_EQ(enough.ilp_needed, 1);
  const LaunchWorth short_of = at(3840); // 25 blocks
  EXPECT_EQ(short_of.occupancy.warps, 50);
  EXPECT_NEAR(short_of.evaluation.fraction_of_peak, 50 / needed, 1e-4);
  EXPECT_EQ(short_of.ilp_needed, 2);
}

TEST(LaunchWorth, WhereNoOccupancyIsEnoughItNeedsIlp) {
  Scenario scenario = on("h200", {.threads = 256, .registers = 32});
  scenario.alpha = 0; // 91 warps, of which an SM holds 64
  const auto worth = launch_worth(scenario);
  ASSERT_TRUE(worth) << worth.error().detail.english();
  EXPECT_EQ(worth->occupancy.warps, 64);
  EXPECT_LT(worth->full_fraction, 1);
  EXPECT_EQ(worth->evaluation.fraction_of_peak, worth->full_fraction);
  EXPECT_EQ(worth->ilp_needed, 2);
}

TEST(LaunchWorth, AGridRunsInWaves) {
  Scenario scenario = on("gtx980", {.threads = 256, .registers = 32});
  scenario.launch.grid = 1000; // 16 SMs × 8 blocks
  const auto worth = launch_worth(scenario);
  ASSERT_TRUE(worth && worth->waves);
  EXPECT_EQ(worth->waves->blocks_per_wave, 128);
  EXPECT_EQ(worth->waves->waves, 8);
  EXPECT_EQ(worth->waves->last_blocks, 104);
  EXPECT_NEAR(worth->waves->tail_efficiency, 1000.0 / 1024, 1e-12);
}

TEST(LaunchWorth, SaysWhatIsWrong) {
  const auto unknown = launch_worth(on("toy", {.threads = 256, .registers = 32}));
  ASSERT_FALSE(unknown);
  EXPECT_THAT(unknown.error().detail.english(), HasSubstr("names no compute capability"));
  const auto large = launch_worth(on("gtx980", {.threads = 2048, .registers = 32}));
  ASSERT_FALSE(large);
  EXPECT_THAT(large.error().detail.english(), HasSubstr("from 1 to 1024"));
  const auto none = launch_worth(on("gtx980", {.threads = 1024, .registers = 255}));
  ASSERT_TRUE(none);
  EXPECT_EQ(none->occupancy.blocks, 0);
}

TEST(LaunchWarps, FollowTheLaunchUntilSomethingElseSetsThem) {
  Scenario scenario = on("gtx980", {.threads = 256, .registers = 64});
  EXPECT_FALSE(follows_launch(scenario));
  scenario.launch.decides_warps = true;
  EXPECT_FALSE(follows_launch(scenario)); // 54 of the default scenario, not 32
  scenario = with_launch_warps(scenario);
  EXPECT_EQ(scenario.warps, 32);
  EXPECT_TRUE(follows_launch(scenario));
  // So they do on another GPU, which holds another number.
  scenario.launch.config.registers = 32;
  scenario = with_launch_warps(scenario);
  EXPECT_EQ(scenario.warps, 64);
  EXPECT_EQ(with_gpu(scenario, *catalogue().find("rtx4090")).warps, 48);
  scenario.warps = 20;
  EXPECT_FALSE(follows_launch(scenario));
  EXPECT_EQ(with_gpu(scenario, *catalogue().find("rtx4090")).warps, 20);
}

TEST(LaunchWarps, AreKeptWhereNoBlockFits) {
  const Scenario scenario = on("gtx980", {.threads = 1024, .registers = 255});
  EXPECT_EQ(with_launch_warps(scenario).warps, scenario.warps);
}

TEST(FittedLaunch, IsTheNearestThatPasses) {
  const LaunchConfig wide{.threads = 1024,
                          .registers = 255,
                          .shared = 40'000,
                          .dynamic_shared = 40'000,
                          .carveout = 100,
                          .partitioned_caching = true};
  for (const ComputeLimits& limits : compute_limits()) {
    const LaunchConfig launch = fitted(limits, wide);
    EXPECT_TRUE(check(limits, launch)) << limits.cc;
    EXPECT_EQ(launch.threads, limits.threads_per_block) << limits.cc;
    EXPECT_EQ(fitted(limits, launch), launch) << limits.cc;
  }
}

TEST(LaunchJson, RoundTripsAsVersion12) {
  Document document{on("gtx980", {}), {}};
  document.scenario.launch = {};
  EXPECT_THAT(document_to_json(document, catalogue()), testing::Not(HasSubstr("launch")));
  document.scenario.launch.config = {.threads = 96,
                                     .registers = 85,
                                     .shared = 1000,
                                     .dynamic_shared = 24,
                                     .carveout = 64,
                                     .partitioned_caching = false};
  document.scenario.launch.grid = max_grid;
  document.scenario.launch.decides_warps = true;
  const std::string text = document_to_json(document, catalogue());
  EXPECT_THAT(text, HasSubstr("\"version\": \"1.2\""));
  EXPECT_THAT(text, HasSubstr("\"registers\": 85"));
  const auto read = document_from_json(text, "s.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_EQ(document_to_json(read->document, catalogue()), text);
}

TEST(LaunchJson, NamesWhatIsWrong) {
  const auto problem = [](const std::string& launch) {
    const auto read = document_from_json("{\"format\": \"latencyloom-scenario\", \"version\": "
                                         "\"1.2\", \"gpu\": \"gtx980\", \"launch\": " +
                                             launch + "}",
                                         "s.json", catalogue());
    return read ? std::string() : to_line(read.error());
  };
  EXPECT_THAT(problem("{\"threads\": 0}"), HasSubstr("/launch/threads"));
  EXPECT_THAT(problem("{\"registers\": 256}"), HasSubstr("/launch/registers"));
  EXPECT_THAT(problem("{\"grid\": 1.5}"), HasSubstr("/launch/grid"));
  EXPECT_THAT(problem("{\"decides_warps\": 1}"), HasSubstr("expected true or false"));
  EXPECT_THAT(problem("{\"thread\": 32}"), HasSubstr("thread"));
}

} // namespace
} // namespace loom
