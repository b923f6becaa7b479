#include "widgets/paint/label_layout.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <optional>

namespace loom {

namespace {

/// Labels that touch and move as one: first and last index in sorted order.
struct Cluster {
  std::size_t first, last;
  double low, length; ///< where the block begins and how long it is
};

} // namespace

std::vector<double> spread(std::span<const Wish> wishes, double low, double high) {
  std::vector<std::size_t> order(wishes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wishes[i].middle; });
  // Blocks that overlap are merged and put where their members' wishes are met best on average.
  const auto settle = [&](Cluster& block) {
    double sum = 0;
    double offset = 0;
    for (std::size_t k = block.first; k <= block.last; ++k) {
      const Wish& wish = wishes[order[k]];
      sum += wish.middle - wish.length / 2 - offset;
      offset += wish.length;
    }
    block.length = offset;
    block.low = sum / static_cast<double>(block.last - block.first + 1);
    block.low = std::max(low, std::min(block.low, high - block.length));
  };
  std::vector<Cluster> blocks;
  for (std::size_t k = 0; k < order.size(); ++k) {
    Cluster block{k, k, 0, 0};
    settle(block);
    while (!blocks.empty() && blocks.back().low + blocks.back().length > block.low) {
      block.first = blocks.back().first;
      blocks.pop_back();
      settle(block);
    }
    blocks.push_back(block);
  }
  std::vector<double> middles(wishes.size());
  for (const Cluster& block : blocks) {
    double at = block.low;
    for (std::size_t k = block.first; k <= block.last; ++k) {
      const double length = wishes[order[k]].length;
      middles[order[k]] = at + length / 2;
      at += length;
    }
  }
  return middles;
}

namespace {

/// First and last share of `line`, 0 to 1, that lies in `box`.
std::optional<std::pair<double, double>> share_in(const QLineF& line, const QRectF& box) {
  double from = 0;
  double to = 1;
  const auto narrow = [&](double start, double change, double low, double high) {
    if (change == 0)
      return start >= low && start <= high;
    const auto [enter, leave] = std::minmax({(low - start) / change, (high - start) / change});
    from = std::max(from, enter);
    to = std::min(to, leave);
    return from <= to;
  };
  if (!narrow(line.x1(), line.dx(), box.left(), box.right()) ||
      !narrow(line.y1(), line.dy(), box.top(), box.bottom()))
    return std::nullopt;
  return std::pair{from, to};
}

} // namespace

bool crosses(const QLineF& line, const QRectF& box) {
  const auto [left, right] = std::minmax({line.x1(), line.x2()});
  const auto [top, bottom] = std::minmax({line.y1(), line.y2()});
  // Most lines are far from a box: to see that costs no division.
  return right >= box.left() && left <= box.right() && bottom >= box.top() && top <= box.bottom() &&
         share_in(line, box).has_value();
}

QList<QLineF> cut_out(const QList<QLineF>& lines, std::span<const QRectF> boxes) {
  QList<QLineF> left = lines;
  for (const QRectF& box : boxes) {
    QList<QLineF> remaining;
    for (const QLineF& line : left) {
      const auto share = share_in(line, box);
      if (!share) {
        remaining.push_back(line);
        continue;
      }
      if (share->first > 0)
        remaining.push_back({line.p1(), line.pointAt(share->first)});
      if (share->second < 1)
        remaining.push_back({line.pointAt(share->second), line.p2()});
    }
    left = std::move(remaining);
  }
  return left;
}

QList<QPolygonF> cut_out(const QPolygonF& line, std::span<const QRectF> boxes) {
  QList<QPolygonF> parts;
  for (qsizetype i = 0; i + 1 < line.size(); ++i)
    for (const QLineF& piece : cut_out(QList<QLineF>{{line[i], line[i + 1]}}, boxes)) {
      if (parts.isEmpty() || parts.back().back() != piece.p1())
        parts.push_back({piece.p1()});
      parts.back().push_back(piece.p2());
    }
  return parts;
}

double obstruction(const QRectF& box, const Obstacles& obstacles) {
  double sum = 0;
  const double area = box.width() * box.height();
  for (const QRectF& other : obstacles.boxes) {
    const QRectF common = box.intersected(other);
    if (!common.isEmpty())
      sum += 1 + 4 * common.width() * common.height() / area;
  }
  // A bent curve comes in many pieces: crossing all of them is no worse than crossing two lines.
  double lines = 0;
  for (const QLineF& line : obstacles.lines)
    lines += crosses(line, box) ? 0.6 : 0;
  return sum + std::min(lines, 1.2);
}

QRectF place_near(QPointF anchor, QSizeF size, double gap, const QRectF& inside,
                  const Obstacles& obstacles) {
  QRectF best;
  double least = std::numeric_limits<double>::max();
  double order = 0;
  for (const double away : {1.0, 2.5, 5.0, 9.0, 14.0}) {
    for (const QPointF direction : {QPointF(1, -1), QPointF(-1, -1), QPointF(1, 1), QPointF(-1, 1),
                                    QPointF(0, -1), QPointF(0, 1), QPointF(1, 0), QPointF(-1, 0)}) {
      const double reach = gap * away;
      // Diagonal places begin beside the anchor, the others are centred on it.
      const QPointF middle = anchor + QPointF(direction.x() * (size.width() / 2 + reach),
                                              direction.y() * (size.height() / 2 + reach));
      QRectF box(middle - QPointF(size.width() / 2, size.height() / 2), size);
      const QRectF wished = box;
      box.moveLeft(std::max(inside.left(), std::min(box.left(), inside.right() - size.width())));
      box.moveTop(std::max(inside.top(), std::min(box.top(), inside.bottom() - size.height())));
      // A place that had to be pushed inside may lie over the anchor itself.
      const double pushed =
          (box.topLeft() - wished.topLeft()).manhattanLength() / (size.height() + size.width());
      // Far from its anchor a label is read as another's: a line crossed is the lesser evil.
      const double far = 0.12 * (away - 1), later = 0.01 * order++;
      if (pushed + far + later >= least)
        continue; // whatever else is there
      const double cost = obstruction(box, obstacles) + pushed + far + later;
      if (cost < least) {
        least = cost;
        best = box;
      }
    }
  }
  return best;
}

} // namespace loom
