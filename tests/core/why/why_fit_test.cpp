// Where the numbers of a fit come from.

#include "core/scenario/measured_sets.h"
#include "core/why/fit.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace loom::why {
namespace {

using testing::HasSubstr;

MeasuredSetPtr made(std::vector<MeasuredPoint> points) {
  MeasuredSet set;
  set.name = "made.csv";
  set.data.points = std::move(points);
  return std::make_shared<MeasuredSet>(std::move(set));
}

// Two loads of 99 and 101 cycles, as in fit_test.cpp: 100.01 ± 1.0001 with one degree of freedom,
// of which Student's t is 12.706. A GTX 980's 368 cycles are 99/368 - 1 off the first of them.
TEST(WhyFit, OneParameterByHand) {
  const FitRequest request{.scenario = on("gtx980", 0, 1),
                           .model = *model_from("bound"),
                           .free = {"mem_lat"},
                           .data = {made({{.alpha = 0, .warps = 1, .throughput = 1 / 99.0},
                                          {.alpha = 0, .warps = 1, .throughput = 1 / 101.0}})}};
  const auto found = fit(request);
  ASSERT_TRUE(found) << found.error().detail.english();
  const Section section = explain_fit(request, *found);
  check_section(section, "fit");
  EXPECT_EQ(value(section, "mem_lat"), 368);
  EXPECT_NEAR(value(section, "fit.mem_lat"), 100.01, 1e-4);
  EXPECT_NEAR(value(section, "fit.mem_lat.error"), 1.0001, 1e-3);
  EXPECT_EQ(value(section, "fit.mem_lat.low"), found->values[0].low);
  EXPECT_EQ(value(section, "fit.mem_lat.high"), found->values[0].high);
  EXPECT_EQ(value(section, "fit.points"), 2);
  EXPECT_NEAR(value(section, "fit.before.bound.mean_error"),
              ((1 - 99 / 368.0) + (1 - 101 / 368.0)) / 2, 1e-12);
  EXPECT_EQ(value(section, "fit.after.bound.worst_error"), found->after.worst.relative);
  const std::string low = as_text(find(section.quantities, "fit.mem_lat.low"));
  EXPECT_THAT(low, HasSubstr("12.7"));
  EXPECT_THAT(low, HasSubstr("made.csv"));
  EXPECT_THAT(low, HasSubstr("mem_lat = 368 cycles"));
}

// Latencies of 10 and 11 adds more, as in fit_test.cpp.
TEST(WhyFit, TwoThatCanHardlyBeToldApart) {
  std::vector<MeasuredPoint> points;
  for (const double alpha : {10.0, 11.0})
    for (const double off : {0.99, 1.01})
      points.push_back({.alpha = alpha, .warps = 1, .throughput = off / (368 + 6 * alpha)});
  const FitRequest request{.scenario = on("gtx980", 0, 1),
                           .model = *model_from("bound"),
                           .free = {"mem_lat", "alu_lat"},
                           .data = {made(std::move(points))}};
  const auto found = fit(request);
  ASSERT_TRUE(found) << found.error().detail.english();
  const Section section = explain_fit(request, *found);
  check_section(section, "fit");
  EXPECT_LT(value(section, "fit.mem_lat.alu_lat"), -0.99);
  EXPECT_EQ(value(section, "fit.mem_lat.alu_lat"), found->inseparable[0].correlation);
  // Each of the errors stands in its derivation.
  const std::string text = as_text(find(section.quantities, "fit.mem_lat.alu_lat"));
  EXPECT_THAT(text, HasSubstr("s_mem_lat = "));
  EXPECT_THAT(text, HasSubstr("s_alu_lat = "));
}

TEST(WhyFit, EveryNumberOfAFitToAnH200) {
  const Scenario scenario = on("h200", 8, 8);
  int fits = 0;
  for (const ModelInfo& model : model_table()) {
    if (model.id == "simulation")
      continue; // a fit would simulate for hours
    for (const std::vector<std::string>& free : {std::vector<std::string>{"mem_lat"},
                                                 {"mem_lat", "mem_thru"},
                                                 {"mem_lat", "queue_share"}}) {
      const FitRequest request{.scenario = scenario,
                               .model = *model_from(model.id),
                               .free = free,
                               .data = measured_sets(scenario, &catalogue())};
      const auto found = fit(request);
      if (!found)
        continue; // without influence in this model
      ++fits;
      const std::string where(model.id);
      const Section section = explain_fit(request, *found);
      check_section(section, where);
      for (const FittedValue& each : found->values) {
        const std::string id = "fit." + std::string(each.parameter.id);
        EXPECT_EQ(value(section, std::string(each.parameter.id)), each.start) << where << ' ' << id;
        EXPECT_EQ(value(section, id), each.value) << where << ' ' << id;
        EXPECT_EQ(value(section, id + ".error"), each.error) << where << ' ' << id;
        EXPECT_EQ(value(section, id + ".low"), each.low) << where << ' ' << id;
        EXPECT_EQ(value(section, id + ".high"), each.high) << where << ' ' << id;
      }
      std::string prefix(model.id);
      std::ranges::replace(prefix, '-', '_');
      EXPECT_EQ(value(section, "fit.before." + prefix + ".mean_error"), found->before.mean);
      EXPECT_EQ(value(section, "fit.after." + prefix + ".mean_error"), found->after.mean);
      EXPECT_EQ(value(section, "fit.before." + prefix + ".worst_error"),
                found->before.worst.relative);
      ASSERT_TRUE(found->held_out) << where;
      EXPECT_EQ(value(section, "fit.held_out_before"), found->held_out->before.mean);
      EXPECT_EQ(value(section, "fit.held_out_after"), found->held_out->after.mean);
      EXPECT_EQ(value(section, "fit.held_out_points"), double(found->held_out->after.count));
    }
  }
  EXPECT_GT(fits, 8);
}

} // namespace
} // namespace loom::why
