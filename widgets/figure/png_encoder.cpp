#include "widgets/figure/formats.h"

#include <zlib.h>

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <future>
#include <span>
#include <vector>

namespace loom {

namespace {

QByteArray big_endian(quint32 value) {
  QByteArray bytes(4, Qt::Uninitialized);
  qToBigEndian(value, bytes.data());
  return bytes;
}

void append_chunk(QByteArray& png, const char* type, const QByteArray& data) {
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
void fill_row(std::span<const QRgb> pixels, bool alpha, quint8* out) {
  if (alpha) {
    for (const QRgb premultiplied : pixels) {
      const QRgb pixel = qUnpremultiply(premultiplied);
      out[0] = static_cast<quint8>(qRed(pixel));
      out[1] = static_cast<quint8>(qGreen(pixel));
      out[2] = static_cast<quint8>(qBlue(pixel));
      out[3] = static_cast<quint8>(qAlpha(pixel));
      out += 4;
    }
    return;
  }
  for (const QRgb pixel : pixels) {
    out[0] = static_cast<quint8>(qRed(pixel));
    out[1] = static_cast<quint8>(qGreen(pixel));
    out[2] = static_cast<quint8>(qBlue(pixel));
    out += 3;
  }
}

std::span<const QRgb> row_of(const QImage& image, int y) {
  return {reinterpret_cast<const QRgb*>(image.constScanLine(y)),
          static_cast<std::size_t>(image.width())};
}

/// Rows of a picture deflated, to be followed by those of the next band.
struct Band {
  QByteArray bytes;
  uLong adler = 1; ///< checksum of what was deflated, `length` bytes
  z_off_t length = 0;
};

/// Rows `first` to before `end`. Drawings are mostly rows like the one above: the "up" filter turns
/// those into zeros, which the fastest level already packs well.
Band deflated(const QImage& image, bool alpha, int first, int end) {
  const auto width = static_cast<std::size_t>(image.width()) * (alpha ? 4 : 3);
  std::vector<quint8> row(width), above(width, 0), filtered(width + 1);
  filtered[0] = 2;
  bool repeats = false; // `filtered` says that a row is like the one above
  if (first > 0)
    fill_row(row_of(image, first - 1), alpha, above.data());
  z_stream stream{};
  deflateInit2(&stream, 1, Z_DEFLATED, -15, 9, Z_DEFAULT_STRATEGY); // without head and checksum
  Band band;
  std::vector<quint8> block(1u << 16);
  const auto run = [&](int flush) {
    do {
      stream.next_out = block.data();
      stream.avail_out = static_cast<uInt>(block.size());
      deflate(&stream, flush);
      band.bytes.append(reinterpret_cast<const char*>(block.data()),
                        static_cast<qsizetype>(block.size() - stream.avail_out));
    } while (stream.avail_out == 0);
  };
  for (int y = first; y < end; ++y) {
    const std::span<const QRgb> pixels = row_of(image, y);
    if (y > 0 && std::ranges::equal(pixels, row_of(image, y - 1))) {
      if (!repeats)
        std::fill(filtered.begin() + 1, filtered.end(), quint8{0});
      repeats = true;
    } else {
      fill_row(pixels, alpha, row.data());
      for (std::size_t i = 0; i < width; ++i)
        filtered[i + 1] = static_cast<quint8>(row[i] - above[i]);
      repeats = false;
      row.swap(above);
    }
    stream.next_in = filtered.data();
    stream.avail_in = static_cast<uInt>(filtered.size());
    band.adler = adler32(band.adler, filtered.data(), stream.avail_in);
    run(Z_NO_FLUSH);
  }
  run(end == image.height() ? Z_FINISH : Z_FULL_FLUSH);
  deflateEnd(&stream);
  band.length = static_cast<z_off_t>(end - first) * static_cast<z_off_t>(width + 1);
  return band;
}

/// The picture as zlib's format has it (RFC 1950), its bands deflated side by side: always as many,
/// so that the file does not depend on the machine.
QByteArray deflated(const QImage& image, bool alpha) {
  constexpr int bands = 4;
  std::array<std::future<Band>, bands> made;
  for (int i = 0; i < bands; ++i)
    made[std::size_t(i)] = std::async(std::launch::async, [&image, alpha, i] {
      return deflated(image, alpha, image.height() * i / bands, image.height() * (i + 1) / bands);
    });
  QByteArray out("\x78\x01");
  uLong adler = 1;
  for (std::future<Band>& each : made) {
    const Band band = each.get();
    out += band.bytes;
    adler = adler32_combine(adler, band.adler, band.length);
  }
  return out + big_endian(static_cast<quint32>(adler));
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
