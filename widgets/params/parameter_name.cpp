#include "widgets/params/parameter_name.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QPainter>

#include <algorithm>

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

int ParameterName::detail_width() const {
  const QString widest = detail_.size() > 1 ? QStringLiteral(" 100 %") : QStringLiteral(" ≈");
  return fontMetrics().horizontalAdvance(widest);
}

/// Broken where the longer line is shortest; in one line where that is short enough.
QStringList ParameterName::lines() const {
  const QString name = text();
  const QFontMetrics metrics = fontMetrics();
  const int longest_alone = unit(this) * 14;
  QStringList best{name};
  int least = metrics.horizontalAdvance(name) + detail_width();
  if (least <= longest_alone)
    return best;
  for (qsizetype at = name.indexOf(QLatin1Char(' ')); at >= 0;
       at = name.indexOf(QLatin1Char(' '), at + 1)) {
    const QStringList broken{name.left(at), name.mid(at + 1)};
    const int width = std::max(metrics.horizontalAdvance(broken[0]),
                               metrics.horizontalAdvance(broken[1]) + detail_width());
    if (width < least)
      least = width, best = broken;
  }
  return best;
}

QSize ParameterName::sizeHint() const {
  const QStringList broken = lines();
  int width = fontMetrics().horizontalAdvance(broken.back()) + detail_width();
  width = std::max(width, fontMetrics().horizontalAdvance(broken.front()));
  // Apart from the lines of the next row.
  const int height = static_cast<int>(broken.size()) * fontMetrics().height() + unit(this) / 2;
  return {width + unit(this) / 2, std::max(unit(this) * 3, height)};
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
  const QStringList broken = lines();
  const int line = fontMetrics().height();
  int top = box.center().y() - static_cast<int>(broken.size()) * line / 2;
  QRect place;
  QString name;
  for (qsizetype i = 0; i < broken.size(); ++i, top += line) {
    place = QRect(box.left(), top, box.width(), line);
    const int room = place.width() - (i + 1 == broken.size() ? beside : 0);
    name = fontMetrics().elidedText(broken[i], Qt::ElideMiddle, room);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, name);
  }
  if (!detail_.isEmpty()) {
    painter.setFont(this->font());
    painter.setPen(muted(palette()));
    painter.drawText(
        place.adjusted(fontMetrics().horizontalAdvance(name + QLatin1Char(' ')), 0, 0, 0),
        Qt::AlignLeft | Qt::AlignVCenter, detail_);
  }
  if (hasFocus())
    draw_focus_ring(painter, rect(), unit(this) / 2.0, palette().color(QPalette::Highlight));
}

} // namespace loom
