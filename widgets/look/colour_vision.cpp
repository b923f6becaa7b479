#include "widgets/look/colour_vision.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

using Row = std::array<double, 3>;
using Matrix = std::array<Row, 3>;

constexpr Row luminance{0.2126, 0.7152, 0.0722};
constexpr Matrix grey{luminance, luminance, luminance};
constexpr Matrix protan{Row{0.152286, 1.052583, -0.204868}, Row{0.114503, 0.786281, 0.099216},
                        Row{-0.003882, -0.048116, 1.051998}};
constexpr Matrix deutan{Row{0.367322, 0.860646, -0.227968}, Row{0.280085, 0.672501, 0.047413},
                        Row{-0.011820, 0.042940, 0.968881}};
constexpr Matrix tritan{Row{1.255528, -0.076749, -0.178779}, Row{-0.078411, 0.930809, 0.147602},
                        Row{0.004733, 0.691367, 0.303900}};

const Matrix& matrix_of(ColourVision vision) {
  switch (vision) {
  case ColourVision::protan:
    return protan;
  case ColourVision::deutan:
    return deutan;
  case ColourVision::tritan:
    return tritan;
  case ColourVision::full:
  case ColourVision::grey:
    break;
  }
  return grey;
}

double linear(int channel) {
  static const auto table = [] {
    std::array<double, 256> values{};
    for (std::size_t i = 0; i < values.size(); ++i) {
      const double share = static_cast<double>(i) / 255;
      values[i] = share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    }
    return values;
  }();
  return table[static_cast<std::size_t>(channel)];
}

int encoded(double value) {
  value = std::clamp(value, 0.0, 1.0);
  const double share =
      value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
  return static_cast<int>(std::lround(share * 255));
}

QRgb seen(QRgb pixel, const Matrix& matrix) {
  const Row rgb{linear(qRed(pixel)), linear(qGreen(pixel)), linear(qBlue(pixel))};
  const auto channel = [&](const Row& row) {
    return encoded(row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]);
  };
  return qRgba(channel(matrix[0]), channel(matrix[1]), channel(matrix[2]), qAlpha(pixel));
}

} // namespace

QColor seen_as(const QColor& colour, ColourVision vision) {
  if (vision == ColourVision::full)
    return colour;
  return QColor::fromRgba(seen(colour.rgba(), matrix_of(vision)));
}

QImage seen_as(const QImage& image, ColourVision vision) {
  if (vision == ColourVision::full)
    return image;
  const Matrix& matrix = matrix_of(vision);
  QImage result = image.convertToFormat(QImage::Format_ARGB32);
  // Pictures have long runs of one colour: the last answer usually fits again.
  QRgb last = 0, answer = seen(0, matrix);
  for (int y = 0; y < result.height(); ++y) {
    auto* row = reinterpret_cast<QRgb*>(result.scanLine(y));
    for (int x = 0; x < result.width(); ++x) {
      if (row[x] != last) {
        last = row[x];
        answer = seen(last, matrix);
      }
      row[x] = answer;
    }
  }
  return result;
}

} // namespace loom
