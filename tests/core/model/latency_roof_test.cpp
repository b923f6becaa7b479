/// Where the latency roof meets the others, against hand arithmetic and against the warps needed.

#include "core/model/latency_roof.h"

#include <gmock/gmock.h>

#include <random>

namespace loom {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
using testing::IsEmpty;

/// GTX 980 as in the thesis: 368 and 6 cycles, 0.0815, 4 and 4 IPC/SM.
constexpr KernelModel gtx980{368, 368, 6, 0.0815, 4, 4};

TEST(LatencyRoof, TouchesTheMemoryRoofAndTheIssueRoof) {
  // 368 + 6α = 32/0.0815 gives α = 4.106; (368 + 6α)·4 = 32·(α + 1) gives α = 1440/8.
  EXPECT_THAT(latency_touches(gtx980, 32), ElementsAre(DoubleNear(4.106, 5e-4), 180));
}

TEST(LatencyRoof, TouchesBelowOneAddPerLoadWhereLatencyStillChanges) {
  // α < 1 with load-to-load latency 400: 400·(1 − α) + 368α + 6α = 400 − 26α; 31/0.0815 = 380.368.
  KernelModel model = gtx980;
  model.other_lat = 400;
  const auto touches = latency_touches(model, 31);
  ASSERT_FALSE(touches.empty());
  EXPECT_NEAR(touches.front(), (400 - 31 / 0.0815) / 26, 1e-9);
}

TEST(LatencyRoof, IsOutOfReachWithFewWarpsAndHidesEverythingWithMany) {
  EXPECT_THAT(latency_touches(gtx980, 20), IsEmpty()); // below 24, the least needed anywhere
  EXPECT_THAT(latency_touches(gtx980, 54), IsEmpty()); // above the cusp's 53.5
  EXPECT_EQ(latency_touches(gtx980, 26).size(), 1u);   // arithmetic only: between 24 and 30
}

TEST(LatencyRoof, MoreChainsCountAsMoreWarps) {
  KernelModel two = gtx980;
  two.ilp = 2;
  EXPECT_THAT(latency_touches(two, 16), ElementsAre(DoubleNear(4.106, 5e-4), 180));
}

TEST(LatencyRoof, EveryTouchNeedsExactlyTheWarpsAtHand) {
  std::mt19937 random(11);
  const auto pick = [&](double low, double high) {
    return low * std::pow(high / low, std::uniform_real_distribution<>(0, 1)(random));
  };
  int found = 0;
  for (int round = 0; round < 2000; ++round) {
    const KernelModel model{pick(10, 2000), pick(10, 2000), pick(1, 40), pick(0.001, 4),
                            pick(0.1, 8),   pick(0.1, 8),   1,           1 + round % 4};
    const double warps = pick(1, 128);
    for (const double alpha : latency_touches(model, warps)) {
      EXPECT_NEAR(warps_needed(model, alpha) / warps, 1, 1e-6) << round << ' ' << alpha;
      ++found;
    }
  }
  EXPECT_GT(found, 500);
}

} // namespace
} // namespace loom
