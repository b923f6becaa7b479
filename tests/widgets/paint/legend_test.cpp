// One legend for several panels: which have one, and what it names.

#include "widgets/paint/legend.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

Panel panel_of(std::vector<Curve> curves, LegendPlace place = LegendPlace::above) {
  Panel panel;
  panel.curves = std::move(curves);
  panel.legend = true;
  panel.legend_place = place;
  return panel;
}

const std::vector<Point> whole_axes{{0, 0}, {1, 1}};
const Curve bound{.id = "a", .label = "latency bound", .role = Role::latency, .points = whole_axes};
const Curve memory{.id = "b", .label = "memory limit", .role = Role::memory, .points = whole_axes};
const Curve adds{
    .id = "c", .label = "arithmetic limit", .role = Role::arithmetic, .points = whole_axes};

QStringList shared(std::vector<Panel> panels) {
  Figure figure;
  figure.panels = std::move(panels);
  QStringList names;
  for (const LegendItem& item : shared_legend_items(figure))
    names << item.label;
  return names;
}

TEST(SharedLegend, PanelsWithACurveInCommonHaveOne) {
  Curve beyond = memory;
  beyond.points = {{0, 5}, {1, 5}};
  beyond.off_scale = true; // named by the panel that has it
  for (const LegendPlace place : {LegendPlace::above, LegendPlace::below})
    EXPECT_EQ(shared({panel_of({bound, beyond}, place), panel_of({adds, memory, bound}, place)}),
              QStringList({"latency bound", "arithmetic limit", "memory limit"}));
}

// An edge of what a GPU holds lies under the curves, and nobody looks for it first.
TEST(SharedLegend, WhatOthersAreReadAgainstIsNamedLast) {
  Curve most = memory;
  most.label = "GPU maximum";
  most.role = Role::guide;
  const std::vector<LegendItem> items = legend_items(panel_of({most, bound, adds}), true);
  ASSERT_EQ(items.size(), 3U);
  EXPECT_EQ(items[0].label, "latency bound");
  EXPECT_EQ(items[2].label, "GPU maximum");
}

// "L2 bandwidth ↑" with a dashed sample has the reader look for a curve that is not there.
TEST(SharedLegend, WhatNoPanelShowsIsNotNamed) {
  Curve beyond = memory;
  beyond.points = {{0, 5}, {1, 5}};
  beyond.off_scale = true;
  EXPECT_EQ(shared({panel_of({bound, beyond}), panel_of({adds, beyond, bound})}),
            QStringList({"latency bound", "arithmetic limit"}));
  Curve dots = adds;
  dots.dots = true;
  dots.points = {{0.5, 5}};
  const auto names = [](const Panel& panel) {
    QStringList all;
    for (const LegendItem& item : legend_items(panel, true))
      all << item.label;
    return all;
  };
  EXPECT_EQ(names(panel_of({bound, beyond, dots})), QStringList("latency bound"));
  dots.points.push_back({0.5, 0.5});
  EXPECT_EQ(names(panel_of({bound, beyond, dots})),
            QStringList({"latency bound", "arithmetic limit"}));
}

TEST(SharedLegend, ATableOrBarsBesideThemKeepTheirOwn) {
  Panel bars;
  bars.kind = PanelKind::bars;
  bars.bars = {{"one", "one", Role::series1, {1}}, {"two", "two", Role::series2, {1}}};
  EXPECT_EQ(shared({panel_of({bound}), {.kind = PanelKind::table}, bars, panel_of({bound})}),
            QStringList("latency bound"));
}

TEST(SharedLegend, EachPanelHasItsOwnWhereOneWouldSayLessOrSomethingElse) {
  EXPECT_EQ(shared({panel_of({bound})}), QStringList());
  EXPECT_EQ(shared({panel_of({memory}), panel_of({adds})}), QStringList()); // nothing in common
  Curve other = bound;
  other.role = Role::series3; // one name for two looks
  EXPECT_EQ(shared({panel_of({bound, memory}), panel_of({other, memory})}), QStringList());
  other = bound;
  other.label = "latency"; // two names for one look
  EXPECT_EQ(shared({panel_of({bound, memory}), panel_of({other, memory})}), QStringList());
  EXPECT_EQ(shared({panel_of({bound, other}), panel_of({bound})}), QStringList());
  EXPECT_EQ(shared({panel_of({bound}), panel_of({bound}, LegendPlace::below)}), QStringList());
  EXPECT_EQ(shared({panel_of({bound}, LegendPlace::right), panel_of({bound}, LegendPlace::right)}),
            QStringList());
  Panel direct = panel_of({bound});
  direct.legend = false;
  EXPECT_EQ(shared({panel_of({bound}), direct}), QStringList());
  Panel layers;
  layers.kind = PanelKind::stacked;
  layers.legend = true;
  layers.layers = {{"a", "latency bound", Role::latency, {}}}; // an area is no line
  EXPECT_EQ(shared({panel_of({bound}), layers}), QStringList());
}

} // namespace
} // namespace loom
