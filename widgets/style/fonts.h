#pragma once

/// The font that the program carries, so that figures look the same on every machine.

#include <QString>

namespace loom {

/// Family of the bundled font, upright and bold: Latin, Greek and Cyrillic.
[[nodiscard]] const QString& bundled_font_family();

/// Makes the bundled font known to Qt; a second call does nothing. Needs a QGuiApplication.
/// Where no font can be loaded at all, one line on standard error says so and drawing goes on
/// without text.
void install_bundled_font();

/// Hides the fonts of the system from this process; the bundled one is left. Reading their
/// configuration takes longer than drawing a figure. For a process that writes figures and says
/// nothing in a script that the bundled font lacks; call it before a QGuiApplication is made.
void hide_system_fonts();

/// Takes what the bundled font lacks from the system's font for this language (as fontconfig names
/// it: "zh-cn"). False where no font has the language's characters. Needs a QGuiApplication.
[[nodiscard]] bool add_font_for(const char* language);

} // namespace loom
