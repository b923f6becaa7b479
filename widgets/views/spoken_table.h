#pragma once

/// A view's table that says what the pointer or the keyboard is on and copies its rows as text.

#include "widgets/numbers/cell_numbers.h"

#include <QTableView>

#include <vector>

namespace loom {

class SpokenTable : public QTableView {
  Q_OBJECT
public:
  explicit SpokenTable(QWidget* parent);

  /// Puts as_tsv() on the clipboard.
  void copy() const;
  /// The selected rows, or all of them where fewer than two are: columns apart by tabs.
  [[nodiscard]] virtual QString as_tsv() const = 0;
  /// "Why this number?" for its cells.
  [[nodiscard]] CellNumbers& numbers() const { return *numbers_; }
  /// Columns as wide as what is in them.
  virtual void fit_columns() = 0;

signals:
  /// What the pointer or, when it is away, the keyboard is on; empty when neither is.
  void said(const QString& text);

protected:
  /// What is said of a valid index.
  [[nodiscard]] virtual QString words(const QModelIndex& index) const = 0;
  /// Rows as high as the font asks.
  virtual void fit_rows() = 0;

  void say(const QModelIndex& index);
  [[nodiscard]] std::vector<int> rows_to_copy() const;

  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  CellNumbers* numbers_;
};

} // namespace loom
