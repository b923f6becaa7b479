#pragma once

/// A table of instructions: the keys that go from line to line and what is said of a line.

#include <QTableView>

#include <vector>

namespace loom {

class ListingDelegate;

class ListingTable final : public QTableView {
  Q_OBJECT
public:
  /// Where there is little room `text_column` gives way, and `extra_columns` are left out.
  ListingTable(int text_column, std::vector<int> extra_columns, QWidget* parent);

  [[nodiscard]] ListingDelegate& delegate() const { return *delegate_; }
  /// Makes a row the current one and shows it with some rows about it.
  void go(int row);
  /// Columns as wide as what is in the first rows, the last one at least as wide as there
  /// is room.
  void fit_columns();
  /// Selected lines, or all, as they are shown, columns apart by tabs.
  void copy() const;

signals:
  void followAsked(int row, bool to_setter); ///< Enter, double click; with Shift to the waiter
  void said(const QString& text);            ///< of the line under the pointer, else the current

protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void focusInEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void say(const QModelIndex& index);
  void fit_rows();
  void divide(); ///< the width between the text's column and the last one

  ListingDelegate* delegate_;
  int text_column_;
  std::vector<int> extra_columns_;
  int text_width_ = 0, least_last_ = 0; ///< what the columns would take, pixels
};

} // namespace loom
