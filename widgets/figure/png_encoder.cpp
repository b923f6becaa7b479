#include "widgets/figure/formats.h"

#include <zlib.h>

#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <vector>

namespace loom {

namespace {

void append_chunk(QByteArray& png, const char* type, const QByteArray& data) {
  const auto big_endian = [](quint32 value) {
    QByteArray bytes(4, Qt::Uninitialized);
    qToBigEndian(value, bytes.data());
    return bytes;
  };
  const QByteArray typed = QByteArray(type, 4) + data;
  const uLong crc =
      crc32(0, reinterpret_cast<const Bytef*>(typed.constData()), static_cast<uInt>(typed.size()));
  png +=
      big_endian(static_cast<quint32>(data.size())) + typed + big_endian(static_cast<quint32>(crc));
}

QByteArray header(const QImage& image, bool alpha) {
  QByteArray data(13, '\0');
  qToBigEndian(static_cast<quint32>(image.width()), data.data());
  qToBigEndian(static_cast<quint32>(image.height()), data.data() + 4);
  data[8] = 8;
  data[9] = alpha ? 6 : 2; // colour type: RGB with or without alpha
  return data;
}

QByteArray resolution(int dpi) {
  QByteArray data(9, '\1'); // the last byte says: per metre
  const auto per_metre = static_cast<quint32>(std::lround(dpi / 0.0254));
  qToBigEndian(per_metre, data.data());
  qToBigEndian(per_metre, data.data() + 4);
  return data;
}

/// One row of pixels as PNG's bytes.
void fill_row(const QImage& image, bool alpha, int y, std::vector<quint8>& row) {
  const auto* pixels = reinterpret_cast<const QRgb*>(image.constScanLine(y));
  quint8* out = row.data();
  if (alpha) {
    for (int x = 0; x < image.width(); ++x, out += 4) {
      const QRgb pixel = qUnpremultiply(pixels[x]);
      out[0] = static_cast<quint8>(qRed(pixel));
      out[1] = static_cast<quint8>(qGreen(pixel));
      out[2] = static_cast<quint8>(qBlue(pixel));
      out[3] = static_cast<quint8>(qAlpha(pixel));
    }
    return;
  }
  for (int x = 0; x < image.width(); ++x, out += 3) {
    out[0] = static_cast<quint8>(qRed(pixels[x]));
    out[1] = static_cast<quint8>(qGreen(pixels[x]));
    out[2] = static_cast<quint8>(qBlue(pixels[x]));
  }
}

/// The picture deflated. Drawings are mostly rows like the one above: the "up" filter turns
/// those into zeros, which the fastest level already packs well.
QByteArray deflated(const QImage& image, bool alpha) {
  const auto width = static_cast<std::size_t>(image.width()) * (alpha ? 4 : 3);
  std::vector<quint8> row(width), above(width, 0), filtered(width + 1);
  filtered[0] = 2;
  z_stream stream{};
  deflateInit2(&stream, 1, Z_DEFLATED, 15, 9, Z_DEFAULT_STRATEGY);
  QByteArray out;
  std::vector<quint8> block(1u << 16);
  const auto run = [&](int flush) {
    do {
      stream.next_out = block.data();
      stream.avail_out = static_cast<uInt>(block.size());
      deflate(&stream, flush);
      out.append(reinterpret_cast<const char*>(block.data()),
                 static_cast<qsizetype>(block.size() - stream.avail_out));
    } while (stream.avail_out == 0);
  };
  for (int y = 0; y < image.height(); ++y) {
    fill_row(image, alpha, y, row);
    for (std::size_t i = 0; i < width; ++i)
      filtered[i + 1] = static_cast<quint8>(row[i] - above[i]);
    stream.next_in = filtered.data();
    stream.avail_in = static_cast<uInt>(filtered.size());
    run(Z_NO_FLUSH);
    row.swap(above);
  }
  run(Z_FINISH);
  deflateEnd(&stream);
  return out;
}

} // namespace

QByteArray encode_png(const QImage& image, bool alpha, int dpi, const QByteArray& metadata) {
  QByteArray png("\x89PNG\r\n\x1a\n", 8);
  append_chunk(png, "IHDR", header(image, alpha));
  append_chunk(png, "pHYs", resolution(dpi));
  // Keyword, not compressed, no language, no translated keyword.
  append_chunk(png, "iTXt", QByteArray("latencyloom\0\0\0\0\0", 16) + metadata);
  append_chunk(png, "IDAT", deflated(image, alpha));
  append_chunk(png, "IEND", {});
  return png;
}

} // namespace loom
