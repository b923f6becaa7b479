// Derivations: worked by hand for the GTX 980, and equal to the models for every GPU and mix.

#include "core/access/memory_run.h"
#include "core/scenario/launch.h"
#include "core/scenario/parameters.h"
#include "core/trace/write.h"
#include "core/why/explain.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

namespace loom::why {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Every GPU of the catalogue.
std::vector<GpuPtr> gpus() {
  std::vector<GpuPtr> all;
  for (const std::string& id : catalogue().ids())
    all.push_back(*catalogue().find(id));
  return all;
}

Scenario on(const char* gpu, double alpha, int warps, Mix mix = Mix::global) {
  Scenario scenario = default_scenario(*catalogue().find(gpu));
  scenario.mix = mix;
  scenario.alpha = alpha;
  scenario.warps = warps;
  return scenario;
}

std::string text_of(const Scenario& scenario, const char* id) {
  const auto quantity = explain(scenario, id);
  return quantity ? as_text(*quantity) : quantity.error().detail.english();
}

// mem_lat 368, alu_lat 6, mem_thru 0.0815, alu_thru = issue_thru = 4 (thesis, §4.3).
TEST(Why, TheLatencyOfAGroupByHand) {
  const std::string text = text_of(on("gtx980", 49, 32), "latency_cycles");
  EXPECT_THAT(text, HasSubstr("L = mem_lat + α·alu_lat = 368 + 49·6 = 662 cycles\n"));
  EXPECT_THAT(text, HasSubstr("where α ≥ 1\n"));
  EXPECT_THAT(text, HasSubstr("§4.1"));
  EXPECT_THAT(text, HasSubstr("mem_lat = 368 cycles\n"));
  EXPECT_THAT(text, HasSubstr("published: V. Volkov"));
}

TEST(Why, BelowOneAddPerLoadTheGroupHasMoreLoads) {
  // (1 − 0.5)·368 + 0.5·368 + 0.5·6 = 371
  EXPECT_THAT(text_of(on("gtx980", 0.5, 32), "latency_cycles"),
              HasSubstr("L = (1 − α)·mem_lat + α·mem_lat + α·alu_lat = "
                        "(1 − 0.5)·368 + 0.5·368 + 0.5·6 = 371 cycles\n"));
}

TEST(Why, ThroughputIsTheLeastOfFour) {
  const std::string text = text_of(on("gtx980", 49, 32), "throughput");
  // 32·1/662 = 0.0483384; min(0.0815, 4/49, 4/50) = 0.08
  EXPECT_THAT(text, HasSubstr("B_latency = n·K/L = 32·1/662 = 0.0483384 IPC/SM\n"));
  EXPECT_THAT(text, HasSubstr("P = min(mem_thru, alu_thru/α, issue_thru/(α + c)) = "
                              "min(0.0815, 4/49, 4/(49 + 1)) = 0.08 IPC/SM\n"));
  EXPECT_THAT(text, HasSubstr("T = min(B_latency, P) = min(0.0483384, 0.08) = 0.0483384 IPC/SM\n"));
}

TEST(Why, LatexIsAFormulaWithItsSources) {
  const auto quantity = explain(on("gtx980", 49, 32), "warps_needed");
  ASSERT_TRUE(quantity);
  const std::string latex = as_latex(*quantity);
  EXPECT_THAT(latex,
              HasSubstr("n_{\\mathrm{needed}} &= \\frac{\\mathit{target} \\cdot L \\cdot P}{K} = "
                        "\\frac{1 \\cdot 662 \\cdot 0.08}{1} = 52.96~\\text{warps/SM}"));
  EXPECT_THAT(latex, HasSubstr("\\frac{\\mathit{issue\\_thru}}{\\alpha + c}"));
  EXPECT_THAT(latex, Not(HasSubstr("α")));
  EXPECT_THAT(latex, Not(HasSubstr("§")));
}

TEST(Why, AnOverrideSaysWhatItReplaces) {
  const Scenario scenario = *with(on("gtx980", 49, 32), "mem_lat", 500);
  const std::string text = text_of(scenario, "latency_cycles");
  EXPECT_THAT(text, HasSubstr("500 + 49·6 = 794 cycles"));
  EXPECT_THAT(text, HasSubstr("entered by hand\n"));
  EXPECT_THAT(text, HasSubstr("instead of 368 ("));
}

TEST(Why, WhatIsMissingIsNamed) {
  const auto none = explain(on("gtx980", 49, 32), "warp_needed");
  ASSERT_FALSE(none);
  EXPECT_THAT(none.error().detail.english(), HasSubstr("warps_needed"));
}

TEST(Why, DerivedAndAssumedInputsAreFound) {
  for (const GpuPtr& gpu : gpus()) {
    const Scenario scenario = on(gpu->id.c_str(), 8, 16);
    const auto latency = explain(scenario, "latency_cycles");
    if (!latency)
      continue;
    const Fact* fact = gpu->facts.find(FactKey::mem_lat);
    const bool unsure = fact->status == FactStatus::derived || fact->status == FactStatus::assumed;
    EXPECT_EQ(find(unsure_inputs(*latency), "mem_lat") != nullptr, unsure) << gpu->id;
  }
}

/// Every scenario that the checks below go through.
template <class Check> void everywhere(Check check) {
  for (const GpuPtr& gpu : gpus())
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 0.3, 1.0, 8.0, 49.0, 1e4, inf})
        for (const int ilp : {1, 3}) {
          Scenario scenario = on(gpu->id.c_str(), alpha, 24, mix);
          scenario.ilp = ilp;
          scenario.target = ilp == 1 ? 1 : 0.9;
          scenario.launch.grid = 1000;
          check(scenario, gpu->id + " mix " + std::to_string(static_cast<int>(mix)) + " alpha " +
                              std::to_string(alpha));
        }
}

