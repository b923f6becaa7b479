#include "widgets/views/sass/listing_table.h"

#include "widgets/look/theme.h"
#include "widgets/views/sass/listing_delegate.h"
#include "widgets/views/sass/listing_model.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace loom {

namespace {
constexpr int last_width = 20, least_text = 24; ///< of columns at least, units
}

ListingTable::ListingTable(int text_column, std::vector<int> extra_columns, QWidget* parent)
    : SpokenTable(parent), delegate_(new ListingDelegate(this)), text_column_(text_column),
      extra_columns_(std::move(extra_columns)) {
  setItemDelegate(delegate_);
  setTextElideMode(Qt::ElideRight);
  horizontalHeader()->setResizeContentsPrecision(200); // a listing may have a million lines
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  fit_rows();
  connect(this, &QTableView::doubleClicked, this,
          [this](const QModelIndex& index) { emit followAsked(index.row(), true); });
  // The schedule's time begins at the first line shown: all of it changes.
  connect(verticalScrollBar(), &QScrollBar::valueChanged, viewport(),
          qOverload<>(&QWidget::update));
}

void ListingTable::go(int row) {
  if (!model() || row < 0 || row >= model()->rowCount())
    return;
  const QModelIndex index = model()->index(row, std::max(0, currentIndex().column()));
  setCurrentIndex(index);
  const int height = rowHeight(row);
  const QRect rect = visualRect(index);
  if (rect.top() < height || rect.bottom() > viewport()->height() - height)
    scrollTo(index, PositionAtCenter);
  say(index);
}

void ListingTable::fit_columns() {
  if (!model())
    return;
  const QFontMetrics metrics(horizontalHeader()->font());
  const int step = unit(this);
  const int last = model()->columnCount() - 1;
  for (int column = 0; column <= last; ++column) {
    const QString title = model()->headerData(column, Qt::Horizontal).toString();
    const int header = metrics.horizontalAdvance(title) + step;
    setColumnWidth(column,
                   std::min(std::max(sizeHintForColumn(column) + step / 2, header), step * 40));
  }
  least_last_ = std::max(columnWidth(last), last_width * step);
  text_width_ = columnWidth(text_column_);
  divide();
}

void ListingTable::divide() {
  const int last = model() ? model()->columnCount() - 1 : -1;
  if (last < 0)
    return;
  const auto room_of = [this, last] {
    int room = viewport()->width();
    for (int column = 0; column < last; ++column)
      room -= column == text_column_ ? 0 : columnWidth(column);
    return room;
  };
  for (const int column : extra_columns_)
    setColumnHidden(column, false);
  const bool narrow = room_of() < least_last_ + least_text * unit(this);
  for (const int column : extra_columns_)
    setColumnHidden(column, narrow);
  const int room = room_of();
  const int text = std::max({room - least_last_, room / 2, least_text * unit(this)});
  setColumnWidth(text_column_, std::min(text_width_, text));
  setColumnWidth(last, std::max(last_width * unit(this), room - columnWidth(text_column_)));
}

void ListingTable::resizeEvent(QResizeEvent* event) {
  SpokenTable::resizeEvent(event);
  divide();
}

QString ListingTable::as_tsv() const {
  QString text;
  for (const int row : rows_to_copy()) {
    QStringList cells;
    for (int column = 0; column < model()->columnCount(); ++column)
      cells << model()->index(row, column).data().toString();
    text += cells.join(QLatin1Char('\t')).trimmed() + QLatin1Char('\n');
  }
  return text;
}

void ListingTable::fit_rows() {
  verticalHeader()->setMinimumSectionSize(1);
  verticalHeader()->setDefaultSectionSize(fontMetrics().height() + unit(this) / 2);
}

QString ListingTable::words(const QModelIndex& index) const {
  return index.data(words_of_line_role).toString();
}

void ListingTable::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && currentIndex().isValid())
    emit followAsked(currentIndex().row(), (event->modifiers() & Qt::ShiftModifier) == 0);
  else if (event->key() == Qt::Key_Home && model())
    go(0);
  else if (event->key() == Qt::Key_End && model())
    go(model()->rowCount() - 1);
  else if (event->matches(QKeySequence::Paste))
    event->ignore(); // the view takes it
  else
    SpokenTable::keyPressEvent(event);
}

} // namespace loom
