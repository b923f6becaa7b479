#pragma once

/// The window: menus, the parameters at the left, the views, and the sentence at the bottom.

#include "widgets/workspace/document_files.h"

#include <QMainWindow>

class QSettings;
class QSplitter;

namespace loom {

class FigureActions;
class FileActions;
class GpuActions;
class Help;
class LessonActions;
class MessageBar;
class ParamsPanel;
class StatusLine;
class ThemeController;
class ViewArea;
class ViewDock;
class WhyActions;
class WindowCommands;
class WindowMenus;
class Workspace;

class MainWindow : public QMainWindow {
  Q_OBJECT
public:
  /// Everything given outlives the window. The settings may be unreadable or read-only: then the
  /// defaults hold and nothing is remembered.
  /// `files` are those of the window whose place this one takes (hand_over()).
  MainWindow(Workspace& workspace, ThemeController& theme, QSettings& settings,
             DocumentFiles* files = nullptr);
  ~MainWindow() override;

  [[nodiscard]] DocumentFiles& files() { return *files_; }
  [[nodiscard]] ParamsPanel& params() { return *params_; }
  [[nodiscard]] ViewArea& views() { return *views_; }
  [[nodiscard]] MessageBar& messages();
  /// A bar of its own above the views, made when first asked for by this name.
  [[nodiscard]] MessageBar& bar(const QString& name);
  [[nodiscard]] StatusLine& status() { return *status_; }
  [[nodiscard]] WindowCommands& commands();
  [[nodiscard]] Help& help();
  [[nodiscard]] QList<QAction*> undo_and_redo() const;
  [[nodiscard]] FileActions& file_actions() { return *file_actions_; }
  [[nodiscard]] FigureActions& figures() { return *figures_; }
  [[nodiscard]] GpuActions& gpus() { return *gpus_; }
  [[nodiscard]] LessonActions& lessons() { return *lessons_; }
  [[nodiscard]] WhyActions& why() { return *why_; }

  /// Gives the parameters, the views and a lesson that is open their widths.
  void open_in(const QString& view, const QString& path);
  void divide();
  void restore_layout();
  void remember();
  /// For a window in another language that takes the place of this one: remembers the layout and
  /// the lesson that runs, and lets go of the files, to which undo and unsaved work belong. nullptr
  /// where the user did not want to lose changes to a lesson: this one stays.
  [[nodiscard]] DocumentFiles* hand_over();

signals:
  /// The window closes, and what was asked for is saved: the rest is kept or not wanted.
  void closing();
  void unsavedWorkAsked();
  void languageChosen(); ///< another one than is spoken

protected:
  void closeEvent(QCloseEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  void build_body();
  void give_widths(int parameters); ///< as divide(), with a width for the parameters
  void choose_first_size();
  void come_inside();
  void wire();
  void update_title();
  void explain(const QString& parameter, const QPoint& at);

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
  FileActions* file_actions_;
  FigureActions* figures_;
  GpuActions* gpus_;
  WhyActions* why_;
  LessonActions* lessons_ = nullptr;
  WindowMenus* menus_ = nullptr;
};

} // namespace loom
