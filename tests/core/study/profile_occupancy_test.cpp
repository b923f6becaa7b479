// The law of speed over occupancy against kernels measured on an H200.

#include "core/study/profile_occupancy.h"

#include "core/text/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <sstream>
#include <string>

namespace loom {
namespace {

struct Step {
  std::string kernel;
  double exponent = 0; ///< by which the law is off
  double error = 0;    ///< relative
};

/// From each launch to each other one of its kernel, towards more warps or towards fewer.
std::vector<Step> steps(bool more) {
  struct Row {
    double warps, use, us;
    bool grows;
  };
  std::map<std::string, std::vector<Row>> kernels;
  std::istringstream lines(
      read_file(LOOM_SOURCE_DIR "/gpus/measured/h200_occupancy_steps.csv").value());
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#') || line.starts_with("kernel,"))
      continue;
    std::istringstream fields(line);
    std::string kernel, field;
    std::getline(fields, kernel, ',');
    std::vector<double> numbers;
    while (std::getline(fields, field, ','))
      numbers.push_back(std::stod(field));
    kernels[kernel].push_back({numbers[0], numbers[1] / 100, numbers[2], numbers[3] > 0});
  }
  std::vector<Step> all;
  for (const auto& [kernel, rows] : kernels)
    for (const Row& from : rows)
      for (const Row& to : rows) {
        if (from.warps == to.warps || (to.warps > from.warps) != more)
          continue;
        const double work = from.grows ? to.warps / from.warps : 1;
        const double measured = work * from.us / to.us;
        const double said = occupancy_law(to.warps, from.warps, from.use);
        all.push_back({kernel,
                       std::log(measured / said) / std::abs(std::log(to.warps / from.warps)),
                       std::abs(said / measured - 1)});
      }
  return all;
}

double quantile(std::vector<double> values, double part) {
  std::ranges::sort(values);
  const double at = part * static_cast<double>(values.size() - 1);
  const auto low = static_cast<std::size_t>(at), high = std::min(low + 1, values.size() - 1);
  return values[low] + (at - static_cast<double>(low)) * (values[high] - values[low]);
}

std::vector<double> exponents(const std::vector<Step>& of, const std::string& but = {}) {
  std::vector<double> values;
  for (const Step& each : of)
    if (each.kernel != but)
      values.push_back(each.exponent);
  return values;
}

TEST(ProfileOccupancy, ItsDoubtIsThatOfTheKernelsMeasured) {
  const auto more = steps(true), fewer = steps(false);
  ASSERT_EQ(more.size(), 103U);
  EXPECT_NEAR(quantile(exponents(more), 0.1), doubt_of_more_warps.low, 0.001);
  EXPECT_NEAR(quantile(exponents(more), 0.9), doubt_of_more_warps.high, 0.001);
  // Downwards an exponent is one of the ratio upwards.
  EXPECT_NEAR(-quantile(exponents(fewer), 0.9), doubt_of_fewer_warps.low, 0.001);
  EXPECT_NEAR(-quantile(exponents(fewer), 0.1), doubt_of_fewer_warps.high, 0.001);
}

// A kernel that nobody looked at lies within the interval of the others eight times of ten.
TEST(ProfileOccupancy, EightOfTenStepsOfAKernelLeftOutLieInTheIntervalOfTheOthers) {
  for (const bool towards : {true, false}) {
    const auto all = steps(towards);
    int within = 0;
    for (const Step& each : all) {
      const auto others = exponents(all, each.kernel);
      within += each.exponent >= quantile(others, 0.1) && each.exponent <= quantile(others, 0.9);
    }
    const double share = within / static_cast<double>(all.size());
    EXPECT_GT(share, 0.72) << towards;
    EXPECT_LT(share, 0.88) << towards;
  }
}

TEST(ProfileOccupancy, IsOffByAFewPerCentTowardsMoreWarps) {
  std::vector<double> errors;
  for (const Step& each : steps(true))
    errors.push_back(each.error);
  EXPECT_LT(quantile(errors, 0.5), 0.065);
  EXPECT_LT(quantile(errors, 0.9), 0.27);
}

TEST(ProfileOccupancy, TheLawIsLatencyAtFirstAndTheUnitAtLast) {
  EXPECT_DOUBLE_EQ(occupancy_law(16, 16, 0.4), 1);
  EXPECT_NEAR(occupancy_law(32, 16, 0.02), 2, 0.002); // nothing is near its peak
  for (const double use : {0.01, 0.2, 0.6, 0.9, 1.0})
    for (double n = 1; n <= 64; ++n) {
      EXPECT_LE(occupancy_law(n, 16, use), std::max(1.0, 0.95 / use) + 1e-3);
      EXPECT_GT(occupancy_law(n + 1, 16, use), occupancy_law(n, 16, use));
    }
  EXPECT_NEAR(occupancy_law(64, 16, 0.97), 1, 0.03); // there is nothing left
}

profile::Launch launch(double warps, double dram, double ipc) {
  profile::Launch made;
  made.values[static_cast<std::size_t>(profile::Metric::warps)] = warps;
  made.values[static_cast<std::size_t>(profile::Metric::use_dram)] = dram;
  made.values[static_cast<std::size_t>(profile::Metric::ipc)] = ipc;
  return made;
}

TEST(ProfileOccupancy, OfSeveralLaunchesPassesThroughEach) {
  const std::vector<profile::Launch> kin{launch(32, 70, 1.5), launch(64, 88, 1.9)};
  const std::vector<double> warps{16, 24, 32, 64};
  const auto speeds = occupancy_speeds(launch(16, 40, 1.0), kin, warps);
  ASSERT_TRUE(speeds) << speeds.error().detail.english();
  EXPECT_NEAR((*speeds)[0].speedup, 1, 1e-3);
  EXPECT_NEAR((*speeds)[2].speedup, 1.5, 2e-3);
  EXPECT_NEAR((*speeds)[3].speedup, 1.9, 2e-3);
  EXPECT_GT((*speeds)[1].speedup, 1.1);
  EXPECT_LT((*speeds)[1].speedup, 1.5);
  for (const OccupancySpeed& each : *speeds) {
    EXPECT_LE(each.high, 1 / 0.4 + 1e-9); // no unit is used by more than all of it
    EXPECT_LE(each.low, each.speedup);
    EXPECT_GE(each.high, each.speedup);
  }
  EXPECT_NEAR((*speeds)[2].low, (*speeds)[2].high, 1e-9); // it was measured there
}

TEST(ProfileOccupancy, SaysWhatItLacks) {
  const std::vector<double> warps{32};
  const auto none = occupancy_speeds(profile::Launch{}, {}, warps);
  ASSERT_FALSE(none);
  EXPECT_NE(none.error().detail.english().find("ncu --set full"), std::string::npos);
}

} // namespace
} // namespace loom
