#pragma once

/// The two strips below a timeline's rows, on the same cycles.

#include "widgets/plot/timeline_painter.h"

#include <QVector>

namespace loom {

/// Instructions in flight, stacked by kind, with Little's law as lines.
void paint_in_flight(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                     const TimelineLayout& layout);
/// Issue slots used, and lost by reason.
void paint_slot_use(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                    const TimelineLayout& layout);

/// Fills many boxes. On a screen they end on whole pixels, which is far quicker.
void fill_boxes(QPainter& painter, const QVector<QRectF>& boxes, const QColor& colour);

} // namespace loom
