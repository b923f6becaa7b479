#pragma once

/// Figures with something of everything, for the tests of drawing and export.

#include "core/figure/plot_data.h"

#include <cmath>
#include <limits>

namespace loom::sample {

inline Curve curve(const char* id, const char* label, Role role, std::vector<Point> points) {
  Curve curve;
  curve.id = id;
  curve.label = label;
  curve.role = role;
  curve.points = std::move(points);
  return curve;
}

inline Panel throughput() {
  Panel panel;
  panel.x = {"occupancy", "warps/SM", AxisKind::linear, 0, 64, {}};
  panel.y = {"throughput", "IPC/SM", AxisKind::linear, 0, 0.12, {}};
  panel.curves = {
      curve("latency", "latency bound n/L", Role::latency, {{0, 0}, {64, 0.098}}),
      curve("memory", "memory limit", Role::memory, {{0, 0.086}, {64, 0.086}}),
      curve("arithmetic", "arithmetic limit", Role::arithmetic, {{0, 0.083}, {64, 0.083}}),
      curve("issue", "issue limit at α 48", Role::issue, {{0, 0.082}, {64, 0.082}})};
  Mark mark;
  mark.id = "operating_point";
  mark.kind = MarkKind::operating_point;
  mark.at = {32, 0.049};
  mark.label = "0.049 IPC/SM";
  panel.marks = {mark};
  Area area;
  area.id = "unreachable";
  area.label = "not reachable";
  area.hatched = true;
  area.outline = {{0, 0}, {53.5, 0.082}, {64, 0.082}, {64, 0.12}, {0, 0.12}};
  panel.areas = {area};
  return panel;
}

inline Panel cusp() {
  Panel panel;
  panel.title = "Cusp";
  panel.x = {"arithmetic intensity α", "", AxisKind::alpha, 0.01, 1000, {}};
  panel.y = {"warps needed", "warps/SM", AxisKind::linear, 0, 64, {}};
  Curve needed = curve("needed", "needed", Role::model, {});
  const auto [first, last] = axis_span(panel.x);
  for (int i = 0; i <= 200; ++i) {
    const double alpha = first * std::pow(last / first, i / 200.0);
    needed.points.push_back({alpha, (368 + 6 * alpha) * std::min(0.086, 4 / (alpha + 1))});
  }
  panel.curves = {needed};
  return panel;
}

inline Panel stacked() {
  Panel panel;
  panel.kind = PanelKind::stacked;
  panel.title = "In flight";
  panel.x = {"α", "", AxisKind::log, 0.1, 100, {}};
  panel.y = {"in flight", "instructions/SM", AxisKind::linear, 0, 60, {}};
  panel.layers = {{"arithmetic", "arithmetic", Role::arithmetic, {{0.1, 1}, {10, 8}, {100, 24}}},
                  {"memory", "memory", Role::memory, {{0.1, 30}, {10, 30}, {100, 20}}}};
  return panel;
}

inline Panel bars() {
  Panel panel;
  panel.kind = PanelKind::bars;
  panel.x.kind = AxisKind::category;
  panel.x.categories = {"Kepler", "Maxwell", "Hopper"};
  panel.y = {"warps", "warps/SM", AxisKind::linear, 0, 70, {}};
  panel.bars = {
      {"arithmetic", "arithmetic", Role::arithmetic, {36, 24, 16}},
      {"memory", "memory", Role::memory, {61, 40, std::numeric_limits<double>::quiet_NaN()}}};
  return panel;
}

inline Panel table() {
  Panel panel;
  panel.kind = PanelKind::table;
  panel.table.header = {"GPU", "mem_lat (cycles)"};
  panel.table.rows = {{{"GTX 980", ""}, {"368", "a"}}, {{"Tesla, \"T4\"", ""}, {"434", ""}}};
  return panel;
}

inline Figure figure(std::vector<Panel> panels) {
  Figure figure;
  figure.id = "sample";
  figure.title = "Sample <&> figure, α";
  figure.caption = "Bound model on GTX 980.";
  figure.sources = {"Volkov 2016, §4"};
  figure.columns = panels.size() > 1 ? 2 : 1;
  figure.panels = std::move(panels);
  return figure;
}

inline Figure everything() {
  Figure all = figure({throughput(), cusp(), stacked(), bars(), table()});
  all.footnotes = {"a: measured with a pointer chase"};
  return all;
}

} // namespace loom::sample
