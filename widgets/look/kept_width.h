#pragma once

/// A widget that is as wide as a text needs, whatever the font becomes.

#include <QWidget>

#include <functional>

namespace loom {

/// Asks for the width in pixels now and with every other font.
void keep_width(QWidget* widget, std::function<int()> width);

} // namespace loom
