#include "widgets/look/turning_splitter.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

namespace loom {

TurningSplitter::TurningSplitter(QWidget* parent) : QSplitter(Qt::Horizontal, parent) {
  setChildrenCollapsible(false);
  connect(this, &QSplitter::splitterMoved, this, [this] {
    if (orientation() == Qt::Horizontal)
      shares_ = sizes();
  });
}

void TurningSplitter::set_shares(const QList<int>& shares) {
  shares_ = shares;
  setSizes(shares);
}

QSize TurningSplitter::minimumSizeHint() const {
  return {has_to_wait() ? width_of_all() : width_of_widest(),
          QSplitter::minimumSizeHint().height()};
}

bool TurningSplitter::event(QEvent* event) {
  const bool taken = QSplitter::event(event);
  if (event->type() == QEvent::LayoutRequest)
    turn();
  return taken;
}

void TurningSplitter::resizeEvent(QResizeEvent* event) {
  QSplitter::resizeEvent(event);
  turn();
}

bool TurningSplitter::has_to_wait() const {
  const auto* outer = qobject_cast<const TurningSplitter*>(parentWidget());
  return turns_last_ && outer && outer->orientation() == Qt::Horizontal;
}

int TurningSplitter::width_of_widest() const {
  int widest = 0;
  for (int i = 0; i < count(); ++i)
    if (const QWidget* part = widget(i); !part->isHidden()) {
      const auto* inner = qobject_cast<const TurningSplitter*>(part);
      widest = std::max({widest, part->minimumWidth(),
                         inner ? inner->width_of_widest() : part->minimumSizeHint().width()});
    }
  return widest;
}

int TurningSplitter::width_of_all() const {
  int needed = 0;
  for (int i = 0; i < count(); ++i)
    if (const QWidget* part = widget(i); !part->isHidden()) {
      const auto* inner = qobject_cast<const TurningSplitter*>(part);
      needed += (needed > 0 ? handleWidth() : 0) +
                std::max(part->minimumWidth(), inner && inner->turns_last_
                                                   ? inner->width_of_all()
                                                   : part->minimumSizeHint().width());
    }
  return needed;
}

void TurningSplitter::turn() {
  const auto wanted = width_of_all() > width() && !has_to_wait() ? Qt::Vertical : Qt::Horizontal;
  if (wanted == orientation())
    return;
  setOrientation(wanted);
  if (wanted == Qt::Horizontal && !shares_.isEmpty())
    setSizes(shares_);
  for (int i = 0; i < count(); ++i)
    if (auto* inner = qobject_cast<TurningSplitter*>(widget(i)); inner && inner->turns_last_) {
      inner->turn();
      inner->updateGeometry();
    }
}

bool WrappedPart::event(QEvent* event) {
  const bool taken = QWidget::event(event);
  if (event->type() == QEvent::LayoutRequest)
    fit();
  return taken;
}

void WrappedPart::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  fit();
}

void WrappedPart::fit() {
  if (layout() && layout()->hasHeightForWidth())
    setMinimumHeight(layout()->minimumHeightForWidth(width()));
}

} // namespace loom
