#pragma once

/// How a panel divides its room: the rectangle of the axes, and around it what ticks, axis
/// labels, title, legend and the labels of the curves need.

#include "widgets/paint/axis_ticks.h"
#include "widgets/paint/canvas.h"
#include "widgets/paint/legend.h"

#include <QRect>
#include <QSize>

#include <vector>

namespace loom {

/// Where curves are named: at the curves, in a legend, at those curves that have room for it, or in
/// a legend that several panels share.
enum class Naming { direct, legend, fitting, shared };

struct PanelLayout {
  QSize size;
  QRect axes;
  std::vector<Tick> x_ticks, y_ticks;
  double tick_length = 0, tick_gap = 0, label_gap = 0;
  QString x_title, y_title;
  std::vector<Tick> second_ticks; ///< at the right, in the vertical axis' second unit
  QString second_title;
  double x_title_scale = 1;   ///< of the text size, below 1 where the title is too long
  double y_title_scale = 1;   ///< of the text size, below 1 where the title is too long
  double x_title_middle = 0;  ///< from the left: the middle of the axes, or where the title fits
  double y_title_middle = 0;  ///< from the top: the middle of the axes, or where the title fits
  double x_tick_rotation = 0; ///< degrees, for long categories
  bool inside_labels = false; ///< too narrow for a column of curve labels
  bool legend_names = false;  ///< curves and layers are named in the legend alone
  bool leave_out = false;     ///< names without a place of their own
  double title_height = 0;    ///< from the top, 0 without a title
  std::vector<LegendItem> legend;
  double legend_below = 0; ///< height of a legend below the axes
  QRectF colour_bar;       ///< of a heat map
  bool operator==(const PanelLayout&) const = default;
};

/// Drawn between axes, unlike tables, timelines and diagrams.
[[nodiscard]] bool has_axes(const Panel& panel);
/// A panel that asks for a legend has one whatever `naming` says.
[[nodiscard]] PanelLayout lay_out(const Panel& panel, const Canvas& canvas, QSize size,
                                  Naming naming = Naming::direct);
/// "throughput (IPC/SM)".
[[nodiscard]] QString axis_title(const Axis& axis);
/// What stands beside a curve.
[[nodiscard]] QString curve_label(const Curve& curve);

} // namespace loom
