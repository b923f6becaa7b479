#include "widgets/paint/timeline_strips.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <map>
#include <numeric>
#include <span>

namespace loom {

namespace {

/// Mixes colours by shares of 255; whole numbers only, a picture has many cells.
class Mixer {
public:
  Mixer(const QColor& ground, const QColor& arithmetic, const QColor& other)
      : ground_(ground.rgb()), arithmetic_(arithmetic.rgb()), other_(other.rgb()) {}
  [[nodiscard]] QRgb operator()(int a, int o) const {
    const int rest = std::max(0, 255 - a - o);
    const int sum = a + o + rest;
    const auto channel = [&](int shift) {
      const auto of = [shift](QRgb colour) { return static_cast<int>(colour >> shift & 0xffU); };
      return (of(ground_) * rest + of(arithmetic_) * a + of(other_) * o) / sum;
    };
    return qRgb(channel(16), channel(8), channel(0));
  }

private:
  QRgb ground_, arithmetic_, other_;
};

/// Of the classes of a loop's instructions; those of copies are the ground's where bars show them.
std::vector<QRgb> class_colours(const Timeline& timeline, const FigureStyle& style) {
  std::vector<QRgb> colours;
  for (const TimelineClass& each : timeline.classes)
    colours.push_back(each.copies && !timeline.copies.empty()
                          ? style.background().rgb()
                          : style.solid(class_role(each)).rgb());
  return colours;
}

QRgb mixed_classes(QRgb ground, const std::vector<QRgb>& colours,
                   std::span<const std::uint8_t> shares) {
  const int flying = std::accumulate(shares.begin(), shares.end(), 0);
  const int rest = std::max(0, 255 - flying), sum = flying + rest;
  const auto channel = [&](int shift) {
    const auto of = [shift](QRgb colour) { return static_cast<int>(colour >> shift & 0xffU); };
    int mixed = of(ground) * rest;
    for (std::size_t i = 0; i < colours.size(); ++i)
      mixed += of(colours[i]) * shares[i];
    return mixed / sum;
  };
  return qRgb(channel(16), channel(8), channel(0));
}

/// What is in flight in each column of each row, a pixel each.
QImage mixed(const Timeline& timeline, const FigureStyle& style) {
  const auto columns = static_cast<std::size_t>(timeline.columns);
  const int rows = static_cast<int>(timeline.rows.size());
  QImage image(timeline.columns, std::max(rows, 1), QImage::Format_RGB32);
  const Mixer mix(style.background(), style.solid(Role::arithmetic), style.solid(Role::memory));
  const std::vector<QRgb> colours = class_colours(timeline, style);
  for (int row = 0; row < rows; ++row) {
    auto* line = reinterpret_cast<QRgb*>(image.scanLine(row));
    const std::size_t begin = static_cast<std::size_t>(row) * columns;
    if (!colours.empty()) {
      for (std::size_t column = 0; column < columns; ++column)
        line[column] = mixed_classes(
            style.background().rgb(), colours,
            std::span(timeline.class_share)
                .subspan((begin + column) * timeline.classes.size(), timeline.classes.size()));
      continue;
    }
    for (std::size_t column = 0, cell = begin; column < columns; ++column, ++cell) {
      // Most cells are as the one before: an instruction is in flight for many columns.
      const bool same = column > 0 &&
                        timeline.arithmetic_share[cell] == timeline.arithmetic_share[cell - 1] &&
                        timeline.other_share[cell] == timeline.other_share[cell - 1];
      line[column] = same ? line[column - 1]
                          : mix(timeline.arithmetic_share[cell], timeline.other_share[cell]);
    }
  }
  return image;
}

/// Draws the rows from `first` on at the height of `strip`, some lines at a time: these stay in
/// the cache until they are copied, a whole window's would not.
void stretch(QPainter& painter, const QImage& image, int first, double row_height,
             const QRectF& strip) {
  constexpr int at_once = 16;
  const int height = std::max(1, static_cast<int>(std::lround(strip.height())));
  const QPoint corner(static_cast<int>(strip.left()), static_cast<int>(strip.top()));
  QImage lines(image.width(), std::min(height, at_once), QImage::Format_RGB32);
  for (int top = 0; top < height; top += at_once) {
    const int count = std::min(at_once, height - top);
    for (int y = 0; y < count; ++y) {
      const int row = first + static_cast<int>((top + y + 0.5) / row_height);
      std::memcpy(lines.scanLine(y), image.constScanLine(std::min(row, image.height() - 1)),
                  static_cast<std::size_t>(image.bytesPerLine()));
    }
    painter.drawImage(corner + QPoint(0, top), lines, QRect(0, 0, lines.width(), count));
  }
}

/// Whether one sees no difference between two colours beside each other.
bool alike(QRgb a, QRgb b) {
  constexpr int seen = 4;
  return std::abs(qRed(a) - qRed(b)) <= seen && std::abs(qGreen(a) - qGreen(b)) <= seen &&
         std::abs(qBlue(a) - qBlue(b)) <= seen;
}

/// The row's columns as boxes, one a run of alike ones: a picture in a PDF loses its colours. Each
/// reaches under the next, so that no seam shows between them.
void draw_boxes(QPainter& painter, const QImage& image, int row, const QRectF& strip) {
  const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(row));
  const double column = strip.width() / image.width();
  std::map<QRgb, QVector<QRectF>> boxes;
  for (int first = 0, end = 0; first < image.width(); first = end) {
    while (end < image.width() && alike(line[end], line[first]))
      ++end;
    const double overlap = end < image.width() ? column / 2 : 0;
    boxes[line[first]].push_back({strip.left() + column * first, strip.top(),
                                  column * (end - first) + overlap, strip.height()});
  }
  for (const auto& [colour, drawn] : boxes)
    fill_boxes(painter, drawn, QColor(colour));
}

} // namespace

bool on_screen(const QPainter& painter) {
  return painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster &&
         painter.deviceTransform().type() <= QTransform::TxTranslate;
}

void paint_shares(QPainter& painter, const Canvas& canvas, const Timeline& timeline,
                  const TimelineLayout& layout) {
  const QImage image = mixed(timeline, canvas.style());
  const int rows = static_cast<int>(timeline.rows.size());
  const auto group = [&](int row) { return timeline.rows[static_cast<std::size_t>(row)].group; };
  // Where the folded columns are the screen's own pixels nothing needs scaling.
  const bool pixel_for_column =
      on_screen(painter) && timeline.columns == static_cast<int>(layout.rows.width());
  const bool pixels = painter.paintEngine()->type() == QPaintEngine::Raster;
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  // One strip a scheduler, so that the gaps between them stay.
  for (int first = 0, last = 0; first < rows; first = ++last) {
    while (last + 1 < rows && group(last + 1) == group(first))
      ++last;
    const QRectF strip(layout.rows.left(), layout.y(first) - layout.row_height / 2,
                       layout.rows.width(), layout.row_height * (last - first + 1));
    if (pixel_for_column)
      stretch(painter, image, first, layout.row_height, strip);
    else if (pixels)
      painter.drawImage(strip, image, QRectF(0, first, timeline.columns, last - first + 1));
    else
      for (int row = first; row <= last; ++row)
        draw_boxes(painter, image, row,
                   {strip.left(), layout.y(row) - layout.row_height / 2, strip.width(),
                    layout.row_height});
  }
}

} // namespace loom
