#pragma once

/// What the window does with GPUs and what was measured on them: facts, fits, files of the user's.

#include <QObject>

class QMenu;

namespace loom {

class MainWindow;
class ThemeController;
class Workspace;

class GpuActions final : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives this.
  GpuActions(MainWindow& window, Workspace& workspace, ThemeController& theme);

  void fill(QMenu& menu);
  void ask_measurements(int again); ///< as MeasurementsDialog::importAsked
  void import_measurements(const QString& path, int again);
  void show_measurements();

private:
  void show_facts();
  void show_fit();
  void save_own();
  void import_gpu();

  MainWindow& window_;
  Workspace& workspace_;
  ThemeController& theme_;
};

} // namespace loom
