#pragma once

/// Marks and texts that an author put into a panel by hand: where they lie, and drawing them.

#include "widgets/paint/panel_shapes.h"

class QPainter;

namespace loom {

/// The panel's annotations in painter units, texts inside `axes` as far as they fit there.
[[nodiscard]] std::vector<AnnotationShape> shape_annotations(const Panel& panel, const QRectF& axes,
                                                             const Canvas& canvas,
                                                             const ToUnits& to_units);
void paint_annotations(QPainter& painter, const Canvas& canvas,
                       const std::vector<AnnotationShape>& shapes);

} // namespace loom
