// One table says what a look has: in scenario files, on the command line and in figures.json.

#include "core/figure/figures_json.h"
#include "core/figure/look_json.h"
#include "core/text/json.h"

#include <gmock/gmock.h>

#include <map>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Pair;

/// Something of everything that a look can say.
FigureLook look_of_every_option() {
  FigureLook look;
  look.size = "88x60mm";
  look.font = "DejaVu Serif";
  look.text_pt = 7.5;
  look.tick_pt = 6;
  look.title_pt = 9;
  look.line_factor = 1.25;
  look.palette = LookPalette::mono;
  look.labels = LookLabels::legend_below;
  look.title = look.caption = look.no_notes = true;
  look.letters = look.share_axes = look.symbols = true;
  look.language = "zh_CN";
  look.columns = 2;
  look.beside = {"cusp", "throughput"};
  look.show = {1, 0};
  look.curves = {{.curve = "v100",
                  .name = "Volta, ours",
                  .colour = "#12ab9f",
                  .dash = "dash-dot",
                  .marker = "none",
                  .width_pt = 1.5},
                 {.curve = "a;b=c", .name = "", .colour = "wine", .hidden = true}};
  look.panels = {{.x = {.min = 0.1,
                        .max = 1e3,
                        .tick_count = 4,
                        .title = "2026",
                        .scale = LookScale::log,
                        .numbers = NumberForm::power}},
                 {.y = {.min = -1,
                        .tick_step = 0.25,
                        .title = "",
                        .scale = LookScale::linear,
                        .numbers = NumberForm::percent}}};
  look.annotations = {{.panel = 1,
                       .what = {.kind = AnnotationKind::arrow,
                                .at = {1.5, 2},
                                .to = {3, 4},
                                .text = "here; not there",
                                .text_pt = 6.5,
                                .colour = "wine"}},
                      {.what = {.kind = AnnotationKind::vertical, .at = {49, 0}}}};
  look.cycles = LookRange{180, 285.5};
  look.rows = LookRange{0, 14};
  look.statuses = look.embed_font = true;
  look.order = {"h200", "gtx980"};
  look.author = "A. Author";
  return look;
}

std::map<std::string, std::vector<std::string>> grouped(const FigureLook& look) {
  std::map<std::string, std::vector<std::string>> texts;
  for (const auto& [name, text] : look_arguments(look))
    texts[name].push_back(text.empty() ? "true" : text);
  return texts;
}

TEST(LookOptions, WhatTheWindowSaysTheCommandLineSaysBack) {
  FigureLook read;
  for (const auto& [name, texts] : grouped(look_of_every_option())) {
    ASSERT_NE(look_option(name), nullptr) << name;
    const Result<void> set = set_look_option(read, *look_option(name), texts);
    EXPECT_TRUE(set) << name << ": " << (set ? "" : set.error().detail.english());
  }
  EXPECT_EQ(look_to_json(read), look_to_json(look_of_every_option()));
  EXPECT_EQ(read, look_of_every_option());
}

TEST(LookOptions, EveryOptionIsSaidByTheFullLook) {
  const auto said = grouped(look_of_every_option());
  for (const LookOption& option : look_options())
    EXPECT_TRUE(said.contains(option.name)) << option.name;
}

TEST(LookOptions, RangesAreTwoNumbersTheFirstBelow) {
  const LookOption& cycles = *look_option("cycles");
  FigureLook look;
  ASSERT_TRUE(set_look_option(look, cycles, {"180:285"}));
  EXPECT_EQ(look.cycles, (LookRange{180, 285}));
  for (const char* wrong : {"180", "285:180", "7:7", "a:b", ":5", "5:", "1:2:3", "-1:5", "0:1e9"}) {
    FigureLook kept;
    const Result<void> set = set_look_option(kept, cycles, {wrong});
    ASSERT_FALSE(set) << wrong;
    EXPECT_THAT(set.error().detail.english(), testing::StartsWith("--cycles")) << wrong;
    EXPECT_FALSE(kept.cycles) << wrong;
  }
  EXPECT_FALSE(set_look_option(look, *look_option("rows"), {"0:1.5"})) << "rows are whole";
}

