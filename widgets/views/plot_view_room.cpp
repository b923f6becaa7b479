// How the plots of a view and what belongs to them share its room.

#include "widgets/views/plot_view.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace loom {

namespace {
constexpr int side_row = 3; ///< of what has no room beside the plot; see sweep_row in plot_view.cpp
} // namespace

void PlotView::set_side(QWidget* side) {
  side_ = side;
  columns_ = 0;
  arrange();
}

QSize PlotView::minimumSizeHint() const {
  const QSize least = View::minimumSizeHint();
  return side_ ? QSize(std::max(plots_.front()->minimumSizeHint().width(),
                                side_->minimumSizeHint().width()),
                       least.height())
               : least;
}

bool PlotView::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest && side_)
    arrange();
  return View::event(event);
}

void PlotView::resizeEvent(QResizeEvent* event) {
  View::resizeEvent(event);
  arrange();
}

void PlotView::arrange() {
  // Side by side while each panel stays wider than high.
  const int count = static_cast<int>(plots_.size());
  const int columns = width() > height() || height() == 0 ? count : 1;
  const bool beside =
      side_ &&
      plots_.front()->minimumSizeHint().width() + side_->minimumSizeHint().width() <= width();
  if (columns == columns_ && beside == beside_)
    return;
  columns_ = columns;
  beside_ = beside;
  if (side_) { // beside the plot and the words that may stand for it, or below them
    grid_->removeWidget(side_);
    grid_->addWidget(side_, beside ? 0 : side_row, beside ? 1 : 0, beside ? 2 : 1, 1);
    grid_->setColumnStretch(0, 1);
    grid_->setColumnStretch(1, beside ? 1 : 0);
    grid_->setRowMinimumHeight(side_row, beside ? 0 : side_->sizeHint().height());
  }
  grid_->removeWidget(missing_);
  for (PlotWidget* plot : plots_)
    grid_->removeWidget(plot);
  for (int index = 0; index < count; ++index)
    grid_->addWidget(plots_[static_cast<std::size_t>(index)], index / columns, index % columns);
  grid_->addWidget(missing_, count, 0, 1, columns);
}

} // namespace loom
