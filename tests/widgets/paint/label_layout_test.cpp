#include "tests/widgets/export/sample_figures.h"
#include "widgets/look/language.h"
#include "widgets/paint/axis_ticks.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/paint/free_room.h"
#include "widgets/paint/label_layout.h"
#include "widgets/paint/marks.h"
#include "widgets/paint/panel_shapes.h"
#include "widgets/paint/readout_bubble.h"
#include "widgets/style/tr.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace loom {
namespace {

TEST(Spread, LeavesWhatDoesNotTouch) {
  const std::vector<Wish> wishes{{10, 4}, {50, 4}};
  EXPECT_EQ(spread(wishes, 0, 100), (std::vector<double>{10, 50}));
}

TEST(Spread, NeverOverlapsAndStaysInside) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> somewhere(-20, 120);
  for (int round = 0; round < 300; ++round) {
    std::vector<Wish> wishes(1 + static_cast<std::size_t>(round % 8));
    for (Wish& wish : wishes)
      wish = {somewhere(random), 10};
    auto middles = spread(wishes, 0, 100);
    std::sort(middles.begin(), middles.end());
    EXPECT_GE(middles.front() - 5, -1e-9);
    EXPECT_LE(middles.back() + 5, 100 + 1e-9);
    for (std::size_t i = 0; i + 1 < middles.size(); ++i)
      EXPECT_GE(middles[i + 1] - middles[i], 10 - 1e-9);
  }
}

TEST(Spread, MovesEqualWishesApartEvenly) {
  const std::vector<Wish> wishes{{50, 10}, {50, 10}};
  EXPECT_EQ(spread(wishes, 0, 100), (std::vector<double>{45, 55}));
}

TEST(Crosses, SeesLinesThroughWithoutEndsInside) {
  const QRectF box(10, 10, 10, 10);
  EXPECT_TRUE(crosses({0, 15, 30, 15}, box));
  EXPECT_TRUE(crosses({0, 0, 30, 30}, box));
  EXPECT_FALSE(crosses({0, 0, 30, 5}, box));
  EXPECT_FALSE(crosses({0, 12, 8, 12}, box));
}

TEST(PlaceNear, AvoidsWhatIsThere) {
  Obstacles obstacles;
  obstacles.boxes.push_back({52, 20, 60, 28}); // upper right is taken
  const QRectF box = place_near({50, 50}, {30, 10}, 4, {0, 0, 200, 100}, obstacles);
  EXPECT_EQ(obstruction(box, obstacles), 0);
  EXPECT_TRUE(QRectF(0, 0, 200, 100).contains(box));
}

TEST(Bubble, StaysInsideAndOffThePointer) {
  const QRectF bounds(0, 0, 300, 200);
  for (int x = 0; x <= 300; x += 10)
    for (int y = 0; y <= 200; y += 10) {
      const QPointF snap(x, 100); // the curve's point lies elsewhere than the pointer
      const QRectF box = bubble_rect(QPointF(x, y), snap, {120, 40}, bounds);
      EXPECT_TRUE(bounds.contains(box)) << x << ' ' << y;
      EXPECT_FALSE(box.contains(QPointF(x, y))) << x << ' ' << y;
      EXPECT_FALSE(box.contains(snap)) << x << ' ' << y;
    }
}

TEST(Bubble, PrefersTheEmptierSide) {
  Obstacles busy; // everything above the pointer
  for (int y = 10; y < 95; y += 10)
    busy.lines.emplace_back(0, y, 300, y);
  const QRectF box = bubble_rect({150, 100}, {150, 100}, {100, 30}, {0, 0, 300, 200}, busy);
  EXPECT_GT(box.top(), 100);
}

TEST(Bubble, LeavesMostOfASmallPanelVisible) {
  const Canvas canvas(FigureStyle{}, 96.0 / 72);
  const QRectF small(0, 0, 120, 60);
  const QStringList lines =
      bubble_lines(canvas, small, QStringLiteral("α = 48, 54 warps/SM and then some more\nb\nc"));
  EXPECT_LT(lines.size(), 3);
  for (const QString& line : lines)
    EXPECT_LE(text_size(canvas.tick(), line).width(), small.width());
}

TEST(Hatch, StaysInsideThePolygon) {
  const QPolygonF polygon{{0, 0}, {100, 0}, {60, 40}, {100, 80}, {0, 80}};
  const auto lines = hatch_lines(polygon, 7);
  EXPECT_GT(lines.size(), 10);
  for (const QLineF& line : lines) {
    EXPECT_NEAR(line.dx(), -line.dy(), 1e-9);
    for (const double t : {0.01, 0.5, 0.99})
      EXPECT_TRUE(polygon.containsPoint(line.pointAt(t), Qt::OddEvenFill));
  }
}

