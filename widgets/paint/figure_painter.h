#pragma once

/// Paints figures: the one drawing path of screen and export. Axes and curves are drawn by
/// QCustomPlot, stacked areas and bars by Qt Charts, tables by QPainter; no file outside this
/// folder knows those two libraries.

#include "core/figure/plot_data.h"
#include "widgets/paint/panel_shapes.h"
#include "widgets/style/figure_style.h"

#include <QPointF>
#include <QSizeF>

#include <optional>
#include <vector>

class QPaintDevice;

namespace loom {

/// Painter units to a point (1/72 inch) in which exports are laid out. The same for every
/// format, so that all of them place every label alike.
inline constexpr double export_units_per_point = 1200.0 / 72;

/// Paints the figure from the device's top left corner. `size` is in layout units, of which
/// there are `units_per_point` to a point; one layout unit is `scale` device units long.
/// QCustomPlot opens its own painter, hence a device and not a painter. Needs a QApplication.
void paint_figure(QPaintDevice& device, const QSizeF& size, double units_per_point, double scale,
                  const Figure& figure, const FigureStyle& style, bool ground = true);

/// What the figure's heading and footnotes take of the height of a page that is `width` wide, both
/// in points.
[[nodiscard]] double lines_height(double width, const Figure& figure, const FigureStyle& style);

/// The same of the legend that panels share; 0 where each has its own.
[[nodiscard]] double legend_height(double width, const Figure& figure, const FigureStyle& style);

/// How high a figure of nothing but tables and diagrams is, with its heading and notes, at a page's
/// width, both in points; 0 for any other.
[[nodiscard]] double content_height(double width, const Figure& figure, const FigureStyle& style);

/// A place in one of a figure's panels.
struct FigurePlace {
  int panel = 0;
  Point at{}; ///< in the panel's coordinates, those of mark_axes()
};
/// What lies at a position on the page, in layout units, as paint_figure would draw it; nothing
/// outside of every panel's axes.
[[nodiscard]] std::optional<FigurePlace> place_in_figure(const QSizeF& size, double units_per_point,
                                                         const Figure& figure,
                                                         const FigureStyle& style,
                                                         QPointF position);

/// How long the axes of each panel are, in layout units; empty where a panel has none.
[[nodiscard]] std::vector<QSizeF> axes_sizes(const QSizeF& size, double units_per_point,
                                             const Figure& figure, const FigureStyle& style);

/// The legend that the figure's panels have in common as paint_figure() draws it, in layout units
/// on the page; empty where each panel has its own.
[[nodiscard]] std::vector<LegendItem> shared_legend(const QSizeF& size, double units_per_point,
                                                    const Figure& figure, const FigureStyle& style);

/// A panel with axes as paint_figure() draws it. Lengths in layout units, from `corner`.
struct DrawnPanel {
  const Panel* panel = nullptr;
  QPoint corner; ///< on the page
  PanelLayout layout;
  std::vector<PlacedLabel> labels;
  std::vector<CurveShape> curves;
  std::vector<QPointF> marks; ///< one a mark of the panel
};
/// Those of the figure, which must outlive them, in reading order.
[[nodiscard]] std::vector<DrawnPanel> drawn_panels(const QSizeF& size, double units_per_point,
                                                   const Figure& figure, const FigureStyle& style);

} // namespace loom
