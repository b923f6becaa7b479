#include "core/figure/shared_axes.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

Panel curves_of(const std::string& y_label, double y_max = 64) {
  Panel panel;
  panel.x = {.label = "α", .kind = AxisKind::alpha, .min = 0.1, .max = 1e4};
  panel.y = {.label = y_label, .unit = "warps/SM", .max = y_max};
  panel.curves = {{.id = "needed", .points = {{1, 10}, {10, y_max}}}};
  return panel;
}

Figure grid(std::vector<Panel> panels, int columns) {
  Figure figure;
  figure.panels = std::move(panels);
  figure.columns = columns;
  return figure;
}

/// "x" and "y" of each panel that has numbers there.
std::string numbered(const Figure& figure) {
  std::string text;
  for (const Panel& panel : figure.panels)
    text += std::string(panel.x.bare ? "-" : "x") + (panel.y.bare ? "- " : "y ");
  return text;
}

TEST(SharedAxes, SmallMultiplesAreNumberedAtTheLeftAndAtTheFootOfEachColumn) {
  Figure figure = grid(std::vector<Panel>(5, curves_of("n")), 3);
  ASSERT_TRUE(small_multiples(figure));
  EXPECT_TRUE(share_equal_axes(figure));
  // The third column ends a row earlier.
  EXPECT_EQ(numbered(figure), "-y -- x- xy x- ");
}

TEST(SharedAxes, APanelOfAnotherKindKeepsItsOwnAndItsNeighboursShare) {
  std::vector<Panel> panels(4, curves_of("n"));
  panels.back() = curves_of("throughput");
  panels.back().x.label = "warps";
  Figure figure = grid(std::move(panels), 2);
  ASSERT_TRUE(small_multiples(figure));
  EXPECT_TRUE(share_equal_axes(figure));
  EXPECT_EQ(numbered(figure), "-y x- xy xy ");
}

TEST(SharedAxes, RangesThatDifferStay) {
  Figure figure = grid({curves_of("n", 64), curves_of("n", 64), curves_of("n", 128)}, 3);
  EXPECT_FALSE(share_equal_axes(figure));
  EXPECT_EQ(figure.panels[0].y.max, 64);
  Figure unlike = grid({curves_of("n"), curves_of("throughput"), curves_of("error")}, 3);
  EXPECT_FALSE(small_multiples(unlike));
  EXPECT_FALSE(share_equal_axes(unlike)); // side by side they have no horizontal axis in common
  unlike.columns = 1;
  EXPECT_TRUE(share_equal_axes(unlike));
  EXPECT_EQ(numbered(unlike), "-y -y xy ");
}

} // namespace
} // namespace loom
