#include "widgets/paint/marks.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

QPolygonF diamond(QPointF at, double r) {
  return {at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)};
}

/// With `corners` at `outer` from the middle, the first on top, and between them others at `inner`;
/// 0 for none.
QPolygonF star(QPointF at, int corners, double outer, double inner) {
  QPolygonF polygon;
  const double half = std::acos(-1.0) / corners;
  for (int i = 0; i < 2 * corners; ++i) {
    const double r = i % 2 == 0 ? outer : inner;
    if (r > 0)
      polygon << at + QPointF(r * std::sin(i * half), -r * std::cos(i * half));
  }
  return polygon;
}

QPolygonF triangle(QPointF at, double r) {
  return {at + QPointF(0, -r), at + QPointF(0.87 * r, 0.5 * r), at + QPointF(-0.87 * r, 0.5 * r)};
}

void draw_dot(QPainter& painter, DotShape shape, QPointF at, double r) {
  switch (shape) {
  case DotShape::disc:
    painter.drawEllipse(at, r, r);
    break;
  case DotShape::square:
    painter.drawRect(QRectF(at.x() - 0.8 * r, at.y() - 0.8 * r, 1.6 * r, 1.6 * r));
    break;
  case DotShape::triangle:
    painter.drawPolygon(triangle(at, 1.15 * r));
    break;
  case DotShape::diamond:
    painter.drawPolygon(diamond(at, 1.15 * r));
    break;
  case DotShape::cross:
    painter.drawLine(QLineF(at.x() - r, at.y() - r, at.x() + r, at.y() + r));
    painter.drawLine(QLineF(at.x() - r, at.y() + r, at.x() + r, at.y() - r));
    break;
  case DotShape::plus:
    painter.drawLine(QLineF(at.x() - 1.2 * r, at.y(), at.x() + 1.2 * r, at.y()));
    painter.drawLine(QLineF(at.x(), at.y() - 1.2 * r, at.x(), at.y() + 1.2 * r));
    break;
  case DotShape::wedge:
    painter.drawPolygon(triangle(at, -1.15 * r));
    break;
  case DotShape::pentagon:
    painter.drawPolygon(star(at, 5, 1.1 * r, 0));
    break;
  case DotShape::star:
    painter.drawPolygon(star(at, 5, 1.35 * r, 0.55 * r));
    break;
  }
}

bool is_crossed(DotShape shape) { return shape == DotShape::cross || shape == DotShape::plus; }

/// The role's shape as an outline on the ground.
void draw_hollow(QPainter& painter, const Canvas& canvas, Role role, QPointF at, double size) {
  const FigureStyle& style = canvas.style();
  painter.setPen(QPen(style.colour(role), canvas.points(style.thin)));
  painter.setBrush(style.ground ? QBrush(style.background()) : QBrush(Qt::NoBrush));
  draw_dot(painter, dot_shape(role), at, canvas.points(size));
  painter.setBrush(Qt::NoBrush);
}

} // namespace

DotShape dot_shape(Role role) {
  switch (role_of_marker(role)) {
  case Role::memory:
  case Role::series2:
    return DotShape::square;
  case Role::arithmetic:
  case Role::series3:
    return DotShape::triangle;
  case Role::issue:
  case Role::series4:
    return DotShape::diamond;
  case Role::other:
  case Role::series5:
    return DotShape::cross;
  case Role::series6:
    return DotShape::plus;
  case Role::series7:
    return DotShape::wedge;
  case Role::series8:
    return DotShape::pentagon;
  case Role::series9:
    return DotShape::star;
  default:
    return DotShape::disc;
  }
}

void draw_mark(QPainter& painter, const Canvas& canvas, MarkKind kind, Role role, QPointF at) {
  const FigureStyle& style = canvas.style();
  const double size = canvas.points(style.marker);
  const auto pen = [&](const QColor& colour, double width) {
    return QPen(colour, canvas.points(width));
  };
  switch (kind) {
  case MarkKind::operating_point:
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.background());
    painter.drawEllipse(at, size * 1.1, size * 1.1);
    painter.setPen(pen(style.text_colour(), 0.9));
    painter.drawEllipse(at, size * 0.95, size * 0.95);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.text_colour());
    painter.drawEllipse(at, size * 0.55, size * 0.55);
    break;
  case MarkKind::cusp:
    // Hollow: a peak under it is seen.
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen(style.text_colour(), 0.9));
    painter.drawPolygon(diamond(at, size * 0.9));
    break;
  case MarkKind::limit:
    if (role == Role::guide) // its label alone: on a curve a ring would look like data
      break;
    if (role_of_marker(role) >= Role::series2) // of a line that has such markers
      return draw_hollow(painter, canvas, role, at, style.marker * 0.5);
    painter.setPen(pen(style.colour(role), 0.9));
    painter.setBrush(style.background());
    painter.drawEllipse(at, size * 0.5, size * 0.5);
    break;
  case MarkKind::dot:
    draw_dots(painter, canvas, role, {at});
    break;
  }
  painter.setBrush(Qt::NoBrush);
}

