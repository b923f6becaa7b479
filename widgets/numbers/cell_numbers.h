#pragma once

/// "Why this number?" for the cells of a table.
///
/// A model says by quantity_role which number a cell shows, and CellNumbers makes the table answer
/// for it: the view returns ask() as its asked_quantity(), so that the window's key asks for the
/// cell under the pointer or the keyboard; the right button and the menu key offer the same.
///
///     data(cell, quantity_role) ──> ask() ──> View::asked_quantity() ──> WhyWindow

#include <QObject>
#include <QPersistentModelIndex>
#include <QStyledItemDelegate>

class QAbstractItemView;
class QMenu;
class QTreeView;

namespace loom {

/// QString: the core/why id of the number in a cell; nothing where it shows none.
inline constexpr int quantity_role = Qt::UserRole + 100;

class CellNumbers final : public QObject {
  Q_OBJECT
public:
  /// Belongs to the table. In a tree, left and right then go from cell to cell.
  explicit CellNumbers(QAbstractItemView* table);

  /// The number of the cell under the pointer, which becomes the current one, else of the current
  /// cell; empty where that shows none.
  QString ask();
  /// The same where the pointer or the window's keyboard is on the table, else empty.
  QString ask_here();
  /// The first entry of a menu about a cell, where that shows a number.
  void add_to(QMenu& menu, const QModelIndex& cell);

signals:
  /// The user asks where the number of the current cell comes from; the table has the keyboard.
  void whyAsked();

protected:
  bool eventFilter(QObject* object, QEvent* event) override;

private:
  void take(const QModelIndex& cell); ///< as the current one
  bool step(int by);                  ///< to the next cell of the row that is seen
  bool open_menu(const QModelIndex& cell, const QPoint& at);

  QAbstractItemView* table_;
  const QWidget* viewport_; ///< its, also for events that come while the table ends
  QPersistentModelIndex hovered_;
};

/// Draws the ring round the cell that the keyboard is on so that it is seen on a selection.
class CellDelegate : public QStyledItemDelegate {
public:
  using QStyledItemDelegate::QStyledItemDelegate;
  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;

protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

/// In a tree of names with numbers: a name that is wider than its column goes on in further lines,
/// and its row is as high as they need.
class WrappedNames final : public CellDelegate {
public:
  /// Belongs to the tree, which it is for; `column` has the names.
  WrappedNames(QTreeView* tree, int column);
  [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                               const QModelIndex& index) const override;

private:
  QTreeView* tree_;
  int column_;
};

} // namespace loom
