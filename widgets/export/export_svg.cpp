#include "widgets/export/formats.h"
#include "widgets/paint/figure_painter.h"

#include <QBuffer>
#include <QSvgGenerator>

namespace loom {

QByteArray write_svg(const Figure& figure, const Metadata& metadata, const ExportSpec& spec) {
  QByteArray svg;
  QBuffer buffer(&svg);
  buffer.open(QIODevice::WriteOnly);
  const QSizeF size(spec.width_mm / 25.4 * 1200, spec.height_mm / 25.4 * 1200);
  {
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(1200);
    generator.setSize(size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), size));
    paint_figure(generator, size, export_units_per_point, 1, figure, export_style(spec),
                 !spec.transparent);
  }
  return mend_svg(svg, metadata, spec.width_mm, spec.height_mm);
}

} // namespace loom
