#include "core/model/kernel_model.h"
#include "core/model/loop.h"
#include "core/trace/quantity.h"
#include "tests/core/model/model_random.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <vector>

namespace loom {
namespace {

template <class Number> Number& at(std::array<Number, resource_count>& all, Resource resource) {
  return all[static_cast<std::size_t>(resource)];
}

/// The thesis's kernel as a loop: one other instruction and one FADD.
LoopNumbers thesis_loop(const KernelModel& model) {
  LoopNumbers loop;
  auto& other = loop.items.emplace_back();
  other.name = "LDG.32";
  other.count = 1;
  other.latency = model.other_alu_lat;
  other.own_latency = model.other_lat;
  other.role = AlphaRole::memory;
  at(other.use, Resource::issue) = model.other_issue;
  at(other.use, Resource::dram) = 128;
  auto& add = loop.items.emplace_back();
  add.name = "FADD";
  add.count = 1;
  add.latency = add.own_latency = model.alu_lat;
  add.role = AlphaRole::arithmetic;
  at(add.use, Resource::issue) = 1;
  at(add.use, Resource::fp32) = 1;
  loop.ilp = model.ilp;
  loop.rates[static_cast<std::size_t>(Resource::issue)] = model.issue_thru;
  loop.rates[static_cast<std::size_t>(Resource::fp32)] = model.alu_thru;
  loop.rates[static_cast<std::size_t>(Resource::dram)] = model.other_thru * 128;
  return loop;
}

Limit limit_of(Bottleneck bottleneck) {
  switch (bottleneck) {
  case Bottleneck::other:
    return {.kind = Limit::Kind::resource, .resource = Resource::dram};
  case Bottleneck::arithmetic:
    return {.kind = Limit::Kind::resource, .resource = Resource::fp32};
  case Bottleneck::issue:
    return {.kind = Limit::Kind::resource, .resource = Resource::issue};
  case Bottleneck::latency:
    return {};
  }
  return {};
}

TEST(Loop, TheThesisKernelIsTheLoopOfALoadAndAddsToTheLastDigit) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    const KernelModel model = random_model(random);
    const LoopNumbers loop = thesis_loop(model);
    for (const double alpha : {0.0, 0.01, 0.37, 1.0, 1.5, 48.0, 400.0, 1e6, inf}) {
      const LoopNumbers here = with_alpha(loop, alpha);
      EXPECT_EQ(loop_latency(here), group_latency(model, alpha)) << alpha;
      EXPECT_EQ(loop_peak(here), bounds(model, alpha, 0).peak()) << alpha;
      for (const double target : {1.0, 0.9})
        EXPECT_EQ(loop_warps_needed(here, target), warps_needed(model, alpha, target)) << alpha;
      for (const double warps : {1.0, 7.0, 32.0, 64.0, 1024.0}) {
        const LoopEvaluation mine = evaluate(here, warps);
        const Evaluation thesis = evaluate(model, alpha, warps);
        EXPECT_EQ(mine.throughput, thesis.throughput);
        EXPECT_EQ(mine.latency_bound, thesis.bounds.latency);
        EXPECT_EQ(mine.fraction_of_peak, thesis.fraction_of_peak);
        EXPECT_EQ(mine.limit, limit_of(thesis.bottleneck));
        EXPECT_EQ(mine.in_flight[1], thesis.arithmetic_in_flight);
        EXPECT_NEAR(mine.in_flight[0], thesis.other_in_flight,
                    1e-12 * (mine.in_flight[0] + mine.in_flight[1]));
      }
    }
  }
}

