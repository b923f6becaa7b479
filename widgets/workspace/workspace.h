#pragma once

/// Holds the document. Everything that changes it goes through here and can be undone; everything
/// that shows it listens here.
///
///   slider -> propose() -> undo stack -> document replaced -> frame clock -> snapshotChanged()
///
/// A step that is seen by itself, of a key or of a run that plays, does not wait for the clock:
/// propose(what, scenario, Shown::at_once).

#include "core/document/document.h"
#include "core/gpu/catalogue.h"
#include "widgets/workspace/snapshot.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <memory>

namespace loom {

using DocumentPtr = std::shared_ptr<const Document>;

/// When a change is shown: on the frame clock, or before propose() returns. What is dragged keeps
/// to the clock, as a mouse may move many times in a frame.
enum class Shown { next_frame, at_once };

class Workspace : public QObject {
  Q_OBJECT
public:
  /// `catalogue` outlives the workspace.
  Workspace(Catalogue& catalogue, Document document, QObject* parent = nullptr);

  [[nodiscard]] const Document& document() const { return *document_; }
  [[nodiscard]] const Scenario& scenario() const { return document_->scenario; }
  /// The newest evaluated state; never null. Evaluates first when a change is pending.
  [[nodiscard]] SnapshotPtr snapshot();
  [[nodiscard]] Catalogue& catalogue() { return catalogue_; }
  /// Goes back 200 changes at most.
  [[nodiscard]] QUndoStack& undo_stack() { return undo_; }

  /// Sets a numeric parameter, clamped into its range. Between begin_drag and end_drag all
  /// changes of one parameter become one undo entry; so do steps in quick succession.
  void propose(const QString& parameter, double value, Shown shown = Shown::next_frame);
  /// Several parameters as one change (a mark dragged in both directions); `what` names it and
  /// says which changes become one undo entry.
  void propose(const QString& what, const Scenario& scenario, Shown shown = Shown::next_frame);
  void propose_choice(const QString& choice, const QString& value);
  void propose_access(const QString& access);
  void propose_gpu(GpuPtr gpu);
  void reset(const QString& parameter); ///< back to the GPU's (or the default) number
  void reset_all();                     ///< every override taken back
  /// Another part of the document, `&Document::kernel` for one; changes of the same `what` become
  /// one undo entry as those of a parameter do.
  template <class Part>
  void propose(const QString& what, Part Document::*part, Part value,
               Shown shown = Shown::next_frame) {
    Document next = *document_;
    next.*part = std::move(value);
    change(what, std::move(next), shown);
  }
  /// Replaces everything as one undo entry (paste, lesson).
  void propose_document(const QString& what, Document document);
  /// How a figure is to look in a paper; changes in quick succession become one undo entry.
  void propose_look(const QString& figure, const FigureLook& look);
  void pin();
  void unpin_all();
  /// A GPU beside the scenario's own, with all else as it is; taken away again where it is there.
  void compare_with(GpuPtr gpu);
  /// Of one pin, by its place: a name of the author's, whether it is drawn, and away with it.
  void name_pin(std::size_t place, const QString& name);
  void hide_pin(std::size_t place, bool hidden);
  void remove_pin(std::size_t place);
  /// What the scenario is called in comparisons; empty: what tells it from the others.
  void name_scenario(const QString& name);

  void begin_drag();
  void end_drag();
  [[nodiscard]] bool dragging() const { return dragging_; }

  /// Another document in this one's place, as one undo entry: of a file, or a new one. `switched`
  /// is called each time just before one takes the other's place, by undo and redo as well.
  void open(const QString& what, Document document, std::function<void()> switched);

signals:
  /// The newest state: at most once a frame, but for what is shown at once.
  void snapshotChanged(const loom::SnapshotPtr& snapshot);

private:
  friend class ChangeDocument;
  [[nodiscard]] Document with_scenario(Scenario scenario) const;
  void change(const QString& what, Document next, Shown shown);
  void show(Shown shown);
  [[nodiscard]] QString merge_key(const QString& parameter);
  void push(const QString& text, const QString& merge_key, Document next);
  void replace(DocumentPtr document);
  void schedule();
  void publish();

  Catalogue& catalogue_;
  DocumentPtr document_; ///< never null
  SnapshotPtr snapshot_;
  QUndoStack undo_;
  QTimer frame_;
  QElapsedTimer since_publish_, since_step_;
  QString stepped_parameter_;
  bool dirty_ = false;
  bool dragging_ = false;
  int serial_ = 0; ///< changes that belong together carry the same one
};

} // namespace loom
