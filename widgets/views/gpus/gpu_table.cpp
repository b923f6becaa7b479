#include "widgets/views/gpus/gpu_table.h"

#include "core/gpu/gpu_spec.h"
#include "widgets/look/loom_style.h"
#include "widgets/look/theme.h"
#include "widgets/views/gpus/gpu_cells.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

namespace loom {

namespace {

/// Derived and assumed numbers and what is unknown stand back.
class GpuDelegate final : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    QStyledItemDelegate::paint(painter, option, index);
    // The usual ring has the colour of a selection and would be lost on it.
    if (option.state & QStyle::State_HasFocus)
      draw_focus_ring(*painter, option.rect, 0,
                      option.palette.color(option.state & QStyle::State_Selected
                                               ? QPalette::HighlightedText
                                               : QPalette::Highlight));
  }

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    option->font.setBold(index.data(strong_role).toBool());
    const QVariant status = index.data(status_role);
    if (index.data(faint_role).toBool() ||
        (status.isValid() && status.toInt() >= int(FactStatus::derived)))
      option->palette.setColor(QPalette::Text, muted(option->palette));
    option->state &= ~QStyle::State_HasFocus; // drawn by paint()
  }
};

QString in_one_line(QString text) { return text.replace(QLatin1Char('\n'), QStringLiteral(" · ")); }

} // namespace

GpuTable::GpuTable(QWidget* parent) : QTableView(parent) {
  setItemDelegate(new GpuDelegate(this));
  setSelectionBehavior(SelectRows);
  setSelectionMode(ExtendedSelection);
  setEditTriggers(NoEditTriggers);
  setShowGrid(false);
  setAlternatingRowColors(true);
  setFrameShape(NoFrame);
  setMouseTracking(true);
  setWordWrap(false);
  setTabKeyNavigation(false); // Tab goes on to the next control
  setHorizontalScrollMode(ScrollPerPixel);
  setContextMenuPolicy(Qt::CustomContextMenu);
  horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setResizeContentsPrecision(-1); // all rows, also those below the edge
  horizontalHeader()->setMinimumSectionSize(1);
  verticalHeader()->hide();
  fit_rows();
  connect(this, &QTableView::doubleClicked, this, &GpuTable::taken);
  connect(this, &QTableView::entered, this, &GpuTable::say);
}

std::vector<int> GpuTable::shown_columns() const {
  std::vector<int> columns;
  for (int place = 0; place < model()->columnCount(); ++place)
    if (const int column = horizontalHeader()->logicalIndex(place); !isColumnHidden(column))
      columns.push_back(column);
  return columns;
}

QString GpuTable::header_words(int column) const {
  const QVariant exact = model()->headerData(column, Qt::Horizontal, exact_role);
  return (exact.isValid() ? exact : model()->headerData(column, Qt::Horizontal)).toString();
}

QString GpuTable::as_tsv() const {
  const std::vector<int> columns = shown_columns();
  std::vector<int> rows;
  for (const QModelIndex& index : selectionModel()->selectedRows())
    rows.push_back(index.row());
  std::ranges::sort(rows);
  if (rows.size() < 2) {
    rows.clear();
    for (int row = 0; row < model()->rowCount(); ++row)
      rows.push_back(row);
  }
  QString text;
  const auto add_line = [&](const auto& cell) {
    QStringList cells;
    for (const int column : columns)
      cells << QString(cell(column)).replace(QLatin1Char('\t'), QLatin1Char(' '));
    text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
  };
  add_line([this](int column) { return header_words(column); });
  for (const int row : rows)
    add_line([&](int column) { return model()->index(row, column).data(exact_role).toString(); });
  return text;
}

void GpuTable::copy() const { QGuiApplication::clipboard()->setText(as_tsv()); }

void GpuTable::fit_columns() {
  const QFontMetrics metrics(horizontalHeader()->font());
  const int step = unit(this);
  for (const int column : shown_columns()) {
    const QString title = model()->headerData(column, Qt::Horizontal).toString();
    const int header = metrics.size(0, title).width() + step * 9 / 2; // with the arrow of sorting
    setColumnWidth(column, std::max(sizeHintForColumn(column) + step / 2, header));
  }
}

void GpuTable::fit_rows() { verticalHeader()->setDefaultSectionSize(unit(this) * 3); }

void GpuTable::say(const QModelIndex& index) {
  emit said(index.isValid() ? in_one_line(index.data(words_role).toString()) : QString());
}

bool GpuTable::event(QEvent* event) {
  // Before the window's own "copy the scenario".
  if (event->type() == QEvent::ShortcutOverride &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    event->accept();
    return true;
  }
  return QTableView::event(event);
}

bool GpuTable::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::Leave)
    say(hasFocus() ? currentIndex() : QModelIndex());
  return QTableView::viewportEvent(event);
}

void GpuTable::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Copy))
    copy();
  else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) &&
           currentIndex().isValid())
    emit taken(currentIndex());
  else
    QTableView::keyPressEvent(event);
}

void GpuTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTableView::currentChanged(current, previous);
  if (hasFocus())
    say(current);
}

void GpuTable::focusInEvent(QFocusEvent* event) {
  QTableView::focusInEvent(event);
  if (event->reason() != Qt::MouseFocusReason)
    say(currentIndex());
}

void GpuTable::focusOutEvent(QFocusEvent* event) {
  QTableView::focusOutEvent(event);
  say({});
}

void GpuTable::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange && model()) {
    fit_rows();
    fit_columns();
  }
}

} // namespace loom
