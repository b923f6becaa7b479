// 100 % of what the views show has a derivation: each view names its numbers, and each of them is
// what the models or the view's own figure say.

#include "core/access/memory_run.h"
#include "core/divergence/divergence_run.h"
#include "core/scenario/advice.h"
#include "core/scenario/launch.h"
#include "core/scenario/models.h"
#include "core/scenario/occupancy_run.h"
#include "core/study/sensitivity.h"
#include "core/why/explain.h"
#include "tests/widgets/why/why_scenarios.h"
#include "widgets/views/history/warps_chart.h"
#include "widgets/views/view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

namespace loom {
namespace {

using Shown = std::map<std::string, double>;

void add_kernel(Shown& shown, const Scenario& scenario, const KernelModel& model) {
  const Evaluation e = evaluate(model, scenario.alpha, scenario.warps);
  const bool adds_only = std::isinf(scenario.alpha);
  const Advice advice = advise(scenario, model);
  shown["throughput"] = e.bounds.throughput();
  shown["latency_bound"] = e.bounds.latency;
  shown["issue_bound"] = e.bounds.issue;
  shown["peak"] = e.bounds.peak();
  shown["latency_cycles"] = e.latency_cycles;
  shown["warps_needed"] = warps_needed(model, scenario.alpha, scenario.target);
  shown["arithmetic_in_flight"] = e.arithmetic_in_flight;
  shown["arithmetic_ipc"] = e.arithmetic_ipc;
  shown["fraction_of_peak"] = advice.fraction_of_peak;
  shown["warps"] = scenario.warps;
  shown["ilp"] = scenario.ilp;
  shown["whole_warps_needed"] = std::ceil(shown["warps_needed"] * (1 - 1e-9));
  if (const auto most = max_warps(scenario))
    shown["part_needed"] = shown["warps_needed"] / *most;
  const double at = e.bounds.throughput();
  shown["issue_use"] = std::min(1.0, at / e.bounds.issue);
  if (!adds_only) {
    shown["other_bound"] = e.bounds.other;
    shown["other_in_flight"] = e.other_in_flight;
    shown["other_use"] = std::min(1.0, at / e.bounds.other);
  }
  if (scenario.alpha > 0) {
    shown["arithmetic_bound"] = e.bounds.arithmetic;
    shown["arithmetic_use"] = std::min(1.0, at / e.bounds.arithmetic);
    const double adds = adds_only ? 1 : scenario.alpha;
    shown["roof"] = adds * e.bounds.peak();
    shown["latency_roof"] = adds * e.bounds.latency;
    if (scenario.mix == Mix::global && scenario.access == "coalesced" && !adds_only)
      shown["flops_per_byte"] = scenario.alpha * 32 / 128;
  }
  const Cusp top = cusp(model);
  shown["warps_at_zero"] = top.warps_at_zero;
  shown["warps_at_infinity"] = top.warps_at_infinity;
  const auto point = [&](const std::string& alpha, const std::string& warps,
                         const std::optional<CuspPoint>& of) {
    if (!of)
      return;
    shown[alpha] = of->alpha;
    shown[warps] = of->warps;
  };
  point("cusp_alpha", "cusp_warps", top.cusp);
  point("alpha_with_arithmetic", "warps_with_arithmetic", top.with_arithmetic);
  point("alpha_with_issue", "warps_with_issue", top.with_issue);
}

void add_models(Shown& shown, const Scenario& scenario) {
  for (std::size_t model = 0; model < model_count; ++model) {
    const std::string id(model_table()[model].id);
    const auto run = ModelRun::make(scenario, model);
    if (!run || id == "bound" || id == "simulation")
      continue;
    std::string name = id;
    std::ranges::replace(name, '-', '_');
    if (const auto value = run->throughput(scenario.alpha, scenario.warps))
      shown[name + "_throughput"] = *value;
    if (const auto value = run->warps_needed(scenario.alpha, scenario.target))
      shown[name + "_warps_needed"] = *value;
  }
  if (const auto all = sensitivity(scenario))
    for (const SensitivityRow& row : all->rows) {
      shown[row.id + ".needed_swing"] = needed_swing(*all, row);
      shown[row.id + ".throughput_swing"] = throughput_swing(*all, row);
    }
}

void add_launch(Shown& shown, const Scenario& scenario) {
  const auto run = run_occupancy(scenario);
  if (!run || !run->impossible.detail.empty())
    return;
  shown["launch_occupancy"] = run->occupancy.occupancy;
  shown["blocks_per_sm"] = run->occupancy.blocks;
  shown["launch_warps"] = run->occupancy.warps;
  shown["registers_taken"] = run->occupancy.blocks * run->occupancy.registers_per_block;
  if (const int of_block = run->occupancy.shared_per_block; of_block > 0) {
    shown["shared_taken"] = run->occupancy.blocks * of_block;
    shown["carveout_enough"] = run->occupancy.carveout;
  }
  shown["blocks_by_registers"] =
      *run->occupancy.limits[static_cast<std::size_t>(Limiter::registers)];
  for (const LaunchResource resource :
       {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared}) {
    const std::string id(to_string(resource));
    const NearestChanges& nearest = run->changes_of(resource);
    if (nearest.gains) {
      shown[id + ".gains"] = nearest.gains->value;
      shown[id + ".gains.difference"] = nearest.gains->blocks - run->occupancy.blocks;
    }
    if (nearest.loses) {
      shown[id + ".loses"] = nearest.loses->value;
      shown[id + ".loses.difference"] = run->occupancy.blocks - nearest.loses->blocks;
    }
  }
  if (run->waves) {
    shown["waves"] = static_cast<double>(run->waves->waves);
    shown["tail_efficiency"] = run->waves->tail_efficiency;
    shown["last_fill"] = run->waves->last_fill;
  }
  if (run->worth) {
    shown["with_launch.fraction_of_peak"] = run->worth->evaluation.fraction_of_peak;
    shown["with_full_sm.fraction_of_peak"] = run->worth->full_fraction;
    shown["with_launch.ilp_needed"] = run->worth->ilp_needed.value();
    shown["with_launch.saturation_of_peak"] = run->worth->with_queues;
  }
}

void add_accesses(Shown& shown, const Scenario& scenario) {
  if (const auto run = run_coalescing(*scenario.gpu, scenario.global_access)) {
    shown["transactions"] = static_cast<double>(run->result.transactions.size());
    shown["lines"] = run->result.lines;
    shown["bytes_used"] = static_cast<double>(run->result.bytes_used);
    shown["bytes_moved"] = static_cast<double>(run->result.bytes_moved);
    shown["coalescing_efficiency"] = run->result.efficiency;
  }
  if (const auto facts = access_facts(*scenario.gpu, scenario.global_access)) {
    const auto lat = facts->value(FactKey::mem_lat), thru = facts->value(FactKey::mem_thru);
    if (lat && thru) {
      shown["global.mem_lat"] = *lat;
      shown["global.mem_thru"] = *thru;
      shown["global.warps"] = *lat * *thru;
    }
  }
  if (const auto run = run_banks(*scenario.gpu, scenario.shared_access)) {
    shown["conflict_ways"] = run->ways;
    shown["conflict_degree"] = run->result.degree;
    shown["bank_passes"] = static_cast<double>(run->result.passes.size());
    shown["plain_passes"] = static_cast<double>(run->result.passes.size()) / run->ways;
    shown["broadcasts"] = run->result.broadcasts;
    shown["banks"] = run->rules.banks;
    int used = 0, most = 0, least = 1 << 20;
    for (const int fetches : run->result.accesses_per_bank) {
      used += fetches > 0;
      most = std::max(most, fetches);
      least = fetches > 0 ? std::min(least, fetches) : least;
    }
    shown["least_bank_fetches"] = least;
    shown["banks_used"] = used;
    shown["bank_fetches"] = most;
    if (run->cycles)
      shown["conflict_cycles"] = *run->cycles;
    if (run->loads_per_cycle)
      shown["conflict_throughput"] = *run->loads_per_cycle;
  }
  if (const auto run = run_divergence(scenario.divergence)) {
    shown["simd_efficiency"] = run->trace.simd_efficiency();
    shown["simt_steps"] = static_cast<double>(run->trace.length());
    shown["mimd_steps"] = static_cast<double>(run->trace.mimd_steps());
  }
}

void add_gpu(Shown& shown, const Scenario& scenario) {
  const GpuPtr& gpu = scenario.gpu;
  for (const FactInfo& info : fact_table())
    if (const auto value = gpu->facts.value(info.key))
      shown["gpu." + std::string(info.name)] = *value;
  if (const auto partitions = gpu->facts.value(FactKey::partitions)) {
    shown["warps_of_partition"] = std::ceil(scenario.warps / *partitions);
    if (const auto most = max_warps(scenario))
      shown["gpu.max_warps.of_partition"] = std::ceil(*most / *partitions);
  }
  if (const auto ratio = bytes_per_core_cycle(gpu->facts))
    shown["gpu.wall_ratio"] = *ratio;
  static const std::vector<GpuWarps> history = warps_by_gpu(catalogue());
  for (const GpuWarps& of : history)
    if (of.gpu->id == gpu->id) {
      shown["gpu.warps_at_zero"] = of.memory;
      shown["gpu.warps_at_infinity"] = of.arithmetic;
      shown["gpu.warps_ratio"] = of.model_ratio();
      const auto ratio = [&](FactKey memory, FactKey arithmetic) {
        return *gpu->facts.value(memory) / *gpu->facts.value(arithmetic);
      };
      shown["gpu.latency_ratio"] = ratio(FactKey::mem_lat, FactKey::alu_lat);
      shown["gpu.throughput_ratio"] = ratio(FactKey::mem_thru, FactKey::alu_thru);
      shown["gpu.warps_ratio.factors"] = shown["gpu.latency_ratio"] * shown["gpu.throughput_ratio"];
      const Cusp top = cusp(*kernel_model(default_scenario(gpu)));
      if (top.cusp) {
        shown["gpu.cusp_alpha"] = top.cusp->alpha;
        shown["gpu.cusp_warps"] = top.cusp->warps;
      }
    }
}

/// What the models say that the views call, by id.
Shown shown_of(const Scenario& scenario) {
  Shown shown;
  if (const auto model = kernel_model(scenario)) {
    add_kernel(shown, scenario, *model);
    add_models(shown, scenario);
  }
  add_launch(shown, scenario);
  add_accesses(shown, scenario);
  add_gpu(shown, scenario);
  return shown;
}

/// Views whose numbers come with a run, a listing, measurements: why_shown_test.cpp asks the views.
const std::set<std::string> with_own_sections{"accuracy", "kernel", "profile", "sass", "timeline"};

TEST(WhyViews, EveryViewNamesItsNumbersAndEachIsExplained) {
  std::map<std::string, int> compared;
  for (const Scenario& scenario : scenarios()) {
    const Shown shown = shown_of(scenario);
    std::map<std::string, why::QuantityPtr> explained;
    for (const why::Section& section : why::explain(scenario))
      for (const why::QuantityPtr& quantity : section.quantities)
        for (const why::QuantityPtr& each : why::chain(quantity))
          explained.emplace(each->id, each);
    for (const ViewInfo& info : view_registry())
      for (const QString& id : info.quantities) {
        const std::string name = id.toStdString();
        if (with_own_sections.contains(info.id.toStdString()) && !shown.contains(name))
          continue;
        if (name.starts_with("wall_"))
          continue; // of the history's fit: below
        const auto place = explained.find(name);
        const why::QuantityPtr quantity = place == explained.end() ? nullptr : place->second;
        const auto expected = shown.find(name);
        const std::string where = info.id.toStdString() + ' ' + scenario.gpu->id + " α " +
                                  std::to_string(scenario.alpha) + ' ' + name;
        EXPECT_EQ(quantity != nullptr, expected != shown.end()) << where;
        if (!quantity || expected == shown.end())
          continue;
        ++compared[name];
        const double off = quantity->value - expected->second; // NaN where both are infinite
        EXPECT_TRUE(quantity->value == expected->second ||
                    std::abs(off) <= 1e-12 * std::abs(expected->second))
            << where << ": " << quantity->value << ", shown " << expected->second;
        if (quantity->formula) {
          EXPECT_EQ(quantity->formula->value(), quantity->value) << where;
        }
      }
  }
  for (const ViewInfo& info : view_registry()) {
    EXPECT_FALSE(info.quantities.isEmpty()) << info.id.toStdString();
    if (with_own_sections.contains(info.id.toStdString()))
      continue;
    for (const QString& id : info.quantities)
      if (!id.startsWith(QLatin1String("wall_"))) {
        EXPECT_GT(compared[id.toStdString()], 0)
            << info.id.toStdString() << ' ' << id.toStdString();
      }
  }
}

} // namespace
} // namespace loom
