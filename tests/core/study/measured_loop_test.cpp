// Measurements of a loop of instructions: read, kept, held against models, fitted.

#include "core/document/document_json.h"
#include "core/measured/import.h"
#include "core/scenario/measured_sets.h"
#include "core/scenario/workload.h"
#include "core/study/fit.h"
#include "core/study/needed_warps.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

Scenario of_loop(std::string_view text, const char* gpu = "gtx980") {
  Scenario scenario = default_scenario(*catalogue().find(gpu));
  scenario.instruction_loop = *loop_from_text(text);
  return scenario;
}

Result<Imported> imported(const Scenario& scenario, std::string_view text) {
  const CsvOutline outline = *csv_outline(text, "m.csv");
  return import_measured(text, "m.csv", import_mapping(scenario, outline.guess), *scenario.gpu);
}

MeasuredSetPtr set_of(const Scenario& scenario, std::string_view text) {
  return std::make_shared<MeasuredSet>(imported(scenario, text).value().set);
}

// A GTX 980 has a memory latency of 368 cycles and FADDs of 6: at α = 8 an iteration takes 416.
TEST(MeasuredLoop, IsHeldAgainstModelsAtItsOwnAlpha) {
  const Scenario scenario = of_loop("LDG.32; FADD x8");
  const MeasuredSetPtr set =
      set_of(scenario, "alpha,warps,iterations\n8,4,0.01\n0,4,0.01\n0,128,0.0815\n");
  EXPECT_EQ(set->loop, "LDG.32\nFADD\n");
  const ModelRun bound = ModelRun::make(scenario, *model_from("bound")).value();
  const std::vector<Residual> off = residuals(bound, *set); // by α
  ASSERT_EQ(off.size(), 3U);
  EXPECT_NEAR(off[0].relative, 4 / 368.0 / 0.01 - 1, 1e-9);
  EXPECT_NEAR(off[1].relative, 0, 1e-9); // its throughput of loads: Table 4.1
  EXPECT_NEAR(off[2].relative, 4 / 416.0 / 0.01 - 1, 1e-9);
}

// Two loads and six adds are eight instructions, the adds six of them; 100 cycles from one
// iteration of each of 4 warps to its next are 4/100 iterations a cycle.
TEST(MeasuredLoop, IsReadInIterationsInstructionsOrCycles) {
  const Scenario scenario = of_loop("LDG.32 x2; FADD x6; BAR.SYNC");
  const auto throughput = [&](const std::string& header, const std::string& value) {
    return set_of(scenario, "warps," + header + "\n4," + value + "\n")->data.points.at(0);
  };
  EXPECT_EQ(throughput("iterations", "0.04").throughput, 0.04);
  EXPECT_EQ(throughput("iterations", "0.04").alpha, 3); // its own
  EXPECT_NEAR(throughput("instructions/cycle/SM", "0.36").throughput, 0.04, 1e-12);
  EXPECT_NEAR(throughput("arithmetic IPC", "0.24").throughput, 0.04, 1e-12);
  EXPECT_NEAR(throughput("cycles", "100").throughput, 0.04, 1e-12);
  const auto problem = [&](const std::string& header) {
    const auto read = imported(scenario, header + "\n1,4,1\n");
    return read ? std::string() : to_line(read.error());
  };
  EXPECT_THAT(problem("alpha,warps,GB/s"), HasSubstr("GB/s are of a mix"));
  EXPECT_THAT(problem("alpha,warps,adds"), HasSubstr("adds/cycle/SM are of a mix"));
  const auto beside = imported(scenario, "alpha,warps,ipc,loop_cycles\n1,4,1,7\n");
  ASSERT_FALSE(beside);
  EXPECT_THAT(to_line(beside.error()), HasSubstr("loop-cycles is beside a mix"));
}

TEST(MeasuredLoop, BelongsToItsLoopWhateverItsAlphaAndTitle) {
  Scenario scenario = of_loop("# mine\nLDG.128 x2; FFMA x20; IADD3 x10");
  scenario.measured.push_back(set_of(scenario, "alpha,warps,throughput\n8,4,0.01\n"));
  EXPECT_EQ(measured_sets(scenario, &catalogue()).size(), 1U);
  for (const char* same : {"LDG.128 x2; FFMA x14; IADD3 x7", "# other\nLDG.128 x2; FFMA x200; "
                                                             "IADD3 x100"}) {
    scenario.instruction_loop = *loop_from_text(same);
    EXPECT_EQ(measured_sets(scenario, &catalogue()).size(), 1U) << same;
  }
  for (const char* other : {"LDG.128 x2; FFMA x20; IADD3 x11", "ilp 2; LDG.128 x2; FFMA x20; "
                                                               "IADD3 x10"}) {
    scenario.instruction_loop = *loop_from_text(other);
    EXPECT_TRUE(measured_sets(scenario, &catalogue()).empty()) << other;
  }
  scenario.instruction_loop.reset();
  EXPECT_TRUE(measured_sets(scenario, &catalogue()).empty()); // nor is it of the mix
}

