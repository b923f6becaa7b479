#include "core/figure/clip.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace loom {

namespace {

/// One direction of the clipping: the axis' own straight coordinate and the two limits.
struct Direction {
  double low, high;
  bool log;

  [[nodiscard]] double straight(double value) const { return log ? std::log(value) : value; }
  /// The coordinate a share `t` along from `a` to `b`, never beyond the limits.
  [[nodiscard]] double along(double a, double b, double t) const {
    if (t <= 0)
      return a;
    if (t >= 1)
      return b;
    const double value =
        log ? std::exp(std::log(a) + t * (std::log(b) - std::log(a))) : a + t * (b - a);
    return std::min(std::max(value, low), high);
  }
  [[nodiscard]] bool inside(double value) const { return low <= value && value <= high; }
  [[nodiscard]] bool usable(double value) const {
    return std::isfinite(value) && (!log || value > 0);
  }
};

struct Share {
  double from = 0, to = 1;
};

/// Narrows `share` to the part of a → b between the limits; false when nothing is left.
bool narrow(const Direction& direction, double a, double b, Share& share) {
  if (direction.inside(a) && direction.inside(b)) // most segments: no logarithms for them
    return true;
  const double start = direction.straight(a);
  const double change = direction.straight(b) - start;
  const double low = direction.straight(direction.low);
  const double high = direction.straight(direction.high);
  if (change == 0)
    return start >= low && start <= high;
  double enter = (low - start) / change;
  double leave = (high - start) / change;
  if (enter > leave)
    std::swap(enter, leave);
  share.from = std::max(share.from, enter);
  share.to = std::min(share.to, leave);
  return share.from <= share.to;
}

} // namespace

std::vector<std::vector<Point>> clip_polyline(std::span<const Point> line, const Rect& rect,
                                              bool x_log, bool y_log) {
  const Direction x{rect.left, rect.right, x_log};
  const Direction y{rect.bottom, rect.top, y_log};
  std::vector<std::vector<Point>> parts;
  bool open = false; // the last part goes on at the next segment's start
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const Point a = line[i];
    const Point b = line[i + 1];
    Share share;
    const bool usable = x.usable(a.x) && x.usable(b.x) && y.usable(a.y) && y.usable(b.y);
    if (!usable || !narrow(x, a.x, b.x, share) || !narrow(y, a.y, b.y, share)) {
      open = false;
      continue;
    }
    const auto at = [&](double t) { return Point{x.along(a.x, b.x, t), y.along(a.y, b.y, t)}; };
    if (!open || share.from > 0)
      parts.push_back({at(share.from)});
    if (const Point end = at(share.to); end != parts.back().back())
      parts.back().push_back(end);
    open = share.to >= 1;
  }
  // A line that only touches a corner leaves a single point behind.
  std::erase_if(parts, [](const std::vector<Point>& part) { return part.size() < 2; });
  return parts;
}

} // namespace loom
