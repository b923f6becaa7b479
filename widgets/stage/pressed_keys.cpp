#include "widgets/stage/pressed_keys.h"

#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QShortcutEvent>

namespace loom {

namespace {

constexpr int shown_ms = 2000, fade_ms = 400;
constexpr double enlarged = 1.6;

QString arrow(int key) {
  switch (key) {
  case Qt::Key_Left:
    return QStringLiteral("←");
  case Qt::Key_Right:
    return QStringLiteral("→");
  case Qt::Key_Up:
    return QStringLiteral("↑");
  case Qt::Key_Down:
    return QStringLiteral("↓");
  default:
    return {};
  }
}

QString name_of(const QKeyEvent& event) {
  const auto modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
  const QString sign = arrow(event.key());
  if (sign.isEmpty())
    return QKeySequence(static_cast<int>(modifiers) | event.key())
        .toString(QKeySequence::NativeText);
  return modifiers & Qt::ShiftModifier ? QStringLiteral("⇧ ") + sign : sign;
}

bool is_modifier(int key) {
  return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
         key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_unknown || key == 0;
}

QString name_of(const QAction& action) {
  return action.text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&')).remove(u'…');
}

} // namespace

PressedKeys::PressedKeys(QWidget* window) : QWidget(window) {
  setObjectName(QStringLiteral("pressed_keys"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  hide();
  gone_.setSingleShot(true);
  gone_.setInterval(shown_ms);
  fade_.setStartValue(1.0);
  fade_.setEndValue(0.0);
  fade_.setDuration(fade_ms);
  connect(&fade_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&fade_, &QVariantAnimation::finished, this, &PressedKeys::clear);
  connect(&gone_, &QTimer::timeout, this, [this] {
    if (reduced_motion(*this))
      clear();
    else
      fade_.start();
  });
}

PressedKeys::~PressedKeys() { set_on(false); }

void PressedKeys::set_on(bool on) {
  if (on == on_)
    return;
  on_ = on;
  if (on) {
    qApp->installEventFilter(this);
  } else {
    qApp->removeEventFilter(this);
    clear();
  }
}

void PressedKeys::clear() {
  gone_.stop();
  fade_.stop();
  text_.clear();
  last_.clear();
  hide();
}

bool PressedKeys::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Shortcut) {
    const auto* action = qobject_cast<QAction*>(watched);
    say(static_cast<QShortcutEvent*>(event)->key().toString(QKeySequence::NativeText),
        action ? name_of(*action) : QString());
  } else if (event->type() == QEvent::KeyPress && watched->isWidgetType()) {
    const auto* widget = static_cast<QWidget*>(watched);
    const auto& key = *static_cast<QKeyEvent*>(event);
    // A key that is not taken goes on to the parents; what accepts words is a field.
    if (widget->window() == window() &&
        (widget == QApplication::focusWidget() || !QApplication::focusWidget()) &&
        !widget->testAttribute(Qt::WA_InputMethodEnabled) && !is_modifier(key.key()))
      say(name_of(key), {});
  }
  return false;
}

void PressedKeys::say(const QString& keys, const QString& what) {
  times_ = keys == last_ ? times_ + 1 : 1;
  last_ = keys;
  text_ = what.isEmpty() ? keys : keys + QStringLiteral("   ") + what;
  if (times_ > 1)
    text_ += QStringLiteral("  ×%1").arg(times_);
  fade_.stop();
  gone_.start();
  place();
}

void PressedKeys::place() {
  QFont large = window()->font();
  large.setPointSizeF(large.pointSizeF() * enlarged);
  setFont(large);
  const QFontMetrics metrics(large);
  const int step = unit(window());
  const QSize size(metrics.horizontalAdvance(text_) + 6 * step, metrics.height() + 2 * step);
  const QRect room = window()->rect();
  setGeometry((room.width() - size.width()) / 2, room.height() - size.height() - 12 * step,
              size.width(), size.height());
  show();
  raise();
  update();
}

void PressedKeys::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  if (fade_.state() == QAbstractAnimation::Running)
    painter.setOpacity(fade_.currentValue().toDouble());
  const QColor ground = palette().color(QPalette::WindowText);
  draw_card(painter, rect(), unit(window()), ground, palette().color(QPalette::Window));
  painter.setPen(palette().color(QPalette::Window));
  painter.drawText(rect(), Qt::AlignCenter, text_);
}

} // namespace loom
