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
  /// Asks nvidia-smi, where it is there, which GPU the computer has, and offers it if the catalogue
  /// has it. Returns at once; a tool that says nothing within `patience` milliseconds is ended, and
  /// one that fails or hangs leaves no trace.
  void offer_own(int patience = 5000);

private:
  void offer(const QByteArray& devices); ///< a line each: its name and memory, in MiB

  void show_facts();
  void show_fit();
  void save_own();
  void import_gpu();

  MainWindow& window_;
  Workspace& workspace_;
  ThemeController& theme_;
};

} // namespace loom
