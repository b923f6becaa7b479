#pragma once

/// Looks that the user keeps under a name, in the settings. A preset says how figures look, not
/// what one figure shows: ranges, panels and marks are no part of it.

#include "core/figure/figure_look.h"

#include <QString>
#include <QStringList>

#include <optional>

class QSettings;

namespace loom {

/// `look` without what belongs to one figure.
[[nodiscard]] FigureLook without_content(FigureLook look);
/// `look` with the preset's sizes, type, lines and colours, its own panels, ranges and marks.
[[nodiscard]] FigureLook with_preset(const FigureLook& look, const FigureLook& preset);

/// By name, as kept in the settings.
[[nodiscard]] QStringList look_preset_names(QSettings& settings);
/// Nothing where there is none, or where it cannot be read.
[[nodiscard]] std::optional<FigureLook> look_preset(QSettings& settings, const QString& name);
void save_look_preset(QSettings& settings, const QString& name, const FigureLook& look);
void delete_look_preset(QSettings& settings, const QString& name);

} // namespace loom