TEST(Why, EveryFormulaGivesItsValueAndEveryNumberItsSource) {
  int seen = 0;
  everywhere([&](const Scenario& scenario, const std::string& where) {
    std::set<std::string> ids;
    for (const Section& section : explain(scenario))
      for (const QuantityPtr& quantity : section.quantities) {
        ++seen;
        EXPECT_TRUE(ids.insert(quantity->id).second) << where << ' ' << quantity->id;
        EXPECT_FALSE(std::isnan(quantity->value)) << where << ' ' << quantity->id;
        EXPECT_TRUE(quantity->formula || !quantity->method.empty() || quantity->status)
            << where << ' ' << quantity->id;
        for (const QuantityPtr& input : chain(quantity)) {
          if (input->formula) {
            EXPECT_EQ(input->formula->value(), input->value) << where << ' ' << input->id;
          }
          EXPECT_FALSE(input->name.empty() || input->symbol.empty()) << where << ' ' << input->id;
          EXPECT_FALSE(input->source.empty() && input->method.empty()) << where << ' ' << input->id;
        }
        EXPECT_THAT(as_text(quantity), HasSubstr(quantity->symbol + " = ")) << where;
      }
  });
  EXPECT_GT(seen, 10000);
}

/// The value explained, NaN where it is not.
double value(const Scenario& scenario, const char* id) {
  const auto quantity = explain(scenario, id);
  return quantity ? (*quantity)->value : std::nan("");
}

TEST(Why, TheLaunchIsThatOfTheOccupancy) {
  for (const GpuPtr& gpu : gpus())
    for (const int threads : {32, 96, 128, 256, 1000})
      for (const int registers : {16, 32, 85, 168, 255})
        for (const int shared : {0, 5000, 40000}) {
          Scenario scenario = on(gpu->id.c_str(), 8, 16);
          scenario.launch = {
              .config = {.threads = threads, .registers = registers, .shared = shared},
              .grid = 777};
          const auto limits = limits_of(*gpu);
          const std::string where = gpu->id + " " + std::to_string(threads) + " " +
                                    std::to_string(registers) + " " + std::to_string(shared);
          if (!limits || !check(**limits, scenario.launch.config)) {
            EXPECT_TRUE(std::isnan(value(scenario, "blocks_per_sm"))) << where;
            continue;
          }
          const Occupancy o = occupancy(**limits, scenario.launch.config);
          EXPECT_EQ(value(scenario, "blocks_per_sm"), o.blocks) << where;
          EXPECT_EQ(value(scenario, "launch_warps"), o.warps) << where;
          EXPECT_EQ(value(scenario, "launch_occupancy"), o.occupancy) << where;
          EXPECT_EQ(value(scenario, "blocks_by_registers"),
                    *o.limits[static_cast<std::size_t>(Limiter::registers)])
              << where;
          if (const auto worth = launch_worth(scenario); worth && worth->waves) {
            EXPECT_EQ(value(scenario, "waves"), static_cast<double>(worth->waves->waves)) << where;
            EXPECT_EQ(value(scenario, "tail_efficiency"), worth->waves->tail_efficiency) << where;
            EXPECT_EQ(value(scenario, "last_fill"), worth->waves->last_fill) << where;
          }
        }
}

TEST(Why, AccessesAndDivergence) {
  Scenario scenario = on("gtx980", 8, 16);
  scenario.global_access.pattern.stride = 2;
  scenario.shared_access.pattern.stride = 4;
  // 32 words of stride 2: half of the bytes moved are used (thesis §2.5); stride 4 on 32 banks
  // conflicts 4 ways (§2.6).
  EXPECT_EQ(value(scenario, "coalescing_efficiency"), 0.5);
  EXPECT_EQ(value(scenario, "conflict_degree"), 4);
  EXPECT_EQ(value(scenario, "conflict_ways"), 4);
  EXPECT_EQ(value(scenario, "conflict_throughput"),
            run_banks(*scenario.gpu, scenario.shared_access)->loads_per_cycle);
  EXPECT_GT(value(scenario, "simd_efficiency"), 0);
  EXPECT_LE(value(scenario, "simd_efficiency"), 1);
}

} // namespace
} // namespace loom::why
