#pragma once

/// Keeps what is not saved on disk, every few seconds, until it is saved or thrown away.

#include "widgets/recovery/lost_work.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <optional>

namespace loom {

class DocumentFiles;
class Workspace;

/// Two seconds after a change the document goes to a file of its own name in the folder. Timers are
/// the system's steady ones, which no clock that is set moves. The document is turned into text in
/// the window's thread, below a millisecond; another one waits for the disk.
class Autosave : public QObject {
  Q_OBJECT
public:
  /// Says what is not saved now; nothing where all is. It outlives this object, and `folder` is
  /// made when first needed.
  using Unsaved = std::function<std::optional<KeptWork>()>;
  Autosave(QString folder, Unsaved unsaved, QObject* parent = nullptr);
  /// Keeps the workspace's document, whichever it is; one that another takes the place of stays in
  /// the folder. Everything given outlives this.
  Autosave(Workspace& workspace, const DocumentFiles& files, QString folder,
           QObject* parent = nullptr);

  /// There is something to write.
  void changed();
  /// What is kept goes by this name from now on, and is this window's where it is there already.
  void take_up(const QString& name);
  /// Writes now what is not saved, and waits for it.
  Result<void> write_now();
  /// Writes now; the file stays, for any window to take up.
  void let_go();
  /// It is saved or not wanted: the file goes away.
  void discard();

signals:
  /// Nothing can be kept; told once until it works again.
  void failed(const QString& text);

private:
  void due();
  void written(const Result<void>& how);
  [[nodiscard]] Result<void> claim_file();

  QString folder_;
  Unsaved unsaved_;
  QString name_;
  QTimer timer_;
  std::optional<Claim> claim_;
  std::optional<KeptWork> kept_; ///< what the file holds, or soon will
  bool told_ = false;
  QThreadPool writer_; ///< of one thread, so that writings come in their order
};

} // namespace loom
