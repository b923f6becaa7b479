#pragma once

/// Tables as in books: three rules, no vertical lines, numbers flush right.

#include "core/figure/plot_data.h"
#include "widgets/paint/canvas.h"

#include <QRectF>

class QPainter;

namespace loom {

/// Paints the table at the top left of `target`, smaller where it would not fit; where it would be
/// smaller than the style's floor its further columns go below, with the first column again.
void paint_table(QPainter& painter, const Canvas& canvas, const Table& table, const QRectF& target);
/// Height of the table where no more than `width` is at hand.
[[nodiscard]] double table_height(const Canvas& canvas, const Table& table, double width);
/// A cell's text with its footnote mark raised behind it.
[[nodiscard]] QString cell_text(const Cell& cell);

} // namespace loom
