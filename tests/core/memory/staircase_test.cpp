// The latency staircase against what was measured and published, and the facts behind it.

#include "core/access/memory_run.h"
#include "core/memory/staircase.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom::memory {
namespace {

constexpr double kib = 1024, mib = 1024 * kib, gib = 1024 * mib;

const GpuSpec& gpu(const char* id) {
  static const Catalogue catalogue(embedded_gpu_files());
  return **catalogue.find(id);
}

std::vector<double> latencies(const std::vector<Level>& levels) {
  std::vector<double> values;
  for (const Level& level : levels)
    values.push_back(level.latency);
  return values;
}

std::optional<double> latency_at(const std::vector<Level>& levels, double footprint_bytes) {
  for (const Level& level : levels)
    if (footprint_bytes > level.from && footprint_bytes <= level.reach)
      return level.latency;
  return {}; // in a gap or beyond the last known level
}

GpuSpec spec(std::initializer_list<std::pair<FactKey, double>> facts) {
  GpuSpec made;
  for (const auto& [key, value] : facts)
    made.facts.set(key, {value, verbatim("a test"), FactStatus::assumed, {}});
  return made;
}

TEST(Staircase, MeetsTheMeasuredPlateausOfTheH200) {
  const Catalogue catalogue(embedded_gpu_files());
  const auto points = catalogue.footprints("h200");
  ASSERT_TRUE(points);
  const auto caches = cache_levels(gpu("h200")), tlbs = translation_levels(gpu("h200"));
  // The ramps between the plateaus: beyond a reach until the next level serves every load.
  constexpr std::pair<double, double> cache_ramps[] = {
      {230 * kib, 340 * kib}, {25 * mib, 35 * mib}, {60 * mib, 80 * mib}};
  constexpr double last_plateau = 60 * gib; // of translation; beyond it nothing is flat
  int checked = 0;
  for (const FootprintPoint& point : *points) {
    const bool one_line_a_page = point.stride > 128;
    const bool on_ramp = std::ranges::any_of(cache_ramps, [&](const auto& ramp) {
      return point.footprint > ramp.first && point.footprint < ramp.second;
    });
    // One line alone is in the nearest slice of the L2, which is no mean over the slices.
    if (one_line_a_page ? point.footprint > last_plateau || point.footprint == point.stride
                        : on_ramp)
      continue;
    const auto predicted = latency_at(one_line_a_page ? tlbs : caches, point.footprint);
    ASSERT_TRUE(predicted) << point.footprint;
    const double measured = one_line_a_page ? point.past_l1 : point.cached;
    EXPECT_NEAR(*predicted / measured, 1, 0.05) << point.stride << ' ' << point.footprint;
    ++checked;
  }
  EXPECT_EQ(checked, 44 + 32); // of 47 and 35
}

TEST(Staircase, ReachesEndTheLevelsExactly) {
  const auto caches = cache_levels(gpu("h200"));
  EXPECT_EQ(latency_at(caches, 1), 32.1);
  EXPECT_EQ(latency_at(caches, 230 * kib), 32.1);
  EXPECT_EQ(latency_at(caches, 230 * kib + 1), 280);
  EXPECT_EQ(latency_at(caches, 25 * mib), 280);
  EXPECT_EQ(latency_at(caches, 25 * mib + 1), 512);
  EXPECT_EQ(latency_at(caches, 60 * mib), 512);
  EXPECT_EQ(latency_at(caches, 60 * mib + 1), 659);
  EXPECT_EQ(latency_at(caches, 1e18), 659);
  EXPECT_EQ(latency_at(caches, 0), std::nullopt);
  EXPECT_FALSE(caches.back().reach_fact);
  EXPECT_EQ(caches[1].reach_fact, FactKey::l2_reach);
  EXPECT_EQ(caches[1].latency_fact, FactKey::l2_lat);
  const auto tlbs = translation_levels(gpu("h200"));
  EXPECT_EQ(latency_at(tlbs, gib), 280);
  EXPECT_EQ(latency_at(tlbs, gib + 1), 291);
  EXPECT_EQ(latency_at(tlbs, 71 * gib), std::nullopt); // no plateau was seen there
}

TEST(Staircase, GivesWhatWasPublished) {
  using testing::ElementsAre;
  EXPECT_THAT(latencies(cache_levels(gpu("t4"))), ElementsAre(32, 188, 296));
  EXPECT_THAT(latencies(cache_levels(gpu("v100"))), ElementsAre(28, 193, 375));
  EXPECT_THAT(latencies(cache_levels(gpu("h100"))), ElementsAre(34.2, 265.5, 475, 650));
  EXPECT_THAT(latencies(translation_levels(gpu("t4"))), ElementsAre(200, 220, 360));
  EXPECT_THAT(latencies(translation_levels(gpu("v100"))), ElementsAre(223, 235, 352));
  EXPECT_THAT(latencies(translation_levels(gpu("m60"))), ElementsAre(220, 232, 293, 475));
  const auto t4 = translation_levels(gpu("t4"));
  EXPECT_EQ(t4[0].reach, 32 * mib);
  EXPECT_EQ(t4[1].reach, 8192 * mib);
  EXPECT_EQ(cache_levels(gpu("t4"))[1].reach_fact, FactKey::l2_size);
}

TEST(Staircase, LeavesOutWhatNoSourceGives) {
  using enum FactKey;
  EXPECT_TRUE(cache_levels(gpu("toy")).empty());
  EXPECT_TRUE(translation_levels(gpu("p4")).empty()); // reaches, and no latencies
  EXPECT_TRUE(cache_levels(gpu("p4")).empty());       // where its L1 ends is not known
  // DRAM keeps its place though the reach of the L1 is unknown; the L2's beginning is lost.
  const auto no_l1 =
      cache_levels(spec({{l1_lat, 30}, {l2_lat, 200}, {l2_size, 1024}, {dram_lat, 500}}));
  ASSERT_EQ(no_l1.size(), 1u);
  EXPECT_EQ(no_l1[0].kind, LevelKind::dram);
  EXPECT_EQ(latency_at(no_l1, 1 * mib), std::nullopt);
  EXPECT_EQ(latency_at(no_l1, 2 * mib), 500);
  // Both partitions of the L2 without a latency are a gap.
  const auto a100 = cache_levels(gpu("a100"));
  EXPECT_EQ(latency_at(a100, 20 * mib), 213);
  EXPECT_EQ(latency_at(a100, 30 * mib), std::nullopt);
  EXPECT_EQ(latency_at(a100, 41 * mib), 574.6);
  const auto no_size = cache_levels(spec({{l1_lat, 30}, {l1_reach, 64}, {l2_lat, 200}}));
  EXPECT_EQ(latencies(no_size), std::vector<double>{30});
}

TEST(ConflictFacts, FollowTwoCyclesAWayFromMaxwellOn) {
  for (const char* id : {"v100", "p100", "m60", "t4", "gtx980"}) {
    const ConflictLatency curve = conflict_latency(gpu(id));
    ASSERT_EQ(curve.points.size(), 6u) << id;
    for (int ways = 1; ways <= 32; ++ways)
      EXPECT_EQ(curve.cycles(ways), *curve.cycles(1) + 2 * (ways - 1)) << id << ' ' << ways;
  }
  const ConflictLatency h200 = conflict_latency(gpu("h200"));
  for (int ways = 1; ways <= 32; ++ways)
    EXPECT_NEAR(*h200.cycles(ways), 23 + 2 * (ways - 1), 0.05) << ways;
}

TEST(ConflictFacts, TwoWaysAreFreeOnTheBanksOfKepler) {
  const ConflictLatency k80 = conflict_latency(gpu("k80"));
  EXPECT_EQ(k80.cycles(1), 26);
  EXPECT_EQ(k80.cycles(2), 26);
  EXPECT_EQ(k80.cycles(4), 60);
  EXPECT_EQ(k80.cycles(32), 256);
}

TEST(BandwidthFacts, GiveThePublishedShares) {
  const auto share = [](const char* id) {
    const Facts& facts = gpu(id).facts;
    return 100 * *facts.value(FactKey::global_bandwidth) / *facts.value(FactKey::pin_bandwidth);
  };
  EXPECT_DOUBLE_EQ(share("t4"), 68.75);  // printed as 68.8 %
  EXPECT_DOUBLE_EQ(share("p4"), 84.375); // printed as 84.4 %
  EXPECT_NEAR(share("v100"), 83.3, 0.05);
  EXPECT_NEAR(share("h200"), 81.9, 0.05);
}

} // namespace
} // namespace loom::memory
