#include "widgets/help/tour.h"

#include "widgets/look/controls.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"

#include <QAccessible>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QShortcut>

#include <algorithm>

namespace loom {

namespace {

constexpr int follow_ms = 80;

/// Lies over the window, takes no clicks.
class Ring : public QWidget {
public:
  explicit Ring(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("tour_ring"));
  }

protected:
  void paintEvent(QPaintEvent* /*event*/) override {
    QPainter painter(this);
    draw_focus_ring(painter, rect(), unit(this) / 2.0, palette().color(QPalette::Highlight));
  }
};

} // namespace

Tour::Tour(QMainWindow& window)
    : QFrame(&window), window_(window), stops_(tour_stops()), ring_(new Ring(&window)),
      title_(new QLabel(this)), text_(new QLabel(this)), count_(new QLabel(this)),
      skip_(new QPushButton(tr("&Skip the tour"), this)),
      previous_(new QPushButton(tr("&Back"), this)), next_(new QPushButton(this)) {
  setObjectName(QStringLiteral("tour"));
  setAttribute(Qt::WA_DeleteOnClose);
  setFocusPolicy(Qt::StrongFocus);
  build();
  connect(new QShortcut(Qt::Key_Escape, this), &QShortcut::activated, this, &Tour::end);
  connect(skip_, &QPushButton::clicked, this, &Tour::end);
  connect(previous_, &QPushButton::clicked, this, &Tour::previous);
  connect(next_, &QPushButton::clicked, this, &Tour::next);
  connect(&timer_, &QTimer::timeout, this, &Tour::follow);
  timer_.start(follow_ms);
  go(0, 1);
}

Tour::~Tour() { delete ring_; }

void Tour::build() {
  title_->setFont(in_bold(font()));
  title_->setObjectName(QStringLiteral("tour_title"));
  text_->setWordWrap(true);
  text_->setObjectName(QStringLiteral("tour_text"));
  count_->setForegroundRole(QPalette::PlaceholderText);
  column(this, {beside({{title_, 1}, count_}), text_, beside({skip_, {}, previous_, next_})});
  fit();
}

void Tour::fit() {
  const int step = unit(this);
  layout()->setContentsMargins(step * 2, step * 2, step * 2, step * 3 / 2);
  layout()->setSpacing(step);
  setFixedWidth(std::min(step * 46, window_.width() - step * 4));
}

void Tour::next() {
  if (stop_ + 1 < int(stops_.size()))
    go(stop_ + 1, 1);
  else
    end();
}

void Tour::previous() { go(stop_ - 1, -1); }

void Tour::end() {
  timer_.stop();
  close();
}

void Tour::go(int stop, int direction) {
  while (stop >= 0 && stop < int(stops_.size()) &&
         stops_[std::size_t(stop)].place(window_).isEmpty())
    stop += direction;
  if (stop >= int(stops_.size()))
    return end();
  if (stop < 0)
    return;
  stop_ = stop;
  const TourStop& now = stops_[std::size_t(stop)];
  title_->setText(now.title);
  text_->setText(now.text);
  count_->setText(tr("%1 of %2").arg(stop + 1).arg(stops_.size()));
  previous_->setEnabled(stop > 0);
  const bool last = stop + 1 == int(stops_.size());
  next_->setText(last ? tr("&Done") : tr("&Next"));
  setAccessibleName(now.title);
  setAccessibleDescription(now.text);
  anchor_ = {};
  follow();
  show();
  raise();
  setFocus(); // not a button: there the arrows lead to other widgets
  QAccessibleEvent said(this, QAccessible::Alert);
  QAccessible::updateAccessibility(&said);
}

void Tour::follow() {
  const QRect place = stops_[std::size_t(stop_)].place(window_).intersected(window_.rect());
  if (place.isEmpty())
    return next(); // it was closed meanwhile
  if (place == anchor_)
    return;
  anchor_ = place;
  place_beside(place);
}

void Tour::place_beside(const QRect& anchor) {
  const int step = unit(this);
  const bool whole = anchor == window_.rect();
  ring_->setVisible(!whole);
  ring_->setGeometry(anchor.adjusted(-step / 4, -step / 4, step / 4, step / 4));
  ring_->raise();
  resize(width(), layout()->totalHeightForWidth(width()));
  const QRect room = window_.rect().adjusted(step, step, -step, -step);
  const int gap = step * 3 / 2;
  QPoint at = anchor.center() - rect().center();
  if (!whole) {
    if (anchor.bottom() + gap + height() <= room.bottom())
      at = {anchor.left(), anchor.bottom() + gap};
    else if (anchor.top() - gap - height() >= room.top())
      at = {anchor.left(), anchor.top() - gap - height()};
    else if (anchor.right() + gap + width() <= room.right())
      at = {anchor.right() + gap, anchor.top()};
    else if (anchor.left() - gap - width() >= room.left())
      at = {anchor.left() - gap - width(), anchor.top()};
  }
  move(std::max(room.left(), std::min(at.x(), room.right() - width())),
       std::max(room.top(), std::min(at.y(), room.bottom() - height())));
  raise();
}

void Tour::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Right:
  case Qt::Key_Return:
  case Qt::Key_Enter:
    return next();
  case Qt::Key_Left:
    return previous();
  default:
    QFrame::keyPressEvent(event);
  }
}

void Tour::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window());
  draw_card(painter, rect(), unit(this) / 2.0, palette().base(),
            palette().color(QPalette::Highlight));
}

void Tour::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::FontChange && layout()) {
    fit();
    anchor_ = {};
  }
}

} // namespace loom
