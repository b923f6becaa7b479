#include "widgets/paint/panel_shapes.h"

#include "core/figure/clip.h"
#include "widgets/paint/annotations.h"
#include "widgets/paint/free_room.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <utility>

namespace loom {

namespace {

bool inside(const Point& point, const Rect& rect) {
  return point.x >= rect.left && point.x <= rect.right && point.y >= rect.bottom &&
         point.y <= rect.top;
}

QPolygonF thinned(const std::vector<Point>& part, const QRectF& axes, const ToUnits& to_units) {
  std::vector<Point> units;
  units.reserve(part.size());
  for (const Point& point : part) {
    const QPointF at = nearest_in(axes, to_units(point));
    units.push_back({at.x(), at.y()});
  }
  QPolygonF polygon;
  for (const Point& point : simplify(units, simplify_tolerance))
    polygon.push_back({point.x, point.y});
  return polygon;
}

/// Layers under curves, stacked on each other.
std::vector<QPolygonF> stacked(const Panel& panel, const QRectF& axes, const ToUnits& to_units) {
  std::vector<QPolygonF> all;
  std::vector<Point> below;
  for (std::size_t i = 0; i < panel.layers.size() && panel.kind == PanelKind::curves; ++i) {
    std::vector<Point> above = panel.layers[i].points;
    if (below.empty())
      for (const Point& point : above)
        below.push_back({point.x, axis_span(panel.y).x});
    for (std::size_t k = 0; k < std::min(above.size(), below.size()); ++k)
      above[k].y += below[k].y;
    QPolygonF polygon = thinned(above, axes, to_units);
    const QPolygonF lower = thinned(below, axes, to_units);
    polygon.append(QPolygonF(lower.rbegin(), lower.rend()));
    all.push_back(std::move(polygon));
    below = std::move(above);
  }
  return all;
}

/// Dots are kept as they are, those outside the axes left out; of thousands only those that one
/// can tell apart.
void add_dots(CurveShape& shape, const Rect& rect, const Canvas& canvas, const ToUnits& to_units) {
  constexpr std::size_t many = 4096;
  const Curve& curve = *shape.curve;
  const double cell = canvas.points(canvas.style().marker) * 0.18; // half a dot's radius
  std::set<std::pair<long, long>> taken;
  QPolygonF polygon;
  for (std::size_t i = 0; i < curve.points.size(); ++i) {
    const Point& point = curve.points[i];
    if (!inside(point, rect))
      continue;
    const QPointF at = to_units(point);
    if (curve.points.size() > many &&
        !taken.emplace(std::lround(at.x() / cell), std::lround(at.y() / cell)).second)
      continue;
    polygon.push_back(at);
    if (curve.error_bars.empty() || !(curve.error_bars[i].x < curve.error_bars[i].y))
      continue;
    const auto end = [&](double y) {
      return to_units({point.x, std::clamp(y, rect.bottom, rect.top)});
    };
    shape.bars.emplace_back(end(curve.error_bars[i].y), end(curve.error_bars[i].x));
  }
  shape.parts.push_back(std::move(polygon));
}

/// Without a ground to cover them with, lines end where a label begins.
void clear_behind_labels(PanelShapes& shapes, const Canvas& canvas) {
  for (const PlacedLabel& label : shapes.labels)
    if (label.halo)
      shapes.cleared.push_back(label.box.adjusted(-canvas.points(1), 0, canvas.points(1), 0));
  for (CurveShape& shape : shapes.curves) {
    if (shape.curve->dots)
      continue;
    std::vector<QPolygonF> kept;
    for (const QPolygonF& part : shape.parts)
      for (QPolygonF& piece : cut_out(part, shapes.cleared))
        kept.push_back(std::move(piece));
    shape.parts = std::move(kept);
  }
}

} // namespace

namespace {

double distance_between(const QRectF& box, const QLineF& line) {
  if (crosses(line, box))
    return 0;
  double least = std::min(distance_to(box, line.p1()), distance_to(box, line.p2()));
  const QPointF along(line.dx(), line.dy());
  const double length = QPointF::dotProduct(along, along);
  for (const QPointF& corner :
       {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
    const double share =
        length > 0 ? std::clamp(QPointF::dotProduct(corner - line.p1(), along) / length, 0.0, 1.0)
                   : 0;
    least = std::min(least, QLineF(corner, line.pointAt(share)).length());
  }
  return least;
}

} // namespace

double curve_distance(const QRectF& box, const CurveShape& shape) {
  double least = std::numeric_limits<double>::infinity();
  for (const QPolygonF& part : shape.parts) {
    for (const QPointF& at : part)
      least = std::min(least, distance_to(box, at));
    if (!shape.curve->dots)
      for (qsizetype i = 0; i + 1 < part.size(); ++i)
        least = std::min(least, distance_between(box, {part[i], part[i + 1]}));
  }
  return least;
}

double curve_distance(const QRectF& box, const std::vector<CurveShape>& curves,
                      const std::string& id) {
  double least = std::numeric_limits<double>::infinity();
  for (const CurveShape& shape : curves)
    if (shape.curve->id == id)
      least = std::min(least, curve_distance(box, shape));
  return least;
}

const Curve* taken_for(const PlacedLabel& name, const std::vector<CurveShape>& curves,
                       double slack) {
  const auto own =
      std::ranges::find(curves, name.id, [](const CurveShape& shape) { return shape.curve->id; });
  if (!name.leader.isNull() || name.id.empty() || own == curves.end() || own->curve->off_scale ||
      own->curve->dots) // dots lie on lines and look like none
    return nullptr;
  const double away = curve_distance(name.box, curves, name.id);
  const auto nearer = std::ranges::find_if(curves, [&](const CurveShape& other) {
    return other.curve->id != name.id && !other.curve->label.empty() &&
           other.curve->role != own->curve->role && curve_distance(name.box, other) < away - slack;
  });
  return nearer == curves.end() ? nullptr : nearer->curve;
}

namespace {

/// Whether a curve is another with a name that looks like `curve`.
bool named_and_alike(const Curve& other, const Curve& curve) {
  return &other != &curve && !other.label.empty() && other.role == curve.role &&
         other.weight == curve.weight && other.dots == curve.dots && other.marked == curve.marked;
}

} // namespace

bool tells_apart(const Panel& panel, const Curve& curve) {
  return std::ranges::none_of(
      panel.curves, [&curve](const Curve& other) { return named_and_alike(other, curve); });
}

namespace {

/// Whether a curve lies along another by its nature: dots, and the thin lines beside a model's.
bool goes_along(const Curve& curve) { return curve.dots || curve.weight <= Weight::thin; }

/// Whether a name between the axes stands nearer to another curve, and a legend would tell the two
/// apart.
bool reads_as_another(const PlacedLabel& name, const PanelShapes& shapes, const QRectF& axes) {
  if (!name.leader.isNull() || !axes.contains(name.box.center()))
    return false;
  const auto own = std::ranges::find(shapes.curves, name.id,
                                     [](const CurveShape& shape) { return shape.curve->id; });
  if (own == shapes.curves.end() || own->name_at || goes_along(*own->curve) ||
      std::ranges::any_of(shapes.curves, [&](const CurveShape& other) {
        return named_and_alike(*other.curve, *own->curve);
      }))
    return false;
  const double away = curve_distance(name.box, shapes.curves, name.id);
  return std::ranges::any_of(shapes.curves, [&](const CurveShape& other) {
    return other.curve->id != name.id && other.curve->role != Role::guide &&
           !goes_along(*other.curve) && curve_distance(name.box, other) < away - 1;
  });
}

/// A line from its curve to each name that no legend will have and that is taken for another's.
void lead_to_names(const PanelLayout& layout, const Canvas& canvas, PanelShapes& shapes) {
  for (PlacedLabel& name : shapes.labels) {
    if (reads_as_another(name, shapes, QRectF(layout.axes)) ||
        !taken_for(name, shapes.curves, canvas.points(1)))
      continue;
    std::optional<QPointF> from;
    for (const CurveShape& shape : shapes.curves)
      for (const QPolygonF& part : shape.parts)
        for (const QPointF& at : part)
          if (shape.curve->id == name.id &&
              (!from || distance_to(name.box, at) < distance_to(name.box, *from)))
            from = at;
    if (from)
      name.leader = QLineF(*from, nearest_in(name.box, *from));
  }
}

} // namespace

PanelShapes make_shapes(const Panel& panel, const PanelLayout& layout, const Canvas& canvas,
                        const ToUnits& to_units) {
  const auto [x_first, x_last] = axis_span(panel.x);
  const auto [y_first, y_last] = axis_span(panel.y);
  const Rect rect{x_first, x_last, y_first, y_last};
  const QRectF axes(layout.axes);
  PanelShapes shapes;
  for (const Area& area : panel.areas) {
    QPolygonF polygon;
    for (const Point& point : area.outline)
      polygon.push_back(nearest_in(axes, to_units(point)));
    shapes.areas.push_back(std::move(polygon));
  }
  shapes.layers = stacked(panel, axes, to_units);
  for (const Curve& curve : panel.curves) {
    CurveShape shape{&curve, {}};
    if (curve.name_at)
      shape.name_at = nearest_in(axes, to_units(*curve.name_at));
    if (curve.dots) {
      add_dots(shape, rect, canvas, to_units);
    } else if (std::ranges::all_of(curve.points,
                                   [&](const Point& point) { return inside(point, rect); })) {
      if (curve.points.size() > 1)
        shape.parts.push_back(thinned(curve.points, axes, to_units));
    } else {
      for (const auto& part :
           clip_polyline(curve.points, rect, is_logarithmic(panel.x), is_logarithmic(panel.y)))
        shape.parts.push_back(thinned(part, axes, to_units));
    }
    shapes.curves.push_back(std::move(shape));
  }
  for (const Mark& mark : panel.marks)
    shapes.marks.push_back(nearest_in(axes, to_units(mark.at)));
  shapes.annotations = shape_annotations(panel, QRectF(layout.axes), canvas, to_units);
  shapes.labels = place_labels(panel, shapes, layout, canvas);
  lead_to_names(layout, canvas, shapes);
  if (!canvas.style().ground)
    clear_behind_labels(shapes, canvas);
  return shapes;
}

namespace {

/// A layer under curves that one cannot help seeing.
bool has_to_be_named(const Panel& panel, const Layer& layer) {
  constexpr double seen = 0.06; // of the axes' height
  const Point up = axis_span(panel.y);
  return panel.kind == PanelKind::curves && !layer.label.empty() &&
         std::ranges::any_of(layer.points,
                             [&](const Point& point) { return point.y > seen * (up.y - up.x); });
}

} // namespace

bool names_collide(const Panel& panel, const PanelShapes& shapes, const PanelLayout& layout,
                   const Canvas& canvas) {
  Obstacles drawn;
  const double radius = 0.9 * canvas.points(canvas.style().marker);
  for (std::size_t i = 0; i < panel.marks.size(); ++i)
    if (panel.marks[i].kind == MarkKind::operating_point)
      drawn.boxes.emplace_back(shapes.marks[i] - QPointF(radius, radius),
                               QSizeF(2 * radius, 2 * radius));
  for (const CurveShape& shape : shapes.curves)
    for (const QPolygonF& part : shape.parts)
      for (qsizetype i = 0; i + 1 < part.size() && !shape.curve->dots; ++i)
        drawn.lines.emplace_back(part[i], part[i + 1]);
  const auto names_curve = [&](const PlacedLabel& label) {
    return std::ranges::any_of(shapes.curves, [&](const CurveShape& shape) {
      return !label.id.empty() && shape.curve->id == label.id && !shape.curve->label.empty();
    });
  };
  const QRectF all(QPointF(-1, -1), QSizeF(layout.size) + QSizeF(2, 2)), axes(layout.axes);
  const auto beside_ticks = [&axes](const QRectF& box) { // a column longer than the axes are high
    return box.left() > axes.right() && box.center().y() > axes.bottom() + 1;
  };
  const bool unnamed = std::ranges::any_of(panel.layers, [&](const Layer& layer) {
    return std::ranges::none_of(
               shapes.labels,
               [&layer](const PlacedLabel& label) { return label.id == layer.id; }) &&
           has_to_be_named(panel, layer);
  });
  return unnamed || std::ranges::any_of(shapes.labels, [&](const PlacedLabel& name) {
           return names_curve(name) &&
                  (!all.contains(name.box) || beside_ticks(name.box) ||
                   obstruction(name.box, drawn) > 0 || reads_as_another(name, shapes, axes) ||
                   std::ranges::any_of(shapes.labels, [&](const PlacedLabel& other) {
                     const double rim = other.box.height() / 4; // above and below the letters
                     return &other != &name &&
                            (other.box.adjusted(1, 1, -1, -1).intersects(name.box) ||
                             (!name.leader.isNull() &&
                              crosses(name.leader, other.box.adjusted(1, rim, -1, -rim))));
                   }));
         });
}

std::vector<PlacedLabel> place_column(std::vector<ColumnLabel> column, const PanelLayout& layout,
                                      const Canvas& canvas) {
  const double height = text_size(canvas.text(), QString()).height();
  const QRectF axes(layout.axes);
  const double low = std::max(layout.title_height, axes.top() - height);
  for (std::size_t i = column.size();
       i-- > 0 && names_pass_axes(column.size(), layout.size.height() - low, height);)
    if (column[i].guide)
      column.erase(column.begin() + static_cast<std::ptrdiff_t>(i));
  std::vector<Wish> wishes;
  wishes.reserve(column.size());
  for (const ColumnLabel& label : column)
    wishes.push_back({label.y, height});
  // More names than the axes are high come down to the numbers below, and stand behind the last.
  const double last_number =
      names_pass_axes(column.size(), axes.height(), height) && !layout.x_ticks.empty()
          ? text_size(canvas.tick(), layout.x_ticks.back().label).width() / 2
          : 0;
  const auto middles = spread(wishes, low, axes.bottom() + height / 2);
  std::vector<PlacedLabel> placed;
  for (std::size_t i = 0; i < column.size(); ++i) {
    const double left = axes.right() + canvas.points(5) + last_number;
    PlacedLabel label{{{left, middles[i] - height / 2}, text_size(canvas.text(), column[i].text)},
                      column[i].text,
                      column[i].colour,
                      {},
                      false,
                      false,
                      column[i].id};
    if (!column[i].off_scale && std::abs(middles[i] - column[i].y) > 0.35 * height)
      label.leader = QLineF(axes.right() + canvas.points(0.7), column[i].y,
                            left - canvas.points(0.8), middles[i]);
    placed.push_back(std::move(label));
  }
  return placed;
}

} // namespace loom
