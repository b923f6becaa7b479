#include "core/profile/file_reader.h"
#include "core/study/profile_verdict.h"
#include "core/text/text.h"
#include "gpus/embedded.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace loom {
namespace {

using testing::HasSubstr;

void set(profile::Launch& launch, profile::Metric metric, double value) {
  launch.values[static_cast<std::size_t>(metric)] = value;
}
/// A launch of 100 µs of which nothing is used more than half.
profile::Launch idle_launch() {
  profile::Launch launch;
  set(launch, profile::Metric::duration, 1e-4);
  set(launch, profile::Metric::use_dram, 50);
  set(launch, profile::Metric::use_l2, 40);
  set(launch, profile::Metric::use_l1, 30);
  set(launch, profile::Metric::use_issue, 20);
  launch.stalls = {{"long_scoreboard", 6}, {"wait", 2}, {"selected", 1}};
  return launch;
}
ProfileVerdict verdict_of(const profile::Launch& launch) { return profile_verdict(launch, {}); }

TEST(ProfileVerdict, FollowsTheCounters) {
  using enum ProfileLimit;
  EXPECT_EQ(verdict_of(idle_launch()).limit, latency);
  EXPECT_THAT(verdict_of(idle_launch()).because.english(),
              HasSubstr("'long_scoreboard', 75 % of their waiting"));
  struct Case {
    const char* what;
    std::vector<std::pair<profile::Metric, double>> metrics;
    std::vector<profile::Share> pipes, others;
    ProfileLimit limit;
  };
  const std::string tensor_busy(profile::tensor_metric);
  for (const Case& each : {
           Case{"DRAM before the L2 that it passes",
                {{profile::Metric::use_dram, 87}, {profile::Metric::use_l2, 89}},
                {},
                {},
                dram},
           {"L2 alone", {{profile::Metric::use_l2, 89}}, {}, {}, l2},
           {"L1", {{profile::Metric::use_l1, 84}}, {}, {}, l1},
           {"issue", {{profile::Metric::use_issue, 89}}, {}, {}, issue},
           {"FP64", {{profile::Metric::use_issue, 89}}, {{"fp64", 98}}, {}, fp64},
           {"tensor cores from 60 %", {}, {}, {{tensor_busy, 79}}, tensor},
           {"tensor pipes of older exports", {}, {{"tensor_op_hmma", 70}}, {}, tensor},
           {"tensor cores below", {}, {}, {{tensor_busy, 41}}, latency},
           {"special functions", {}, {{"xu", 81}}, {}, sfu},
           {"shared memory",
            {{profile::Metric::use_l1, 90}},
            {},
            {{"l1tex__data_pipe_lsu_wavefronts_mem_shared.sum.pct_of_peak_sustained_elapsed", 88}},
            shared},
           {"too short",
            {{profile::Metric::duration, 5e-6}, {profile::Metric::use_l1, 359}},
            {},
            {},
            too_short},
       }) {
    profile::Launch launch = idle_launch();
    for (const auto& [metric, value] : each.metrics)
      set(launch, metric, value);
    launch.pipes = each.pipes;
    launch.others = each.others;
    EXPECT_EQ(verdict_of(launch).limit, each.limit) << each.what;
    EXPECT_FALSE(verdict_of(launch).because.empty());
  }
  profile::Launch waiting = idle_launch();
  waiting.stalls.push_back({"barrier", 9});
  EXPECT_EQ(verdict_of(waiting).limit, barrier);
}

TEST(ProfileVerdict, SaysWhatTheFileLacks) {
  profile::Launch launch = idle_launch();
  launch.values[static_cast<std::size_t>(profile::Metric::use_l2)].reset();
  EXPECT_EQ(verdict_of(launch).limit, ProfileLimit::unknown);
  EXPECT_THAT(verdict_of(launch).because.english(), HasSubstr("it lacks lts__throughput"));
  EXPECT_EQ(verdict_of({}).limit, ProfileLimit::unknown);
  // As a details page has a kernel of tensor cores: without pipes.
  profile::Launch product = idle_launch();
  set(product, profile::Metric::use_sm, 76);
  EXPECT_EQ(verdict_of(product).limit, ProfileLimit::unknown);
  product.pipes = {{"fma", 20}};
  EXPECT_EQ(verdict_of(product).limit, ProfileLimit::latency);
  EXPECT_FALSE(verdict_of({}).saving({}));
}

TEST(ProfileVerdict, LossesStandBesideTheLimit) {
  profile::Launch launch = idle_launch();
  set(launch, profile::Metric::clock, 1.539e9);
  launch.others = {{std::string(profile::clock_limit_metric), 1980000}};
  auto losses = verdict_of(launch).losses;
  ASSERT_EQ(losses.size(), 1U);
  EXPECT_EQ(losses[0].cause, ProfileLoss::Cause::clock);
  EXPECT_NEAR(losses[0].percent, 22.3, 0.05);
  // What DRAM limits does not go faster by the clock of the SMs.
  set(launch, profile::Metric::use_dram, 90);
  EXPECT_TRUE(verdict_of(launch).losses.empty());

  launch = idle_launch();
  set(launch, profile::Metric::warps, 38);
  set(launch, profile::Metric::warps_possible, 64);
  launch.others = {{std::string(profile::waves_metric), 1}};
  losses = verdict_of(launch).losses;
  ASSERT_EQ(losses.size(), 1U);
  EXPECT_EQ(losses[0].cause, ProfileLoss::Cause::tail);
  EXPECT_NEAR(losses[0].percent, 100 * (1 - 38.0 / 64), 0.01);
  // Of twenty waves the last one is a twentieth.
  launch.others[0].value = 20;
  EXPECT_TRUE(verdict_of(launch).losses.empty());
}

// Counters of the SMs are of the cycles in which one has a warp: 32 blocks leave 100 of 132 SMs
// empty.
TEST(ProfileVerdict, ASmallGridCouldSaveWhatEmptySmsWouldDo) {
  profile::Launch launch = idle_launch();
  set(launch, profile::Metric::use_l1, 100);
  EXPECT_EQ(*verdict_of(launch).saving(launch), 0);
  set(launch, profile::Metric::cycles, 4e6);
  set(launch, profile::Metric::active_cycles, 1e6);
  EXPECT_DOUBLE_EQ(*verdict_of(launch).saving(launch),
                   1e-4 * (1 - 0.5)); // DRAM's half is of the chip
  set(launch, profile::Metric::use_dram, 5);
  set(launch, profile::Metric::use_l2, 8);
  EXPECT_DOUBLE_EQ(*verdict_of(launch).saving(launch), 1e-4 * (1 - 0.25));
}

TEST(ProfileVerdict, TheModelNamesAUnitWithoutItsCounter) {
  const Catalogue catalogue(embedded_gpu_files());
  const auto text = read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/triton.ncu-rep");
  profile::FileReader reader("f");
  ASSERT_TRUE(reader.feed(*text));
  const auto report = reader.finish();
  ASSERT_TRUE(report);
  const auto& launches = report->profile.launches;
  const auto of = [&](std::size_t i) {
    return profile_verdict(launches[i], profile::gpu_of(launches[i], catalogue).value());
  };
  const ProfileVerdict add = of(0), product = of(2);
  EXPECT_EQ(add.limit, ProfileLimit::dram);
  EXPECT_EQ(add.model_limit, ProfileLimit::dram);
  EXPECT_EQ(add.agree(), true);
  EXPECT_EQ(product.limit, ProfileLimit::tensor);
  ASSERT_FALSE(product.losses.empty());
  EXPECT_EQ(product.losses[0].cause, ProfileLoss::Cause::clock);
  // Without the counter of DRAM what the model says of it is the same.
  profile::Launch blind = launches[0];
  blind.values[static_cast<std::size_t>(profile::Metric::use_dram)].reset();
  const auto alone = profile_verdict(blind, profile::gpu_of(launches[0], catalogue).value());
  EXPECT_EQ(alone.model_limit, ProfileLimit::dram);
  EXPECT_EQ(alone.modelled[0], add.modelled[0]);
}

// The product of matrices reads each byte many times, and DRAM gives it once.
TEST(ProfileVerdict, CopiesToSharedMemoryAreOfDramAsFarAsItWasRead) {
  const Catalogue catalogue(embedded_gpu_files());
  profile::FileReader reader("f");
  const auto text = read_file(LOOM_SOURCE_DIR "/tests/core/profile/data/triton.ncu-rep");
  ASSERT_TRUE(reader.feed(*text));
  profile::Launch product = reader.finish()->profile.launches.at(2);
  for (const bool opcodes : {true, false}) {
    if (!opcodes)
      product.opcodes.clear();
    const auto of = profile::loop_of(product, *catalogue.find("h200").value());
    ASSERT_TRUE(of);
    const auto copy = std::ranges::find_if(of->loop.items, [](const LoopItem& each) {
      return each.instruction.starts_with("LDGSTS");
    });
    ASSERT_NE(copy, of->loop.items.end());
    EXPECT_GT(copy->option(LoopOption::l2).value_or(0), 0.5);
  }
}

// Half of 100 µs is used: 50 are left. At 90 % of 300 µs 30 are.
TEST(ProfileVerdict, LaunchesComeByWhatCouldBeSaved) {
  profile::Launch busy = idle_launch(), unknown;
  set(busy, profile::Metric::duration, 3e-4);
  set(busy, profile::Metric::use_dram, 90);
  const auto order = by_saving(std::vector{unknown, busy, idle_launch()});
  ASSERT_EQ(order.size(), 3U);
  EXPECT_EQ(order[0].launch, 2U);
  EXPECT_NEAR(order[0].seconds.value_or(0), 5e-5, 1e-9);
  EXPECT_EQ(order[1].launch, 1U);
  EXPECT_NEAR(order[1].seconds.value_or(0), 3e-5, 1e-9);
  EXPECT_EQ(order[2].launch, 0U);
  EXPECT_FALSE(order[2].seconds);
}

} // namespace
} // namespace loom
