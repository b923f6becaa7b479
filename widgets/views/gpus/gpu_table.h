#pragma once

/// The look and the keys that both tables of GPUs share.

#include <QTableView>

#include <vector>

namespace loom {

class GpuTable final : public QTableView {
  Q_OBJECT
public:
  explicit GpuTable(QWidget* parent);

  /// The columns that are not hidden, as they stand from left to right.
  [[nodiscard]] std::vector<int> shown_columns() const;
  /// A column's header in one line: "mem_lat (cycles)".
  [[nodiscard]] QString header_words(int column) const;
  /// The selected rows, or all of them where fewer than two are, with the header: columns as
  /// shown, apart by tabs, numbers in full digits, units in the header.
  [[nodiscard]] QString as_tsv() const;
  void copy() const;
  /// Columns as wide as what is in them.
  void fit_columns();

signals:
  void taken(const QModelIndex& index); ///< double click or Enter
  /// What the pointer or, when it is away, the keyboard is on; empty when neither is.
  void said(const QString& text);

protected:
  bool event(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void say(const QModelIndex& index);
  void fit_rows();
};

} // namespace loom
