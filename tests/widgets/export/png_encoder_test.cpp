#include "tests/widgets/export/image_compare.h"
#include "widgets/export/formats.h"

#include <QtEndian>

#include <gtest/gtest.h>

#include <random>

namespace loom {
namespace {

/// A picture of noise, of which no band packs into less than the encoder takes at once.
QImage noise(QSize size, QImage::Format format) {
  QImage image(size, QImage::Format_ARGB32);
  std::mt19937 random(1);
  for (int y = 0; y < size.height(); ++y)
    for (int x = 0; x < size.width(); ++x)
      image.setPixel(x, y, static_cast<QRgb>(random()));
  return image.convertToFormat(format);
}

TEST(PngEncoder, KeepsEveryPixel) {
  const QImage image = noise({611, 413}, QImage::Format_RGB32);
  const QImage back = QImage::fromData(encode_png(image, false, 600, "{}"), "PNG");
  ASSERT_FALSE(back.hasAlphaChannel());
  EXPECT_EQ(image_difference(image, back, 0), 0);
}

TEST(PngEncoder, KeepsEveryAlpha) {
  QImage image = noise({311, 203}, QImage::Format_ARGB32_Premultiplied);
  for (int y = 60; y < 160; ++y) // wholly transparent, and opaque below
    for (int x = 40; x < 300; ++x)
      image.setPixel(x, y, y < 110 ? 0 : qRgb(x % 256, 7, 9));
  const QImage back = QImage::fromData(encode_png(image, true, 600, "{}"), "PNG");
  ASSERT_TRUE(back.hasAlphaChannel());
  EXPECT_TRUE(back.convertToFormat(image.format()) == image);
}

/// One pixel that differs, at every place of rows of every small width.
TEST(PngEncoder, SeesEachPixelThatDiffers) {
  for (const int width : {1, 2, 15, 16, 17, 33})
    for (int x = 0; x < width; ++x)
      for (const bool alpha : {false, true}) {
        QImage image(width, 3, alpha ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
        image.fill(Qt::white);
        image.setPixel(x, 1, qRgb(0, 128, 129));
        const QImage back = QImage::fromData(encode_png(image, alpha, 600, "{}"), "PNG");
        EXPECT_EQ(image_difference(image, back, 0), 0) << x << " of " << width;
      }
}

/// The bytes that the file's packed data come to; none where their checksum, which readers of
/// pictures do not insist on, is wrong.
qsizetype unpacked_size(const QByteArray& png, qsizetype expected) {
  const qsizetype data = png.indexOf("IDAT");
  const QByteArray length = png.mid(data - 4, 4);
  QByteArray zlib(4, Qt::Uninitialized); // what Qt puts before: the length of what comes out
  qToBigEndian(static_cast<quint32>(expected), zlib.data());
  return qUncompress(zlib + png.mid(data + 4, qFromBigEndian<quint32>(length.constData()))).size();
}

/// Rows like the one above, also where a band begins, and pictures lower than there are bands.
TEST(PngEncoder, JoinsItsBands) {
  for (const int height : {1, 2, 3, 4, 5, 64}) {
    QImage image(50, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < image.width(); ++x)
        image.setPixel(x, y, qRgb(x * 5, y / 24 * 90, 7));
    const QByteArray png = encode_png(image, false, 600, "{}");
    EXPECT_EQ(image_difference(image, QImage::fromData(png, "PNG"), 0), 0) << height;
    EXPECT_EQ(unpacked_size(png, height * (50 * 3 + 1)), height * (50 * 3 + 1)) << height;
  }
}

/// Blocks of nothing new before, between and after those in which something is drawn.
TEST(PngEncoder, KeepsWhatStandsBetweenEmptyRows) {
  for (const bool alpha : {false, true}) {
    QImage image(3600, 500, alpha ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    image.fill(alpha ? Qt::transparent : Qt::white);
    for (const int y : {40, 41, 130, 260, 390})
      for (int x = y; x < 3000; x += 7)
        image.setPixel(x, y, qRgb(x % 256, y % 256, 3));
    const QByteArray png = encode_png(image, alpha, 600, "{}");
    EXPECT_TRUE(QImage::fromData(png, "PNG").convertToFormat(image.format()) == image) << alpha;
    const qsizetype bytes = 500 * (3600 * (alpha ? 4 : 3) + 1);
    EXPECT_EQ(unpacked_size(png, bytes), bytes) << alpha;
  }
}

} // namespace
} // namespace loom
