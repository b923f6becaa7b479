#pragma once

/// The text beside the pointer.

#include "widgets/plot/canvas.h"

class QPainter;

namespace loom {

/// Where a bubble of `size` stands for a pointer: beside it, never over it, inside `bounds`.
[[nodiscard]] QRectF bubble_rect(QPointF pointer, QSizeF size, const QRectF& bounds);
/// Draws the bubble; `text` may have several lines.
void draw_bubble(QPainter& painter, const Canvas& canvas, QPointF pointer, const QRectF& bounds,
                 const QString& text);

} // namespace loom
