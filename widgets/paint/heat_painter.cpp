#include "widgets/paint/heat_painter.h"

#include "core/base/number.h"
#include "widgets/paint/marks.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

/// On whole units, so that neighbours neither overlap nor leave a seam.
QRectF cell_box(const HeatMap& heat, std::size_t cell, const ToUnits& to_units) {
  const std::size_t columns = heat.x_edges.size() - 1;
  const std::size_t x = cell % columns, y = cell / columns;
  const QPointF a = to_units({heat.x_edges[x], heat.y_edges[y]});
  const QPointF b = to_units({heat.x_edges[x + 1], heat.y_edges[y + 1]});
  return QRectF(QPointF(std::round(a.x()), std::round(b.y())),
                QPointF(std::round(b.x()), std::round(a.y())));
}

QColor ink_on(const QColor& ground, const FigureStyle& style) {
  const QColor text = style.text_colour(), paper = style.background();
  return contrast(text, ground) >= contrast(paper, ground) ? text : paper;
}

void hatch(QPainter& painter, const Canvas& canvas, const QRectF& box, const QColor& ground) {
  painter.setPen(canvas.line(canvas.style().hatching(ground), canvas.style().hair));
  painter.drawLines(hatch_lines(QPolygonF(box), canvas.points(4)));
}

/// Whether the name of the cell that is framed is so long that it stands over the colour bar.
bool reaches_over_bar(const Canvas& canvas, const HeatMap& heat, const PanelLayout& layout) {
  return text_size(canvas.text(), QString::fromStdString(heat.emphasis_label)).width() >
         layout.colour_bar.right();
}

void paint_scale(QPainter& painter, const Canvas& canvas, const HeatMap& heat,
                 const PanelLayout& layout) {
  const FigureStyle& style = canvas.style();
  const QRectF& bar = layout.colour_bar;
  constexpr int steps = 20;
  for (int step = 0; step < steps; ++step) {
    const double top = std::round(bar.top() + bar.height() * step / steps);
    const double bottom = std::round(bar.top() + bar.height() * (step + 1) / steps);
    const double share = 1 - 2 * (step + 0.5) / steps;
    const QRectF piece(bar.left(), top, bar.width(), bottom - top);
    painter.fillRect(piece, style.diverging(share));
    if (share < -0.1)
      hatch(painter, canvas, piece, style.diverging(share));
  }
  for (const double value : {-heat.reach, -heat.reach / 2, 0.0, heat.reach / 2, heat.reach}) {
    const QString label = scale_label(heat, value);
    const QSizeF size = text_size(canvas.tick(), label);
    const double y = bar.center().y() - value / heat.reach * bar.height() / 2;
    draw_text(painter, {{bar.right() + layout.tick_gap * 2, y - size.height() / 2}, size},
              canvas.tick(), style.text_colour(), label);
  }
  const double top = reaches_over_bar(canvas, heat, layout)
                         ? layout.axes.top() - text_size(canvas.tick(), QString()).height() / 2
                         : layout.title_height;
  const double down = layout.size.height() - top;
  const auto [font, title] = fitted(canvas.text(), QString::fromStdString(heat.label), down);
  const QSizeF size = text_size(font, title);
  const double middle =
      std::clamp(bar.center().y(), top + size.width() / 2,
                 std::max(top + size.width() / 2, layout.size.height() - size.width() / 2));
  painter.save();
  painter.translate(layout.size.width() - size.height(), middle);
  painter.rotate(-90);
  draw_text(painter, {QPointF(-size.width() / 2, 0), size}, font, style.text_colour(), title);
  painter.restore();
}

void frame(QPainter& painter, const Canvas& canvas, const HeatMap& heat, const PanelLayout& layout,
           const QRectF& box) {
  const FigureStyle& style = canvas.style();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(style.background(), canvas.points(3)));
  painter.drawRect(box);
  painter.setPen(QPen(style.text_colour(), canvas.points(1.5)));
  painter.drawRect(box);
  const auto [font, label] =
      fitted(canvas.text(), QString::fromStdString(heat.emphasis_label), layout.size.width());
  const QSizeF size = text_size(font, label);
  const QRectF axes(layout.axes);
  // Above the axes and beside the colour bar's uppermost label, else above that.
  const double bar = layout.colour_bar.right();
  const bool over_bar = reaches_over_bar(canvas, heat, layout);
  const double right = (over_bar ? layout.size.width() : bar) - size.width();
  const double left =
      std::clamp(box.center().x() - size.width() / 2, std::min(axes.left(), right), right);
  const double foot = axes.top() - canvas.points(2) -
                      (over_bar ? text_size(canvas.tick(), QString()).height() / 2 : 0);
  draw_text(painter, {{left, foot - size.height()}, size}, font, style.text_colour(), label);
}

} // namespace

QString signed_number(double value) {
  const double whole = std::round(value);
  const QString size = QString::number(std::abs(whole), 'f', 0);
  return whole > 0 ? QLatin1Char('+') + size : whole < 0 ? QStringLiteral("−") + size : size;
}

QString scale_label(const HeatMap& heat, double value) {
  return signed_number(value) + (heat.unit.empty() ? QString() : QStringLiteral(" ")) +
         QString::fromStdString(heat.unit);
}

void paint_heat(QPainter& painter, const Canvas& canvas, const HeatMap& heat,
                const PanelLayout& layout, const ToUnits& to_units) {
  const FigureStyle& style = canvas.style();
  for (std::size_t cell = 0; cell < heat.values.size(); ++cell) {
    const double value = heat.values[cell];
    if (!std::isfinite(value))
      continue;
    const QRectF box = cell_box(heat, cell, to_units);
    const double share = std::clamp(value / heat.reach, -1.0, 1.0);
    const QColor colour = style.diverging(share);
    painter.fillRect(box, colour);
    const QString text = signed_number(value);
    const QSizeF size = text_size(canvas.tick(), text);
    if (size.width() + canvas.points(2) <= box.width() && size.height() <= box.height())
      draw_text(painter, {box.center() - QPointF(size.width(), size.height()) / 2, size},
                canvas.tick(), ink_on(colour, style), text);
    else if (share < -0.1)
      hatch(painter, canvas, box, colour);
  }
  paint_scale(painter, canvas, heat, layout);
  if (heat.emphasis)
    frame(painter, canvas, heat, layout, cell_box(heat, *heat.emphasis, to_units));
}

} // namespace loom
