#include "core/figure/measured.h"
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <limits>

namespace loom {
namespace {

struct H200 {
  Catalogue catalogue{embedded_gpu_files()};
  Scenario scenario;
  Measurement measurement;
  std::shared_ptr<const MeasuredPoints> points;

  H200() {
    scenario.gpu = catalogue.find("h200").value();
    measurement = scenario.gpu->measurements.at(0);
    points = catalogue.points(measurement);
  }
};

TEST(Measured, SliceIsTheNearestIntensityWithinReach) {
  const H200 h200;
  const auto slice = measured_near(*h200.points, 30, 1, 1.5);
  ASSERT_TRUE(slice);
  EXPECT_EQ(slice->alpha, 33);
  EXPECT_EQ(slice->points.size(), 28u);
  EXPECT_EQ(slice->points.front().x, 1);
  EXPECT_FALSE(measured_near(*h200.points, 5000, 1, 1.5));
  EXPECT_FALSE(measured_near(*h200.points, 0, 1, 1.5)); // the file's α = 0 has one add more
}

// Off by 2 % a dot is nearer to its curve than it is wide; at α = 0 nothing else is near.
TEST(Measured, AStateIsTheSameWithinTwoPerCent) {
  const double infinity = std::numeric_limits<double>::infinity();
  EXPECT_TRUE(is_same_state(65, 64));
  EXPECT_TRUE(is_same_state(0, 0));
  EXPECT_TRUE(is_same_state(infinity, infinity));
  EXPECT_FALSE(is_same_state(65, 63));
  EXPECT_FALSE(is_same_state(0, 0.01));
  EXPECT_FALSE(is_same_state(1e6, infinity));
}

TEST(Measured, WarpsNeededAreReadOffBetweenTheMeasuredOccupancies) {
  MeasuredPoints points;
  points.points = {{4, 10, 0.04}, {4, 20, 0.08}, {9, 10, 0.01}};
  const KernelModel model{.other_lat = 100,
                          .other_alu_lat = 100,
                          .alu_lat = 5,
                          .other_thru = 0.1,
                          .alu_thru = 4,
                          .issue_thru = 4};
  const auto needed = measured_warps_needed(
      points, [&](double alpha) { return bounds(model, alpha, 0).peak(); }, 0.6, 1);
  ASSERT_EQ(needed.points.size(), 1u); // the second intensity never gets there
  EXPECT_EQ(needed.points[0].x, 5);
  EXPECT_NEAR(needed.points[0].y, 15, 1e-12); // 0.06 lies halfway between 0.04 and 0.08
}

TEST(Measured, AcrossIntensitiesAtTheNearestOccupancy) {
  const H200 h200;
  const auto across = measured_at_warps(*h200.points, 33, 1);
  ASSERT_EQ(across.points.size(), 7u);
  EXPECT_EQ(across.warps, 32);
  EXPECT_EQ(across.points.front().x, 1);
  EXPECT_NEAR(across.points.front().y, 0.044625, 1e-9); // the row 0,32 of the file
}

} // namespace
} // namespace loom
