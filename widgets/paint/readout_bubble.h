#pragma once

/// The text beside the pointer.

#include "widgets/paint/canvas.h"
#include "widgets/paint/label_layout.h"

class QPainter;

namespace loom {

/// Where a bubble of `size` stands for a pointer: near it, never over it nor over `snap`, inside
/// `bounds` while those have room, on the side where it covers least of `obstacles`.
[[nodiscard]] QRectF bubble_rect(QPointF pointer, QPointF snap, QSizeF size, const QRectF& bounds,
                                 const Obstacles& obstacles = {});
/// As many of the lines as leave the drawing visible, each no wider than `bounds`.
[[nodiscard]] QStringList bubble_lines(const Canvas& canvas, const QRectF& bounds,
                                       const QString& text);
/// Draws the bubble; `text` may have several lines.
void draw_bubble(QPainter& painter, const Canvas& canvas, QPointF pointer, QPointF snap,
                 const QRectF& bounds, const Obstacles& obstacles, const QString& text);

} // namespace loom
