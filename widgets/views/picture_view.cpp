#include "widgets/views/picture_view.h"

#include "core/why/section.h"
#include "widgets/look/named.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/views/transport.h"

#include <QKeyEvent>

#include <utility>

namespace loom {

PictureView::PictureView(Workspace& workspace, QWidget* parent) : View(workspace, parent) {
  setFocusPolicy(Qt::StrongFocus);
}

DiagramWidget* PictureView::add_picture(const QString& name, const Measure& measure,
                                        DrawPicture draw) {
  auto* picture = named(new DiagramWidget(this), name, {});
  picture->set_least_room(measure.asked);
  picture->setFocusProxy(this);
  picture->set_tooltip(
      [this](const std::string& id) { return has_run() ? tooltip_of(part_of(id)) : QString(); });
  connect(picture, &DiagramWidget::clicked, this, [this](const QString& id) {
    setFocus();
    if (has_run())
      click(part_of(id.toStdString()));
  });
  connect(picture, &DiagramWidget::hovered, this,
          [this](const QString& id) { point_at(part_of(id.toStdString())); });
  connect(picture, &DiagramWidget::left, this, [this] { point_at({}); });
  connect(picture, &DiagramWidget::roomChanged, this, [this] { show_pictures(); });
  pictures_.push_back({picture, measure, std::move(draw)});
  return picture;
}

Transport* PictureView::add_transport(const TransportWords& words) {
  transport_ = new Transport(words, this);
  connect(transport_, &Transport::moved, this, [this](qint64 place) {
    if (has_run())
      go(place);
  });
  return transport_;
}

void PictureView::style_pictures() {
  for (const Picture& each : pictures_)
    each.widget->set_style(style());
}

void PictureView::show_pictures(bool animated) {
  if (!has_run() || !isVisible())
    return;
  for (const Picture& each : pictures_)
    if (each.widget->isVisibleTo(this)) {
      const QSizeF room = each.widget->room() - each.measure.margin;
      each.widget->set_diagram(each.draw(room.expandedTo(each.measure.drawn)),
                               animated && each.measure.moves);
    }
  // Below a pointer that rests there is something else now.
  if (pointed_.kind != DiagramPart::Kind::none && (underMouse() || hasFocus()))
    emit readout(words_of(pointed_));
}

void PictureView::point_at(const DiagramPart& part) {
  if (!has_run())
    return;
  pointed_ = part;
  show_pointed();
  emit readout(words_of(part));
}

void PictureView::focus_part(const DiagramPart& part) {
  focused_ = part;
  for (const Picture& each : pictures_)
    each.widget->set_focused(part.id());
  point_at(part);
}

void PictureView::keyPressEvent(QKeyEvent* event) {
  if (transport_ && transport_->take_key(*event))
    return;
  const bool enters = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape)
    focus_part({});
  else if (enters && has_run() && focused_.kind != DiagramPart::Kind::none)
    click(focused_);
  else if (const DiagramPart next = has_run() ? next_part(event->key()) : DiagramPart();
           next.kind != DiagramPart::Kind::none)
    focus_part(next);
  else
    View::keyPressEvent(event);
}

std::vector<why::Section> PictureView::sections() const {
  return has_run() ? std::vector{numbers_of(pointed_)} : std::vector<why::Section>();
}

QString PictureView::asked_quantity() const {
  return has_run() ? first_quantity(numbers_of(pointed_)) : QString();
}

int next_index(int now, int by, int count) {
  return now < 0 ? (by > 0 ? 0 : count - 1) : (now + by + count) % count;
}

} // namespace loom
