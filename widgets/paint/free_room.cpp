#include "widgets/paint/free_room.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {
constexpr double pen = 0.15; ///< of a cell: what a line takes to either side
}

FreeRoom::FreeRoom(const QRectF& inside, double cell, const Obstacles& taken)
    : inside_(inside), cell_(cell), columns_(std::max(0, static_cast<int>(inside.width() / cell))),
      rows_(std::max(0, static_cast<int>(inside.height() / cell))),
      taken_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0) {
  for (const QRectF& box : taken.boxes)
    take(box);
  for (const QLineF& line : taken.lines)
    take(line);
}

void FreeRoom::take_point(double x, double y) {
  if (x >= 0 && y >= 0 && x < columns_ && y < rows_)
    taken_[at(static_cast<int>(x), static_cast<int>(y))] = 1;
}

void FreeRoom::take(const QRectF& box) {
  const auto cell = [this](double length, int most) {
    return static_cast<int>(std::clamp(std::floor(length / cell_), 0.0, double(most)));
  };
  if (!box.intersects(inside_))
    return;
  const int right = std::min(columns_ - 1, cell(box.right() - inside_.left(), columns_));
  const int bottom = std::min(rows_ - 1, cell(box.bottom() - inside_.top(), rows_));
  for (int row = cell(box.top() - inside_.top(), rows_); row <= bottom; ++row)
    for (int column = cell(box.left() - inside_.left(), columns_); column <= right; ++column)
      taken_[at(column, row)] = 1;
}

void FreeRoom::take(const QLineF& line) {
  const int steps = 1 + static_cast<int>(std::min(line.length() / cell_ * 4, 1e4));
  for (int i = 0; i <= steps; ++i) {
    const QPointF point = (line.pointAt(double(i) / steps) - inside_.topLeft()) / cell_;
    for (const double dx : {-pen, pen})
      for (const double dy : {-pen, pen})
        take_point(point.x() + dx, point.y() + dy);
  }
}

std::optional<QRectF> FreeRoom::best(QSizeF size, const Cost& cost) const {
  const int wide = static_cast<int>(std::ceil(size.width() / cell_));
  const int high = static_cast<int>(std::ceil(size.height() / cell_));
  // How many cells are taken above and left of a corner.
  const auto corner = [this](int column, int row) {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_ + 1) +
           static_cast<std::size_t>(column);
  };
  std::vector<int> sums(corner(0, rows_ + 1), 0);
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column)
      sums[corner(column + 1, row + 1)] = taken_[at(column, row)] + sums[corner(column, row + 1)] +
                                          sums[corner(column + 1, row)] - sums[corner(column, row)];
  std::optional<QRectF> found;
  double least = never;
  const auto consider = [&](int column, int row) {
    if (sums[corner(column + wide, row + high)] - sums[corner(column, row + high)] -
            sums[corner(column + wide, row)] + sums[corner(column, row)] !=
        0)
      return;
    const QRectF box(inside_.topLeft() + QPointF(column, row) * cell_, size);
    if (const double price = cost(box, least); price < least) {
      least = price;
      found = box;
    }
  };
  // In a large window not every place is looked at, unless there is none among those that are.
  constexpr double most_places = 20'000;
  const auto coarse =
      static_cast<int>(std::ceil(std::sqrt(columns_ * double(rows_) / most_places)));
  const auto look = [&](int stride) {
    for (int row = 0; row + high <= rows_; row += stride)
      for (int column = 0; column + wide <= columns_; column += stride)
        consider(column, row);
  };
  look(std::max(1, coarse));
  if (!found && coarse > 1)
    look(1);
  return found;
}

QPointF nearest_in(const QRectF& box, QPointF point) {
  return {std::max(box.left(), std::min(point.x(), box.right())),
          std::max(box.top(), std::min(point.y(), box.bottom()))};
}

double distance_to(const QRectF& box, QPointF point) {
  const QPointF away = point - nearest_in(box, point);
  return std::sqrt(away.x() * away.x() + away.y() * away.y()); // pixels: nothing overflows
}

} // namespace loom
