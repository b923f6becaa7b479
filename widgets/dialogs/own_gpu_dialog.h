#pragma once

/// Names a GPU of the user's, and keeps it.

#include "core/gpu/gpu_spec.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;

namespace loom {

class Workspace;

class OwnGpuDialog : public QDialog {
  Q_OBJECT
public:
  /// The GPU under the id and the name that were chosen.
  using Make = std::function<GpuSpec(std::string id, std::string name)>;

  /// `about` says what is kept.
  OwnGpuDialog(Workspace& workspace, const QString& folder, const QString& about, Make make,
               QWidget* parent);
  void accept() override;

private:
  Workspace& workspace_;
  QString folder_;
  Make make_;
  QLineEdit* name_;
  QLineEdit* id_;
  QLabel* problem_;
};

} // namespace loom
