#include "widgets/numbers/cell_numbers.h"

#include "widgets/look/loom_style.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QTextLayout>
#include <QTreeView>

#include <algorithm>
#include <cmath>

namespace loom {

CellNumbers::CellNumbers(QAbstractItemView* table)
    : QObject(table), table_(table), viewport_(table->viewport()) {
  table->installEventFilter(this);
  table->viewport()->installEventFilter(this);
  table->viewport()->setMouseTracking(true);
}

QString CellNumbers::ask() {
  if (hovered_.isValid() && !hovered_.data(quantity_role).toString().isEmpty())
    take(hovered_);
  return table_->currentIndex().data(quantity_role).toString();
}

QString CellNumbers::ask_here() {
  return hovered_.isValid() || table_->window()->focusWidget() == table_ ? ask() : QString();
}

void CellNumbers::take(const QModelIndex& cell) {
  if (!cell.isValid() || table_->currentIndex() == cell)
    return;
  if (table_->selectionModel()->selectedRows().size() > 1) // stays
    table_->selectionModel()->setCurrentIndex(cell, QItemSelectionModel::NoUpdate);
  else
    table_->setCurrentIndex(cell);
}

void CellNumbers::add_to(QMenu& menu, const QModelIndex& cell) {
  if (cell.data(quantity_role).toString().isEmpty())
    return;
  QAction* action = menu.addAction(tr("Why this number?"));
  connect(action, &QAction::triggered, this, [this, at = QPersistentModelIndex(cell)] {
    hovered_ = QModelIndex();
    take(at);
    table_->setFocus();
    emit whyAsked();
  });
}

bool CellNumbers::open_menu(const QModelIndex& cell, const QPoint& at) {
  if (table_->contextMenuPolicy() != Qt::DefaultContextMenu)
    return false; // the table's own
  auto* menu = new QMenu(table_);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  add_to(*menu, cell);
  if (menu->isEmpty()) {
    delete menu;
    return false; // that of what is round it
  }
  menu->popup(at);
  return true;
}

bool CellNumbers::step(int by) {
  const auto* tree = qobject_cast<const QTreeView*>(table_);
  const QModelIndex now = table_->currentIndex();
  if (!tree || !now.isValid())
    return false;
  const QHeaderView& header = *tree->header();
  for (int place = header.visualIndex(now.column()) + by; place >= 0 && place < header.count();
       place += by)
    if (const int column = header.logicalIndex(place); !tree->isColumnHidden(column)) {
      table_->setCurrentIndex(now.siblingAtColumn(column));
      break;
    }
  return true;
}

bool CellNumbers::eventFilter(QObject* object, QEvent* event) {
  const bool inside = object == viewport_;
  switch (event->type()) {
  case QEvent::MouseMove:
    if (inside)
      hovered_ = table_->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint());
    break;
  case QEvent::Leave:
    if (inside)
      hovered_ = QModelIndex();
    break;
  case QEvent::KeyPress: {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key != Qt::Key_Shift && key != Qt::Key_F1)
      hovered_ = QModelIndex(); // the keyboard leads
    if (key == Qt::Key_Left || key == Qt::Key_Right)
      return step(key == Qt::Key_Left ? -1 : 1);
    break;
  }
  case QEvent::ContextMenu: {
    const auto* asked = static_cast<QContextMenuEvent*>(event);
    const bool keys = asked->reason() == QContextMenuEvent::Keyboard;
    if (keys == inside) // the keyboard's goes to the table
      break;
    const QModelIndex cell = keys ? table_->currentIndex() : table_->indexAt(asked->pos());
    const QPoint at = keys ? table_->viewport()->mapToGlobal(table_->visualRect(cell).center())
                           : asked->globalPos();
    return open_menu(cell, at);
  }
  default:
    break;
  }
  return QObject::eventFilter(object, event);
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
  QStyledItemDelegate::paint(painter, option, index);
  // The usual ring has the colour of a selection and would be lost on it.
  if (option.state & QStyle::State_HasFocus)
    draw_focus_ring(*painter, option.rect, 0,
                    option.palette.color(option.state & QStyle::State_Selected
                                             ? QPalette::HighlightedText
                                             : QPalette::Highlight));
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  option->state &= ~QStyle::State_HasFocus; // drawn by paint()
}

WrappedNames::WrappedNames(QTreeView* tree, int column)
    : CellDelegate(tree), tree_(tree), column_(column) {
  tree->setWordWrap(true);
  tree->setUniformRowHeights(false);
  tree->setItemDelegate(this);
  connect(tree->header(), &QHeaderView::sectionResized, this, [this](int resized) {
    if (resized == column_)
      emit sizeHintChanged({});
  });
}

QSize WrappedNames::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  if (index.column() != column_)
    return CellDelegate::sizeHint(option, index);
  QStyleOptionViewItem cell = option;
  initStyleOption(&cell, index);
  cell.rect = QRect(0, 0, tree_->columnWidth(column_), cell.fontMetrics.height());
  const QStyle& style = *tree_->style();
  QRect text = style.subElementRect(QStyle::SE_ItemViewItemText, &cell, tree_);
  const int margin = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, tree_) + 1;
  text.adjust(margin, 0, -margin, 0);
  const QSize one_line = CellDelegate::sizeHint(option, index);
  // Laid out as the style does: a row that is a pixel too low would have its name cut.
  QTextLayout layout(cell.text, cell.font);
  layout.beginLayout();
  double height = 0;
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(text.width());
    height += line.height();
  }
  layout.endLayout();
  return {one_line.width(), std::max(one_line.height(), static_cast<int>(std::ceil(height)))};
}

} // namespace loom
