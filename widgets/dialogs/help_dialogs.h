#pragma once

/// What the program is.

class QWidget;

namespace loom {

void show_about(QWidget* parent);

} // namespace loom
