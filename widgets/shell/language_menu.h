#pragma once

/// View > Language: what the window speaks, and what figures say.

#include <functional>

class QMenu;
class QSettings;
class QString;

namespace loom {

/// The id of the language that the settings ask for, else that of the system.
[[nodiscard]] QString chosen_language(const QSettings& settings);

/// The id of the language that figures are drawn in; empty for the window's.
[[nodiscard]] QString figure_language(const QSettings& settings);

/// Adds the submenu. A choice is remembered under window/language, empty for the system's; `chosen`
/// hears of one that changes the language. The settings outlive the menu.
void add_language_menu(QMenu& into, QSettings& settings, std::function<void()> chosen);

} // namespace loom
