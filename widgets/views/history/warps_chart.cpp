#include "widgets/views/history/warps_chart.h"

#include "core/base/number.h"
#include "core/model/memory_wall.h"
#include "widgets/paint/marks.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace loom {
namespace {

QString reading_text(const GpuWarps& of) {
  const Facts& facts = of.gpu->facts;
  const auto value = [&facts](FactKey key) { return number(facts.value(key).value_or(0)); };
  QString text =
      tr("%1: memory %2 warps/SM (%3 cycles × %4 IPC/SM), arithmetic %5 warps/SM (%6 cycles × %7 "
         "IPC/SM), ratio %8")
          .arg(name_and_date(*of.gpu), number(of.memory), value(FactKey::mem_lat),
               value(FactKey::mem_thru), number(of.arithmetic), value(FactKey::alu_lat),
               value(FactKey::alu_thru), number(of.model_ratio()));
  if (of.measured_90 && of.thesis_ratio)
    text +=
        QLatin1Char('\n') +
        (of.worked_back ? tr("thesis §4.3: ratio %2 for 90 % of the memory peak, so %1 warps/SM "
                             "worked back")
                        : tr("measured: %1 warps/SM for 90 % of the memory peak; thesis §4.3: "
                             "ratio %2"))
            .arg(number(*of.measured_90), number(*of.thesis_ratio));
  return text + QLatin1Char('\n') + tr("memory latency") + QStringLiteral(", ") +
         fact_provenance(*of.gpu, FactKey::mem_lat);
}

QString factors_text(const GpuWarps& of) {
  const Facts& facts = of.gpu->facts;
  const auto value = [&facts](FactKey key) { return number(facts.value(key).value_or(0)); };
  return tr("%1: warps for memory / warps for arithmetic %2 = latencies %3 (%4 / %5 cycles) × "
            "throughputs %6 (%7 / %8 IPC/SM)")
             .arg(name_and_date(*of.gpu), number(of.model_ratio()), number(of.latency_ratio()),
                  value(FactKey::mem_lat), value(FactKey::alu_lat), number(of.throughput_ratio()),
                  value(FactKey::mem_thru), value(FactKey::alu_thru)) +
         QLatin1Char('\n') + tr("memory latency") + QStringLiteral(", ") +
         fact_provenance(*of.gpu, FactKey::mem_lat) + QLatin1Char('\n') + tr("memory throughput") +
         QStringLiteral(", ") + fact_provenance(*of.gpu, FactKey::mem_thru);
}

} // namespace

Panel warps_panel(std::span<const GpuWarps> gpus) {
  Panel panel;
  panel.kind = PanelKind::bars;
  panel.x = {.kind = AxisKind::category};
  panel.y = {.label = tr("warps needed").toStdString(), .unit = tr("warps/SM").toStdString()};
  BarSeries arithmetic{.id = "arithmetic",
                       .label = tr("arithmetic latency").toStdString(),
                       .role = Role::arithmetic};
  BarSeries memory{
      .id = "memory", .label = tr("memory latency").toStdString(), .role = Role::memory};
  BarSeries measured{.id = "memory_90",
                     .label = tr("memory, measured for 90 %").toStdString(),
                     .role = Role::measured};
  BarSeries worked_back{.id = "memory_90_from_ratio",
                        .label = tr("memory, worked back from the ratio").toStdString(),
                        .role = hollow_role};
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  double top = 0;
  for (const GpuWarps& of : gpus) {
    panel.x.categories.push_back(of.gpu->name);
    arithmetic.heights.push_back(of.arithmetic);
    memory.heights.push_back(of.memory);
    const double warps = of.measured_90.value_or(none);
    measured.heights.push_back(of.worked_back ? none : warps);
    worked_back.heights.push_back(of.worked_back ? warps : none);
    top = std::max({top, of.arithmetic, of.memory, of.measured_90.value_or(0)});
  }
  panel.y.max = round_up(top * 1.05);
  panel.bars = {std::move(arithmetic), std::move(memory), std::move(measured),
                std::move(worked_back)};
  return panel;
}