TEST(Loop, ItsCuspIsThatOfTheThesis) {
  std::mt19937 random(8);
  for (int round = 0; round < 300; ++round) {
    KernelModel model = random_model(random);
    const Cusp shape = cusp(model);
    const std::vector<LoopStretch> stretches = loop_stretches(thesis_loop(model));
    ASSERT_FALSE(stretches.empty());
    EXPECT_EQ(stretches.front().from, 0);
    EXPECT_EQ(stretches.back().to, inf);
    if (!shape.cusp) {
      EXPECT_NE(stretches.front().resource, Resource::dram);
      continue;
    }
    ASSERT_GE(stretches.size(), 2u);
    EXPECT_EQ(stretches[0].resource, Resource::dram);
    EXPECT_NEAR(stretches[1].from, shape.cusp->alpha, 1e-9 * shape.cusp->alpha);
    EXPECT_NEAR(stretches[1].warps, shape.cusp->warps, 1e-9 * shape.cusp->warps);
    EXPECT_EQ(stretches[1].resource, limit_of(shape.right_branch).resource);
  }
}

/// Any loop: up to eight items, rings among them, of which some take what has no known rate.
template <class Random> LoopNumbers random_loop(Random& random) {
  const auto between = [&](double low, double high) {
    return low * std::pow(high / low, std::uniform_real_distribution<>(0, 1)(random));
  };
  const auto below = [&](int most) { return std::uniform_int_distribution<>(0, most - 1)(random); };
  LoopNumbers loop;
  loop.ilp = 1 + below(4);
  if (below(4) == 0)
    loop.path = between(10, 1000);
  for (std::size_t i = 0; i < resource_count; ++i)
    if (i == 0 || below(3) > 0)
      loop.rates[i] = between(0.1, 100);
  const int items = 2 + below(7);
  for (int i = 0; i < items; ++i) {
    auto& item = loop.items.emplace_back();
    item.name = "I" + std::to_string(i);
    item.count = between(0.1, 100);
    item.latency = between(1, 1000);
    item.own_latency = below(2) == 0 ? item.latency : between(1, 1000);
    item.independent = 1 + below(4);
    item.role = i == 0   ? AlphaRole::arithmetic
                : i == 1 ? AlphaRole::memory
                         : static_cast<AlphaRole>(below(3));
    item.stages = i > 1 && below(4) == 0 ? 1 + below(4) : 0;
    at(item.use, Resource::issue) = 1;
    for (int use = below(3); use-- > 0;)
      item.use[static_cast<std::size_t>(1 + below(10))] = between(0.1, 100);
    item.dram = at(item.use, Resource::dram) > 0;
    item.bytes = item.dram ? at(item.use, Resource::dram) : 0;
  }
  return loop;
}

TEST(Loop, NoBoundIsExceededAndTheOneNamedIsReached) {
  std::mt19937 random(9);
  for (int round = 0; round < 2000; ++round) {
    const LoopNumbers loop = random_loop(random);
    const double warps = std::uniform_int_distribution<>(1, 1024)(random);
    const LoopEvaluation result = evaluate(loop, warps);
    double named = result.latency_bound, least = result.latency_bound;
    for (const auto& ring : result.rings) {
      least = std::min(least, ring.bound);
      if (result.limit.kind == Limit::Kind::ring && result.limit.item == ring.item)
        named = ring.bound;
    }
    for (const auto& share : result.resources) {
      EXPECT_EQ(share.bound.has_value(), share.rate.has_value());
      EXPECT_LE(share.utilisation, 1 + 1e-12);
      least = std::min(least, share.bound.value_or(inf));
      if (result.limit.kind == Limit::Kind::resource && result.limit.resource == share.resource)
        named = *share.bound;
    }
    EXPECT_EQ(result.throughput, least);
    EXPECT_NEAR(named, least, 1e-8 * least);
    // Warps needed: as many reach the peak, a tenth less does not.
    if (std::isfinite(result.peak)) {
      EXPECT_NEAR(evaluate(loop, result.warps_needed).throughput, result.peak, 1e-9 * result.peak);
      EXPECT_LT(evaluate(loop, 0.9 * result.warps_needed).throughput, result.peak);
    }
  }
}

