#include "widgets/views/history/wall_chart.h"

#include "core/base/number.h"
#include "core/figure/build.h"
#include "widgets/look/language.h"
#include "widgets/style/tr.h"
#include "widgets/texts/figure_head.h"
#include "widgets/texts/words.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace loom {
namespace {

/// "224 GB/s / (2048 cores × 1216 MHz)" and where the numbers come from.
QString reading_text(const GpuSpec& gpu, double ratio) {
  const auto value = [&gpu](FactKey key) { return gpu.facts.value(key).value_or(0); };
  const bool counted = gpu.facts.find(FactKey::cuda_cores) != nullptr;
  const double cores =
      counted ? value(FactKey::cuda_cores) : value(FactKey::sm_count) * value(FactKey::cores);
  std::vector<std::string> sources;
  for (const FactKey key :
       {FactKey::pin_bandwidth, FactKey::clock, counted ? FactKey::cuda_cores : FactKey::cores})
    add_source(sources, gpu, key);
  QString text =
      tr("%1 (%2): %3 B/core/cycle\n%4 GB/s / (%5 cores × %6 MHz)")
          .arg(name_and_date(gpu), QString::fromStdString(gpu.architecture), number(ratio),
               QString::fromStdString(shortest(value(FactKey::pin_bandwidth))),
               QString::fromStdString(shortest(cores)),
               QString::fromStdString(shortest(value(FactKey::clock))));
  if (gpu.memory_type) {
    text +=
        QLatin1Char('\n') + tr("memory: %1").arg(QString::fromStdString(gpu.memory_type->value));
    add_source(sources, gpu.memory_type->source.english());
  }
  for (const std::string& source : sources)
    text += QLatin1Char('\n') + QString::fromStdString(source);
  return text;
}

/// Fit and band cut to the axes: a line from few GPUs may leave them.
void add_fit(Panel& panel, const WallFit& fit, double first, double last) {
  panel.areas.push_back(wall_band("band", fit, Role::series3, first, last));
  for (Point& point : panel.areas.back().outline)
    point.y = std::clamp(point.y, panel.y.min, panel.y.max);
  Curve line = wall_line("fit", fit, Role::series3, first, last);
  line.weight = Weight::bold;
  add_clipped(panel, std::move(line));
}

QString choice_words(const WallChoice& choice) {
  const QString segment = choice.segment.empty() ? tr("All segments") : said(choice.segment);
  return choice.memory.empty() ? segment
                               : tr("%1, %2").arg(segment, QString::fromStdString(choice.memory));
}

} // namespace

HistoryDrawing draw_wall(std::span<const GpuPtr> gpus, const WallChoice& choice,
                         const std::set<std::string>& named) {
  const std::vector<WallPoint> points = wall_points(gpus, choice);

  HistoryDrawing drawing;
  const double first = points.empty() ? 2006 : points.front().date;
  const double last = points.empty() ? 2025 : points.back().date;
  double low = 0.1, high = 1;
  for (const WallPoint& point : points) {
    low = std::min(low, std::pow(10, std::floor(std::log10(point.ratio))));
    high = std::max(high, std::pow(10, std::ceil(std::log10(point.ratio))));
  }
  drawing.panel = wall_panel(first, std::max(last, std::floor(first) + 1), low, high);
  Panel& panel = drawing.panel;
  const auto fit = fit_wall(points);
  if (fit)
    add_fit(panel, *fit, first, last);
  drawing.words = fit ? wall_words(choice_words(choice), *fit)
                      : tr("%1: %2 GPUs are too few, or of one date, for a fit. Choose more "
                           "architectures or years.")
                            .arg(choice_words(choice))
                            .arg(points.size());

  std::map<std::string, std::vector<WallPoint>> segments;
  for (const WallPoint& point : points)
    segments[point.gpu->segment].push_back(point);
  constexpr Role roles[] = {Role::measured, Role::series2, Role::series5, Role::series3};
  std::size_t next = 0;
  for (const auto& [segment, of_it] : segments)
    panel.curves.push_back(wall_dots("segment_" + segment, said(segment),
                                     roles[std::min<std::size_t>(next++, 3)], of_it));
  drawing.sources = {thesis("§4.4, Figure 4.4")};
  for (const WallPoint& point : points) {
    const GpuSpec& gpu = *point.gpu;
    const Point at{point.date, point.ratio};
    drawing.readings.push_back({gpu.id, at, at, reading_text(gpu, point.ratio)});
    add_source(drawing.sources, gpu, FactKey::pin_bandwidth);
    if (named.contains(gpu.id))
      panel.marks.push_back({.id = gpu.id,
                             .label = gpu.name,
                             .kind = MarkKind::limit,
                             .role = Role::model,
                             .at = at});
  }
  return drawing;
}

} // namespace loom
