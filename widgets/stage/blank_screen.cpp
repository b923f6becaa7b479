#include "widgets/stage/blank_screen.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>

namespace loom {

BlankScreen::BlankScreen(QWidget* window) : QWidget(window) {
  setObjectName(QStringLiteral("blank_screen"));
  setAccessibleName(tr("Blank screen; any key returns"));
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::BlankCursor);
  setAttribute(Qt::WA_OpaquePaintEvent);
  hide();
}

void BlankScreen::cover() {
  focus_ = QApplication::focusWidget();
  setGeometry(parentWidget()->rect());
  show();
  raise();
  setFocus(Qt::OtherFocusReason);
}

void BlankScreen::uncover() {
  hide();
  if (focus_)
    focus_->setFocus(Qt::OtherFocusReason);
}

bool BlankScreen::event(QEvent* event) {
  switch (event->type()) {
  case QEvent::ShortcutOverride: // shortcuts would act unseen
    event->accept();
    return true;
  case QEvent::KeyPress:
  case QEvent::MouseButtonPress:
  case QEvent::TouchBegin:
    uncover();
    event->accept();
    return true;
  default:
    return QWidget::event(event);
  }
}

void BlankScreen::paintEvent(QPaintEvent* /*event*/) { QPainter(this).fillRect(rect(), Qt::black); }

} // namespace loom
