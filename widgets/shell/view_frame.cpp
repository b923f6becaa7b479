#include "widgets/shell/view_frame.h"

#include "widgets/look/theme.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace loom {

namespace {

/// The least that a view needs at this width.
QSize least_size(const QWidget& view, int width) {
  const QSize least = view.minimumSizeHint().expandedTo(view.minimumSize());
  const QLayout* layout = view.layout();
  if (!layout || !layout->hasHeightForWidth())
    return least;
  return {least.width(), layout->minimumHeightForWidth(std::max(width, least.width()))};
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

void ViewFrame::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

void ViewFrame::fit() {
  const QSize room = maximumViewportSize();
  const int bar = verticalScrollBar()->sizeHint().width();
  QSize least = least_size(*widget(), room.width());
  // A bar takes room of the other direction.
  const bool down = least.height() > room.height() - (least.width() > room.width() ? bar : 0);
  const int width = room.width() - (down ? bar : 0);
  least = least_size(*widget(), width);
  const int height = room.height() - (least.width() > width ? bar : 0);
  widget()->resize(std::max(width, least.width()), std::max(height, least.height()));
}

} // namespace loom
