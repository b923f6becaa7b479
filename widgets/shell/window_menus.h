#pragma once

/// The menus of the window, the keys of their actions and the buttons beside them.

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QSettings;

namespace loom {

class Help;
class MainWindow;
class Stage;
class ThemeController;
class ViewDock;
class WindowCommands;
class Workspace;

class WindowMenus final : public QObject {
  Q_OBJECT
public:
  /// Once the window has its body and its actions. Everything given outlives this.
  WindowMenus(MainWindow& window, Workspace& workspace, ThemeController& theme,
              QSettings& settings);

  [[nodiscard]] WindowCommands& commands() { return *commands_; }
  [[nodiscard]] Help& help() { return *help_; }
  [[nodiscard]] QList<QAction*> undo_and_redo() const { return {undo_, redo_}; }

private:
  void build_file_menu();
  void build_edit_menu();
  void build_view_menu();
  void build_help_menu();
  void build_toolbar();
  void add_views(QMenu& menu);
  void add_view(QMenu& menu, ViewDock& dock);
  void add_themes(QMenu& menu);
  void fill_view_options(QMenu& menu);
  [[nodiscard]] QMenu* add_menu(const QString& title);

  MainWindow& window_;
  Workspace& workspace_;
  ThemeController& theme_;
  QSettings& settings_;
  WindowCommands* commands_;
  Help* help_ = nullptr;
  Stage* stage_ = nullptr;
  QAction* map_ = nullptr; ///< of all views
  QAction* undo_ = nullptr;
  QAction* redo_ = nullptr;
  QAction* pin_ = nullptr;
  QAction* unpin_ = nullptr;
  QAction* export_ = nullptr;
};

} // namespace loom
