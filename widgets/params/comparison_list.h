#pragma once

/// What the scenario is compared with: a row each for it and its pins, with the line that figures
/// have for it, its name to be edited, whether it is shown, and a button that takes it away.

#include "widgets/workspace/snapshot.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace loom {

class Workspace;

class ComparisonList : public QWidget {
  Q_OBJECT
public:
  explicit ComparisonList(Workspace& workspace, QWidget* parent = nullptr);
  /// Hides itself where nothing is compared.
  void show_snapshot(const Snapshot& snapshot);

private:
  struct Row {
    QWidget* row;
    QWidget* sample;
    QLineEdit* name;
    QCheckBox* shown;    ///< null for the scenario
    QToolButton* remove; ///< null for the scenario
  };
  void add_row();

  Workspace& workspace_;
  QVBoxLayout* column_;
  std::vector<Row> rows_; ///< the scenario's first, then the pins' in their order
};

} // namespace loom
