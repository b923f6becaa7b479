#pragma once

/// What views of code share: a row of controls that chooses, opens and cancels, code that is pasted
/// or dropped, work in the background with its bar, and what is wrong with what was given.
///
///   chooser, Open…, Ctrl+V, a file dropped -> open() -> the view's document

#include "widgets/views/given_source.h"
#include "widgets/views/view.h"
#include "widgets/workspace/background.h"

#include <QTimer>

#include <initializer_list>
#include <vector>

class QComboBox;
class QKeyEvent;
class QProgressBar;
class QPushButton;

namespace loom {

class ProblemLabel;

/// What a view takes and how it says so.
struct SourceKind {
  QString id{}; ///< its controls are called "ID_open"
  /// What comes with the program: its id and title, in the order of the chooser.
  std::vector<std::pair<std::string, QString>> shipped{};
  QStringList endings{};                        ///< of files that are dropped, in lower case
  std::function<bool(const QString&)> may_be{}; ///< whether a text may be one
  QString name{}, help{};                       ///< of the chooser
  QString open{}, open_help{}, open_menu{},
      filter{};                           ///< of the button, the menu and the file dialog
  QString paste_menu{}, nothing_pasted{}; ///< what the clipboard should have
};

class SourceView : public View {
  Q_OBJECT
public:
  /// Reads what a user gives, `name` being its function, its first where that is empty or not
  /// there, and puts it into the document. Where it is none, says why and keeps what is shown.
  virtual void open(const GivenSource& source, const std::string& name = {}) = 0;

protected:
  SourceView(Workspace& workspace, SourceKind kind, QWidget* parent);

  /// The user chose one that comes with the program.
  virtual void open_shipped(const std::string& id) { open({.shipped = id}); }
  /// Stops all work under way.
  virtual void cancel() = 0;
  /// A key that the window's own shortcuts do not get while the view has the keyboard: here those
  /// that paste.
  [[nodiscard]] virtual bool takes(const QKeyEvent& key) const;

  /// The row above the view: chooser and open button among the view's own, which are called here
  /// from left to right, then progress and cancel.
  [[nodiscard]] QWidget* controls() const { return controls_; }
  [[nodiscard]] QComboBox* chooser() const { return chooser_; }
  [[nodiscard]] QPushButton* open_button() const { return open_; }
  void arrange_controls(std::initializer_list<QWidget*> own);
  [[nodiscard]] ProblemLabel& problem() const { return *problem_; }
  /// Shows in the chooser what is in the document: one that comes with the program, else `title`.
  /// Whether it comes with the program.
  bool show_chosen(const std::string& shipped, const std::string& title);
  void add_source_actions(QMenu& menu);

  /// Shows a bar while `work` is under way.
  void watch(Background& work);
  /// The bar says `what` from now on; that of work which may be short a little later.
  void announce(const QString& what);
  void announce_later();

  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

private:
  [[nodiscard]] std::optional<GivenSource> given(const QMimeData* data) const;
  void ask_file();
  void paste();
  void show_progress();

  SourceKind kind_;
  QWidget* controls_;
  QComboBox* chooser_;
  QPushButton *open_, *cancel_;
  QProgressBar* progress_;
  ProblemLabel* problem_;
  std::vector<const Background*> works_;
  QTimer notice_; ///< until work that may be short is announced
};

} // namespace loom
