// What the calibration kit printed on an H200 against the measurements of another harness on
// another one (gpus/calibrate/README.md, "What it printed on an H200").

#include "core/gpu/gpu_lint.h"
#include "core/gpu/points_csv.h"

#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <iterator>
#include <map>

namespace loom {
namespace {

std::string content(const std::string& file) {
  std::ifstream in(LOOM_SOURCE_DIR "/gpus/" + file);
  EXPECT_TRUE(in) << file;
  return {std::istreambuf_iterator<char>(in), {}};
}

using Points = std::map<std::pair<double, double>, double>; ///< throughput by α and warps

Points points(const std::string& file) {
  const Result<MeasuredPoints> read = points_from_csv(content(file), file);
  EXPECT_TRUE(read) << file;
  Points found;
  for (const MeasuredPoint& point : read->points)
    found[{point.alpha, point.warps}] = point.throughput;
  return found;
}

struct Difference {
  double mean = 0, largest = 0;
};
Difference difference(const Points& a, const Points& b) {
  EXPECT_EQ(a.size(), b.size());
  Difference result;
  for (const auto& [at, value] : a) {
    EXPECT_TRUE(b.contains(at)) << at.first << ", " << at.second;
    const double off = std::abs(b.at(at) / value - 1);
    result.mean += off / static_cast<double>(a.size());
    result.largest = std::max(result.largest, off);
  }
  return result;
}

TEST(CalibratePrinted, GlobalMixIsWithinAnIntegerAddOfTheOtherHarness) {
  const Difference off = difference(points("measured/h200_global_load_mix.csv"),
                                    points("calibrate/printed/h200_global_load_mix.csv"));
  EXPECT_NEAR(off.mean, 0.012, 0.0005);
  EXPECT_NEAR(off.largest, 0.041, 0.0005);
}

TEST(CalibratePrinted, OtherMixesRepeatThoseCarried) {
  for (const std::string mix : {"sfu", "shared"}) {
    const Difference off = difference(points("measured/h200_" + mix + "_mix.csv"),
                                      points("calibrate/printed/h200_" + mix + "_mix.csv"));
    EXPECT_LT(off.mean, 0.0001) << mix;
    EXPECT_LT(off.largest, 0.001) << mix;
  }
}

TEST(CalibratePrinted, GpuFileHasNoProblems) {
  const std::string file = "calibrate/printed/h200.json";
  EXPECT_THAT(lint_gpu_file(content(file), file), testing::IsEmpty());
}

} // namespace
} // namespace loom
