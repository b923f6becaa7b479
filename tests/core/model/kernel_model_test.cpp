#include "core/model/kernel_model.h"
#include "core/model/units.h"
#include "tests/core/model/maxwell.h"
#include "tests/core/model/model_random.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

namespace loom {
namespace {

/// Figure 4.7.
KernelModel toy() {
  return {.other_lat = 12,
          .other_alu_lat = 12,
          .alu_lat = 3,
          .other_thru = 1,
          .alu_thru = 1,
          .issue_thru = 2};
}

TEST(KernelModel, LatencyOfAGroupDependsOnTheTypeThatWaits) {
  KernelModel sfu = maxwell();
  sfu.other_lat = 13, sfu.other_alu_lat = 9; // thesis §4.7
  EXPECT_DOUBLE_EQ(group_latency(sfu, 0), 13);
  EXPECT_DOUBLE_EQ(group_latency(sfu, 0.5), 0.5 * 13 + 0.5 * 9 + 0.5 * 6);
  EXPECT_DOUBLE_EQ(group_latency(sfu, 1), 9 + 6);
  EXPECT_DOUBLE_EQ(group_latency(sfu, 4), 9 + 24);
  EXPECT_DOUBLE_EQ(group_latency(sfu, inf), 6);
}

TEST(KernelModel, BoundsAtTheEnds) {
  const Bounds none = bounds(maxwell(), 0, 10);
  EXPECT_DOUBLE_EQ(none.latency, 10.0 / 368);
  EXPECT_EQ(none.arithmetic, inf);
  EXPECT_EQ(none.issue, 4);
  const Bounds adds = bounds(maxwell(), inf, 10);
  EXPECT_DOUBLE_EQ(adds.latency, 10.0 / 6);
  EXPECT_EQ(adds.other, inf);
  EXPECT_EQ(adds.arithmetic, 4);
  EXPECT_EQ(bounds(maxwell(), 1, 0).throughput(), 0);
}

TEST(KernelModel, NamesTheBindingBoundAndOnATieTheOtherInstructions) {
  EXPECT_EQ(bounds(maxwell(), 1, 8).binding(), Bottleneck::latency);
  EXPECT_EQ(bounds(maxwell(), 1, 64).binding(), Bottleneck::other);
  EXPECT_EQ(bounds(maxwell(), 100, 64).binding(), Bottleneck::issue);
  EXPECT_EQ(bounds(toy(), 4, 6).binding(), Bottleneck::arithmetic);
  EXPECT_EQ((Bounds{1, 1, 1, 1}.binding()), Bottleneck::other);
}

TEST(KernelModel, ToyOfFigure47) {
  EXPECT_DOUBLE_EQ(warps_needed(toy(), 4), 6);
  const Evaluation six = evaluate(toy(), 4, 6);
  EXPECT_DOUBLE_EQ(six.arithmetic_ipc, 1);
  EXPECT_DOUBLE_EQ(six.arithmetic_in_flight, 3);
  EXPECT_DOUBLE_EQ(six.other_in_flight, 3);
  EXPECT_LT(evaluate(toy(), 4, 5).arithmetic_ipc, 1);
}

TEST(KernelModel, IlpDividesTheWarpsNeededAndLeavesTheBounds) {
  KernelModel two = maxwell();
  two.ilp = 2;
  for (const double alpha : {0.0, 0.5, 1.0, 48.0, 1000.0, inf}) {
    EXPECT_DOUBLE_EQ(warps_needed(two, alpha), warps_needed(maxwell(), alpha) / 2);
    EXPECT_EQ(bounds(two, alpha, 1).peak(), bounds(maxwell(), alpha, 1).peak());
    EXPECT_DOUBLE_EQ(bounds(two, alpha, 5).latency, bounds(maxwell(), alpha, 10).latency);
  }
}

TEST(KernelModel, IssueCostOfTheOtherInstructionTightensTheIssueBoundOnly) {
  KernelModel costly = maxwell();
  costly.other_issue = 3;
  EXPECT_DOUBLE_EQ(bounds(costly, 5, 1).issue, 4.0 / 8);
  EXPECT_EQ(bounds(costly, 5, 1).arithmetic, bounds(maxwell(), 5, 1).arithmetic);
  EXPECT_DOUBLE_EQ(cusp(costly).cusp->alpha, 4 / 0.0815 - 3);
}

TEST(KernelModel, CuspIsTheCrossingOfTheBranches) {
  const Cusp shape = cusp(maxwell());
  ASSERT_TRUE(shape.cusp);
  EXPECT_NEAR(shape.cusp->alpha, 48.1, 0.3);
  EXPECT_NEAR(shape.cusp->warps, 53.5, 0.3);
  EXPECT_NEAR(shape.with_arithmetic->alpha, 49.1, 0.3);
  EXPECT_NEAR(shape.with_arithmetic->warps, 54.0, 0.3);
  EXPECT_EQ(shape.right_branch, Bottleneck::issue);
  KernelModel wide = maxwell();
  wide.issue_thru = 8;
  EXPECT_EQ(cusp(wide).right_branch, Bottleneck::arithmetic);
  KernelModel never = maxwell();
  never.other_thru = 4;
  EXPECT_FALSE(cusp(never).cusp);
}

TEST(KernelModel, TheThesisSaysWhichLimitsAreRedundant) {
  KernelModel g80{.other_lat = 420,
                  .other_alu_lat = 420,
                  .alu_lat = 20,
                  .other_thru = 0.0285,
                  .alu_thru = 0.25,
                  .issue_thru = 0.5};
  EXPECT_TRUE(redundant_bounds(g80).issue); // "issue throughput is overprovided"
  EXPECT_FALSE(redundant_bounds(g80).arithmetic);
  EXPECT_TRUE(redundant_bounds(maxwell()).arithmetic); // "same or looser than issue"
  EXPECT_FALSE(redundant_bounds(maxwell()).issue);
  EXPECT_FALSE(redundant_bounds(maxwell()).other);
}

/// Against the definition: the largest of many samples, on either side falling.
TEST(KernelModel, CuspIsTheHighestPointWhereLatenciesDoNotDependOnType) {
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    KernelModel model = random_model(random);
    // Where the other instruction is quicker than the adds that its issue slots could hold, the
    // issue branch rises towards pure arithmetic instead of falling.
    model.other_lat = std::max(model.other_lat, model.other_issue * model.alu_lat);
    model.other_alu_lat = model.other_lat;
    const Cusp shape = cusp(model);
    if (!shape.cusp)
      continue;
    for (int i = 0; i <= 272; ++i) {
      const double alpha = 1e-3 * std::pow(10, i / 34.0); // up to 1e5
      EXPECT_LE(warps_needed(model, alpha), shape.cusp->warps * (1 + 1e-12)) << alpha;
    }
  }
}

TEST(KernelModel, RedundantBoundsNeverBindAloneAndTheOthersDo) {
  std::mt19937 random(2);
  for (int round = 0; round < 300; ++round) {
    const KernelModel model = random_model(random);
    bool other = false, arithmetic = false, issue = false;
    for (int i = 0; i <= 3480; ++i) {
      const double alpha = 1e-6 * std::pow(10, i / 232.0); // up to 1e9
      const Bounds limit = bounds(model, alpha, inf);
      other |= limit.other < std::min(limit.arithmetic, limit.issue) * (1 - 1e-9);
      arithmetic |= limit.arithmetic < std::min(limit.other, limit.issue) * (1 - 1e-9);
      issue |= limit.issue < std::min(limit.other, limit.arithmetic) * (1 - 1e-9);
    }
    const Redundant found = redundant_bounds(model);
    EXPECT_EQ(found.other, !other);
    EXPECT_EQ(found.arithmetic, !arithmetic);
    // A window narrower than the samples may be missed, never the reverse.
    if (issue) {
      EXPECT_FALSE(found.issue);
    }
  }
}

TEST(KernelModel, InvariantsOnRandomModels) {
  std::mt19937 random(3);
  std::uniform_real_distribution<> exponent(-3, 5);
  for (int round = 0; round < 500; ++round) {
    const KernelModel model = random_model(random);
    const double alpha = std::pow(10, exponent(random));
    double before = 0;
    for (int halves = 0; halves <= 256; ++halves) {
      const double warps = halves / 2.0;
      const Evaluation at = evaluate(model, alpha, warps);
      EXPECT_GE(at.other_ipc, before); // monotone in warps
      before = at.other_ipc;
      EXPECT_LE(at.other_ipc, at.bounds.peak());
      // Little's law: no more in flight than there are chains; all of them when latency-bound.
      const double flight = at.arithmetic_in_flight + at.other_in_flight;
      EXPECT_LE(flight, warps * model.ilp * (1 + 1e-12));
      if (at.bottleneck == Bottleneck::latency) {
        EXPECT_NEAR(flight, warps * model.ilp, 1e-9 * warps * model.ilp);
      }
      if (std::abs(warps - at.warps_needed) > 1e-6) {
        EXPECT_EQ(at.bottleneck == Bottleneck::latency, warps < at.warps_needed);
      }
    }
    const double needed = warps_needed(model, alpha, 0.9);
    EXPECT_NEAR(bounds(model, alpha, needed).throughput(), 0.9 * bounds(model, alpha, 1).peak(),
                1e-12 * model.issue_thru);
  }
}

TEST(Units, ConvertBetweenWhatThroughputIsQuotedIn) {
  // 128 B x 16 SMs x 1216 MHz = 2490.368 GB/s for one load per cycle and SM.
  EXPECT_NEAR(gigabytes_per_second(0.0815, 16, 1216), 202.96, 0.01);
  EXPECT_NEAR(ipc_of_bandwidth(224.3, 16, 1216), 0.0901, 0.0001); // Maxwell's pins
  EXPECT_NEAR(gigaflops(4.0, 16, 1216), 2490.4, 0.1);
  EXPECT_EQ(adds_per_cycle(4.0), 128);
  // MI300X: 304 CUs at 2.1 GHz, wavefronts of 64 that load 256 bytes: 4199 GB/s were measured.
  EXPECT_NEAR(gigabytes_per_second(0.02569, 304, 2100, 64), 4199, 1);
  EXPECT_NEAR(ipc_of_bandwidth(4199, 304, 2100, 64), 0.02569, 1e-5);
  EXPECT_EQ(adds_per_cycle(1.0, 64), 64);
  EXPECT_EQ(relative_occupancy(16.0, 64), 0.25);
  EXPECT_EQ(warps_per_scheduler(16.0, 4), 4);
}

} // namespace
} // namespace loom
