#pragma once

/// The font that the program carries, so that figures look the same on every machine.

#include <QString>

namespace loom {

/// Family of the bundled font: Latin, Greek and Cyrillic.
[[nodiscard]] const QString& bundled_font_family();

/// Makes the bundled font known to Qt; a second call does nothing. Needs a QGuiApplication.
/// Where no font can be loaded at all, one line on standard error says so and drawing goes on
/// without text.
void install_bundled_font();

} // namespace loom
