#include "core/scenario/advice.h"
#include "core/scenario/missing_numbers.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "tests/core/gpu/filed.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <vector>

namespace loom {
namespace {

Scenario on(const char* gpu) {
  const Catalogue catalogue(embedded_gpu_files());
  return default_scenario(catalogue.find(gpu).value());
}

TEST(Scenario, OpensOnTheCuspOfMaxwell) {
  const Scenario scenario = on("gtx980");
  EXPECT_EQ(scenario.alpha, 48);
  EXPECT_EQ(scenario.warps, 54);
  EXPECT_EQ(scenario.mix, Mix::global);
}

TEST(Scenario, EveryGpuOpensWithinWhatItsSmHolds) {
  const Catalogue catalogue(embedded_gpu_files());
  EXPECT_GE(catalogue.ids().size(), 60u);
  for (const std::string& id : catalogue.ids()) {
    const Scenario scenario = on(id.c_str());
    EXPECT_GE(scenario.warps, 1) << id;
    EXPECT_LE(scenario.warps, max_warps(scenario).value_or(1024)) << id;
    for (const ParameterInfo& info : parameter_table())
      if (const auto value = get(scenario, info.id)) {
        EXPECT_TRUE(with(scenario, info.id, *value)) << id << ' ' << info.id;
      }
  }
}

TEST(Scenario, TakesIssueCostsFromTheGpuByMix) {
  const auto cost = [](Scenario scenario, Mix mix) {
    scenario.mix = mix;
    return ResolvedScenario(scenario)[Hardware::other_issue].value();
  };
  const Scenario maxwell = on("gtx980");
  EXPECT_EQ(cost(maxwell, Mix::global).value, 1);
  EXPECT_EQ(cost(maxwell, Mix::global).fact.status, FactStatus::assumed);
  EXPECT_EQ(cost(maxwell, Mix::sfu).value, 2); // thesis §4.7
  EXPECT_EQ(cost(maxwell, Mix::sfu).fact.status, FactStatus::published);
  EXPECT_EQ(cost(maxwell, Mix::shared).value, 3);
  EXPECT_EQ(cost(on("h200"), Mix::sfu).fact.status, FactStatus::derived); // less the measuring loop
  EXPECT_EQ(cost(on("gtx280"), Mix::sfu).value, 1);
  const Resolved own = cost(with(maxwell, "other_issue", 1).value(), Mix::shared);
  EXPECT_TRUE(own.overridden);
  EXPECT_EQ(own.value, 1);
  EXPECT_EQ(own.fact.value, 3);
}

TEST(Scenario, NamesEveryNumberThatIsMissing) {
  Scenario scenario = on("p100");
  scenario.gpu = filed(scenario.gpu);
  EXPECT_EQ(missing_parameters(scenario), std::vector{Hardware::mem_lat});
  const auto model = kernel_model(scenario);
  ASSERT_FALSE(model);
  EXPECT_EQ(model.error().code, ErrorCode::bad_argument);
  ASSERT_TRUE(model.error().detail.is(number_missing));
  EXPECT_EQ(model.error().detail.values().front().words(), "mem_lat");
  EXPECT_TRUE(kernel_model(with(scenario, "mem_lat", 500).value()));
}

TEST(Scenario, OverridesReplaceNumbersAndAreTakenBackOneByOne) {
  Scenario scenario = with(with(on("gtx980"), "mem_lat", 500).value(), "alu_lat", 4).value();
  EXPECT_EQ(kernel_model(scenario)->other_lat, 500);
  EXPECT_TRUE(ResolvedScenario(scenario)[Hardware::mem_lat]->overridden);
  EXPECT_EQ(ResolvedScenario(scenario)[Hardware::mem_lat]->fact.value, 368);
  scenario = without_override(scenario, Hardware::mem_lat);
  EXPECT_EQ(kernel_model(scenario)->other_lat, 368);
  EXPECT_EQ(kernel_model(scenario)->alu_lat, 4);
}

TEST(Scenario, AccessPatternsReplaceTheMemoryNumbersOfTheGlobalMixOnly) {
  Scenario scenario = with_access(on("gtx980"), "random").value();
  EXPECT_EQ(kernel_model(scenario)->other_thru, 0.0029);
  scenario.mix = Mix::shared;
  EXPECT_EQ(kernel_model(scenario)->other_thru, 1);
  EXPECT_FALSE(with_access(scenario, "diagonal"));
}

TEST(Scenario, LatencyToAddsFallsBackToTheSameType) {
  Scenario scenario = on("v100");
  scenario.mix = Mix::sfu;
  const auto model = kernel_model(scenario);
  ASSERT_TRUE(model);
  EXPECT_EQ(model->other_alu_lat, model->other_lat);
}

TEST(Parameters, RefuseWhatIsOutOfRangeAndSayTheRange) {
  const Scenario scenario = on("gtx980");
  for (const auto& [name, value] : {std::pair{"alpha", -1.0},
                                    {"alpha", 2e6},
                                    {"alpha", std::nan("")},
                                    {"warps", 0.0},
                                    {"warps", 1025.0},
                                    {"warps", 2.5},
                                    {"mem_lat", 0.0},
                                    {"mem_lat", inf},
                                    {"target", 1.5}}) {
    const auto result = with(scenario, name, value);
    ASSERT_FALSE(result) << name << value;
    EXPECT_NE(result.error().detail.english().find("expected"), std::string::npos);
  }
  EXPECT_TRUE(with(scenario, "alpha", inf));
  EXPECT_TRUE(with(scenario, "alpha", 0));
  const auto misspelt = with(scenario, "mem_let", 4);
  ASSERT_FALSE(misspelt);
  EXPECT_NE(misspelt.error().detail.english().find("mem_lat"), std::string::npos);
}

TEST(Parameters, SliderPositionsReadBack) {
  for (const ParameterInfo& info : parameter_table())
    for (int step = 0; step <= 100; ++step) {
      const double value = slider_value(info, step / 100.0);
      const double again = slider_value(info, slider_position(info, value));
      EXPECT_TRUE(again == value || std::abs(again - value) < 1e-9 * value) << info.id << value;
    }
  const ParameterInfo& alpha = *find_parameter("alpha");
  EXPECT_EQ(slider_value(alpha, 0), 0);
  EXPECT_EQ(slider_value(alpha, 1), inf);
  EXPECT_EQ(slider_position(alpha, inf), 1);
}

TEST(Parameters, KeysStepThroughReadableNumbersAndBack) {
  const ParameterInfo& alpha = *find_parameter("alpha");
  EXPECT_EQ(stepped(alpha, 48, 1), 49);
  EXPECT_EQ(stepped(alpha, 48, -10), 38);
  EXPECT_EQ(stepped(alpha, 99, 1), 100);
  EXPECT_EQ(stepped(alpha, 100, -1), 99);
  EXPECT_EQ(stepped(alpha, 0, 1), 0.01);
  EXPECT_EQ(stepped(alpha, 0.01, -1), 0);
  EXPECT_EQ(stepped(alpha, 1e4, 1), inf);
  EXPECT_EQ(stepped(alpha, inf, -1), 1e4);
  EXPECT_EQ(stepped(alpha, 0, -5), 0);
  EXPECT_NEAR(stepped(*find_parameter("mem_thru"), 0.0815, 1), 0.0816, 1e-15);
  EXPECT_EQ(stepped(*find_parameter("warps"), 54, 1), 55);
  EXPECT_EQ(stepped(*find_parameter("warps"), 1, -10), 1);
}

TEST(Parameters, AnotherGpuKeepsTheKernelAndDropsWhatIsNotIts) {
  Scenario scenario = with(on("gtx980"), "mem_lat", 500).value();
  scenario.access = "random";
  const Catalogue catalogue(embedded_gpu_files());
  const Scenario moved = with_gpu(scenario, catalogue.find("8800gtx").value());
  EXPECT_EQ(moved.alpha, scenario.alpha);
  EXPECT_EQ(moved.warps, 24); // all that a G80 SM holds
  EXPECT_EQ(moved.access, "coalesced");
  EXPECT_FALSE(moved.overrides[0]);
}

TEST(Advice, SaysWhatLimitsAndWhatWouldHelp) {
  Scenario scenario = on("gtx980"); // the cusp: 54 of 54 warps
  Advice advice = advise(scenario, kernel_model(scenario).value());
  EXPECT_TRUE(advice.at_cusp);
  EXPECT_EQ(advice.warps_needed, 54);
  EXPECT_EQ(advice.more_warps, 0);

  scenario.alpha = 0;
  scenario.warps = 10;
  advice = advise(scenario, kernel_model(scenario).value());
  EXPECT_EQ(advice.limit, Limit{}); // latency
  EXPECT_EQ(advice.peak_limit, Limit::of(Resource::dram));
  EXPECT_EQ(advice.warps_needed, 30); // 368 × 0.0815 = 29.99
  EXPECT_EQ(advice.more_warps, 20);
  EXPECT_EQ(advice.ilp_needed, 3); // 29.99 / 10
  EXPECT_EQ(advice.ilp_warps_needed, 10);
  EXPECT_NEAR(advice.fraction_of_peak, 10.0 / 368 / 0.0815, 1e-12);

  const Scenario h200 = with(with(on("h200"), "alpha", 0).value(), "warps", 64).value();
  advice = advise(h200, kernel_model(h200).value());
  EXPECT_EQ(advice.warps_needed, 91);
  EXPECT_FALSE(advice.within_max_warps);
  EXPECT_EQ(advice.ilp_needed, 2);
  EXPECT_EQ(advice.ilp_warps_needed, 46);
}

// V. Volkov, §4.2 and §4.3: at the 30 warps of Little's law a GTX 980 reaches about 80 % of its
// memory peak, 90 % at 40 warps, 95 % at 46.
TEST(Advice, SaysWhatIsLeftOfThePromiseOfTheBounds) {
  Scenario scenario = on("gtx980");
  scenario.alpha = 0;
  scenario.warps = 40;
  const Advice advice = advise(scenario, kernel_model(scenario).value());
  EXPECT_EQ(advice.warps_needed, 30);
  EXPECT_EQ(advice.warps_reached, 30);
  EXPECT_NEAR(advice.gradual_reached, 0.80, 0.03);
  EXPECT_NEAR(advice.gradual_now, 0.90, 0.02);
  EXPECT_TRUE(advice.is_gradual(1));
  EXPECT_EQ(advice.measured, (std::vector<MeasuredNeed>{{0.90, 40}, {0.95, 46}}));
  EXPECT_FALSE(advice.gradual_assumed);

  scenario.alpha = std::numeric_limits<double>::infinity(); // adds alone wait for nobody
  EXPECT_FALSE(advise(scenario, kernel_model(scenario).value()).is_gradual(1));

  // Measured on the H200: its 64 warps reach 0.0823 of 0.1307 loads a cycle, by the bounds 0.0921.
  const Scenario h200 = with(with(on("h200"), "alpha", 0).value(), "warps", 15).value();
  const Advice full = advise(h200, kernel_model(h200).value());
  EXPECT_EQ(full.warps_reached, 64);
  EXPECT_NEAR(full.gradual_reached, 0.0823 / 0.1307, 0.02);
  EXPECT_TRUE(full.is_gradual(1));
  EXPECT_EQ(full.ilp_needed, 7);      // 90.8 / 15
  EXPECT_EQ(full.full_ilp_needed, 2); // 90.8 / 64
}

} // namespace
} // namespace loom
