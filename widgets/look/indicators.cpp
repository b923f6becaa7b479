#include "widgets/look/indicators.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// Width of a line that is `pixels` wide at 100 %.
double pen_width(int step, double pixels) { return std::max(1.0, pixels * step / 8.0); }

} // namespace

int grid_step(const QStyleOption* option) {
  return option ? std::max(4, int(std::lround(option->fontMetrics.height() / 2.0))) : 8;
}

QColor indicator_outline(const QPalette& palette, bool enabled) {
  return palette.color(enabled ? QPalette::Active : QPalette::Disabled,
                       enabled ? QPalette::PlaceholderText : QPalette::WindowText);
}

void draw_chevron(QPainter& painter, const QRectF& box, Pointing to, int step,
                  const QColor& colour) {
  const double half = std::min({box.width(), box.height(), step * 1.0}) / 2;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(colour, pen_width(step, 1.5), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.translate(box.center());
  painter.rotate(to == Pointing::down   ? 0
                 : to == Pointing::left ? 90
                 : to == Pointing::up   ? 180
                                        : 270);
  painter.drawPolyline(
      QPolygonF{QPointF(-half, -half / 2), QPointF(0, half / 2), QPointF(half, -half / 2)});
  painter.restore();
}

void draw_check_box(QPainter& painter, const QStyleOption& option) {
  const QPalette& palette = option.palette;
  const int step = grid_step(&option);
  const bool on = option.state & QStyle::State_On, partly = option.state & QStyle::State_NoChange;
  const bool enabled = option.state & QStyle::State_Enabled;
  const QRectF box(option.rect);
  draw_card(painter, box, step / 4.0, on || partly ? palette.highlight() : palette.base(),
            on || partly ? QColor() : indicator_outline(palette, enabled));
  if (!on && !partly)
    return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(palette.color(QPalette::HighlightedText), pen_width(step, 2), Qt::SolidLine,
                      Qt::RoundCap, Qt::RoundJoin));
  const QPointF c = box.center();
  const double part = box.width() / 4;
  if (on)
    painter.drawPolyline(QPolygonF{c + QPointF(-part, 0), c + QPointF(-part / 4, part * 0.8),
                                   c + QPointF(part, -part * 0.8)});
  else
    painter.drawLine(c - QPointF(part, 0), c + QPointF(part, 0));
  painter.restore();
}

void draw_radio_button(QPainter& painter, const QStyleOption& option) {
  const QPalette& palette = option.palette;
  const int step = grid_step(&option);
  const bool on = option.state & QStyle::State_On;
  const double width = pen_width(step, on ? 1.5 : 1);
  const double radius = std::min(option.rect.width(), option.rect.height()) / 2.0 - width / 2;
  const QPointF middle = QRectF(option.rect).center();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(on ? palette.color(QPalette::Highlight)
                         : indicator_outline(palette, option.state & QStyle::State_Enabled),
                      width));
  painter.setBrush(palette.base());
  painter.drawEllipse(middle, radius, radius);
  if (on) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.highlight());
    painter.drawEllipse(middle, radius / 2, radius / 2);
  }
  painter.restore();
}

} // namespace loom
