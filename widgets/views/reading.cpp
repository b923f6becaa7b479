#include "widgets/views/reading.h"

#include "widgets/look/problem_text.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/texts/parameter_text.h"

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

constexpr double reach = 48; ///< pixels: what is farther from the pointer is not spoken of
constexpr double favour = 8; ///< pixels that the favoured GPU counts as nearer than it is

} // namespace

Point nearest_place(const Reading& reading, double x) {
  return {std::clamp(x, reading.from.x, reading.to.x), reading.from.y};
}

int nearest_reading(const PlotWidget& plot, std::span<const Reading> readings, Point at,
                    const std::string& favoured) {
  const QPointF pointer = plot.widget_at(at);
  int nearest = -1;
  const bool bars = plot.panel().kind == PanelKind::bars;
  double least = bars ? 1e9 : reach;
  for (std::size_t index = 0; index < readings.size(); ++index) {
    const Reading& reading = readings[index];
    const QPointF place = plot.widget_at(nearest_place(reading, at.x));
    const double away = bars ? std::abs(place.x() - pointer.x())
                             : std::hypot(place.x() - pointer.x(), place.y() - pointer.y());
    const double counted = !bars && reading.gpu == favoured ? away - favour : away;
    if (counted < least)
      least = counted, nearest = static_cast<int>(index);
  }
  return nearest;
}

QString fact_provenance(const GpuSpec& gpu, FactKey key) {
  const Fact* fact = gpu.facts.find(key);
  if (!fact)
    return {};
  QString text = status_text(fact->status) + QStringLiteral(": ") + spoken(fact->source);
  if (!fact->note.empty())
    text += QStringLiteral("\n") + spoken(fact->note);
  return text;
}

} // namespace loom
