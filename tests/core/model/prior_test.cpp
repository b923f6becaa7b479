/// The prior models against reference values and their own limits.

#include "core/model/prior/prior.h"
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

/// The thesis's kernel as a loop, and its load as one that L1 does not serve.
LoopNumbers as_loop(const KernelModel& model, double alpha) {
  LoopNumbers loop;
  const auto at = [](Resource resource) { return static_cast<std::size_t>(resource); };
  loop.ilp = model.ilp;
  loop.rates[at(Resource::issue)] = model.issue_thru;
  loop.rates[at(Resource::fp32)] = model.alu_thru;
  loop.rates[at(Resource::dram)] = model.other_thru * 128;
  ItemNumbersOf<double> load{
      .name = "LDG.32", .count = 1, .latency = model.other_lat, .own_latency = model.other_lat};
  load.use[at(Resource::issue)] = model.other_issue;
  load.use[at(Resource::dram)] = 128;
  load.role = AlphaRole::memory;
  ItemNumbersOf<double> add{
      .name = "FADD", .count = alpha, .latency = model.alu_lat, .own_latency = model.alu_lat};
  add.use[at(Resource::issue)] = add.use[at(Resource::fp32)] = 1;
  add.role = AlphaRole::arithmetic;
  loop.items = {load, add};
  return loop;
}

TEST(Prior, SaysOfALoopWhatItSaysOfTheKernel) {
  std::mt19937 random(31);
  for (int round = 0; round < 300; ++round) {
    KernelModel model = random_model(random);
    model.other_alu_lat = model.other_lat;
    const double alpha = std::pow(10, std::uniform_real_distribution<>(-2, 4)(random));
    const double warps = std::uniform_int_distribution<>(1, 64)(random);
    for (std::size_t i = 0; i < prior_count; ++i) {
      const auto prior = static_cast<Prior>(i);
      const double kernel = prior_throughput(prior, model, alpha, warps, 16);
      const auto loop = prior_throughput(prior, as_loop(model, alpha), warps, 16);
      ASSERT_TRUE(loop) << prior_table()[i].id;
      EXPECT_NEAR(*loop, kernel, 1e-9 * kernel) << prior_table()[i].id << ' ' << alpha;
    }
  }
}

TEST(Prior, SaysInASentenceWhatItDoesNotKnowOfALoop) {
  const KernelModel model{.other_lat = 368,
                          .other_alu_lat = 368,
                          .alu_lat = 6,
                          .other_thru = 0.0815,
                          .alu_thru = 4,
                          .issue_thru = 4};
  LoopNumbers ring = as_loop(model, 8), path = ring, arithmetic = ring, unknown = ring;
  ring.items[0].stages = 2;
  path.path = 100;
  arithmetic.items.erase(arithmetic.items.begin());
  unknown.rates[static_cast<std::size_t>(Resource::dram)].reset();
  for (const LoopNumbers& loop : {ring, path, arithmetic, unknown}) {
    const auto none = prior_throughput(Prior::hong_kim, loop, 8);
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::bad_argument);
    EXPECT_TRUE(prior_throughput(Prior::roofline, loop, 8));
  }
  // Loads of several widths, shared memory and integer arithmetic: a loop of its own, with its
  // peak.
  LoopNumbers more = as_loop(model, 8);
  more.items.push_back(more.items[0]);
  EXPECT_DOUBLE_EQ(prior_throughput(Prior::zhang_owens, more, 1e6).value(), loop_peak(more));
}

} // namespace
} // namespace loom
