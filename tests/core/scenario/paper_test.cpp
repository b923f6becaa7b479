/// Every published number of tests/paper/*.json as a test of its own.

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <limits>

namespace loom {
namespace {

using nlohmann::json;

struct PaperCase {
  std::string name;
  json data;
};

void PrintTo(const PaperCase& test, std::ostream* out) { *out << test.data.at("where"); }

std::vector<PaperCase> paper_cases() {
  std::vector<PaperCase> cases;
  for (const auto& file : std::filesystem::directory_iterator(LOOM_SOURCE_DIR "/tests/paper")) {
    if (file.path().extension() != ".json")
      continue;
    for (const json& data : json::parse(std::ifstream(file.path())))
      cases.push_back(
          {file.path().stem().string() + "_" + data.at("name").get<std::string>(), data});
  }
  std::ranges::sort(cases, {}, &PaperCase::name);
  return cases;
}

Scenario scenario_of(const json& inputs, const Catalogue& catalogue) {
  Scenario scenario;
  scenario.gpu = catalogue.find(inputs.at("gpu").get<std::string>()).value();
  scenario = with_choice(scenario, "mix", inputs.at("mix").get<std::string>()).value();
  scenario = with_access(scenario, inputs.at("access").get<std::string>()).value();
  scenario.ilp = inputs.at("ilp").get<int>();
  for (const auto& [name, value] : inputs.at("set").items())
    scenario = with(scenario, name, value.get<double>()).value();
  const json& alpha = inputs.at("alpha");
  if (alpha == "cusp")
    scenario.alpha = cusp(kernel_model(scenario).value()).cusp.value().alpha;
  else
    scenario.alpha = alpha == "inf" ? std::numeric_limits<double>::infinity() : alpha.get<double>();
  return scenario;
}

double quantity(const std::string& name, const Scenario& scenario, double warps) {
  const KernelModel model = kernel_model(scenario).value();
  const Evaluation at = evaluate(model, scenario.alpha, warps);
  const Cusp shape = cusp(model);
  if (name == "latency")
    return at.latency_cycles;
  if (name == "throughput")
    return at.other_ipc;
  if (name == "arithmetic_throughput")
    return at.arithmetic_ipc;
  if (name == "warps_needed")
    return at.warps_needed;
  if (name == "warps_at_zero")
    return shape.warps_at_zero;
  if (name == "warps_at_infinity")
    return shape.warps_at_infinity;
  if (name == "cusp_alpha")
    return shape.cusp.value().alpha;
  if (name == "cusp_warps")
    return shape.cusp.value().warps;
  if (name == "cusp_alpha_arithmetic")
    return shape.with_arithmetic.value().alpha;
  if (name == "cusp_warps_arithmetic")
    return shape.with_arithmetic.value().warps;
  if (name == "cusp_alpha_issue")
    return shape.with_issue.value().alpha;
  if (name == "cusp_warps_issue")
    return shape.with_issue.value().warps;
  if (name == "arithmetic_in_flight")
    return at.arithmetic_in_flight;
  if (name == "other_in_flight")
    return at.other_in_flight;
  if (name == "ratio_memory_to_arithmetic")
    return scenario.gpu->facts.value(FactKey::warps_90).value() / shape.warps_at_infinity;
  ADD_FAILURE() << "unknown quantity " << name;
  return std::numeric_limits<double>::quiet_NaN();
}

class Paper : public testing::TestWithParam<PaperCase> {};

TEST_P(Paper, States) {
  const json& data = GetParam().data;
  const Catalogue catalogue(embedded_gpu_files());
  const Scenario scenario = scenario_of(data.at("inputs"), catalogue);
  const double warps = data.at("inputs").at("warps").get<double>();
  const std::string what = data.at("quantity").get<std::string>();
  const std::string source =
      data.at("where").get<std::string>() + ": " + data.at("how").get<std::string>();
  if (what == "bottleneck") {
    const Bounds at = bounds(kernel_model(scenario).value(), scenario.alpha, warps);
    EXPECT_EQ(to_string(at.binding()), data.at("expected").get<std::string>()) << source;
    return;
  }
  EXPECT_NEAR(quantity(what, scenario, warps), data.at("expected").get<double>(),
              data.at("tolerance").get<double>())
      << source;
}

INSTANTIATE_TEST_SUITE_P(Thesis, Paper, testing::ValuesIn(paper_cases()),
                         [](const auto& test) { return test.param.name; });

} // namespace
} // namespace loom
