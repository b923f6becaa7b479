#include "widgets/paint/touched_tiles.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace loom {

namespace {

int tile_of(double at, int tiles) {
  return static_cast<int>(std::clamp(std::floor(at / TouchedTiles::side), 0.0, double(tiles)));
}

/// From where to where a line runs between two heights, which it reaches both.
std::pair<double, double> between(const QLineF& line, double top, double bottom) {
  const auto x_at = [&](double y) {
    return line.x1() + line.dx() * std::clamp((y - line.y1()) / line.dy(), 0.0, 1.0);
  };
  return line.dy() == 0 ? std::minmax({line.x1(), line.x2()})
                        : std::minmax({x_at(top), x_at(bottom)});
}

} // namespace

TouchedTiles::TouchedTiles(QSize picture)
    : picture_(picture), columns_((std::max(0, picture.width()) + side - 1) / side),
      rows_((std::max(0, picture.height()) + side - 1) / side),
      touched_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0) {}

int TouchedTiles::row_at(double y) const { return tile_of(y, rows_); }

void TouchedTiles::add_span(int row, double left, double right) {
  if (right < 0)
    return;
  const int last = std::min(tile_of(right, columns_), columns_ - 1);
  for (int column = tile_of(left, columns_); column <= last; ++column)
    touched_[static_cast<std::size_t>(row * columns_ + column)] = 1;
}

void TouchedTiles::add(const QRectF& box) {
  if (box.bottom() < 0)
    return;
  const int last = std::min(row_at(box.bottom()), rows_ - 1);
  for (int row = row_at(box.top()); row <= last; ++row)
    add_span(row, box.left(), box.right());
}

void TouchedTiles::add(const QLineF& line, double reach) {
  const auto [top, bottom] = std::minmax({line.y1(), line.y2()});
  if (bottom + reach < 0)
    return;
  const int last = std::min(row_at(bottom + reach), rows_ - 1);
  for (int row = row_at(top - reach); row <= last; ++row) {
    const auto [left, right] = between(line, row * side - reach, (row + 1) * side + reach);
    add_span(row, left - reach, right + reach);
  }
}

void TouchedTiles::add(const QPolygonF& line, double reach) {
  for (qsizetype i = 0; i + 1 < line.size(); ++i)
    add(QLineF(line[i], line[i + 1]), reach);
}

void TouchedTiles::add_inside(const QPolygonF& polygon) {
  const QRectF box = polygon.boundingRect();
  const int last = std::min(row_at(box.bottom()), rows_ - 1);
  for (int row = row_at(box.top()); box.bottom() >= 0 && row <= last; ++row) {
    double least = std::numeric_limits<double>::infinity(), most = -least;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
      const QLineF edge(polygon[i], polygon[(i + 1) % polygon.size()]);
      const auto [top, bottom] = std::minmax({edge.y1(), edge.y2()});
      if (bottom < row * side - 1 || top > (row + 1) * side + 1)
        continue;
      const auto [left, right] = between(edge, row * side - 1, (row + 1) * side + 1);
      least = std::min(least, left);
      most = std::max(most, right);
    }
    if (least <= most)
      add_span(row, least - 1, most + 1);
  }
}

QRegion TouchedTiles::region() const {
  std::vector<QRect> spans;
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column) {
      const int first = column;
      while (column < columns_ && touched_[static_cast<std::size_t>(row * columns_ + column)])
        ++column;
      if (column > first)
        spans.push_back(QRect(first * side, row * side, (column - first) * side, side)
                            .intersected(QRect(QPoint(), picture_)));
    }
  QRegion region;
  region.setRects(spans.data(), static_cast<int>(spans.size()));
  return region;
}

} // namespace loom
