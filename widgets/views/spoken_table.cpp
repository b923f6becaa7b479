#include "widgets/views/spoken_table.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace loom {

SpokenTable::SpokenTable(QWidget* parent) : QTableView(parent), numbers_(new CellNumbers(this)) {
  setSelectionBehavior(SelectRows);
  setSelectionMode(ExtendedSelection);
  setEditTriggers(NoEditTriggers);
  setShowGrid(false);
  setFrameShape(NoFrame);
  setMouseTracking(true);
  setWordWrap(false);
  setTabKeyNavigation(false); // Tab goes on to the next control
  setHorizontalScrollMode(ScrollPerPixel);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setMinimumSectionSize(1);
  verticalHeader()->hide();
  connect(this, &QTableView::entered, this, &SpokenTable::say);
}

void SpokenTable::copy() const { QGuiApplication::clipboard()->setText(as_tsv()); }

std::vector<int> SpokenTable::rows_to_copy() const {
  std::vector<int> rows;
  for (const QModelIndex& index : selectionModel()->selectedRows())
    rows.push_back(index.row());
  std::ranges::sort(rows);
  if (rows.size() < 2) {
    rows.clear();
    for (int row = 0; row < model()->rowCount(); ++row)
      rows.push_back(row);
  }
  return rows;
}

void SpokenTable::say(const QModelIndex& index) {
  emit said(index.isValid() ? words(index) : QString());
}

bool SpokenTable::event(QEvent* event) {
  // Before the window's own "copy the scenario".
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    event->accept();
    return true;
  }
  return QTableView::event(event);
}

bool SpokenTable::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave)
    say(hasFocus() ? currentIndex() : QModelIndex());
  return QTableView::viewportEvent(event);
}

void SpokenTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy))
    copy();
  else
    QTableView::keyPressEvent(event);
}

void SpokenTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  if (hasFocus())
    say(current);
}

void SpokenTable::focusInEvent(QFocusEvent* event) {
  QTableView::focusInEvent(event);
  if (event->reason() != Qt::MouseFocusReason)
    say(currentIndex());
}

void SpokenTable::focusOutEvent(QFocusEvent* event) {
  QTableView::focusOutEvent(event);
  say({});
}

void SpokenTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange && model()) {
    fit_rows();
    fit_columns();
  }
}

} // namespace loom
