/// The saturation model: its limits, and an oracle that sums the product form as it is written.

#include "core/model/saturation.h"
#include "tests/core/model_random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace loom {
namespace {

constexpr double inf = std::numeric_limits<double>::infinity();

Saturation random_saturation(std::mt19937& random) {
  std::uniform_real_distribution<> part(0, 1);
  Saturation saturation{.schedulers = std::uniform_int_distribution<>(1, 4)(random),
                        .queue_share = 0.3 * part(random),
                        .latency_tail = part(random),
                        .issue_efficiency = 0.5 + 0.5 * part(random)};
  // Half of them as the model is used, the others anywhere between that and the bounds.
  saturation.variability = part(random) < 0.5 ? 1 : part(random);
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
  for (const double alpha : {0.5, 4.0, 64.0, 200.0})
    for (const int k : {1, 2, 5, 9, 16}) {
      const double expected = by_definition(model, 4, alpha, k);
      if (expected < model.other_thru) {
        EXPECT_NEAR(saturated_throughput(model, {.schedulers = 4}, alpha, 4 * k), expected,
                    1e-11 * expected);
      }
    }
}

TEST(Saturation, MaxwellsMemoryFillsGraduallyAsTheThesisSays) {
  const KernelModel maxwell{.other_lat = 368,
                            .other_alu_lat = 368,
                            .alu_lat = 6,
                            .other_thru = 0.0815,
                            .alu_thru = 4,
                            .issue_thru = 4};
  const Saturation saturation{.schedulers = 4, .queue_share = 0.06};
  const auto share = [&](double warps) {
    return saturated_throughput(maxwell, saturation, 0, warps) / 0.0815;
  };
  EXPECT_NEAR(share(30), 0.80, 0.02); // §4.3
  EXPECT_NEAR(share(40), 0.90, 0.02);
  EXPECT_NEAR(share(46), 0.95, 0.02);
  const auto needed = saturated_warps_needed(maxwell, saturation, 0, 0.9);
  ASSERT_TRUE(needed);
  EXPECT_NEAR(share(*needed), 0.9, 1e-6);
  EXPECT_NEAR(*needed, 40, 2);
}

TEST(Saturation, WithoutVariabilityItIsTheBounds) {
  std::mt19937 random(11);
  for (int round = 0; round < 2000; ++round) {
    const KernelModel model = random_model(random);
    Saturation saturation = random_saturation(random);
    saturation.variability = 0;
    const double alpha = round % 50 == 0 ? inf : random_alpha(random);
    const double warps = saturation.schedulers * std::uniform_int_distribution<>(0, 64)(random);
    const double bound = bounds(model, alpha, warps).throughput();
    EXPECT_NEAR(saturated_throughput(model, saturation, alpha, warps), bound, 1e-9 * bound);
    // And it comes there by itself.
    saturation.variability = 1e-4;
    EXPECT_NEAR(saturated_throughput(model, saturation, alpha, warps), bound, 0.02 * bound);
  }
}

TEST(Saturation, NeverExceedsTheBoundsNorFallsWithMoreWarps) {
  std::mt19937 random(12);
  for (int round = 0; round < 3000; ++round) {
    KernelModel model = random_model(random);
    model.ilp = std::uniform_int_distribution<>(1, 64)(random);
    const Saturation saturation = random_saturation(random);
    const double alpha = round % 50 == 0 ? inf : random_alpha(random);
    double before = 0;
    for (const double warps : {0.0, 0.25, 1.0, 1.5, 2.0, 3.0, 4.0, 7.0, 16.0, 33.0, 64.0, 500.0}) {
      const double x = saturated_throughput(model, saturation, alpha, warps);
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
    Saturation saturation = random_saturation(random);
    const double alpha = random_alpha(random);
    double before = inf;
    for (const double v : {0.0, 0.01, 0.1, 0.2, 0.3, 0.45, 0.5, 0.6, 0.8, 1.0}) {
      saturation.variability = v;
      const double x = saturated_throughput(model, saturation, alpha, 32);
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

TEST(Saturation, GridAgreesWithPoints) {
  std::mt19937 random(14);
  const std::vector<double> alphas{0, 0.3, 7, 49, 1e4, inf};
  std::vector<double> warps;
  for (int n = 1; n <= 67; ++n)
    warps.push_back(n);
  std::vector<double> grid(alphas.size() * warps.size());
  for (int round = 0; round < 10; ++round) {
    const KernelModel model = random_model(random);
    const Saturation saturation = random_saturation(random);
    saturation_grid(model, saturation, alphas, warps, grid);
    for (std::size_t row = 0; row < alphas.size(); ++row)
      for (std::size_t column = 0; column < warps.size(); ++column) {
        const double x = saturated_throughput(model, saturation, alphas[row], warps[column]);
        EXPECT_NEAR(grid[row * warps.size() + column], x, 1e-10 * x);
      }
  }
}

} // namespace
} // namespace loom
