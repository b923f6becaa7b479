#pragma once

/// The measurements that were imported: where they come from; to remove them or to read them anew.

#include "core/why/section.h"

#include <QDialog>

class QPushButton;
class QTableWidget;

namespace loom {

class NumberLabel;
class Workspace;

class MeasurementsDialog : public QDialog {
  Q_OBJECT
public:
  MeasurementsDialog(Workspace& workspace, QWidget* parent);

  /// The numbers it shows, those of the first set "set_1.points".
  [[nodiscard]] std::vector<why::Section> explained() const;

signals:
  /// A file is to be imported: in the place of the set at `index`, or beside the others when it is
  /// negative.
  void importAsked(int index);

private:
  void refresh();
  void show_details();
  void remove();

  Workspace& workspace_;
  QTableWidget* table_;
  NumberLabel* details_;
  QPushButton *again_, *remove_;
};

} // namespace loom
