#pragma once

/// What the command palette offers, and how other rooms offer more.

#include <QString>

#include <functional>
#include <vector>

namespace loom {

struct Command {
  QString title;               ///< what is done, or what is shown
  QString kind;                ///< where it belongs: "File", "View › Theme", "GPU"
  std::function<void()> run{}; ///< called when the palette has closed
  QString note{};              ///< at the right: its keys, or the value now
  QString words{};             ///< more words that it is found by, not shown
  QString problem{};           ///< why it cannot be done now: shown, and Enter does nothing
  QString completion{};        ///< Enter puts this into the search field instead of running
  bool checked = false;        ///< a choice that holds
};

/// Everything of one kind, as it is when the palette opens.
using CommandSource = std::function<std::vector<Command>()>;
/// What the words typed say by themselves ("alpha 48"), asked after each key; shown first. Empty
/// where they say nothing.
using CommandReader = std::function<std::vector<Command>(const QString& typed)>;

} // namespace loom
