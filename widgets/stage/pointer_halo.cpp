#include "widgets/stage/pointer_halo.h"

#include "widgets/look/theme.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>

namespace loom {

namespace {
constexpr int ripple_ms = 350;
constexpr int size_in_units = 8;
const QColor colour(0xe6, 0x9f, 0x00); // seen on white and on black
} // namespace

HaloRing::HaloRing(QWidget* window) : QWidget(window) {
  setObjectName(QStringLiteral("pointer_halo"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  ripple_.setStartValue(0.0);
  ripple_.setEndValue(1.0);
  ripple_.setDuration(ripple_ms);
  connect(&ripple_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&ripple_, &QVariantAnimation::finished, this, qOverload<>(&QWidget::update));
}

void HaloRing::press(bool down) {
  down_ = down;
  ripple_.stop();
  if (down && !reduced_motion(*this))
    ripple_.start();
  update();
}

void HaloRing::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const double thick = width() / 16.0, most = width() / 2.0 - thick;
  const QPointF centre = QRectF(rect()).center();
  QColor inside = colour;
  inside.setAlpha(down_ ? 110 : 50);
  painter.setPen(QPen(colour, thick));
  painter.setBrush(inside);
  painter.drawEllipse(centre, most * 0.6, most * 0.6);
  if (ripple_.state() != QAbstractAnimation::Running)
    return;
  const double part = ripple_.currentValue().toDouble();
  QColor fading = colour;
  fading.setAlphaF(static_cast<float>(1 - part));
  painter.setPen(QPen(fading, thick));
  painter.setBrush(Qt::NoBrush);
  painter.drawEllipse(centre, most * (0.6 + 0.4 * part), most * (0.6 + 0.4 * part));
}

PointerHalo::PointerHalo(QObject* parent) : QObject(parent) {}
PointerHalo::~PointerHalo() { set_on(false); }

void PointerHalo::set_on(bool on) {
  if (on == on_)
    return;
  on_ = on;
  if (on) {
    qApp->installEventFilter(this);
    follow(QCursor::pos());
  } else {
    qApp->removeEventFilter(this);
    delete ring_;
  }
}

void PointerHalo::follow(const QPoint& global) {
  const QWidget* under = QApplication::widgetAt(global);
  if (!under) {
    if (ring_)
      ring_->hide();
    return;
  }
  QWidget* window = under->window();
  if (!ring_)
    ring_ = new HaloRing(window);
  else if (ring_->parentWidget() != window)
    ring_->setParent(window);
  const int size = unit(window) * size_in_units;
  ring_->setFixedSize(size, size);
  ring_->move(window->mapFromGlobal(global) - QPoint(size, size) / 2);
  ring_->raise();
  ring_->show();
}

bool PointerHalo::eventFilter(QObject* watched, QEvent* event) {
  // Windows hear of every move, widgets only of those that they asked for.
  if (!watched->isWindowType())
    return false;
  if (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress ||
      event->type() == QEvent::MouseButtonRelease) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    follow(mouse->globalPosition().toPoint());
    if (ring_ && event->type() != QEvent::MouseMove)
      ring_->press(event->type() == QEvent::MouseButtonPress);
  } else if (event->type() == QEvent::Leave && ring_) {
    ring_->hide();
  }
  return false;
}

} // namespace loom
