#pragma once

/// Draws a diagram: boxes, lines and texts, shrunk to fit and centred, never enlarged.

#include "core/figure/diagram.h"
#include "widgets/paint/canvas.h"

#include <QRectF>

#include <string>

class QPainter;

namespace loom {

/// Where a diagram stands in the painter's units.
struct DiagramLayout {
  QPointF origin;
  double em = 1; ///< painter units

  [[nodiscard]] QPointF at(double x, double y) const { return origin + QPointF(x, y) * em; }
  [[nodiscard]] QRectF rect(const DiagramBox& box) const {
    return {at(box.x, box.y), QSizeF(box.width, box.height) * em};
  }
};
[[nodiscard]] DiagramLayout lay_out_diagram(const Canvas& canvas, const Diagram& diagram,
                                            const QRectF& target);

/// Height of a diagram whose letters are as large as others', or smaller where `width` is too
/// narrow for that; both in painter units.
[[nodiscard]] double diagram_height(const Canvas& canvas, const Diagram& diagram, double width);

/// A text as it is drawn: cut to its room, in no smaller a font than the smallest that is printed.
struct DrawnText {
  QRectF box;
  QFont font;
  QString text;
};
[[nodiscard]] DrawnText drawn_text(const Canvas& canvas, const DiagramLayout& layout,
                                   const DiagramText& text);

void paint_diagram(QPainter& painter, const Canvas& canvas, const Diagram& diagram,
                   const QRectF& target);

/// The id of the last box drawn with one under the position, empty for none.
[[nodiscard]] std::string diagram_id_at(const Diagram& diagram, const DiagramLayout& layout,
                                        QPointF position);

} // namespace loom
