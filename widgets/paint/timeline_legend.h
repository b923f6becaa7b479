#pragma once

/// What colours, circles and lines mean, of instructions and of the issue slots: a sample and some
/// words each, in lines below the axis.

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

/// Of an issue mark; without colour as in the strip below, where lines are all black.
[[nodiscard]] QColor issue_colour(const FigureStyle& style, Role role);

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
  enum class Sample {
    box,
    filled, ///< an issue of an arithmetic instruction: a disc where circles are drawn, else a box
    hollow, ///< an issue of another instruction: a ring, else a box
    dashes, ///< execution
    line,
    arrow,
  };
  struct Entry {
    QString words;
    QColor colour;
    QRectF box, text;
    Sample sample = Sample::box;
  };
  std::vector<Entry> entries;
  double height = 0;

  void move(const QPointF& by);
};
/// Measured spans, the instructions by class or kind, and the lines that are drawn of them; then
/// all kinds of slots where they fit in a line, else those that occur.
[[nodiscard]] SlotLegend lay_out_slot_legend(const Canvas& canvas, const Timeline& timeline,
                                             double width);
/// Its boxes; the words are among timeline_texts().
void paint_slot_legend(QPainter& painter, const Canvas& canvas, const SlotLegend& legend,
                       bool circles);

} // namespace loom