TEST(LookOptions, ScenarioFilesKeepIt) {
  const auto read = look_from_json(look_to_json(look_of_every_option()), "f");
  ASSERT_TRUE(read) << read.error().detail.english();
  EXPECT_EQ(*read, look_of_every_option());
  EXPECT_EQ(minor_needed(look_of_every_option()), 12);
  EXPECT_EQ(minor_needed(FigureLook{.size = "ieee-1col", .labels = LookLabels::legend}), 4);
  EXPECT_EQ(minor_needed(FigureLook{.language = "ru"}), 8);
  EXPECT_EQ(minor_needed(FigureLook{.cycles = LookRange{0, 9}}), 12);
}

TEST(LookOptions, OneCurveInPlainWords) {
  FigureLook look;
  ASSERT_TRUE(set_look_option(
      look, *look_option("curve"),
      {"V100;name=Volta;colour=blue;dash=dotted;width_pt=2;marker=square", "limit;hidden"}));
  ASSERT_EQ(look.curves.size(), 2U);
  EXPECT_EQ(look.curves[0], (CurveLook{.curve = "V100",
                                       .name = "Volta",
                                       .colour = "blue",
                                       .dash = "dotted",
                                       .marker = "square",
                                       .width_pt = 2}));
  EXPECT_EQ(look.curves[1], (CurveLook{.curve = "limit", .hidden = true}));
}

std::string problem(const char* option, const std::vector<std::string>& texts) {
  FigureLook look;
  const Result<void> set = set_look_option(look, *look_option(option), texts);
  EXPECT_FALSE(set) << option;
  return set ? std::string() : set.error().detail.english();
}

TEST(LookOptions, ErrorsNameTheOptionItsKeyAndTheNearest) {
  EXPECT_THAT(problem("text", {"huge"}), HasSubstr("--text: expected a number from 4 to 72 pt"));
  EXPECT_THAT(problem("labels", {"legends"}), HasSubstr("--labels: expected one of direct, "));
  EXPECT_THAT(problem("curve", {"V100;color=blue"}),
              HasSubstr("--curve color: unknown key 'color' (did you mean 'colour'?)"));
  EXPECT_THAT(
      problem("curve", {"a;hidden", "V100;colour=bleu"}),
      testing::AllOf(HasSubstr("--curve 'V100;colour=bleu' colour: expected one of black, "),
                     HasSubstr("'bleu' (did you mean 'blue'")));
  EXPECT_THAT(problem("curve", {"V100;width_pt=wide"}), HasSubstr("--curve width_pt: expected"));
  EXPECT_THAT(problem("axis", {"a.z;min=0"}), HasSubstr("--axis axis: expected x or y"));
  EXPECT_THAT(problem("axis", {"x;min=2;max=1"}), HasSubstr("--axis max: expected more than min"));
  EXPECT_THAT(problem("mark", {"text;text=no place"}), HasSubstr("'at'"));
  EXPECT_THAT(problem("show", {"a,?"}), HasSubstr("--show: expected a panel's letter"));
}

TEST(LookOptions, FiguresJsonHasTheKeysOfTheCommandLine) {
  const auto paper = figures_from_json(R"({"format": "latencyloom-figures", "version": "1.0",
    "defaults": {"font": "DejaVu Serif", "labels": "legend"},
    "figures": [{"figure": "cusp", "lang": "ru", "labels": "none", "show": ["b", "a"],
                 "curve": [{"curve": "V100", "colour": "blue"}],
                 "axis": {"axis": "a.x", "min": 1}, "title": true}]})",
                                       "figures.json");
  ASSERT_TRUE(paper) << to_line(paper.error());
  FigureLook look;
  for (const auto& [name, json] : paper->front().options) {
    json::Problems problems{"f"};
    ASSERT_NE(look_option(name), nullptr) << name;
    read_look_option(*look_option(name), *json::parse(json, "f"), "", problems, look);
    EXPECT_TRUE(problems.empty());
  }
  FigureLook wanted;
  wanted.font = "DejaVu Serif";
  wanted.language = "ru";
  wanted.labels = LookLabels::none;
  wanted.show = {1, 0};
  wanted.curves = {{.curve = "V100", .colour = "blue"}};
  wanted.panels = {{.x = {.min = 1}}};
  wanted.title = true;
  EXPECT_EQ(look, wanted);
}

