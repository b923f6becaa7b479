/// Tornado, bands and where models disagree, by hand on a GTX 980: latencies 368 and 6 cycles,
/// throughputs 0.0815, 4 and 4 IPC/SM (thesis Table 4.1).

#include "core/scenario/instruction_loop.h"
#include "core/study/bands.h"
#include "core/study/disagreement.h"
#include "core/study/sensitivity.h"
#include "gpus/embedded.h"
#include "tests/core/model/model_random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

namespace loom {
namespace {

using testing::HasSubstr;

Scenario gtx980(double alpha, int warps) {
  static const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("gtx980").value());
  scenario.alpha = alpha;
  scenario.warps = warps;
  return scenario;
}

SensitivityRow row(const Sensitivity& all, std::string_view id) {
  for (const SensitivityRow& each : all.rows)
    if (each.id == id)
      return each;
  ADD_FAILURE() << id;
  return {};
}

bool has(const Sensitivity& all, std::string_view id) {
  return std::ranges::any_of(all.rows, [&](const SensitivityRow& each) { return each.id == id; });
}

TEST(Sensitivity, OfLoadsAloneIsTheLatencyTimesTheThroughput) {
  const Sensitivity all = sensitivity(gtx980(0, 10)).value();
  EXPECT_NEAR(all.needed, 29.992, 1e-9); // 368 · 0.0815
  EXPECT_NEAR(all.throughput, 10 / 368.0, 1e-12);
  const SensitivityRow latency = row(all, "mem_lat");
  EXPECT_NEAR(latency.low, 331.2, 1e-9);
  EXPECT_NEAR(latency.high, 404.8, 1e-9);
  EXPECT_NEAR(latency.needed_low, 26.9928, 1e-9);
  EXPECT_NEAR(latency.needed_high, 32.9912, 1e-9);
  EXPECT_NEAR(latency.throughput_low, 10 / 331.2, 1e-12);
  EXPECT_NEAR(latency.throughput_high, 10 / 404.8, 1e-12);
  EXPECT_NEAR(needed_swing(all, latency), 5.9984, 1e-9);
  const SensitivityRow limit = row(all, "mem_thru");
  EXPECT_NEAR(limit.needed_high, 32.9912, 1e-9);
  EXPECT_EQ(throughput_swing(all, limit), 0); // ten warps are far from it
  EXPECT_EQ(needed_swing(all, row(all, "alu_lat")), 0);
  EXPECT_EQ(needed_swing(all, row(all, "warps")), 0);
  EXPECT_NEAR(row(all, "warps").throughput_high, 11 / 368.0, 1e-12);
  EXPECT_FALSE(has(all, "alpha")); // 0 stays 0
  EXPECT_FALSE(has(all, "ilp"));   // no whole number within ±10 % of 1
}

TEST(Sensitivity, SeesACurveTurnBetweenTheEnds) {
  // The cusp is at α = 48.08, 53.5 warps; it falls to both sides of α.
  const Sensitivity all = sensitivity(gtx980(48, 54)).value();
  const SensitivityRow alpha = row(all, "alpha");
  EXPECT_LT(alpha.needed_low, all.needed);
  EXPECT_LT(alpha.needed_high, all.needed);
  // 43.2: 0.0815 · (368 + 259.2) = 51.117; 52.8: 4/53.8 · (368 + 316.8) = 50.915
  EXPECT_NEAR(alpha.needed_low, 51.117, 1e-3);
  EXPECT_NEAR(alpha.needed_high, 50.915, 1e-3);
  EXPECT_NEAR(needed_swing(all, alpha), all.needed - alpha.needed_high, 1e-9);
}

TEST(Sensitivity, TakesWholeChainsAndOwnRanges) {
  Scenario scenario = gtx980(0, 10);
  scenario.ilp = 10;
  const SensitivityRow chains = row(sensitivity(scenario).value(), "ilp");
  EXPECT_EQ(chains.low, 9);
  EXPECT_EQ(chains.high, 11);
  GpuSpec gpu = *scenario.gpu;
  gpu.facts.set(FactKey::mem_lat,
                {368, verbatim("here"), FactStatus::derived, verbatim("Range 300 to 500. So.")});
  scenario.gpu = std::make_shared<GpuSpec>(gpu);
  const Sensitivity own = sensitivity(scenario, {.by = 0.1, .own_ranges = true}).value();
  EXPECT_EQ(row(own, "mem_lat").low, 300);
  EXPECT_EQ(row(own, "mem_lat").high, 500);
  EXPECT_NEAR(row(own, "alu_lat").high, 6.6, 1e-12);
  EXPECT_THAT(sensitivity(scenario, {.by = 0}).error().detail.english(),
              HasSubstr("expected above 0"));
  EXPECT_FALSE(sensitivity(scenario, {.by = 1}));
}

TEST(Bands, OfTheBoundModelByHand) {
  const Bands bands = Bands::around(gtx980(0, 10), 0.1).value();
  const Band needed = bands.warps_needed(0, 1);
  EXPECT_NEAR(needed.low, 29.992 * 0.81, 1e-9);
  EXPECT_NEAR(needed.high, 29.992 * 1.21, 1e-9);
  const Band few = bands.throughput(0, 10);
  EXPECT_NEAR(few.low, 10 / 404.8, 1e-12);
  EXPECT_NEAR(few.high, 10 / 331.2, 1e-12);
  const Band many = bands.throughput(0, 64);
  EXPECT_NEAR(many.low, 0.07335, 1e-12);
  EXPECT_NEAR(many.high, 0.08965, 1e-12);
}

TEST(Bands, HoldEveryChoiceOfParameters) {
  std::mt19937 random(7);
  std::uniform_real_distribution<> share(-1, 1), intensity(0, 100), occupancy(1, 64);
  for (const Mix mix : {Mix::global, Mix::sfu}) {
    Scenario scenario = gtx980(1, 32);
    scenario.mix = mix;
    scenario.overrides[std::size_t(Hardware::other_issue)] = 3;
    const Bands bands = Bands::around(scenario, 0.2).value();
    for (int i = 0; i < 500; ++i) {
      Scenario changed = scenario;
      for (const Hardware each : used_parameters(mix))
        changed.overrides[std::size_t(each)] =
            ResolvedScenario(scenario)[each]->value * (1 + 0.2 * share(random));
      const KernelModel kernel = kernel_model(changed).value();
      const double alpha = i % 3 == 0 ? intensity(random) / 100 : intensity(random);
      const double n = occupancy(random);
      const Band throughput = bands.throughput(alpha, n);
      const double t = bounds(kernel, alpha, n).throughput();
      EXPECT_GE(t, throughput.low * (1 - 1e-12));
      EXPECT_LE(t, throughput.high * (1 + 1e-12));
      const Band needed = bands.warps_needed(alpha, 0.9);
      EXPECT_GE(warps_needed(kernel, alpha, 0.9), needed.low * (1 - 1e-12));
      EXPECT_LE(warps_needed(kernel, alpha, 0.9), needed.high * (1 + 1e-12));
    }
  }
}

// A GPU with one number between 300 and 500 cycles: n/(L) and P·L with L and P as they are.
TEST(Bands, OfRangesTakeTheEndsOfEachNumbersOwnRange) {
  EXPECT_FALSE(Bands::of_ranges(gtx980(0, 10))) << "no range of the file is taken from a note";
  EXPECT_FALSE(has_ranges(gtx980(0, 10)));
  Scenario scenario = gtx980(0, 10);
  GpuSpec gpu = *scenario.gpu;
  Fact latency = *gpu.facts.find(FactKey::mem_lat);
  latency.value = 400;
  latency.range = ValueRange{300, 500};
  gpu.facts.set(FactKey::mem_lat, latency);
  scenario.gpu = std::make_shared<const GpuSpec>(gpu);
  EXPECT_TRUE(has_ranges(scenario));
  const Bands bands = Bands::of_ranges(scenario).value();
  const Band throughput = bands.throughput(0, 10);
  EXPECT_DOUBLE_EQ(throughput.low, 10.0 / 500);
  EXPECT_DOUBLE_EQ(throughput.high, 10.0 / 300);
  const Band needed = bands.warps_needed(0, 1);
  EXPECT_DOUBLE_EQ(needed.low, 300 * 0.0815);
  EXPECT_DOUBLE_EQ(needed.high, 500 * 0.0815);
  // What a user sets is no longer derived.
  scenario.overrides[static_cast<std::size_t>(Hardware::mem_lat)] = 450;
  EXPECT_FALSE(has_ranges(scenario));
}

// The loop `LDG.32 x1; FADD x10` is the mix at α = 10 but for the schedulers, which are enough.
TEST(Bands, OfALoopAreThoseOfItsMix) {
  Scenario mix = gtx980(10, 64), loop = mix;
  loop.instruction_loop = loop_of_mix(mix);
  const Bands of_mix = Bands::around(mix, 0.1).value(), of_loop = Bands::around(loop, 0.1).value();
  for (const double alpha : {0.5, 10.0}) {
    const Band a = of_mix.throughput(alpha, 64), b = of_loop.throughput(alpha, 64);
    EXPECT_NEAR(a.low, b.low, 1e-9);
    EXPECT_NEAR(a.high, b.high, 1e-9);
  }
  EXPECT_NEAR(of_mix.warps_needed(10, 1).high, of_loop.warps_needed(std::nan(""), 1).high, 1e-9);
}

// The guide's min(n/368, 4/α) against min(n/(368 + 6α), 0.0815, 4/(α + 1)). One warp at
// α = 1472, where its two limits meet: 1/368 against 1/9200, a factor of 25. Up to α = 23 with
// 64 warps, where memory limits but the guide knows no such limit: (64/368)/0.0815 = 2.134.
TEST(Disagreement, OfTheGuideAndTheBoundsByHand) {
  DisagreementRequest request{gtx980(1, 1), model_from("cuda-guide").value(), 0};
  const auto found = disagreements(request).value();
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(found[0].warps, 1);
  EXPECT_NEAR(found[0].alpha, 1472, 10);
  EXPECT_NEAR(found[0].a / found[0].b, 25, 0.1);
  EXPECT_NEAR(found[0].score, std::log(25), 0.005);
  EXPECT_EQ(found[1].warps, 64);
  EXPECT_LE(found[1].alpha, 23);
  EXPECT_NEAR(found[1].a / found[1].b, 2.134, 0.001);

  // The difference of the peak: (64/368 - 0.0815)/0.0815 = 1.134, and with one warp at
  // α = 1472 (1/368 - 1/9200)·1473/4 = 0.961.
  request.by = DisagreementBy::difference;
  const auto apart = disagreements(request).value();
  ASSERT_EQ(apart.size(), 2u);
  EXPECT_EQ(apart[0].warps, 64);
  EXPECT_NEAR(apart[0].score, 1.134, 0.001);
  EXPECT_EQ(apart[1].warps, 1);
  EXPECT_NEAR(apart[1].score, 0.961, 0.001);
}

TEST(Disagreement, IsThereForAnyTwoModelsAndNeverOutsideTheRanges) {
  const Scenario scenario = gtx980(1, 1);
  for (std::size_t b = 1; b < model_count; ++b) {
    if (model_table()[b].id == "simulation")
      continue;
    const auto found = disagreements({scenario, 0, b});
    ASSERT_TRUE(found) << found.error().detail.english();
    EXPECT_FALSE(found->empty()) << model_table()[b].id;
    EXPECT_LE(found->size(), 4u);
    double before = std::numeric_limits<double>::infinity();
    for (const Disagreement& each : *found) {
      EXPECT_LE(each.score, before);
      before = each.score;
      EXPECT_GE(each.alpha, 0.01);
      EXPECT_LE(each.alpha, 1e4);
      EXPECT_GE(each.warps, 1);
      EXPECT_LE(each.warps, 64);
      EXPECT_NEAR(each.score, std::abs(std::log(each.a / each.b)), 1e-12);
    }
  }
}

TEST(Disagreement, SaysWhatItCannotDo) {
  EXPECT_THAT(disagreements({gtx980(1, 1), 3, 3}).error().detail.english(),
              HasSubstr("given twice"));
  const auto stopped = disagreements({gtx980(1, 1), 0, 1}, [](double) { return false; });
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, ErrorCode::internal);
}

// The loop `LDG.32 x1; FADD x1` is the mix: models differ on it where they do on the mix.
TEST(Disagreement, OfALoopIsThatOfItsMix) {
  DisagreementRequest of_mix{gtx980(1, 1), model_from("song").value(), 0};
  DisagreementRequest of_loop = of_mix;
  of_loop.scenario.instruction_loop = loop_of_mix(of_mix.scenario);
  const auto mix = disagreements(of_mix).value(), loop = disagreements(of_loop).value();
  ASSERT_FALSE(mix.empty());
  ASSERT_FALSE(loop.empty());
  EXPECT_EQ(loop.front().alpha, mix.front().alpha);
  EXPECT_NEAR(loop.front().score, mix.front().score, 1e-6);
  of_loop.scenario.instruction_loop = loop_from_text("LDG.32 x2", "here").value();
  EXPECT_FALSE(disagreements(of_loop));
}

} // namespace
} // namespace loom
