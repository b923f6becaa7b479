#include "widgets/views/models/models_figure.h"

#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"
#include "widgets/views/comparison.h"
#include "widgets/views/throughput/measured_curves.h"

#include <cmath>

namespace loom {
namespace {

std::string percent(const std::optional<double>& value, bool sign) {
  if (!value || !std::isfinite(*value))
    return "–";
  const QString text = number(std::abs(*value)) + QStringLiteral(" %");
  return (!sign || *value == 0 ? text
                               : (*value < 0 ? QStringLiteral("−") : QStringLiteral("+")) + text)
      .toStdString();
}

} // namespace

QString models_chart_name(ModelsChart chart) {
  return chart == ModelsChart::over_warps   ? tr("Against warps")
         : chart == ModelsChart::over_alpha ? tr("Against α")
                                            : tr("Warps needed");
}

ModelsChoice choice_of(const ModelsPart& part) {
  ModelsChoice choice{.chart = part.chart, .selected = part.selected.value_or(0)};
  if (part.shown)
    choice.shown = *part.shown;
  return choice;
}

Figure models_description(const Snapshot& snapshot, const ModelsChoice& choice,
                          const ModelErrors& errors, const SimulatedThroughput* simulated) {
  const ResolvedScenario& scenario = snapshot.scenario();
  Figure figure;
  figure.id = "models";
  const QString gpu = QString::fromStdString(scenario.gpu->name);
  figure.title = (scenario.instruction_loop
                      ? tr("Models of a loop, %1, %2 warps/SM").arg(gpu).arg(scenario.warps)
                  : choice.chart == ModelsChart::over_warps
                      ? tr("Models of throughput against occupancy, %1, %2")
                            .arg(gpu, alpha_words(scenario.alpha))
                  : choice.chart == ModelsChart::over_alpha
                      ? tr("Models of throughput against arithmetic intensity, %1, %2 warps/SM")
                            .arg(gpu)
                            .arg(scenario.warps)
                      : tr("Warps needed by model, %1").arg(gpu))
                     .toStdString();
  figure.caption =
      tr("%1. %2.").arg(workload_words(scenario), citations(choice.shown)).toStdString();
  Snapshot alone = snapshot; // models of one scenario are compared here
  alone.compared.clear();
  note_measured(figure, alone,
                choice.chart == ModelsChart::over_warps   ? MeasuredAxes::over_warps
                : choice.chart == ModelsChart::over_alpha ? MeasuredAxes::over_alpha
                                                          : MeasuredAxes::needed);
  add_workload_numbers(figure, scenario);
  note_workload(figure, alone);
  for (const std::size_t model : choice.shown)
    figure.sources.emplace_back(model_table()[model].citation);
  add_model_table(figure, choice, model_rows(snapshot, choice, errors, simulated));
  return figure;
}

void add_model_table(Figure& figure, const ModelsChoice& choice, const ModelRows& rows) {
  Panel table{.kind = PanelKind::table};
  table.table.header = {tr("model").toStdString(), rows.value_header.toStdString(),
                        rows.difference_header.toStdString(), tr("mean error").toStdString(),
                        tr("what it leaves out").toStdString()};
  for (const std::size_t model : choice.shown) {
    const ModelRow& row = rows.rows[model];
    table.table.rows.push_back(
        {{model_name(model).toStdString()},
         {rows.value_words(model).toStdString()},
         {percent(row.difference, true)},
         {percent(row.mean_error, false)},
         {(row.lack.isEmpty() ? model_badges(model).join(QStringLiteral(", ")) : row.lack)
              .toStdString()}});
  }
  figure.panels.push_back(std::move(table));
  figure.footnotes.push_back(rows.difference_words.toStdString());
}

} // namespace loom
