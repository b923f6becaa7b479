#include "widgets/views/diagram_builder.h"

#include <utility>

namespace loom {

DiagramRoom DiagramRoom::cell(int index, int columns, int rows) const {
  const double wide = width / columns, high = height / rows;
  return {x + index % columns * wide, y + index / columns * high, wide, high};
}

DiagramBox& DiagramBuilder::box(const DiagramRoom& place, DiagramBox look) const {
  look.x = place.x, look.y = place.y, look.width = place.width, look.height = place.height;
  return diagram_->boxes.emplace_back(std::move(look));
}

void DiagramBuilder::line(Point from, Point to, DiagramLine look) const {
  look.x1 = from.x, look.y1 = from.y, look.x2 = to.x, look.y2 = to.y;
  diagram_->lines.push_back(std::move(look));
}

void DiagramBuilder::text(double x, double y, const QString& words, double room,
                          DiagramText look) const {
  look.x = x, look.y = y, look.text = words.toStdString(), look.room = room;
  diagram_->texts.push_back(std::move(look));
}

void DiagramBuilder::label(const DiagramRoom& place, const QString& words, DiagramText look) const {
  const double x = look.anchor == DiagramAnchor::left     ? place.x
                   : look.anchor == DiagramAnchor::centre ? place.centre()
                                                          : place.right();
  text(x, place.middle(), words, place.width, std::move(look));
}

void DiagramBuilder::centred(const DiagramRoom& place, const QString& words,
                             DiagramText look) const {
  look.anchor = DiagramAnchor::centre;
  label(place, words, std::move(look));
}

double DiagramBuilder::heading(const DiagramRoom& place, const QString& words,
                               DiagramText look) const {
  label({place.x, place.y, place.width, text_line}, words, std::move(look));
  return text_line;
}

Panel diagram_panel(Diagram diagram) {
  Panel panel;
  panel.kind = PanelKind::diagram;
  panel.diagram = std::move(diagram);
  return panel;
}

} // namespace loom
