#include "widgets/views/transport.h"

#include "widgets/look/icons.h"

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
/// Steps a second.
constexpr std::array<double, 7> speeds{1, 4, 10, 25, 100, 400, 2000};

} // namespace

Transport::Transport(const TransportWords& words, QWidget* parent)
    : QWidget(parent), play_(nullptr), speed_(new QComboBox(this)),
      scrub_(new QSlider(Qt::Horizontal, this)) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(8, 0, 8, 0);
  row->setSpacing(2);
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
    button("previous-event", words.previous, [this] { emit previousAsked(); });
  button("step-back", words.back, [this] { step(-1); });
  play_ = button("play", tr("Play (Space)"), [this] { toggle_play(); });
  button("step", words.on, [this] { step(1); });
  if (!words.next.isEmpty())
    button("next-event", words.next, [this] { emit nextAsked(); });
  for (const double speed : speeds)
    speed_->addItem(words.per_second.arg(speed));
  speed_->setCurrentIndex(words.usual_speed);
  speed_->setAccessibleName(tr("Speed"));
  speed_->setToolTip(words.speed);
  row->addSpacing(8);
  row->addWidget(speed_);
  row->addSpacing(8);
  scrub_->setAccessibleName(words.name);
  scrub_->setToolTip(words.position);
  row->addWidget(scrub_, 1);
  if (!words.fit.isEmpty())
    button("fit", words.fit, [this] { emit fitAsked(); });
  connect(scrub_, &QSlider::valueChanged, this, [this](int value) { go(first_ + value); });
  clock_.setInterval(tick_ms);
  connect(&clock_, &QTimer::timeout, this, &Transport::advance);
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
  if (event.modifiers() & Qt::ShiftModifier)
    return false;
  switch (event.key()) {
  case Qt::Key_Right:
    step(1);
    return true;
  case Qt::Key_Left:
    step(-1);
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
void Transport::to_start() { go(first_); }
void Transport::to_end() { go(last_); }

void Transport::faster(int by) {
  speed_->setCurrentIndex(std::clamp(speed_->currentIndex() + by, 0, speed_->count() - 1));
}

void Transport::toggle_play() {
  if (clock_.isActive())
    clock_.stop();
  else if (place_ < last_)
    clock_.start();
  owed_ = 0;
  show_playing();
}

void Transport::stop() {
  clock_.stop();
  show_playing();
}

void Transport::advance() {
  owed_ += speeds[static_cast<std::size_t>(speed_->currentIndex())] * tick_ms / 1000;
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
  play_->setToolTip(on ? tr("Pause (Space)") : tr("Play (Space)"));
  play_->setAccessibleName(play_->toolTip());
}

} // namespace loom
