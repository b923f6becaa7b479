#pragma once

/// Parts of a timeline: its rows folded into columns, and the two strips below them on the same
/// cycles.

#include "widgets/paint/timeline_painter.h"

#include <QString>
#include <QVector>

namespace loom {

/// The rows where there is more than a cycle for a pixel: colours mixed by what is in flight.
void paint_shares(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                  const TimelineLayout& layout);
/// Instructions in flight, stacked by kind, with Little's law as lines.
void paint_in_flight(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                     const TimelineLayout& layout);
/// Issue slots used, and lost by reason.
void paint_slot_use(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                    const TimelineLayout& layout);

/// What the strip of instructions in flight is high.
[[nodiscard]] inline double in_flight_top(const Timeline& timeline) {
  return 1.1 * timeline.in_flight_max;
}
/// What the strip of issue slots is high, in words.
[[nodiscard]] QString strip_whole();

/// Whether the painter's units are the pixels of a screen.
[[nodiscard]] bool on_screen(const QPainter& painter);
/// Fills many boxes. On a screen they end on whole pixels, which is far quicker.
void fill_boxes(QPainter& painter, const QVector<QRectF>& boxes, const QColor& colour);

} // namespace loom
