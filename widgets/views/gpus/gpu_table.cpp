#include "widgets/views/gpus/gpu_table.h"

#include "core/gpu/gpu_spec.h"
#include "widgets/look/theme.h"
#include "widgets/views/gpus/gpu_cells.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace loom {

namespace {

/// Derived and assumed numbers and what is unknown stand back.
class GpuDelegate final : public CellDelegate {
public:
  using CellDelegate::CellDelegate;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    CellDelegate::initStyleOption(option, index);
    option->font.setBold(index.data(strong_role).toBool());
    const QVariant status = index.data(status_role);
    if (index.data(faint_role).toBool() ||
        (status.isValid() && status.toInt() >= int(FactStatus::derived)))
      option->palette.setColor(QPalette::Text, muted(option->palette));
  }
};

} // namespace

GpuTable::GpuTable(QWidget* parent) : SpokenTable(parent) {
  setItemDelegate(new GpuDelegate(this));
  setAlternatingRowColors(true);
  setContextMenuPolicy(Qt::CustomContextMenu);
  horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
  horizontalHeader()->setResizeContentsPrecision(-1); // all rows, also those below the edge
  fit_rows();
  connect(this, &QTableView::doubleClicked, this, &GpuTable::taken);
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
  QString text;
  const auto add_line = [&](const auto& cell) {
    QStringList cells;
    for (const int column : columns)
      cells << QString(cell(column)).replace(QLatin1Char('\t'), QLatin1Char(' '));
    text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
  };
  add_line([this](int column) { return header_words(column); });
  for (const int row : rows_to_copy())
    add_line([&](int column) { return model()->index(row, column).data(exact_role).toString(); });
  return text;
}

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

QString GpuTable::words(const QModelIndex& index) const {
  return index.data(words_role).toString().replace(QLatin1Char('\n'), QStringLiteral(" · "));
}

void GpuTable::keyPressEvent(QKeyEvent* event) {
  if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid())
    emit taken(currentIndex());
  else
    SpokenTable::keyPressEvent(event);
}

} // namespace loom
