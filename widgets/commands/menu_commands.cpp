#include "widgets/commands/menu_commands.h"

#include "widgets/style/tr.h"

#include <QAction>
#include <QMenu>

namespace loom {

std::vector<MenuAction> actions_in(QMenu& menu, const QString& place, Fill fill, const QMenu* but) {
  if (fill == Fill::as_if_opened)
    emit menu.aboutToShow();
  std::vector<MenuAction> found;
  for (QAction* action : menu.actions()) {
    if (action->isSeparator() || !action->isVisible() || action->text().isEmpty() ||
        (but && action->menu() == but))
      continue;
    if (!action->menu()) {
      found.push_back({action, place});
      continue;
    }
    const QString name = plain_text(action->text());
    const auto inside =
        actions_in(*action->menu(),
                   place.isEmpty() ? name : QStringLiteral("%1 › %2").arg(place, name), fill, but);
    found.insert(found.end(), inside.begin(), inside.end());
  }
  return found;
}

std::vector<Command> commands_of(const std::vector<MenuAction>& actions) {
  std::vector<Command> commands;
  for (const MenuAction& each : actions) {
    const QAction& action = *each.action;
    const QString keys = keys_text(action);
    Command command{name_of(action), each.place,
                    [action = each.action] {
                      if (action)
                        action->trigger();
                    },
                    keys.isEmpty() ? tr("no key") : keys};
    command.checked = action.isChecked();
    if (!action.isEnabled())
      command.problem = tr("not possible now");
    commands.push_back(std::move(command));
  }
  return commands;
}

} // namespace loom
