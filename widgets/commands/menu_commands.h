#pragma once

/// The actions of menus, as lists: for the palette and for the keys.

#include "widgets/commands/command.h"

#include <QPointer>

#include <vector>

class QAction;
class QMenu;

namespace loom {

/// The text of an action without mnemonic, dots and keys: "Export figure".
[[nodiscard]] QString plain_text(const QString& text);
/// What an action is called where its menu is not seen: its "what's this" if it has one, else its
/// text.
[[nodiscard]] QString name_of(const QAction& action);
/// The first of the action's keys as the platform writes them, empty for none.
[[nodiscard]] QString keys_text(const QAction& action);

struct MenuAction {
  QPointer<QAction> action; ///< null once a menu that changes threw it away
  QString place;            ///< the menus that lead to it: "View › Theme"
};
enum class Fill {
  as_is,       ///< menus that are filled when they open count as they are
  as_if_opened ///< every menu is filled first
};
/// The visible actions of a menu and its submenus, in their order, separators and `but` left out.
[[nodiscard]] std::vector<MenuAction> actions_in(QMenu& menu, const QString& place, Fill fill,
                                                 const QMenu* but = nullptr);

/// They as commands: those that are disabled carry a problem, those without keys say so.
[[nodiscard]] std::vector<Command> commands_of(const std::vector<MenuAction>& actions);

} // namespace loom
