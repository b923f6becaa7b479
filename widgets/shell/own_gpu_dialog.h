#pragma once

/// Names the GPU that the present numbers make, and keeps it.

#include <QDialog>

class QLabel;
class QLineEdit;

namespace loom {

class Workspace;

class OwnGpuDialog : public QDialog {
  Q_OBJECT
public:
  OwnGpuDialog(Workspace& workspace, const QString& folder, QWidget* parent);
  void accept() override;

private:
  Workspace& workspace_;
  QString folder_;
  QLineEdit* name_;
  QLineEdit* id_;
  QLabel* problem_;
};

} // namespace loom
