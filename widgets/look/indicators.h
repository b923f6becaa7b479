#pragma once

/// The small signs of controls: boxes that are checked, circles that are chosen, arrows. All are
/// measured in steps of the grid, so that they grow with the text.

#include <QColor>
#include <QRectF>

class QPainter;
class QPalette;
class QStyleOption;

namespace loom {

/// Pixels of one step of the grid where the option is drawn.
[[nodiscard]] int grid_step(const QStyleOption* option);

/// What bounds a box or a circle that is not checked: a contrast of at least 3 with the grounds
/// that it may lie on, also where it cannot be used now.
[[nodiscard]] QColor indicator_outline(const QPalette& palette, bool enabled);

enum class Pointing { up, down, left, right };
/// In the middle of the box, as large as a step but no larger than the box.
void draw_chevron(QPainter& painter, const QRectF& box, Pointing to, int step,
                  const QColor& colour);
/// State and palette are the option's.
void draw_check_box(QPainter& painter, const QStyleOption& option);
void draw_radio_button(QPainter& painter, const QStyleOption& option);

} // namespace loom
