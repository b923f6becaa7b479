#pragma once

/// Every model as a row: whether its curve is shown and how it looks, what it leaves out, and its
/// numbers at the operating point.

#include "widgets/style/figure_style.h"
#include "widgets/views/models/models_figure.h"

#include <QWidget>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace loom {

class CellNumbers;
class Segmented;

class ModelsList : public QWidget {
  Q_OBJECT
public:
  explicit ModelsList(QWidget* parent = nullptr);

  /// Shows choice and numbers without a signal. `waiting` are models whose numbers will follow.
  void show_rows(const ModelRows& rows, const ModelsChoice& choice, const FigureStyle& style,
                 const std::vector<std::size_t>& waiting);

  [[nodiscard]] const CellNumbers& numbers() const { return *numbers_; }
  /// The core/why id of the number that the pointer or the keyboard is on; empty for none.
  [[nodiscard]] QString asked() const;

signals:
  void chart_chosen(int chart);
  void shown_changed(std::size_t model, bool shown);
  void selected(std::size_t model);

protected:
  bool eventFilter(QObject* object, QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build_tree();
  void fit();
  void show_swatches(const ModelsChoice& choice, const FigureStyle& style);

  Segmented* charts_;
  QTreeWidget* tree_;
  CellNumbers* numbers_;
  QLabel* sentence_;
  std::vector<QTreeWidgetItem*> items_;
  bool measured_ = false;   ///< there are errors to tell
  ModelsChoice drawn_;      ///< whose swatches are shown
  FigureStyle drawn_style_; ///< and in what style
};

} // namespace loom
