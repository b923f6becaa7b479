#pragma once

/// Scenarios in and out: files, exported figures, the clipboard, things dropped on the window.
/// Nothing here changes the document unless the whole of the new one was read.

#include "core/document/document.h"
#include "core/text/file_seen.h"

#include <QObject>
#include <QStringList>

#include <functional>

class QMimeData;
class QSettings;

namespace loom {

enum class MissingGpu;
struct ReadDocument;
class Workspace;

inline constexpr const char* scenario_mime = "application/x-latencyloom+json";

class DocumentFiles : public QObject {
  Q_OBJECT
public:
  DocumentFiles(Workspace& workspace, QSettings& settings, QObject* parent = nullptr);

  /// The file that the document came from or was saved to; empty for none.
  [[nodiscard]] const QString& path() const { return path_; }
  /// There is a file and the document differs from it.
  [[nodiscard]] bool modified() const;
  [[nodiscard]] QStringList recent() const;

  void start_new();
  /// A scenario or a figure that carries one. A figure's scenario has no file to save to. Where
  /// only a GPU is missing, nearestOffered() says how to go on.
  /// A loop of instructions (*.loop) takes the place of the scenario's mix, as an undo entry. An
  /// export of Nsight Compute is profileGiven().
  bool open(const QString& path);
  bool save_to(const QString& path);
  /// Unsaved work of a window that is gone, with the file that it belongs to (empty for none) and
  /// the fingerprint of what that file was then. It counts as changed.
  void restore(const Document& document, const QString& path, std::uint64_t content_of_file);

  /// Another program has written the file since it was opened or saved here.
  [[nodiscard]] bool changed_outside() { return seen_.changed(); }
  /// What the other program wrote may be written over.
  void keep_mine();
  /// Takes what the file says now, as an undo entry.
  bool reload();
  [[nodiscard]] std::uint64_t content_of_file() const { return seen_.content(); }

  [[nodiscard]] QMimeData* copied() const; ///< the caller owns it
  /// The document as one word of text (core/document/scenario_link.h); pasting or opening takes it
  /// back.
  [[nodiscard]] QString link() const;
  [[nodiscard]] static bool has_scenario(const QMimeData& data);
  /// Whether the file begins as an export of Nsight Compute does.
  [[nodiscard]] static bool is_profile(const QString& path);
  /// The path of a CSV that carries no scenario, which is then one of measurements; else empty.
  [[nodiscard]] static QString plain_table(const QMimeData& data);
  /// A pasted scenario as one undo entry; a dropped file is opened.
  bool paste(const QMimeData& data);

signals:
  void failed(const QString& text); ///< which may have numbered() numbers, as the next one's
  /// Instead of failed() where only GPUs are missing: `take` takes the document with these in their
  /// place, as one undo entry and told by warned(). An opened one has no file to save to then, so
  /// that the file which names the missing GPU is not written over unasked.
  void nearestOffered(const QString& text, const QString& gpus, const std::function<void()>& take);
  void warned(const QString& text);
  void profileGiven(const QString& path); ///< for the view that reads it
  void pathChanged();

private:
  bool open_loop(const QString& path);
  [[nodiscard]] Result<ReadDocument> read(const QString& path, std::uint64_t& content,
                                          MissingGpu missing) const;
  [[nodiscard]] Result<ReadDocument> read(const QMimeData& data, MissingGpu missing) const;
  /// Says what is wrong; `near` is the same read with stand-ins.
  void refuse(const Error& problem, const Result<ReadDocument>& near, const QString& what,
              bool keeps_file);
  void set_path(const QString& path, std::uint64_t content);
  void remember(const QString& path);
  void warn(const std::vector<Message>& warnings);

  Workspace& workspace_;
  QSettings& settings_;
  QString path_;
  FileSeen seen_; ///< the file behind path_
};

} // namespace loom
