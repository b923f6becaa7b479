// Fractions of a warp, as averages of an occupancy measured on an SM are.

#include "core/base/number.h"
#include "core/measured/import.h"
#include "core/study/residuals.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

Scenario opened_with(const char* gpu) { return default_scenario(catalogue().find(gpu).value()); }

TEST(FractionalWarps, AreWrittenAsTheyWereGiven) {
  // 3.12 % of the 64 warps that an SM of Maxwell holds; in binary 1.9968000000000001.
  const auto imported = import_measured(
      "o,t\n3.12,0.004\n", "m.csv",
      {.columns = {ColumnMeaning::occupancy_percent, ColumnMeaning::other_ipc}, .alpha = 2},
      *opened_with("gtx980").gpu);
  ASSERT_TRUE(imported);
  const double warps = imported->set.data.points.at(0).warps;
  EXPECT_EQ(shortest(warps), "1.9968");
  EXPECT_EQ(significant(warps, 4), "1.997");
}

TEST(FractionalWarps, AreSimulatedAsTheNearestWholeNumber) {
  const ModelRun run = ModelRun::make(opened_with("toy"), model_from("simulation").value()).value();
  MeasuredSet set;
  // The example of thesis §4.6: a group of four adds and a load takes a warp 24 cycles.
  set.data.points = {{.alpha = 4, .warps = 1.9968, .throughput = 2 / 24.0},
                     {.alpha = 4, .warps = 2, .throughput = 2 / 24.0},
                     {.alpha = 4, .warps = 1.2, .throughput = 1 / 24.0}};
  const std::vector<Residual> off = residuals(run, set);
  ASSERT_EQ(off.size(), 3u);
  for (const Residual& each : off)
    EXPECT_NEAR(each.relative, 0, 1e-9);
  EXPECT_EQ(off[0].warps, 2);
  EXPECT_EQ(off[1].warps, 2);
  EXPECT_EQ(off[2].warps, 1);
  // Formulas take the fraction as it is.
  const ModelRun bound = ModelRun::make(opened_with("toy"), model_from("bound").value()).value();
  EXPECT_EQ(residuals(bound, set)[0].warps, 1.9968);
  EXPECT_NEAR(residuals(bound, set)[0].relative, 1.9968 / 2 - 1, 1e-12);
}

} // namespace
} // namespace loom
