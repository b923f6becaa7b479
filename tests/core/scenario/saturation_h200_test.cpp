/// The saturation model against points measured on an H200, with the parameters of its GPU file.
///
/// Queue and tail were fitted to the FADDs alone, to the independent loads and to every second α of
/// the mix: the least sum of the mean squared relative errors of the three, which
/// HasTheParameters... holds. What the measuring loops take is said by the files.

#include "core/scenario/models.h"
#include "core/scenario/workload.h"
#include "tests/core/scenario/h200_points.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace loom {
namespace {

struct Model {
  LoopNumbers kernel;
  Saturation saturation;
  explicit Model(const Scenario& scenario)
      : kernel(workload_numbers(scenario).value()),
        saturation(saturation_of(*scenario.gpu, kernel)) {}

  [[nodiscard]] double error(const H200Point& point, const Saturation& with) const {
    LoopNumbers loop = with_alpha(kernel, point.alpha);
    loop.ilp = point.ilp;
    return saturated_throughput(measured_by(point.loop, std::move(loop)), with, point.warps) /
               point.measured -
           1;
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

TEST(SaturationOfTheH200, IsWithinOnePercentOnAverageAndSixAtWorst) {
  const H200 h200;
  const Model model(h200.scenario);
  ASSERT_EQ(h200.fitted.size() + h200.held_out.size(), 196u);
  ASSERT_EQ(h200.loads.size() + h200.chains.size(), 112u);
  model.expect("mix, fitted", {&h200.fitted}, 0.01, 0.06);
  model.expect("mix, held out", {&h200.held_out}, 0.01, 0.06);
  model.expect("FADDs alone", {&h200.adds}, 0.01, 0.06);
  model.expect("loads alone", {&h200.loads, &h200.chains}, 0.01, 0.06);
}

TEST(SaturationOfTheH200, HoldsForEveryAccessPattern) {
  H200 h200;
  for (const auto& [access, file] : {std::pair{"stride2", "h200_stride2_loads.csv"},
                                     std::pair{"random", "h200_random_loads.csv"}}) {
    h200.scenario.access = access;
    const std::vector<H200Point> points = measured_points(file);
    ASSERT_EQ(points.size(), 28u);
    // Nothing was fitted to them.
    Model(h200.scenario).expect(file, {&points}, 0.025, 0.06);
  }
}

TEST(SaturationOfTheH200, HasTheParametersOfTheLeastSquares) {
  const H200 h200;
  const Model model(h200.scenario);
  const auto residual = [&](const Saturation& with) {
    std::vector<H200Point> loads = h200.loads;
    loads.insert(loads.end(), h200.chains.begin(), h200.chains.end());
    return model.squared(h200.fitted, with) + model.squared(h200.adds, with) +
           model.squared(loads, with);
  };
  const double least = residual(model.saturation);
  for (double Saturation::*const parameter : {&Saturation::queue_share, &Saturation::latency_tail})
    for (const double factor : {0.96, 1.04}) {
      Saturation changed = model.saturation;
      changed.*parameter *= factor;
      EXPECT_GT(residual(changed), least);
    }
  // Beside the measuring loops hardly a cycle is lost.
  Saturation changed = model.saturation;
  changed.issue_efficiency = 0.97;
  EXPECT_GT(residual(changed), least);
}

TEST(SaturationOfTheH200, HoldsForSfuAndSharedMixesWithTheirIssueCosts) {
  H200 h200;
  const auto check = [&](Mix mix, const char* file) {
    const std::vector<H200Point> points = measured_points(file);
    ASSERT_EQ(points.size(), 336u);
    h200.scenario.mix = mix;
    const Model model(h200.scenario);
    model.expect(file, {&points}, 0.01, 0.07);
    // One issue cycle each, as the thesis first assumes, is further off.
    Model cheap = model;
    cheap.kernel.items.front().use[index(Resource::issue)] = 1;
    EXPECT_GT(cheap.squared(points, cheap.saturation), 2 * model.squared(points, model.saturation));
    // As is the model that takes the loop for the GPU's.
    std::vector<H200Point> bare = points;
    for (H200Point& point : bare)
      point.loop = {};
    EXPECT_GT(model.squared(bare, model.saturation), 1.5 * model.squared(points, model.saturation));
  };
  check(Mix::sfu, "h200_sfu_mix.csv");
  check(Mix::shared, "h200_shared_mix.csv");
}

} // namespace
} // namespace loom