TEST(CutOut, LeavesWhatLiesOutsideTheBoxes) {
  const std::vector<QRectF> boxes{{20, -5, 10, 10}, {50, -5, 10, 10}, {0, 40, 10, 10}};
  const QList<QLineF> expected{{0, 0, 20, 0}, {30, 0, 50, 0}, {60, 0, 100, 0}};
  EXPECT_EQ(cut_out(QList<QLineF>{{0, 0, 100, 0}}, boxes), expected);
  EXPECT_TRUE(cut_out(QList<QLineF>{{22, 0, 28, 3}}, boxes).isEmpty());
  // A line through many points stays in one piece where no box is in its way.
  const auto parts = cut_out(QPolygonF{{0, 0}, {10, 0}, {25, 0}, {40, 0}, {45, 0}}, boxes);
  ASSERT_EQ(parts.size(), 2);
  EXPECT_EQ(parts[0], (QPolygonF{{0, 0}, {10, 0}, {20, 0}}));
  EXPECT_EQ(parts[1], (QPolygonF{{30, 0}, {40, 0}, {45, 0}}));
}

/// No label covers another or is cut off, whatever the size of the panel.
TEST(PanelLabels, AreApartAndInside) {
  FigureStyle style;
  const Canvas canvas(style, 1200.0 / 72);
  for (const QSize size : {QSize(4200, 2600), QSize(3400, 2200), QSize(8400, 5000)}) {
    const Panel panel = sample::throughput();
    const PanelLayout layout = lay_out(panel, canvas, size);
    const QRectF axes(layout.axes);
    const PanelShapes shapes = make_shapes(panel, layout, canvas, [&](Point point) {
      return QPointF(axes.left() + point.x / 64 * axes.width(),
                     axes.bottom() - point.y / 0.12 * axes.height());
    });
    EXPECT_GE(shapes.labels.size(), 5u);
    for (std::size_t i = 0; i < shapes.labels.size(); ++i) {
      const QRectF box = shapes.labels[i].box;
      EXPECT_TRUE(QRectF(QPointF(0, 0), QSizeF(size)).contains(box))
          << shapes.labels[i].text.toStdString();
      for (std::size_t j = i + 1; j < shapes.labels.size(); ++j)
        EXPECT_FALSE(box.adjusted(1, 1, -1, -1).intersects(shapes.labels[j].box))
            << shapes.labels[i].text.toStdString() << " / " << shapes.labels[j].text.toStdString();
    }
  }
}

// More names than stand beside the axes would lie on the numbers below them: a legend has them.
TEST(PanelLabels, AColumnLongerThanTheAxesCollides) {
  FigureStyle style;
  const Canvas canvas(style, 1200.0 / 72);
  bool collided = false;
  for (int names = 2; names < 30; ++names) {
    Panel panel;
    panel.x = {.label = "x", .max = 32};
    panel.y = {.label = "y", .max = 10};
    for (int i = 0; i < names; ++i)
      panel.curves.push_back({.id = "c" + std::to_string(i),
                              .label = "GTX " + std::to_string(i),
                              .points = {{0, 0.01 * i}, {32, 0.02 * i}}});
    const PanelLayout layout = lay_out(panel, canvas, {6000, 2600});
    const QRectF axes(layout.axes);
    const PanelShapes shapes = make_shapes(panel, layout, canvas, [&](Point point) {
      return QPointF(axes.left() + point.x / 32 * axes.width(),
                     axes.bottom() - point.y / 10 * axes.height());
    });
    if (names_collide(panel, shapes, layout, canvas)) {
      collided = true;
      continue;
    }
    for (const PlacedLabel& label : shapes.labels)
      EXPECT_LE(label.box.center().y(), axes.bottom() + 1) << names << label.text.toStdString();
  }
  EXPECT_TRUE(collided);
}

Panel two_lines(const Curve& first, const Curve& second) {
  Panel panel;
  panel.x = {.label = "x", .max = 10};
  panel.y = {.label = "y", .max = 10};
  panel.curves = {first, second};
  return panel;
}

PanelShapes shapes_of(const Panel& panel, const PanelLayout& layout, const Canvas& canvas) {
  const QRectF axes(layout.axes);
  return make_shapes(panel, layout, canvas, [axes](Point point) {
    return QPointF(axes.left() + point.x / 10 * axes.width(),
                   axes.bottom() - point.y / 10 * axes.height());
  });
}

