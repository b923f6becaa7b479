#pragma once

/// Lessons in the window: their menu, the panel beside the views, the author's, the presenter's
/// window and handouts.

#include "widgets/lessons/lesson_store.h"
#include "widgets/workspace/background.h"

#include <QList>
#include <QMenu>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

class QMenuBar;
class QSettings;
class QSplitter;

namespace loom {

class LessonAuthor;
class LessonPanel;
class MainWindow;
class PresenterWindow;
class ThemeController;
class Workspace;

class LessonActions final : public QObject {
  Q_OBJECT
public:
  /// `split` has the views, and gets the panels behind them. Everything given outlives this.
  LessonActions(MainWindow& window, Workspace& workspace, ThemeController& theme,
                QSettings& settings, QSplitter& split);

  void add_menu(QMenuBar& bar);
  [[nodiscard]] QMenu& menu() { return *menu_; }
  [[nodiscard]] const QList<QAction*>& keys() const { return keys_; } ///< next, previous, reveal

  /// Shows a lesson beside the views, where it was left.
  void begin(const lesson::Lesson& lesson);
  void begin_of_kernel();                               ///< out of the launch that My kernel shows
  [[nodiscard]] LessonPanel* panel() { return panel_; } ///< null before the first one
  [[nodiscard]] LessonPanel* running();                 ///< null where none is seen
  /// Opens a lesson for writing beside the views, after asking where another's changes would be
  /// lost; false where the user wants to go on with these. `saved` is whether a file has it.
  bool write(const lesson::Lesson& lesson, bool saved = true);
  [[nodiscard]] LessonAuthor* author() { return author_; } ///< null before the first one
  /// Whether what is written may go: asks where it is not saved.
  [[nodiscard]] bool may_close();

  /// Writes what was answered in the lesson that runs, with the name of who did.
  [[nodiscard]] Result<void> save_answers(const QString& name, const QString& path);
  /// Reads a folder of saved answers and shows them, or says why it cannot.
  void show_answers_in(const QString& folder);

  void keep_running(); ///< in the settings, for resume()
  /// Goes on with the lesson that ran in the window before, in another language; does nothing where
  /// there was none.
  void resume();

signals:
  void whyAsked(const QString& id);
  void numbersChanged(); ///< that the lesson explains
  void widthsChanged();  ///< a panel is shown that was not
  void authorMade();

private:
  void fill_menu();
  /// Reads the lessons of a folder away from the window's thread, then calls `then`.
  void read_folder(const QString& folder, std::function<void()> then);
  void make_panel();
  void show_beside(QWidget* panel); ///< a third of the views' width; hides the other one
  void edit_this();
  void show_presenter();
  void freeze(bool frozen);                      ///< pictures over what the audience sees
  void curtain_views(const QStringList& ids);    ///< and lifts the curtain from the others
  void stage(QWidget* pad, const QString& view); ///< over this view; nullptr: over none
  void clear_stage();                            ///< of curtains and pads
  void show_view(const QString& id);
  void ask_folder();
  void ask_save_answers();
  void ask_answers();
  void save_handout(bool answers);
  void report(const QString& problem);

  MainWindow& window_;
  Workspace& workspace_;
  ThemeController& theme_;
  QSettings& settings_;
  QSplitter& split_;
  QMenu* menu_ = nullptr;
  LessonFolder found_; ///< in the folder that was read last
  Background reading_, reading_answers_;
  QList<QAction*> keys_;
  LessonPanel* panel_ = nullptr;   ///< made with the first lesson
  LessonAuthor* author_ = nullptr; ///< made when one is first written
  PresenterWindow* presenter_ = nullptr;
  QAction* freeze_ = nullptr;
  QList<QPointer<QWidget>> frozen_;
};

} // namespace loom
