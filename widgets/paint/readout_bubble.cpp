#include "widgets/paint/readout_bubble.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <limits>

namespace loom {

namespace {

constexpr double away = 14; ///< clear of the arrow, whose tip is the pointer
constexpr double snap_reach = 7;
constexpr double most_height = 0.45; ///< of the axes: the curves stay in sight

double inset(const Canvas& canvas) { return canvas.points(3); }

/// `box` pushed sideways into the bounds.
QRectF moved_inside(QRectF box, const QRectF& bounds) {
  box.moveLeft(std::max(bounds.left(), std::min(box.left(), bounds.right() - box.width())));
  box.moveTop(std::max(bounds.top(), std::min(box.top(), bounds.bottom() - box.height())));
  return box;
}

} // namespace

QRectF bubble_rect(QPointF pointer, QPointF snap, QSizeF size, const QRectF& bounds,
                   const Obstacles& obstacles) {
  const QRectF held(snap - QPointF(snap_reach, snap_reach), QSizeF(snap_reach, snap_reach) * 2);
  QRectF best;
  double least = std::numeric_limits<double>::max();
  double order = 0;
  for (const double far : {1.0, 2.5, 5.0})
    for (const QPointF side : {QPointF(1, -1), QPointF(-1, -1), QPointF(1, 1), QPointF(-1, 1)}) {
      const QPointF corner = pointer + side * (away * far);
      const QRectF wished(side.x() > 0 ? corner.x() : corner.x() - size.width(),
                          side.y() > 0 ? corner.y() : corner.y() - size.height(), size.width(),
                          size.height());
      const QRectF box = moved_inside(wished, bounds);
      const double cost = (box.contains(pointer) ? 1e6 : 0) + (box.intersects(held) ? 1e3 : 0) +
                          obstruction(box, obstacles) + 0.4 * order++;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  return best;
}

QStringList bubble_lines(const Canvas& canvas, const QRectF& bounds, const QString& text) {
  const QFontMetricsF metrics(canvas.tick());
  const double height = text_size(canvas.tick(), QString()).height();
  QStringList lines = text.split(QLatin1Char('\n'));
  while (lines.size() > 1 && static_cast<double>(lines.size()) * height + inset(canvas) * 1.4 >
                                 most_height * bounds.height())
    lines.removeLast(); // the most telling lines come first; the status line says all
  for (QString& line : lines)
    line = metrics.elidedText(line, Qt::ElideRight, bounds.width() - 2 * inset(canvas));
  return lines;
}

void draw_bubble(QPainter& painter, const Canvas& canvas, QPointF pointer, QPointF snap,
                 const QRectF& bounds, const Obstacles& obstacles, const QString& text) {
  const QStringList lines = bubble_lines(canvas, bounds, text);
  const QFont& font = canvas.tick();
  QSizeF size(0, 0);
  double line_height = 0;
  for (const QString& line : lines) {
    const QSizeF extent = text_size(font, line);
    line_height = extent.height();
    size = {std::max(size.width(), extent.width()), size.height() + line_height};
  }
  const double pad = inset(canvas);
  const QRectF box =
      bubble_rect(pointer, snap, size + QSizeF(2 * pad, 1.4 * pad), bounds, obstacles);
  painter.setPen(QPen(canvas.style().colour(Role::guide), 1));
  painter.setBrush(canvas.style().background());
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  painter.setBrush(Qt::NoBrush);
  double y = box.top() + 0.7 * pad;
  for (const QString& line : lines) {
    draw_text(painter, {{box.left() + pad, y}, text_size(font, line)}, font,
              canvas.style().text_colour(), line);
    y += line_height;
  }
}

} // namespace loom
