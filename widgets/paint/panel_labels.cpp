#include "widgets/paint/free_room.h"
#include "widgets/paint/panel_shapes.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

namespace loom {

namespace {

bool overlaps(const QPolygonF& polygon, const QRectF& box) {
  return polygon.boundingRect().intersects(box) && polygon.intersects(QPolygonF(box));
}

/// Labels whose text is the last thing to be drawn over others get a patch of the ground.
bool covers_something(const QRectF& box, const PanelShapes& shapes) {
  for (const CurveShape& shape : shapes.curves)
    for (const QPolygonF& part : shape.parts)
      for (qsizetype i = 0; i + 1 < part.size(); ++i)
        if (crosses({part[i], part[i + 1]}, box))
          return true;
  return std::ranges::any_of(
             shapes.areas,
             [&](const QPolygonF& area) { return area.boundingRect().intersects(box); }) ||
         std::ranges::any_of(shapes.layers,
                             [&](const QPolygonF& layer) { return overlaps(layer, box); });
}

bool is_number(const QString& text) {
  bool number = false;
  (void)text.toDouble(&number);
  return number;
}

enum class End { right, top, inside }; ///< where on the frame a curve ends

class LabelPlacer {
public:
  LabelPlacer(const Panel& panel, const PanelShapes& shapes, const PanelLayout& layout,
              const Canvas& canvas)
      : panel_(panel), shapes_(shapes), layout_(layout), canvas_(canvas), axes_(layout.axes),
        height_(text_size(canvas.text(), QString()).height()) {
    for (const CurveShape& shape : shapes.curves)
      for (const QPolygonF& part : shape.parts)
        if (!shape.curve->dots)
          for (qsizetype i = 0; i + 1 < part.size(); ++i)
            obstacles_.lines.emplace_back(part[i], part[i + 1]);
        else
          for (const QPointF& dot : part)
            obstacles_.boxes.emplace_back(dot - QPointF(1, 1), QSizeF(2, 2));
    for (const AnnotationShape& shape : shapes.annotations) {
      if (!shape.text.isEmpty())
        obstacles_.boxes.push_back(shape.box);
      if (!shape.line.isNull())
        obstacles_.lines.push_back(shape.line);
    }
    const double marker = canvas.points(canvas.style().marker);
    for (std::size_t i = 0; i < shapes.marks.size(); ++i) {
      // About what is drawn of it: a ring, or less.
      const MarkKind kind = panel.marks[i].kind;
      const double side = marker * (kind == MarkKind::operating_point ? 2
                                    : kind == MarkKind::cusp          ? 2.2
                                                                      : 1.2);
      obstacles_.boxes.emplace_back(shapes.marks[i] - QPointF(side / 2, side / 2),
                                    QSizeF(side, side));
    }
  }

  std::vector<PlacedLabel> place() {
    sort_curves();
    place_in_layers();
    const bool marks_first = !shapes_.layers.empty(); // what one looks for over the layers
    if (marks_first)
      place_marks();
    if (layout_.inside_labels)
      place_inside();
    else
      keep(place_column(column_, layout_, canvas_));
    place_above();
    if (!marks_first)
      place_marks();
    for (const auto& [label, at] : beside_)
      place_beside(label.text, at, label.colour, label.id, layout_.leave_out);
    for (std::size_t i = 0; i < panel_.areas.size(); ++i)
      place_in_area(panel_.areas[i], shapes_.areas[i]);
    return std::move(labels_);
  }

private:
  void place_marks() {
    for (std::size_t i = 0; i < panel_.marks.size(); ++i)
      place_beside(QString::fromStdString(panel_.marks[i].label), shapes_.marks[i],
                   mark_colour(panel_.marks[i]), panel_.marks[i].id, true,
                   panel_.marks[i].kind == MarkKind::cusp ? 1.4 : usual_gap); // a diamond is wider
  }

  [[nodiscard]] QColor mark_colour(const Mark& mark) const {
    return mark.kind == MarkKind::dot ? canvas_.style().label_colour(mark.role)
                                      : canvas_.style().text_colour();
  }

  [[nodiscard]] End end_of(QPointF point) const {
    const double near = canvas_.points(1);
    if (point.x() >= axes_.right() - near)
      return End::right;
    return point.y() <= axes_.top() + near ? End::top : End::inside;
  }

