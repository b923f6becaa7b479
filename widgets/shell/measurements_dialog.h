#pragma once

/// The measurements that were imported: where they come from; to remove them or to read them anew.

#include <QDialog>

class QLabel;
class QPushButton;
class QTableWidget;

namespace loom {

class Workspace;

class MeasurementsDialog : public QDialog {
  Q_OBJECT
public:
  MeasurementsDialog(Workspace& workspace, QWidget* parent);

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
  QLabel* details_;
  QPushButton *again_, *remove_;
};

} // namespace loom
