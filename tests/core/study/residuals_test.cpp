#include "core/scenario/measured_sets.h"
#include "core/study/own_points.h"
#include "core/study/residuals.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

Scenario toy(const Catalogue& catalogue) {
  Scenario scenario = default_scenario(catalogue.find("toy").value());
  return scenario;
}

// toy: latencies 3 and 12, 1 IPC: at α = 4 a group takes 24 cycles, the peak is 1/4 (thesis §4.6).
TEST(Residuals, AreRelativeToTheMeasurement) {
  const Catalogue catalogue(embedded_gpu_files());
  const ModelRun bound = ModelRun::make(toy(catalogue), model_from("bound").value()).value();
  MeasuredSet set;
  set.extra_arithmetic = 1; // the file says 3 where the model says 4
  set.data.points = {{.alpha = 3, .warps = 3, .throughput = 0.1},     // 3/24 = 0.125
                     {.alpha = 3, .warps = 12, .throughput = 0.3125}, // 0.25
                     {.alpha = 3, .warps = 24, .throughput = 0.25},   // 0.25
                     {.alpha = 3, .warps = 24, .throughput = 0.0}};   // nothing to relate to
  const std::vector<Residual> off = residuals(bound, set);
  ASSERT_EQ(off.size(), 3u);
  EXPECT_EQ(off[0].alpha, 4);
  EXPECT_NEAR(off[0].relative, 0.25, 1e-12);
  EXPECT_NEAR(off[1].relative, -0.2, 1e-12);
  EXPECT_NEAR(off[2].relative, 0, 1e-12);
  const auto summary = summarise(off);
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->count, 3u);
  EXPECT_NEAR(summary->mean, 0.15, 1e-12);
  EXPECT_NEAR(summary->median, 0.2, 1e-12);
  EXPECT_NEAR(summary->bias, 0.05 / 3, 1e-12);
  EXPECT_EQ(summary->worst.measured.warps, 3);
  EXPECT_FALSE(summarise({}));
  // A measuring loop of 6 cycles a group: 3/30 = 0.1.
  set.data.points = {{.alpha = 3, .warps = 3, .throughput = 0.1, .loop = {.cycles = 6}}};
  EXPECT_NEAR(residuals(bound, set).at(0).relative, 0, 1e-12);
}

// toy at α = 4: 24 cycles and a peak of 1/4 want 6 warps, for half of it 3.
TEST(Residuals, WarpsNeededAreHeldAgainstTheTargetAndTheirErrors) {
  const Catalogue catalogue(embedded_gpu_files());
  const ModelRun bound = ModelRun::make(toy(catalogue), model_from("bound").value()).value();
  MeasuredSet set;
  set.data.needed = {{.alpha = 4, .warps = 5, .low = 4, .high = 5.5}, // 6: two errors above
                     {.alpha = 4, .warps = 8, .low = 7, .high = 9},   // 6: two errors below
                     {.alpha = 4, .warps = 4}};                       // nobody says how good
  const std::vector<Residual> whole = needed_residuals(bound, set, 1);
  ASSERT_EQ(whole.size(), 3u);
  EXPECT_NEAR(whole[0].relative, 0.2, 1e-12);
  EXPECT_NEAR(whole[1].relative, -0.25, 1e-12);
  EXPECT_NEAR(needed_residuals(bound, set, 0.5)[0].predicted, 3, 1e-12);
  const auto chi = chi_squared(whole);
  ASSERT_TRUE(chi);
  EXPECT_EQ(chi->points, 2u);
  EXPECT_NEAR(chi->sum, 2 * 2 + 2 * 2, 1e-9);
  EXPECT_FALSE(chi_squared({whole[2]})) << "no error is assumed";
}

TEST(MeasuredSets, AreThoseOfTheScenariosMixAccessAndIlp) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find("h200").value());
  const std::size_t own = measured_sets(scenario, &catalogue).size();
  EXPECT_GE(own, 1u);
  EXPECT_EQ(measured_sets(scenario, nullptr).size(), 0u);
  MeasuredSet imported;
  imported.name = "mine.csv";
  scenario.measured.push_back(std::make_shared<MeasuredSet>(imported));
  ASSERT_EQ(measured_sets(scenario, &catalogue).size(), own + 1);
  EXPECT_EQ(measured_sets(scenario, &catalogue).back()->name, "mine.csv");
  scenario.ilp = 2;
  const auto chains = measured_sets(scenario, &catalogue);
  ASSERT_EQ(chains.size(), 1u);
  EXPECT_EQ(chains[0]->name, "h200_independent_loads.csv");
  EXPECT_EQ(chains[0]->data.points.size(), 28u);
  EXPECT_EQ(chains[0]->extra_arithmetic, 1);
  scenario.ilp = 3;
  EXPECT_TRUE(measured_sets(scenario, &catalogue).empty());
}

} // namespace
} // namespace loom
