#pragma once

/// Draws a timeline panel: warps as rows, cycles as columns, issue as a circle, filled for
/// arithmetic and empty for the other instruction, execution as a dashed line (Volkov 2016,
/// Figure 4.7); below it what is in flight and how the issue slots were used, with their scales and
/// a legend.

#include "core/sim/timeline.h"
#include "widgets/paint/canvas.h"
#include "widgets/paint/painted_text.h"
#include "widgets/paint/timeline_legend.h"

#include <QRect>
#include <QRectF>

#include <optional>
#include <vector>

class QPainter;

namespace loom {

inline constexpr double timeline_tick = 2; ///< length of the axis' ticks, points

/// Where things stand, in the painter's units, and back.
struct TimelineLayout {
  QRectF rows, flight, slot_use; ///< the three plots, one above the other, of one width
  double row_height = 0;
  std::vector<double> middles; ///< of each row; a gap separates schedulers
  SlotLegend legend;           ///< of instructions and of the last plot, below the axis
  int lanes = 0;               ///< of bars in the lower part of each row
  /// Cycles that an issue may take to be seen: those to the next of its row where one cycle alone
  /// is too narrow.
  double apart = 1;
  bool low = false;  ///< there are few lines of room: the axis' title stands before its numbers
  double radius = 0; ///< of an issue's circle; 0: boxes stand for issues, or rows are folded
  double from = 0, to = 1;

  [[nodiscard]] double x(double cycle) const {
    return rows.left() + (cycle - from) / (to - from) * rows.width();
  }
  [[nodiscard]] double cycle(double x_position) const {
    return from + (x_position - rows.left()) / rows.width() * (to - from);
  }
  [[nodiscard]] double y(int row) const { return middles[static_cast<std::size_t>(row)]; }
  /// Of the row's instructions: its upper part, where bars take the lower.
  [[nodiscard]] double line_height() const { return (lanes > 0 ? 0.55 : 1) * row_height; }
  [[nodiscard]] double line(int row) const { return y(row) - (row_height - line_height()) / 2; }
  /// From the top of the row's `lane`-th bar to its bottom, of those that have room for a point.
  [[nodiscard]] QRectF bar(const TimelineCopies& copies, double least) const;
  /// A warp's height by its number, and back; parts of a row are parts of its height.
  [[nodiscard]] double y_of_warp(const Timeline& timeline, double warp) const;
  [[nodiscard]] double warp_at(const Timeline& timeline, double y_position) const;
  /// The row at a height, −1 between and outside.
  [[nodiscard]] int row(double y_position) const;
};

/// A round number of instructions in flight, of which the strip's scale has a mark.
[[nodiscard]] double flight_mark(const Timeline& timeline);

/// How wide the plots are in `target`, whatever the timeline.
[[nodiscard]] double timeline_width(const Canvas& canvas, const QRectF& target);
[[nodiscard]] TimelineLayout lay_out_timeline(const Timeline& timeline, const Canvas& canvas,
                                              const QRectF& target);
/// The names of the rows that have room, of the strips below them and of the legend's colours, and
/// the axis' title, last.
[[nodiscard]] std::vector<PaintedText>
timeline_texts(const Canvas& canvas, const Timeline& timeline, const TimelineLayout& layout);
/// Over a ground of the style's background, which it fills first where one is given.
void paint_timeline(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                    const TimelineLayout& layout, const std::optional<QRect>& ground = {});

} // namespace loom