  void sort_curves() {
    for (const CurveShape& shape : shapes_.curves) {
      const QString text = curve_label(*shape.curve);
      if (text.isEmpty() || (layout_.legend_names && tells_apart(panel_, *shape.curve)))
        continue;
      const QColor colour = canvas_.style().label_colour(shape.curve->role);
      const std::string& id = shape.curve->id;
      if (shape.name_at) {
        beside_.push_back({{text, colour, shape.name_at->y(), false, id}, *shape.name_at});
        continue;
      }
      if (shape.curve->off_scale && layout_.inside_labels) {
        above_.push_back({{text, colour, axes_.top(), true, id}, axes_.topRight()});
        continue;
      }
      if (shape.curve->off_scale) {
        column_.push_back({text, colour, axes_.top(), true, id});
        continue;
      }
      if (shape.parts.empty() || shape.parts.back().isEmpty())
        continue;
      const QPointF end = shape.parts.back().back();
      switch (end_of(end)) {
      case End::right:
        column_.push_back({text, colour, end.y(), false, id, shape.curve->role == Role::guide});
        column_curves_.push_back(&shape);
        break;
      case End::top:
        above_.push_back({{text, colour, end.y(), false, id}, end});
        break;
      case End::inside:
        beside_.push_back({{text, colour, end.y(), false, id}, end});
        break;
      }
    }
  }

  /// Inside the axes, each name as near to its curve as there is room, rather at its right end;
  /// with a line to the curve where it does not stand at it.
  void place_inside() {
    // From above: the uppermost of curves that lie close has its name over them, the next below.
    std::vector<std::size_t> order(column_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return column_[i].y; });
    for (const std::size_t i : order)
      place_by_curve(column_[i], *column_curves_[i]);
  }

  void place_by_curve(const ColumnLabel& label, const CurveShape& curve) {
    const QString text = elided(label.text);
    const QSizeF size = text_size(canvas_.text(), text);
    const QSizeF patch(size.width() + canvas_.points(2), size.height()); // as it is drawn
    const std::vector<QPointF> own = along(curve);
    const double near = 0.8 * height_;
    const auto leader_to = [&](const QRectF& box) {
      const QPointF at = *std::ranges::min_element(
          own, {}, [&](QPointF point) { return distance_to(box, point); });
      return QLineF(at, nearest_in(box, at));
    };
    const auto free = room().best(patch, [&](const QRectF& box, double least) {
      const double left = 2 * (axes_.right() - box.right()) / axes_.width();
      if (left >= least)
        return FreeRoom::never;
      const QLineF leader = leader_to(box);
      const double away = leader.length();
      if (away > near && blocked(leader))
        return FreeRoom::never;
      return away / height_ + (away > near ? 1 : 0) + left;
    });
    if (!free && layout_.leave_out)
      return;
    const QPointF corner(axes_.right() - size.width(),
                         std::max(axes_.top(), label.y - height_ - canvas_.points(1.5)));
    const QRectF box =
        free ? QRectF(free->topLeft() + QPointF(canvas_.points(1), 0), size) : QRectF(corner, size);
    PlacedLabel placed{box, text, label.colour, {}, true, false, label.id};
    if (free)
      if (const QLineF leader = leader_to(*free); needs_leader(leader, *free, curve, near))
        placed.leader = leader;
    keep({placed});
  }

  /// A name far from its curve, or nearer to another.
  [[nodiscard]] bool needs_leader(const QLineF& leader, const QRectF& box, const CurveShape& own,
                                  double near) const {
    if (leader.length() > near)
      return true;
    return std::ranges::any_of(shapes_.curves, [&](const CurveShape& other) {
      return &other != &own && !other.curve->label.empty() &&
             std::ranges::any_of(along(other), [&](QPointF point) {
               return distance_to(box, point) < leader.length() - canvas_.points(2);
             });
    });
  }

  [[nodiscard]] bool blocked(const QLineF& leader) const {
    return std::ranges::any_of(
        labels_, [&](const PlacedLabel& label) { return crosses(leader, label.box); });
  }

  /// Points of a curve, half a line of text apart.
  [[nodiscard]] std::vector<QPointF> along(const CurveShape& curve) const {
    std::vector<QPointF> points;
    for (const QPolygonF& part : curve.parts)
      for (qsizetype i = 0; i < part.size(); ++i) {
        points.push_back(part[i]);
        if (i + 1 == part.size() || curve.curve->dots)
          continue;
        const QLineF piece(part[i], part[i + 1]);
        const int count = static_cast<int>(piece.length() / (height_ / 2));
        for (int step = 1; step <= count; ++step)
          points.push_back(piece.pointAt(static_cast<double>(step) / (count + 1)));
      }
    return points;
  }

  /// The room between the axes that is left, from when it is first asked for.
  FreeRoom& room() {
    if (!room_)
      room_.emplace(axes_.adjusted(canvas_.points(1), 0, -canvas_.points(1), 0), height_ / 3,
                    obstacles_);
    return *room_;
  }

