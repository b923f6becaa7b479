// Derivations of what is more than a scenario: runs, fits, measurements, listings, kernels, GPUs.

#include "core/scenario/loop_run.h"
#include "core/scenario/models.h"
#include "core/scenario/sim_run.h"
#include "core/sim/settled.h"
#include "tests/core/kernel/kernel_by_hand.h"
#include "tests/core/why/why_values.h"

#include <numeric>

namespace loom::why {
namespace {

TEST(WhySections, TheSimulationIsThatOfTheSummary) {
  Scenario scenario = on("gtx980", 49, 32);
  scenario.latencies = Latencies::fixed; // they have a period
  const auto run = sim_run(scenario);
  const auto sums = settled(run->config, run->program, scenario.warps);
  ASSERT_TRUE(sums);
  const Section section = explain_simulation(scenario);
  check_section(section, "simulation");
  EXPECT_EQ(value(section, "simulated_other"), sums->throughput_ipc_per_sm.other);
  EXPECT_EQ(value(section, "simulated_arithmetic"), sums->throughput_ipc_per_sm.arithmetic);
  EXPECT_EQ(value(section, "simulated_instructions"), sums->throughput_ipc_per_sm.instructions);
  EXPECT_EQ(value(section, "simulated_other_in_flight"), sums->other_in_flight);
  EXPECT_EQ(value(section, "simulated_arithmetic_in_flight"), sums->arithmetic_in_flight);
  const double lost =
      std::accumulate(sums->lost_issue_slots.begin(), sums->lost_issue_slots.end(), 0.0);
  EXPECT_EQ(value(section, "issue_slots_used"), 1 - lost);
  // 4 schedulers issue (49 + 1) instructions for each load.
  EXPECT_NEAR(value(section, "issue_slots_used"), 50 * sums->throughput_ipc_per_sm.other / 4, 1e-9);
  EXPECT_EQ(value(scenario, "simulated_other"), sums->throughput_ipc_per_sm.other);
  EXPECT_EQ(value(section, "simulated_difference"),
            sums->throughput_ipc_per_sm.other / value(scenario, "throughput") - 1);
  EXPECT_FALSE(explain(scenario, "simulated_nothing"));
}

// Volkov §4.4: warps (memory) / warps (arithmetic) = latency ratio × throughput ratio. On Maxwell
// 368 / 6 = 61.33 and 0.0815 / 4 = 0.020375, 61.33 × 0.020375 = 1.24967.
TEST(WhySections, TheRatioOfWarpsIsTheProductOfItsFactors) {
  const Scenario maxwell = default_scenario(*catalogue().find("gtx980"));
  EXPECT_NEAR(value(maxwell, "gpu.latency_ratio"), 61.3333, 1e-4);
  EXPECT_NEAR(value(maxwell, "gpu.throughput_ratio"), 0.020375, 1e-9);
  std::size_t complete = 0;
  for (const std::string& id : catalogue().ids()) {
    const Scenario scenario = default_scenario(*catalogue().find(id));
    const auto whole = explain(scenario, "gpu.warps_ratio");
    const auto product = explain(scenario, "gpu.warps_ratio.factors");
    if (!whole || !product)
      continue;
    ++complete;
    EXPECT_NEAR((*product)->value / (*whole)->value, 1, 1e-12) << id;
  }
  EXPECT_GE(complete, 10u);
}

// The survey on the G80: 8 MADs of two flops and 2 SFUs of four multipliers at 1.5 GHz are 36
// Gflop/s an SM and 576 in all; 16 × 24 × 32 = 12288 threads. On the A100: 432 × 256 × 2 × 1410 MHz
// = 312.
TEST(WhySections, PeaksAreThoseOfTheSurvey) {
  const auto of = [](const char* id, const char* what) {
    return value(default_scenario(*catalogue().find(id)), what);
  };
  EXPECT_NEAR(of("8800ultra", "gpu.peak_flops"), 0.576, 1e-12);
  EXPECT_EQ(of("8800ultra", "gpu.resident_threads"), 12288);
  EXPECT_NEAR(of("a100", "gpu.peak_tensor_flops"), 312, 0.5);
  EXPECT_NEAR(of("gtx280", "gpu.peak_flops"), 2 * 240 * 1296e-6, 1e-12) << "multiply-adds alone";
}

TEST(WhySections, TheWallIsThatOfTheFit) {
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue().ids())
    gpus.push_back(*catalogue().find(id));
  const WallChoice choice{.segment = "GeForce"};
  const auto fit = fit_wall(wall_points(gpus, choice));
  ASSERT_TRUE(fit);
  const Section section = explain_wall(gpus, *fit, choice);
  check_section(section, "wall");
  EXPECT_EQ(value(section, "wall_factor"), fit->rates().factor);
  EXPECT_EQ(value(section, "wall_factor_low"), fit->rates().low);
  EXPECT_EQ(value(section, "wall_factor_high"), fit->rates().high);
  EXPECT_EQ(value(section, "wall_halving"), fit->rates().halving);
  const QuantityPtr ratio =
      find(chain(find(section.quantities, "wall_slope")), "gtx980.wall_ratio");
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->value, *bytes_per_core_cycle((*catalogue().find("gtx980"))->facts));
  for (const GpuPtr& gpu : gpus)
    if (const auto expected = bytes_per_core_cycle(gpu->facts)) {
      EXPECT_EQ(value(default_scenario(gpu), "gpu.wall_ratio"), *expected) << gpu->id;
    }
}

