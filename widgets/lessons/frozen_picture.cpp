#include "widgets/lessons/frozen_picture.h"

#include "widgets/look/theme.h"

#include <QEvent>
#include <QPainter>

namespace loom {

FrozenPicture::FrozenPicture(QWidget* target, QWidget* over, QString sign)
    : QWidget(over), target_(target), picture_(target->grab()), sign_(std::move(sign)) {
  setAttribute(Qt::WA_NoMousePropagation);
  setAccessibleName(tr("The audience's view is frozen"));
  target_->installEventFilter(this);
  place();
  show();
  raise();
}

void FrozenPicture::place() {
  setGeometry(QRect(target_->mapTo(parentWidget(), QPoint(0, 0)), target_->size()));
  setVisible(target_->isVisible());
}

bool FrozenPicture::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
  case QEvent::Resize:
  case QEvent::Move:
  case QEvent::Show:
  case QEvent::Hide:
    place();
    break;
  default:
    break;
  }
  return QWidget::eventFilter(watched, event);
}

void FrozenPicture::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::Window));
  painter.drawPixmap(0, 0, picture_);
  if (sign_.isEmpty())
    return;
  const int step = unit(this);
  QRect sign(QPoint(0, 0), fontMetrics().size(Qt::TextSingleLine, sign_) + QSize(2 * step, 2));
  sign.moveTopRight({width() - step, step / 2});
  painter.fillRect(sign, palette().color(QPalette::Highlight));
  painter.setPen(palette().color(QPalette::HighlightedText));
  painter.drawText(sign, Qt::AlignCenter, sign_);
}

} // namespace loom