HistoryDrawing draw_warps(std::span<const GpuWarps> gpus, const std::string& chosen) {
  HistoryDrawing drawing;
  drawing.panel = warps_panel(gpus);
  drawing.panel.y.max = round_up(drawing.panel.y.max * 1.15); // room for the ratios
  drawing.sources = {thesis("§4.3, Figure 4.2")};
  for (std::size_t index = 0; index < gpus.size(); ++index) {
    const GpuWarps& of = gpus[index];
    if (of.gpu->id == chosen)
      drawing.panel.emphasis = index;
    drawing.panel.bar_notes.push_back((of.thesis_ratio ? tr("%1×").arg(number(*of.thesis_ratio))
                                                       : tr("≈%1×").arg(number(of.model_ratio())))
                                          .toStdString());
    const Point at{static_cast<double>(index), of.memory};
    drawing.readings.push_back({of.gpu->id, at, at, reading_text(of)});
    for (const FactKey key :
         {FactKey::alu_lat, FactKey::alu_thru, FactKey::mem_lat, FactKey::mem_thru})
      add_source(drawing.sources, *of.gpu, key);
  }
  drawing.words =
      tr("Above the bars: warps for memory over warps for arithmetic, as the thesis "
         "measured it for 90 % of the peak (4 to 1.7) and, ≈, as the model gives it for "
         "newer GPUs.");
  return drawing;
}

HistoryDrawing draw_factors(std::span<const GpuWarps> gpus, const std::set<std::string>& named) {
  HistoryDrawing drawing;
  Panel& panel = drawing.panel;
  panel.x = {.label = tr("release").toStdString(), .unit = tr("year").toStdString()};
  panel.y = {.label = tr("memory / arithmetic").toStdString(), .kind = AxisKind::log};
  Curve latencies{.id = "latency_ratio",
                  .label = tr("latencies").toStdString(),
                  .role = Role::latency,
                  .dots = true};
  Curve throughputs{.id = "throughput_ratio",
                    .label = tr("throughputs").toStdString(),
                    .role = Role::memory,
                    .dots = true};
  Curve warps{.id = "warps_ratio",
              .label = tr("warps").toStdString(),
              .role = Role::measured,
              .dots = true};
  double low = 1, high = 1, first = 1e4, last = 0;
  for (const GpuWarps& of : gpus) {
    const auto date = decimal_year(of.gpu->released);
    if (!date)
      continue;
    first = std::min(first, *date), last = std::max(last, *date);
    latencies.points.push_back({*date, of.latency_ratio()});
    throughputs.points.push_back({*date, of.throughput_ratio()});
    warps.points.push_back({*date, of.model_ratio()});
    low = std::min({low, of.throughput_ratio(), of.model_ratio()});
    high = std::max({high, of.latency_ratio(), of.model_ratio()});
    const Point at{*date, of.model_ratio()};
    drawing.readings.push_back({of.gpu->id, at, at, factors_text(of)});
    if (named.contains(of.gpu->id))
      panel.marks.push_back({.id = of.gpu->id,
                             .label = of.gpu->name,
                             .kind = MarkKind::limit,
                             .role = Role::model,
                             .at = at});
    for (const FactKey key :
         {FactKey::alu_lat, FactKey::alu_thru, FactKey::mem_lat, FactKey::mem_thru})
      add_source(drawing.sources, *of.gpu, key);
  }
  drawing.sources.insert(drawing.sources.begin(), thesis("§4.4"));
  panel.x.min = std::floor(std::min(first, last)), panel.x.max = std::ceil(std::max(last, 1.0));
  panel.y.min = std::pow(10, std::floor(std::log10(low)));
  panel.y.max = std::pow(10, std::ceil(std::log10(high)));
  panel.curves = {std::move(latencies), std::move(warps), std::move(throughputs)};
  drawing.words = tr("Warps for memory over warps for arithmetic are the product of two ratios, of "
                     "latencies and of throughputs. Arithmetic latency shrinks while memory's "
                     "hardly does, so the first grows; arithmetic throughput outgrows memory's, so "
                     "the second falls.");
  return drawing;
}

} // namespace loom
