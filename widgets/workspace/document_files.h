#pragma once

/// Scenarios in and out: files, exported figures, the clipboard, things dropped on the window.
/// Nothing here changes the document unless the whole of the new one was read.

#include "core/document/document.h"
#include "core/text/file_seen.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>

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
  [[nodiscard]] QString path() const { return place_.figure ? QString() : place_.from; }
  /// The document differs from its file, or from what a new one begins with.
  [[nodiscard]] bool unsaved() const { return unsaved_; }
  /// There is a file and the document differs from it.
  [[nodiscard]] bool modified() const { return unsaved_ && !path().isEmpty(); }
  /// The name under which unsaved work of this document is kept, which no other has.
  [[nodiscard]] const QString& work() const { return place_.work; }
  /// What brings this document back at the next start: work() while there is no other place that
  /// has it, else the file or the figure that it came from; empty for a new one.
  [[nodiscard]] QString where_left() const;
  [[nodiscard]] QStringList recent() const;

  /// As open() and restore(), one undo entry: what was there before comes back with its file.
  void start_new();
  /// A scenario or a figure that carries one. A figure's scenario has no file to save to. Where
  /// only a GPU is missing, nearestOffered() says how to go on.
  /// A loop of instructions (*.loop) takes the place of the scenario's mix, as an undo entry. What
  /// a view reads is givenTo() it.
  bool open(const QString& path);
  bool save_to(const QString& path);
  /// Work that was not saved, under the name `work`, with the file that it belongs to (empty for
  /// none) and the fingerprint of what that file was then. It counts as unsaved.
  void restore(const QString& work, const Document& document, const QString& path,
               std::uint64_t content_of_file);

  /// Another program has written the file since it was opened or saved here.
  [[nodiscard]] bool changed_outside() { return place_.seen.changed(); }
  /// Another program has taken the file away; the document counts as unsaved from then on.
  [[nodiscard]] bool deleted_outside();
  /// What the other program wrote may be written over.
  void keep_mine();
  /// Takes what the file says now, as an undo entry.
  bool reload();
  [[nodiscard]] std::uint64_t content_of_file() const { return place_.seen.content(); }

  [[nodiscard]] QMimeData* copied() const; ///< the caller owns it
  /// Who knows the id of the view in front: links and files that are saved carry it.
  void set_view_in_front(std::function<QString()> view) { view_in_front_ = std::move(view); }
  /// The document as one word of text (core/document/scenario_link.h); pasting or opening takes it
  /// back. warned() says what it has no room for.
  [[nodiscard]] QString link();
  [[nodiscard]] static bool has_scenario(const QMimeData& data);
  /// The id of the view that reads the file and adds it to the document, by how it begins: of an
  /// export of Nsight Compute or a measured trace; that of listings, which says what makes one of
  /// it, of a binary of code. Empty for any other.
  [[nodiscard]] static QString reading_view(const QString& path);
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
  void givenTo(const QString& view, const QString& path); ///< which reads it
  /// The view that was in front when what was opened or pasted was saved.
  void viewGiven(const QString& id);
  void pathChanged();
  void unsavedChanged(bool unsaved);
  /// Another document is about to take this one's place; pathChanged() follows.
  void leaving();

private:
  /// Where a document is at home.
  struct Place {
    QString from{};                  ///< what it was read from or saved to; empty for nothing
    bool figure = false;             ///< `from` is not to be saved to
    FileSeen seen{};                 ///< the file
    std::optional<Document> saved{}; ///< what the file has; nothing where no place has it
    QString work{};
  };
  [[nodiscard]] static Place place_of(const QString& file, std::uint64_t content,
                                      std::optional<Document> saved);
  void put(const QString& what, const Document& document, Place place);
  void settle(Place place); ///< the document stays, and its place is this one now
  void compare();           ///< whether the document is saved
  bool open_loop(const QString& path);
  [[nodiscard]] Result<ReadDocument> read(const QString& path, std::uint64_t& content,
                                          MissingGpu missing) const;
  [[nodiscard]] Result<ReadDocument> read(const QMimeData& data, MissingGpu missing) const;
  /// Says what is wrong; `near` is the same read with stand-ins.
  void refuse(const Error& problem, const Result<ReadDocument>& near,
              const std::function<void(const Document&)>& take);
  void tell(const ReadDocument& taken); ///< its warnings and its view
  void warn_of_left_out();              ///< what a file has no room for
  [[nodiscard]] std::string as_json(int indent = 2) const;
  void remember(const QString& path);

  Workspace& workspace_;
  QSettings& settings_;
  Place place_;
  std::function<QString()> view_in_front_;
  bool unsaved_ = false;
};

} // namespace loom
