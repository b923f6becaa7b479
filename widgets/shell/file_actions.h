#pragma once

/// Opening and saving in the window: what is asked where changes would be lost. Other programs
/// write the file, too.

#include <QObject>

namespace loom {

class DocumentFiles;
class MainWindow;
class Workspace;

class FileActions final : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives this.
  FileActions(MainWindow& window, Workspace& workspace, DocumentFiles& files);

  /// Whether the document may go: asks where it differs from its file.
  [[nodiscard]] bool may_lose_changes();
  void start_new();
  void open(const QString& path); ///< after asking where changes would be lost
  void ask_open();
  bool save();
  bool save_as();
  void paste();
  /// Asks what becomes of the document where another program changed its file.
  void notice_change();

private:
  bool save_over_change();

  MainWindow& window_;
  Workspace& workspace_;
  DocumentFiles& files_;
};

} // namespace loom
