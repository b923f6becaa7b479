#pragma once

/// Two functions side by side, a row an instruction of either or both.

#include "core/sass/align.h"
#include "core/sass/study.h"

#include <QAbstractTableModel>

namespace loom {

class AlignedModel final : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column {
    left_address_column,
    left_control_column,
    left_text_column,
    mark_column, ///< how they differ, as a sign
    right_address_column,
    right_control_column,
    right_text_column,
    column_count
  };
  using QAbstractTableModel::QAbstractTableModel;

  /// Null: nothing.
  void set_studies(sass::StudyPtr left, sass::StudyPtr right);
  [[nodiscard]] const std::vector<sass::AlignedRow>& rows() const { return rows_; }
  [[nodiscard]] const sass::StudyPtr& left() const { return left_; }
  [[nodiscard]] const sass::StudyPtr& right() const { return right_; }
  /// "12 of 30 lines are the same": in one sentence.
  [[nodiscard]] QString summary() const;
  /// The next row below `from`, or above it, that is not the same; −1 for none.
  [[nodiscard]] int next_difference(int from, bool forward) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction,
                                    int role) const override;

private:
  [[nodiscard]] QString text(const sass::AlignedRow& row, int column) const;
  /// The core/why id of the number that a cell shows, else of one that is said of its side's line,
  /// or of the other's where there is none.
  [[nodiscard]] QString quantity(const sass::AlignedRow& row, int column) const;
  [[nodiscard]] QString words(const sass::AlignedRow& row) const;
  [[nodiscard]] bool differs(const sass::AlignedRow& row, int column) const;

  sass::StudyPtr left_, right_;
  std::vector<sass::AlignedRow> rows_;
};

/// "=", "≈" for other control codes, "≠", "◀" and "▶" for one side only.
[[nodiscard]] QString likeness_sign(sass::Likeness likeness);

} // namespace loom