TEST(Loop, LittlesLawHoldsForEveryClass) {
  // Two loads of 400 cycles at once, 4 bytes a thread, then 10 adds of 4 cycles: 400 + 1 + 40.
  LoopNumbers loop;
  auto& load = loop.items.emplace_back();
  load.name = "LDG.32", load.count = 2, load.latency = load.own_latency = 400;
  load.independent = 2, load.bytes = 128, load.dram = true, load.role = AlphaRole::memory;
  at(load.use, Resource::issue) = 1, at(load.use, Resource::dram) = 128;
  auto& add = loop.items.emplace_back();
  add.name = "FADD", add.count = 10, add.latency = add.own_latency = 4;
  add.role = AlphaRole::arithmetic;
  at(add.use, Resource::issue) = 1, at(add.use, Resource::fp32) = 1;
  loop.rates[static_cast<std::size_t>(Resource::issue)] = 4;
  loop.rates[static_cast<std::size_t>(Resource::fp32)] = 4;
  loop.rates[static_cast<std::size_t>(Resource::dram)] = 16;

  const LoopEvaluation result = evaluate(loop, 10);
  EXPECT_DOUBLE_EQ(result.latency_cycles, 441);
  EXPECT_DOUBLE_EQ(result.throughput, 10.0 / 441);
  EXPECT_DOUBLE_EQ(result.peak, 16.0 / 256);
  EXPECT_DOUBLE_EQ(result.warps_needed, 441.0 / 16);
  EXPECT_DOUBLE_EQ(result.in_flight[0], 800 * 10.0 / 441);
  EXPECT_DOUBLE_EQ(result.bytes_in_flight, 128 * 800 * 10.0 / 441);
  EXPECT_DOUBLE_EQ(result.ilp_needed, 3);
  EXPECT_EQ(result.limit, Limit{});
  EXPECT_EQ(result.peak_limit.resource, Resource::dram);
  EXPECT_FALSE(result.at_most);
}

TEST(Loop, ARingIsWaitedForStagesLater) {
  // A copy of 600 cycles with 3 stages beside a chain of 100: 200 cycles an iteration of a warp.
  LoopNumbers loop;
  auto& copy = loop.items.emplace_back();
  copy.name = "LDGSTS.128", copy.count = 4, copy.latency = copy.own_latency = 600;
  copy.stages = 3, copy.bytes = 512, copy.dram = true, copy.role = AlphaRole::memory;
  at(copy.use, Resource::issue) = 1, at(copy.use, Resource::dram) = 512;
  auto& product = loop.items.emplace_back();
  product.name = "FFMA", product.count = 25, product.latency = product.own_latency = 4;
  at(product.use, Resource::issue) = 1;
  loop.rates[static_cast<std::size_t>(Resource::issue)] = 4;
  loop.rates[static_cast<std::size_t>(Resource::dram)] = 32;

  EXPECT_DOUBLE_EQ(loop_period(loop), 200);
  const LoopEvaluation result = evaluate(loop, 2);
  EXPECT_DOUBLE_EQ(result.latency_bound, 2.0 / 100);
  ASSERT_EQ(result.rings.size(), 1u);
  EXPECT_DOUBLE_EQ(result.rings[0].bound, 2.0 / 200);
  EXPECT_DOUBLE_EQ(result.throughput, 2.0 / 200);
  EXPECT_EQ(result.limit, (Limit{.kind = Limit::Kind::ring, .item = 0}));
  // The peak is 32/2048 iterations a cycle: 200 cycles of it are 3.125 warps.
  EXPECT_DOUBLE_EQ(result.warps_needed, 3.125);
  // With 2 warps 600/64/2 stages, 4.69, would do.
  ASSERT_TRUE(result.stages_needed);
  EXPECT_DOUBLE_EQ(*result.stages_needed, 5);
  EXPECT_DOUBLE_EQ(result.in_flight[0], 4 * 600 * 2.0 / 200);
}

