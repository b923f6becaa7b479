// What the views' figures and tables draw is what the derivations say.

#include "core/base/number.h"
#include "core/study/sensitivity.h"
#include "core/why/explain.h"
#include "tests/widgets/why/why_scenarios.h"
#include "widgets/figures/shared/source_figure.h"
#include "widgets/texts/words.h"
#include "widgets/views/accuracy/model_errors.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/history/wall_chart.h"
#include "widgets/views/models/models_figure.h"
#include "widgets/views/sensitivity/sensitivity_figure.h"
#include "widgets/views/view.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(WhyFigures, TheTornadoIsExplained) {
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

TEST(WhyFigures, TheCuspsMarkIsExplained) {
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

TEST(WhyFigures, TheModelsTableIsExplained) {
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
            row.residual
                ? why::explain_residual(scenario, model, *row.residual)
                : why::explain_difference(
                      model, *quantity, rows.reference,
                      *why::explain(scenario, why::model_quantity(rows.reference, needed)));
        ASSERT_TRUE(difference);
        ++differences;
        EXPECT_NEAR(100 * difference->value, *row.difference, 1e-9);
      }
    }
  }
  EXPECT_GT(values, 500);
  EXPECT_GT(differences, 500);
}

TEST(WhyFigures, TheHistoryIsExplained) {
  const std::vector<GpuPtr> gpus = built_in_gpus(catalogue());
  const HistoryDrawing wall = draw_wall(gpus, {}, {});
  EXPECT_GT(wall.readings.size(), 50U);
  for (const Reading& reading : wall.readings) {
    const why::Section of = why::explain_history(*catalogue().find(reading.gpu), "gpu.");
    const why::QuantityPtr ratio = why::find(of.quantities, "gpu.wall_ratio");
    ASSERT_TRUE(ratio) << reading.gpu;
    EXPECT_EQ(ratio->value, reading.from.y) << reading.gpu;
  }
  const auto fit = fit_wall(wall_points(gpus));
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
