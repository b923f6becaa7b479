#include "widgets/views/transport.h"

#include "core/why/limits.h"
#include "widgets/look/icons.h"
#include "widgets/look/theme.h"
#include "widgets/numbers/cell_numbers.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {
namespace {

constexpr int tick_ms = 40;
constexpr std::array<double, 7> speeds{0.25, 0.5, 1, 2, 4, 8, 16};
constexpr int usual_speed = 2;
constexpr double longest_seconds = 4; ///< that a whole run takes as fast as one can look
constexpr int far_steps = 10;

} // namespace

Transport::Transport(const TransportWords& words, QWidget* parent)
    : QWidget(parent), what_(words.what), usual_(words.usual), previous_(!words.previous.isEmpty()),
      next_(!words.next.isEmpty()), play_(nullptr), speed_(new QComboBox(this)),
      scrub_(new QSlider(Qt::Horizontal, this)) {
  auto* row = new QHBoxLayout(this);
  const auto button = [&](const char* image, const QString& name, auto act) {
    auto* made = new QToolButton(this);
    made->setIcon(icon(QString::fromLatin1(image)));
    made->setAutoRaise(true);
    made->setToolTip(name);
    made->setAccessibleName(name);
    connect(made, &QToolButton::clicked, this, act);
    row->addWidget(made);
    return made;
  };
  button("to-start", tr("To the start (Home)"), [this] { to_start(); });
  if (!words.previous.isEmpty())
    button("previous-event", words.previous, [this] { emit eventAsked(-1); });
  button("step-back", words.back, [this] { step(-1); });
  play_ = button("play", tr("Play (Space)"), [this] { toggle_play(); });
  button("step", words.on, [this] { step(1); });
  if (!words.next.isEmpty())
    button("next-event", words.next, [this] { emit eventAsked(1); });
  for (const double times : speeds) {
    speed_->addItem(tr("%1×").arg(times));
    const int last = speed_->count() - 1;
    speed_->setItemData(last, words.per_second.arg(times * usual_), Qt::ToolTipRole);
    speed_->setItemData(last, QStringLiteral("playing.%1.speed_%2").arg(words.what).arg(times),
                        quantity_role);
  }
  if (words.endless)
    speed_->addItem(tr("max"));
  speed_->setCurrentIndex(usual_speed);
  speed_->setAccessibleName(tr("Speed"));
  speed_->setToolTip(words.speed);
  row->addWidget(speed_);
  scrub_->setAccessibleName(words.name);
  scrub_->setToolTip(words.position);
  row->addWidget(scrub_, 1);
  if (!words.fit.isEmpty())
    button("fit", words.fit, [this] { emit fitAsked(); });
  connect(scrub_, &QSlider::valueChanged, this, [this](int value) { go(first_ + value); });
  connect(scrub_, &QSlider::sliderPressed, this, [this] {
    stop();
    emit running(true);
  });
  connect(scrub_, &QSlider::sliderReleased, this, [this] { emit running(false); });
  clock_.setInterval(tick_ms);
  connect(&clock_, &QTimer::timeout, this, &Transport::advance);
  fit();
}

void Transport::set_range(qint64 first, qint64 last) {
  first_ = first;
  last_ = std::max(first, last);
  const QSignalBlocker quiet(scrub_);
  scrub_->setRange(0, static_cast<int>(last_ - first_));
  scrub_->setPageStep(std::max(1, static_cast<int>((last_ - first_) / 20)));
  set_place(std::clamp(place_, first_, last_));
}

void Transport::set_place(qint64 place) {
  place_ = std::clamp(place, first_, last_);
  const QSignalBlocker quiet(scrub_);
  scrub_->setValue(static_cast<int>(place_ - first_));
}

void Transport::go(qint64 place) {
  set_place(place);
  emit moved(place_);
}

bool Transport::take_key(const QKeyEvent& event) {
  const bool far = event.modifiers() & Qt::ShiftModifier;
  const bool arrow = event.key() == Qt::Key_Right || event.key() == Qt::Key_Left;
  if (far && !arrow)
    return false;
  switch (event.key()) {
  case Qt::Key_Right:
    far ? to_event(1) : step(1);
    return true;
  case Qt::Key_Left:
    far ? to_event(-1) : step(-1);
    return true;
  case Qt::Key_Home:
    to_start();
    return true;
  case Qt::Key_End:
    to_end();
    return true;
  case Qt::Key_Space:
    toggle_play();
    return true;
  case Qt::Key_BracketLeft:
    faster(-1);
    return true;
  case Qt::Key_BracketRight:
    faster(1);
    return true;
  default:
    return false;
  }
}

void Transport::step(qint64 by) { go(place_ + by); }
void Transport::to_event(int direction) {
  if (!(direction > 0 ? next_ : previous_))
    return step(direction * far_steps);
  emit eventAsked(direction);
}

void Transport::to_start() { go(first_); }
void Transport::to_end() { go(last_); }

void Transport::faster(int by) {
  speed_->setCurrentIndex(std::clamp(speed_->currentIndex() + by, 0, speed_->count() - 1));
}

void Transport::toggle_play() {
  if (clock_.isActive())
    return stop();
  if (reduced_motion(*this))
    return step(1);
  emit running(true);
  if (place_ == last_)
    to_start();
  owed_ = 0;
  clock_.start();
  show_playing();
}

void Transport::stop() {
  if (!clock_.isActive())
    return;
  clock_.stop();
  show_playing();
  emit running(false);
}

why::Section Transport::numbers() const { return why::explain_playing(usual_, what_, speeds); }

double Transport::speed() const {
  const auto chosen = static_cast<std::size_t>(speed_->currentIndex());
  return chosen < speeds.size() ? usual_ * speeds[chosen]
                                : std::max(usual_ * speeds.back(),
                                           static_cast<double>(last_ - first_) / longest_seconds);
}

void Transport::advance() {
  if (reduced_motion(*this))
    return stop();
  owed_ += speed() * tick_ms / 1000;
  const double whole = std::floor(owed_);
  owed_ -= whole;
  if (whole >= 1)
    go(place_ + static_cast<qint64>(whole));
  if (place_ == last_)
    stop();
}

void Transport::show_playing() {
  const bool on = playing();
  play_->setIcon(icon(on ? QStringLiteral("pause") : QStringLiteral("play")));
  play_->setToolTip(on                      ? tr("Pause (Space)")
                    : reduced_motion(*this) ? tr("One step (Space): motion is reduced")
                                            : tr("Play (Space)"));
  play_->setAccessibleName(play_->toolTip());
}

void Transport::fit() {
  const int step = unit(this);
  layout()->setContentsMargins(step, 0, step, 0);
  layout()->setSpacing(step / 4);
}

void Transport::hideEvent(QHideEvent* event) {
  stop();
  QWidget::hideEvent(event);
}

void Transport::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  show_playing(); // whether motion is reduced
}

void Transport::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::FontChange)
    fit();
}

} // namespace loom
