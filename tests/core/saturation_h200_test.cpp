/// The saturation model against points measured on an H200, with the parameters of its GPU file.
///
/// Those were fitted to the FADDs alone, to the independent loads and to every second α of the mix:
/// the least sum of the mean squared relative errors of the three, which HasTheParameters... holds.
/// Nothing was fitted to the SFU and shared mixes but their issue costs, which come from 64 warps.

#include "core/scenario/models.h"
#include "tests/core/h200_points.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace loom {
namespace {

struct Model {
  KernelModel kernel;
  Saturation saturation;
  explicit Model(const Scenario& scenario)
      : kernel(kernel_model(scenario).value()), saturation(saturation_of(scenario)) {}

  [[nodiscard]] double error(const H200Point& point, const Saturation& with) const {
    KernelModel model = kernel;
    model.ilp = point.ilp;
    return saturated_throughput(model, with, point.alpha, point.warps) / point.measured - 1;
  }
  [[nodiscard]] double squared(const std::vector<H200Point>& points, const Saturation& with) const {
    double sum = 0;
    for (const H200Point& point : points)
      sum += std::pow(error(point, with), 2);
    return sum / static_cast<double>(points.size());
  }
  void expect(const std::string& what, std::initializer_list<const std::vector<H200Point>*> sets,
              double mean_limit, double worst_limit) const {
    expect_near("saturation model against H200, " + what, sets, mean_limit, worst_limit,
                [this](const H200Point& point) { return error(point, saturation); });
  }
};

TEST(SaturationOfTheH200, IsWithinTwoAndAHalfPercentOnAverageAndTenAtWorst) {
  const H200 h200;
  const Model model(h200.scenario);
  ASSERT_EQ(h200.fitted.size() + h200.held_out.size(), 196u);
  model.expect("mix", {&h200.fitted, &h200.held_out}, 0.025, 0.10);
  model.expect("FADDs alone", {&h200.adds}, 0.025, 0.10);
  model.expect("independent loads", {&h200.loads}, 0.025, 0.10);
}

TEST(SaturationOfTheH200, HoldsAtTheIntensitiesItWasNotFittedTo) {
  const H200 h200;
  const Model model(h200.scenario);
  model.expect("mix, fitted", {&h200.fitted}, 0.025, 0.10);
  model.expect("mix, held out", {&h200.held_out}, 0.025, 0.10);
}

TEST(SaturationOfTheH200, HasTheParametersOfTheLeastSquares) {
  const H200 h200;
  const Model model(h200.scenario);
  const auto residual = [&](const Saturation& with) {
    return model.squared(h200.fitted, with) + model.squared(h200.adds, with) +
           model.squared(h200.loads, with);
  };
  const double least = residual(model.saturation);
  for (double Saturation::*const parameter :
       {&Saturation::queue_share, &Saturation::latency_tail, &Saturation::issue_efficiency})
    for (const double factor : {0.96, 1.04}) {
      Saturation changed = model.saturation;
      changed.*parameter = std::min(1.0, changed.*parameter * factor);
      EXPECT_GT(residual(changed), least);
    }
}

TEST(SaturationOfTheH200, HoldsForSfuAndSharedMixesWithTheirIssueCosts) {
  H200 h200;
  const auto check = [&](Mix mix, const char* file) {
    const std::vector<H200Point> points = mix_points(file);
    ASSERT_EQ(points.size(), 336u);
    h200.scenario.mix = mix;
    const Model model(h200.scenario);
    model.expect(file, {&points}, 0.03, 0.12);
    // One issue cycle each, as the thesis first assumes, is further off.
    Model cheap = model;
    cheap.kernel.other_issue = 1;
    EXPECT_GT(cheap.squared(points, cheap.saturation), 2 * model.squared(points, model.saturation));
  };
  check(Mix::sfu, "h200_sfu_mix.csv");
  check(Mix::shared, "h200_shared_mix.csv");
}

} // namespace
} // namespace loom
