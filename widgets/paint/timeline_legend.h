#pragma once

/// What the colours mean, of a loop's instructions and of the issue slots: a box and some words
/// each, in lines below the axis.

#include "core/sim/measured_trace.h"
#include "core/sim/timeline.h"
#include "widgets/paint/canvas.h"

#include <QRectF>
#include <QString>

#include <array>
#include <vector>

class QPainter;

namespace loom {

/// The colour of a class of instructions.
[[nodiscard]] Role class_role(const TimelineClass& of);

/// What a bar of a measured span says: its colour and its words.
[[nodiscard]] Role measured_mark_role(MeasuredMark mark);
[[nodiscard]] QString measured_mark_words(MeasuredMark mark);
inline constexpr std::array measured_marks{MeasuredMark::as_simulated, MeasuredMark::longer,
                                           MeasuredMark::shorter, MeasuredMark::alone};

/// How an issue slot went.
struct SlotKind {
  float SlotColumn::*part;
  QString words;
  QColor colour;
};
/// In the order in which they are stacked, from the bottom.
[[nodiscard]] std::array<SlotKind, 5> slot_kinds(const FigureStyle& style);

/// The legend in lines of a width, from its own top left.
struct SlotLegend {
  struct Entry {
    QString words;
    QColor colour;
    QRectF box, text;
  };
  std::vector<Entry> entries;
  double height = 0;

  void move(const QPointF& by);
};
/// Measured spans and classes of instructions where there are any, then all kinds of slots where
/// they fit in a line, else those that occur.
[[nodiscard]] SlotLegend lay_out_slot_legend(const Canvas& canvas, const Timeline& timeline,
                                             double width);
/// Its boxes; the words are among timeline_texts().
void paint_slot_legend(QPainter& painter, const Canvas& canvas, const SlotLegend& legend);

} // namespace loom
