#include "widgets/figure/formats.h"
#include "widgets/plot/figure_painter.h"

#include <cmath>

namespace loom {

QByteArray write_png(const Figure& figure, const Metadata& metadata, const ExportSpec& spec) {
  const QSizeF size(spec.width_mm / 25.4 * 1200, spec.height_mm / 25.4 * 1200);
  const double scale = spec.dpi / 1200.0;
  const QSize pixels(static_cast<int>(std::lround(size.width() * scale)),
                     static_cast<int>(std::lround(size.height() * scale)));
  const FigureStyle style = export_style(spec);
  QImage image(pixels,
               spec.transparent ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
  image.fill(spec.transparent ? QColor(Qt::transparent) : style.background());
  paint_figure(image, size, export_units_per_point, scale, figure, style, false);
  return encode_png(image, spec.transparent, spec.dpi, metadata.json);
}

} // namespace loom
