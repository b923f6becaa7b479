/// Every model by name, for a scenario.

#include "core/scenario/models.h"
#include "gpus/embedded.h"
#include "tests/core/model/kernel_as_loop.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>
#include <vector>

namespace loom {
namespace {

Scenario scenario_of(std::string_view gpu) {
  return default_scenario(catalogue().find(gpu).value());
}

ModelRun model_of(const Scenario& scenario, std::string_view id) {
  return ModelRun::make(scenario, model_from(id).value()).value();
}

TEST(Models, HaveIdsOfTheirOwnAndSayWhatTheyLeaveOut) {
  std::set<std::string_view> ids;
  for (std::size_t i = 0; i < model_count; ++i) {
    const ModelInfo& info = model_table()[i];
    EXPECT_TRUE(ids.insert(info.id).second);
    EXPECT_EQ(model_from(info.id), i);
    EXPECT_TRUE(info.leaves_out.english.ends_with('.')) << info.id;
  }
  EXPECT_EQ(model_ids().front(), "bound");
  EXPECT_FALSE(model_from("saturaton"));
}

TEST(Models, AnswerWithWhatTheirFunctionsSay) {
  const Scenario scenario = scenario_of("gtx980");
  const KernelModel kernel = kernel_model(scenario).value();
  EXPECT_EQ(model_of(scenario, "bound").throughput(49, 32), bounds(kernel, 49, 32).throughput());
  EXPECT_EQ(model_of(scenario, "saturation").throughput(49, 32),
            saturated_throughput(kernel, usual_saturation(*scenario.gpu, 4), 49, 32));
  EXPECT_EQ(model_of(scenario, "gpumech").throughput(49, 32),
            prior_throughput(Prior::gpumech, kernel, 49, 32, 16));
  EXPECT_EQ(model_of(scenario, "bound").warps_needed(49, 0.9), warps_needed(kernel, 49, 0.9));
  EXPECT_EQ(model_of(scenario, "cuda-guide").warps_needed(49, 1),
            prior_warps_needed(Prior::cuda_guide, kernel, 49));
  EXPECT_FALSE(model_of(scenario, "cuda-guide").warps_needed(49, 0.9));
  EXPECT_FALSE(model_of(scenario, "simulation").warps_needed(49, 1));
  // The Maxwell's file says how memory queues, but no source how its latencies vary: they are
  // fixed.
  EXPECT_FALSE(is_saturation_measured(scenario));
  const auto fixed = model_of(scenario, "simulation").throughput(49, 64);
  ASSERT_TRUE(fixed);
  EXPECT_NEAR(*fixed / bounds(kernel, 49, 64).peak(), 1, 0.01);
  const Scenario silent = scenario_of("toy");
  EXPECT_FALSE(is_saturation_measured(silent));
  const double peak = bounds(kernel_model(silent).value(), 200, 64).peak();
  EXPECT_NEAR(model_of(silent, "simulation").throughput(200, 64).value() / peak, 1, 0.002);
}

TEST(Models, AnswerAtOnceWhatTheyAnswerOneByOne) {
  const Scenario scenario = scenario_of("h200");
  const std::vector<double> warps{1, 5, 31, 64};
  std::vector<double> rates(warps.size());
  for (std::size_t i = 0; i < model_count; ++i) {
    const ModelRun model = ModelRun::make(scenario, i).value();
    for (const double alpha : {0.0, 20.0, inf}) {
      model.throughputs(alpha, warps, rates);
      for (std::size_t j = 0; j < warps.size(); ++j) {
        const double one = model.throughput(alpha, warps[j]).value();
        EXPECT_NEAR(rates[j], one, 1e-10 * one) << model_table()[i].id;
      }
    }
  }
}

TEST(Models, TakeTheGpusSaturationOrSayTheUsual) {
  const Saturation h200 = usual_saturation(*scenario_of("h200").gpu, 2);
  EXPECT_EQ(h200, (Saturation{.schedulers = 4,
                              .queue_share = 0.163,
                              .latency_tail = 0.193,
                              .turn = 0.5,
                              .l2_share = 0.84}));
  const Saturation v100 = usual_saturation(*scenario_of("v100").gpu, 2);
  EXPECT_EQ(v100, (Saturation{
                      .schedulers = 4, .queue_share = 0.2, .latency_tail = 0.2, .l2_share = 0.85}));
}

// §4.3, table of ratios: 90 % of the memory peak takes 4x, 2.7x, 2.3x, 1.6x and 1.7x the warps that
// hide arithmetic latency (20·0.25 = 5, 24·0.25 = 6, 18·1, 9·4 and 6·4): 20, 16, 41, 58 and 40, one
// estimate per GPU, which figures 4.2 and 4.6 share. §4.8: gradual saturation is strongest on the
// G80.
TEST(Models, SaturationReachesTheThesissNinetyPercentOnEachGpu) {
  double strongest = 0;
  for (const auto& [gpu, warps] :
       {std::pair{"8800gtx", 20.0}, std::pair{"gtx280", 16.0}, std::pair{"gtx480", 41.0},
        std::pair{"gtx680", 58.0}, std::pair{"gtx980", 40.0}}) {
    const Scenario scenario = scenario_of(gpu);
    const auto needed = model_of(scenario, "saturation").warps_needed(0, 0.9);
    ASSERT_TRUE(needed) << gpu;
    EXPECT_NEAR(std::ceil(*needed), warps, 1) << gpu;
    EXPECT_EQ(scenario.gpu->facts.value(FactKey::warps_90), warps) << gpu;
    const double beyond = *needed / warps_needed(kernel_model(scenario).value(), 0);
    if (strongest == 0)
      strongest = beyond;
    else
      EXPECT_LT(beyond, 0.9 * strongest) << gpu;
  }
  Scenario random = scenario_of("gtx980");
  random.access = "random";
  EXPECT_EQ(std::ceil(model_of(random, "saturation").warps_needed(0, 0.9).value()), 3);
}

// toy: latencies 3 and 12, 1 IPC: at α = 4 a group takes 24 cycles. A loop of 6 cycles and 5 slots
// makes that 30, and the group's 5 issue slots 10.
TEST(Models, TakeTheMeasuringLoopBesides) {
  const Scenario toy = scenario_of("toy");
  const MeasuringLoop loop{.cycles = 6, .issue_slots = 5};
  const ModelRun bound = model_of(toy, "bound");
  EXPECT_NEAR(bound.throughput(4, 1, loop).value(), 1 / 30.0, 1e-12);
  EXPECT_NEAR(bound.throughput(4, 64, loop).value(), 2 / 10.0, 1e-12); // 2 slots a cycle
  EXPECT_NEAR(bound.throughput(4, 1).value(), 1 / 24.0, 1e-12);
  // Adds alone: 3 + 6 cycles, and 6 slots each.
  EXPECT_NEAR(bound.throughput(inf, 1, loop).value(), 1 / 9.0, 1e-12);
  EXPECT_NEAR(bound.throughput(inf, 64, loop).value(), 2 / 6.0, 1e-12);
  for (const char* id : {"saturation", "simulation"}) {
    const ModelRun model = model_of(toy, id);
    EXPECT_NEAR(model.throughput(4, 1, loop).value(), 1 / 30.0, 0.001 / 30) << id;
    EXPECT_LE(model.throughput(4, 64, loop).value(), 2 / 10.0) << id;
  }
}

} // namespace
} // namespace loom
