#pragma once

/// Every model's errors in numbers, sortable by each of them; the row taken is the model shown.

#include "widgets/views/accuracy/accuracy_figure.h"

#include <QWidget>

class QComboBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace loom {

class CellNumbers;
class Segmented;

class AccuracyList : public QWidget {
  Q_OBJECT
public:
  explicit AccuracyList(QWidget* parent = nullptr);

  /// Without a signal. `set` is an index into the errors' sets, −1 for all.
  void show_errors(const ModelErrors& errors, std::size_t model, AccuracyChart chart, int set);

  [[nodiscard]] const CellNumbers& numbers() const { return *numbers_; }
  /// The core/why id of the number that the pointer or the keyboard is on; empty for none.
  [[nodiscard]] QString asked() const;

signals:
  void chart_chosen(int chart);
  void set_chosen(int set);
  void selected(std::size_t model);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build_tree();
  void fit();

  Segmented* charts_;
  QComboBox* sets_;
  QTreeWidget* tree_;
  CellNumbers* numbers_;
  std::vector<QTreeWidgetItem*> items_; ///< by index of the model
  bool measured_ = true;                ///< something of what is shown
};

} // namespace loom
