#include "widgets/plot/panel_shapes.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace loom {

namespace {

/// Labels whose text is the last thing to be drawn over others get a patch of the ground.
bool covers_something(const QRectF& box, const PanelShapes& shapes) {
  for (const CurveShape& shape : shapes.curves)
    for (const QPolygonF& part : shape.parts)
      for (qsizetype i = 0; i + 1 < part.size(); ++i)
        if (crosses({part[i], part[i + 1]}, box))
          return true;
  return std::ranges::any_of(
      shapes.areas, [&](const QPolygonF& area) { return area.boundingRect().intersects(box); });
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
    const double side = canvas.points(canvas.style().marker) * 1.2;
    for (const QPointF& mark : shapes.marks)
      obstacles_.boxes.emplace_back(mark - QPointF(side / 2, side / 2), QSizeF(side, side));
  }

  std::vector<PlacedLabel> place() {
    sort_curves();
    if (layout_.inside_labels)
      place_inside();
    else
      keep(place_column(column_, layout_, canvas_));
    place_above();
    for (std::size_t i = 0; i < panel_.marks.size(); ++i)
      place_beside(QString::fromStdString(panel_.marks[i].label), shapes_.marks[i],
                   mark_colour(panel_.marks[i]), panel_.marks[i].id);
    for (const auto& [label, at] : beside_)
      place_beside(label.text, at, label.colour, label.id);
    for (std::size_t i = 0; i < panel_.areas.size(); ++i)
      place_in_area(panel_.areas[i], shapes_.areas[i]);
    return std::move(labels_);
  }

private:
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
      if (text.isEmpty() || panel_.legend)
        continue;
      const QColor colour = canvas_.style().label_colour(shape.curve->role);
      const std::string& id = shape.curve->id;
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
        column_.push_back({text, colour, end.y(), false, id});
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

  /// Above the right end of their lines, inside the axes; where that would cover something, the
  /// labels move as one to a free place and point at their lines.
  void place_inside() {
    std::vector<Wish> wishes;
    const double gap = canvas_.points(1.5);
    for (const ColumnLabel& label : column_)
      wishes.push_back({label.y - height_ / 2 - gap, height_});
    const auto middles = spread(wishes, axes_.top(), axes_.bottom());
    std::vector<QRectF> boxes;
    for (std::size_t i = 0; i < column_.size(); ++i) {
      column_[i].text = elided(column_[i].text);
      const QSizeF size = text_size(canvas_.text(), column_[i].text);
      boxes.emplace_back(QPointF(axes_.right() - size.width(), middles[i] - height_ / 2), size);
    }
    const double shift = best_shift(boxes);
    std::vector<PlacedLabel> placed;
    for (std::size_t i = 0; i < column_.size(); ++i) {
      const bool pointing = std::abs(middles[i] + shift - wishes[i].middle) > height_;
      PlacedLabel label{boxes[i].translated(pointing ? -canvas_.points(8) : 0, shift),
                        column_[i].text,
                        column_[i].colour,
                        {},
                        true,
                        false,
                        column_[i].id};
      if (pointing)
        label.leader = QLineF(axes_.right(), column_[i].y, label.box.right() + canvas_.points(1.5),
                              label.box.center().y());
      placed.push_back(std::move(label));
    }
    keep(std::move(placed));
  }

  /// A name no longer than the axes are wide.
  [[nodiscard]] QString elided(const QString& text) const {
    return QFontMetricsF(canvas_.text())
        .elidedText(text, Qt::ElideRight, axes_.width() - canvas_.points(10));
  }

  /// How far down (negative: up) the stack of boxes has to move to cover least.
  [[nodiscard]] double best_shift(const std::vector<QRectF>& boxes) const {
    if (boxes.empty())
      return 0;
    const QRectF all = std::accumulate(boxes.begin(), boxes.end(), QRectF(),
                                       [](const QRectF& a, const QRectF& b) { return a | b; });
    const auto cost = [&](double shift) {
      double sum = std::abs(shift) / axes_.height();
      for (const QRectF& box : boxes)
        sum += obstruction(box.translated(0, shift), obstacles_);
      return sum;
    };
    double best = 0, least = cost(0);
    constexpr int places = 16;
    for (int i = 0; i <= places; ++i) {
      const double shift = axes_.top() - all.top() + (axes_.height() - all.height()) * i / places;
      if (const double tried = cost(shift) + 0.3; tried < least) {
        least = tried;
        best = shift;
      }
    }
    return best;
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

  /// Where the row above the axes ends: at the names beside them, where those reach up to it.
  [[nodiscard]] double right_of_row() const {
    const bool beside = std::ranges::any_of(labels_, [&](const PlacedLabel& label) {
      return label.box.left() > axes_.right() && label.box.top() < axes_.top() - height_ / 4;
    });
    return beside ? axes_.right() + canvas_.points(3) : layout_.size.width() - canvas_.points(1.5);
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

  void place_beside(const QString& text, QPointF at, const QColor& colour, const std::string& id) {
    if (text.isEmpty())
      return;
    const double pad = canvas_.points(2);
    const QRectF box = place_near(at, text_size(canvas_.text(), text),
                                  canvas_.points(canvas_.style().marker * 0.8),
                                  axes_.adjusted(pad, pad / 2, -pad, -pad / 2), obstacles_);
    keep({{box, text, colour, {}, covers_something(box, shapes_), false, id}});
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
  std::vector<ColumnLabel> column_;
  std::vector<std::pair<ColumnLabel, QPointF>> above_, beside_;
  std::vector<PlacedLabel> labels_;
};

} // namespace

std::vector<PlacedLabel> place_column(const std::vector<ColumnLabel>& column,
                                      const PanelLayout& layout, const Canvas& canvas) {
  const double height = text_size(canvas.text(), QString()).height();
  const QRectF axes(layout.axes);
  std::vector<Wish> wishes;
  wishes.reserve(column.size());
  for (const ColumnLabel& label : column)
    wishes.push_back({label.y, height});
  const double low = std::max(layout.title_height, axes.top() - height);
  const auto middles = spread(wishes, low, axes.bottom() + height / 2);
  std::vector<PlacedLabel> placed;
  for (std::size_t i = 0; i < column.size(); ++i) {
    const double left = axes.right() + canvas.points(5);
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

std::vector<PlacedLabel> place_labels(const Panel& panel, const PanelShapes& shapes,
                                      const PanelLayout& layout, const Canvas& canvas) {
  return LabelPlacer(panel, shapes, layout, canvas).place();
}

} // namespace loom
