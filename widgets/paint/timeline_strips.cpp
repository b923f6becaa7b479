#include "widgets/paint/timeline_strips.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace loom {

void fill_boxes(QPainter& painter, const QVector<QRectF>& boxes, const QColor& colour) {
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  if (painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster) {
    QVector<QRect> whole;
    whole.reserve(boxes.size());
    for (const QRectF& box : boxes) {
      const int left = static_cast<int>(std::lround(box.left()));
      const int top = static_cast<int>(std::lround(box.top()));
      whole.push_back({left, top, static_cast<int>(std::lround(box.right())) - left,
                       static_cast<int>(std::lround(box.bottom())) - top});
    }
    painter.drawRects(whole);
  } else {
    painter.drawRects(boxes);
  }
  painter.setBrush(Qt::NoBrush);
}

QString strip_whole() { return QStringLiteral("100 %"); }

void paint_in_flight(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                     const TimelineLayout& layout) {
  const FigureStyle& style = canvas.style();
  painter.save();
  painter.setClipRect(layout.flight);
  painter.setRenderHint(QPainter::Antialiasing, false);
  const double scale = layout.flight.height() / in_flight_top(timeline);
  const double floor = layout.flight.bottom();
  // Of a loop by class, else by kind, stacked.
  std::vector<Role> roles{Role::arithmetic, Role::memory};
  if (!timeline.classes.empty()) {
    roles.clear();
    std::ranges::transform(timeline.classes, std::back_inserter(roles), class_role);
  }
  std::vector<QVector<QRectF>> boxes(roles.size());
  for (std::size_t index = 0; index < timeline.in_flight.size(); ++index) {
    const InFlightStep& step = timeline.in_flight[index];
    const double left = layout.x(step.cycle);
    const double right = index + 1 < timeline.in_flight.size()
                             ? layout.x(timeline.in_flight[index + 1].cycle)
                             : layout.flight.right();
    double low = floor;
    for (std::size_t i = 0; i < roles.size(); ++i) {
      const float flying = !step.by_class.empty() ? step.by_class[i]
                           : i == 0               ? step.arithmetic
                                                  : step.other;
      low -= scale * flying;
      boxes[i].push_back({left, low, right - left, scale * flying});
    }
  }
  for (std::size_t i = 0; i < roles.size(); ++i)
    fill_boxes(painter, boxes[i], style.solid(roles[i]));
  // Little's law: what latency × throughput says on average.
  painter.setPen(canvas.line(style.text_colour(), style.thin));
  for (const double level :
       {timeline.little_arithmetic, timeline.little_arithmetic + timeline.little_other}) {
    if (level <= 0)
      continue;
    const double y = floor - scale * level;
    painter.drawLine(QLineF(layout.flight.left(), y, layout.flight.right(), y));
  }
  painter.restore();
}

void paint_slot_use(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                    const TimelineLayout& layout) {
  const FigureStyle& style = canvas.style();
  painter.save();
  painter.setClipRect(layout.slot_use);
  painter.setRenderHint(QPainter::Antialiasing, false);
  std::vector<double> height(timeline.slot_use.size()); // of what is stacked so far
  for (const SlotKind& kind : slot_kinds(style)) {
    QVector<QRectF> bars;
    for (std::size_t i = 0; i < height.size(); ++i) {
      const SlotColumn& column = timeline.slot_use[i];
      const double part = column.*kind.part, left = layout.x(column.from);
      const double bar = layout.slot_use.height() * part;
      const double low = layout.slot_use.bottom() - layout.slot_use.height() * height[i];
      if (part > 0)
        bars.push_back({left, low - bar, layout.x(column.to) - left, bar});
      height[i] += part;
    }
    fill_boxes(painter, bars, kind.colour);
  }
  painter.restore();
}

} // namespace loom
