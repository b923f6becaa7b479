#include "widgets/paint/tornado.h"

#include "widgets/paint/marks.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace loom {
namespace {

/// The bars' geometry.
struct Bar {
  const Panel& panel;
  const PanelLayout& layout;
  const ToUnits& to_units;
  double thickest; ///< that a bar may be, however few there are

  /// Where a value of the result is, within the axes.
  [[nodiscard]] double across(double value) const {
    const QRectF axes(layout.axes);
    return std::max(axes.left(), std::min(to_units({value, 0}).x(), axes.right()));
  }
  /// From the base to the value, between two shares of the bar's height.
  [[nodiscard]] QRectF rect(std::size_t swing, double value, double top, double bottom) const {
    const double base = across(panel.tornado_base);
    const double middle = to_units({0, swing_place(panel, swing)}).y();
    const double row = QRectF(layout.axes).height() / static_cast<double>(panel.swings.size());
    const double height = std::min(swing_bar * row, thickest);
    const double upper = middle + height * (top - 0.5), lower = middle + height * (bottom - 0.5);
    return QRectF(QPointF(base, upper), QPointF(across(value), lower)).normalized();
  }
};

/// Beside a bar's end, where that leaves it clear of the names and on the panel.
void draw_end(QPainter& painter, const Canvas& canvas, const PanelLayout& layout, const QRectF& bar,
              bool to_right, const std::string& label) {
  const QString text = QString::fromStdString(label);
  if (text.isEmpty())
    return;
  const QSizeF size = text_size(canvas.tick(), text);
  const double gap = canvas.points(2);
  const double left = to_right ? bar.right() + gap : bar.left() - gap - size.width();
  if (left < layout.axes.left() || left + size.width() > layout.size.width())
    return;
  draw_text(painter, {QPointF(left, bar.center().y() - size.height() / 2), size}, canvas.tick(),
            canvas.style().text_colour(), text);
}

} // namespace

Panel with_swing_axis(Panel panel) {
  panel.y = {.label = panel.y.label, .kind = AxisKind::category};
  for (auto swing = panel.swings.rbegin(); swing != panel.swings.rend(); ++swing)
    panel.y.categories.push_back(swing->label);
  return panel;
}

double swing_place(const Panel& panel, std::size_t swing) {
  return static_cast<double>(panel.swings.size() - 1 - swing);
}

std::vector<LegendItem> swing_legend() {
  std::vector<LegendItem> items;
  for (const auto& [role, text] :
       {std::pair{swing_low_role, QCoreApplication::translate("Tornado", "parameter lower")},
        std::pair{swing_high_role, QCoreApplication::translate("Tornado", "parameter higher")}})
    items.push_back({{}, {}, text, role, role == swing_high_role});
  return items;
}

void fill_swing(QPainter& painter, const Canvas& canvas, const QRectF& rect, Role role) {
  const FigureStyle& style = canvas.style();
  if (role == swing_low_role)
    return painter.fillRect(rect, style.solid(role));
  painter.fillRect(rect, style.fill(role));
  painter.setPen(canvas.line(style.colour(role), style.thin));
  painter.drawLines(hatch_lines(QPolygonF(rect), canvas.points(3)));
  painter.drawRect(rect);
}

void paint_tornado(QPainter& painter, const Panel& panel, const PanelLayout& layout,
                   const Canvas& canvas, const ToUnits& to_units) {
  const QRectF axes(layout.axes);
  const Bar bar{panel, layout, to_units, canvas.points(3.5 * canvas.style().text)};
  for (std::size_t i = 0; i < panel.swings.size(); ++i) {
    const Swing& swing = panel.swings[i];
    const double low = swing.low - panel.tornado_base, high = swing.high - panel.tornado_base;
    // Where both ends go the same way each has half of the bar's height.
    const bool same_way = low * high > 0;
    const QRectF low_bar = bar.rect(i, swing.low, 0, same_way ? 0.5 : 1);
    const QRectF high_bar = bar.rect(i, swing.high, same_way ? 0.5 : 0, 1);
    if (low != 0)
      fill_swing(painter, canvas, low_bar, swing_low_role);
    if (high != 0)
      fill_swing(painter, canvas, high_bar, swing_high_role);
    if (same_way && low_bar.height() < text_size(canvas.tick(), QString()).height() * 0.9) {
      draw_end(painter, canvas, layout, low_bar | high_bar, low > 0,
               swing.low_label + " / " + swing.high_label);
      continue;
    }
    if (low != 0)
      draw_end(painter, canvas, layout, low_bar, low > 0, swing.low_label);
    if (high != 0)
      draw_end(painter, canvas, layout, high_bar, high > 0, swing.high_label);
  }
  const double base = bar.across(panel.tornado_base);
  painter.setPen(canvas.line(canvas.style().text_colour(), canvas.style().normal));
  painter.drawLine(QLineF(base, axes.top(), base, axes.bottom()));
}

} // namespace loom
