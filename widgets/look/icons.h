#pragma once

/// The line-drawn icons of resources/icons, in the colour of the text around them.

#include <QIcon>
#include <QString>

namespace loom {

/// The icon resources/icons/<name>.svg. Drawn when first shown, recoloured with the theme.
[[nodiscard]] QIcon icon(const QString& name);
/// The same, faint until the pointer is on it: for what is on every view.
[[nodiscard]] QIcon faint_icon(const QString& name);
/// The program's own, in its own colours.
[[nodiscard]] QIcon app_icon();

} // namespace loom
