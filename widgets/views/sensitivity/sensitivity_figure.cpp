#include "widgets/views/sensitivity/sensitivity_figure.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "widgets/style/tr.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double nothing = 1e-9; ///< of the base: a swing that rounding makes

/// Four digits: at three a change by a few per cent would be rounded away.
QString digits(double value) { return QString::fromStdString(significant(value, 4)); }

/// A result as a panel shows it.
struct Shown {
  QString title, name, unit;
  double base;
  double (*swing)(const Sensitivity&, const SensitivityRow&);
  double SensitivityRow::*low;
  double SensitivityRow::*high;
  double factor;
};

TornadoDrawing draw(const Sensitivity& all, const Shown& shown) {
  std::vector<SensitivityRow> rows = all.rows;
  std::ranges::stable_sort(rows, std::ranges::greater{},
                           [&](const SensitivityRow& row) { return shown.swing(all, row); });
  TornadoDrawing drawing;
  Panel& panel = drawing.panel;
  panel.kind = PanelKind::tornado;
  panel.tornado_base = shown.base * shown.factor;
  double least = panel.tornado_base, most = least;
  for (const SensitivityRow& row : rows) {
    const ParameterInfo& info = *find_parameter(row.id);
    if (shown.swing(all, row) <= nothing * shown.base) {
      drawing.inert.push_back(row.id);
      continue;
    }
    const Swing swing{.id = row.id,
                      .label = symbol_of(info).toStdString(),
                      .low = row.*shown.low * shown.factor,
                      .high = row.*shown.high * shown.factor,
                      .low_label = significant(row.low, 4),
                      .high_label = significant(row.high, 4)};
    least = std::min({least, swing.low, swing.high});
    most = std::max({most, swing.low, swing.high});
    const QString unit = to_qstring(info.unit);
    drawing.readings.push_back(tr("%1 %2 to %3%4\n%5 %6 to %7 %8, now %9")
                                   .arg(symbol_of(info), QString::fromStdString(swing.low_label),
                                        QString::fromStdString(swing.high_label),
                                        unit.isEmpty() ? QString() : QLatin1Char(' ') + unit,
                                        shown.name, digits(swing.low), digits(swing.high),
                                        shown.unit, digits(panel.tornado_base)));
    panel.swings.push_back(swing);
  }
  // Room beside the bars for what stands at their ends.
  const double room = std::max(0.5 * (most - least), 1e-6 * std::max(most, 1e-12));
  panel.title = tr("%1: now %2").arg(shown.title, digits(panel.tornado_base)).toStdString();
  panel.x = {.label = shown.name.toStdString(),
             .unit = shown.unit.toStdString(),
             .kind = AxisKind::linear,
             .min = least - room,
             .max = most + room};
  return drawing;
}

} // namespace

TornadoDrawing draw_needed(const Scenario& scenario, const Sensitivity& all) {
  const OccupancyScale scale = occupancy_scale(scenario);
  return draw(all, {tr("Warps needed"), tr("warps needed"), scale.unit, all.needed, needed_swing,
                    &SensitivityRow::needed_low, &SensitivityRow::needed_high, scale.factor});
}

TornadoDrawing draw_throughput(const Scenario& scenario, const Sensitivity& all) {
  // Units that count something else change with α itself: IPC/SM compares like with like.
  Scenario plain = scenario;
  plain.view.throughput_unit = ThroughputUnit::other_ipc;
  const ThroughputScale scale = throughput_scale(plain, plain.alpha);
  return draw(all,
              {tr("Throughput"), scale.quantity, scale.unit, all.throughput, throughput_swing,
               &SensitivityRow::throughput_low, &SensitivityRow::throughput_high, scale.factor});
}

Figure sensitivity_figure(const Scenario& scenario, const Sensitivity& all,
                          const SensitivityOptions& options) {
  Figure figure;
  figure.id = "sensitivity";
  figure.title = (options.own_ranges ? tr("What ± %1 %, or a source's own range, of each parameter "
                                          "does on %2")
                                     : tr("What ± %1 % of each parameter does on %2"))
                     .arg(number(100 * options.by), QString::fromStdString(scenario.gpu->name))
                     .toStdString();
  figure.caption = tr("%1; %2, %3 warps/SM")
                       .arg(parameter_words(scenario), alpha_words(scenario.alpha))
                       .arg(scenario.warps)
                       .toStdString();
  add_numbers(figure, scenario);
  note_statuses(figure);
  figure.columns = 2;
  figure.panels = {draw_needed(scenario, all).panel, draw_throughput(scenario, all).panel};
  return figure;
}

} // namespace loom
