#pragma once

/// The instructions of a function as rows: a column each field of the control code, then the
/// instruction and when it issues. The last two columns are drawn by ListingDelegate.

#include "core/sass/study.h"

#include <QAbstractTableModel>

namespace loom {

/// What the models of listings say beyond what Qt asks for.
enum ListingRole {
  words_of_line_role = Qt::UserRole, ///< QString: the whole line in words, for the status line
  colour_role,      ///< int of Role: the text's colour; invalid where it has none of its own
  share_role,       ///< double, 0 to 1: how much of the cell is filled behind the text
  strong_cell_role, ///< bool: in bold
};

class ListingModel final : public QAbstractTableModel {
  Q_OBJECT
public:
  enum Column {
    address_column,
    stall_column,
    yield_column,
    write_column,
    read_column,
    wait_column,
    reuse_column,
    text_column,
    live_column,
    cycle_column,
    latency_column,
    interval_column,
    waited_column,
    lanes_column,
    schedule_column,
    column_count
  };
  using QAbstractTableModel::QAbstractTableModel;

  /// Null: nothing.
  void set_study(sass::StudyPtr study);
  [[nodiscard]] const sass::StudyPtr& study() const { return study_; }
  /// The instruction below `from` (above it where `forward` is false), around the end, whose text
  /// contains `text`, or whose address it is in hexadecimal; −1 for none.
  [[nodiscard]] int find(const QString& text, int from, bool forward) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction,
                                    int role) const override;

private:
  sass::StudyPtr study_;
};

} // namespace loom
