/// The simulated SM against points measured on an H200, with the parameters of its GPU file.
///
/// They are the saturation model's: nothing was fitted anew. The independent loads have the
/// IMAD.WIDE here that makes each one's address, as they were measured: a warp issues in order, so
/// that it waits for all its loads before it sends the next ones.

#include "core/scenario/models.h"
#include "tests/core/h200_points.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <vector>

namespace loom {
namespace {

void expect(const Scenario& scenario, const std::string& what,
            std::initializer_list<const std::vector<H200Point>*> sets, double mean_limit,
            double worst_limit) {
  const std::size_t simulation = model_from("simulation").value();
  expect_near("simulation against H200, " + what, sets, mean_limit, worst_limit,
              [&](const H200Point& point) {
                Scenario kernel = scenario;
                kernel.ilp = point.ilp;
                const auto run = ModelRun::make(kernel, simulation).value();
                const auto rate = run.throughput(point.alpha, point.warps, point.loop);
                return rate.value_or(std::numeric_limits<double>::quiet_NaN()) / point.measured - 1;
              });
}

TEST(SimulationOfTheH200, IsWithinTwoPercentOnAverageAndSevenAtWorst) {
  const H200 h200;
  expect(h200.scenario, "mix at the fitted alphas", {&h200.fitted}, 0.02, 0.07);
  expect(h200.scenario, "mix, held out", {&h200.held_out}, 0.02, 0.07);
  expect(h200.scenario, "FADDs alone", {&h200.adds}, 0.02, 0.07);
}

TEST(SimulationOfTheH200, WaitsForTheLastOfIndependentLoads) {
  const H200 h200;
  expect(h200.scenario, "one chain", {&h200.loads}, 0.03, 0.06);
  for (const int ilp : {2, 4, 8}) {
    const auto chains = measured_points("h200_independent_loads.csv", 1, ilp);
    expect(h200.scenario, std::to_string(ilp) + " chains", {&chains}, 0.03, 0.07);
  }
}

TEST(SimulationOfTheH200, HoldsForSfuAndSharedMixesWithTheirIssueCosts) {
  H200 h200;
  h200.scenario.mix = Mix::sfu;
  const std::vector<H200Point> sfu = measured_points("h200_sfu_mix.csv");
  expect(h200.scenario, "SFU mix", {&sfu}, 0.03, 0.12);
  h200.scenario.mix = Mix::shared;
  const std::vector<H200Point> shared = measured_points("h200_shared_mix.csv");
  expect(h200.scenario, "shared mix", {&shared}, 0.03, 0.13);
}

} // namespace
} // namespace loom
