#include "widgets/paint/diagram_painter.h"

#include "widgets/paint/marks.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace loom {
namespace {

QColor ink(const FigureStyle& style, const std::optional<Role>& role) {
  return role ? style.colour(*role) : style.text_colour();
}

QColor neutral(const FigureStyle& style) { return style.colour(Role::guide); }

QPen outline_of(const Canvas& canvas, const DiagramBox& box) {
  const FigureStyle& style = canvas.style();
  QPen pen = canvas.line(box.role       ? style.colour(*box.role)
                         : box.emphasis ? style.text_colour()
                                        : neutral(style),
                         box.emphasis ? 1.5 * style.normal : style.thin);
  pen.setJoinStyle(Qt::MiterJoin);
  if (box.outline == DiagramOutline::dashed)
    pen.setDashPattern({3, 2});
  return pen;
}

void paint_box(QPainter& painter, const Canvas& canvas, const DiagramBox& box, QRectF rect) {
  const FigureStyle& style = canvas.style();
  const Role role = box.role.value_or(Role::guide);
  if (box.fill != DiagramFill::none)
    painter.fillRect(rect, box.fill == DiagramFill::pale ? style.fill(role) : style.solid(role));
  if (box.hatched) {
    painter.setPen(canvas.line(style.hatch_colour(role), style.hair));
    painter.drawLines(hatch_lines(QPolygonF(rect), canvas.points(style.text * 0.45)));
  }
  if (box.outline == DiagramOutline::none)
    return;
  const QPen pen = outline_of(canvas, box);
  const double inset = pen.widthF() / 2;
  painter.setPen(pen);
  painter.setBrush(Qt::NoBrush);
  painter.drawRect(rect.adjusted(inset, inset, -inset, -inset));
}

void paint_line(QPainter& painter, const Canvas& canvas, const DiagramLine& line, QPointF from,
                QPointF to) {
  const FigureStyle& style = canvas.style();
  QPen pen = canvas.line(ink(style, line.role), line.bold ? style.bold : style.thin);
  QPen barb_pen = pen;
  if (line.dashed)
    pen.setDashPattern({3, 2});
  painter.setPen(pen);
  painter.drawLine(QLineF(from, to));
  if (!line.arrow)
    return;
  painter.setPen(barb_pen);
  const QLineF shaft(to, from);
  for (const double turn : {-25.0, 25.0}) {
    QLineF barb = shaft;
    barb.setLength(canvas.points(style.text * 0.5));
    barb.setAngle(shaft.angle() + turn);
    painter.drawLine(barb);
  }
}

} // namespace

DiagramLayout lay_out_diagram(const Canvas& canvas, const Diagram& diagram, const QRectF& target) {
  const double em = canvas.points(canvas.style().text);
  const double shrink = std::min(
      {1.0, target.width() / (diagram.width * em), target.height() / (diagram.height * em)});
  DiagramLayout layout;
  layout.em = std::max(em * shrink, 1e-3);
  layout.origin = target.center() - QPointF(diagram.width, diagram.height) * layout.em / 2;
  return layout;
}

double diagram_height(const Canvas& canvas, const Diagram& diagram, double width) {
  const double em = canvas.points(canvas.style().text);
  constexpr double around = 0.5; // lines at its edge are not at the page's
  return (diagram.height + around) * std::min(em, width / diagram.width);
}

DrawnText drawn_text(const Canvas& canvas, const DiagramLayout& layout, const DiagramText& text) {
  const FigureStyle& style = canvas.style();
  const double shrink = layout.em / canvas.points(style.text);
  DrawnText drawn;
  drawn.font =
      canvas.font(std::max(style.text * text.size * shrink, std::min(style.text, style.floor)));
  drawn.font.setBold(text.bold);
  drawn.text = QString::fromStdString(text.text);
  if (text.room > 0 && text_size(drawn.font, drawn.text).width() > text.room * layout.em)
    drawn.text =
        QFontMetricsF(drawn.font).elidedText(drawn.text, Qt::ElideRight, text.room * layout.em);
  const QSizeF size = text_size(drawn.font, drawn.text);
  const double before = text.anchor == DiagramAnchor::left     ? 0
                        : text.anchor == DiagramAnchor::centre ? size.width() / 2
                                                               : size.width();
  drawn.box = {layout.at(text.x, text.y) - QPointF(before, size.height() / 2), size};
  return drawn;
}

void paint_diagram(QPainter& painter, const Canvas& canvas, const Diagram& diagram,
                   const QRectF& target) {
  const DiagramLayout layout = lay_out_diagram(canvas, diagram, target);
  const FigureStyle& style = canvas.style();
  for (const DiagramBox& box : diagram.boxes)
    paint_box(painter, canvas, box, layout.rect(box));
  for (const DiagramLine& line : diagram.lines)
    paint_line(painter, canvas, line, layout.at(line.x1, line.y1), layout.at(line.x2, line.y2));
  for (const DiagramText& text : diagram.texts) {
    const DrawnText drawn = drawn_text(canvas, layout, text);
    // It may stand in a pale box of its role.
    const QColor colour = text.role    ? style.label_colour(*text.role, style.fill(*text.role))
                          : text.faint ? style.label_colour(Role::guide)
                                       : style.text_colour();
    draw_text(painter, drawn.box, drawn.font, colour, drawn.text);
  }
}

std::string diagram_id_at(const Diagram& diagram, const DiagramLayout& layout, QPointF position) {
  for (auto box = diagram.boxes.rbegin(); box != diagram.boxes.rend(); ++box)
    if (!box->id.empty() && layout.rect(*box).contains(position))
      return box->id;
  return {};
}

} // namespace loom
