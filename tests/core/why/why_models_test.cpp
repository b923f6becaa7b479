// Derivations beyond the bound model: by hand for the GTX 980, and equal to what the models say.

#include "core/model/latency_roof.h"
#include "core/occupancy/changes.h"
#include "core/scenario/launch.h"
#include "core/scenario/models.h"
#include "core/scenario/parameters.h"
#include "core/study/sensitivity.h"
#include "tests/core/why/why_values.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <cmath>
#include <map>

namespace loom::why {
namespace {

using testing::HasSubstr;

/// GPUs old and new, all mixes, all sides of the cusp.
template <class Check> void in_scenarios(Check check) {
  for (const char* gpu : {"8800gtx", "gtx480", "gtx980", "v100", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 0.3, 1.0, 49.0, 1e4, inf})
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

// 224 GB/s, 2048 cores, 1216 MHz: 224000 / (2048·1216) = 0.0899465 bytes per core and cycle.
TEST(WhyModels, TheMemoryWallByHand) {
  EXPECT_THAT(text_of(on("gtx980", 49, 32), "gpu.wall_ratio"),
              HasSubstr("W = pin_bandwidth·1000/(cuda_cores·clock) = "
                        "224·1000/(2048·1216) = 0.0899465 B/core/cycle\n"));
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
    const std::vector<double> touches =
        model ? latency_touches(*model, scenario.warps) : std::vector<double>();
    for (std::size_t i = 0; i < touches.size(); ++i)
      EXPECT_EQ(value(scenario, "latency_touch_" + std::to_string(i + 1)), touches[i]) << where;
    if (!model || scenario.alpha == 0) {
      EXPECT_TRUE(std::isnan(value(scenario, "roof"))) << where;
      return;
    }
    const double adds = std::isinf(scenario.alpha) ? 1 : scenario.alpha;
    const Bounds at = bounds(*model, scenario.alpha, scenario.warps);
    EXPECT_NEAR(value(scenario, "roof"), adds * at.peak(), 1e-13 * adds * at.peak()) << where;
    EXPECT_NEAR(value(scenario, "latency_roof"), adds * at.latency, 1e-13 * adds * at.latency)
        << where;
    EXPECT_NEAR(value(scenario, "issue_use"), std::min(1.0, at.throughput() / at.issue), 1e-13)
        << where;
  });
}

// Relative errors +10 % and −30 %: mean 20 %, bias −10 %, worst −30 %.
// GTX 980: issue_thru 4, 4 schedulers, mem_thru 0.0815. 10 instructions, 2 of global memory that
// take the port 8 cycles: min(4/10, 4/8, 0.0815/2) = 0.04075; 400 cycles alone: 16.3 warps.
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
    EXPECT_NEAR(value(scenario, "with_launch.fraction_of_peak"), worth->evaluation.fraction_of_peak,
                1e-14);
    EXPECT_NEAR(value(scenario, "with_full_sm.fraction_of_peak"), worth->full_fraction, 1e-14);
    EXPECT_EQ(value(scenario, "with_launch.ilp_needed"), worth->ilp_needed);
  }
  EXPECT_GT(seen, 12);
}

TEST(WhyModels, EverySectionIsThereBesideALoop) {
  in_scenarios([](const Scenario& scenario, const std::string& where) {
    Scenario with_loop = scenario;
    with_loop.instruction_loop = *loop_from_text("LDG.64 x2; FFMA x8");
    for (const Section& section : explain(with_loop))
      for (const QuantityPtr& each : section.quantities)
        ASSERT_TRUE(each) << where << ": " << section.id;
  });
}

// 4000 blocks of 64 threads on a machine made by hand; an empty launch takes 0.5·4000 + 3 µs.
} // namespace
} // namespace loom::why
