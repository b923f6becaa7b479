#include "core/base/number.h"
#include "core/memory/staircase.h"
#include "core/why/memory_cost.h"
#include "widgets/style/tr.h"
#include "widgets/texts/words.h"
#include "widgets/views/memory/memory_chart_parts.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace loom {
namespace {

using memory::Level;
using memory::LevelKind;

constexpr double mib = 1024.0 * kib, gib = 1024 * mib;

QString level_name(LevelKind kind) {
  switch (kind) {
  case LevelKind::l1:
    return tr("L1");
  case LevelKind::l2:
    return tr("L2");
  case LevelKind::l2_both:
    return tr("L2, both partitions");
  case LevelKind::dram:
    return tr("DRAM");
  case LevelKind::tlb1:
    return tr("L1 TLB");
  case LevelKind::tlb2:
    return tr("L2 TLB");
  case LevelKind::tlb3:
    return tr("L3 TLB");
  case LevelKind::tlb_miss:
    return tr("no TLB");
  }
  return {};
}

QString bytes_words(double bytes) {
  return bytes >= gib   ? tr("%1 GiB").arg(number(bytes / gib))
         : bytes >= mib ? tr("%1 MiB").arg(number(bytes / mib))
                        : tr("%1 KiB").arg(number(bytes / kib));
}

QString range_words(const Level& level) {
  if (!level.reach_fact)
    return tr("beyond %1").arg(bytes_words(level.from));
  return level.from > 0 ? tr("%1 to %2").arg(bytes_words(level.from), bytes_words(level.reach))
                        : tr("to %1").arg(bytes_words(level.reach));
}

bool translating(const MemorySketch& sketch) {
  return sketch.request.chart == MemoryChart::translation;
}

std::vector<Level> levels_of(const MemorySketch& sketch, const GpuSpec& gpu) {
  return translating(sketch) ? memory::translation_levels(gpu) : memory::cache_levels(gpu);
}

/// The steps of one GPU: what is drawn in detail has a curve and a label per plateau.
void add_steps(const MemorySketch& sketch, const GpuPtr& shown) {
  const GpuSpec& gpu = *shown;
  Panel& panel = sketch.drawing.panel;
  const bool chosen = sketch.is_chosen(gpu);
  const bool detailed = chosen || sketch.request.detailed == gpu.id;
  const std::vector<Level> levels = levels_of(sketch, gpu);
  Curve curve = sketch.curve_of(gpu, "staircase");
  const std::string name = std::exchange(curve.label, {});
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const Level& level = levels[i];
    sketch.cite(gpu, level.latency_fact);
    if (level.reach_fact)
      sketch.cite(gpu, *level.reach_fact);
    const double from = std::clamp(level.from, panel.x.min, panel.x.max);
    const double to = std::clamp(level.reach, panel.x.min, panel.x.max);
    const bool joined = i > 0 && levels[i - 1].reach == level.from;
    if (!joined || detailed) {
      curve.points.clear();
      if (joined)
        curve.points.push_back({from, levels[i - 1].latency});
    }
    curve.points.push_back({from, level.latency});
    curve.points.push_back({to, level.latency});
    sketch.drawing.readings.push_back(
        {gpu.id,
         {from, level.latency},
         {to, level.latency},
         tr("%1, %2: %3 cycles\n%4\n%5")
             .arg(QString::fromStdString(gpu.name), level_name(level.kind),
                  QString::fromStdString(significant(level.latency, 4)), range_words(level),
                  fact_provenance(gpu, level.latency_fact)),
         [shown, level] { return why::explain_level(*shown, level); }});
    const bool last = i + 1 == levels.size();
    const bool gap_follows = !last && levels[i + 1].from != level.reach;
    if (chosen)
      curve.label = tr("%1 %2").arg(level_name(level.kind), number(level.latency)).toStdString();
    else if (detailed && !last)
      curve.label = QCoreApplication::translate("MemoryView", "%1 to %2", "a cache and its reach")
                        .arg(level_name(level.kind), bytes_words(level.reach))
                        .toStdString();
    else
      curve.label = last ? name : "";
    if (detailed || last || gap_follows)
      panel.curves.push_back(curve);
  }
}

void add_measured(const MemorySketch& sketch, const GpuPtr& shown) {
  const GpuSpec& gpu = *shown;
  if (!sketch.request.catalogue)
    return;
  const auto points = sketch.request.catalogue->footprints(gpu.id);
  if (!points)
    return;
  constexpr double line = 128; // a stride of one line shows the caches
  Curve dots{.id = "measured_" + gpu.id,
             .label = tr("%1, measured").arg(QString::fromStdString(gpu.name)).toStdString(),
             .role = Role::measured,
             .dots = true};
  const Panel& panel = sketch.drawing.panel;
  for (const FootprintPoint& point : *points) {
    if ((point.stride > line) != translating(sketch) || point.footprint < panel.x.min ||
        point.footprint > panel.x.max)
      continue;
    const double cycles = translating(sketch) ? point.past_l1 : point.cached;
    dots.points.push_back({point.footprint, cycles});
    sketch.drawing.readings.push_back(
        {gpu.id, dots.points.back(), dots.points.back(),
         tr("%1, measured: %2 cycles at %3\ngpus/measured/"
            "%4_latency_staircase.csv")
             .arg(QString::fromStdString(gpu.name), number(cycles), bytes_words(point.footprint),
                  QString::fromStdString(gpu.id)),
         [shown, point, pages = translating(sketch)] {
           return why::explain_measured_load(*shown, point, pages);
         }});
  }
  if (dots.points.empty())
    return;
  sketch.drawing.panel.curves.push_back(std::move(dots));
}

} // namespace

void draw_staircase(const MemorySketch& sketch) {
  Panel& panel = sketch.drawing.panel;
  panel.x = {.label = tr("memory gone through").toStdString(), .kind = AxisKind::bytes};
  panel.x.min = translating(sketch) ? mib : 4 * kib;
  panel.x.max = translating(sketch) ? 128 * gib : gib;
  double top = 0;
  for (const GpuPtr& gpu : sketch.request.gpus)
    for (const Level& level : levels_of(sketch, *gpu))
      top = std::max(top, level.latency);
  panel.y = {.label = tr("latency").toStdString(),
             .unit = tr("cycles").toStdString(),
             .max = round_up(std::max(1.0, top * 1.1))};
  // What the chart is about is drawn last, over the others.
  const GpuPtr& chosen = sketch.request.chosen;
  for (const bool now_chosen : {false, true})
    for (const GpuPtr& gpu : sketch.request.gpus)
      if (sketch.is_chosen(*gpu) == now_chosen) {
        add_steps(sketch, gpu);
        if (!chosen || now_chosen || sketch.request.pinned.contains(gpu->id))
          add_measured(sketch, gpu);
      }
}

} // namespace loom
