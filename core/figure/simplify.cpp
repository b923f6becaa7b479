#include "core/figure/clip.h"

#include <algorithm>
#include <utility>

namespace loom {

namespace {

/// Squared distance of `p` from the segment a → b.
double distance2(Point p, Point a, Point b) {
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double length2 = dx * dx + dy * dy;
  double t = length2 > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / length2 : 0;
  t = std::clamp(t, 0.0, 1.0);
  const double ex = p.x - a.x - t * dx;
  const double ey = p.y - a.y - t * dy;
  return ex * ex + ey * ey;
}

} // namespace

std::vector<Point> simplify(std::span<const Point> line, double tolerance) {
  if (line.size() < 3)
    return {line.begin(), line.end()};
  const double limit = tolerance * tolerance;
  std::vector<char> keep(line.size(), 0);
  keep.front() = keep.back() = 1;
  std::vector<std::pair<std::size_t, std::size_t>> open{{0, line.size() - 1}};
  while (!open.empty()) {
    const auto [first, last] = open.back();
    open.pop_back();
    double farthest = limit;
    std::size_t at = 0;
    for (std::size_t i = first + 1; i < last; ++i) {
      const double distance = distance2(line[i], line[first], line[last]);
      if (distance > farthest) {
        farthest = distance;
        at = i;
      }
    }
    if (at == 0)
      continue;
    keep[at] = 1;
    open.emplace_back(first, at);
    open.emplace_back(at, last);
  }
  std::vector<Point> kept;
  for (std::size_t i = 0; i < line.size(); ++i)
    if (keep[i] != 0)
      kept.push_back(line[i]);
  return kept;
}

} // namespace loom
