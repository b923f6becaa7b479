#include "widgets/look/wrap_layout.h"

#include <QWidget>

#include <algorithm>

namespace loom {

WrapLayout::WrapLayout(QWidget* parent) : QLayout(parent) {}

WrapLayout::~WrapLayout() { qDeleteAll(items_); }

void WrapLayout::addItem(QLayoutItem* item) { items_.append(item); }
int WrapLayout::count() const { return static_cast<int>(items_.size()); }
QLayoutItem* WrapLayout::itemAt(int index) const { return items_.value(index); }

QLayoutItem* WrapLayout::takeAt(int index) {
  return index >= 0 && index < items_.size() ? items_.takeAt(index) : nullptr;
}

int WrapLayout::heightForWidth(int width) const { return lay_out({0, 0, width, 0}, false); }

QSize WrapLayout::sizeHint() const {
  int width = 0, height = 0;
  for (const QLayoutItem* item : items_) {
    if (item->isEmpty())
      continue;
    width += item->sizeHint().width() + std::max(0, spacing());
    height = std::max(height, item->sizeHint().height());
  }
  const QMargins around = contentsMargins();
  return QSize(width, height).grownBy(around);
}

QSize WrapLayout::minimumSize() const {
  QSize least;
  for (const QLayoutItem* item : items_)
    if (!item->isEmpty())
      least = least.expandedTo(item->minimumSize());
  return least.grownBy(contentsMargins());
}

void WrapLayout::setGeometry(const QRect& rect) {
  QLayout::setGeometry(rect);
  lay_out(rect, true);
}

int WrapLayout::lay_out(const QRect& rect, bool place) const {
  const QMargins around = contentsMargins();
  const QRect inside = rect.marginsRemoved(around);
  const int gap = std::max(0, spacing());
  int y = inside.top();
  for (qsizetype first = 0; first < items_.size();) {
    // One line: as many as fit, and what is left goes to those that can use it.
    int width = 0, height = 0, greedy = 0;
    qsizetype last = first;
    for (; last < items_.size(); ++last) {
      const QLayoutItem* item = items_[last];
      if (item->isEmpty())
        continue;
      const int wanted = item->sizeHint().width();
      if (width > 0 && width + gap + wanted > inside.width())
        break;
      width += (width > 0 ? gap : 0) + wanted;
      height = std::max(height, item->sizeHint().height());
      greedy += item->expandingDirections() & Qt::Horizontal ? 1 : 0;
    }
    int x = inside.left(), spare = std::max(0, inside.width() - width);
    for (qsizetype at = first; place && at < last; ++at) {
      QLayoutItem* item = items_[at];
      if (item->isEmpty())
        continue;
      int own = item->sizeHint().width();
      if (item->expandingDirections() & Qt::Horizontal) {
        const int share = spare / greedy--;
        own += share;
        spare -= share;
      }
      own = std::min(own, inside.width());
      item->setGeometry({x, y, own, height});
      x += own + gap;
    }
    first = last;
    if (height > 0)
      y += height + (first < items_.size() ? gap : 0);
  }
  return y - rect.top() + around.bottom();
}

} // namespace loom
