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
  QSize least = QSplitter::minimumSizeHint();
  int widest = 0;
  for (int i = 0; i < count(); ++i)
    if (const QWidget* part = widget(i); !part->isHidden())
      widest = std::max({widest, part->minimumWidth(), part->minimumSizeHint().width()});
  return {widest, least.height()};
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

void TurningSplitter::turn() {
  int needed = 0;
  for (int i = 0; i < count(); ++i)
    if (const QWidget* part = widget(i); !part->isHidden())
      needed += (needed > 0 ? handleWidth() : 0) +
                std::max(part->minimumWidth(), part->minimumSizeHint().width());
  const auto wanted = needed > width() ? Qt::Vertical : Qt::Horizontal;
  if (wanted == orientation())
    return;
  setOrientation(wanted);
  if (wanted == Qt::Horizontal && !shares_.isEmpty())
    setSizes(shares_);
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
