#include "widgets/paint/annotations.h"

#include "core/figure/figure_look.h"

#include <QPainter>

#include <algorithm>

namespace loom {

namespace {

/// Moves the box into `axes`, as far as it fits there.
QRectF kept_inside(QRectF box, const QRectF& axes) {
  box.moveLeft(std::max(axes.left(), std::min(box.left(), axes.right() - box.width())));
  box.moveTop(std::max(axes.top(), std::min(box.top(), axes.bottom() - box.height())));
  return box;
}

/// The text at the tail of a line stands on the side that the line leads away from.
QRectF behind_tail(const QLineF& line, QSizeF size, double gap) {
  const QPointF away =
      line.length() > 0 ? -QPointF(line.dx(), line.dy()) / line.length() : QPointF(0, -1);
  return {line.p1() +
              QPointF(away.x() * (size.width() / 2 + gap), away.y() * (size.height() / 2 + gap)) -
              QPointF(size.width() / 2, size.height() / 2),
          size};
}

QColor colour_of(const Annotation& annotation, const FigureStyle& style) {
  if (const auto rgb = rgb_of(annotation.colour))
    return QColor::fromRgb(*rgb);
  const auto named = std::ranges::find(look_colours(), annotation.colour, &NamedRole::name);
  return named == look_colours().end() ? style.text_colour() : style.colour(named->role);
}

} // namespace

std::vector<AnnotationShape> shape_annotations(const Panel& panel, const QRectF& axes,
                                               const Canvas& canvas, const ToUnits& to_units) {
  const double gap = canvas.points(2);
  std::vector<AnnotationShape> shapes;
  for (const Annotation& each : panel.annotations) {
    AnnotationShape shape;
    shape.text = QString::fromStdString(each.text);
    shape.font = each.text_pt > 0 ? canvas.font(each.text_pt) : canvas.text();
    shape.colour = colour_of(each, canvas.style());
    const QSizeF size = text_size(shape.font, shape.text);
    const QPointF at = to_units(each.at);
    QRectF box;
    switch (each.kind) {
    case AnnotationKind::text:
      box = {at - QPointF(size.width() / 2, size.height() / 2), size};
      break;
    case AnnotationKind::line:
    case AnnotationKind::arrow:
      shape.line = {at, to_units(each.to)};
      shape.arrow = each.kind == AnnotationKind::arrow;
      box = behind_tail(shape.line, size, gap);
      break;
    case AnnotationKind::vertical:
      shape.line = {at.x(), axes.bottom(), at.x(), axes.top()};
      shape.dashed = true;
      box = {QPointF(at.x() + gap, axes.top()), size};
      if (box.right() > axes.right())
        box.moveRight(at.x() - gap);
      break;
    case AnnotationKind::horizontal:
      shape.line = {axes.left(), at.y(), axes.right(), at.y()};
      shape.dashed = true;
      box = {QPointF(axes.right() - size.width() - gap, at.y() - size.height()), size};
      if (box.top() < axes.top())
        box.moveTop(at.y());
      break;
    }
    if (!shape.text.isEmpty())
      shape.box = kept_inside(box, axes);
    shapes.push_back(std::move(shape));
  }
  return shapes;
}

void paint_annotations(QPainter& painter, const Canvas& canvas,
                       const std::vector<AnnotationShape>& shapes) {
  const FigureStyle& style = canvas.style();
  for (const AnnotationShape& shape : shapes) {
    if (shape.line.isNull())
      continue;
    QPen pen = canvas.line(shape.colour, style.thin);
    if (shape.dashed)
      pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.drawLine(shape.line);
    if (!shape.arrow || shape.line.length() == 0)
      continue;
    const QPointF along = QPointF(shape.line.dx(), shape.line.dy()) / shape.line.length();
    const QPointF across(-along.y(), along.x());
    const double head = canvas.points(style.marker);
    const QPointF back = shape.line.p2() - along * head;
    painter.setPen(Qt::NoPen);
    painter.setBrush(shape.colour);
    painter.drawPolygon(
        QPolygonF{shape.line.p2(), back + across * head * 0.35, back - across * head * 0.35});
    painter.setBrush(Qt::NoBrush);
  }
  for (const AnnotationShape& shape : shapes) {
    if (shape.text.isEmpty())
      continue;
    if (style.ground)
      painter.fillRect(shape.box.adjusted(-canvas.points(1), 0, canvas.points(1), 0),
                       style.background());
    draw_text(painter, shape.box, shape.font, shape.colour, shape.text);
  }
}

} // namespace loom
