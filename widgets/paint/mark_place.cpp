#include "widgets/paint/mark_place.h"

#include "widgets/paint/diagram_painter.h"
#include "widgets/paint/loom_painter.h"
#include "widgets/paint/timeline_painter.h"

namespace loom {
namespace {

MarkPlace on_timeline(const Timeline& timeline, const TimelineLayout& layout) {
  return {layout.rows,
          [&timeline, layout](Point at) {
            return QPointF(layout.x(at.x), layout.y_of_warp(timeline, at.y));
          },
          [&timeline, layout](QPointF at) {
            return Point{layout.cycle(at.x()), layout.warp_at(timeline, at.y())};
          }};
}

MarkPlace on_loom(const LoomLayout& layout) {
  const double middle = 0.5; // of a row, on which its warp's number stands
  return {layout.cloth,
          [=](Point at) {
            return QPointF(layout.cloth.left() + at.x * layout.per_cycle(),
                           layout.y(at.y / layout.warps_each + middle));
          },
          [=](QPointF at) {
            return Point{(at.x() - layout.cloth.left()) / layout.per_cycle(),
                         (layout.row_of(at.y()) - middle) * layout.warps_each};
          }};
}

MarkPlace on_diagram(const Diagram& diagram, const DiagramLayout& layout) {
  return {{layout.origin, QSizeF(diagram.width, diagram.height) * layout.em},
          [layout](Point at) { return layout.at(at.x, at.y); },
          [layout](QPointF at) {
            const QPointF em = (at - layout.origin) / layout.em;
            return Point{em.x(), em.y()};
          }};
}

} // namespace

std::optional<MarkPlace> mark_place(const Panel& panel, const Canvas& canvas,
                                    const QRectF& below_title) {
  switch (panel.kind) {
  case PanelKind::timeline:
    return on_timeline(panel.timeline, lay_out_timeline(panel.timeline, canvas, below_title));
  case PanelKind::loom:
    return on_loom(lay_out_loom(panel.loom, canvas, below_title));
  case PanelKind::diagram:
    return on_diagram(panel.diagram, lay_out_diagram(canvas, panel.diagram, below_title));
  default:
    return {};
  }
}

} // namespace loom
