#pragma once

/// The actions of menus, as lists: for the palette and for the keys.

#include "widgets/commands/command.h"
#include "widgets/look/action_text.h"

#include <QPointer>

#include <vector>

class QAction;
class QMenu;

namespace loom {

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