  /// A name no longer than the axes are wide.
  [[nodiscard]] QString elided(const QString& text) const {
    return QFontMetricsF(canvas_.text())
        .elidedText(text, Qt::ElideRight, axes_.width() - canvas_.points(10));
  }

  /// Above the axes, over the place where the curve leaves through the top.
  void place_above() {
    const double gap = canvas_.points(canvas_.style().text);
    drop_what_does_not_fit(gap);
    std::vector<Wish> wishes;
    for (const auto& [label, at] : above_)
      wishes.push_back({at.x(), text_size(canvas_.text(), label.text).width() + gap});
    const auto middles = spread(wishes, axes_.left() - gap / 2, right_of_row() + gap / 2);
    std::vector<PlacedLabel> placed;
    for (std::size_t i = 0; i < above_.size(); ++i) {
      const QSizeF size = text_size(canvas_.text(), above_[i].first.text);
      const QPointF corner(middles[i] - size.width() / 2,
                           axes_.top() - size.height() - canvas_.points(1));
      const ColumnLabel& it = above_[i].first;
      placed.push_back({{corner, size}, it.text, it.colour, {}, false, false, it.id});
    }
    keep(std::move(placed));
  }

  /// Where the row above the axes ends: half a letter before the names beside them, where those
  /// reach up to it.
  [[nodiscard]] double right_of_row() const {
    double end = layout_.size.width() - canvas_.points(1.5);
    for (const PlacedLabel& label : labels_)
      if (label.box.left() > axes_.right() && label.box.top() < axes_.top() - height_ / 4)
        end = std::min(end, label.box.left() - canvas_.points(canvas_.style().text / 2));
    return end;
  }

  /// Leaves out names of curves that are not even shown while the row above is too short.
  void drop_what_does_not_fit(double gap) {
    const auto length = [&] {
      double sum = 0;
      for (const auto& [label, at] : above_)
        sum += text_size(canvas_.text(), label.text).width() + gap;
      return sum;
    };
    while (length() > layout_.size.width() - axes_.left() + gap) {
      const auto hidden =
          std::ranges::find_if(above_, [](const auto& entry) { return entry.first.off_scale; });
      if (hidden == above_.end())
        return;
      above_.erase(hidden);
    }
  }

  static constexpr double usual_gap = 0.8; ///< from a point to its name, in markers

  /// Near a point; one that `may_go` is left out where nothing is free.
  void place_beside(const QString& text, QPointF at, const QColor& colour, const std::string& id,
                    bool may_go, double gap = usual_gap) {
    if (text.isEmpty())
      return;
    const double pad = canvas_.points(2);
    const QSizeF size = text_size(canvas_.text(), text);
    QRectF box = place_near(at, size, canvas_.points(canvas_.style().marker * gap),
                            axes_.adjusted(pad, pad / 2, -pad, -pad / 2), obstacles_);
    if (obstruction(box, obstacles_) > 0) {
      const auto free =
          room().best(size, [&](const QRectF& place, double) { return distance_to(place, at); });
      // Better no name than one over what is shown, or a number that is read as another's.
      if (may_go && (!free || (is_number(text) && distance_to(*free, at) > 1.5 * height_)))
        return;
      if (free)
        box = *free;
    }
    QLineF leader; // far from its point it would be read as another's
    if (distance_to(box, at) > 1.5 * height_)
      leader = QLineF(at, nearest_in(box, at));
    keep({{box, text, colour, leader, covers_something(box, shapes_), false, id}});
  }

  /// Each name in its layer, about where that is thickest; other names keep off the layers.
  void place_in_layers() {
    if (shapes_.layers.empty())
      return;
    if (!layout_.legend_names) {
      Obstacles edges = obstacles_;
      for (const QPolygonF& layer : shapes_.layers)
        for (qsizetype i = 0; i < layer.size(); ++i)
          edges.lines.emplace_back(layer[i], layer[(i + 1) % layer.size()]);
      FreeRoom inside(axes_, height_ / 3, edges);
      for (std::size_t i = 0; i < shapes_.layers.size(); ++i)
        place_in_layer(panel_.layers[i], shapes_.layers[i], inside);
    }
    constexpr double column = 6;
    for (const QPolygonF& layer : shapes_.layers) {
      const QRectF bounds = layer.boundingRect();
      for (double x = bounds.left() + column / 2; x < bounds.right(); x += column)
        if (const auto [top, bottom] = reach(layer, x); bottom - top > 2)
          obstacles_.boxes.emplace_back(x - column / 2, top + 1, column, bottom - top - 2);
    }
  }

