// The GPU that a listing is scheduled for, and numbers that it lacks: nothing is assumed in
// silence.

#include "core/code/code_verdict.h"
#include "core/sass/gpu_choice.h"
#include "core/scenario/sass_json.h"
#include "core/why/section.h"
#include "tests/core/gpu/filed.h"
#include "tests/core/sass/sass_listings.h"
#include "tests/shared.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace loom::sass {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

constexpr auto chase_file = "resources/listings/listings_sm_86.sass";

Listing only(const char* file, const char* function) {
  Listing listing;
  listing.functions.push_back(function_named(source_listing(file), function));
  return listing;
}

nlohmann::json json_of(const Listing& listing, const GpuPtr& on) {
  return nlohmann::json::parse(sass_json(listing, [&](const Function&) { return on; }));
}

TEST(SassGpu, IsOfTheArchitectureWhereOneHasNumbers) {
  for (const auto& [arch, id] : {std::pair{"sm_52", "gtx980"},
                                 {"sm_60", "p100"},
                                 {"sm_70", "v100"},
                                 {"sm_75", "t4"},
                                 {"sm_80", "a100"},
                                 {"sm_89", "rtx4090"},
                                 {"sm_90a", "h100"}}) {
    const GpuChoice choice = gpu_for(arch, catalogue());
    EXPECT_EQ(choice.gpu->id, id) << arch;
    EXPECT_TRUE(choice.warning.empty()) << arch;
  }
}

TEST(SassGpu, IsNeverOfAnotherArchitectureAndNamesTheNearest) {
  // The small Fermi is in the catalogue without latencies, sm_101 is not.
  const GpuChoice fermi = gpu_for("sm_21", catalogue());
  EXPECT_EQ(fermi.gpu->compute_capability, "2.1");
  EXPECT_THAT(fermi.warning.english(), AllOf(HasSubstr("no GPU of sm_21 has the numbers"),
                                             HasSubstr("GTX 480"), HasSubstr("2.0")));
  const GpuChoice thor = gpu_for("sm_101", catalogue());
  EXPECT_EQ(thor.gpu->id, "");
  EXPECT_THAT(thor.warning.english(),
              AllOf(HasSubstr("no GPU of sm_101 is in the catalogue"), HasSubstr("B200")));
  // Where no GPU of an architecture has numbers of its own, the first that has them by rule.
  EXPECT_EQ(gpu_for("sm_86", catalogue()).gpu->id, "rtx3080-10gb");
  EXPECT_EQ(gpu_for("sm_100", catalogue()).gpu->id, "b200");
  const GpuChoice nothing = gpu_for("", catalogue());
  EXPECT_EQ(nothing.gpu->id, "");
  EXPECT_THAT(nothing.warning.english(), HasSubstr("does not say its architecture"));
  for (const FactInfo& each : fact_table())
    EXPECT_FALSE(nothing.gpu->facts.value(each.key));
}

TEST(SassGpu, NoArchitectureIsScheduledForAnotherOrWithoutAWord) {
  for (int number = 30; number < 140; ++number) {
    const GpuChoice choice = gpu_for("sm_" + std::to_string(number), catalogue());
    ASSERT_TRUE(choice.gpu) << number;
    EXPECT_EQ(choice.gpu->compute_capability,
              std::to_string(number / 10) + '.' + std::to_string(number % 10));
    bool numbers = true;
    for (const FactKey key : {FactKey::alu_lat, FactKey::issue_thru, FactKey::schedulers})
      numbers = numbers && choice.gpu->facts.value(key).has_value();
    EXPECT_EQ(choice.warning.empty(), numbers) << number << ' ' << choice.warning.english();
  }
}

/// A GPU as its file alone has it, without what its architecture has.
GpuPtr alone(const GpuPtr& gpu) {
  GpuSpec spec = *filed(gpu);
  spec.architectures = {};
  return std::make_shared<const GpuSpec>(std::move(spec));
}

