#include "widgets/editor/page_preview.h"

#include "widgets/look/theme.h"
#include "widgets/paint/figure_painter.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScreen>

namespace loom {

namespace {
constexpr double points_per_mm = 72 / 25.4;
}

PagePreview::PagePreview(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Preview of the page"));
}

void PagePreview::show_figure(const Figure& figure, const ExportSpec& spec) {
  figure_ = figure;
  spec_ = spec;
  image_ = {};
  fit();
}

void PagePreview::set_vision(ColourVision vision) {
  vision_ = vision;
  image_ = {};
  update();
}

void PagePreview::set_true_size(bool on) {
  true_size_ = on;
  fit();
}

void PagePreview::set_room(QSize room) {
  room_ = room;
  fit();
}

double PagePreview::screen_dpi() const {
  // Screens that do not know their size say 0 or something absurd.
  const double dpi = screen()->physicalDotsPerInch();
  return dpi >= 50 && dpi <= 600 ? dpi : 96;
}

QRectF PagePreview::page() const {
  const QSizeF mm(spec_.width_mm, spec_.height_mm);
  const int margin = unit(this) * 2;
  const QSizeF room(room_.shrunkBy(QMargins(margin, margin, margin, margin)));
  const QSizeF size = true_size_ ? mm / 25.4 * screen_dpi() : mm.scaled(room, Qt::KeepAspectRatio);
  const QPointF corner((width() - size.width()) / 2, (height() - size.height()) / 2);
  return {QPointF(corner.toPoint()), size};
}

void PagePreview::fit() {
  const int margin = unit(this) * 2;
  const QSize page_size = page().size().toSize().grownBy(QMargins(margin, margin, margin, margin));
  setFixedSize(page_size.expandedTo(room_));
  if (image_.size() != pixels())
    image_ = {};
  update();
}

QSize PagePreview::pixels() const {
  // Posters are drawn smaller and stretched: their whole page is only looked at from afar.
  constexpr QSize most(4096, 4096);
  const QSize wanted = (page().size() * devicePixelRatioF()).toSize();
  return wanted.boundedTo(most) == wanted ? wanted : wanted.scaled(most, Qt::KeepAspectRatio);
}

void PagePreview::draw() {
  image_ = QImage(pixels(), QImage::Format_ARGB32_Premultiplied);
  if (image_.isNull())
    return;
  image_.fill(Qt::white);
  const QSizeF layout = layout_size();
  paint_figure(image_, layout, export_units_per_point, image_.width() / layout.width(), figure_,
               export_style(spec_));
  image_ = seen_as(image_, vision_);
}

QSizeF PagePreview::layout_size() const {
  return QSizeF(spec_.width_mm, spec_.height_mm) * points_per_mm * export_units_per_point;
}

void PagePreview::place(const QMouseEvent& event) {
  const QSizeF layout = layout_size();
  const QPointF on_page = (event.position() - page().topLeft()) * layout.width() / page().width();
  if (const auto place =
          place_in_figure(layout, export_units_per_point, figure_, export_style(spec_), on_page))
    emit placed(place->panel, place->at, (event.modifiers() & Qt::ShiftModifier) != 0);
}

void PagePreview::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton)
    place(*event);
}

void PagePreview::mouseMoveEvent(QMouseEvent* event) {
  if ((event->buttons() & Qt::LeftButton) != 0)
    place(*event);
}

void PagePreview::paintEvent(QPaintEvent* /*event*/) {
  if (image_.isNull())
    draw();
  QPainter painter(this);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, image_.size() != page().size().toSize());
  painter.drawImage(page(), image_);
  painter.setPen(line(palette()));
  painter.drawRect(page().adjusted(-1, -1, 0, 0));
}

} // namespace loom
