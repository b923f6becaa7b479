#pragma once

/// A panel's curves, areas and labels in painter units: what there is to draw, before drawing.

#include "widgets/paint/label_layout.h"
#include "widgets/paint/panel_layout.h"

#include <QColor>
#include <QFont>
#include <QPolygonF>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace loom {

using ToUnits = std::function<QPointF(Point)>;

/// A curve cut to the axes and thinned to what one sees.
struct CurveShape {
  const Curve* curve = nullptr;
  std::vector<QPolygonF> parts;
  std::vector<QLineF> bars{}; ///< error bars from top to bottom, cut to the axes
  std::optional<QPointF> name_at{};
};

struct PlacedLabel {
  QRectF box;
  QString text;
  QColor colour;
  QLineF leader;      ///< null where the label stands at its curve
  bool halo = false;  ///< over other things: on a patch of the ground, or those cut away
  bool small = false; ///< in the size of tick labels
  std::string id{};   ///< of the curve that it names, else empty
};

/// What an author put in by hand: a line (null where there is none) and a text (may be empty).
struct AnnotationShape {
  QLineF line;
  bool arrow = false, dashed = false;
  QString text;
  QRectF box; ///< of the text
  QFont font;
  QColor colour;
};

struct PanelShapes {
  std::vector<QPolygonF> areas;  ///< one per area of the panel
  std::vector<QPolygonF> layers; ///< of a panel of curves, the lowest first
  std::vector<CurveShape> curves;
  std::vector<QPointF> marks; ///< one per mark of the panel
  std::vector<AnnotationShape> annotations;
  std::vector<PlacedLabel> labels;
  std::vector<QRectF> cleared; ///< nothing may be drawn here but labels; for lack of a ground
};

/// Largest distance, in painter units, that a thinned curve may leave the given one by.
inline constexpr double simplify_tolerance = 0.1;

/// The distance of a box from a curve as it is drawn, its points and the lines between them;
/// infinity where there is nothing of it.
[[nodiscard]] double curve_distance(const QRectF& box, const CurveShape& shape);
/// The same of the nearest of those with the id: a staircase may come in several.
[[nodiscard]] double curve_distance(const QRectF& box, const std::vector<CurveShape>& curves,
                                    const std::string& id);

/// The curve that `name` is taken for, where it names another and no line says so: one with a name
/// and a look of its own that is nearer to it by more than `slack` units. Null where there is none.
[[nodiscard]] const Curve* taken_for(const PlacedLabel& name, const std::vector<CurveShape>& curves,
                                     double slack);

/// Whether a legend tells the curve from all others that have names: none looks like it.
[[nodiscard]] bool tells_apart(const Panel& panel, const Curve& curve);

/// The panel's shapes; refers to `panel`, which must outlive them.
[[nodiscard]] PanelShapes make_shapes(const Panel& panel, const PanelLayout& layout,
                                      const Canvas& canvas, const ToUnits& to_units);
/// The labels for shapes made before.
[[nodiscard]] std::vector<PlacedLabel> place_labels(const Panel& panel, const PanelShapes& shapes,
                                                    const PanelLayout& layout,
                                                    const Canvas& canvas);
/// Whether a curve's name covers something or is cut off: a legend has to name the curves.
[[nodiscard]] bool names_collide(const Panel& panel, const PanelShapes& shapes,
                                 const PanelLayout& layout, const Canvas& canvas);
/// Whether `count` lines of text beside axes, each `line` high, reach to the numbers below the
/// axes.
[[nodiscard]] constexpr bool names_pass_axes(std::size_t count, double axes, double line) {
  return static_cast<double>(count) * line > axes;
}
/// Labels in the column right of the axes, each at its height `y`, spread so that none overlap.
/// Where the drawing is not high enough for all, guides go without a name, the last first.
struct ColumnLabel {
  QString text;
  QColor colour;
  double y;
  bool off_scale = false; ///< points at nothing inside the axes: no leader
  std::string id{};       ///< of its curve
  bool guide = false;     ///< names what others are held against
};
[[nodiscard]] std::vector<PlacedLabel>
place_column(std::vector<ColumnLabel> column, const PanelLayout& layout, const Canvas& canvas);

} // namespace loom
