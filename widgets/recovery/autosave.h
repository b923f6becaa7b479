#pragma once

/// Keeps what is not saved on disk, every few seconds, for the case that the program does not live
/// to save it.

#include "core/document/document.h"
#include "widgets/recovery/lost_work.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>

namespace loom {

class DocumentFiles;
class Workspace;

/// Two seconds after a change, or five where a drag goes on, the document goes to this window's
/// file; undone or saved, the file goes away. Timers are the system's steady ones, which no clock
/// that is set moves. The document is turned into text in the window's thread, below a millisecond;
/// another one waits for the disk.
class Autosave : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives it. `folder` is made when first needed.
  Autosave(Workspace& workspace, const DocumentFiles& files, QString folder,
           QObject* parent = nullptr);

  /// Goes on with a work's file as this window's own, which holds what the document is now.
  void adopt(Claim claim);
  /// Writes now what is not yet written, and waits for it.
  void write_now();
  /// There is nothing to be afraid for any more: the file goes away.
  void discard();

signals:
  /// Nothing can be kept; told once until it works again.
  void failed(const QString& text);

private:
  void changed();
  void due();
  void start_writing();
  void written(const Result<void>& how);
  [[nodiscard]] Result<void> claim_file();

  Workspace& workspace_;
  const DocumentFiles& files_;
  QString folder_;
  QTimer timer_;
  int put_off_ = 0; ///< times that a drag was waited for
  std::optional<Claim> claim_;
  std::optional<Document> kept_; ///< what the file holds, or soon will
  bool told_ = false;
  QThreadPool writer_; ///< of one thread, so that writings come in their order
};

} // namespace loom
