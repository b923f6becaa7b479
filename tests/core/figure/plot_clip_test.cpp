#include "core/figure/clip.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace loom {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr Rect unit{0, 1, 0, 1};

bool within(Point p, const Rect& rect) {
  return p.x >= rect.left && p.x <= rect.right && p.y >= rect.bottom && p.y <= rect.top;
}

double distance(Point p, Point a, Point b) {
  const double dx = b.x - a.x;
  const double dy = b.y - a.y;
  const double length2 = dx * dx + dy * dy;
  const double t =
      length2 > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length2, 0.0, 1.0) : 0;
  return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

double distance(Point p, const std::vector<Point>& line) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i + 1 < line.size(); ++i)
    least = std::min(least, distance(p, line[i], line[i + 1]));
  return least;
}

TEST(ClipPolyline, KeepsWhatIsInside) {
  const std::vector<Point> line{{0.1, 0.2}, {0.5, 0.9}, {0.8, 0.1}};
  const auto parts = clip_polyline(line, unit);
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_EQ(parts[0], line);
}

TEST(ClipPolyline, CutsAtTheEdgesAndSplits) {
  const auto parts =
      clip_polyline(std::vector<Point>{{-1, 0.5}, {0.5, 0.5}, {0.5, 3}, {0.75, 0}}, unit);
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[0], (std::vector<Point>{{0, 0.5}, {0.5, 0.5}, {0.5, 1}}));
  EXPECT_DOUBLE_EQ(parts[1][0].y, 1);
  EXPECT_EQ(parts[1][1], (Point{0.75, 0}));
}

TEST(ClipPolyline, DropsWhatMissesTheRectangle) {
  EXPECT_TRUE(clip_polyline(std::vector<Point>{{-1, 0.5}, {0.5, 3}}, unit).empty());
  EXPECT_TRUE(clip_polyline(std::vector<Point>{{0.5, 0.5}}, unit).empty());
  EXPECT_TRUE(clip_polyline({}, unit).empty());
}

TEST(ClipPolyline, EndsAPartAtAPointThatIsNotFinite) {
  const auto parts = clip_polyline(
      std::vector<Point>{{0.1, 0.1}, {0.2, 0.2}, {nan, 0.3}, {0.4, 0.4}, {0.5, 0.5}}, unit);
  ASSERT_EQ(parts.size(), 2u);
  EXPECT_EQ(parts[1].front(), (Point{0.4, 0.4}));
}

TEST(ClipPolyline, CutsStraightInLogarithmicGeometry) {
  const auto parts =
      clip_polyline(std::vector<Point>{{0.1, 0}, {1000, 4}}, {1, 100, 0, 4}, true, false);
  ASSERT_EQ(parts.size(), 1u);
  EXPECT_NEAR(parts[0][0].y, 1, 1e-12);
  EXPECT_NEAR(parts[0][1].y, 3, 1e-12);
  EXPECT_DOUBLE_EQ(parts[0][1].x, 100);
}

/// Against brute force: a dense sampling of the line, inside or outside point by point.
TEST(ClipPolyline, AgreesWithSampling) {
  std::mt19937 random(1);
  std::uniform_real_distribution<double> somewhere(-1, 2);
  for (int round = 0; round < 200; ++round) {
    std::vector<Point> line(6);
    for (Point& point : line)
      point = {somewhere(random), somewhere(random)};
    const auto parts = clip_polyline(line, unit);
    for (const auto& part : parts)
      for (const Point& point : part) {
        EXPECT_TRUE(within(point, unit));
        EXPECT_LT(distance(point, line), 1e-12);
      }
    for (std::size_t i = 0; i + 1 < line.size(); ++i)
      for (int k = 0; k <= 50; ++k) {
        const double t = k / 50.0;
        const Point sample{line[i].x + t * (line[i + 1].x - line[i].x),
                           line[i].y + t * (line[i + 1].y - line[i].y)};
        if (!within(sample, {1e-9, 1 - 1e-9, 1e-9, 1 - 1e-9}))
          continue;
        double least = 1;
        for (const auto& part : parts)
          least = std::min(least, distance(sample, part));
        EXPECT_LT(least, 1e-9);
      }
  }
}

TEST(Simplify, KeepsEndsAndDropsWhatIsStraight) {
  const std::vector<Point> line{{0, 0}, {1, 0.01}, {2, 0}, {3, 0}, {4, 5}};
  EXPECT_EQ(simplify(line, 0.1), (std::vector<Point>{{0, 0}, {3, 0}, {4, 5}}));
  EXPECT_EQ(simplify(std::vector<Point>{{1, 1}, {2, 2}}, 9), (std::vector<Point>{{1, 1}, {2, 2}}));
}

TEST(Simplify, KeepsAClosedLoop) {
  const std::vector<Point> loop{{0, 0}, {5, 5}, {10, 0}, {0, 0}};
  EXPECT_EQ(simplify(loop, 0.1).size(), 4u);
}

TEST(Simplify, NeverLeavesTheLineByMoreThanTheTolerance) {
  std::mt19937 random(2);
  std::normal_distribution<double> step(0, 1);
  for (int round = 0; round < 50; ++round) {
    std::vector<Point> line;
    line.reserve(400);
    double y = 0;
    for (int i = 0; i < 400; ++i)
      line.push_back({static_cast<double>(i), y += step(random)});
    const auto kept = simplify(line, 1.5);
    EXPECT_LT(kept.size(), line.size());
    EXPECT_EQ(kept.front(), line.front());
    EXPECT_EQ(kept.back(), line.back());
    for (const Point& point : line)
      EXPECT_LE(distance(point, kept), 1.5 + 1e-12);
  }
}

TEST(AlphaAxis, PlacesZeroAndInfinityBesideTheRange) {
  Axis axis;
  axis.kind = AxisKind::alpha;
  axis.min = 0.01;
  axis.max = 1000; // five decades: the ends are half a decade away
  EXPECT_NEAR(alpha_place(axis, 0), 0.01 / std::sqrt(10.0), 1e-12);
  EXPECT_NEAR(alpha_place(axis, std::numeric_limits<double>::infinity()), 1000 * std::sqrt(10.0),
              1e-9);
  EXPECT_EQ(alpha_place(axis, 48), 48);
  EXPECT_EQ(alpha_at(axis, alpha_place(axis, 0)), 0);
  EXPECT_TRUE(std::isinf(alpha_at(axis, axis_span(axis).y)));
  EXPECT_EQ(alpha_at(axis, 48), 48);
  EXPECT_EQ(axis_span(axis).x, alpha_place(axis, 0));
}

TEST(CategoryAxis, HasHalfAPlaceOnEitherSide) {
  Axis axis;
  axis.kind = AxisKind::category;
  axis.categories = {"a", "b", "c"};
  EXPECT_EQ(axis_span(axis), (Point{-0.5, 2.5}));
}

} // namespace
} // namespace loom