// More names than fit beside the axes come down to the numbers below them.
TEST(PanelLabels, NamesThatReachBelowTheAxesStandBehindTheLastNumber) {
  const Canvas canvas(FigureStyle{}, 1200.0 / 72);
  int deep = 0;
  for (int names = 2; names < 16; ++names) {
    std::vector<ColumnLabel> column;
    Panel panel = two_lines({}, {});
    panel.curves.clear();
    panel.x.max = 10000;
    for (int i = 0; i < names; ++i) {
      column.push_back({QStringLiteral("GTX %1").arg(i), {}, 0});
      panel.curves.push_back({.id = std::to_string(i),
                              .label = "GTX " + std::to_string(i),
                              .points = {{0, 5}, {10000, 5}}});
    }
    const PanelLayout layout = lay_out(panel, canvas, {9000, 2600});
    for (ColumnLabel& each : column)
      each.y = layout.axes.center().y();
    const double tick = text_size(canvas.tick(), layout.x_ticks.back().label).width();
    const QRectF number(layout.axes.right() - tick / 2, layout.axes.bottom() + layout.tick_gap,
                        tick, text_size(canvas.tick(), QString()).height());
    for (const PlacedLabel& label : place_column(column, layout, canvas)) {
      deep += label.box.bottom() > number.top();
      EXPECT_FALSE(label.box.intersects(number)) << names << label.text.toStdString();
      EXPECT_LE(label.box.right(), layout.size.width()) << names << label.text.toStdString();
    }
  }
  EXPECT_GT(deep, 1);
}

// Of more names than the whole drawing is high, those of guides go, the last first.
TEST(PanelLabels, NamesOfGuidesAreLeftOutWhereThereIsNoRoom) {
  const Canvas canvas(FigureStyle{}, 1200.0 / 72);
  Panel panel = two_lines({}, {});
  const PanelLayout layout = lay_out(panel, canvas, {9000, 2600});
  const double height = text_size(canvas.text(), QString()).height();
  const auto all = static_cast<int>(layout.size.height() / height) + 3;
  std::vector<ColumnLabel> column;
  for (int i = 0; i < all; ++i)
    column.push_back(
        {QString::number(i), {}, QRectF(layout.axes).center().y(), false, {}, i != all - 1});
  const std::vector<PlacedLabel> placed = place_column(column, layout, canvas);
  EXPECT_LT(placed.size(), column.size());
  EXPECT_GT((static_cast<double>(placed.size()) + 3) * height, layout.size.height());
  EXPECT_EQ(placed.front().text, QStringLiteral("0"));
  EXPECT_EQ(placed.back().text, QString::number(all - 1));
  for (const PlacedLabel& label : placed)
    EXPECT_LE(label.box.bottom(), layout.size.height() + 1) << label.text.toStdString();
}

// A name stands where its curve has a place for it, or in a legend.
TEST(PanelLabels, ANameStandsAtThePlaceThatItsCurveHasForIt) {
  const Canvas canvas(FigureStyle{}, 1200.0 / 72);
  const Panel panel =
      two_lines({.id = "a", .label = "first", .points = {{0, 2}, {10, 2}}, .name_at = Point{2, 2}},
                {.id = "b",
                 .label = "second",
                 .role = Role::series2,
                 .points = {{0, 8}, {10, 8}},
                 .name_at = Point{8, 8}});
  const PanelLayout layout = lay_out(panel, canvas, {6000, 4000});
  const PanelShapes shapes = shapes_of(panel, layout, canvas);
  ASSERT_EQ(shapes.labels.size(), 2U);
  const double step = layout.axes.width() / 10.0;
  for (const PlacedLabel& label : shapes.labels)
    EXPECT_NEAR(label.box.center().x(), layout.axes.left() + step * (label.id == "a" ? 2 : 8),
                1.5 * step)
        << label.id;
  EXPECT_FALSE(names_collide(panel, shapes, layout, canvas));
  Panel crowded = panel; // no room for any: a legend has them
  crowded.curves.clear();
  for (int i = 0; i < 40; ++i)
    crowded.curves.push_back({.id = std::to_string(i),
                              .label = "curve of that name",
                              .role = i % 2 ? Role::series1 : Role::series2,
                              .points = {{0, 0.25 * i}, {10, 0.25 * i}},
                              .name_at = Point{5, 0.25 * i}});
  const PanelLayout full = lay_out(crowded, canvas, {6000, 4000});
  EXPECT_TRUE(names_collide(crowded, shapes_of(crowded, full, canvas), full, canvas));
}

