#include "widgets/look/column_scroll.h"

#include "widgets/look/theme.h"

#include <QEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

namespace loom {

ColumnScroll::ColumnScroll(QWidget* parent) : QScrollArea(parent) {
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setFocusPolicy(Qt::NoFocus);
}

void ColumnScroll::hold(QWidget* column) {
  setWidget(column);
  viewport()->setAutoFillBackground(false);
  column->setAutoFillBackground(false);
}

QSize ColumnScroll::minimumSizeHint() const {
  // With the scroll bar, which comes and goes with the height of the window.
  const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, verticalScrollBar());
  const int content = widget() ? widget()->minimumSizeHint().width() : 0;
  return {content + bar, unit(this) * 12};
}

bool ColumnScroll::eventFilter(QObject* watched, QEvent* event) {
  // A scroll area keeps to itself that its content has become wider.
  if (watched == widget() && event->type() == QEvent::LayoutRequest)
    updateGeometry();
  // It resizes its content for this, which may ask for another height at once, and so on.
  if (watched == widget() && event->type() == QEvent::Resize) {
    if (fitting_)
      return false;
    const QScopedValueRollback fitting(fitting_, true);
    return QScrollArea::eventFilter(watched, event);
  }
  return QScrollArea::eventFilter(watched, event);
}

} // namespace loom
