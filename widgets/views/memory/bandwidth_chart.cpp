#include "core/base/number.h"
#include "core/why/memory_cost.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/memory/memory_chart_parts.h"

#include <algorithm>

namespace loom {
void draw_bandwidth(const MemorySketch& sketch) {
  Panel& panel = sketch.drawing.panel;
  panel.kind = PanelKind::bars;
  panel.x = {.kind = AxisKind::category};
  BarSeries peaks{.id = "in_theory", .label = tr("in theory").toStdString(), .role = Role::guide};
  BarSeries measured{.id = "measured", .label = tr("measured").toStdString(), .role = Role::memory};
  const BandwidthFacts facts = bandwidth_facts(sketch.request.chart);
  double top = 1;
  for (const GpuPtr& gpu : sketch.request.gpus) {
    const auto value = gpu->facts.value(facts.measured), peak = gpu->facts.value(facts.peak);
    if (!value || !peak)
      continue;
    const auto index = panel.x.categories.size();
    if (sketch.is_chosen(*gpu))
      panel.emphasis = index;
    panel.x.categories.push_back(gpu->name);
    peaks.heights.push_back(*peak);
    measured.heights.push_back(*value);
    top = std::max({top, *peak, *value});
    const QString share = tr("%1 %").arg(100 * *value / *peak, 0, 'f', 1);
    panel.bar_notes.push_back(share.toStdString());
    sketch.cite(*gpu, facts.measured);
    sketch.cite(*gpu, facts.peak);
    const Point at{static_cast<double>(index), *value};
    const auto said = [](double number) { return QString::fromStdString(significant(number, 5)); };
    sketch.drawing.readings.push_back(
        {gpu->id, at, at,
         tr("%1: %2 GB/s measured of %3 GB/s in theory, %4\n%5\nin theory, %6")
             .arg(QString::fromStdString(gpu->name), said(*value), said(*peak), share,
                  fact_provenance(*gpu, facts.measured), fact_provenance(*gpu, facts.peak)),
         [gpu, facts] { return why::explain_bandwidth(*gpu, facts.measured, facts.peak); }});
  }
  panel.y = {.label = tr("bandwidth").toStdString(),
             .unit = tr("GB/s").toStdString(),
             .max = round_up(top * 1.15)};
  panel.bars = {std::move(peaks), std::move(measured)};
}

} // namespace loom
