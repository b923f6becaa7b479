#pragma once

/// The keys, and what the program is.

class QWidget;

namespace loom {

void show_shortcuts(QWidget* parent);
void show_about(QWidget* parent);

} // namespace loom
