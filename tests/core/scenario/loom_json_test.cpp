#include "core/scenario/loom_json.h"

#include "core/gpu/catalogue.h"
#include "core/scenario/loom_run.h"
#include "core/scenario/workload.h"
#include "core/text/json.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

// Little's law by hand (Volkov 2016, eq. 4.2): on the GTX 980 a warp's turn is 368 + 20·6 = 488
// cycles. 16 warps keep 16·368/488 loads and 16·120/488 adds in flight; DRAM serves 0.0815 loads a
// cycle.
TEST(LoomJson, SaysWhatIsInFlightByLittlesLaw) {
  Scenario scenario = default_scenario(*Catalogue(embedded_gpu_files()).find("gtx980"));
  scenario.alpha = 20;
  scenario.warps = 16;
  scenario.latencies = Latencies::fixed;
  const ResolvedScenario resolved(scenario);
  const auto numbers = workload_numbers(resolved);
  const auto picture = loom_picture(resolved, *numbers);
  ASSERT_TRUE(picture);
  JsonWriter writer;
  writer.begin_object();
  write_loom(writer, resolved, *numbers, *picture);
  const auto json = json::parse(writer.end_object().str(), "loom");
  ASSERT_TRUE(json);
  EXPECT_NEAR((*json)["classes"][0]["flying"].get<double>(), 16 * 368 / 488.0, 1e-9);
  EXPECT_NEAR((*json)["classes"][1]["flying"].get<double>(), 16 * 120 / 488.0, 1e-9);
  EXPECT_NEAR((*json)["share"].get<double>(), 16 / 488.0 / 0.0815, 1e-9);
  EXPECT_NEAR((*json)["needed"]["warps"].get<double>(), 0.0815 * 488, 1e-9);
  EXPECT_EQ((*json)["needed"]["ilp"], 3); // 0.0815·488 / 16 = 2.5
  EXPECT_EQ((*json)["units"][0]["resource"], "dram");
  EXPECT_EQ((*json)["spans"].size() % 5, 0U);
  EXPECT_EQ((*json)["units"][0]["work"].size() % 3, 0U);
}

} // namespace
} // namespace loom
