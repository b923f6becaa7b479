#pragma once

/// Scenarios in and out: files, exported figures, the clipboard, things dropped on the window.
/// Nothing here changes the document unless the whole of the new one was read.

#include "core/scenario/scenario.h"

#include <QObject>
#include <QStringList>

class QMimeData;
class QSettings;

namespace loom {

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
  /// A scenario or a figure that carries one. A figure's scenario has no file to save to.
  bool open(const QString& path);
  bool save_to(const QString& path);

  [[nodiscard]] QMimeData* copied() const; ///< the caller owns it
  /// The document as one word of text (core/io/scenario_link.h); pasting or opening takes it back.
  [[nodiscard]] QString link() const;
  [[nodiscard]] static bool has_scenario(const QMimeData& data);
  /// The path of a CSV that carries no scenario, which is then one of measurements; else empty.
  [[nodiscard]] static QString plain_table(const QMimeData& data);
  /// A pasted scenario as one undo entry; a dropped file is opened.
  bool paste(const QMimeData& data);

signals:
  void failed(const QString& text);
  void warned(const QString& text);
  void pathChanged();

private:
  void set_path(const QString& path);
  void remember(const QString& path);
  void warn(const std::vector<std::string>& warnings);

  Workspace& workspace_;
  QSettings& settings_;
  QString path_;
};

} // namespace loom