// Room beside the axes is for names that stand there, and not for one or two long ones.
TEST(PanelLabels, AColumnBesideTheAxesHoldsNamesThatStandThere) {
  FigureStyle style;
  const Canvas canvas(style, 1200.0 / 72);
  const Curve across{.id = "a", .label = "H200", .points = {{0, 5}, {10, 5}}};
  const Curve ends{.id = "b", .label = "a long name inside", .points = {{0, 2}, {6, 2}}};
  const Curve none{.id = "c", .points = {{0, 2}, {6, 2}}};
  const QSize size(6000, 4000);
  const auto right = [&](const Panel& panel) { return lay_out(panel, canvas, size).axes.right(); };
  EXPECT_EQ(right(two_lines(across, ends)), right(two_lines(across, none)));
  Curve longer = across;
  longer.label = "more warps than it holds";
  EXPECT_TRUE(lay_out(two_lines(longer, none), canvas, size).inside_labels);
  EXPECT_TRUE(lay_out(two_lines(longer, across), canvas, size).inside_labels);
  EXPECT_FALSE(lay_out(two_lines(across, none), canvas, size).inside_labels);
}

// The line's name stands below its end, as near to a cloud of dots.
TEST(PanelLabels, ANameThatIsNearerToAnotherHasALineToItsCurve) {
  FigureStyle style;
  const Canvas canvas(style, 1200.0 / 72);
  Curve dots{.id = "dots", .label = "GeForce", .role = Role::series1, .dots = true};
  const Curve fit{.id = "fit",
                  .label = "1.15 a year",
                  .role = Role::series3,
                  .weight = Weight::thin,
                  .points = {{0, 8}, {8, 4}}};
  int led = 0, plain = 0;
  for (double reach = 0; reach < 5; reach += 0.25) {
    dots.points.clear();
    for (double x = 5; x < 10; x += 0.25)
      for (double y = 4; y <= 4 + reach; y += 0.25)
        dots.points.push_back({x, 8 - y + 0.1});
    const Panel panel = two_lines(fit, dots);
    const PanelShapes shapes = shapes_of(panel, lay_out(panel, canvas, {4200, 2600}), canvas);
    for (const PlacedLabel& label : shapes.labels) {
      EXPECT_EQ(taken_for(label, shapes.curves, canvas.points(2)), nullptr) << reach;
      if (label.id == "fit")
        (label.leader.isNull() ? plain : led)++;
    }
  }
  EXPECT_GT(led + plain, 10);
}

// In a legend two names with one sample say nothing: they stay at their curves.
TEST(PanelLabels, ALegendHasNoTwoNamesWithOneSample) {
  FigureStyle style;
  const Canvas canvas(style, 1200.0 / 72);
  const Curve half{.id = "a", .label = "1/2", .role = Role::guide, .points = {{0, 5}, {10, 5}}};
  Curve quarter{.id = "b", .label = "1/4", .role = Role::guide, .points = {{0, 2}, {10, 2}}};
  Panel panel = two_lines(half, quarter);
  panel.curves.push_back(
      {.id = "c", .label = "all", .role = Role::model, .points = {{0, 1}, {9, 9}}});
  panel.legend = true;
  const PanelLayout layout = lay_out(panel, canvas, {4200, 2600});
  ASSERT_EQ(layout.legend.size(), 1u);
  EXPECT_EQ(layout.legend[0].label, QStringLiteral("all"));
  const PanelShapes shapes = shapes_of(panel, layout, canvas);
  ASSERT_EQ(shapes.labels.size(), 2u);
  EXPECT_NE(shapes.labels[0].text, QStringLiteral("all"));
  panel.curves[1].role = Role::series2;
  EXPECT_EQ(lay_out(panel, canvas, {4200, 2600}).legend.size(), 3u);
}

