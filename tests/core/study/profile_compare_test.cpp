#include "core/study/profile_compare.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

profile::Launch launch(const char* kernel, std::optional<double> seconds,
                       std::optional<double> clock = {}) {
  profile::Launch one;
  one.kernel = kernel;
  one.values[static_cast<std::size_t>(profile::Metric::duration)] = seconds;
  one.values[static_cast<std::size_t>(profile::Metric::clock)] = clock;
  return one;
}
using Places = std::vector<std::size_t>;

TEST(ProfileCompare, LaunchesOfAKernelBelongTogetherInTheirOrder) {
  profile::Profile before, after;
  before.launches = {launch("a(int)", 3e-3), launch("b(int)", 1e-3), launch("a(int)", 5e-3),
                     launch("c(int)", 1e-3)};
  after.launches = {launch("b(int)", 1e-3), launch("a(int)", 1e-3), launch("d(int)", 1e-3)};
  const ProfileComparison result = compare_profiles(before, after);
  ASSERT_EQ(result.pairs.size(), 2U);
  EXPECT_EQ(result.pairs[0].before, 0U);
  EXPECT_EQ(result.pairs[0].after, 1U);
  EXPECT_EQ(result.pairs[1].before, 1U);
  EXPECT_EQ(result.pairs[1].after, 0U);
  EXPECT_EQ(result.only_before, (Places{2, 3}));
  EXPECT_EQ(result.only_after, (Places{2}));
  EXPECT_EQ(speedup(before.launches[0], after.launches[1]), 3.0);
}

TEST(ProfileCompare, AChangedTemplateArgumentIsStillTheKernel) {
  profile::Profile before, after;
  before.launches = {launch("tile<(int)64>(float *)", 2e-3),
                     launch("tile<(int)32>(float *)", 1e-3)};
  after.launches = {launch("tile<(int)128>(float *)", 1e-3),
                    launch("tile<(int)32>(float *)", 1e-3)};
  const ProfileComparison result = compare_profiles(before, after);
  ASSERT_EQ(result.pairs.size(), 2U);
  EXPECT_EQ(result.pairs[0].after, 0U);
  EXPECT_EQ(result.pairs[1].after, 1U);
  EXPECT_TRUE(result.only_before.empty() && result.only_after.empty());
}

TEST(ProfileCompare, WhatIsNotMeasuredHasNoRatio) {
  EXPECT_FALSE(speedup(launch("a", {}), launch("a", 1e-3)));
  EXPECT_FALSE(speedup(launch("a", 1e-3), launch("a", 0)));
  EXPECT_FALSE(clock_ratio(launch("a", 1e-3, 1e9), launch("a", 1e-3)));
  EXPECT_DOUBLE_EQ(*clock_ratio(launch("a", 1e-3, 1.5e9), launch("a", 1e-3, 1.8e9)), 1.2);
}

} // namespace
} // namespace loom
