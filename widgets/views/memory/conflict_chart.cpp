#include "core/access/memory_run.h"
#include "core/base/number.h"
#include "core/why/memory_cost.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/memory/memory_chart_parts.h"

#include <algorithm>
#include <bit>

namespace loom {
namespace {

constexpr int most_ways = 32;

/// The fact behind a point of the curve.
FactKey fact_of(int ways) {
  constexpr FactKey keys[] = {FactKey::conflict_lat_1,  FactKey::conflict_lat_2,
                              FactKey::conflict_lat_4,  FactKey::conflict_lat_8,
                              FactKey::conflict_lat_16, FactKey::conflict_lat_32};
  return keys[std::countr_zero(static_cast<unsigned>(ways))];
}

QString reading(const GpuSpec& gpu, int ways, double cycles) {
  const QString what = ways == 1 ? tr("without conflict") : tr("%1-way conflict").arg(ways);
  const bool known = gpu.facts.find(fact_of(ways)) != nullptr;
  return tr("%1, %2: %3 cycles\n%4")
      .arg(QString::fromStdString(gpu.name), what, QString::fromStdString(significant(cycles, 4)),
           known ? fact_provenance(gpu, fact_of(ways))
                 : tr("shared_lat and 2 cycles for each further way, as measured on Maxwell and "
                      "later GPUs\n%1")
                       .arg(fact_provenance(gpu, FactKey::shared_lat)));
}

/// Points of a GPU's curve; where only shared_lat is known, those of the rule for its generation.
std::vector<std::pair<int, double>> points_of(const memory::ConflictLatency& latency) {
  if (!latency.per_way || latency.points.size() != 1)
    return latency.points;
  std::vector<std::pair<int, double>> points;
  for (int ways = 1; ways <= most_ways; ways *= 2)
    points.emplace_back(ways, *latency.cycles(ways));
  return points;
}

void add_gpu(const MemorySketch& sketch, const GpuPtr& shown) {
  const GpuSpec& gpu = *shown;
  const memory::ConflictLatency latency = memory::conflict_latency(gpu);
  const auto points = points_of(latency);
  if (points.size() < 2 || (latency.points.size() < 2 && !sketch.is_chosen(gpu)))
    return;
  Panel& panel = sketch.drawing.panel;
  Curve line = sketch.curve_of(gpu, "conflicts");
  if (latency.points.size() == 1)
    line.label = tr("%1, by rule").arg(QString::fromStdString(gpu.name)).toStdString();
  for (const auto& [ways, cycles] : points) {
    line.points.push_back({static_cast<double>(ways), cycles});
    sketch.cite(gpu, gpu.facts.find(fact_of(ways)) ? fact_of(ways) : FactKey::shared_lat);
    sketch.drawing.readings.push_back(
        {gpu.id, line.points.back(), line.points.back(), reading(gpu, ways, cycles),
         [shown, at = ways] { return why::explain_conflict(*shown, at); }});
    if (sketch.is_chosen(gpu))
      panel.marks.push_back({.id = "conflict_" + std::to_string(ways),
                             .label = significant(cycles),
                             .kind = MarkKind::limit,
                             .at = line.points.back()});
  }
  panel.curves.push_back(std::move(line));
}

} // namespace

void draw_conflicts(const MemorySketch& sketch) {
  Panel& panel = sketch.drawing.panel;
  panel.x = {.label = tr("threads in conflict for a bank").toStdString(),
             .unit = tr("ways").toStdString(),
             .kind = AxisKind::log2,
             .min = 1,
             .max = most_ways};
  double top = 0;
  for (const GpuPtr& gpu : sketch.request.gpus)
    for (const auto& [ways, cycles] : points_of(memory::conflict_latency(*gpu)))
      top = std::max(top, cycles);
  panel.y = {.label = tr("latency").toStdString(), .unit = tr("cycles").toStdString()};
  if (sketch.request.logarithmic)
    panel.y.kind = AxisKind::log, panel.y.min = 10, panel.y.max = std::max(200.0, round_up(top));
  else
    panel.y.max = round_up(std::max(1.0, top));
  for (const bool now_chosen : {false, true})
    for (const GpuPtr& gpu : sketch.request.gpus)
      if (sketch.is_chosen(*gpu) == now_chosen)
        add_gpu(sketch, gpu);
}

} // namespace loom
