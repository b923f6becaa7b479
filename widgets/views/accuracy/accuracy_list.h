#pragma once

/// Every model's errors in numbers, sortable by each of them; the row taken is the model shown.

#include "widgets/views/accuracy/accuracy_figure.h"

#include <QWidget>

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace loom {

class Segmented;

class AccuracyList : public QWidget {
  Q_OBJECT
public:
  explicit AccuracyList(QWidget* parent = nullptr);

  /// Without a signal. `set` is an index into the errors' sets, −1 for all.
  void show_errors(const ModelErrors& errors, std::size_t model, AccuracyChart chart, int set);

  /// The column that the keyboard is on: model, mean, median, bias, worst, count.
  [[nodiscard]] int column() const;

signals:
  void chart_chosen(int chart);
  void set_chosen(int set);
  void selected(std::size_t model);

protected:
  void resizeEvent(QResizeEvent* event) override;

private:
  void build_tree();

  Segmented* charts_;
  QComboBox* sets_;
  QTreeWidget* tree_;
  std::vector<QTreeWidgetItem*> items_; ///< by index of the model
};

} // namespace loom
