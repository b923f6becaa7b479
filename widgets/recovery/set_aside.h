#pragma once

/// Files that the program cannot understand: kept for people to look at, out of the way.

#include <QString>

class QSettings;

namespace loom {

/// Renames the file to end in ".broken", over an older one of that name. Says where it is now, or
/// that it could not be moved, as the end of a sentence.
[[nodiscard]] QString set_aside(const QString& path);

/// The settings file is not one, cannot be read, is larger than any that this program writes, or
/// has a value that QSettings would decode as a stream of bytes of any type and length. False where
/// there is none yet. Ask the first QSettings that reads the file: Qt tells no other.
[[nodiscard]] bool settings_broken(const QSettings& first);
/// Sets the file aside, once no QSettings stands for it, and says so.
[[nodiscard]] QString set_settings_aside(const QString& path);

/// Why nothing will be remembered, empty where the settings can be written.
[[nodiscard]] QString cannot_remember(const QSettings& settings);

} // namespace loom