TEST(LookOptions, FiguresJsonSaysWhereALookIsWrong) {
  const auto wrong = [](const std::string& members) {
    const auto paper = figures_from_json(
        R"({"format": "latencyloom-figures", "version": "1.0", "figures": [{"figure": "cusp", )" +
            members + "}]}",
        "figures.json");
    EXPECT_FALSE(paper) << members;
    return paper ? std::string() : to_line(paper.error());
  };
  EXPECT_THAT(wrong(R"("curve": [{"curve": "a", "dash": "doted"}])"),
              testing::AllOf(HasSubstr("figures.json: /figures/0/curve/0/dash: "),
                             HasSubstr("did you mean 'dotted'?")));
  EXPECT_THAT(wrong(R"("text": "big")"),
              HasSubstr("/figures/0/text: expected a number from 4 to 72 pt"));
  EXPECT_THAT(wrong(R"("titel": true)"), HasSubstr("did you mean 'title'?"));
}

/// A figure of two panels, each with a curve of the one name.
Figure two_panels() {
  Figure figure;
  figure.id = "two";
  figure.columns = 2;
  for (const char* title : {"left", "right"}) {
    Panel panel;
    panel.title = title;
    panel.curves = {{.id = "need_v100", .label = "V100", .role = Role::series2},
                    {.id = "need", .label = "A100", .role = Role::series1}};
    figure.panels.push_back(panel);
  }
  return figure;
}

TEST(LookOptions, ACurveHasTheColourDashMarkerAndWidthOfItsAuthor) {
  FigureLook look;
  look.curves = {{.curve = "V100",
                  .name = "Volta",
                  .colour = "wine",
                  .dash = "dotted",
                  .marker = "star",
                  .width_pt = 1.75}};
  const LookedFigure looked = with_look(two_panels(), look);
  EXPECT_THAT(looked.held, testing::IsEmpty());
  for (const Panel& panel : looked.figure.panels) {
    const Curve& curve = panel.curves.front();
    EXPECT_EQ(curve.label, "Volta");
    EXPECT_EQ(role_of_colour(curve.role), Role::series8);
    EXPECT_EQ(role_of_dash(curve.role), Role::series3);
    EXPECT_EQ(role_of_marker(curve.role), Role::series9);
    EXPECT_EQ(own_rgb(curve.role), std::nullopt);
    EXPECT_EQ(own_points(curve.weight), 1.75);
    EXPECT_TRUE(curve.marked);
    EXPECT_EQ(panel.curves.back(), two_panels().panels[0].curves.back()); // the other stays
  }
  look.curves = {{.curve = "need_v100", .colour = "#0a0b0c"}};
  const Curve curve = with_look(two_panels(), look).figure.panels[1].curves.front();
  EXPECT_EQ(own_rgb(curve.role), 0x0a0b0cU);
  EXPECT_EQ(role_of_dash(curve.role), Role::series2);
  EXPECT_EQ(curve.label, "V100");
}

TEST(LookOptions, CurvesAndPanelsAreLeftOut) {
  FigureLook look;
  look.curves = {{.curve = "V100", .hidden = true}};
  look.show = {1};
  const LookedFigure looked = with_look(two_panels(), look);
  ASSERT_EQ(looked.figure.panels.size(), 1U);
  EXPECT_EQ(looked.figure.panels[0].title, "right");
  EXPECT_EQ(looked.figure.columns, 1);
  ASSERT_EQ(looked.figure.panels[0].curves.size(), 1U);
  EXPECT_EQ(looked.figure.panels[0].curves[0].label, "A100");
  EXPECT_THAT(looked.subjects.panels, ElementsAre("left", "right"));
  EXPECT_THAT(looked.subjects.curves, ElementsAre(Pair("need_v100", "V100"), Pair("need", "A100")));
}

TEST(LookOptions, WhatTheFigureLacksIsSaidWithTheNearest) {
  FigureLook look;
  look.curves = {{.curve = "V10", .colour = "blue"}};
  look.show = {0, 5};
  EXPECT_THAT(with_look(two_panels(), look).held,
              ElementsAre(HasSubstr("'V10' (did you mean 'V100'"), HasSubstr("no panel (f)")));
}

TEST(LookOptions, LabelsStandWhereTheirAuthorWants) {
  FigureLook look;
  look.labels = LookLabels::legend_right;
  Panel panel = with_look(two_panels(), look).figure.panels[0];
  EXPECT_TRUE(panel.legend);
  EXPECT_EQ(panel.legend_place, LegendPlace::right);
  look.labels = LookLabels::none;
  panel = with_look(two_panels(), look).figure.panels[0];
  EXPECT_FALSE(panel.legend);
  EXPECT_EQ(panel.curves[0].label, "");
}

} // namespace
} // namespace loom
