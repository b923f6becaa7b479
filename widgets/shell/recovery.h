#pragma once

/// What is lost with a crash, offered back at the next start.

#include "widgets/recovery/autosave.h"

namespace loom {

class MainWindow;

/// Keeps a window's unsaved work on disk and offers what other windows, which are gone, had kept:
/// above the views, one after the other, the newest first. What is neither restored nor thrown away
/// is offered again at the next start; what a living window keeps never is.
class Recovery : public QObject {
  Q_OBJECT
public:
  /// The window outlives it.
  Recovery(Workspace& workspace, MainWindow& window, const QString& folder);

  [[nodiscard]] Autosave& autosave() { return autosave_; }
  /// Looks for lost work and offers the first.
  void offer();
  /// The window was closed and all is kept elsewhere, or is not wanted.
  void finish();

private:
  void offer_next();
  void restore();
  void throw_away();

  Workspace& workspace_;
  MainWindow& window_;
  QString folder_;
  Autosave autosave_;
  std::vector<LostWork> lost_; ///< the first is being offered
};

} // namespace loom
