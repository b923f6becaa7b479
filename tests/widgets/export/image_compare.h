#pragma once

/// Compares pictures with a tolerance and writes down where they differ.

#include <QColor>
#include <QImage>
#include <QString>

#include <algorithm>
#include <cstdlib>

namespace loom {

/// Share of pixels, 0 to 1, of which a channel differs by more than `tolerance`; 1 where the
/// sizes differ. Where it is not 0 and `diff_path` is given, writes a picture there: the expected
/// one paled, differing pixels red.
inline double image_difference(const QImage& expected, const QImage& actual, int tolerance = 24,
                               const QString& diff_path = {}) {
  if (expected.size() != actual.size() || expected.isNull())
    return 1;
  const QImage a = expected.convertToFormat(QImage::Format_RGB32);
  const QImage b = actual.convertToFormat(QImage::Format_RGB32);
  QImage diff(a.size(), QImage::Format_RGB32);
  qsizetype differing = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const QRgb p = a.pixel(x, y);
      const QRgb q = b.pixel(x, y);
      const int most = std::max({std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                 std::abs(qBlue(p) - qBlue(q))});
      const int pale = 191 + qGray(p) / 4;
      differing += most > tolerance;
      diff.setPixel(x, y, most > tolerance ? qRgb(213, 0, 0) : qRgb(pale, pale, pale));
    }
  if (differing > 0 && !diff_path.isEmpty())
    diff.save(diff_path);
  return static_cast<double>(differing) /
         (static_cast<double>(a.width()) * static_cast<double>(a.height()));
}

} // namespace loom
