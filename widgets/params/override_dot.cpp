#include "widgets/params/override_dot.h"

#include "widgets/look/icons.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QPainter>

namespace loom {

OverrideDot::OverrideDot(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  set_shown(false);
}

void OverrideDot::set_shown(bool shown) {
  shown_ = shown;
  setEnabled(shown);
  setFocusPolicy(shown ? Qt::TabFocus : Qt::NoFocus);
  setCursor(shown ? Qt::PointingHandCursor : Qt::ArrowCursor);
  update();
}

QSize OverrideDot::sizeHint() const { return {unit(this) * 2, unit(this) * 3}; }

void OverrideDot::paintEvent(QPaintEvent* /*event*/) {
  if (!shown_)
    return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double side = unit(this) * 2;
  const QPointF middle = QRectF(rect()).center();
  if (underMouse() || hasFocus()) {
    const QRectF box(middle - QPointF(side, side) / 2, QSizeF(side, side));
    loom::icon(QStringLiteral("reset")).paint(&painter, box.toRect());
  } else {
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawEllipse(middle, side / 5, side / 5);
  }
  if (hasFocus())
    draw_focus_ring(painter, rect(), side / 4, palette().color(QPalette::Highlight));
}

} // namespace loom
