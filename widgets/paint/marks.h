#pragma once

/// The look of marks, the same in every view: the operating point, cusps, limits, dots.

#include "widgets/paint/canvas.h"

#include <QPolygonF>

#include <vector>

class QPainter;

namespace loom {

/// Bars of this role are drawn as outlines: numbers of another standing than the others'.
inline constexpr Role hollow_role = Role::ghost;

/// What tells the dots of one role from another's where colour does not.
enum class DotShape { disc, square, triangle, diamond, cross, plus, wedge, pentagon, star };
[[nodiscard]] DotShape dot_shape(Role role);

void draw_mark(QPainter& painter, const Canvas& canvas, MarkKind kind, Role role, QPointF at);
/// Measured points: a disc for `measured`, elsewhere the role's own shape.
void draw_dots(QPainter& painter, const Canvas& canvas, Role role, const QPolygonF& dots);

/// The markers of a line: its role's own shapes, hollow, so that none is taken for a measured
/// point.
void draw_line_markers(QPainter& painter, const Canvas& canvas, Role role, const QPolygonF& places);
/// Where a line has them: a few places along the axes, other ones for each role.
[[nodiscard]] QPolygonF line_marker_places(const std::vector<QPolygonF>& parts, Role role,
                                           const QRectF& axes);

/// Upright lines from top to bottom, unless `plain` with short ends across inside `axes`; one on
/// its edge goes on outside.
void draw_error_bars(QPainter& painter, const Canvas& canvas, Role role,
                     const std::vector<QLineF>& bars, const QRectF& axes, bool plain);

/// 45° hairlines over a polygon, cut to it: explicit lines, which every format draws alike.
[[nodiscard]] QList<QLineF> hatch_lines(const QPolygonF& polygon, double spacing);

} // namespace loom
