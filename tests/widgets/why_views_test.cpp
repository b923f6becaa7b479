// 100 % of what the views show has a derivation: each view names its numbers, and each of them is
// what the models or the view's own figure say.

#include "core/base/number.h"
#include "core/model/latency_roof.h"
#include "core/scenario/advice.h"
#include "core/scenario/divergence_run.h"
#include "core/scenario/launch.h"
#include "core/scenario/memory_run.h"
#include "core/scenario/models.h"
#include "core/scenario/sensitivity.h"
#include "core/why/explain.h"
#include "gpus/embedded.h"
#include "widgets/figure/source_figure.h"
#include "widgets/figure/words.h"
#include "widgets/shell/sentence.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/divergence/divergence_words.h"
#include "widgets/views/history/roofline_chart.h"
#include "widgets/views/history/wall_chart.h"
#include "widgets/views/history/warps_chart.h"
#include "widgets/views/models/models_figure.h"
#include "widgets/views/occupancy/occupancy_run.h"
#include "widgets/views/sensitivity/sensitivity_figure.h"
#include "widgets/views/sm/sm_structure.h"
#include "widgets/views/view.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace loom {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

Catalogue& catalogue() {
  static Catalogue all(embedded_gpu_files());
  return all;
}

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
  if (!run || !run->impossible.empty())
    return;
  shown["launch_occupancy"] = run->occupancy.occupancy;
  shown["blocks_per_sm"] = run->occupancy.blocks;
  shown["launch_warps"] = run->occupancy.warps;
  shown["blocks_by_registers"] =
      *run->occupancy.limits[static_cast<std::size_t>(Limiter::registers)];
  for (const LaunchResource resource :
       {LaunchResource::threads, LaunchResource::registers, LaunchResource::shared}) {
    const std::string id(to_string(resource));
    const NearestChanges& nearest = run->changes_of(resource);
    if (nearest.gains)
      shown[id + ".gains"] = nearest.gains->value;
    if (nearest.loses)
      shown[id + ".loses"] = nearest.loses->value;
  }
  if (run->waves) {
    shown["waves"] = static_cast<double>(run->waves->waves);
    shown["tail_efficiency"] = run->waves->tail_efficiency;
    shown["last_fill"] = run->waves->last_fill;
  }
  if (run->worth) {
    shown["with_launch.fraction_of_peak"] = run->worth->fraction_of_peak;
    shown["with_full_sm.fraction_of_peak"] = run->worth->full_fraction;
    shown["with_launch.ilp_needed"] = run->worth->ilp_needed;
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
  if (const auto run = run_banks(*scenario.gpu, scenario.shared_access)) {
    shown["conflict_ways"] = run->ways;
    shown["conflict_degree"] = run->result.degree;
    shown["bank_passes"] = static_cast<double>(run->result.passes.size());
    shown["plain_passes"] = static_cast<double>(run->result.passes.size()) / run->ways;
    shown["broadcasts"] = run->result.broadcasts;
    shown["banks"] = run->rules.banks;
    int used = 0, most = 0;
    for (const int fetches : run->result.accesses_per_bank) {
      used += fetches > 0;
      most = std::max(most, fetches);
    }
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
  if (const auto ratio = bytes_per_core_cycle(gpu->facts))
    shown["gpu.wall_ratio"] = *ratio;
  static const std::vector<GpuWarps> history = warps_by_gpu(catalogue());
  for (const GpuWarps& of : history)
    if (of.gpu->id == gpu->id) {
      shown["gpu.warps_at_zero"] = of.memory;
      shown["gpu.warps_at_infinity"] = of.arithmetic;
      shown["gpu.warps_ratio"] = of.model_ratio();
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

std::vector<Scenario> scenarios() {
  std::vector<Scenario> all;
  for (const char* gpu : {"8800gtx", "gtx480", "gtx980", "v100", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 0.5, 8.0, 48.0, 1e4, infinity}) {
        Scenario scenario = default_scenario(*catalogue().find(gpu));
        scenario.mix = mix;
        scenario.alpha = alpha;
        scenario.warps = mix == Mix::sfu ? 7 : 24;
        scenario.ilp = mix == Mix::shared ? 2 : 1;
        scenario.launch.grid = 1000;
        scenario.shared_access.pattern.stride = 3;
        scenario.global_access.pattern.stride = 2;
        all.push_back(scenario);
      }
  return all;
}

/// Views whose numbers come with a run, a listing, measurements: why_shown_test.cpp asks the views.
const std::set<std::string> with_own_sections{"accuracy", "kernel", "sass", "timeline"};

TEST(WhyViews, EveryViewNamesItsNumbersAndEachIsExplained) {
  std::map<std::string, int> compared;
  for (const Scenario& scenario : scenarios()) {
    const Shown shown = shown_of(scenario);
    for (const ViewInfo& info : view_registry())
      for (const QString& id : info.quantities) {
        const std::string name = id.toStdString();
        if (with_own_sections.contains(info.id.toStdString()) && !shown.contains(name))
          continue;
        if (name.starts_with("wall_"))
          continue; // of the history's fit: below
        const auto quantity = why::explain(scenario, name);
        const auto expected = shown.find(name);
        const std::string where = info.id.toStdString() + ' ' + scenario.gpu->id + " α " +
                                  std::to_string(scenario.alpha) + ' ' + name;
        EXPECT_EQ(quantity.has_value(), expected != shown.end()) << where;
        if (!quantity || expected == shown.end())
          continue;
        ++compared[name];
        const double off = (*quantity)->value - expected->second; // NaN where both are infinite
        EXPECT_TRUE((*quantity)->value == expected->second ||
                    std::abs(off) <= 1e-12 * std::abs(expected->second))
            << where << ": " << (*quantity)->value << ", shown " << expected->second;
        if ((*quantity)->formula) {
          EXPECT_EQ((*quantity)->formula->value(), (*quantity)->value) << where;
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

TEST(WhyViews, TheTornadoIsExplained) {
  for (const Scenario& scenario : scenarios()) {
    const auto all = sensitivity(scenario);
    if (!all)
      continue;
    Scenario plain = scenario;
    plain.view.throughput_unit = ThroughputUnit::other_ipc;
    for (const bool needed : {true, false}) {
      const std::string number = needed ? "warps_needed" : "throughput";
      const Panel panel =
          needed ? draw_needed(plain, *all).panel : draw_throughput(plain, *all).panel;
      EXPECT_NEAR((*why::explain(scenario, number))->value, panel.tornado_base,
                  1e-12 * panel.tornado_base);
      for (const Swing& swing : panel.swings) {
        const auto low = why::explain(scenario, swing.id + ".low." + number);
        const auto high = why::explain(scenario, swing.id + ".high." + number);
        ASSERT_TRUE(low && high) << swing.id;
        EXPECT_NEAR((*low)->value, swing.low, 1e-12 * swing.low) << swing.id;
        EXPECT_NEAR((*high)->value, swing.high, 1e-12 * swing.high) << swing.id;
      }
    }
  }
}

TEST(WhyViews, TheCuspsMarkIsExplained) {
  int marks = 0;
  for (const Scenario& scenario : scenarios()) {
    const auto snapshot = snapshot_of(scenario, catalogue());
    if (!snapshot || !(*snapshot)->results)
      continue;
    const Panel panel = cusp_panel(**snapshot);
    for (const Mark& mark : panel.marks)
      if (mark.kind == MarkKind::cusp) {
        ++marks;
        const double alpha = (*why::explain(scenario, "cusp_alpha"))->value;
        EXPECT_NEAR(mark.at.x, alpha_place(panel.x, alpha), 1e-9 * mark.at.x);
        EXPECT_NEAR(mark.at.y, (*why::explain(scenario, "cusp_warps"))->value, 1e-9 * mark.at.y);
      }
  }
  EXPECT_GT(marks, 10);
}

TEST(WhyViews, TheModelsTableIsExplained) {
  int values = 0, differences = 0;
  for (const Scenario& scenario : scenarios()) {
    const auto snapshot = snapshot_of(scenario, catalogue());
    if (!snapshot || !(*snapshot)->results)
      continue;
    ModelErrors errors;
    errors.update(**snapshot);
    for (const ModelsChart chart : {ModelsChart::over_warps, ModelsChart::needed}) {
      const ModelRows rows = model_rows(**snapshot, {.chart = chart}, errors);
      const bool needed = chart == ModelsChart::needed;
      const double factor = needed ? occupancy_scale(scenario).factor
                                   : throughput_scale(scenario, scenario.alpha).factor;
      for (std::size_t model = 0; model < model_count; ++model) {
        const ModelRow& row = rows.rows[model];
        if (!row.value)
          continue;
        const auto quantity = why::explain(scenario, why::model_quantity(model, needed));
        ASSERT_TRUE(quantity) << why::model_quantity(model, needed);
        ++values;
        EXPECT_NEAR((*quantity)->value * factor, *row.value, 1e-12 * *row.value);
        if (!row.difference)
          continue;
        const why::QuantityPtr difference =
            row.residual ? why::explain_residual(scenario, model, *row.residual)
                         : why::explain_difference(scenario, model, rows.reference, needed);
        ASSERT_TRUE(difference);
        ++differences;
        EXPECT_NEAR(100 * difference->value, *row.difference, 1e-9);
      }
    }
  }
  EXPECT_GT(values, 500);
  EXPECT_GT(differences, 500);
}

TEST(WhyViews, TheHistoryIsExplained) {
  const std::vector<GpuPtr> gpus = built_in_gpus(catalogue());
  const HistoryDrawing wall = draw_wall(gpus, {}, {});
  EXPECT_GT(wall.readings.size(), 50U);
  for (const Reading& reading : wall.readings) {
    const why::Section of = why::explain_history(*catalogue().find(reading.gpu), "gpu.");
    const why::QuantityPtr ratio = why::find(of.quantities, "gpu.wall_ratio");
    ASSERT_TRUE(ratio) << reading.gpu;
    EXPECT_EQ(ratio->value, reading.from.y) << reading.gpu;
  }
  const auto fit = fit_wall(wall_points(wall_gpus(gpus, {})));
  ASSERT_TRUE(fit);
  const why::Section section = why::explain_wall(gpus, *fit);
  for (const ViewInfo& info : view_registry())
    if (info.id == QLatin1String("history"))
      for (const QString& id : info.quantities)
        if (id.startsWith(QLatin1String("wall_"))) {
          const why::QuantityPtr quantity = why::find(section.quantities, id.toStdString());
          ASSERT_TRUE(quantity) << id.toStdString();
          // As the sentence under the chart has it.
          EXPECT_TRUE(
              wall.words.contains(QString::fromStdString(significant(quantity->value, 4))) ||
              wall.words.contains(number(quantity->value)))
              << id.toStdString() << ": " << wall.words.toStdString();
        }
}

} // namespace
} // namespace loom
