#include "widgets/export/formats.h"

#include <zlib.h>

#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <future>
#include <vector>

namespace loom {

namespace {

QByteArray big_endian(quint32 value) {
  QByteArray bytes(4, Qt::Uninitialized);
  qToBigEndian(value, bytes.data());
  return bytes;
}

void append_chunk(QByteArray& png, const char* type, const QByteArray& data) {
  png += big_endian(static_cast<quint32>(data.size()));
  const qsizetype from = png.size();
  png.append(type, 4).append(data);
  const uLong crc = crc32(0, reinterpret_cast<const Bytef*>(png.constData() + from),
                          static_cast<uInt>(png.size() - from));
  png += big_endian(static_cast<quint32>(crc));
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

/// Each byte of `a` less that of `b`.
constexpr quint32 less(quint32 a, quint32 b) {
  constexpr quint32 high = 0x80808080;
  return ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
}

/// The checksum zlib's format ends with (RFC 1950), of bytes that are mostly zeros.
class Checksum {
public:
  void zeros(std::size_t count) { zeros_ += count; }
  void bytes(const quint8* bytes, std::size_t count) {
    sum_ = adler32(value(), bytes, static_cast<uInt>(count));
    zeros_ = 0;
  }
  [[nodiscard]] uLong value() const {
    constexpr std::size_t base = 65521; // RFC 1950, section 8.2
    return adler32_combine(sum_, uLong(zeros_ % base) << 16 | 1, static_cast<z_off_t>(zeros_));
  }

private:
  uLong sum_ = 1;
  std::size_t zeros_ = 0; ///< that follow what `sum_` is of
};

/// A row less the one above, byte by byte: PNG's "up" filter. Drawings are mostly rows like the one
/// above, which leaves zeros; where both are alike nothing else is looked at. Without alpha, the
/// byte behind the row is written too. Returns whether all of it is zeros.
bool subtract(const QRgb* row, const QRgb* above, std::size_t width, bool alpha, quint8* out,
              Checksum& sum) {
  constexpr std::size_t block = 16;
  const std::size_t channels = alpha ? 4 : 3;
  std::memset(out, 0, width * channels);
  bool alike = true;
  for (std::size_t from = 0; from < width; from += block) {
    const std::size_t to = std::min(from + block, width);
    QRgb differs = 0;
    for (std::size_t x = from; x < to; ++x)
      differs |= row[x] ^ above[x];
    if (differs == 0) {
      sum.zeros((to - from) * channels);
      continue;
    }
    alike = false;
    for (std::size_t x = from; x < to; ++x) {
      const QRgb by = alpha ? std::rotl(less(qUnpremultiply(row[x]), qUnpremultiply(above[x])), 8)
                            : less(row[x], above[x]) << 8;
      qToBigEndian(by, out + x * channels);
    }
    sum.bytes(out + from * channels, (to - from) * channels);
  }
  return alike;
}

const QRgb* row_of(const QImage& image, int y) {
  return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

/// Rows of a picture deflated, to be followed by those of the next band.
struct Band {
  QByteArray bytes;
  uLong sum = 1;
  z_off_t length = 0; ///< of what was deflated, bytes
};

/// zlib at its fastest level, which already packs zeros well and always to the same bytes, begun
/// anew for each block: that takes a quarter less time, and 4 % more room.
class Deflater {
public:
  Deflater() { deflateInit2(&stream_, 1, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY); } // no head
  ~Deflater() { deflateEnd(&stream_); }
  Deflater(const Deflater&) = delete;
  Deflater& operator=(const Deflater&) = delete;

  QByteArray block(std::vector<quint8>& rows, std::size_t length, bool last) {
    QByteArray packed;
    stream_.next_in = rows.data();
    stream_.avail_in = static_cast<uInt>(length);
    do {
      stream_.next_out = out_.data();
      stream_.avail_out = static_cast<uInt>(out_.size());
      deflate(&stream_, last ? Z_FINISH : Z_FULL_FLUSH);
      packed.append(reinterpret_cast<const char*>(out_.data()),
                    static_cast<qsizetype>(out_.size() - stream_.avail_out));
    } while (stream_.avail_out == 0);
    deflateReset(&stream_);
    return packed;
  }

private:
  z_stream stream_{};
  std::vector<quint8> out_ = std::vector<quint8>(std::size_t{1} << 16);
};

/// Rows `first` to before `end`, filtered and packed in blocks that stay in the processor's cache,
/// and that zlib packs without moving its window along; one like any other of zeros alone only
/// once.
Band deflated(const QImage& image, bool alpha, int first, int end) {
  constexpr std::size_t still_window = 65'000;
  const auto width = static_cast<std::size_t>(image.width());
  const std::size_t line = 1 + width * (alpha ? 4 : 3);
  const int most = std::max(1, static_cast<int>(still_window / line));
  const std::vector<QRgb> nothing(width, 0); // above the first row
  std::vector<quint8> rows(line * static_cast<std::size_t>(most) + 1);
  Deflater deflater;
  Checksum sum;
  QByteArray zeros;
  Band band;
  for (int y = first; y < end;) {
    const int stop = std::min(y + most, end);
    const std::size_t length = line * static_cast<std::size_t>(stop - y);
    bool alike = stop - y == most && stop < image.height();
    for (quint8* out = rows.data(); y < stop; ++y, out += line) {
      out[0] = 2; // the filter: less what stands above
      sum.bytes(out, 1);
      alike &= subtract(row_of(image, y), y > 0 ? row_of(image, y - 1) : nothing.data(), width,
                        alpha, out + 1, sum);
    }
    band.length += static_cast<z_off_t>(length);
    if (!alike || zeros.isEmpty()) {
      const QByteArray packed = deflater.block(rows, length, stop == image.height());
      if (alike)
        zeros = packed;
      band.bytes += packed;
    } else {
      band.bytes += zeros;
    }
  }
  band.sum = sum.value();
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
    adler = adler32_combine(adler, band.sum, band.length);
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