/// One instruction of an iteration has none beside it, two have one.
TEST(Loop, NoMoreInstructionsStandSideBySideThanThereAre) {
  LoopNumbers loop = thesis_loop({.other_lat = 300,
                                  .other_alu_lat = 300,
                                  .alu_lat = 4,
                                  .other_thru = 0.1,
                                  .alu_thru = 4,
                                  .issue_thru = 4});
  ItemNumbersOf<double>& load = loop.items[0];
  load.independent = 2;
  EXPECT_DOUBLE_EQ(loop_latency(loop), 300 + 4);
  load.count = 2;
  EXPECT_DOUBLE_EQ(loop_latency(loop), 300 + 1 + 4);
  load.independent = 8;
  EXPECT_DOUBLE_EQ(loop_latency(loop), 300 + 1 + 4);
  // What is not in every iteration stands for several of another loop.
  load.count = 0.5;
  load.independent = 2;
  EXPECT_DOUBLE_EQ(loop_latency(loop), (150 + 0.5) / 2 + 4);
}

/// A warp has the pipes of its scheduler, a fourth of the SM's: however many chains it has, one
/// warp issues one instruction a cycle, and its scheduler's half of a logic unit one in two.
TEST(Loop, AWarpHasItsOwnSchedulersPipes) {
  LoopNumbers loop;
  auto& logic = loop.items.emplace_back();
  logic.name = "LOP3";
  logic.count = 1;
  logic.latency = logic.own_latency = 4;
  at(logic.use, Resource::issue) = at(logic.use, Resource::integer) = 1;
  loop.rates[static_cast<std::size_t>(Resource::issue)] = 4;
  loop.rates[static_cast<std::size_t>(Resource::integer)] = 2;
  loop.ilp = 16;
  EXPECT_DOUBLE_EQ(evaluate(loop, 1).throughput, 2); // of an SM with one scheduler
  loop.schedulers = 4;
  for (const double warps : {1.0, 2.0, 3.0}) {
    const LoopEvaluation at_few = evaluate(loop, warps);
    EXPECT_DOUBLE_EQ(at_few.throughput, warps / 2);
    EXPECT_EQ(at_few.limit.kind, Limit::Kind::resource);
    EXPECT_EQ(at_few.limit.resource, Resource::integer);
    EXPECT_TRUE(std::isinf(at_few.ilp_needed));
  }
  EXPECT_DOUBLE_EQ(evaluate(loop, 4).throughput, 2);
  EXPECT_DOUBLE_EQ(loop_warps_needed(loop), 4);
  EXPECT_DOUBLE_EQ(loop_period(loop), 2);
  loop.ilp = 1; // a chain leaves them more than enough
  EXPECT_DOUBLE_EQ(evaluate(loop, 1).throughput, 0.25);
  EXPECT_DOUBLE_EQ(loop_warps_needed(loop), 8);
}

TEST(Loop, StretchesAreThoseOfASearchOverAlpha) {
  std::mt19937 random(10);
  for (int round = 0; round < 300; ++round) {
    LoopNumbers loop = random_loop(random);
    const std::vector<LoopStretch> stretches = loop_stretches(loop);
    if (stretches.empty())
      continue;
    for (std::size_t i = 1; i < stretches.size(); ++i)
      EXPECT_EQ(stretches[i].from, stretches[i - 1].to);
    for (double alpha = 1e-3; alpha < 1e6; alpha *= 1.7) {
      const LoopEvaluation there = evaluate(with_alpha(loop, alpha), 1e6);
      const auto stretch = std::ranges::find_if(stretches, [&](const LoopStretch& each) {
        return alpha >= each.from && alpha < each.to;
      });
      ASSERT_NE(stretch, stretches.end());
      const auto share =
          std::ranges::find(there.resources, stretch->resource, &LoopEvaluation::Share::resource);
      ASSERT_NE(share, there.resources.end());
      EXPECT_NEAR(*share->bound, there.peak, 1e-8 * there.peak) << alpha;
    }
  }
}

