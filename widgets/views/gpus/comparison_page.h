#pragma once

/// GPUs side by side.

#include "core/gpu/catalogue.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;

namespace loom {

class ComparisonModel;
class GpuTable;

class ComparisonPage final : public QWidget {
  Q_OBJECT
public:
  explicit ComparisonPage(QWidget* parent);

  void show_gpus(std::vector<GpuPtr> gpus);
  /// What can be put beside those that are there.
  void offer(const Catalogue& catalogue);
  [[nodiscard]] const std::vector<GpuPtr>& gpus() const;
  [[nodiscard]] GpuTable& table() const { return *table_; }
  /// The GPU of a cell, nullptr for none.
  [[nodiscard]] GpuPtr gpu(const QModelIndex& index) const;

signals:
  void backAsked(); ///< to the list: by button, by Esc, or as fewer than two GPUs are left

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void set_gpus(std::vector<GpuPtr> gpus);
  void remove(int place);
  void make_first(int place);
  /// About a column, and the number of a cell where one is meant.
  void open_menu(int column, const QModelIndex& cell, const QPoint& at);

  ComparisonModel* model_;
  QCheckBox* only_;
  QComboBox* add_;
  QLabel* count_;
  GpuTable* table_;
};

} // namespace loom
