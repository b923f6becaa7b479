#include "core/figure/symbols.h"

#include "core/figure/figure_look.h"
#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"

#include <gtest/gtest.h>

namespace loom {
namespace {

TEST(Symbols, StandForWholeNamesOnly) {
  EXPECT_EQ(with_symbols("mem_lat of 368 cycles"), "Lₘₑₘ of 368 cycles");
  EXPECT_EQ(with_symbols("alu_lat+mem_thru, issue_thru·alu_thru"), "Lₐₗᵤ+Tₘₑₘ, Tᵢₛₛᵤₑ·Tₐₗᵤ");
  EXPECT_EQ(with_symbols("other_issue"), "cₒₜₕₑᵣ");
  EXPECT_EQ(with_symbols("sfu_alu_lat, shared_thru"), "Lₐₗᵤ₋ₜᵣₐₙₛ, Tₛₕₘ");
  EXPECT_EQ(with_symbols("mem_latency, smem_lat, mem_lat_l2, mem_lat2"),
            "mem_latency, smem_lat, mem_lat_l2, mem_lat2");
  EXPECT_EQ(with_symbols(""), "");
}

TEST(Symbols, AreThereForEveryNumberOfAGpuThatParametersHave) {
  int names = 0;
  for (const ParameterInfo& each : parameter_table())
    if (hardware_parameter(each.id)) {
      ++names;
      EXPECT_EQ(with_symbols(std::string(each.id)).find('_'), std::string::npos) << each.id;
    }
  EXPECT_EQ(names, hardware_count);
}

TEST(Symbols, AreInEveryTextOfALookedFigureAndInNoId) {
  Figure figure;
  figure.id = "mem_lat";
  figure.title = figure.caption = figure.heading = "mem_lat";
  figure.footnotes = {"mem_lat"};
  Panel panel;
  panel.title = "mem_lat";
  panel.x.label = panel.y.label = "mem_lat";
  panel.x.categories = {"mem_lat"};
  panel.curves = {{.id = "mem_lat", .label = "mem_lat", .parameter = "mem_lat"}};
  panel.areas = {{.id = "mem_lat", .label = "mem_lat"}};
  panel.marks = {{.id = "mem_lat", .label = "mem_lat"}};
  panel.layers = {{.id = "mem_lat", .label = "mem_lat"}};
  panel.bars = {{.id = "mem_lat", .label = "mem_lat"}};
  panel.swings = {{.id = "mem_lat", .label = "mem_lat"}};
  panel.bar_notes = {"mem_lat"};
  panel.table = {.header = {"mem_lat"}, .rows = {{{"mem_lat", "mem_lat"}}}};
  panel.heat.label = panel.heat.emphasis_label = "mem_lat";
  panel.diagram.texts = {{.text = "mem_lat"}};
  figure.panels = {panel};
  EXPECT_EQ(with_look(figure, {}).figure, figure);
  const Figure set = with_look(figure, {.symbols = true}).figure;
  const std::string symbol = "Lₘₑₘ";
  EXPECT_EQ(set.id, "mem_lat");
  for (const std::string& text : {set.title, set.caption, set.heading, set.footnotes.at(0)})
    EXPECT_EQ(text, symbol);
  const Panel& now = set.panels.at(0);
  for (const std::string& text :
       {now.title, now.x.label, now.y.label, now.x.categories.at(0), now.curves.at(0).label,
        now.areas.at(0).label, now.marks.at(0).label, now.layers.at(0).label, now.bars.at(0).label,
        now.swings.at(0).label, now.bar_notes.at(0), now.table.header.at(0),
        now.table.rows.at(0).at(0).text, now.table.rows.at(0).at(0).note, now.heat.label,
        now.heat.emphasis_label, now.diagram.texts.at(0).text})
    EXPECT_EQ(text, symbol);
  EXPECT_EQ(now.curves.at(0).id, "mem_lat");
  EXPECT_EQ(now.curves.at(0).parameter, "mem_lat");
}

} // namespace
} // namespace loom
