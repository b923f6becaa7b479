// Derivations beyond the bound model: by hand for the GTX 980, and equal to what the models say.

#include "core/model/latency_roof.h"
#include "core/occupancy/changes.h"
#include "core/scenario/launch.h"
#include "core/scenario/loop_models.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/scenario/sensitivity.h"
#include "core/sim/loop_run.h"
#include "core/sim/settled.h"
#include "core/why/explain.h"
#include "core/why/write.h"
#include "gpus/embedded.h"
#include "tests/core/kernel_by_hand.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace loom::why {
namespace {

using testing::HasSubstr;

constexpr double infinity = std::numeric_limits<double>::infinity();

const Catalogue& catalogue() {
  static const Catalogue all(embedded_gpu_files());
  return all;
}

Scenario on(const char* gpu, double alpha, int warps, Mix mix = Mix::global) {
  Scenario scenario = default_scenario(*catalogue().find(gpu));
  scenario.mix = mix;
  scenario.alpha = alpha;
  scenario.warps = warps;
  return scenario;
}

double value(const Scenario& scenario, const std::string& id) {
  const auto quantity = explain(scenario, id);
  return quantity ? (*quantity)->value : std::nan("");
}

double value(const Section& section, const std::string& id) {
  const QuantityPtr quantity = find(section.quantities, id);
  return quantity ? quantity->value : std::nan("");
}

std::string text_of(const Scenario& scenario, const char* id) {
  const auto quantity = explain(scenario, id);
  return quantity ? as_text(*quantity) : quantity.error().detail;
}

/// Every formula gives its value, every number has a source or a method, and an id is one number.
void check_section(const Section& section, const std::string& where) {
  EXPECT_FALSE(section.quantities.empty()) << where;
  std::map<std::string, double> values;
  for (const QuantityPtr& quantity : section.quantities)
    for (const QuantityPtr& each : chain(quantity)) {
      if (each->formula) {
        EXPECT_EQ(each->formula->value(), each->value) << where << ' ' << each->id;
      }
      EXPECT_FALSE(each->source.empty() && each->method.empty()) << where << ' ' << each->id;
      EXPECT_FALSE(std::isnan(each->value)) << where << ' ' << each->id;
      EXPECT_EQ(values.try_emplace(each->id, each->value).first->second, each->value)
          << where << ' ' << each->id;
    }
}

/// GPUs old and new, all mixes, all sides of the cusp.
template <class Check> void in_scenarios(Check check) {
  for (const char* gpu : {"8800gtx", "gtx480", "gtx980", "v100", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 0.3, 1.0, 49.0, 1e4, infinity})
        if (catalogue().find(gpu)) {
          const Scenario scenario = on(gpu, alpha, 24, mix);
          check(scenario, std::string(gpu) + " mix " + std::to_string(static_cast<int>(mix)) +
                              " alpha " + std::to_string(alpha));
        }
}

TEST(WhyModels, AnIdIsOneNumberWhateverIsOverridden) {
  Scenario scenario = *with(on("gtx980", 49, 32), "mem_lat", 500);
  std::map<std::string, double> values;
  for (const Section& section : explain(scenario)) {
    check_section(section, section.id);
    for (const QuantityPtr& quantity : section.quantities)
      for (const QuantityPtr& each : chain(quantity))
        EXPECT_EQ(values.try_emplace(each->id, each->value).first->second, each->value) << each->id;
  }
  EXPECT_EQ(values.at("mem_lat"), 500);
  EXPECT_EQ(values.at("gpu.mem_lat"), 368);
  EXPECT_EQ(values.at("mem_lat.high.mem_lat"), 550);
}

// 224.3 GB/s, 2048 cores, 1216 MHz: 224300 / (2048·1216) = 0.090067 bytes per core and cycle.
TEST(WhyModels, TheMemoryWallByHand) {
  EXPECT_THAT(text_of(on("gtx980", 49, 32), "gpu.wall_ratio"),
              HasSubstr("W = pin_bandwidth·1000/(cuda_cores·clock) = "
                        "224.3·1000/(2048·1216) = 0.090067 B/core/cycle\n"));
}

// L_m = 662 − 49·6 = 368; min(32/368, 4/49) = 0.0816327; 368·4/49 = 30.0408 chains.
TEST(WhyModels, ThePriorModelByHand) {
  const Scenario scenario = on("gtx980", 49, 32);
  EXPECT_THAT(text_of(scenario, "cuda_guide_throughput"),
              HasSubstr("= min(n_chains/L_m, alu_thru/α) = min(32/368, 4/49) = 0.0816327 IPC/SM"));
  EXPECT_NEAR(value(scenario, "cuda_guide_warps_needed"), 30.0408, 1e-4);
  EXPECT_THAT(text_of(scenario, "hong_kim_throughput"), HasSubstr("solved: the model's own"));
}

TEST(WhyModels, PriorModelsAreThoseOfTheTable) {
  int formulas = 0, methods = 0;
  in_scenarios([&](const Scenario& scenario, const std::string& where) {
    for (std::size_t model = model_count - prior_count; model < model_count; ++model) {
      std::string id(model_table()[model].id);
      std::ranges::replace(id, '-', '_');
      const auto run = ModelRun::make(scenario, model);
      if (!run) {
        EXPECT_TRUE(std::isnan(value(scenario, id + "_throughput"))) << where << id;
        continue;
      }
      const auto quantity = explain(scenario, id + "_throughput");
      ASSERT_TRUE(quantity) << where << id;
      ((*quantity)->formula ? formulas : methods) += 1;
      const double expected = *run->throughput(scenario.alpha, scenario.warps);
      EXPECT_NEAR((*quantity)->value, expected, 1e-13 * expected) << where << ' ' << id;
      const auto needed = run->warps_needed(scenario.alpha, scenario.target);
      if (needed && std::isfinite(*needed)) {
        EXPECT_NEAR(value(scenario, id + "_warps_needed"), *needed, 1e-13 * *needed)
            << where << ' ' << id;
      }
    }
  });
  EXPECT_GT(formulas, 300);
  EXPECT_GT(methods, 100);
}

// ±10 % of mem_lat: L = 331.2 + 294 = 625.2 and 404.8 + 294 = 698.8; times 0.08: 50.016, 55.904.
TEST(WhyModels, TheSwingByHand) {
  const Scenario scenario = on("gtx980", 49, 32);
  EXPECT_NEAR(value(scenario, "mem_lat.low.warps_needed"), 50.016, 1e-9);
  EXPECT_NEAR(value(scenario, "mem_lat.high.warps_needed"), 55.904, 1e-9);
  EXPECT_NEAR(value(scenario, "mem_lat.needed_swing"), 5.888, 1e-9);
  EXPECT_THAT(text_of(scenario, "mem_lat.needed_swing"), HasSubstr("chosen: ±10 % of its value"));
}

TEST(WhyModels, SwingsAreThoseOfTheSensitivity) {
  int seen = 0;
  in_scenarios([&](const Scenario& scenario, const std::string& where) {
    for (const bool own : {false, true}) {
      const SensitivityOptions options{.by = 0.25, .own_ranges = own};
      const auto all = sensitivity(scenario, options);
      const Section section = explain_sensitivity(scenario, options);
      if (!all) {
        EXPECT_TRUE(section.quantities.empty());
        continue;
      }
      for (const SensitivityRow& row : all->rows) {
        ++seen;
        const auto near = [&](const std::string& id, double expected) {
          EXPECT_NEAR(value(section, row.id + id), expected,
                      1e-12 * std::max(all->needed, all->throughput))
              << where << ' ' << row.id << id;
        };
        near(".needed_swing", needed_swing(*all, row));
        near(".throughput_swing", throughput_swing(*all, row));
        const QuantityPtr swing = find(section.quantities, row.id + ".throughput_swing");
        ASSERT_TRUE(swing);
        const QuantityPtr low = find(chain(swing), row.id + ".low.throughput");
        ASSERT_TRUE(low) << where << row.id;
        EXPECT_NEAR(low->value, row.throughput_low, 1e-13 * row.throughput_low)
            << where << ' ' << row.id;
      }
    }
  });
  EXPECT_GT(seen, 500);
}

TEST(WhyModels, TheRooflineIsThatOfTheBounds) {
  in_scenarios([](const Scenario& scenario, const std::string& where) {
    const auto model = kernel_model(scenario);
    if (!model || scenario.alpha == 0) {
      EXPECT_TRUE(std::isnan(value(scenario, "roof"))) << where;
      return;
    }
    const double adds = std::isinf(scenario.alpha) ? 1 : scenario.alpha;
    const Bounds at = bounds(*model, scenario.alpha, scenario.warps);
    EXPECT_NEAR(value(scenario, "roof"), adds * at.peak(), 1e-13 * adds * at.peak()) << where;
    EXPECT_NEAR(value(scenario, "latency_roof"), adds * at.latency, 1e-13 * adds * at.latency)
        << where;
    const std::vector<double> touches = latency_touches(*model, scenario.warps);
    for (std::size_t i = 0; i < touches.size(); ++i)
      EXPECT_EQ(value(scenario, "latency_touch_" + std::to_string(i + 1)), touches[i]) << where;
    EXPECT_NEAR(value(scenario, "issue_use"), std::min(1.0, at.throughput() / at.issue), 1e-13)
        << where;
  });
}

TEST(WhyModels, TheSimulationIsThatOfTheSummary) {
  const Scenario scenario = on("gtx980", 49, 32);
  const auto run = timeline_run(scenario);
  const auto sums = settled(run->config, run->program, scenario.warps, 20'000);
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

TEST(WhyModels, TheWallIsThatOfTheFit) {
  std::vector<GpuPtr> gpus;
  for (const std::string& id : catalogue().ids())
    gpus.push_back(*catalogue().find(id));
  const WallChoice choice{.segment = "GeForce"};
  const auto fit = fit_wall(wall_points(gpus, choice));
  ASSERT_TRUE(fit);
  const Section section = explain_wall(gpus, *fit, choice);
  check_section(section, "wall");
  EXPECT_EQ(value(section, "wall_factor"), fit->factor());
  EXPECT_EQ(value(section, "wall_factor_low"), fit->factor_interval().low);
  EXPECT_EQ(value(section, "wall_factor_high"), fit->factor_interval().high);
  EXPECT_EQ(value(section, "wall_halving"), fit->halving_years());
  const QuantityPtr ratio =
      find(chain(find(section.quantities, "wall_slope")), "gtx980.wall_ratio");
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->value, *bytes_per_core_cycle((*catalogue().find("gtx980"))->facts));
  for (const GpuPtr& gpu : gpus)
    if (const auto expected = bytes_per_core_cycle(gpu->facts)) {
      EXPECT_EQ(value(default_scenario(gpu), "gpu.wall_ratio"), *expected) << gpu->id;
    }
}

// Relative errors +10 % and −30 %: mean 20 %, bias −10 %, worst −30 %.
TEST(WhyModels, ErrorsByHand) {
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
  EXPECT_TRUE(explain_errors(on("gtx980", 8, 8), 0, {}).quantities.empty());
}

// GTX 980: issue_thru 4, 4 schedulers, mem_thru 0.0815. 10 instructions, 2 of global memory that
// take the port 8 cycles: min(4/10, 4/8, 0.0815/2) = 0.04075; 400 cycles alone: 16.3 warps.
TEST(WhyModels, ALoopByHand) {
  sass::LoopSummary loop;
  loop.instructions = 10;
  loop.mix[static_cast<std::size_t>(sass::OpcodeClass::global)] = 2;
  loop.alpha = 4;
  loop.port_cycles[0] = 8;
  loop.issue_cycles = 12;
  loop.latency_cycles = 400;
  const GpuPtr gpu = *catalogue().find("gtx980");
  const Section section = explain_loop(loop, gpu);
  check_section(section, "loop");
  EXPECT_EQ(value(section, "loop_alpha"), 4);
  EXPECT_NEAR(value(section, "loop_throughput"), 0.04075, 1e-15);
  EXPECT_NEAR(value(section, "loop_warps_needed"), 16.3, 1e-12);
  const auto bounds = sass::loop_bounds(loop, *gpu);
  EXPECT_EQ(value(section, "loop_throughput"), bounds->iterations_per_cycle);
  EXPECT_EQ(value(section, "loop_warps_needed"), bounds->warps_needed);
  const auto kernel = loop_kernel(loop);
  for (const LoopModel& model :
       loop_models(gpu, *kernel, loop_warps(*bounds, *gpu), loop_ilp(gpu, loop, *kernel)))
    EXPECT_NEAR(value(section, model.id == "bound"        ? "loop.throughput"
                               : model.id == "saturation" ? "loop.saturation_throughput"
                                                          : "loop.simulation_throughput"),
                *model.throughput, 1e-14)
        << model.id;
}

TEST(WhyModels, NeighboursAreThoseOfTheStaircase) {
  int seen = 0;
  for (const int registers : {16, 32, 85, 168}) {
    Scenario scenario = on("h200", 49, 16);
    scenario.launch.config = {.threads = 192, .registers = registers, .shared = 20000};
    const auto limits = limits_of(*scenario.gpu);
    for (const LaunchResource resource :
         {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared}) {
      const auto nearest = nearest_changes(**limits, scenario.launch.config, resource);
      const std::string id(to_string(resource));
      const auto expect = [&](const std::optional<LaunchChange>& change, const std::string& which) {
        if (!change) {
          EXPECT_TRUE(std::isnan(value(scenario, id + which)));
          return;
        }
        ++seen;
        EXPECT_EQ(value(scenario, id + which), change->value);
        if (change->blocks > 0) {
          EXPECT_EQ(value(scenario, id + which + ".blocks_per_sm"), change->blocks);
          EXPECT_EQ(value(scenario, id + which + ".launch_warps"), change->warps);
        }
      };
      expect(nearest.gains, ".gains");
      expect(nearest.loses, ".loses");
    }
    const auto worth = launch_worth(scenario);
    ASSERT_TRUE(worth);
    EXPECT_NEAR(value(scenario, "with_launch.fraction_of_peak"), worth->fraction_of_peak, 1e-14);
    EXPECT_NEAR(value(scenario, "with_full_sm.fraction_of_peak"), worth->full_fraction, 1e-14);
    EXPECT_EQ(value(scenario, "with_launch.ilp_needed"), worth->ilp_needed);
  }
  EXPECT_GT(seen, 12);
}

TEST(WhyModels, EveryNumberOfAGpuAndItsMultiples) {
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

// 4000 blocks of 64 threads on a machine made by hand; an empty launch takes 0.5·4000 + 3 µs.
TEST(WhyModels, ThePredictionOfAKernel) {
  kernel::Machine machine = kernel::plain_machine();
  machine.launches = {{.warps_per_block = 2, .slope = 0.5, .intercept = 3}};
  for (const kernel::Program& program : {kernel::straight(), kernel::summing()}) {
    const auto answer = kernel::predict(program, kernel::setup_of(4000, 64), machine);
    ASSERT_TRUE(answer);
    const Section section = explain_prediction(*answer, machine, 10.0);
    check_section(section, program.name);
    const kernel::Prediction& main = answer->of(kernel::Method::kleimenov_popova);
    EXPECT_EQ(value(section, "kernel_time"), main.exec_us + *main.launch_us);
    EXPECT_EQ(value(section, "kernel_run_time"), main.exec_us);
    EXPECT_EQ(value(section, "kernel_launch"), 0.5 * 4000 + 3);
    EXPECT_EQ(value(section, "kernel_error"), value(section, "kernel_time") / 10 - 1);
    EXPECT_EQ(value(section, "kernel_warps"), answer->profile.occupancy.warps);
    std::int64_t waves = 0;
    for (const kernel::Wave& wave : main.waves)
      waves += wave.waves;
    EXPECT_EQ(value(section, "kernel_waves"), static_cast<double>(waves));
    const std::pair<kernel::Method, const char*> others[] = {
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
