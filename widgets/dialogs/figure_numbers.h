#pragma once

/// A window with what a figure shows in sentences, and its numbers as tables that can be walked
/// through by keyboard, copied, and asked where they come from.

#include "core/figure/plot_data.h"
#include "widgets/dialogs/dialog_numbers.h"
#include "widgets/texts/words.h"

#include <QDialog>
#include <QStringList>

#include <vector>

class QTabWidget;
class QTableView;

namespace loom {

class FigureNumbers final : public QDialog {
  Q_OBJECT
public:
  /// `csv` is each panel as exported, of `scenario`; `quantities` are the core/why ids of what it
  /// shows, that which it is about first; none where its numbers cannot be asked about.
  FigureNumbers(const Figure& figure, const std::vector<QByteArray>& csv, Scenario scenario,
                QStringList quantities, QWidget* parent);

  /// What the current cell shows: the quantity that has its value at its row's state, else the one
  /// that the figure is about.
  [[nodiscard]] Question question() const;

private:
  QTableView* add_table(const QStringList& lines, const Panel& panel);

  Scenario scenario_;
  QStringList quantities_;
  OccupancyScale occupancy_; ///< of the figure's axes
  QTabWidget* tabs_;
  std::vector<Axis> across_; ///< of each table; without a unit where nothing is plotted
};

} // namespace loom