/// The file of the RTX 3080 has schedulers and units, and no latency and no rate.
TEST(SassGpu, WhatAGpuLacksIsNamedAndTheRestIsComputed) {
  const Listing chase = only(chase_file, "chase");
  const GpuPtr gpu = alone(*catalogue().find("rtx3080-10gb"));
  const auto loop = json_of(chase, gpu)["functions"][0]["loops"][0];
  EXPECT_TRUE(loop["latency_cycles"].is_null());
  EXPECT_TRUE(loop["critical_path_cycles"].is_null());
  EXPECT_TRUE(loop["recurrence_cycles"].is_null());
  EXPECT_TRUE(loop["warps_needed"].is_null());
  EXPECT_EQ(loop["latency_at_least_cycles"], 31); // 30 stall cycles, and the load leaves its port
  EXPECT_THAT(loop["missing"].get<std::vector<std::string>>(), ElementsAre("alu_lat", "mem_lat"));
  EXPECT_TRUE(loop["iterations_per_cycle_per_sm"].is_null());
  EXPECT_TRUE(loop["limit"].is_null());
  EXPECT_EQ(loop["at_most"], true);
  EXPECT_THAT(loop["missing_rates"].get<std::vector<std::string>>(), testing::Contains("issue"));
  EXPECT_EQ(loop["issue_cycles"], 30);
  const std::string text = sass_text(chase, [&](const Function&) { return gpu; });
  EXPECT_THAT(text, HasSubstr("latency not known: " + gpu->name + " has no mem_lat"));
  EXPECT_THAT(text, HasSubstr("issue not known"));
  EXPECT_THAT(text, Not(HasSubstr("warps/SM")));
  for (const char* assumed : {"717", "500", "512"})
    EXPECT_THAT(text, Not(HasSubstr(std::string(" ") + assumed + " cycles"))) << assumed;
}

/// No number of a GPU enters an answer that the GPU does not have: with one taken away, each answer
/// is as it was, or a bound that says so.
TEST(SassGpu, EachNumberThatIsTakenAwayIsMissed) {
  const Listing chase = only(chase_file, "chase");
  const GpuPtr whole = alone(catalogue().find("h200").value());
  const Analysis full = analyze(chase.functions[0], *whole);
  ASSERT_TRUE(full.loops[0].uncertain.empty() && full.loops[0].missing.empty());
  for (const auto& [key, said] : {std::pair{FactKey::alu_lat, "alu_lat"},
                                  {FactKey::mem_lat, "mem_lat"},
                                  {FactKey::issue_thru, "issue not known"}}) {
    GpuSpec less = *whole;
    Facts facts;
    for (const FactInfo& each : fact_table())
      if (const Fact* fact = whole->facts.find(each.key); fact && each.key != key)
        facts.set(each.key, *fact);
    less.facts = facts;
    const Analysis without = analyze(chase.functions[0], less);
    const LoopSummary &a = full.loops[0], &b = without.loops[0];
    EXPECT_TRUE(b.latency_cycles == a.latency_cycles || !b.uncertain.empty());
    EXPECT_LE(b.latency_cycles, a.latency_cycles);
    EXPECT_TRUE(b.critical_path_cycles == a.critical_path_cycles || b.path_at_least);
    EXPECT_LE(b.critical_path_cycles, a.critical_path_cycles);
    const auto verdict = [&](const Analysis& analysis, const GpuSpec& gpu) {
      return code_verdict(CodeModel(chase.functions[0], analysis, gpu, {}), gpu, 0, {}).value();
    };
    const CodeVerdict before = verdict(full, *whole), now = verdict(without, less);
    EXPECT_TRUE(now.at.peak == before.at.peak || now.at_most);
    EXPECT_GE(now.at.peak, before.at.peak);
    EXPECT_THAT(sass_text(chase, [&](const Function&) { return std::make_shared<GpuSpec>(less); }),
                HasSubstr(said));
  }
}

/// The card, the derivation and the command line have one verdict.
TEST(SassGpu, TheWindowAndTheCommandLineSayTheSameOfALoop) {
  const Listing listing = source_listing("resources/listings/listings_sm_90.sass");
  const GpuPtr gpu = catalogue().find("h200").value();
  const Function& tiled = function_named(listing, "matmul_tiled");
  const Analysis analysis = analyze(tiled, *gpu);
  const auto loops = json_of(only("resources/listings/listings_sm_90.sass", "matmul_tiled"),
                             *catalogue().find("h200"))["functions"][0]["loops"];
  ASSERT_EQ(loops.size(), analysis.loops.size());
  for (std::size_t k = 0; k < loops.size(); ++k) {
    const why::Section section = why::explain_loop(tiled, analysis, k, gpu);
    for (const auto& [key, id] : {std::pair{"warps_needed", "loop_warps_needed"},
                                  {"iterations_per_cycle_per_sm", "loop_throughput"}}) {
      const why::QuantityPtr shown = find(section.quantities, id);
      ASSERT_TRUE(shown) << id;
      EXPECT_EQ(loops[k][key], shown->value) << id;
    }
    EXPECT_EQ(loops[k]["warps_needed"], loops[k]["loop"]["warps_needed"]);
    EXPECT_EQ(loops[k]["limit"], loops[k]["loop"]["peak_limit"]);
    ASSERT_EQ(loops[k]["models"].size(), 3U);
    EXPECT_EQ(loops[k]["models"][0]["throughput_per_cycle_per_sm"],
              loops[k]["loop"]["throughput_per_cycle_per_sm"]);
  }
}

} // namespace
} // namespace loom::sass