  void place_in_layer(const Layer& layer, const QPolygonF& polygon, FreeRoom& inside) {
    const QString text = QString::fromStdString(layer.label);
    if (text.isEmpty() || polygon.size() < 4)
      return;
    const QRectF bounds = polygon.boundingRect();
    QPointF middle;
    double thickest = 0;
    constexpr int places = 48;
    for (int i = 1; i < places; ++i) {
      const double x = bounds.left() + bounds.width() * i / places;
      const auto [top, bottom] = reach(polygon, x);
      if (bottom - top > thickest) {
        thickest = bottom - top;
        middle = {x, (top + bottom) / 2};
      }
    }
    const QSizeF size = text_size(canvas_.text(), text);
    std::map<double, std::pair<double, double>> columns;
    const auto box = inside.best(
        {size.width() + canvas_.points(4), size.height()}, [&](const QRectF& place, double) {
          // Many places stand in one column.
          const double x = place.center().x();
          auto known = columns.find(x);
          if (known == columns.end())
            known = columns.emplace(x, reach(polygon, x)).first;
          const auto [top, bottom] = known->second;
          const double y = place.center().y();
          return y < top || y > bottom ? FreeRoom::never : QLineF(place.center(), middle).length();
        });
    if (!box)
      return;
    inside.take(*box);
    const FigureStyle& style = canvas_.style();
    const QColor fill = style.solid(layer.role);
    const QColor colour =
        contrast(Qt::white, fill) > contrast(Qt::black, fill) ? Qt::white : Qt::black;
    keep({{QRectF(box->topLeft() + QPointF(canvas_.points(2), 0), size),
           text,
           colour,
           {},
           false,
           false,
           layer.id}});
  }

  /// Top and bottom of a layer at a place across.
  [[nodiscard]] static std::pair<double, double> reach(const QPolygonF& layer, double x) {
    double top = std::numeric_limits<double>::infinity();
    double bottom = -top;
    for (qsizetype i = 0; i < layer.size(); ++i) {
      const QPointF &a = layer[i], &b = layer[(i + 1) % layer.size()];
      if (a.x() == b.x() || x < std::min(a.x(), b.x()) || x > std::max(a.x(), b.x()))
        continue;
      const double y = a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x());
      top = std::min(top, y);
      bottom = std::max(bottom, y);
    }
    return {top, bottom};
  }

  void place_in_area(const Area& area, const QPolygonF& polygon) {
    const QString text = QString::fromStdString(area.label);
    if (text.isEmpty() || polygon.size() < 3)
      return;
    const QSizeF size = text_size(canvas_.text(), text);
    const QRectF bounds = polygon.boundingRect();
    const double pad = canvas_.points(2);
    const QPolygonF closed = polygon + QPolygonF{polygon.front()};
    // From the middle outwards, so that the label stands where the eye looks for it.
    constexpr std::array<double, 7> shares{0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9};
    for (const double v : shares)
      for (const double u : shares) {
        const QPointF middle(bounds.left() + u * bounds.width(),
                             bounds.top() + v * bounds.height());
        const QRectF box(middle - QPointF(size.width() / 2, size.height() / 2), size);
        const QRectF wide = box.adjusted(-pad, -pad / 2, pad, pad / 2);
        const bool fits = std::ranges::all_of(
            std::array{wide.topLeft(), wide.topRight(), wide.bottomLeft(), wide.bottomRight(),
                       QPointF(wide.center().x(), wide.top()),
                       QPointF(wide.center().x(), wide.bottom())},
            [&](QPointF corner) { return closed.containsPoint(corner, Qt::OddEvenFill); });
        if (fits && obstruction(wide, obstacles_) == 0) {
          keep({{box, text, canvas_.style().label_colour(area.role), {}, area.hatched, false, {}}});
          return;
        }
      }
  }

  void keep(std::vector<PlacedLabel> placed) {
    for (PlacedLabel& label : placed) {
      obstacles_.boxes.push_back(label.box);
      if (room_)
        room_->take(label.box);
      labels_.push_back(std::move(label));
    }
  }

  const Panel& panel_;
  const PanelShapes& shapes_;
  const PanelLayout& layout_;
  const Canvas& canvas_;
  const QRectF axes_;
  const double height_;
  Obstacles obstacles_;
  std::optional<FreeRoom> room_;
  std::vector<ColumnLabel> column_;
  std::vector<const CurveShape*> column_curves_; ///< of those that end at the right
  std::vector<std::pair<ColumnLabel, QPointF>> above_, beside_;
  std::vector<PlacedLabel> labels_;
};

} // namespace

std::vector<PlacedLabel> place_labels(const Panel& panel, const PanelShapes& shapes,
                                      const PanelLayout& layout, const Canvas& canvas) {
  return LabelPlacer(panel, shapes, layout, canvas).place();
}

} // namespace loom
