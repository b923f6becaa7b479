#pragma once

/// Everything that the window can do, by name: type a few letters, choose with Up and Down, Enter.

#include "widgets/commands/command.h"
#include "widgets/look/search_popup.h"

#include <QStringList>

class QSettings;

namespace loom {

class CommandPalette : public SearchPopup {
  Q_OBJECT
public:
  /// Both outlive the palette. The commands last used are kept in the settings and come first.
  CommandPalette(QSettings& settings, QWidget* window);

  void add_source(CommandSource source) { sources_.push_back(std::move(source)); }
  void add_reader(CommandReader reader) { readers_.push_back(std::move(reader)); }

  /// Over the window, with the keyboard. Asks the sources.
  void open();
  /// What fits the words typed, best first; at most `most_shown`.
  [[nodiscard]] const std::vector<Command>& found() const { return found_; }

  static constexpr int most_shown = 100;

private:
  void search(const QString& typed);
  void show_found();
  void tell_current();
  void take() override;
  void used(const Command& command);

  QSettings& settings_;
  std::vector<CommandSource> sources_;
  std::vector<CommandReader> readers_;
  std::vector<Command> commands_, found_;
  QStringList recent_;  ///< last used first
  int most_height_ = 0; ///< that the window has room for
};

} // namespace loom
