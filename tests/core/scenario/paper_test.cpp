/// Every published number of tests/paper/*.json as a test of its own.

#include "core/base/number.h"
#include "core/model/loop_numbers.h"
#include "core/sass/analysis.h"
#include "core/sass/class_of.h"
#include "core/sass/operands.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "tests/core/sass/sass_listings.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <limits>
#include <map>

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

/// The loop that a warp of a function of tests/sass/sm_80.sass stays in longest, as what it does in
/// an iteration: every instruction by its class, `loads` being options of the global ones.
/// Addresses and comparisons of which no source gives the latency are left out: they limit neither
/// of them.
Loop loop_of(const std::string& name, const std::string& loads, const GpuSpec& gpu) {
  const sass::Listing listing = sass::source_listing("tests/sass/sm_80.sass");
  const sass::Function& function = sass::function_named(listing, name);
  const sass::Analysis analysis = sass::analyze(function, gpu);
  const auto longest =
      std::ranges::max_element(analysis.loops, {}, &sass::LoopSummary::instructions);
  std::map<std::string, int> counts;
  for (std::size_t i = longest->first; i <= longest->last; ++i)
    if (const InstructionClass* known =
            sass::class_of(sass::operands_of(function.instructions[i], function).mnemonic))
      ++counts[known->id];
    else
      ADD_FAILURE() << function.instructions[i].text;
  std::string items = "path " + shortest(longest->latency_cycles);
  std::erase_if(counts, [&](const auto& each) {
    return !loop_numbers<double>(loop_from_text(each.first).value(), gpu);
  });
  for (const auto& [id, count] : counts)
    items += "; " + id + " x" + std::to_string(count) + (id.starts_with("LDG") ? " " + loads : "");
  return loop_from_text(items).value();
}

LoopNumbers loop_numbers_of(const json& inputs, const Catalogue& catalogue) {
  const GpuPtr gpu = catalogue.find(inputs.at("gpu").get<std::string>()).value();
  const std::string text = inputs.at("loop").get<std::string>();
  const Loop loop = inputs.contains("listing")
                        ? loop_of(inputs.at("listing").get<std::string>(), text, *gpu)
                        : loop_from_text(text).value();
  const auto numbers = loop_numbers<double>(loop, *gpu);
  EXPECT_TRUE(numbers) << (numbers ? "" : to_line(numbers.error()));
  return numbers.value_or(LoopNumbers{});
}

std::string limit_of(const Limit& limit) {
  return limit.kind == Limit::Kind::latency ? "latency"
         : limit.kind == Limit::Kind::ring  ? "stages"
                                            : std::string(resource_info(limit.resource).name);
}

double loop_quantity(const std::string& name, const LoopNumbers& loop, const GpuSpec& gpu,
                     double warps, double target) {
  const LoopEvaluation at = evaluate(loop, warps);
  const auto share = [&](Resource resource, double of) {
    return at.throughput * loop_use(loop)[static_cast<std::size_t>(resource)] / of;
  };
  if (name == "latency")
    return at.latency_cycles;
  if (name == "throughput")
    return at.throughput;
  if (name == "cycles_each")
    return 1 / (at.throughput * loop.items.front().count);
  if (name == "warps_needed")
    return loop_warps_needed(loop, target);
  if (name == "ilp_needed")
    return at.ilp_needed;
  if (name == "kib_in_flight_needed")
    return evaluate(loop, at.warps_needed).bytes_in_flight / 1024;
  if (name == "share_of_pin_bandwidth")
    return share(Resource::dram, gpu.facts.value(FactKey::pin_bandwidth).value() * 1e9 /
                                     (gpu.facts.value(FactKey::sm_count).value() *
                                      gpu.facts.value(FactKey::clock).value() * 1e6));
  if (name == "share_of_tensor_peak")
    return at.throughput * loop.items.front().count *
           instruction_class(loop.items.front().name)->tile->multiply_adds() /
           loop.rates[static_cast<std::size_t>(Resource::tensor)].value();
  ADD_FAILURE() << "unknown quantity " << name;
  return std::numeric_limits<double>::quiet_NaN();
}

class Paper : public testing::TestWithParam<PaperCase> {};

TEST_P(Paper, States) {
  const json& data = GetParam().data;
  const Catalogue catalogue(embedded_gpu_files());
  const json& inputs = data.at("inputs");
  const double warps = inputs.at("warps").get<double>();
  const std::string what = data.at("quantity").get<std::string>();
  const std::string source =
      data.at("where").get<std::string>() + ": " + data.at("how").get<std::string>();
  if (inputs.contains("loop")) {
    const LoopNumbers loop = loop_numbers_of(inputs, catalogue);
    if (what == "limit")
      EXPECT_EQ(limit_of(evaluate(loop, warps).limit), data.at("expected").get<std::string>())
          << source;
    else
      EXPECT_NEAR(loop_quantity(what, loop,
                                *catalogue.find(inputs.at("gpu").get<std::string>()).value(), warps,
                                inputs.at("target").get<double>()),
                  data.at("expected").get<double>(), data.at("tolerance").get<double>())
          << source;
    return;
  }
  const Scenario scenario = scenario_of(inputs, catalogue);
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
