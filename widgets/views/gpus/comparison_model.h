#pragma once

/// Two or more GPUs side by side: their numbers as rows under headings, each GPU a column, and
/// beside each but the first what it is as a multiple of the first.

#include "core/gpu/gpu_columns.h"

#include <QAbstractTableModel>

#include <vector>

namespace loom {

class ComparisonModel final : public QAbstractTableModel {
  Q_OBJECT
public:
  /// The columns before the GPUs: whether they differ, what it is, its unit.
  enum Column { differs_column, title_column, unit_column, first_gpu_column };

  using QAbstractTableModel::QAbstractTableModel;

  void set_gpus(std::vector<GpuPtr> gpus);
  void set_only_differences(bool only);
  [[nodiscard]] const std::vector<GpuPtr>& gpus() const { return gpus_; }
  /// The place in gpus() that a column belongs to, −1 for the columns before.
  [[nodiscard]] int gpu_of(int column) const;
  [[nodiscard]] bool is_ratio(int column) const;
  [[nodiscard]] int differing() const { return differing_; } ///< rows that differ
  [[nodiscard]] int compared() const { return compared_; }   ///< rows that say anything

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction,
                                    int role) const override;

private:
  struct Row {
    QString heading; ///< of a group; then nothing else counts
    GpuColumn of;
    bool differs = false;
  };
  void fill();
  /// The GPU of a column as a multiple of the first one; nothing where a number is missing.
  [[nodiscard]] std::optional<double> ratio(const Row& row, int column) const;
  /// Whether two of the GPUs say different things; what one does not know is no difference.
  [[nodiscard]] bool differs(const GpuColumn& of) const;
  /// The fact in a cell; nullptr for none.
  [[nodiscard]] const Fact* fact_at(const Row& row, int column) const;
  /// The core/why id of a cell's number, "h200.mem_lat" or "h200.mem_lat.ratio"; empty for words.
  [[nodiscard]] QString quantity(const Row& row, int column) const;
  [[nodiscard]] QString plain(const Row& row, int column) const;
  [[nodiscard]] QString exact(const Row& row, int column) const;
  [[nodiscard]] QString words(const Row& row, int column) const;

  std::vector<GpuPtr> gpus_;
  std::vector<Row> rows_;
  bool only_ = false;
  int differing_ = 0, compared_ = 0;
};

} // namespace loom
