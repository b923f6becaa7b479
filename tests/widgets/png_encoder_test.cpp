#include "tests/widgets/image_compare.h"
#include "widgets/figure/formats.h"

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

/// Rows like the one above, also where a band begins, pictures lower than there are bands, and the
/// checksum of all bands, which readers of pictures do not insist on.
TEST(PngEncoder, JoinsItsBands) {
  for (const int height : {1, 2, 3, 4, 5, 64}) {
    QImage image(50, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
      for (int x = 0; x < image.width(); ++x)
        image.setPixel(x, y, qRgb(x * 5, y / 24 * 90, 7));
    const QByteArray png = encode_png(image, false, 600, "{}");
    EXPECT_EQ(image_difference(image, QImage::fromData(png, "PNG"), 0), 0) << height;
    const qsizetype data = png.indexOf("IDAT");
    const QByteArray length = png.mid(data - 4, 4);
    const int bytes = height * (50 * 3 + 1);
    QByteArray zlib(4, Qt::Uninitialized); // what Qt puts before: the length of what comes out
    qToBigEndian(quint32(bytes), zlib.data());
    zlib += png.mid(data + 4, qFromBigEndian<quint32>(length.constData()));
    EXPECT_EQ(qUncompress(zlib).size(), bytes) << height;
  }
}

} // namespace
} // namespace loom
