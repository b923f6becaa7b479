#include "widgets/params/parameter_name.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QPainter>

namespace loom {

ParameterName::ParameterName(QWidget* parent) : QToolButton(parent) {
  setAutoRaise(true);
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
}

void ParameterName::set_detail(const QString& detail) {
  if (detail == detail_)
    return;
  detail_ = detail;
  update();
}

QSize ParameterName::sizeHint() const {
  const QString widest = detail_.size() > 1 ? QStringLiteral("100 %") : QStringLiteral("≈");
  return {fontMetrics().horizontalAdvance(text() + QLatin1Char(' ') + widest) + unit(this) / 2,
          unit(this) * 3};
}

void ParameterName::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setPen(palette().color(QPalette::WindowText));
  const int inset = unit(this) / 4;
  const QRect box = rect().adjusted(inset, 0, -inset, 0);
  QFont font = this->font();
  font.setUnderline(underMouse());
  painter.setFont(font);
  const int beside =
      detail_.isEmpty() ? 0 : fontMetrics().horizontalAdvance(QLatin1Char(' ') + detail_);
  const QString name = fontMetrics().elidedText(text(), Qt::ElideMiddle, box.width() - beside);
  painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, name);
  if (!detail_.isEmpty()) {
    painter.setFont(this->font());
    painter.setPen(muted(palette()));
    painter.drawText(
        box.adjusted(fontMetrics().horizontalAdvance(name + QLatin1Char(' ')), 0, 0, 0),
        Qt::AlignLeft | Qt::AlignVCenter, detail_);
  }
  if (hasFocus())
    draw_focus_ring(painter, rect(), unit(this) / 2.0, palette().color(QPalette::Highlight));
}

} // namespace loom
