#pragma once

/// Opening and saving in the window: what is asked where changes would be lost. Other programs
/// write the file, too.

#include "core/base/result.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>

namespace loom {

class DocumentFiles;
class MainWindow;
class Workspace;

class FileActions final : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives this.
  FileActions(MainWindow& window, Workspace& workspace, DocumentFiles& files);

  /// What keeps unsaved work, for later starts as well; the error where that cannot be.
  using Keep = std::function<Result<void>()>;
  void keep_with(Keep keep) { keep_ = std::move(keep); }
  /// Whether another document may take this one's place: what is not saved is kept, and where it
  /// cannot be, this asks.
  [[nodiscard]] bool may_leave();
  /// Whether the window may close: asks where the document differs from its file.
  [[nodiscard]] bool may_close();
  void start_new();
  void open(const QString& path);
  void ask_open();
  bool save();
  bool save_as();
  /// Asks for the file of a page for browsers that shows the document in the view in front.
  void share();
  void paste();
  /// Asks what becomes of the document where another program changed or deleted its file: done a
  /// moment after the system tells of it, and when the window is looked at again.
  void notice_change();

private:
  bool save_over_change();
  void watch(); ///< the file, and its folder, in which it may come back

  MainWindow& window_;
  Workspace& workspace_;
  DocumentFiles& files_;
  Keep keep_;
  QString watched_; ///< the document's file, or the figure that it came from
  QFileSystemWatcher watcher_;
  QTimer noticing_; ///< a file that is written anew is gone for a moment
};

} // namespace loom
