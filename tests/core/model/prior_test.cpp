/// The prior models against reference values and their own limits.

#include "tests/core/model/kernel_as_loop.h"
#include "tests/core/model/maxwell.h"
#include "tests/core/model/model_random.h"
#include "tests/shared.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <random>

namespace loom {
namespace {

constexpr double maxwell_sms = 16;

double quantity(std::string_view id, double alpha, double warps) {
  if (id == "bound")
    return bounds(maxwell(), alpha, warps).throughput();
  const auto model = std::ranges::find(prior_table(), id, &ModelInfo::id) - prior_table().begin();
  return prior_throughput(static_cast<Prior>(model), maxwell(), alpha, warps, maxwell_sms);
}

/// Half a unit of the last printed digit: the table has five decimals, trailing zeros cut.
TEST(Prior, ReproducesTheReferenceValuesToTheirPrintedDigits) {
  std::ifstream file(LOOM_SOURCE_DIR "/tests/paper/prior/maxwell.json");
  int compared = 0;
  for (const nlohmann::json& row : nlohmann::json::parse(file)) {
    const double alpha = row.at("alpha"), warps = row.at("warps");
    for (const auto& [id, expected] : row.items())
      if (id != "alpha" && id != "warps") {
        EXPECT_NEAR(quantity(id, alpha, warps), expected.get<double>(), 0.5e-5 * (1 + 1e-9))
            << id << " at alpha " << alpha << " and " << warps << " warps";
        ++compared;
      }
  }
  EXPECT_EQ(compared, 150);
}

TEST(Prior, TheGuidesExampleTakesFiveWarps) {
  // 600 cycles, 4 cycles per instruction, 30 of them per load (thesis §4.8).
  const KernelModel guide{.other_lat = 600,
                          .other_alu_lat = 600,
                          .alu_lat = 24,
                          .other_thru = 0.02,
                          .alu_thru = 0.25,
                          .issue_thru = 0.25};
  EXPECT_DOUBLE_EQ(*prior_warps_needed(Prior::cuda_guide, guide, 30), 5);
  EXPECT_NEAR(*prior_warps_needed(Prior::guide_refined, guide, 30), 5.84, 0.005);
}

TEST(Prior, TheGuideAsksForAboutHalfOfTheBetterEstimate) {
  const double guide = *prior_warps_needed(Prior::cuda_guide, maxwell(), 49.5);
  const double better = *prior_warps_needed(Prior::guide_with_arithmetic, maxwell(), 49.5);
  EXPECT_NEAR(better - guide, 24, 1e-9);
  EXPECT_NEAR(guide / better, 0.5, 0.07);
}

TEST(Prior, EveryModelHasItsOwnIdAndSaysWhatItLeavesOut) {
  for (std::size_t i = 0; i < prior_count; ++i) {
    const ModelInfo& info = prior_table()[i];
    EXPECT_EQ(std::ranges::count(prior_table(), info.id, &ModelInfo::id), 1);
    EXPECT_FALSE(info.name.empty() || info.citation.empty());
    EXPECT_TRUE(info.leaves_out.english.ends_with('.')) << info.id;
    EXPECT_TRUE(info.stand_in.empty() || info.stand_in.english.ends_with('.')) << info.id;
  }
}

TEST(Prior, LatenciesAddAndThroughputsOverlap) {
  const KernelModel model = maxwell();
  // Few warps: only adding the times gives the bound. Many: only overlapping them.
  EXPECT_DOUBLE_EQ(quantity("adding", 49, 8), quantity("bound", 49, 8));
  EXPECT_GT(quantity("overlapping", 49, 8), 1.5 * quantity("bound", 49, 8));
  EXPECT_DOUBLE_EQ(quantity("overlapping", 49, 64), quantity("bound", 49, 64));
  EXPECT_LT(quantity("adding", 49, 64), 0.6 * quantity("bound", 49, 64));
  EXPECT_DOUBLE_EQ(*prior_warps_needed(Prior::overlapping, model, 0), warps_needed(model, 0));
}

TEST(Prior, AtTheWarpsNeededThePeakIsThereAndBeforeItIsNot) {
  std::mt19937 random(5);
  for (int round = 0; round < 500; ++round) {
    const KernelModel model = random_model(random);
    for (const double alpha : {0.0, 0.4, 1.0, 12.0, 300.0, inf})
      for (std::size_t i = 0; i < prior_count; ++i) {
        const auto prior = static_cast<Prior>(i);
        const auto needed = prior_warps_needed(prior, model, alpha);
        if (!needed || std::isinf(*needed) || *needed * model.ilp < 1)
          continue;
        const double peak = prior_throughput(prior, model, alpha, 1e9);
        // hong-kim's start-up takes a share that falls as the steps grow
        const double slack = prior == Prior::hong_kim ? 0.02 : 1e-9;
        EXPECT_NEAR(prior_throughput(prior, model, alpha, *needed * (1 + 1e-9)), peak, slack * peak)
            << prior_table()[i].id << " at alpha " << alpha;
      }
  }
}

TEST(Prior, IsFiniteEverywhereAndContinuesToTheArithmeticRateAtInfinity) {
  std::mt19937 random(6);
  std::uniform_real_distribution<> exponent(-4, 6), uniform(0, 1);
  for (int round = 0; round < 3000; ++round) {
    KernelModel model = random_model(random);
    model.ilp = 1 + static_cast<int>(64 * uniform(random)) % 64;
    const double warps = std::floor(1 + 1024 * uniform(random));
    const double alpha = std::pow(10, exponent(random));
    for (std::size_t i = 0; i < prior_count; ++i) {
      const auto prior = static_cast<Prior>(i);
      const std::string_view id = prior_table()[i].id;
      for (const double at : {0.0, alpha, 1e6, inf}) {
        const double x = prior_throughput(prior, model, at, warps, 16);
        EXPECT_TRUE(std::isfinite(x) && x > 0) << id << " at alpha " << at;
        const auto needed = prior_warps_needed(prior, model, at);
        EXPECT_FALSE(needed && std::isnan(*needed)) << id << " at alpha " << at;
      }
      EXPECT_EQ(prior_throughput(prior, model, alpha, 0), 0);
      const double adds = prior_throughput(prior, model, inf, warps, 16);
      EXPECT_NEAR(1e9 * prior_throughput(prior, model, 1e9, warps, 16), adds, 1e-3 * adds) << id;
    }
  }
}

// 12 instructions of 6 cycles: four warps of a scheduler that issues one of them a cycle.
TEST(Prior, SaysOfArithmeticAloneWhatItSaysOfTheKernelAtInfinity) {
  LoopNumbers adds = kernel_loop(maxwell(), inf, Resource::dram);
  adds.items.back().count = 12;
  for (std::size_t i = 0; i < prior_count; ++i) {
    const auto prior = static_cast<Prior>(i);
    const double kernel = prior_throughput(prior, maxwell(), inf, 8);
    EXPECT_NEAR(prior_throughput(prior, adds, 8).value(), kernel / 12, 1e-12 * kernel)
        << prior_table()[i].id;
    EXPECT_EQ(prior_warps_needed(prior, adds), prior_warps_needed(prior, maxwell(), inf))
        << prior_table()[i].id;
  }
}

TEST(Prior, SaysInASentenceWhatItDoesNotKnowOfALoop) {
  const KernelModel model{.other_lat = 368,
                          .other_alu_lat = 368,
                          .alu_lat = 6,
                          .other_thru = 0.0815,
                          .alu_thru = 4,
                          .issue_thru = 4};
  LoopNumbers ring = kernel_loop(model, 8, Resource::dram), path = ring, unknown = ring;
  ring.items[0].stages = 2;
  path.path = 100;
  unknown.rates[static_cast<std::size_t>(Resource::dram)].reset();
  for (const LoopNumbers& loop : {ring, path, unknown}) {
    const auto none = prior_throughput(Prior::hong_kim, loop, 8);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::bad_argument);
    EXPECT_TRUE(prior_throughput(Prior::roofline, loop, 8));
    EXPECT_FALSE(prior_warps_needed(Prior::hong_kim, loop));
  }
  // Loads of several widths, shared memory and integer arithmetic: a loop of its own, with its
  // peak.
  LoopNumbers more = kernel_loop(model, 8, Resource::dram);
  more.items.push_back(more.items[0]);
  EXPECT_DOUBLE_EQ(prior_throughput(Prior::zhang_owens, more, 1e6).value(), loop_peak(more));
}

} // namespace
} // namespace loom
