#pragma once

/// The window: menus, the parameters at the left, the views, and the sentence at the bottom.

#include "widgets/figures/shared/figure_page.h"
#include "widgets/workspace/document_files.h"

#include <QMainWindow>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

class QDialog;
class QMenu;
class QSettings;
class QSplitter;

namespace loom {

namespace lesson {
struct Lesson;
}
namespace why {
struct Section;
}

class DialogNumbers;
class FigureEditor;
class FigureGallery;
class Help;
class LessonAuthor;
class LessonPanel;
class MessageBar;
class ParamsPanel;
class PresenterWindow;
class Stage;
class StatusLine;
class ThemeController;
class View;
class ViewArea;
class ViewDock;
class WhyWindow;
class WindowCommands;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  /// Everything given outlives the window. The settings may be unreadable or read-only: then the
  /// defaults hold and nothing is remembered.
  MainWindow(Workspace& workspace, ThemeController& theme, QSettings& settings);
  ~MainWindow() override;

  [[nodiscard]] DocumentFiles& files() { return *files_; }
  [[nodiscard]] ParamsPanel& params() { return *params_; }
  [[nodiscard]] ViewArea& views() { return *views_; }
  [[nodiscard]] MessageBar& messages();
  /// A bar of its own above the views, made when first asked for by this name.
  [[nodiscard]] MessageBar& bar(const QString& name);
  [[nodiscard]] StatusLine& status() { return *status_; }
  [[nodiscard]] WindowCommands& commands() { return *commands_; }
  [[nodiscard]] Help& help() { return *help_; }

  /// Shows a lesson beside the views, where it was left.
  void begin_lesson(const lesson::Lesson& lesson);
  [[nodiscard]] LessonPanel* lesson() { return lesson_; } ///< null before the first one
  /// Opens a lesson for writing beside the views, after asking where another's changes would be
  /// lost.
  void write_lesson(const lesson::Lesson& lesson);
  [[nodiscard]] LessonAuthor* author() { return author_; } ///< null before the first one

  /// Whether the document may go: asks where it differs from its file.
  [[nodiscard]] bool may_lose_changes();
  /// Opens a file, after asking where changes would be lost.
  void open_file(const QString& path);
  void restore_layout();
  void remember();
  /// Closes, after asking where changes would be lost, and starts the program again with the file
  /// that is open and the lesson that runs.
  void restart();
  /// Closes for that; the arguments to start with. Nothing where the user did not want to lose
  /// changes: the window stays.
  [[nodiscard]] std::optional<QStringList> close_to_restart();
  /// Goes on with the lesson that a restart has broken off; does nothing where there was none.
  void resume_lesson();

protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  friend class WindowCommands;
  // main_window.cpp
  void build_body();
  /// Gives the parameters, the views and a lesson that is open their widths.
  void divide();
  void give_widths(int parameters); ///< the same, with a width for the parameters
  void choose_first_size();
  void wire();
  void update_title();
  void explain(const QString& parameter, const QPoint& at);
  // main_actions.cpp: what the menus do
  void ask_open();
  bool save_as();
  void paste_scenario();
  void export_figure_of(ViewDock* dock);
  /// One that answers for the numbers it shows (widgets/shell/dialog_numbers.h).
  DialogNumbers* open_answering(QDialog* dialog,
                                std::function<std::vector<why::Section>()> explained);
  void show_facts();
  void save_own_gpu();
  void ask_measurements(int again); ///< as MeasurementsDialog::importAsked
  void import_measurements(const QString& path, int again);
  void show_measurements();
  void show_fit();
  void show_why(); ///< of the number that the pointer or the keyboard is on
  void show_why_of(const QString& id, double alpha, double warps);
  void show_why_of_field(const QString& id); ///< at the operating point
  void show_why_of_view();                   ///< of the one that is looked at, whatever is typed
  void import_gpu();
  void take_gpu(const QString& path);
  // main_files.cpp: the file may be another than it was
  bool save();
  bool save_over_change();
  void notice_change();
  // main_lessons.cpp
  void build_lessons_menu();
  void fill_lessons_menu();
  void make_lesson_panel();
  void show_beside(QWidget* panel); ///< a third of the views' width; hides the other one
  void edit_this_lesson();
  void show_presenter();
  void freeze(bool frozen);                ///< pictures over what the audience sees
  void hide_views(const QStringList& ids); ///< shows again those that it hid before
  void ask_lesson_folder();
  void save_handout(bool answers);
  // figure_actions.cpp: what is done with a view's figure
  void copy_figure(ViewDock* dock);
  void show_numbers_of(ViewDock* dock);
  void open_numbers(const ViewDock& dock, const Figure& figure, const QByteArray& csv);
  void edit_figure_of(ViewDock* dock);
  [[nodiscard]] LookedExport looked_figure(ViewDock* dock, const PageChoice& choice = {});
  void open_export(std::function<LookedExport(const PageChoice&)> page, const Document& document,
                   QWidget* parent);
  void show_gallery();
  void open_figure(const QString& figure);
  void export_named_figure(const QString& figure);
  // main_menus.cpp
  void build_menus();
  void build_file_menu();
  void build_edit_menu();
  void build_view_menu();
  void build_gpu_menu();
  void build_help_menu();
  void build_toolbar();
  void fill_view_menus(QMenu& menu);

  Workspace& workspace_;
  ThemeController& theme_;
  QSettings& settings_;
  DocumentFiles* files_;
  QWidget* body_ = nullptr;
  QSplitter* split_ = nullptr;
  double lesson_share_ = 1.0 / 3; ///< of the width that views have where there is no lesson
  ParamsPanel* params_ = nullptr;
  ViewArea* views_ = nullptr;
  StatusLine* status_ = nullptr;
  MessageBar* messages_ = nullptr; ///< made with the first message
  FigureEditor* editor_ = nullptr; ///< made when first asked for
  FigureGallery* gallery_ = nullptr;
  LessonPanel* lesson_ = nullptr; ///< made with the first lesson
  PresenterWindow* presenter_ = nullptr;
  QList<QPointer<QWidget>> frozen_;
  LessonAuthor* author_ = nullptr; ///< made when one is first written
  QMenu* lessons_menu_ = nullptr;
  QStringList hidden_views_;       ///< by a lesson's step
  QList<QAction*> lesson_actions_; ///< next, previous, reveal
  Help* help_ = nullptr;
  WhyWindow* why_ = nullptr; ///< made when first asked for
  QAction* ask_why_ = nullptr;
  WindowCommands* commands_ = nullptr;
  Stage* stage_ = nullptr;
  QAction* undo_ = nullptr;
  QAction* redo_ = nullptr;
  QAction* pin_ = nullptr;
  QAction* unpin_ = nullptr;
  QAction* export_ = nullptr;
};

} // namespace loom
