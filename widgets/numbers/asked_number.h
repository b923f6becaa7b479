#pragma once

/// "Why this number?" for fields and choices: which number a widget shows.
///
///     set_quantity(field, id), item data quantity_role of a combo box, NumberLabel, CellNumbers
///         ──> pointed_quantity(), typed_quantity()
///         ──> View::asked(), MainWindow, DialogNumbers ──> WhyWindow

#include <QString>

class QWidget;

namespace loom {

/// The widget, and what is inside it, shows the number with this core/why id; empty for none.
void set_quantity(QWidget* widget, const QString& id);
/// The id of what shows a number under the pointer, `within` or inside it; empty where nothing
/// does.
[[nodiscard]] QString pointed_quantity(const QWidget& within);
/// The same of what has the keyboard of the window.
[[nodiscard]] QString typed_quantity(const QWidget& within);

} // namespace loom
