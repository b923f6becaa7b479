#pragma once

/// Finds places for labels so that none covers another, a curve or a mark. Pure geometry.

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <span>
#include <vector>

namespace loom {

/// A stretch of a line: where its middle would like to be, and its length.
struct Wish {
  double middle, length;
};
/// Middles for `wishes` (in any order) such that no two stretches overlap and all lie between
/// `low` and `high` while there is room, each as near to its wish as the others allow.
[[nodiscard]] std::vector<double> spread(std::span<const Wish> wishes, double low, double high);

/// What labels keep clear of.
struct Obstacles {
  std::vector<QRectF> boxes;
  std::vector<QLineF> lines;
};
/// Whether the line passes through the box.
[[nodiscard]] bool crosses(const QLineF& line, const QRectF& box);
/// What of lines, or of one line through many points, lies outside the boxes.
[[nodiscard]] QList<QLineF> cut_out(const QList<QLineF>& lines, std::span<const QRectF> boxes);
[[nodiscard]] QList<QPolygonF> cut_out(const QPolygonF& line, std::span<const QRectF> boxes);
/// How much of `box` is in the way of `obstacles`; 0 is free.
[[nodiscard]] double obstruction(const QRectF& box, const Obstacles& obstacles);

/// The place for a label of `size` near `anchor`, `gap` away, inside `inside`: the least
/// obstructed of the places around it, upper right first.
[[nodiscard]] QRectF place_near(QPointF anchor, QSizeF size, double gap, const QRectF& inside,
                                const Obstacles& obstacles);

} // namespace loom
