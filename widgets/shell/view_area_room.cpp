// How the views in sight share the room of their area.

#include "widgets/look/theme.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QApplication>
#include <QScopedValueRollback>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace loom {

namespace {
constexpr int least_width = 64, least_height = 44; ///< of views beside each other, in grid steps
} // namespace

/// Until it is let go Qt looks at the gap that a dock has left or may take, and at the tabs beside
/// a dragged one: another layout would take those away.
bool ViewArea::one_is_held() const { return QApplication::mouseButtons() != Qt::NoButton; }

/// Several views side by side would be unreadable here.
bool ViewArea::narrow() const {
  const int step = unit(this);
  return width() < least_width * step || height() < least_height * step;
}

void ViewArea::fold_or_unfold() {
  if (one_is_held())
    return fold_soon();
  let_views_go();
  const QByteArray before = std::exchange(before_, {});
  if (!isVisible())
    return;
  const QScopedValueRollback arranging(arranging_, true);
  if (!narrow()) {
    if (!unfolded_.isEmpty()) {
      restoreState(std::exchange(unfolded_, {}), layout_version);
      fresh_ |= wide_.isEmpty(); // what was never wide has been squeezed out of proportion
      fold_soon();               // the docks are not there yet
    } else {
      if (std::exchange(fresh_, false))
        proportion();
      give_shares();
      keep_shares();
    }
    wide_ = saveState(layout_version);
    return;
  }
  if (!unfolded_.isEmpty())
    return;
  unfolded_ = !before.isEmpty() ? before : !wide_.isEmpty() ? wide_ : saveState(layout_version);
  ViewDock* front = current();
  ViewDock* first = nullptr;
  for (ViewDock* dock : docks_) {
    if (dock->isFloating())
      continue;
    if (first)
      tabifyDockWidget(first, dock);
    else
      first = dock;
  }
  if (front)
    front->raise();
}

void ViewArea::proportion() {
  whole_ = {1000, 1000};
  shares_.clear();
  for (const auto& [place, dock] : places()) {
    const int row = place->info().default_place;
    shares_[place] = row == 1 || row == 2 ? QSize(500, 480) : QSize(1000, 520);
  }
}

std::map<const ViewDock*, ViewDock*> ViewArea::places() const {
  std::map<const ViewDock*, ViewDock*> all;
  for (ViewDock* dock : docks_) {
    // Qt keeps what is behind a tab left of and above everything.
    if (!dock->isVisible() || dock->isFloating() || dock->geometry().right() < 0)
      continue;
    const auto tabs = tabifiedDockWidgets(dock);
    all[*std::ranges::find_if(
        docks_, [&](ViewDock* each) { return each == dock || tabs.contains(each); })] = dock;
  }
  return all;
}

QSize ViewArea::room_of(const ViewDock& dock) const {
  const QRect own = dock.geometry();
  QRect room = own;
  for (const QTabBar* bar : findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    if (bar->isVisible() && bar->geometry().intersects(own.adjusted(0, -bar->height(), 0, 0)))
      room |= bar->geometry();
  return room.size();
}

void ViewArea::keep_shares() {
  if (!shares_.empty())
    return;
  for (const auto& [place, dock] : places())
    shares_[place] = room_of(*dock);
  whole_ = size();
}

void ViewArea::give_shares() {
  const auto now = places();
  if (!std::ranges::equal(
          now, shares_, {}, [](const auto& each) { return each.first; },
          [](const auto& each) { return each.first; })) {
    shares_.clear(); // arranged otherwise
    return;
  }
  QList<QDockWidget*> docks;
  QList<int> widths, heights;
  for (const auto& [place, dock] : now) {
    const QSize share = shares_.at(place);
    docks << dock;
    widths << std::max(1, share.width() * width() / whole_.width());
    heights << std::max(1, share.height() * height() / whole_.height());
  }
  resizeDocks(docks, widths, Qt::Horizontal);
  resizeDocks(docks, heights, Qt::Vertical);
}

} // namespace loom
