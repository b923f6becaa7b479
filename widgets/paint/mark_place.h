#pragma once

/// Where marks placed by hand stand in panels without axes: timelines, diagrams, the loom.

#include "widgets/paint/panel_shapes.h"

#include <QRectF>

#include <functional>
#include <optional>

namespace loom {

/// A part of the page and the panel's coordinates on it, as mark_axes() has them.
struct MarkPlace {
  QRectF inside;
  ToUnits to_units;
  std::function<Point(QPointF)> from_units;
};
/// Nothing for panels with axes of their own, and for tables. `panel` must outlive it.
[[nodiscard]] std::optional<MarkPlace> mark_place(const Panel& panel, const Canvas& canvas,
                                                  const QRectF& below_title);

} // namespace loom
