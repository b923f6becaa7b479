// loom_compare_images EXPECTED FOUND DIFFERENCE: fails when more than a few pixels differ visibly
// and then keeps a picture of where.

#include "tests/widgets/export/image_compare.h"

#include <QFile>

#include <cstdio>
#include <cstdlib>

int main(int argc, char** argv) {
  if (argc < 4 || argc > 5) {
    std::fprintf(stderr, "usage: loom_compare_images EXPECTED FOUND DIFFERENCE [SHARE]\n");
    return 2;
  }
  // Font engines round edges differently; a label that moved changes ten times as many pixels.
  const double tolerated = argc > 4 ? std::atof(argv[4]) : 0.0005;
  const QString difference_path = QFile::decodeName(argv[3]);
  const QImage expected(QFile::decodeName(argv[1]));
  const QImage found(QFile::decodeName(argv[2]));
  const double share = loom::image_difference(expected, found, 24, difference_path);
  if (share <= tolerated) {
    QFile::remove(difference_path);
    return 0;
  }
  std::printf("%.3g %% of the pixels differ (%dx%d expected, %dx%d found); see %s and %s\n",
              share * 100, expected.width(), expected.height(), found.width(), found.height(),
              argv[2], argv[3]);
  return 1;
}