// Curves all round a mark drive its name away.
TEST(PanelLabels, FarFromItsPointANameHasALineToIt) {
  FigureStyle style;
  const Canvas canvas(style, 1200.0 / 72);
  const QSize size(4200, 2600);
  int near = 0, far = 0;
  for (int curves = 0; curves < 40; ++curves) {
    Panel panel;
    panel.x = {.label = "x", .max = 10};
    panel.y = {.label = "y", .max = 10};
    for (int i = 0; i < curves; ++i) {
      const double y = 5 + 0.1 * (i - curves / 2.0);
      panel.curves.push_back({.id = "c" + std::to_string(i), .points = {{0, y}, {10, y}}});
    }
    panel.marks.push_back({.id = "mark", .label = "53.5 at 48.1", .at = {5, 5}});
    const PanelLayout layout = lay_out(panel, canvas, size);
    const QRectF axes(layout.axes);
    const auto place = [&](Point point) {
      return QPointF(axes.left() + point.x / 10 * axes.width(),
                     axes.bottom() - point.y / 10 * axes.height());
    };
    const PanelShapes shapes = make_shapes(panel, layout, canvas, place);
    for (const PlacedLabel& label : shapes.labels)
      if (label.id == "mark") {
        const bool is_far =
            distance_to(label.box, place(panel.marks[0].at)) > 1.5 * label.box.height();
        EXPECT_EQ(is_far, !label.leader.isNull()) << curves;
        ++(is_far ? far : near);
      }
  }
  EXPECT_GT(near, 0);
  EXPECT_GT(far, 0);
}

std::vector<QString> labels(const std::vector<Tick>& ticks) {
  std::vector<QString> list;
  for (const Tick& tick : ticks)
    if (!tick.label.isEmpty())
      list.push_back(tick.label);
  return list;
}

TickRoom room(double length) {
  return {length, 18, 6,
          [](const QString& label) { return 7.0 * static_cast<double>(label.size()); }};
}

TEST(Panels, ThatShareAnAxisHaveAxesOverEachOther) {
  Panel above = sample::throughput(), below = above;
  above.x.bare = true;
  for (Curve& curve : above.curves)
    curve.label += " with a longer name"; // needs more room beside the axes
  below.y.max = 0.0001;                   // needs longer numbers
  Figure figure = sample::figure({above, below});
  figure.columns = 1;
  const auto drawn = drawn_panels({400, 500}, 1, figure, FigureStyle{});
  ASSERT_EQ(drawn.size(), 2u);
  const auto axes = [](const DrawnPanel& panel) {
    return panel.layout.axes.translated(panel.corner);
  };
  EXPECT_NEAR(axes(drawn[0]).left(), axes(drawn[1]).left(), 1);
  EXPECT_NEAR(axes(drawn[0]).right(), axes(drawn[1]).right(), 1);
}

TEST(AxisTicks, UseStepsOfWarpsInEveryLanguage) {
  for (const char* language : {"en", "ru", "zh_CN"}) {
    const Speaking spoken(QString::fromLatin1(language));
    const Axis axis{"occupancy", tr("warps/SM").toStdString(), AxisKind::linear, 0, 64, {}};
    EXPECT_EQ(labels(axis_ticks(axis, room(150))),
              (std::vector<QString>{"0", "16", "32", "48", "64"}))
        << language;
  }
}

TEST(AxisTicks, UseOtherStepsWhereTooFewAreMultiplesOfEight) {
  const Axis axis{"warps needed", "warps/SM", AxisKind::linear, 44.5, 60.5, {}};
  EXPECT_GE(labels(axis_ticks(axis, room(150))).size(), 3u);
}

TEST(AxisTicks, ReadDecades) {
  const Axis axis{"a", "", AxisKind::log, 0.01, 1000, {}};
  EXPECT_EQ(labels(axis_ticks(axis, room(400))),
            (std::vector<QString>{"0.01", "0.1", "1", "10", "100", "1000"}));
}

TEST(AxisTicks, EndAnAlphaAxisWithZeroAndInfinity) {
  const Axis axis{"α", "", AxisKind::alpha, 0.01, 10000, {}};
  for (const double length : {120.0, 250.0, 900.0}) {
    const auto list = labels(axis_ticks(axis, room(length)));
    EXPECT_EQ(list.front(), "0");
    EXPECT_EQ(list.back(), QStringLiteral("∞"));
    EXPECT_GE(list.size(), 3u);
  }
}

TEST(AxisTicks, NeverTouch) {
  for (int i = 0; i < 42; ++i)
    for (int length = 40; length < 2000; length += length / 2) {
      const double max = 0.003 * std::pow(1.7, i); // up to 1e7
      const Axis axis{"x", "", AxisKind::linear, 0, max, {}};
      const TickRoom given = room(length);
      const Tick* before = nullptr;
      const auto ticks = axis_ticks(axis, given);
      ASSERT_FALSE(ticks.empty());
      for (const Tick& tick : ticks) {
        if (before != nullptr) {
          const double apart = (tick.at - before->at) / max * length;
          EXPECT_GE(apart, 18);
          EXPECT_GE(apart, (given.extent(tick.label) + given.extent(before->label)) / 2);
        }
        before = &tick;
      }
    }
}

} // namespace
} // namespace loom
