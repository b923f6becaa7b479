#pragma once

/// The keys on one sheet of paper.

#include "widgets/commands/key_bindings.h"

#include <QByteArray>
#include <QFont>

namespace loom {

/// The groups of the keys, in the order of the menus: the menus of an action, its name and its keys
/// as the platform writes them. Those of fixed_keys.h are the last group.
struct KeyRow {
  QString group, what, keys;
  QAction* action = nullptr; ///< null for fixed keys
};
[[nodiscard]] std::vector<KeyRow> key_rows(const KeyBindings& keys);

/// Everything that has a key, as a PDF of one A4 page.
[[nodiscard]] QByteArray shortcut_card(const KeyBindings& keys, const QFont& font);

} // namespace loom
