/// Fits of parameters to measurements: made ones with known answers, and those of an H200.

#include "core/document/document_json.h"
#include "core/gpu/fact_range.h"
#include "core/gpu/gpu_json.h"
#include "core/scenario/measured_sets.h"
#include "core/study/fit.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>

namespace loom {
namespace {

using testing::HasSubstr;

struct FitTest : testing::Test {
  Catalogue catalogue{embedded_gpu_files()};

  [[nodiscard]] Scenario on(std::string_view gpu, Mix mix = Mix::global) const {
    Scenario scenario = default_scenario(catalogue.find(gpu).value());
    scenario.mix = mix;
    return scenario;
  }
};

std::size_t model(std::string_view id) { return model_from(id).value(); }

MeasuredSetPtr points(std::vector<MeasuredPoint> all) {
  MeasuredSet set;
  set.name = "made.csv";
  set.data.points = std::move(all);
  return std::make_shared<MeasuredSet>(std::move(set));
}

/// What the model says over a grid, each point off by a normal relative error.
MeasuredSetPtr made(const Scenario& truth, std::string_view id, double noise, unsigned seed) {
  const ModelRun run = ModelRun::make(truth, model(id)).value();
  std::mt19937 random(seed);
  std::normal_distribution<> error(0, 1);
  std::vector<MeasuredPoint> all;
  for (const double alpha : {0.0, 1.0, 8.0, 32.0, 64.0, 256.0, 1024.0})
    for (const double warps : {1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 48.0, 64.0})
      all.push_back(
          {.alpha = alpha,
           .warps = warps,
           .throughput = run.throughput(alpha, warps).value() * (1 + noise * error(random))});
  return points(std::move(all));
}

TEST_F(FitTest, RecoversWhatTheDataWasMadeWith) {
  Scenario truth = on("gtx980");
  truth.overrides[std::size_t(Hardware::mem_lat)] = 500;
  truth.overrides[std::size_t(Hardware::mem_thru)] = 0.06;
  truth.overrides[std::size_t(Hardware::alu_lat)] = 8;
  const auto found = fit({on("gtx980"),
                          model("bound"),
                          {"mem_lat", "mem_thru", "alu_lat"},
                          {made(truth, "bound", 0, 1)}});
  ASSERT_TRUE(found) << found.error().detail.english();
  EXPECT_NEAR(found->values[0].value, 500, 1e-3);
  EXPECT_NEAR(found->values[1].value, 0.06, 1e-7);
  EXPECT_NEAR(found->values[2].value, 8, 1e-5);
  EXPECT_EQ(found->values[0].start, 368);
  EXPECT_EQ(found->points, 56u);
  EXPECT_LT(found->after.mean, 1e-6);
  EXPECT_GT(found->before.mean, 0.05);
  EXPECT_EQ(ResolvedScenario(found->scenario)[Hardware::mem_lat]->value, found->values[0].value);
  EXPECT_TRUE(found->inseparable.empty());
}

TEST_F(FitTest, RecoversWhatOnlySaturationHas) {
  const Scenario start = on("gtx980");
  const Scenario truth =
      with_fit_values(start, {{"mem_lat", 420.0}, {"queue_share", 0.12}}, verbatim("made"));
  EXPECT_EQ(usual_saturation(*truth.gpu, 1).queue_share, 0.12);
  const auto found = fit(
      {start, model("saturation"), {"queue_share", "mem_lat"}, {made(truth, "saturation", 0, 1)}});
  ASSERT_TRUE(found) << found.error().detail.english();
  EXPECT_NEAR(found->values[0].value, 0.12, 1e-4);
  EXPECT_NEAR(found->values[1].value, 420, 0.1);
  EXPECT_NEAR(usual_saturation(*found->scenario.gpu, 1).queue_share, 0.12, 1e-4);
  EXPECT_EQ(*start.gpu, *catalogue.find("gtx980").value()); // a copy was changed
}

TEST_F(FitTest, IntervalsCoverTheTruthInNineteenOfTwentyCases) {
  const Scenario truth = on("gtx980");
  Scenario start = truth;
  start.overrides[std::size_t(Hardware::mem_lat)] = 300;
  start.overrides[std::size_t(Hardware::mem_thru)] = 0.1;
  int latency = 0, throughput = 0;
  for (unsigned seed = 1; seed <= 200; ++seed) {
    const auto found =
        fit({start, model("bound"), {"mem_lat", "mem_thru"}, {made(truth, "bound", 0.02, seed)}});
    ASSERT_TRUE(found) << found.error().detail.english();
    latency += found->values[0].low <= 368 && 368 <= found->values[0].high;
    throughput += found->values[1].low <= 0.0815 && 0.0815 <= found->values[1].high;
  }
  // 190 expected; three standard deviations of the binomial distribution are 9.2.
  EXPECT_NEAR(latency, 190, 9.2);
  EXPECT_NEAR(throughput, 190, 9.2);
}

// At α = 0 and few warps x = n/L: with y = 1/x of 99 and 101 the residuals y/L - 1 are linear in
// 1/L, which is 200/20002; their sum of squares is 2 - 200²/20002 with one degree of freedom, the
// error of 1/L its root over √20002, that of L times L²; t(0.975, 1) = 12.706.
TEST_F(FitTest, ErrorsAndIntervalsAreThoseOfTheLinearProblem) {
  const auto found = fit({on("gtx980"),
                          model("bound"),
                          {"mem_lat"},
                          {points({{.alpha = 0, .warps = 1, .throughput = 1 / 99.0},
                                   {.alpha = 0, .warps = 1, .throughput = 1 / 101.0}})}});
  ASSERT_TRUE(found) << found.error().detail.english();
  EXPECT_NEAR(found->values[0].value, 100.01, 1e-4);
  EXPECT_NEAR(found->values[0].error, 1.0001, 1e-3);
  EXPECT_NEAR(found->values[0].low, 100.01 - 12.706 * 1.0001, 0.01);
  EXPECT_NEAR(found->values[0].high, 100.01 + 12.706 * 1.0001, 0.01);
  EXPECT_FALSE(found->values[0].at_end);
  EXPECT_FALSE(found->held_out); // one intensity
}

TEST_F(FitTest, AWideErrorBarMakesAPointCountLess) {
  const auto latency = [&](double half_bar) {
    return fit({on("gtx980"),
                model("bound"),
                {"mem_lat"},
                {points({{.alpha = 0, .warps = 1, .throughput = 0.01},
                         {.alpha = 0, .warps = 2, .throughput = 0.02},
                         {.alpha = 0,
                          .warps = 4,
                          .throughput = 0.05,
                          .low = half_bar > 0 ? 0.05 - half_bar : 0,
                          .high = half_bar > 0 ? 0.05 + half_bar : 0}})}})
        .value()
        .values[0]
        .value;
  };
  EXPECT_LT(latency(0), 95);            // 80 by the last point alone, 100 by the others
  EXPECT_NEAR(latency(0.02), 100, 0.1); // a bar of 40 %
  // narrower than a model is good for: as without
  EXPECT_NEAR(latency(1e-5), latency(0), 0.01);
}

TEST_F(FitTest, StaysInsideTheRangesAndSaysSo) {
  // No GPU of this model is as slow as this: 1e5 cycles are the most that a latency may be.
  const auto found = fit({on("gtx980"),
                          model("bound"),
                          {"mem_lat"},
                          {points({{.alpha = 0, .warps = 1, .throughput = 1e-6},
                                   {.alpha = 0, .warps = 2, .throughput = 2e-6}})}});
  ASSERT_TRUE(found) << found.error().detail.english();
  EXPECT_NEAR(found->values[0].value, 1e5, 20);
  EXPECT_LE(found->values[0].high, 1e5);
  EXPECT_TRUE(found->values[0].at_end);
}

TEST_F(FitTest, SaysWhatTheDataCannotDecide) {
  const auto error = [&](Scenario scenario, std::vector<std::string> free, MeasuredSetPtr data) {
    const auto found = fit({std::move(scenario), model("bound"), std::move(free), {data}});
    return found ? std::string("fitted") : found.error().detail.english();
  };
  const MeasuredSetPtr loads = points({{.alpha = 0, .warps = 1, .throughput = 0.0027},
                                       {.alpha = 0, .warps = 2, .throughput = 0.0054},
                                       {.alpha = 0, .warps = 4, .throughput = 0.0108}});
  EXPECT_THAT(error(on("gtx980"), {"mem_lat", "alu_lat", "mem_thru"}, loads),
              HasSubstr("3 points cannot tell 3 parameters"));
  EXPECT_THAT(error(on("gtx980"), {"mem_lat", "alu_lat"}, loads),
              HasSubstr("alu_lat has no influence on these 3 points in the model 'Bounds'"));
  // At α = 1 only the sum of the two latencies counts.
  const MeasuredSetPtr ones = points({{.alpha = 1, .warps = 1, .throughput = 0.06},
                                      {.alpha = 1, .warps = 2, .throughput = 0.12},
                                      {.alpha = 1, .warps = 3, .throughput = 0.18}});
  EXPECT_THAT(error(on("gtx980", Mix::sfu), {"sfu_alu_lat", "alu_lat"}, ones),
              HasSubstr("sfu_alu_lat and alu_lat cannot be told apart"));
  EXPECT_THAT(error(on("gtx980"), {"mem_lta"}, loads), HasSubstr("did you mean 'mem_lat'"));
  EXPECT_THAT(error(on("gtx980"), {"queue_share"}, loads), HasSubstr("no parameter of the model"));
  EXPECT_THAT(error(on("gtx980"), {"mem_lat", "mem_lat"}, loads), HasSubstr("named twice"));
  EXPECT_THAT(error(on("gtx980"), {}, loads), HasSubstr("no parameter is free"));
}

TEST_F(FitTest, NamesParametersWhoseErrorsGoTogether) {
  // Latencies of 10 and 11 adds more: the sum is known far better than its parts.
  std::vector<MeasuredPoint> all;
  for (const double alpha : {10.0, 11.0})
    for (const double off : {0.99, 1.01})
      all.push_back({.alpha = alpha, .warps = 1, .throughput = off / (368 + 6 * alpha)});
  const auto found =
      fit({on("gtx980"), model("bound"), {"mem_lat", "alu_lat"}, {points(std::move(all))}});
  ASSERT_TRUE(found) << found.error().detail.english();
  ASSERT_EQ(found->inseparable.size(), 1u);
  EXPECT_EQ(found->inseparable[0].first, 0u);
  EXPECT_EQ(found->inseparable[0].second, 1u);
  EXPECT_LT(found->inseparable[0].correlation, -0.99);
}

TEST_F(FitTest, StopsWhenAsked) {
  int asked = 0;
  const auto found =
      fit({on("gtx980"), model("bound"), {"mem_lat"}, {made(on("gtx980"), "bound", 0.02, 1)}},
          [&] { return ++asked < 3; });
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, ErrorCode::internal);
  EXPECT_EQ(asked, 3);
}

TEST_F(FitTest, HoldsOnTheIntensitiesOfAnH200ThatItDidNotSee) {
  const Scenario h200 = on("h200");
  const auto data = measured_sets(h200, &catalogue);
  ASSERT_FALSE(data.empty());
  Scenario start = h200; // as another Hopper's datasheet might have it
  start.overrides[std::size_t(Hardware::mem_lat)] = 600;
  start.overrides[std::size_t(Hardware::mem_thru)] = 0.16;
  const auto found =
      fit({start, model("saturation"), {"mem_lat", "mem_thru", "queue_share"}, data});
  ASSERT_TRUE(found) << found.error().detail.english();
  EXPECT_LT(found->after.mean, 0.4 * found->before.mean);
  EXPECT_LT(found->after.mean, 0.02);
  ASSERT_TRUE(found->held_out);
  EXPECT_LT(found->held_out->after.mean, 0.02);
  EXPECT_EQ(found->held_out->fitted + found->held_out->after.count, found->points);
  // What a pointer chase measures on the same GPU: gpus/h200.json.
  EXPECT_NEAR(found->values[0].value, ResolvedScenario(h200)[Hardware::mem_lat]->value, 20);
}

TEST_F(FitTest, BecomesAGpuThatSaysWhereItsNumbersComeFrom) {
  Scenario truth = on("gtx980");
  truth.overrides[std::size_t(Hardware::mem_lat)] = 500;
  const auto found =
      fit({on("gtx980"), model("bound"), {"mem_lat"}, {made(truth, "bound", 0.02, 1)}});
  ASSERT_TRUE(found) << found.error().detail.english();
  const auto read = gpu_from_json(gpu_to_json(fitted_gpu(*found, "mine", "Mine")), "mine.json");
  ASSERT_TRUE(read) << to_line(read.error());
  const Fact* latency = read->facts.find(FactKey::mem_lat);
  ASSERT_TRUE(latency);
  EXPECT_EQ(latency->value, found->values[0].value);
  EXPECT_EQ(latency->status, FactStatus::derived);
  EXPECT_THAT(latency->source.english(),
              HasSubstr("Fit of the model 'Bounds' to made.csv, 56 points"));
  const auto range = fact_range(*latency);
  ASSERT_TRUE(range);
  EXPECT_NEAR(range->first, found->values[0].low, 0.06);
  EXPECT_NEAR(range->second, found->values[0].high, 0.06);
  EXPECT_EQ(read->facts.find(FactKey::alu_lat)->status,
            catalogue.find("gtx980").value()->facts.find(FactKey::alu_lat)->status);
}

TEST_F(FitTest, AScenarioWithFittedNumbersIsSavedWhole) {
  const Scenario fitted =
      with_fit_values(on("h200"), {{"mem_lat", 700.0}, {"queue_share", 0.05}}, verbatim("a fit"));
  const auto read = document_from_json(document_to_json({fitted, {}}, catalogue), "x", catalogue);
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document.scenario, fitted);
  EXPECT_EQ(usual_saturation(*read->document.scenario.gpu, 1).queue_share, 0.05);
}

TEST(FactRange, IsWhatTheNoteBeginsWith) {
  const auto range = [](double value, const char* note) {
    return fact_range({value, verbatim("somewhere"), FactStatus::derived, verbatim(note)});
  };
  EXPECT_EQ(range(522, "Range 430 to 685. 90 % of the peak"), std::pair(430.0, 685.0));
  EXPECT_EQ(range(19, "Range ±1. Read off"), std::pair(18.0, 20.0));
  EXPECT_EQ(range(0.076, "Range 0.06 to 0.09. Least squares"), std::pair(0.06, 0.09));
  EXPECT_EQ(range(1, "Range 30 to 20"), std::nullopt);
  EXPECT_EQ(range(1, "Range not known"), std::nullopt);
  EXPECT_EQ(range(1, "Exact"), std::nullopt);
  EXPECT_EQ(range(1, ""), std::nullopt);
}

} // namespace
} // namespace loom
