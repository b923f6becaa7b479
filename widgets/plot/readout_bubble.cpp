#include "widgets/plot/readout_bubble.h"

#include <QPainter>

#include <algorithm>

namespace loom {

QRectF bubble_rect(QPointF pointer, QSizeF size, const QRectF& bounds) {
  constexpr double away = 14; // clear of the arrow, whose tip is the pointer
  QRectF box(pointer + QPointF(away, -away - size.height()), size);
  if (box.right() > bounds.right())
    box.moveRight(pointer.x() - away);
  if (box.top() < bounds.top())
    box.moveTop(pointer.y() + away);
  // Vertically it is clear of the pointer, so that it may be pushed sideways but not back over it.
  box.moveLeft(std::max(bounds.left(), std::min(box.left(), bounds.right() - size.width())));
  return box;
}

void draw_bubble(QPainter& painter, const Canvas& canvas, QPointF pointer, const QRectF& bounds,
                 const QString& text) {
  const QStringList lines = text.split(QLatin1Char('\n'));
  QSizeF size(0, 0);
  double line_height = 0;
  for (const QString& line : lines) {
    const QSizeF extent = text_size(canvas.text(), line);
    line_height = extent.height();
    size = {std::max(size.width(), extent.width()), size.height() + line_height};
  }
  const double pad = canvas.points(4);
  const QRectF box = bubble_rect(pointer, size + QSizeF(2 * pad, 1.4 * pad), bounds);
  painter.setPen(QPen(canvas.style().colour(Role::guide), 1));
  painter.setBrush(canvas.style().background());
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  painter.setBrush(Qt::NoBrush);
  double y = box.top() + 0.7 * pad;
  for (const QString& line : lines) {
    draw_text(painter, {{box.left() + pad, y}, text_size(canvas.text(), line)}, canvas.text(),
              canvas.style().text_colour(), line);
    y += line_height;
  }
}

} // namespace loom
