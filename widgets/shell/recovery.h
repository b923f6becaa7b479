#pragma once

/// What a window has not saved: kept, and offered back in one list.

#include "widgets/recovery/autosave.h"

class QSettings;

namespace loom {

class LostWorkDialog;
class MainWindow;

/// Keeps each document of a window that is not saved, of any kind, as a file of its own until it is
/// saved or thrown away: what another one took the place of, what a closed window had, and what was
/// lost with a crash. What a living window has is never offered to another one.
class Recovery : public QObject {
  Q_OBJECT
public:
  /// The window outlives it.
  Recovery(Workspace& workspace, MainWindow& window, const QString& folder);
  ~Recovery() override;

  [[nodiscard]] Autosave& autosave() { return autosave_; }
  [[nodiscard]] Autosave& lesson_autosave() { return lesson_autosave_; }
  /// The start of the program: opens the file, or where there is none goes on with what was left,
  /// and offers what else is kept.
  void begin(QSettings& settings, const QString& file);
  /// Keeps now what is not saved, as the program may end before it is asked anything.
  void keep_now();
  /// The list of all that is kept.
  void show_list();

private:
  [[nodiscard]] std::vector<LostWork> find();
  void open(LostWork work);
  void open_lesson(LostWork work);
  void set_work_aside(LostWork& work, const Error& problem);
  void finish(); ///< the window closes

  Workspace& workspace_;
  MainWindow& window_;
  QString folder_;
  Autosave autosave_, lesson_autosave_;
};

} // namespace loom
