#pragma once

/// What an action is called, and its keys, as text.

#include <QString>

class QAction;

namespace loom {

/// The text of an action without mnemonic, dots and keys: "Export figure".
[[nodiscard]] QString plain_text(const QString& text);
/// What an action is called where its menu is not seen: its "what's this" if it has one, else its
/// text.
[[nodiscard]] QString name_of(const QAction& action);
/// The first of the action's keys as the platform writes them, empty for none.
[[nodiscard]] QString keys_text(const QAction& action);

} // namespace loom