TEST(Loop, AGridIsItsPoints) {
  std::mt19937 random(11);
  const std::vector<double> alphas{0, 0.5, 1, 20, 1e6}, warps{1, 2, 31, 64, 1024};
  for (int round = 0; round < 100; ++round) {
    const LoopNumbers loop = random_loop(random);
    std::vector<double> out(alphas.size() * warps.size());
    loop_grid(loop, alphas, warps, out);
    for (std::size_t i = 0; i < alphas.size(); ++i)
      for (std::size_t j = 0; j < warps.size(); ++j) {
        const double point = evaluate(with_alpha(loop, alphas[i]), warps[j]).throughput;
        EXPECT_NEAR(out[i * warps.size() + j], point, 1e-12 * point);
      }
  }
}

why::Traced traced(double value, const std::string& id) {
  return why::given(
      {.id = id, .name = verbatim(id), .symbol = id, .value = value, .source = verbatim("test")});
}

TEST(Loop, ItsDerivationHasTheSameValues) {
  std::mt19937 random(12);
  for (int round = 0; round < 300; ++round) {
    const LoopNumbers plain = random_loop(random);
    LoopNumbersOf<why::Traced> loop;
    loop.ilp = traced(plain.ilp, "ilp");
    if (plain.path)
      loop.path = traced(*plain.path, "path");
    for (std::size_t i = 0; i < resource_count; ++i)
      if (plain.rates[i])
        loop.rates[i] = traced(*plain.rates[i], "rate_" + std::to_string(i));
    for (const auto& item : plain.items) {
      auto& copy = loop.items.emplace_back();
      copy.name = item.name;
      copy.count = traced(item.count, item.name + ".count");
      copy.latency = traced(item.latency, item.name + ".latency");
      copy.own_latency = traced(item.own_latency, item.name + ".own");
      copy.independent = traced(item.independent, item.name + ".ilp");
      for (std::size_t i = 0; i < resource_count; ++i)
        if (item.use[i] > 0)
          copy.use[i] = traced(item.use[i], item.name + ".use_" + std::to_string(i));
      copy.bytes = item.bytes;
      copy.role = item.role, copy.dram = item.dram, copy.stages = item.stages;
    }
    for (const double alpha : {0.0, 0.3, 7.0, inf}) {
      const auto mine = evaluate(with_alpha(loop, alpha), 12);
      const auto expected = evaluate(with_alpha(plain, alpha), 12);
      EXPECT_EQ(mine.throughput.value(), expected.throughput);
      EXPECT_EQ(mine.latency_cycles.value(), expected.latency_cycles);
      EXPECT_EQ(mine.peak.value(), expected.peak);
      EXPECT_EQ(mine.warps_needed.value(), expected.warps_needed);
      EXPECT_EQ(mine.bytes_in_flight.value(), expected.bytes_in_flight);
      EXPECT_EQ(mine.limit, expected.limit);
      ASSERT_EQ(mine.resources.size(), expected.resources.size());
      for (std::size_t i = 0; i < mine.resources.size(); ++i)
        EXPECT_EQ(mine.resources[i].utilisation.value(), expected.resources[i].utilisation);
      EXPECT_EQ(mine.throughput.quantity()->id, "loop.throughput");
    }
  }
}

// What DRAM serves has passed both caches, and its rate is that of loads through them: a cache that
// moves no more cannot limit sooner. One that serves hits besides may.
TEST(Loop, ACacheWithoutARateIsNoLimitWhereDramServesAll) {
  LoopNumbers loop;
  ItemNumbersOf<double> load{.name = "LDG.32", .count = 1, .latency = 400, .own_latency = 400};
  load.use[index(Resource::l2)] = load.use[index(Resource::dram)] = 128;
  loop.items = {load};
  loop.rates[index(Resource::dram)] = 12.8;
  EXPECT_FALSE(evaluate(loop, 10).at_most);
  EXPECT_DOUBLE_EQ(evaluate(loop, 100).throughput, 0.1);
  loop.items[0].use[index(Resource::dram)] = 64; // half of it the L2 serves
  EXPECT_TRUE(evaluate(loop, 10).at_most);
  loop.items[0].use[index(Resource::dram)] = 128;
  loop.rates[index(Resource::dram)].reset();
  EXPECT_TRUE(evaluate(loop, 10).at_most);
}

} // namespace
} // namespace loom
