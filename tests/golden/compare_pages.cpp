// loom_compare_pages: reads lines "NAME EXPECTED FOUND" of two pictures of one page each and fails
// where one shows what the other does not. For drawings whose letters are of another font: a pixel
// is right where the other picture has its colour nearby. Prints the largest distances.

#include <QFile>
#include <QImage>
#include <QTextStream>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

constexpr int near = 3;   ///< pixels, 0.53 mm at 144 dpi
constexpr int alike = 80; ///< of 255, in the channel that differs most
constexpr int not_ground = 24;
/// Of a page's ink, and of the pixels of any square. tests/golden/README.md says how they were
/// chosen.
constexpr double most = 0.02;
constexpr int square = 20; ///< pixels to a side, 3.5 mm
constexpr int most_in_square = 120;

int difference(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                   std::abs(qBlue(a) - qBlue(b))});
}

struct Count {
  long ink = 0, wrong = 0;
  int worst = 0; ///< wrong pixels of a square
};

/// What `a` shows and `b` does not.
Count missing(const QImage& a, const QImage& b) {
  Count count;
  const int width = std::min(a.width(), b.width()), height = std::min(a.height(), b.height());
  const int across = width / square + 1;
  std::vector<int> squares(static_cast<std::size_t>(across * (height / square + 1)));
  const auto pixel = [](const QImage& image, int x, int y) {
    return reinterpret_cast<const QRgb*>(image.constScanLine(y))[x];
  };
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const QRgb wanted = pixel(a, x, y);
      if (difference(wanted, 0xffffffff) > not_ground)
        ++count.ink;
      if (difference(wanted, pixel(b, x, y)) <= alike)
        continue;
      bool found = false;
      for (int v = std::max(0, y - near); v <= std::min(height - 1, y + near) && !found; ++v)
        for (int u = std::max(0, x - near); u <= std::min(width - 1, x + near) && !found; ++u)
          found = difference(wanted, pixel(b, u, v)) <= alike;
      if (found)
        continue;
      ++count.wrong;
      int& here = squares[static_cast<std::size_t>(y / square * across + x / square)];
      count.worst = std::max(count.worst, ++here);
    }
  return count;
}

} // namespace

int main() {
  QFile input;
  if (!input.open(stdin, QIODevice::ReadOnly))
    return 2;
  QTextStream lines(&input);
  struct Distance {
    double share;
    int worst;
    QString of;
  };
  std::vector<Distance> distances;
  QString name, expected_path, found_path;
  for (lines >> name >> expected_path >> found_path; !name.isEmpty();
       lines >> name >> expected_path >> found_path) {
    const QImage expected = QImage(expected_path).convertToFormat(QImage::Format_RGB32);
    const QImage found = QImage(found_path).convertToFormat(QImage::Format_RGB32);
    if (expected.isNull() || found.isNull()) {
      std::printf("%s: no picture\n", qPrintable(name));
      return 1;
    }
    const Count left_out = missing(expected, found), added = missing(found, expected);
    distances.push_back({static_cast<double>(left_out.wrong + added.wrong) /
                             static_cast<double>(std::max(1L, left_out.ink + added.ink)),
                         std::max(left_out.worst, added.worst), name});
  }
  std::ranges::sort(distances, std::ranges::greater(), &Distance::share);
  bool bad = distances.empty();
  for (std::size_t i = 0; i < distances.size(); ++i) {
    const auto& [share, worst, of] = distances[i];
    const bool far = share > most || worst > most_in_square;
    if (far || i < 3)
      std::printf(
          "%s: %.2f %% of the ink is elsewhere or of another colour, %d pixels of a square\n",
          qPrintable(of), share * 100, worst);
    bad |= far;
  }
  return bad ? 1 : 0;
}
