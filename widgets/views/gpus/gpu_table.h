#pragma once

/// The look and the keys that both tables of GPUs share.

#include "widgets/views/spoken_table.h"

#include <vector>

namespace loom {

class GpuTable final : public SpokenTable {
  Q_OBJECT
public:
  explicit GpuTable(QWidget* parent);

  /// The columns that are not hidden, as they stand from left to right.
  [[nodiscard]] std::vector<int> shown_columns() const;
  /// A column's header in one line: "mem_lat (cycles)".
  [[nodiscard]] QString header_words(int column) const;
  /// With the header; columns as shown, numbers in full digits, units in the header.
  [[nodiscard]] QString as_tsv() const override;
  void fit_columns() override;

signals:
  void taken(const QModelIndex& index); ///< double click or Enter

protected:
  [[nodiscard]] QString words(const QModelIndex& index) const override;
  void fit_rows() override;
  void keyPressEvent(QKeyEvent* event) override;
};

} // namespace loom