void draw_dots(QPainter& painter, const Canvas& canvas, Role role, const QPolygonF& dots) {
  const FigureStyle& style = canvas.style();
  const double r = canvas.points(style.marker) * 0.36;
  const QColor colour = style.colour(role);
  const DotShape shape = dot_shape(role);
  painter.setPen(is_crossed(shape) ? QPen(colour, canvas.points(style.thin)) : QPen(Qt::NoPen));
  painter.setBrush(colour);
  for (const QPointF& dot : dots)
    draw_dot(painter, shape, dot, r);
  painter.setBrush(Qt::NoBrush);
}

void draw_line_markers(QPainter& painter, const Canvas& canvas, Role role,
                       const QPolygonF& places) {
  for (const QPointF& at : places)
    draw_hollow(painter, canvas, role, at, canvas.style().marker * 0.36);
}

QPolygonF line_marker_places(const std::vector<QPolygonF>& parts, Role role, const QRectF& axes) {
  constexpr int count = 5, phases = 9;                                    // of the palette's series
  const int series = std::max(0, static_cast<int>(role_of_marker(role)) - //
                                     static_cast<int>(Role::series1));
  // Lines that run on one another have their markers beside each other.
  const double phase = (0.5 + series * 4 % phases) / phases;
  QPolygonF places;
  for (int i = 0; i < count; ++i) {
    const double x = axes.left() + (i + phase) * axes.width() / count;
    for (const QPolygonF& part : parts)
      for (qsizetype k = 0; k + 1 < part.size(); ++k)
        if (const double from = part[k].x(), to = part[k + 1].x(); from <= x && x < to)
          places << part[k] + (x - from) / (to - from) * (part[k + 1] - part[k]);
  }
  return places;
}

void draw_error_bars(QPainter& painter, const Canvas& canvas, Role role,
                     const std::vector<QLineF>& bars, const QRectF& axes, bool plain) {
  if (bars.empty())
    return;
  const FigureStyle& style = canvas.style();
  painter.setPen(canvas.line(style.colour(role), style.thin));
  const QPointF reach(canvas.points(style.marker) * 0.36, 0);
  for (const QLineF& bar : bars) {
    painter.drawLine(bar);
    for (const QPointF end : {bar.p1(), bar.p2()})
      if (!plain && end.y() > axes.top() + 0.5 && end.y() < axes.bottom() - 0.5)
        painter.drawLine(QLineF(end - reach, end + reach));
  }
}

QList<QLineF> hatch_lines(const QPolygonF& polygon, double spacing) {
  QList<QLineF> lines;
  if (polygon.size() < 3 || spacing <= 0)
    return lines;
  // Along a line from lower left to upper right x + y is constant: the lines are the levels of
  // that sum, and their ends where the polygon's edges cross a level.
  const auto level = [](QPointF p) { return p.x() + p.y(); };
  double low = level(polygon.front());
  double high = low;
  for (const QPointF& corner : polygon) {
    low = std::min(low, level(corner));
    high = std::max(high, level(corner));
  }
  std::vector<QPointF> ends;
  const double first = std::ceil(low / spacing) * spacing;
  const int count = std::max(0, static_cast<int>(std::ceil((high - first) / spacing)));
  for (int step = 0; step < count; ++step) {
    const double at = first + step * spacing;
    ends.clear();
    for (qsizetype i = 0; i < polygon.size(); ++i) {
      const QPointF a = polygon[i];
      const QPointF b = polygon[(i + 1) % polygon.size()];
      // Half-open edges: a corner on the level counts once.
      if ((level(a) <= at) == (level(b) <= at))
        continue;
      ends.push_back(a + (b - a) * ((at - level(a)) / (level(b) - level(a))));
    }
    std::ranges::sort(ends, {}, [](QPointF p) { return p.x(); });
    for (std::size_t i = 0; i + 1 < ends.size(); i += 2)
      lines.emplace_back(ends[i], ends[i + 1]);
  }
  return lines;
}

} // namespace loom