TEST(WhySections, ErrorsByHand) {
  Residual high, low;
  high.measured = {.alpha = 8, .warps = 4, .throughput = 0.1};
  high.predicted = 0.11;
  high.relative = high.predicted / high.measured.throughput - 1;
  low.measured = {.alpha = 8, .warps = 8, .throughput = 0.2};
  low.predicted = 0.14;
  low.relative = low.predicted / low.measured.throughput - 1;
  const std::vector<Residual> residuals{high, low};
  const Section section = explain_errors(on("gtx980", 8, 8), *model_from("bound"), residuals);
  check_section(section, "errors");
  const auto summary = summarise(residuals);
  EXPECT_EQ(value(section, "bound.mean_error"), summary->mean);
  EXPECT_NEAR(value(section, "bound.mean_error"), 0.2, 1e-12);
  EXPECT_EQ(value(section, "bound.median_error"), summary->median);
  EXPECT_EQ(value(section, "bound.bias"), summary->bias);
  EXPECT_NEAR(value(section, "bound.bias"), -0.1, 1e-12);
  EXPECT_EQ(value(section, "bound.worst_error"), summary->worst.relative);
  EXPECT_EQ(value(section, "bound.points"), 2);
  const QuantityPtr off = explain_residual(on("gtx980", 8, 8), 0, low);
  EXPECT_EQ(off->id, "bound.off_measured");
  EXPECT_EQ(off->value, low.relative);
  EXPECT_TRUE(explain_errors(on("gtx980", 8, 8), 0, {}).quantities.empty());
}

TEST(WhySections, EveryNumberOfAGpuAndItsMultiples) {
  const GpuPtr gpu = *catalogue().find("h200"), first = *catalogue().find("gtx980");
  const Section section = explain_gpu(*gpu, "h200.");
  check_section(section, "gpu");
  const Section ratios = explain_ratios(*gpu, *first);
  check_section(ratios, "ratios");
  int facts = 0;
  for (const FactInfo& info : fact_table()) {
    const Fact* fact = gpu->facts.find(info.key);
    EXPECT_EQ(!fact, std::isnan(value(section, "h200." + std::string(info.name)))) << info.name;
    if (!fact)
      continue;
    ++facts;
    const QuantityPtr quantity = find(section.quantities, "h200." + std::string(info.name));
    EXPECT_EQ(quantity->value, fact->value);
    EXPECT_EQ(quantity->source, fact->source);
    EXPECT_EQ(quantity->status, fact->status);
    const auto other = first->facts.value(info.key);
    if (other && *other != 0) {
      EXPECT_EQ(value(ratios, "h200." + std::string(info.name) + ".ratio"), fact->value / *other);
    }
  }
  EXPECT_GT(facts, 30);
}

TEST(WhySections, ThePredictionOfAKernel) {
  kernel::Machine machine = kernel::plain_machine();
  GpuSpec gpu; // gives the clock, not the number of SMs
  gpu.facts.set(FactKey::clock, {.value = machine.clock,
                                 .source = verbatim("measured so"),
                                 .status = FactStatus::measured,
                                 .note = {}});
  machine.launches = {{.warps_per_block = 2, .slope = 0.5, .intercept = 3}};
  for (const kernel::Program& program : {kernel::straight(), kernel::summing()}) {
    kernel::Plan plan;
    plan.grid[0].count = 4000;
    plan.block = {64, 1, 1};
    plan.l1_hits = 0;
    plan.l2_hits = 1;
    const auto answer = kernel::predict(program, kernel::setup_of(plan, program), machine);
    ASSERT_TRUE(answer);
    kernel::MeasuredLaunch measured;
    measured.time_us = 10;
    const Section section = explain_prediction(program, plan, *answer, machine, gpu, &measured);
    check_section(section, program.name);
    const kernel::Prediction& main = answer->of(kernel::main_method);
    EXPECT_NEAR(value(section, "kernel_time"), main.time_us(), 1e-13 * main.time_us());
    EXPECT_EQ(value(section, "kernel_run_time"), main.exec_us);
    const std::vector<QuantityPtr> all = chain(find(section.quantities, "hong_kim_time"));
    EXPECT_EQ(find(all, "kernel_clock")->status, FactStatus::measured);
    EXPECT_EQ(find(all, "sms")->status, FactStatus::assumed);
    EXPECT_EQ(value(section, "kernel_barrier"), 23 + 2 * (2 - 1)); // two warps a block
    EXPECT_EQ(value(section, "kernel_launch"), 3);
    EXPECT_EQ(value(section, "kernel_dispatch"), 0.5 * 4000);
    EXPECT_EQ(value(section, "kernel_launch_added"), 0.5 * 4000 + 3);
    EXPECT_NEAR(value(section, "kernel_time.dispatch_wait"), main.dispatch_wait_us,
                1e-13 * main.time_us());
    EXPECT_EQ(value(section, "kernel_error"), value(section, "kernel_time") / 10 - 1);
    EXPECT_EQ(value(section, "kernel_warps"), answer->profile.occupancy.warps);
    std::int64_t waves = 0;
    for (const kernel::Wave& wave : main.waves)
      waves += wave.waves;
    EXPECT_EQ(value(section, "kernel_waves"), static_cast<double>(waves));
    const std::pair<kernel::Method, const char*> others[] = {
        {kernel::Method::kleimenov_popova, "kleimenov_popova.kernel_time"},
        {kernel::Method::hong_kim, "hong_kim_time"},
        {kernel::Method::bound, "bound_time"},
        {kernel::Method::saturation, "saturation_time"}};
    for (const auto& [method, id] : others)
      EXPECT_NEAR(value(section, id), answer->of(method).time_us(),
                  1e-13 * answer->of(method).time_us())
          << id;
  }
}

} // namespace
} // namespace loom::why
