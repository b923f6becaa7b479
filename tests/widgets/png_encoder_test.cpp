#include "tests/widgets/image_compare.h"
#include "widgets/figure/formats.h"

#include <QtEndian>

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(PngEncoder, KeepsEveryPixel) {
  QImage image(37, 23, QImage::Format_RGB32);
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x)
      image.setPixel(x, y, qRgb(x * 7 % 256, y * 11 % 256, x * y % 256));
  const QImage back = QImage::fromData(encode_png(image, false, 600, "{}"), "PNG");
  EXPECT_EQ(image_difference(image, back, 0), 0);
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
