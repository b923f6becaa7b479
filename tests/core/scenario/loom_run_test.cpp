// The loom against the simulator's own counts, and against what the thesis says of its machine.

#include "core/scenario/instruction_loop.h"
#include "core/scenario/loom_run.h"
#include "core/scenario/parameters.h"
#include "core/scenario/sim_run.h"
#include "core/scenario/workload.h"
#include "core/sim/settled.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace loom {
namespace {

Scenario at(const char* gpu, double alpha, int warps, Mix mix = Mix::global) {
  Scenario scenario = default_scenario(catalogue().find(gpu).value());
  scenario.mix = mix;
  scenario.alpha = alpha;
  scenario.warps = warps;
  scenario.latencies = Latencies::fixed;
  return scenario;
}

Result<LoomPicture> woven(const Scenario& scenario, const LoomEffort& effort = {}) {
  const ResolvedScenario resolved = scenario;
  return workload_numbers(resolved).and_then(
      [&](const LoopNumbers& numbers) { return loom_picture(resolved, numbers, effort); });
}

double in_flight(const LoomPicture& picture) {
  double sum = 0;
  for (const LoomClass& each : picture.classes)
    sum += each.flying;
  return sum;
}
double all_states(const LoomPicture& picture) {
  double sum = in_flight(picture) + picture.ready;
  for (const LoomClass& each : picture.classes)
    sum += each.queued;
  return sum;
}

/// Averages, worked out anew from what is drawn of the cycles counted.
void expect_drawn_as_counted(const LoomPicture& picture, const std::string& what) {
  const double until = picture.from + picture.counted;
  ASSERT_GE(picture.to, until) << what;
  std::vector<double> flying(picture.classes.size()), queued(picture.classes.size());
  double ready = 0;
  for (const LoomSpan& span : picture.spans) {
    const double cycles = std::min(span.to, until) - std::max(span.from, picture.from);
    if (cycles <= 0)
      continue;
    (span.state == LoomState::ready    ? ready
     : span.state == LoomState::queued ? queued[span.of_class]
                                       : flying[span.of_class]) += cycles / picture.counted;
  }
  for (std::size_t c = 0; c < flying.size(); ++c) {
    EXPECT_NEAR(flying[c], picture.classes[c].flying, 1e-9 * picture.warps) << what;
    EXPECT_NEAR(queued[c], picture.classes[c].queued, 1e-9 * picture.warps) << what;
  }
  EXPECT_NEAR(ready, picture.ready, 1e-9 * picture.warps) << what;
  for (const LoomUnit& unit : picture.units) {
    double busy = 0;
    for (const LoomWork& work : unit.work)
      busy += std::max(0.0, std::min(work.to, until) - std::max(work.from, picture.from)) *
              static_cast<double>(work.share);
    EXPECT_NEAR(std::min(1.0, busy / picture.counted), unit.used, 1e-5) << what;
  }
}

// Sixteen of 64 warps on a GTX 980 with 20 adds a load: two fifths of the peak, 12 loads and 4 adds
// in flight of the 30 and 10 that Little's law asks for at 40 warps.
TEST(Loom, OfTooFewWarps) {
  const auto picture = woven(at("gtx980", 20, 16));
  ASSERT_TRUE(picture) << picture.error().detail.english();
  EXPECT_EQ(picture->warps, 16);
  EXPECT_EQ(picture->places, 64);
  EXPECT_NEAR(picture->share, 0.40, 0.005);
  EXPECT_NEAR(picture->needed, 39.8, 0.1);
  ASSERT_EQ(picture->classes.size(), 2U);
  EXPECT_NEAR(picture->classes[0].flying, 0.0815 * 0.402 * 368, 0.3);
  EXPECT_NEAR(picture->classes[1].flying, 0.0815 * 0.402 * 120, 0.2);
  EXPECT_EQ(picture->classes[0].queued, 0);
  EXPECT_NEAR(picture->classes[0].latency, 368, 1e-9);
  EXPECT_EQ(picture->longest, 0);
  ASSERT_EQ(picture->units.size(), 2U);
  EXPECT_EQ(picture->units[0].resource, Resource::dram);
  EXPECT_TRUE(picture->units[0].limits);
  EXPECT_NEAR(picture->units[0].used, picture->share, 0.005);
  EXPECT_EQ(picture->units[1].resource, Resource::issue);
  EXPECT_FALSE(picture->units[1].limits);
  EXPECT_NEAR(picture->units[1].used, 0.0815 * 0.402 * 21 / 4, 0.003);
  EXPECT_NEAR(all_states(*picture), 16, 1e-9);
  EXPECT_NEAR(picture->shown, 2 * 488, 10);
}

TEST(Loom, OfMoreThanNeededQueues) {
  const auto picture = woven(at("gtx980", 20, 64));
  ASSERT_TRUE(picture);
  EXPECT_NEAR(picture->share, 1, 0.01);
  EXPECT_NEAR(picture->classes[0].flying, 0.0815 * 368, 0.3);
  EXPECT_NEAR(picture->classes[1].flying, 0.0815 * 120, 0.3);
  EXPECT_NEAR(picture->classes[0].queued + picture->ready, 64 - 0.0815 * 488, 0.6);
  EXPECT_GT(picture->classes[0].queued, 20);
}

// While a hand drags and when it lets go the first warp's load begins at the left edge.
TEST(Loom, BeginsWithATurnOfTheFirstWarp) {
  for (const auto& [alpha, warps] : {std::pair{20.0, 16}, {3.14159, 40}, {200.0, 30}, {0.3, 8}})
    for (const LoomEffort& effort : {LoomEffort{}, LoomEffort::draft()}) {
      const auto picture = woven(at("gtx980", alpha, warps), effort);
      ASSERT_TRUE(picture);
      const auto first = std::ranges::find_if(picture->spans, [&](const LoomSpan& each) {
        return each.warp == 0 && each.of_class == 0 && each.from >= picture->from;
      });
      ASSERT_NE(first, picture->spans.end());
      EXPECT_EQ(first->from, picture->from) << alpha;
    }
}

TEST(Loom, AtTheCuspTwoUnitsLimit) {
  const auto picture = woven(at("gtx980", 48, 54));
  ASSERT_TRUE(picture);
  for (const LoomUnit& unit : picture->units) {
    EXPECT_TRUE(unit.limits);
    EXPECT_GT(unit.used, 0.94);
  }
}

TEST(Loom, IsDrawnAsItIsCounted) {
  std::mt19937 random(7);
  const auto pick = [&](int low, int high) {
    return std::uniform_int_distribution<int>(low, high)(random);
  };
  int seen = 0;
  for (int i = 0; i < 400; ++i) {
    static const std::vector<GpuPtr> gpus = built_in_gpus(catalogue());
    Scenario scenario = at("gtx980", std::pow(10.0, pick(-10, 25) / 10.0), pick(1, 64),
                           static_cast<Mix>(pick(0, 2)));
    scenario.gpu = gpus[static_cast<std::size_t>(pick(0, static_cast<int>(gpus.size()) - 1))];
    scenario.ilp = i % 3 == 0 ? pick(1, 8) : 1;
    const auto picture = woven(scenario, {.counted = 48});
    if (!picture)
      continue;
    const std::string what = scenario.gpu->id + " alpha " + std::to_string(scenario.alpha) +
                             " warps " + std::to_string(scenario.warps) + " ilp " +
                             std::to_string(scenario.ilp) + " mix " +
                             std::to_string(static_cast<int>(scenario.mix));
    EXPECT_LE(picture->share, 1.01) << what;
    ++seen;
    expect_drawn_as_counted(*picture, what);
    if (scenario.ilp == 1) {
      EXPECT_NEAR(all_states(*picture), picture->warps, 1e-9 * picture->warps) << what;
    }
  }
  EXPECT_GE(seen, 200);
}

TEST(Loom, HasTheSimulatorsCounts) {
  for (const auto& [alpha, warps] : {std::pair{20.0, 16}, {48.0, 54}, {200.0, 30}, {3.0, 64}}) {
    const ResolvedScenario scenario = at("gtx980", alpha, warps);
    const auto run = sim_run(scenario);
    ASSERT_TRUE(run);
    const auto sums = settled(run->config, run->program, warps, {.effort = 300'000});
    const auto picture = woven(scenario);
    ASSERT_TRUE(sums && picture);
    const LoomClass& loads = picture->classes[0];
    // Over a period it does not matter where one begins to count.
    EXPECT_NEAR(loads.flying + loads.queued, sums->other_in_flight,
                picture->period > 0 ? 1e-9 : 0.002 * warps);
    EXPECT_NEAR(picture->classes[1].flying + picture->classes[1].queued, sums->arithmetic_in_flight,
                0.05);
    EXPECT_NEAR(loads.rate, sums->throughput_ipc_per_sm.other, 1e-4);
  }
}

TEST(Loom, OfLoopsHasAClassForEachUnit) {
  Scenario scenario = at("h200", 20, 16);
  scenario.instruction_loop =
      loop_from_text("LDGSTS.128 x4 l2=0.6 stages=2\nLDS.128 x8\nMUFU.RSQ x2\nFFMA x64\n").value();
  const auto picture = woven(scenario);
  ASSERT_TRUE(picture) << picture.error().detail.english();
  ASSERT_EQ(picture->classes.size(), 4U);
  EXPECT_EQ(picture->classes[0].family, LoomFamily::memory);
  EXPECT_TRUE(picture->classes[0].of.copies);
  EXPECT_EQ(picture->classes[1].family, LoomFamily::memory);
  EXPECT_EQ(picture->classes[1].variant, 1);
  EXPECT_EQ(picture->classes[2].family, LoomFamily::special);
  EXPECT_EQ(picture->classes[3].family, LoomFamily::arithmetic);
  double rate = 0;
  for (const LoomClass& each : picture->classes)
    rate += each.rate;
  EXPECT_NEAR(rate, picture->issued, 0.02 * picture->issued);
  EXPECT_EQ(picture->units.back().resource, Resource::issue);
}

TEST(Loom, OfRolesShowsWhoWaits) {
  Scenario scenario = at("h200", 20, 24);
  scenario.instruction_loop =
      loop_from_text(
          "role producer x1\nUTMALDG bytes=16384 stages=4\nrole consumer x2\nFFMA x512\n")
          .value_or(Loop{});
  if (scenario.instruction_loop->items.empty())
    GTEST_FAIL() << "no such loop";
  const auto picture = woven(scenario);
  ASSERT_TRUE(picture) << picture.error().detail.english();
  EXPECT_TRUE(std::ranges::any_of(picture->classes, [](const LoomClass& each) {
    return each.family == LoomFamily::waiting && each.flying > 0;
  }));
}

// Each warp, at each moment, has something in flight, queues, is ready or waits for the others.
TEST(Loom, WithBarriersEveryWarpIsSomewhere) {
  for (const Scheduling& scheduling :
       {Scheduling{.barrier_every = 1}, Scheduling{.barrier_every = 3, .block_iterations = 6},
        Scheduling{.reissue = 4, .barrier_every = 2}}) {
    Scenario scenario = at("gtx980", 7, 24);
    scenario.scheduling = scheduling;
    const auto picture = woven(scenario);
    ASSERT_TRUE(picture);
    // But for the cycle of a barrier's own issue, and those of a next turn.
    EXPECT_NEAR(all_states(*picture), 24, 24 * 0.02);
    EXPECT_LE(all_states(*picture), 24 + 1e-9);
  }
}

/// Of the peak, with what the simulation has besides the bounds' numbers.
double share_with(const Scheduling& scheduling, int block, double alpha = 20, int warps = 16) {
  Scenario scenario = at("gtx980", alpha, warps);
  scenario.scheduling = scheduling;
  scenario.launch.config.threads = 32 * block;
  const auto picture = woven(scenario);
  EXPECT_TRUE(picture) << picture.error().detail.english();
  return picture ? picture->share : 0;
}

// All 16 warps ask at once, the memory serves them one every 1/0.0815 cycles, and nobody goes on
// before the last one has its 20 adds done: 368 + 15/0.0815 + 20 × 6 cycles an iteration.
TEST(Loom, OfABarrierInEveryIterationWaits) {
  const double alone = share_with({}, 16);
  EXPECT_NEAR(alone, 0.402, 0.005);
  const double iteration = 368 + 15 / 0.0815 + 120;
  const double met = share_with({.barrier_every = 1}, 16);
  EXPECT_NEAR(met, 16 / iteration / 0.0815, 0.01);
  EXPECT_GT(share_with({.barrier_every = 8}, 16), met); // a load may wait for others' in between
  EXPECT_NEAR(share_with({.barrier_every = 1}, 1), alone, 0.02); // of its own block alone
  EXPECT_GT(share_with({.barrier_every = 1}, 4), met);
}

// A block of one iteration that the next one follows is a barrier in every iteration.
TEST(Loom, OfBlocksThatFollowEachOther) {
  const double iteration = 368 + 15 / 0.0815 + 120;
  EXPECT_NEAR(share_with({.block_iterations = 1}, 16), 16 / iteration / 0.0815, 0.01);
  EXPECT_NEAR(share_with({.block_iterations = 1}, 1), 0.402, 0.01);
  Scenario scenario = at("gtx980", 20, 20);
  scenario.scheduling.block_iterations = 4;
  scenario.launch.config.threads = 256;
  const auto picture = woven(scenario);
  ASSERT_TRUE(picture);
  EXPECT_EQ(picture->warps, 16); // two whole blocks of eight
  EXPECT_TRUE(std::ranges::any_of(picture->classes, [](const LoomClass& each) {
    return each.of.instructions == std::vector<std::string>{"block"} && each.flying > 0.1;
  }));
}

// Four warps of a scheduler with one add in flight each: 4/6 of its slots, and 4/8 where a warp
// waits eight cycles for its next turn.
TEST(Loom, OfCyclesToReissue) {
  EXPECT_NEAR(share_with({}, 16, inf), 4.0 / 6, 0.005);
  EXPECT_NEAR(share_with({.reissue = 8}, 16, inf), 4.0 / 8, 0.005);
  EXPECT_NEAR(share_with({.reissue = 6}, 16, inf), 4.0 / 6, 0.005);
}

TEST(Loom, OfPoliciesAndDualIssueRunsThem) {
  Scenario scenario = at("gtx980", 20, 16);
  for (const Policy policy : {Policy::greedy_then_oldest, Policy::loose_round_robin,
                              Policy::oldest_first, Policy::greedy_then_youngest}) {
    scenario.scheduling.policy = policy;
    EXPECT_EQ(sim_run(scenario)->config.policy, policy);
    scenario.latencies = Latencies::measured;
    EXPECT_EQ(sim_run(scenario)->config.policy, policy);
    scenario.instruction_loop = loop_from_text("LDG.32\nFADD x20").value();
    EXPECT_EQ(sim_run(scenario, workload_numbers(scenario).value())->config.policy, policy);
    scenario = at("gtx980", 20, 16);
  }
  scenario.scheduling.dual_issue = true;
  EXPECT_TRUE(sim_run(scenario)->config.dual_issue);
  scenario.gpu = catalogue().find("h200").value();
  EXPECT_FALSE(sim_run(scenario));
  EXPECT_FALSE(with_gpu(at("gtx980", 20, 16), scenario.gpu).scheduling.dual_issue);
}

TEST(Loom, AtTheEdgesOfEveryRange) {
  for (const Scheduling& scheduling :
       {Scheduling{}, Scheduling{Policy::loose_round_robin, false, 64, 64, 1000},
        Scheduling{.barrier_every = 1, .block_iterations = 1}})
    for (const auto& [gpu, alpha, warps, ilp] : {std::tuple{"gtx980", 0.0, 1, 1},
                                                 {"gtx980", 1e6, 1024, 1},
                                                 {"gtx980", 0.1, 64, 64},
                                                 {"gtx980", inf, 64, 1},
                                                 {"h200", 1e4, 1, 8},
                                                 {"8800gtx", 10.0, 24, 1},
                                                 {"gtx680", 1e6, 64, 1},
                                                 {"mi300x", 20.0, 32, 1}}) {
      Scenario scenario = at(gpu, alpha, warps);
      scenario.ilp = ilp;
      scenario.scheduling = scheduling;
      for (const LoomEffort& effort : {LoomEffort{}, LoomEffort::draft()}) {
        const auto picture = woven(scenario, effort);
        ASSERT_TRUE(picture) << gpu << ' ' << alpha << ' ' << picture.error().detail.english();
        EXPECT_TRUE(std::isfinite(picture->share) && std::isfinite(picture->ready)) << gpu << alpha;
        EXPECT_GE(picture->shown, 1);
        EXPECT_LE(picture->shown, picture->to - picture->from);
        EXPECT_FALSE(picture->spans.empty()) << gpu << ' ' << alpha;
        EXPECT_LT(picture->spans.size(), 2'000'000U) << gpu << ' ' << alpha;
        for (const LoomUnit& unit : picture->units)
          EXPECT_LE(unit.used, 1 + 1e-9) << gpu << ' ' << alpha;
      }
    }
}

} // namespace
} // namespace loom
