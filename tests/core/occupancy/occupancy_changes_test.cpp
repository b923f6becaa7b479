// What to change to gain a block, and the curves: each answer is held against single calls.

#include "core/occupancy/changes.h"
#include "tests/core/occupancy/occupancy_random.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

constexpr LaunchResource resources[] = {LaunchResource::threads, LaunchResource::registers,
                                        LaunchResource::shared};

const ComputeLimits& limits_at(std::string_view cc) { return **find_limits(cc); }

int most(const ComputeLimits& limits, LaunchResource resource) {
  return resource == LaunchResource::threads     ? limits.threads_per_block
         : resource == LaunchResource::registers ? limits.registers_per_thread
                                                 : limits.shared_per_block;
}
int least(LaunchResource resource) { return resource == LaunchResource::shared ? 0 : 1; }

TEST(OccupancyChanges, FewerRegistersGainABlock) {
  const LaunchConfig launch{.threads = 128, .registers = 85};
  const NearestChanges registers =
      nearest_changes(limits_at("5.0"), launch, LaunchResource::registers);
  EXPECT_EQ(registers.gains, (LaunchChange{80, 6, 24}));
  EXPECT_EQ(registers.loses, (LaunchChange{97, 4, 16}));
  const NearestChanges threads = nearest_changes(limits_at("5.0"), launch, LaunchResource::threads);
  EXPECT_EQ(threads.gains, (LaunchChange{96, 6, 18}));
  EXPECT_EQ(threads.loses, (LaunchChange{129, 4, 20}));
  const NearestChanges shared = nearest_changes(limits_at("5.0"), launch, LaunchResource::shared);
  EXPECT_EQ(shared.gains, std::nullopt);
  EXPECT_EQ(shared.loses, (LaunchChange{13057, 4, 16}));
}

TEST(OccupancyChanges, KeepDynamicSharedMemoryWhileTheyCan) {
  const LaunchConfig launch{.threads = 32, .registers = 32, .shared = 1000, .dynamic_shared = 500};
  EXPECT_EQ(value_of(launch, LaunchResource::shared), 1500);
  const LaunchConfig less = with(launch, LaunchResource::shared, 600);
  EXPECT_EQ(less.shared, 100);
  EXPECT_EQ(less.dynamic_shared, 500);
  EXPECT_EQ(with(launch, LaunchResource::shared, 400).dynamic_shared, 400);
}

TEST(OccupancyChanges, AreNearest) {
  RandomLaunches random(11);
  for (const ComputeLimits& limits : compute_limits())
    for (int i = 0; i < 20; ++i) {
      const LaunchConfig launch = random.next(limits);
      SCOPED_TRACE(describe(limits.cc, launch));
      const int blocks = occupancy(limits, launch).blocks;
      for (const LaunchResource resource : resources) {
        const NearestChanges found = nearest_changes(limits, launch, resource);
        const auto at = [&](int value) {
          const Occupancy there = occupancy(limits, with(launch, resource, value));
          return LaunchChange{value, there.blocks, there.warps};
        };
        std::optional<LaunchChange> gains, loses;
        const int here = value_of(launch, resource);
        for (int value = here - 1; value >= least(resource) && !gains; --value)
          if (at(value).blocks > blocks)
            gains = at(value);
        for (int value = here + 1; value <= most(limits, resource) && !loses; ++value)
          if (at(value).blocks < blocks)
            loses = at(value);
        EXPECT_EQ(found.gains, gains) << to_string(resource);
        EXPECT_EQ(found.loses, loses) << to_string(resource);
      }
    }
}

TEST(OccupancyCurves, AgreeWithSingleCallsAndNeverRise) {
  RandomLaunches random(13);
  for (const ComputeLimits& limits : compute_limits())
    for (int i = 0; i < 10; ++i) {
      const LaunchConfig launch = random.next(limits);
      SCOPED_TRACE(describe(limits.cc, launch));
      for (const LaunchResource resource : resources) {
        const std::vector<OccupancyPoint> curve = occupancy_curve(limits, launch, resource);
        ASSERT_FALSE(curve.empty());
        EXPECT_LE(curve.size(), 1817u);
        EXPECT_EQ(curve.back().value, most(limits, resource));
        EXPECT_EQ(curve.front().value, resource == LaunchResource::threads ? 32 : least(resource));
        for (std::size_t k = 0; k < curve.size(); ++k) {
          const Occupancy there = occupancy(limits, with(launch, resource, curve[k].value));
          EXPECT_EQ(curve[k], (OccupancyPoint{curve[k].value, there.blocks, there.warps}));
          EXPECT_TRUE(k == 0 || curve[k].blocks <= curve[k - 1].blocks ||
                      (launch.carveout && limits.cc.starts_with("2.")))
              << curve[k].value;
        }
      }
    }
}

TEST(OccupancyCurves, MoreOfAnyResourceNeverGivesMoreBlocks) {
  RandomLaunches random(17);
  for (const ComputeLimits& limits : compute_limits())
    for (int i = 0; i < 3000; ++i) {
      const LaunchConfig launch = random.next(limits);
      for (const LaunchResource resource : resources) {
        const int value = value_of(launch, resource);
        const LaunchConfig more =
            with(launch, resource, random.below(value, most(limits, resource)));
        // A block that outgrows Fermi's 16 KiB gets 48 instead, where it may stand twice.
        if (launch.carveout && limits.cc.starts_with("2."))
          continue;
        EXPECT_LE(occupancy(limits, more).blocks, occupancy(limits, launch).blocks)
            << describe(limits.cc, launch) << " and " << describe(limits.cc, more);
      }
    }
}

} // namespace
} // namespace loom
