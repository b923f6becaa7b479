#include "widgets/export/formats.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <future>
#include <sys/mman.h>

namespace loom {

namespace {

/// Pixels to a side: of a larger picture QPainter leaves lines out.
constexpr int most_pixels = 32767;

/// Room for a picture in pages of 2 MiB: of those of 4 KiB a poster has ten thousands, and each
/// costs a visit to the kernel. Without such pages, or without memory, the picture has its own.
QImage room_for(QSize pixels, QImage::Format format) {
  constexpr std::size_t page = std::size_t{1} << 21;
  const auto line = static_cast<std::size_t>(pixels.width()) * 4;
  const std::size_t bytes =
      (line * static_cast<std::size_t>(pixels.height()) + page - 1) & ~(page - 1);
  auto* room = static_cast<uchar*>(std::aligned_alloc(page, bytes));
  if (!room)
    return {pixels, format};
  madvise(room, bytes, MADV_HUGEPAGE);
  return {room, pixels.width(), pixels.height(), static_cast<qsizetype>(line), format, std::free,
          room};
}

/// A picture of one colour; null without memory for it. The kernel clears the pages and then they
/// are filled, both as slowly as memory is written: half of it beside the other.
QImage image_of(QSize pixels, QImage::Format format, const QColor& colour) {
  QImage image = room_for(pixels, format);
  if (image.isNull())
    return image;
  const int half = image.height() / 2;
  const auto fill = [&colour](QImage part) { part.fill(colour); };
  const auto part = [&](int first, int end) {
    return QImage(image.scanLine(first), image.width(), end - first, image.bytesPerLine(), format);
  };
  const std::future<void> lower = std::async(std::launch::async, fill, part(half, image.height()));
  if (half > 0)
    fill(part(0, half));
  lower.wait();
  return image;
}

} // namespace

Result<QByteArray> write_png(const Figure& figure, const Metadata& metadata,
                             const ExportSpec& spec) {
  const QSizeF size(spec.width_mm / 25.4 * 1200, spec.height_mm / 25.4 * 1200);
  const double scale = spec.dpi / 1200.0;
  const QSize pixels(static_cast<int>(std::lround(size.width() * scale)),
                     static_cast<int>(std::lround(size.height() * scale)));
  if (std::max(pixels.width(), pixels.height()) > most_pixels)
    return fail(
        ErrorCode::bad_argument,
        verbatim(
            tr("%1x%2 pixels are more than a PNG is drawn with, which has at most %3 to a "
               "side; choose at most %4 dpi for this size")
                .arg(pixels.width())
                .arg(pixels.height())
                .arg(most_pixels)
                .arg(static_cast<int>(most_pixels * 25.4 / std::max(spec.width_mm, spec.height_mm)))
                .toStdString()));
  const FigureStyle style = export_style(spec);
  QImage image = spec.transparent
                     ? image_of(pixels, QImage::Format_ARGB32_Premultiplied, Qt::transparent)
                     : image_of(pixels, QImage::Format_RGB32, style.background());
  if (image.isNull())
    return fail(ErrorCode::internal,
                verbatim(tr("there is no memory for the %1x%2 pixels of this PNG; "
                            "choose fewer dpi or a smaller size")
                             .arg(pixels.width())
                             .arg(pixels.height())
                             .toStdString()));
  paint_figure(image, size, export_units_per_point, scale, figure, style, false);
  return encode_png(image, spec.transparent, spec.dpi, metadata.json);
}

} // namespace loom
