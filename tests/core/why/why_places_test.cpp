// Where the numbers of a step of a warp, of what memory costs and of another launch come from.

#include "core/access/memory_run.h"
#include "core/memory/staircase.h"
#include "core/occupancy/changes.h"
#include "core/scenario/launch.h"
#include "core/why/divergence.h"
#include "core/why/memory_cost.h"
#include "tests/core/why/why_values.h"

#include <gmock/gmock.h>

namespace loom::why {
namespace {

using testing::HasSubstr;

// Two of four threads each way: 4 + 4 active, then 2 in the first instruction of a path, of three
// slots with four threads (thesis, Table 2.2 and §2.4).
TEST(WhyStep, TheEfficiencySoFarByHand) {
  Divergence divergence;
  divergence.predicates[0] = 0b0110;
  const auto run = run_divergence(divergence);
  ASSERT_TRUE(run);
  const Section step = explain_step(*run, 2);
  EXPECT_THAT(answer(step),
              HasSubstr("= (N_before + N_active)/((i_step + 1)·N_threads) = (8 + 2)/((2 + 1)·4)"));
  EXPECT_EQ(value(step, "simt.step.active"), 2);
  const Section end = explain_step(*run, run->trace.length());
  EXPECT_EQ(end.quantities.front()->id, "simt_steps");
  EXPECT_EQ(end.quantities.front()->value, run->trace.length());
  // The last step's is that of the whole run.
  EXPECT_NEAR(value(explain_step(*run, run->trace.length() - 1), "simt.step.efficiency"),
              run->trace.simd_efficiency(), 1e-15);
}

TEST(WhyStep, ARegisterByTheInstructionThatSetIt) {
  Divergence divergence;
  divergence.program = "MOV R0, 7\nIADD R0, R0, 3\nIMUL R1, R0, R0\nSHL R2, R1, 1\nEXIT\n";
  const auto run = run_divergence(divergence);
  ASSERT_TRUE(run);
  const Section thread = explain_thread(*run, 4, 2);
  EXPECT_EQ(thread.quantities.front()->id, "simt.thread.R0");
  EXPECT_THAT(answer(thread), HasSubstr("R0 = R0 + 3 = 7 + 3 = 10"));
  EXPECT_THAT(answer(thread), HasSubstr("step 1: IADD R0, R0, 3"));
  EXPECT_THAT(as_text(find(thread.quantities, "simt.thread.R1")),
              HasSubstr("R1 = R0·R0 = 10·10 = 100"));
  EXPECT_EQ(value(thread, "simt.thread.R2"), 200);
  EXPECT_EQ(value(thread, "simt.thread.instructions"), 4);
  EXPECT_EQ(value(explain_thread(*run, 1, 2), "simt.thread.R0"), 7);
}

TEST(WhyStep, EveryThreadInEveryStep) {
  for (const simt::MachineKind machine : {simt::MachineKind::stack, simt::MachineKind::independent})
    for (const bool converge : {true, false}) {
      Divergence divergence;
      divergence.machine = machine;
      divergence.converge = converge;
      divergence.program = "n = tid % 3;\nwhile (n > 0) {\n  s = s + n * n;\n  n = n - 1;\n}\n";
      const auto run = run_divergence(divergence);
      ASSERT_TRUE(run) << run.error().detail.english();
      for (std::int64_t step = 0; step <= run->trace.length(); ++step) {
        check_section(explain_step(*run, step), "step");
        const simt::State state = run->trace.state_at(step);
        for (int thread = 0; thread < 4; ++thread) {
          const Section section = explain_thread(*run, step, thread);
          check_section(section, "thread");
          for (std::size_t r = 0; r < run->variables.size(); ++r)
            EXPECT_EQ(value(section, "simt.thread." + run->variables[r]),
                      state.registers[static_cast<std::size_t>(thread) * simt::register_count + r]);
        }
      }
    }
}

GpuSpec gpu_with(std::initializer_list<std::pair<FactKey, double>> facts) {
  GpuSpec gpu;
  gpu.id = "x";
  gpu.name = "X";
  gpu.architecture = "Maxwell";
  for (const auto& [key, value] : facts)
    gpu.facts.set(key, {value, verbatim("a source"), FactStatus::measured, {}});
  return gpu;
}

TEST(WhyMemoryCost, ByHand) {
  const GpuSpec gpu = gpu_with({{FactKey::shared_lat, 24},
                                {FactKey::l1_lat, 80},
                                {FactKey::l1_reach, 24},
                                {FactKey::l2_lat, 200},
                                {FactKey::l2_size, 2048},
                                {FactKey::global_bandwidth, 150},
                                {FactKey::pin_bandwidth, 200}});
  EXPECT_THAT(answer(explain_conflict(gpu, 4)),
              HasSubstr("L_conflict = shared_lat + c_way·(w_conflict − 1) = 24 + 2·(4 − 1) = 30"));
  const Section share = explain_bandwidth(gpu, FactKey::global_bandwidth, FactKey::pin_bandwidth);
  EXPECT_EQ(share.quantities.front()->id, "x.global_bandwidth");
  EXPECT_EQ(value(share, "x.global_bandwidth.share"), 0.75);
  const auto levels = memory::cache_levels(gpu);
  ASSERT_EQ(levels.size(), 2U);
  const Section l2 = explain_level(gpu, levels[1]);
  EXPECT_EQ(l2.quantities.front()->id, "x.l2_lat");
  EXPECT_EQ(value(l2, "x.level_from"), 24 * 1024);
  EXPECT_EQ(value(l2, "x.level_reach"), 2048 * 1024);
  const Section load = explain_measured_load(gpu, {128, 4096, 77, 99}, true);
  EXPECT_EQ(load.quantities.front()->value, 99);
}

TEST(WhyMemoryCost, EveryGpuOfTheCatalogue) {
  int numbers = 0;
  for (const std::string& id : catalogue().ids()) {
    const GpuSpec& gpu = **catalogue().find(id);
    const memory::ConflictLatency latency = memory::conflict_latency(gpu);
    for (const int ways : {1, 2, 4, 8, 16, 32}) {
      const Section section = explain_conflict(gpu, ways);
      if (section.quantities.empty())
        continue;
      check_section(section, id);
      EXPECT_EQ(section.quantities.front()->value, latency.cycles(ways)) << id;
      ++numbers;
    }
    for (const auto& levels : {memory::cache_levels(gpu), memory::translation_levels(gpu)})
      for (const memory::Level& level : levels) {
        const Section section = explain_level(gpu, level);
        check_section(section, id);
        EXPECT_EQ(section.quantities.front()->value, level.latency) << id;
        if (level.reach_fact) {
          EXPECT_EQ(value(section, id + ".level_reach"), level.reach) << id;
        }
        if (level.from > 0) {
          EXPECT_EQ(value(section, id + ".level_from"), level.from) << id;
        }
        ++numbers;
      }
  }
  EXPECT_GT(numbers, 100);
}

// 64 registers: 2048 a warp and 8192 a block of 4 warps; a quarter of 65,536 holds 8 warps, the SM
// 32, each half of it 16 and so 4 blocks. With 48 registers a quarter holds ⌊16,384/1536⌋ = 10
// warps, each half 20 and so 5 blocks: two more on the SM.
TEST(WhyLaunch, APointOfTheCurveByHand) {
  Scenario scenario = on("gtx980", 8, 16);
  scenario.launch.config = {.threads = 128, .registers = 64};
  const Section there = explain_launch(scenario, "there.");
  EXPECT_EQ(there.quantities.front()->id, "there.launch_warps");
  EXPECT_EQ(there.quantities.front()->value, 32);
  check_section(there, "there");
  EXPECT_EQ(value(there, "there.registers_per_block"), 8192);
  EXPECT_EQ(value(there, "there.registers_taken"), 65'536);
  EXPECT_EQ(value(scenario, "registers.gains"), 48);
  EXPECT_EQ(value(scenario, "registers.gains.difference"), 2);
}

TEST(WhyLaunch, EveryPointOfTheCurves) {
  for (const char* gpu : {"8800gtx", "gtx480", "gtx980", "h200"}) {
    Scenario scenario = on(gpu, 8, 16);
    const auto limits = limits_of(*scenario.gpu);
    ASSERT_TRUE(limits) << gpu;
    const LaunchConfig own = fitted(**limits, scenario.launch.config);
    for (const LaunchResource resource :
         {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared}) {
      const auto curve = occupancy_curve(**limits, own, resource);
      for (std::size_t i = 0; i < curve.size(); i += 1 + curve.size() / 40) {
        scenario.launch.config = with(own, resource, curve[i].value);
        const Section there = explain_launch(scenario, "there.");
        check_section(there, gpu);
        EXPECT_EQ(value(there, "there.launch_warps"), curve[i].warps) << gpu;
        EXPECT_EQ(value(there, "there.blocks_per_sm"), curve[i].blocks) << gpu;
        const Occupancy occupancy = loom::occupancy(**limits, scenario.launch.config);
        EXPECT_EQ(value(there, "there.registers_per_block"), occupancy.registers_per_block) << gpu;
        EXPECT_EQ(value(there, "there.shared_per_block"), occupancy.shared_per_block) << gpu;
        if (occupancy.shared_per_block > 0) {
          EXPECT_EQ(value(there, "there.carveout_enough"), occupancy.carveout) << gpu;
        }
      }
    }
  }
}

} // namespace
} // namespace loom::why
