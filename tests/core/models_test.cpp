/// Every model by name, for a scenario.

#include "core/scenario/models.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <set>
#include <vector>

namespace loom {
namespace {

constexpr double inf = std::numeric_limits<double>::infinity();

Scenario scenario_of(std::string_view gpu) {
  static const Catalogue catalogue(embedded_gpu_files());
  return default_scenario(catalogue.find(gpu).value());
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
    EXPECT_TRUE(info.leaves_out.ends_with('.')) << info.id;
  }
  EXPECT_EQ(model_ids().front(), "bound");
  EXPECT_FALSE(model_from("saturaton"));
}

TEST(Models, AnswerWithWhatTheirFunctionsSay) {
  const Scenario scenario = scenario_of("gtx980");
  const KernelModel kernel = kernel_model(scenario).value();
  EXPECT_EQ(model_of(scenario, "bound").throughput(49, 32), bounds(kernel, 49, 32).throughput());
  EXPECT_EQ(model_of(scenario, "saturation").throughput(49, 32),
            saturated_throughput(kernel, saturation_of(scenario), 49, 32));
  EXPECT_EQ(model_of(scenario, "gpumech").throughput(49, 32),
            prior_throughput(Prior::gpumech, kernel, 49, 32, 16));
  EXPECT_EQ(model_of(scenario, "bound").warps_needed(49, 0.9), warps_needed(kernel, 49, 0.9));
  EXPECT_EQ(model_of(scenario, "cuda-guide").warps_needed(49, 1),
            prior_warps_needed(Prior::cuda_guide, kernel, 49));
  EXPECT_FALSE(model_of(scenario, "cuda-guide").warps_needed(49, 0.9));
  EXPECT_FALSE(model_of(scenario, "simulation").warps_needed(49, 1));
  // What the Maxwell's file says of queues, the simulation has too.
  const auto queues = model_of(scenario, "simulation").throughput(49, 64);
  ASSERT_TRUE(queues);
  EXPECT_NEAR(*queues / saturated_throughput(kernel, saturation_of(scenario), 49, 64), 1, 0.02);
  const Scenario silent = scenario_of("gtx680");
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
  const Saturation h200 = saturation_of(scenario_of("h200"));
  EXPECT_EQ(h200, (Saturation{4, 0.076, 0.233, 0.961, 1}));
  const Saturation v100 = saturation_of(scenario_of("v100"));
  EXPECT_EQ(v100, (Saturation{4, 0.065, 0.2, 1, 1}));
  Scenario shared = scenario_of("h200");
  shared.mix = Mix::shared;
  EXPECT_EQ(saturation_of(shared).queue_share, 0);
  EXPECT_EQ(saturation_of(shared).latency_tail, 0);
}

} // namespace
} // namespace loom
