#pragma once

/// The command palette, the keys and the bookmarks of the window: what they are told of it.

#include "core/gpu/gpu_spec.h"
#include "widgets/commands/menu_commands.h"

#include <QMenu>
#include <QObject>

#include <memory>

namespace loom {

class Bookmarks;
class CommandPalette;
class KeyBindings;
class MainWindow;
class Workspace;

class WindowCommands : public QObject {
  Q_OBJECT
public:
  /// Everything given outlives this.
  WindowCommands(MainWindow& window, Workspace& workspace, QSettings& settings);

  /// Adds the palette and the bookmarks to the Edit menu.
  void fill_edit_menu(QMenu& menu);
  [[nodiscard]] QWidget* make_search_button(QWidget* parent);
  /// After the last menu was built: all actions get their keys, and the palette its sources.
  void begin();
  void show_shortcuts();

  /// Other rooms add their sources here.
  [[nodiscard]] CommandPalette& palette() { return *palette_; }
  [[nodiscard]] KeyBindings& keys() { return *keys_; }
  [[nodiscard]] Bookmarks& bookmarks() { return *bookmarks_; }
  /// The actions of the menus, and those that are keys only.
  [[nodiscard]] std::vector<MenuAction> actions(Fill fill) const;

private:
  void fill_bookmarks_menu(QMenu& menu);
  void store(int place);
  void recall(int place);
  [[nodiscard]] std::vector<Command> view_commands();
  [[nodiscard]] Command gpu_command(const GpuPtr& gpu) const;
  [[nodiscard]] std::vector<Command> gpu_commands(const std::vector<std::string>& ids) const;
  [[nodiscard]] std::vector<Command> named_gpus(const QString& typed) const;
  [[nodiscard]] std::vector<Command> figure_commands() const;

  MainWindow& window_;
  Workspace& workspace_;
  CommandPalette* palette_;
  KeyBindings* keys_;
  Bookmarks* bookmarks_;
  QAction* search_ = nullptr;
  std::vector<std::unique_ptr<QMenu>> view_menus_; ///< as the palette last asked for them
};

} // namespace loom
