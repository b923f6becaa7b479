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
enum class DotShape { disc, square, triangle, diamond, cross, plus, wedge };
[[nodiscard]] DotShape dot_shape(Role role);

void draw_mark(QPainter& painter, const Canvas& canvas, MarkKind kind, Role role, QPointF at);
/// Measured points: a disc for `measured`, elsewhere the role's own shape.
void draw_dots(QPainter& painter, const Canvas& canvas, Role role, const QPolygonF& dots);

/// Upright lines from top to bottom, with short ends across inside `axes`; one on its edge goes on
/// outside.
void draw_error_bars(QPainter& painter, const Canvas& canvas, Role role,
                     const std::vector<QLineF>& bars, const QRectF& axes);

/// 45° hairlines over a polygon, cut to it: explicit lines, which every format draws alike.
[[nodiscard]] QList<QLineF> hatch_lines(const QPolygonF& polygon, double spacing);

} // namespace loom
