#pragma once

/// A table of instructions: the keys that go from line to line and what is said of a line.

#include "widgets/views/spoken_table.h"

#include <vector>

namespace loom {

class ListingDelegate;

class ListingTable final : public SpokenTable {
  Q_OBJECT
public:
  /// Where there is little room `text_column` gives way, and `extra_columns` are left out.
  ListingTable(int text_column, std::vector<int> extra_columns, QWidget* parent);

  [[nodiscard]] ListingDelegate& delegate() const { return *delegate_; }
  /// Makes a row the current one and shows it with some rows about it.
  void go(int row);
  /// Columns as wide as what is in the first rows, the last one at least as wide as there
  /// is room.
  void fit_columns() override;
  [[nodiscard]] QString as_tsv() const override;

signals:
  void followAsked(int row, bool to_setter); ///< Enter, double click; with Shift to the waiter

protected:
  [[nodiscard]] QString words(const QModelIndex& index) const override;
  void fit_rows() override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

private:
  void divide(); ///< the width between the text's column and the last one

  ListingDelegate* delegate_;
  int text_column_;
  std::vector<int> extra_columns_;
  int text_width_ = 0, least_last_ = 0; ///< what the columns would take, pixels
};

} // namespace loom
