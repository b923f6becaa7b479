#pragma once

/// The GPUs of the catalogue as rows, all their words and numbers as columns; sorted and filtered.

#include "core/gpu/gpu_filter.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <vector>

namespace loom {

/// Rows in the catalogue's order; columns as in gpu_columns(). Shares the catalogue's GPUs.
class GpuListModel final : public QAbstractTableModel {
  Q_OBJECT
public:
  using QAbstractTableModel::QAbstractTableModel;

  /// Resets only where something changed.
  void set_gpus(std::vector<GpuPtr> gpus);
  /// The scenario's GPU, by id: the row in bold.
  void set_current(const std::string& id);
  [[nodiscard]] const GpuPtr& gpu(int row) const { return rows_[std::size_t(row)].gpu; }
  [[nodiscard]] int row_of(const std::string& id) const; ///< −1 when it is not there

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction,
                                    int role) const override;

private:
  struct Row {
    GpuPtr gpu;
    QString missing; ///< numbers that the model of global loads lacks: "mem_lat, alu_lat"
  };
  [[nodiscard]] QString words(const Row& row, const GpuColumn& column) const;

  std::vector<Row> rows_;
  std::string current_;
};

/// Sorts by any column, what is unknown last in both directions, and leaves out what the filter
/// or a chosen architecture or segment does not accept.
class GpuListOrder final : public QSortFilterProxyModel {
  Q_OBJECT
public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  void set_filter(GpuFilter filter);
  void set_only(GpuWord word, const std::string& value); ///< empty for all
  [[nodiscard]] const GpuPtr& gpu(const QModelIndex& index) const;

protected:
  [[nodiscard]] bool lessThan(const QModelIndex& a, const QModelIndex& b) const override;
  [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
  [[nodiscard]] const GpuListModel& list() const;

  GpuFilter filter_;
  std::array<std::string, gpu_word_count> only_;
};

} // namespace loom
