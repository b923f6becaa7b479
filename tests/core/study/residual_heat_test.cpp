/// Residuals as cells: where each lies, what stands between 0, ∞ and the rest, which is worst.

#include "core/study/residual_heat.h"
#include "tests/shared.h"

#include <gtest/gtest.h>

#include <cmath>

namespace loom {
namespace {

Residual residual(double alpha, double warps, double relative) {
  return {.measured = {.alpha = alpha, .warps = warps, .throughput = 1},
          .alpha = alpha,
          .predicted = 1 + relative,
          .relative = relative};
}

TEST(ResidualHeat, CellsMeetHalfWayOnTheirAxes) {
  Panel panel;
  set_residual_heat(panel, {residual(4, 8, 0.1), residual(16, 8, -0.3), residual(4, 16, 0),
                            residual(16, 16, 0.2)});
  ASSERT_EQ(panel.kind, PanelKind::heat);
  // α 4 and 16 meet at 8, the geometric mean, and reach as far outwards: 2 and 32.
  ASSERT_EQ(panel.heat.x_edges.size(), 3u);
  EXPECT_NEAR(panel.heat.x_edges[0], 2, 1e-12);
  EXPECT_NEAR(panel.heat.x_edges[1], 8, 1e-12);
  EXPECT_NEAR(panel.heat.x_edges[2], 32, 1e-12);
  EXPECT_EQ(panel.heat.y_edges, (std::vector<double>{4, 12, 20}));
  EXPECT_NEAR(panel.x.min, 2, 1e-12);
  EXPECT_NEAR(panel.x.max, 32, 1e-12);
  // Row by row from the lowest warps, in percent.
  ASSERT_EQ(panel.heat.values.size(), 4u);
  EXPECT_NEAR(panel.heat.values[0], 10, 1e-12);
  EXPECT_NEAR(panel.heat.values[1], -30, 1e-12);
  EXPECT_NEAR(panel.heat.values[2], 0, 1e-12);
  EXPECT_NEAR(panel.heat.values[3], 20, 1e-12);
  EXPECT_EQ(panel.heat.emphasis, 1u) << "the worst is below zero";
  EXPECT_EQ(panel.heat.reach, 50);
}

TEST(ResidualHeat, ZeroAndInfinityStandApartAtTheEnds) {
  Panel panel;
  set_residual_heat(panel, {residual(0, 8, 0.01), residual(4, 8, 0.02), residual(16, 8, 0.03),
                            residual(inf, 8, 0.04)});
  const Point span = axis_span(panel.x);
  EXPECT_LT(span.x, panel.x.min);
  ASSERT_EQ(panel.heat.values.size(), 6u) << "four cells and a gap on either side";
  EXPECT_EQ(panel.heat.x_edges.front(), span.x);
  EXPECT_EQ(panel.heat.x_edges.back(), span.y);
  EXPECT_NEAR(panel.heat.values[0], 1, 1e-12);
  EXPECT_TRUE(std::isnan(panel.heat.values[1]));
  EXPECT_NEAR(panel.heat.values[2], 2, 1e-12);
  EXPECT_NEAR(panel.heat.values[3], 3, 1e-12);
  EXPECT_TRUE(std::isnan(panel.heat.values[4]));
  EXPECT_NEAR(panel.heat.values[5], 4, 1e-12);
  EXPECT_EQ(cell_at(panel.heat, {alpha_place(panel.x, 0), 8}), 0u);
  EXPECT_EQ(cell_at(panel.heat, {alpha_place(panel.x, inf), 8}), 5u);
  EXPECT_EQ(cell_at(panel.heat, {4, 80}), std::nullopt);
}

TEST(ResidualHeat, WhatSharesACellIsAveragedAndWhatWasNotMeasuredStaysEmpty) {
  Panel panel;
  set_residual_heat(panel, {residual(1, 2, 0.04), residual(1, 2, 0.08), residual(2, 4, 0.01)});
  ASSERT_EQ(panel.heat.values.size(), 4u);
  EXPECT_NEAR(panel.heat.values[0], 6, 1e-12);
  EXPECT_TRUE(std::isnan(panel.heat.values[1]));
  EXPECT_TRUE(std::isnan(panel.heat.values[2]));
  EXPECT_NEAR(panel.heat.values[3], 1, 1e-12);
  EXPECT_EQ(panel.heat.reach, 10);
}

TEST(ResidualHeat, OneIntensityAloneStillHasACell) {
  for (const double alpha : {0.0, 3.0, inf}) {
    Panel panel;
    set_residual_heat(panel, {residual(alpha, 8, 2), residual(alpha, 12, 0)});
    EXPECT_LT(panel.x.min, panel.x.max);
    const auto cell = cell_at(panel.heat, {alpha_place(panel.x, alpha), 8});
    ASSERT_TRUE(cell) << alpha;
    EXPECT_NEAR(panel.heat.values[*cell], 200, 1e-9);
    EXPECT_EQ(panel.heat.emphasis, cell);
    EXPECT_EQ(panel.heat.reach, 100) << "the scale ends there, whatever the worst";
  }
  Panel none;
  set_residual_heat(none, {});
  EXPECT_EQ(none, Panel{});
}

} // namespace
} // namespace loom
