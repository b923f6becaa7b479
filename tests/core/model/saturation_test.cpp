/// The saturation model: its limits, and an oracle that sums the product form as it is written.

#include "tests/core/model/kernel_as_loop.h"
#include "tests/core/model/model_random.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

namespace loom {
namespace {

Saturation random_saturation(std::mt19937& random) {
  std::uniform_real_distribution<> part(0, 1);
  Saturation saturation{.schedulers = std::uniform_int_distribution<>(1, 4)(random),
                        .queue_share = 0.3 * part(random),
                        .latency_tail = part(random),
                        .issue_efficiency = 0.5 + 0.5 * part(random)};
  // Half of them as the model is used, the others anywhere between that and the bounds.
  saturation.variability = part(random) < 0.5 ? 1 : part(random);
  saturation.turn = part(random);
  return saturation;
}

double random_alpha(std::mt19937& random) {
  const double exponent = std::uniform_real_distribution<>(-4, 6)(random);
  return exponent < -3 ? 0 : exponent > 5.8 ? 1e6 : std::pow(10, exponent);
}

/// Σ over the states of one scheduler's k warps, by logarithms of factorials; no memory queue.
double by_definition(const KernelModel& model, int schedulers, double alpha, int k) {
  const double slots = (alpha + model.other_issue) * schedulers;
  const double busy = model.other_issue * schedulers / model.issue_thru;
  const double waiting = group_latency(model, alpha) - alpha * model.alu_lat - busy;
  const double alone = alpha * model.alu_lat + busy;
  const double together = std::max(slots / model.issue_thru, alpha * schedulers / model.alu_thru);
  double sum = 0, rounds = 0, work = 0;
  for (int j = 0; j <= k; ++j) {
    if (j > 0)
      work += std::log(std::max(alone / j, together));
    const double p = std::exp((k - j) * std::log(waiting) - std::lgamma(k - j + 1) + work);
    sum += p;
    rounds += j > 0 ? p * std::min(j / alone, 1 / together) : 0;
  }
  return schedulers * rounds / sum;
}

TEST(Saturation, IsTheProductFormWhereNothingQueuesForMemory) {
  KernelModel model{.other_lat = 695,
                    .other_alu_lat = 695,
                    .alu_lat = 4,
                    .other_thru = 0.1307,
                    .alu_thru = 4,
                    .issue_thru = 4};
  const Saturation in_turn{.schedulers = 4};
  for (const double alpha : {0.5, 4.0, 64.0, 200.0})
    for (const int k : {1, 2, 5, 9, 16}) {
      // Where only half of the groups have an add, half of the rate is that of the bounds.
      const double part = std::min(alpha, 1.0);
      const double latency = 4 * k / group_latency(model, alpha);
      const double expected = part * by_definition(model, 4, alpha, k) + (1 - part) * latency;
      if (expected < model.other_thru) {
        EXPECT_NEAR(saturated_throughput(model, in_turn, alpha, 4 * k, Resource::shared), expected,
                    1e-11 * expected);
      }
    }
}

// x solves x = N/(Lm + W) with the queue as the header writes it; α = 0, so that nothing computes.
TEST(Saturation, QueuesForPartsOfMemoryAsWritten) {
  const KernelModel model{.other_lat = 600,
                          .other_alu_lat = 600,
                          .alu_lat = 4,
                          .other_thru = 0.05,
                          .alu_thru = 4,
                          .issue_thru = 4};
  for (const double q : {0.0, 0.1, 0.4, 1.0})
    for (const double n : {1.0, 4.0, 20.0, 32.0, 60.0, 200.0}) {
      const double served = std::min(q * 600 + 20, 600.0);
      double low = 0, high = std::min(0.05, n / 600);
      for (int i = 0; i < 200; ++i) {
        const double x = (low + high) / 2, load = x / 0.05;
        const double queue = served * (n * (1 - std::pow(1 - load, 1 / n)) / load - 1);
        (n / (600 + queue) > x ? low : high) = x;
      }
      const Saturation saturation{.schedulers = 1, .queue_share = q};
      EXPECT_NEAR(saturated_throughput(model, saturation, 0, n), low, 1e-9 * low) << q << ' ' << n;
    }
}

// One warp of K chains waits for the last of its loads: 1 + t·(1/2 + ... + 1/K) latencies, and
// nothing queues where memory has bandwidth to spare.
TEST(Saturation, AWarpWaitsForTheLastOfItsLoads) {
  KernelModel model{.other_lat = 600,
                    .other_alu_lat = 600,
                    .alu_lat = 4,
                    .other_thru = 1000,
                    .alu_thru = 4,
                    .issue_thru = 4000};
  model.ilp = 4;
  const Saturation saturation{.schedulers = 1, .latency_tail = 0.2};
  const double slowest = 600 * (1 + 0.2 * (1 / 2.0 + 1 / 3.0 + 1 / 4.0));
  EXPECT_NEAR(saturated_throughput(model, saturation, 0, 1), 4 / slowest, 1e-4 * 4 / slowest);
}

// 10 warps on 4 schedulers: two have 3 and two have 2. A MUFU takes 17 cycles and 8 of its
// scheduler's SFU: 2/17 of each of the two, and 1/8 of the others, whose 3 warps have enough.
TEST(Saturation, EachSchedulerHasAnSfuOfItsOwn) {
  const KernelModel model{.other_lat = 17,
                          .other_alu_lat = 19,
                          .alu_lat = 4,
                          .other_thru = 0.5,
                          .alu_thru = 4,
                          .issue_thru = 4};
  Saturation saturation{.schedulers = 4};
  const auto reached = [&](double alpha, double warps) {
    return saturated_throughput(model, saturation, alpha, warps, Resource::sfu);
  };
  EXPECT_NEAR(reached(0, 10), 2 * 2 / 17.0 + 2 / 8.0, 1e-12);
  EXPECT_NEAR(reached(0, 12), 0.5, 1e-12);
  // Half a cycle of it is lost where an add comes between.
  saturation.turn = 0.5;
  EXPECT_NEAR(reached(0, 64), 0.5, 1e-12);
  EXPECT_NEAR(reached(1, 64), 4 / 8.5, 1e-4);
}

TEST(Saturation, APeakThatIsApproachedIsNotReached) {
  const KernelModel model{.other_lat = 368,
                          .other_alu_lat = 368,
                          .alu_lat = 6,
                          .other_thru = 0.0815,
                          .alu_thru = 4,
                          .issue_thru = 4};
  const Saturation memory{.schedulers = 4, .queue_share = 0.265};
  for (const double alpha : {0.0, 1.0, 49.0, 400.0, 1e4})
    EXPECT_FALSE(saturated_warps_needed(model, memory, alpha, 1)) << alpha;
  // Nearly all of it is, by more warps the more is asked for.
  double before = 0;
  for (const double target : {0.5, 0.9, 0.99, 0.999}) {
    const auto needed = saturated_warps_needed(model, memory, 0, target);
    ASSERT_TRUE(needed) << target;
    EXPECT_GT(*needed, before);
    before = *needed;
  }
  // What is served in turn is reached where the bounds are, as are adds alone.
  const Saturation pipe{.schedulers = 1};
  EXPECT_NEAR(saturated_warps_needed(model, pipe, 0, 1, Resource::shared).value(), 368 * 0.0815,
              1e-6);
  EXPECT_NEAR(saturated_warps_needed(model, memory, inf, 1).value(), 24, 1e-6);
}

// §4.3: about 80 % at 30 warps, 90 % at 40, 95 % at 46; 90 % at 20 with stride 2 and at 3 with
// random loads.
TEST(Saturation, MaxwellsMemoryFillsGraduallyAsTheThesisSays) {
  const auto maxwell = [](double latency, double throughput) {
    return KernelModel{.other_lat = latency,
                       .other_alu_lat = latency,
                       .alu_lat = 6,
                       .other_thru = throughput,
                       .alu_thru = 4,
                       .issue_thru = 4};
  };
  const Saturation saturation{.schedulers = 4, .queue_share = 0.265};
  const auto share = [&](double warps) {
    return saturated_throughput(maxwell(368, 0.0815), saturation, 0, warps) / 0.0815;
  };
  EXPECT_NEAR(share(30), 0.80, 0.02);
  EXPECT_NEAR(share(40), 0.90, 0.012);
  EXPECT_NEAR(share(46), 0.95, 0.005);
  const auto whole = [&](double latency, double throughput, double target) {
    return std::ceil(
        saturated_warps_needed(maxwell(latency, throughput), saturation, 0, target).value());
  };
  EXPECT_NEAR(whole(368, 0.0815, 0.9), 40, 1);
  EXPECT_EQ(whole(368, 0.0815, 0.95), 46);
  EXPECT_NEAR(whole(376, 0.041, 0.9), 20, 1);
  EXPECT_EQ(whole(534, 0.0029, 0.9), 3);
}

TEST(Saturation, WithoutVariabilityItIsTheBounds) {
  std::mt19937 random(11);
  for (int round = 0; round < 2000; ++round) {
    const KernelModel model = random_model(random);
    const Resource other = random_other(random);
    Saturation saturation = random_saturation(random);
    saturation.variability = 0;
    const double alpha = round % 50 == 0 ? inf : random_alpha(random);
    const double warps = saturation.schedulers * std::uniform_int_distribution<>(0, 64)(random);
    const double bound = bounds(model, alpha, warps).throughput();
    EXPECT_NEAR(saturated_throughput(model, saturation, alpha, warps, other), bound, 1e-9 * bound);
    // And it comes there by itself.
    saturation.variability = 1e-4;
    EXPECT_NEAR(saturated_throughput(model, saturation, alpha, warps, other), bound, 0.02 * bound);
  }
}

TEST(Saturation, NeverExceedsTheBoundsNorFallsWithMoreWarps) {
  std::mt19937 random(12);
  for (int round = 0; round < 3000; ++round) {
    KernelModel model = random_model(random);
    const Resource other = random_other(random);
    model.ilp = std::uniform_int_distribution<>(1, 64)(random);
    const Saturation saturation = random_saturation(random);
    const double alpha = round % 50 == 0 ? inf : random_alpha(random);
    double before = 0;
    for (const double warps : {0.0, 0.25, 1.0, 1.5, 2.0, 3.0, 4.0, 7.0, 16.0, 33.0, 64.0, 500.0}) {
      const double x = saturated_throughput(model, saturation, alpha, warps, other);
      EXPECT_TRUE(std::isfinite(x)) << alpha << ' ' << warps;
      EXPECT_LE(x, bounds(model, alpha, warps).throughput() * (1 + 1e-12));
      EXPECT_GE(x, before * (1 - 1e-9)) << alpha << ' ' << warps;
      EXPECT_EQ(x > 0, warps > 0);
      before = x;
    }
  }
}

TEST(Saturation, MoreVariabilityNeverHelpsAWholeSm) {
  std::mt19937 random(13);
  for (int round = 0; round < 500; ++round) {
    const KernelModel model = random_model(random);
    const Resource other = random_other(random);
    Saturation saturation = random_saturation(random);
    const double alpha = random_alpha(random);
    double before = inf;
    for (const double v : {0.0, 0.01, 0.1, 0.2, 0.3, 0.45, 0.5, 0.6, 0.8, 1.0}) {
      saturation.variability = v;
      const double x = saturated_throughput(model, saturation, alpha, 32, other);
      EXPECT_LE(x, before * (1 + 1e-9)) << v;
      before = x;
    }
  }
}

TEST(Saturation, StaysFiniteAtTheEndsOfEveryRange) {
  const KernelModel extreme{.other_lat = 1,
                            .other_alu_lat = 1,
                            .alu_lat = 1e5,
                            .other_thru = 64,
                            .alu_thru = 1e-6,
                            .issue_thru = 64};
  const KernelModel slow{.other_lat = 1e5,
                         .other_alu_lat = 1e5,
                         .alu_lat = 1,
                         .other_thru = 1e-6,
                         .alu_thru = 64,
                         .issue_thru = 1e-6,
                         .ilp = 64};
  for (const KernelModel& model : {extreme, slow})
    for (const double v : {0.0, 0.001, 0.06, 1.0})
      for (const int schedulers : {1, 4, 64})
        for (const double alpha : {0.0, 1e-9, 1.0, 1e6, inf})
          for (const double warps : {1.0, 5.0, 1024.0}) {
            const Saturation all{schedulers, 1, 1, 0.01, v};
            const double x = saturated_throughput(model, all, alpha, warps);
            EXPECT_TRUE(std::isfinite(x) && x > 0) << alpha << ' ' << warps << ' ' << v;
            EXPECT_LE(x, bounds(model, alpha, warps).throughput() * (1 + 1e-12));
          }
}

TEST(Saturation, ManyNumbersOfWarpsAtOnceAgreeWithEach) {
  std::mt19937 random(14);
  std::vector<double> warps;
  for (int n = 1; n <= 67; ++n)
    warps.push_back(n);
  std::vector<double> reached(warps.size());
  for (int round = 0; round < 10; ++round) {
    const KernelModel model = random_model(random);
    const Saturation saturation = random_saturation(random);
    const Resource other = random_other(random);
    for (const double alpha : {0.0, 0.3, 7.0, 49.0, 1e4, inf}) {
      const LoopNumbers loop = kernel_loop(model, alpha, other);
      saturated_throughputs(loop, saturation, warps, reached);
      for (std::size_t i = 0; i < warps.size(); ++i)
        EXPECT_NEAR(reached[i], saturated_throughput(loop, saturation, warps[i]),
                    1e-9 * reached[i]);
    }
  }
}

// 1, 0.1 and their sum leave 1e-17 between them: two kinds of instruction are never a third.
TEST(Saturation, RoundingIsNoThirdKindOfInstruction) {
  const KernelModel model{.other_lat = 26,
                          .other_alu_lat = 26,
                          .alu_lat = 6,
                          .other_thru = 0.5,
                          .alu_thru = 4,
                          .issue_thru = 4};
  for (const double alpha : {0.1, 0.2, 0.3, 0.7})
    EXPECT_TRUE(saturated_warps_needed(model, {.schedulers = 4}, alpha, 1, Resource::shared))
        << alpha;
}

} // namespace
} // namespace loom
