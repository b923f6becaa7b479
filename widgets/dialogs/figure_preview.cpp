#include "widgets/dialogs/figure_preview.h"

#include "widgets/look/theme.h"
#include "widgets/paint/figure_painter.h"

#include <QPainter>

namespace loom {

namespace {
constexpr double points_per_mm = 72 / 25.4;
}

FigurePreview::FigurePreview(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Preview"));
  setMinimumSize(unit(this) * 40, unit(this) * 28);
}

void FigurePreview::show_figure(const Figure& figure, const ExportSpec& spec) {
  figure_ = &figure;
  spec_ = spec;
  image_ = {};
  update();
}

void FigurePreview::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  image_ = {};
}

void FigurePreview::paintEvent(QPaintEvent* /*event*/) {
  if (!figure_)
    return;
  const QSizeF points(spec_.width_mm * points_per_mm, spec_.height_mm * points_per_mm);
  const QSizeF fitted = points.scaled(QSizeF(size()), Qt::KeepAspectRatio);
  if (image_.isNull()) {
    const double ratio = devicePixelRatioF();
    image_ = QImage((fitted * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image_.fill(Qt::white);
    const QSizeF layout = points * export_units_per_point;
    paint_figure(image_, layout, export_units_per_point, image_.width() / layout.width(), *figure_,
                 export_style(spec_));
    image_.setDevicePixelRatio(ratio);
  }
  QPainter painter(this);
  const QRectF paper(QPointF((width() - fitted.width()) / 2, (height() - fitted.height()) / 2),
                     fitted);
  painter.drawImage(paper.topLeft(), image_);
  painter.setPen(line(palette()));
  painter.drawRect(paper.adjusted(0, 0, -1, -1));
}

} // namespace loom
