#pragma once

/// "Save as sound" in a view's menu: each curve that it shows as a WAV file (core/figure/sound.h).

#include "core/figure/plot_data.h"

#include <functional>

class QMenu;
class QWidget;

namespace loom {

/// Adds the submenu. `figure` is asked for when it opens; a file that cannot be written is said
/// over `parent`.
void add_sound_menu(QMenu& menu, QWidget* parent, std::function<Figure()> figure);

/// The curve as it lies on its panel's axes.
[[nodiscard]] std::string sound_of_curve(const Panel& panel, const Curve& curve);

} // namespace loom