TEST(MeasuredLoop, IsKeptInAScenarioFile) {
  Document document{of_loop("LDG.32; FADD x8"), {}};
  MeasuredSet set = imported(document.scenario, "alpha,warps needed\n8,30\n0,28\n").value().set;
  set.sha256 = std::string(64, 'a');
  document.scenario.measured.push_back(std::make_shared<MeasuredSet>(std::move(set)));
  EXPECT_THAT(document_to_json(document, catalogue()), HasSubstr("\"version\": \"1.11\""));
  const auto read =
      document_from_json(document_to_json(document, catalogue()), "f.json", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  const Scenario& scenario = read->document.scenario;
  ASSERT_EQ(scenario.measured.size(), 1U);
  EXPECT_EQ(scenario.measured[0]->loop, "LDG.32\nFADD\n");
  EXPECT_EQ(needed_sets(scenario).size(), 1U);
}

/// What the model says of the loop over a grid.
MeasuredSetPtr made(const Scenario& truth, std::string_view model) {
  const ModelRun run = ModelRun::make(truth, *model_from(model)).value();
  MeasuredSet set;
  set.name = "made.csv";
  set.loop = measured_loop(truth);
  for (const double alpha : {0.0, 4.0, 16.0, 64.0, 256.0})
    for (const double warps : {2.0, 8.0, 24.0, 64.0})
      set.data.points.push_back(
          {.alpha = alpha, .warps = warps, .throughput = run.throughput(alpha, warps).value()});
  return std::make_shared<MeasuredSet>(std::move(set));
}

TEST(MeasuredLoop, GivesBackTheNumbersThatItWasMadeWith) {
  const Scenario start = of_loop("LDG.32 x2; FADD x8; MUFU.RSQ");
  Scenario truth = start;
  truth.overrides[std::size_t(Hardware::mem_lat)] = 500;
  truth.overrides[std::size_t(Hardware::mem_thru)] = 0.06;
  truth.overrides[std::size_t(Hardware::alu_lat)] = 8;
  const auto found = fit(
      {start, *model_from("bound"), {"mem_lat", "mem_thru", "alu_lat"}, {made(truth, "bound")}});
  ASSERT_TRUE(found) << to_line(found.error());
  EXPECT_NEAR(found->values[0].value, 500, 1e-3);
  EXPECT_NEAR(found->values[1].value, 0.06, 1e-7);
  EXPECT_NEAR(found->values[2].value, 8, 1e-5);
  EXPECT_EQ(found->values[0].start, 368);
  const Scenario queued =
      with_fit_values(start, {{"mem_lat", 420.0}, {"queue_share", 0.12}}, verbatim("made"));
  const auto again = fit(
      {start, *model_from("saturation"), {"queue_share", "mem_lat"}, {made(queued, "saturation")}});
  ASSERT_TRUE(again) << to_line(again.error());
  EXPECT_NEAR(again->values[0].value, 0.12, 1e-3);
  EXPECT_NEAR(again->values[1].value, 420, 0.5);
  const GpuSpec gpu = fitted_gpu(*again, "mine", "Mine");
  EXPECT_NEAR(*gpu.facts.value(FactKey::mem_lat), 420, 0.5);
}

TEST(MeasuredLoop, KnowsOnlyNumbersThatItDependsOn) {
  const auto ids = [](const Scenario& scenario, const char* model) {
    std::vector<std::string> all;
    for (const FitParameter& each : fit_parameters(scenario, *model_from(model)))
      all.emplace_back(each.id);
    return all;
  };
  EXPECT_EQ(ids(of_loop("LDG.32; FADD x8"), "bound"),
            (std::vector<std::string>{"mem_lat", "alu_lat", "mem_thru", "shared_thru", "alu_thru",
                                      "issue_thru"})); // a load goes through the LD/ST units
  EXPECT_EQ(ids(of_loop("MUFU.RSQ; FADD x8"), "bound"),
            (std::vector<std::string>{"sfu_lat", "sfu_alu_lat", "alu_lat", "sfu_thru", "alu_thru",
                                      "issue_thru"}));
  const auto unknown = fit({of_loop("LDG.32; FADD x8"), *model_from("bound"), {"sfu_lat"}, {}});
  ASSERT_FALSE(unknown);
  EXPECT_THAT(to_line(unknown.error()), HasSubstr("sfu_lat"));
}

// Little's law: 416 cycles × 0.0815 loads a cycle at α = 8; 0.5 adds are 416 × 0.5/8 at most.
TEST(MeasuredLoop, SaysWarpsNeeded) {
  Scenario scenario = of_loop("LDG.32; FADD x8");
  const MeasuredSetPtr stated = set_of(scenario, "alpha,warps needed\n8,30\n");
  const auto cases = needed_cases(scenario, *stated);
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].measured, 30);
  EXPECT_EQ(cases[0].scenario.target, 1);
  EXPECT_EQ(needed_by(cases[0], *model_from("bound")), std::ceil(416 * 0.0815));
  EXPECT_FALSE(is_fitted(cases[0], *model_from("saturation")));
  scenario.target = 0.5;
  EXPECT_EQ(needed_by(needed_cases(scenario, *stated)[0], *model_from("bound")),
            std::ceil(416 * 0.0815 / 2));
  // Throughputs that no longer rise: 0.9 × 0.08 is reached half-way from 30 to 34 warps.
  const MeasuredSetPtr flat =
      set_of(scenario, "alpha,warps,iterations\n8,30,0.068\n8,34,0.076\n8,40,0.08\n8,64,0.08\n");
  const auto read = needed_cases(scenario, *flat);
  ASSERT_EQ(read.size(), 1U);
  EXPECT_NEAR(read[0].measured, 32, 1e-9);
  EXPECT_EQ(read[0].scenario.target, 0.9);
}

} // namespace
} // namespace loom
