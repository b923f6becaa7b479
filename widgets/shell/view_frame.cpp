#include "widgets/shell/view_frame.h"

#include "widgets/look/drawer.h"
#include "widgets/look/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLayout>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// Of what it asks for, to which a view is pressed before it scrolls.
constexpr double most_pressed = 0.7;

/// Within the time: a view whose bars come and go more often in one room would not come to rest.
constexpr int most_changes = 4, change_ms = 1000;

/// The least that a view needs at this width.
QSize least_size(const QWidget& view, int width) {
  const QSize least = view.minimumSizeHint().expandedTo(view.minimumSize());
  const QLayout* layout = view.layout();
  if (!layout || !layout->hasHeightForWidth())
    return least;
  return {least.width(), layout->minimumHeightForWidth(std::max(width, least.width()))};
}

/// What was hidden or shown takes effect now: parts turn and wrap by requests of their own, up to
/// the view.
void lay_out_now(QWidget& view) {
  constexpr int nested = 4;
  for (int pass = 0; pass < nested; ++pass) {
    for (QWidget* each : view.findChildren<QWidget*>())
      QCoreApplication::sendPostedEvents(each, QEvent::LayoutRequest);
    QCoreApplication::sendPostedEvents(&view, QEvent::LayoutRequest);
  }
}

} // namespace

ViewFrame::ViewFrame(QWidget* view, QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setFocusPolicy(Qt::NoFocus);
  setWidget(view);
  viewport()->setAutoFillBackground(false);
  view->setAutoFillBackground(false);
  view->installEventFilter(this);
  view->show();
}

QSize ViewFrame::sizeHint() const { return widget()->sizeHint(); }

QSize ViewFrame::minimumSizeHint() const {
  const int step = unit(this);
  return QSize(step * 16, step * 12).boundedTo(widget()->minimumSizeHint());
}

bool ViewFrame::eventFilter(QObject* watched, QEvent* event) {
  if (watched == widget() && event->type() == QEvent::LayoutRequest) {
    fit();
    updateGeometry();
  }
  return QScrollArea::eventFilter(watched, event);
}

void ViewFrame::changeEvent(QEvent* event) {
  QScrollArea::changeEvent(event);
  anew_ |= event->type() == QEvent::FontChange;
}

void ViewFrame::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  // With a scroll bar the viewport is another one, the room that they share is not.
  const QSize room = maximumViewportSize();
  anew_ |= std::exchange(room_, room) != room;
  fit();
}

void ViewFrame::showEvent(QShowEvent* event) {
  QScrollArea::showEvent(event);
  fit();
}

void ViewFrame::fold() {
  Drawer* drawer = drawer_of(widget());
  const QSize room = maximumViewportSize();
  if (!drawer || (!anew_ && (drawer->is_full() ||
                             least_size(*widget(), room.width()).height() <= room.height())))
    return;
  drawer->fit(room.height(), anew_, [this, &room] {
    widget()->resize(room);
    lay_out_now(*widget());
    const QSize least = least_size(*widget(), room.width());
    return least.height() <= room.height();
  });
  lay_out_now(*widget());
}

void ViewFrame::fit() {
  if (fitting_) // what it hides and resizes asks for it again
    return;
  const QScopedValueRollback fitting(fitting_, true);
  if (isVisible())
    fold();
  const QSize room = maximumViewportSize();
  const int bar = verticalScrollBar()->sizeHint().width();
  QSize least = least_size(*widget(), room.width());
  // What scrolls has another width, at which it may ask for less; without bars it would ask for
  // more, scroll, and so on. Then bars stay.
  if (anew_ || !since_change_.isValid() || since_change_.hasExpired(change_ms))
    changes_ = 0;
  const bool undecided = changes_ >= most_changes;
  const bool scrolls = most_pressed * least.height() > room.height() ||
                       most_pressed * least.width() > room.width() || (undecided && scrolls_);
  // A bar takes room of the other direction.
  const bool down =
      scrolls && (least.height() > room.height() - (least.width() > room.width() ? bar : 0) ||
                  (undecided && down_));
  if (scrolls != scrolls_ || down != down_) {
    ++changes_;
    since_change_.start();
  }
  scrolls_ = scrolls;
  down_ = down;
  anew_ = anew_ && !isVisible();
  if (!scrolls) {
    widget()->resize(room); // layouts take what lacks from the largest parts: the picture, a slider
    return;
  }
  const int width = room.width() - (down ? bar : 0);
  least = least_size(*widget(), width);
  const int height = room.height() - (least.width() > width ? bar : 0);
  widget()->resize(std::max(width, least.width()), std::max(height, least.height()));
}

} // namespace loom
