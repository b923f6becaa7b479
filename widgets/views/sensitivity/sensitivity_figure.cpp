#include "widgets/views/sensitivity/sensitivity_figure.h"

#include "core/base/number.h"
#include "core/scenario/parameters.h"
#include "widgets/look/vendor_text.h"
#include "widgets/style/tr.h"
#include "widgets/texts/loop_text.h"
#include "widgets/texts/parameter_text.h"
#include "widgets/texts/statuses.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr std::size_t most_rows = 12; ///< of a loop, which may have dozens of numbers
constexpr double nothing = 1e-9;      ///< of the base: a swing that rounding makes

/// Four digits: at three a change by a few per cent would be rounded away.
QString digits(double value) { return QString::fromStdString(significant(value, 4)); }

/// What a row is called: "mem_lat"; of a loop "FFMA count" for "loop.2.count", "ILP".
QString row_name(const Scenario& scenario, const std::string& id) {
  if (const ParameterInfo* info = find_parameter(id.starts_with("loop.") ? id.substr(5) : id))
    return symbol_of(*info);
  QStringList words = QString::fromStdString(id).split(QLatin1Char('.'));
  if (words.size() == 1) // of gradual saturation
    return words.front();
  words.removeFirst();
  bool counted = false;
  if (const int item = words.front().toInt(&counted); counted && scenario.instruction_loop) {
    const auto& items = scenario.instruction_loop->items;
    if (item >= 1 && item <= static_cast<int>(items.size()))
      words.front() = QString::fromStdString(items[static_cast<std::size_t>(item) - 1].instruction);
    return words.join(QLatin1Char(' '));
  }
  // "LDG.32.latency.dram": the class has a point of its own.
  QString text = words.join(QLatin1Char('.'));
  for (const char* part : {".latency", ".use", ".across", ".l1", ".l2", ".dram"})
    text.replace(QLatin1String(part), QLatin1Char(' ') + QLatin1String(part).mid(1));
  return text.startsWith(QLatin1String("rate.")) ? QStringLiteral("rate ") + text.mid(5) : text;
}

/// A result as a panel shows it.
struct Shown {
  QString title, name, unit;
  double base;
  double (*swing)(const Sensitivity&, const SensitivityRow&);
  double SensitivityRow::*low;
  double SensitivityRow::*high;
  double factor;
};

TornadoDrawing draw(const Scenario& scenario, const Sensitivity& all, const Shown& shown) {
  std::vector<SensitivityRow> rows = all.rows;
  std::ranges::stable_sort(rows, std::ranges::greater{},
                           [&](const SensitivityRow& row) { return shown.swing(all, row); });
  TornadoDrawing drawing;
  Panel& panel = drawing.panel;
  panel.kind = PanelKind::tornado;
  panel.tornado_base = std::isfinite(shown.base) ? shown.base * shown.factor : 0;
  double least = panel.tornado_base, most = least;
  for (const SensitivityRow& row : rows) {
    const ParameterInfo* info = find_parameter(row.id);
    const QString name = row_name(scenario, row.id);
    if (!(shown.swing(all, row) > nothing * shown.base)) {
      drawing.inert.push_back(name.toStdString());
      continue;
    }
    if (scenario.instruction_loop && panel.swings.size() == most_rows)
      continue;
    const Swing swing{.id = row.id,
                      .label = name.toStdString(),
                      .low = row.*shown.low * shown.factor,
                      .high = row.*shown.high * shown.factor,
                      .low_label = significant(row.low, 4),
                      .high_label = significant(row.high, 4)};
    least = std::min({least, swing.low, swing.high});
    most = std::max({most, swing.low, swing.high});
    const QString unit = info ? in_vendor_words(info->unit) : QString();
    drawing.readings.push_back(tr("%1 %2 to %3%4\n%5 %6 to %7 %8, now %9")
                                   .arg(name, QString::fromStdString(swing.low_label),
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
  return draw(scenario, all,
              {tr("Warps needed"), tr("warps needed"), scale.unit, all.needed, needed_swing,
               &SensitivityRow::needed_low, &SensitivityRow::needed_high, scale.factor});
}

TornadoDrawing draw_throughput(const Scenario& scenario, const Sensitivity& all) {
  // Units that count something else change with α itself: IPC/SM compares like with like.
  Scenario plain = scenario;
  plain.view.throughput_unit = ThroughputUnit::other_ipc;
  const ThroughputScale scale = throughput_scale(plain, plain.alpha);
  return draw(scenario, all,
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
  if (scenario.instruction_loop) {
    figure.caption =
        tr("%1, %2 warps/SM").arg(loop_words(scenario)).arg(scenario.warps).toStdString();
  } else {
    figure.caption = tr("%1; %2, %3 warps/SM")
                         .arg(parameter_words(scenario), alpha_words(scenario.alpha))
                         .arg(scenario.warps)
                         .toStdString();
    add_numbers(figure, scenario);
    note_statuses(figure);
  }
  figure.columns = 2;
  figure.panels = {draw_needed(scenario, all).panel, draw_throughput(scenario, all).panel};
  return figure;
}

} // namespace loom
