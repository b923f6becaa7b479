// Looks of figures: what they change, what they refuse, and their file form.

#include "core/document/document_json.h"
#include "core/figure/figure_look.h"
#include "core/figure/look_limits.h"
#include "core/figure/size_presets.h"
#include "tests/shared.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A line from (0, 0) to (10, 5) under axes up to 8, and a mark at (9, 4.5).
Figure line_figure(const char* id = "line") {
  Panel panel;
  panel.x = {"occupancy", "warps/SM", AxisKind::linear, 0, 10, {}};
  panel.y = {"throughput", "IPC/SM", AxisKind::linear, 0, 8, {}};
  panel.curves.push_back({.id = "line", .label = "line", .points = {{0, 0}, {10, 5}}});
  panel.marks.push_back({.id = "mark", .at = {9, 4.5}});
  Figure figure;
  figure.id = id;
  figure.title = std::string("Title of ") + id;
  figure.caption = std::string("Caption of ") + id + ".";
  figure.sources = {"a source"};
  figure.panels = {panel};
  return figure;
}

PanelLook range(std::optional<double> x_min, std::optional<double> x_max,
                std::optional<double> y_min, std::optional<double> y_max) {
  return {{.min = x_min, .max = x_max}, {.min = y_min, .max = y_max}};
}

TEST(FigureLook, TheDefaultChangesNothing) {
  const LookedFigure looked = with_look(line_figure(), {});
  EXPECT_EQ(looked.figure, line_figure());
  EXPECT_THAT(looked.held, IsEmpty());
}

TEST(FigureLook, ANarrowerRangeLeavesOutMarksAndKeepsData) {
  FigureLook look;
  look.panels = {range(2, 6, {}, {})};
  const LookedFigure looked = with_look(line_figure(), look);
  const Panel& panel = looked.figure.panels.at(0);
  EXPECT_EQ(panel.x.min, 2);
  EXPECT_EQ(panel.x.max, 6);
  EXPECT_EQ(panel.curves.at(0).points, (std::vector<Point>{{0, 0}, {10, 5}}));
  EXPECT_THAT(panel.marks, IsEmpty());
  EXPECT_THAT(looked.held, IsEmpty());
}

TEST(FigureLook, ARangeGrowsOnlyWhereNoCurveGoesOn) {
  FigureLook look;
  look.panels = {range({}, 20, {}, 100)};
  const LookedFigure looked = with_look(line_figure(), look);
  EXPECT_EQ(looked.figure.panels.at(0).x.max, 10); // the line ends there for want of axis
  EXPECT_EQ(looked.figure.panels.at(0).y.max, 100);
  EXPECT_THAT(looked.held, ElementsAre(HasSubstr("horizontal axis of the figure ends at 10")));
}

TEST(FigureLook, AnEmptyRangeAndAnAxisWithoutOneAreHeldBack) {
  FigureLook look;
  look.panels = {range({}, -1, {}, {})};
  EXPECT_THAT(with_look(line_figure(), look).held, ElementsAre(HasSubstr("would be empty")));
  Figure figure = line_figure();
  figure.panels[0].x.kind = AxisKind::alpha;
  look.panels = {range(1, 2, {}, {})};
  EXPECT_THAT(with_look(figure, look).held, ElementsAre(HasSubstr("cannot be changed")));
  look.panels = {range(5, 5 + 1e-9, {}, {})}; // no numbers would fit between
  EXPECT_THAT(with_look(line_figure(), look).held, ElementsAre(HasSubstr("would be empty")));
}

TEST(FigureLook, AreasAreCutWithTheirAxes) {
  Figure figure = line_figure();
  figure.panels[0].areas.push_back({.id = "area", .outline = {{0, 0}, {10, 0}, {10, 5}}});
  FigureLook look;
  look.panels = {range({}, 4, {}, {})};
  const Panel panel = with_look(figure, look).figure.panels.at(0);
  EXPECT_THAT(panel.areas.at(0).outline,
              testing::UnorderedElementsAre(Point{0, 0}, Point{4, 0}, Point{4, 2}));
}

TEST(FigureLook, AnAreaIsHiddenByItsName) {
  Figure figure = line_figure();
  figure.panels[0].areas.push_back(
      {.id = "area", .label = "more than it holds", .outline = {{0, 0}, {10, 0}, {10, 5}}});
  FigureLook look;
  look.curves = {{.curve = "more than it holds", .hidden = true}};
  const LookedFigure looked = with_look(figure, look);
  EXPECT_TRUE(looked.figure.panels.at(0).areas.empty());
  EXPECT_TRUE(looked.held.empty());
}

// Hatching and its words speak of the line that they lie beside.
TEST(FigureLook, AnAreaGoesWithTheCurveThatItLiesBeside) {
  Figure figure = line_figure();
  figure.panels[0].curves.push_back(
      {.id = "gpu_maximum", .label = "GPU maximum 5", .points = {{0, 5}, {10, 5}}});
  figure.panels[0].areas.push_back({.id = "above",
                                    .label = "more than it holds",
                                    .outline = {{0, 5}, {10, 5}, {10, 8}, {0, 8}},
                                    .beside = "gpu_maximum"});
  for (const char* name : {"gpu_maximum", "GPU maximum 5"}) {
    FigureLook look;
    look.curves = {{.curve = name, .hidden = true}};
    const LookedFigure looked = with_look(figure, look);
    EXPECT_TRUE(looked.figure.panels.at(0).areas.empty()) << name;
    EXPECT_EQ(looked.figure.panels.at(0).curves.size(), 1U);
    EXPECT_TRUE(looked.held.empty());
  }
  FigureLook other;
  other.curves = {{.curve = "line", .hidden = true}};
  EXPECT_EQ(with_look(figure, other).figure.panels.at(0).areas.size(), 1U);
}

/// Warps 0, 2 and 1 from the top, from cycle 0 to 40.
Figure timeline_figure_of_three() {
  Figure figure;
  figure.id = "timeline";
  Panel panel;
  panel.kind = PanelKind::timeline;
  panel.timeline.rows = {{"W0", 0}, {"W2", 0}, {"W1", 1}};
  panel.timeline.to = 40;
  panel.timeline.items = {{0, 0, 12, TimelineKind::other}, {1, 20, 32, TimelineKind::other}};
  figure.panels = {panel};
  return figure;
}

TEST(FigureLook, ATimelineIsCutToCyclesAndRows) {
  FigureLook look;
  look.cycles = LookRange{15, 30};
  look.rows = LookRange{1, 3};
  const LookedFigure looked = with_look(timeline_figure_of_three(), look);
  EXPECT_THAT(looked.held, IsEmpty());
  const Timeline& shown = looked.figure.panels.at(0).timeline;
  EXPECT_EQ(shown.from, 15);
  EXPECT_EQ(shown.to, 30);
  ASSERT_EQ(shown.rows.size(), 2U);
  EXPECT_EQ(shown.rows.front().label, "W2");
  ASSERT_EQ(shown.items.size(), 1U);
  EXPECT_EQ(shown.items.front().from, 20);
  // The same again, of the figure that has been cut: a builder may draw no more than is asked for.
  EXPECT_EQ(with_look(looked.figure, look).figure, looked.figure);
  FigureLook axis;
  axis.panels = {range(15, 30, {}, {})};
  EXPECT_EQ(with_look(timeline_figure_of_three(), axis).figure.panels.at(0).timeline.from, 15);
}

TEST(FigureLook, CyclesAndRowsThatAreNotThereAreHeldBack) {
  FigureLook look;
  look.cycles = LookRange{30, 50};
  EXPECT_THAT(with_look(timeline_figure_of_three(), look).held,
              ElementsAre(HasSubstr("are those from 0 to 40")));
  EXPECT_THAT(with_look(line_figure(), look).held,
              ElementsAre(HasSubstr("no panel is a timeline")));
  look.cycles.reset();
  look.rows = LookRange{3, 5};
  EXPECT_THAT(with_look(timeline_figure_of_three(), look).held,
              ElementsAre(HasSubstr("there is no row 3: the figure has those from 0 to 2")));
  Figure folded = timeline_figure_of_three();
  folded.panels[0].timeline.columns = 10;
  FigureLook cut;
  cut.cycles = LookRange{0, 10};
  EXPECT_THAT(with_look(folded, cut).held, ElementsAre(HasSubstr("folded into columns")));
}

TEST(FigureLook, MarksInATimelineStandAtCyclesAndWarps) {
  FigureLook look;
  look.annotations = {{0, {AnnotationKind::text, {12, 2}, {}, "stall"}},
                      {0, {AnnotationKind::arrow, {5, 1}, {20, 2.3}, ""}},
                      {0, {AnnotationKind::vertical, {40, 99}, {}, ""}},
                      {0, {AnnotationKind::text, {12, 3}, {}, "no such warp"}},
                      {0, {AnnotationKind::text, {41, 0}, {}, "too late"}}};
  const LookedFigure looked = with_look(timeline_figure_of_three(), look);
  EXPECT_EQ(looked.figure.panels.at(0).annotations.size(), 3U);
  EXPECT_THAT(looked.held, ElementsAre(HasSubstr("'no such warp' lies outside"),
                                       HasSubstr("'too late' lies outside")));
}

TEST(FigureLook, MarksStandInDiagramsAndNotInTables) {
  Figure figure;
  Panel panel;
  panel.kind = PanelKind::diagram;
  panel.diagram.width = 30;
  panel.diagram.height = 20;
  Panel table;
  table.kind = PanelKind::table;
  figure.panels = {panel, table};
  FigureLook look;
  look.annotations = {{0, {AnnotationKind::text, {30, 20}, {}, "corner"}},
                      {0, {AnnotationKind::text, {31, 20}, {}, "beside"}},
                      {1, {AnnotationKind::text, {0, 0}, {}, "in a table"}}};
  const LookedFigure looked = with_look(figure, look);
  EXPECT_EQ(looked.figure.panels.at(0).annotations.size(), 1U);
  EXPECT_THAT(looked.held,
              ElementsAre(HasSubstr("lies outside"), HasSubstr("has no axes to stand in")));
}

TEST(FigureLook, AnAxisHasItsAuthorsTitleScaleAndNumbers) {
  FigureLook look;
  look.panels = {{.x = {.title = "warps", .numbers = NumberForm::plain},
                  .y = {.min = 0.5, .title = "", .scale = LookScale::log}}};
  const LookedFigure looked = with_look(line_figure(), look);
  EXPECT_THAT(looked.held, IsEmpty());
  const Panel& panel = looked.figure.panels.at(0);
  EXPECT_EQ(panel.x.title, "warps");
  EXPECT_EQ(panel.x.numbers, NumberForm::plain);
  EXPECT_EQ(panel.y.title, "");
  EXPECT_EQ(panel.y.kind, AxisKind::log);
  EXPECT_EQ(panel.y.min, 0.5);
  look.panels[0].y.min.reset(); // 0 has no place on it
  EXPECT_THAT(with_look(line_figure(), look).held, ElementsAre(HasSubstr("give its min, too")));
}

TEST(FigureLook, CurvesStandInTheirAuthorsOrder) {
  Figure figure = line_figure();
  for (const char* id : {"b", "c"})
    figure.panels[0].curves.push_back({.id = id, .label = id, .points = {{0, 1}, {10, 1}}});
  FigureLook look;
  look.order = {"c", "line"};
  const LookedFigure looked = with_look(figure, look);
  std::vector<std::string> ids;
  for (const Curve& curve : looked.figure.panels.at(0).curves)
    ids.push_back(curve.id);
  EXPECT_THAT(ids, ElementsAre("c", "line", "b"));
  look.order = {"d"};
  EXPECT_THAT(with_look(figure, look).held, ElementsAre(HasSubstr("no curve is called 'd'")));
}

// What the caption lists by itself is not said twice; the rest of the notes goes into it.
TEST(FigureLook, NotesAreLeftToTheCaption) {
  Figure figure = line_figure();
  figure.footnotes = {"A note.", "Derived: mem_lat."};
  figure.status_note = "Derived: mem_lat.";
  FigureLook look;
  EXPECT_THAT(with_look(figure, look).figure.footnotes, testing::SizeIs(2));
  figure.footnotes = {"A note."};
  look.statuses = true;
  EXPECT_THAT(with_look(figure, look).figure.footnotes,
              ElementsAre("A note.", "Derived: mem_lat."));
  look.statuses = false;
  look.no_notes = true;
  const Figure bare = with_look(figure, look).figure;
  EXPECT_THAT(bare.footnotes, testing::IsEmpty());
  EXPECT_EQ(bare.caption, "Caption of line. A note.");
}

TEST(FigureLook, WhatIsTrueOfSeveralPanelsIsSaidOnce) {
  FigureLook look;
  look.letters = true;
  look.beside = {"other", "third"};
  Figure other = line_figure("other"), third = line_figure("third");
  third.caption = "Caption of line.";
  EXPECT_EQ(with_look(line_figure(), look, {other, third}).figure.caption,
            "(a, c) Caption of line. (b) Caption of other.");
  look.letters = false;
  EXPECT_EQ(with_look(line_figure(), look, {other, third}).figure.caption,
            "Caption of line. Caption of other.");
}

TEST(FigureLook, SetsFiguresBesideEachOtherWithLetters) {
  FigureLook look;
  look.letters = true;
  look.beside = {"other"};
  Figure other = line_figure("other");
  other.panels[0].title = "Second";
  other.sources = {"a source", "another"};
  const Figure figure = with_look(line_figure(), look, {other}).figure;
  EXPECT_EQ(figure.id, "line");
  EXPECT_EQ(figure.columns, 2);
  ASSERT_EQ(figure.panels.size(), 2u);
  EXPECT_EQ(figure.panels[0].title, "(a)");
  EXPECT_EQ(figure.panels[1].title, "(b) Second");
  EXPECT_EQ(figure.caption, "(a) Caption of line. (b) Caption of other.");
  EXPECT_THAT(figure.sources, ElementsAre("a source", "another"));
}

TEST(FigureLook, HasRoomForSixPanels) {
  Figure many = line_figure("many");
  many.panels.resize(6, many.panels[0]);
  const LookedFigure looked = with_look(line_figure(), {.beside = {"many"}}, {many});
  EXPECT_EQ(looked.figure.panels.size(), 1u);
  EXPECT_THAT(looked.held, ElementsAre(HasSubstr("'many' is left out")));
}

TEST(FigureLook, AlikeAxesAreSharedOverBothRanges) {
  FigureLook look;
  look.share_axes = true;
  look.beside = {"other"};
  Figure other = line_figure("other");
  other.panels[0].y.max = 12;
  const Figure figure = with_look(line_figure(), look, {other}).figure;
  EXPECT_EQ(figure.panels[0].y.max, 12);
  EXPECT_EQ(figure.panels[1].y.max, 12);
  EXPECT_FALSE(figure.panels[0].y.bare);
  EXPECT_TRUE(figure.panels[1].y.bare);
  EXPECT_FALSE(figure.panels[0].x.bare); // nothing stands below or above
  other.panels[0].y.unit = "GB/s";
  const Figure unlike = with_look(line_figure(), look, {other}).figure;
  EXPECT_EQ(unlike.panels[0].y.max, 8);
  EXPECT_FALSE(unlike.panels[1].y.bare);
  EXPECT_THAT(with_look(line_figure(), look, {other}).held,
              ElementsAre(HasSubstr("no axes are shared")));
}

TEST(FigureLook, AxesOfAColumnAreNumberedAtItsFoot) {
  FigureLook look;
  look.share_axes = true;
  look.columns = 1;
  const Figure figure = with_look(line_figure(), look, {line_figure("other")}).figure;
  EXPECT_TRUE(figure.panels[0].x.bare);
  EXPECT_FALSE(figure.panels[1].x.bare);
  EXPECT_FALSE(figure.panels[0].y.bare);
}

TEST(FigureLook, AnnotationsGoIntoTheirPanelUnlessTheyLieOutside) {
  FigureLook look;
  look.annotations = {{0, {AnnotationKind::text, {5, 4}, {}, "here"}},
                      {0, {AnnotationKind::text, {5, 40}, {}, "above"}},
                      {0, {AnnotationKind::vertical, {5, 40}, {}, "guide"}},
                      {3, {AnnotationKind::text, {5, 4}, {}, "nowhere"}}};
  const LookedFigure looked = with_look(line_figure(), look);
  ASSERT_EQ(looked.figure.panels[0].annotations.size(), 2u);
  EXPECT_EQ(looked.figure.panels[0].annotations[1].text, "guide");
  EXPECT_THAT(looked.held,
              ElementsAre(HasSubstr("'above' lies outside"), HasSubstr("'nowhere' has no axes")));
}

TEST(FigureLook, TitleAndCaptionAreDrawnWhenAskedFor) {
  FigureLook look;
  look.title = look.caption = true;
  const Figure figure = with_look(line_figure(), look).figure;
  EXPECT_EQ(figure.heading, "Title of line");
  EXPECT_THAT(figure.footnotes, ElementsAre("Caption of line."));
}

TEST(FigureSize, ReadsPresetsAndMillimetres) {
  EXPECT_EQ(figure_size("ieee-2col")->width_mm, 182);
  EXPECT_EQ(figure_size("ieee-1col")->height_mm, 55); // 88.9 / 1.618 = 54.9
  EXPECT_EQ(figure_size("88x60.5mm")->height_mm, 60.5);
  for (const char* wrong : {"", "ieee", "88x60", "8x60mm", "88x1201mm", "x60mm", "88mm", "ax2mm"})
    EXPECT_FALSE(figure_size(wrong)) << wrong;
}

FigureLook full_look() {
  FigureLook look;
  look.size = "120x70mm";
  look.font = "DejaVu Sans";
  look.text_pt = 9;
  look.tick_pt = 7.5;
  look.title_pt = 10;
  look.line_factor = 1.5;
  look.palette = LookPalette::mono;
  look.labels = LookLabels::legend;
  look.title = look.caption = look.no_notes = true;
  look.letters = look.share_axes = look.symbols = true;
  look.columns = 3;
  look.beside = {"cusp", "ilp"};
  look.panels = {range(0, 32, {}, 0.1), {{.tick_step = 8}, {.tick_count = 5}}};
  look.annotations = {{1, {AnnotationKind::arrow, {1, 2}, {3, 4.5}, "α → ∞"}},
                      {0, {AnnotationKind::horizontal, {0, 0.08}, {}, ""}}};
  return look;
}

TEST(LookJson, RoundTripsInsideADocumentAsVersion14) {
  Document document{default_scenario(*catalogue().find("gtx980")), {}};
  EXPECT_THAT(document_to_json(document, catalogue()), HasSubstr("\"version\": \"1.0\""));
  document.looks["throughput"] = full_look();
  document.looks["cusp"].letters = true;
  for (const int indent : {2, -1}) {
    const std::string text = document_to_json(document, catalogue(), indent);
    EXPECT_THAT(text, HasSubstr("1.4"));
    const auto read = document_from_json(text, "s.json", catalogue());
    ASSERT_TRUE(read) << to_line(read.error());
    EXPECT_EQ(read->document, document);
    EXPECT_THAT(read->warnings, IsEmpty());
    EXPECT_EQ(document_to_json(read->document, catalogue(), indent), text);
  }
}

TEST(LookJson, WhatIsWithinItsLimitsIsReadAgain) {
  FigureLook look = full_look();
  EXPECT_EQ(within_limits(look), look);
  look.size = "no size";
  look.text_pt = 900;
  look.line_factor = 0;
  look.columns = 9;
  look.beside.assign(9, "cusp");
  const double inf = std::numeric_limits<double>::infinity();
  look.panels = {range(1e300, -1e300, std::nan(""), inf)};
  look.annotations.assign(99, {1, {AnnotationKind::text, {inf, 2}, {}, "two\nlines"}});
  Document document{default_scenario(*catalogue().find("gtx980")), {}};
  document.looks["cusp"] = within_limits(look);
  const auto read = document_from_json(document_to_json(document, catalogue()), "s", catalogue());
  ASSERT_TRUE(read) << to_line(read.error());
  EXPECT_EQ(read->document, document);
  EXPECT_EQ(document.looks["cusp"].text_pt, 72);
  EXPECT_EQ(document.looks["cusp"].annotations.size(), 32u);
}

TEST(LookJson, ADefaultLookIsNone) {
  const auto read = document_from_json(
      R"({"format":"latencyloom-scenario","version":"1.4","gpu":"toy","figures":{"cusp":{}}})", "s",
      catalogue());
  ASSERT_TRUE(read);
  EXPECT_THAT(read->document.looks, IsEmpty());
}

struct BadLook {
  const char *look, *pointer, *says;
};

TEST(LookJson, SaysWhatIsWrongAndWhere) {
  const std::string many(201, 'x');
  const std::string long_text =
      R"({"annotations":[{"kind":"text","at":[1,2],"text":")" + many + R"("}]})";
  const BadLook looks[] = {
      {R"(3)", "/figures/cusp", "object"},
      {R"({"sise":"ieee-1col"})", "/figures/cusp/sise", "did you mean 'size'"},
      {R"({"size":"ieee-9col"})", "/figures/cusp/size", "ieee-1col"},
      {R"({"text_pt":3})", "/figures/cusp/text_pt", "4 to 72 pt"},
      {R"({"line_factor":9})", "/figures/cusp/line_factor", "0.25 to 4"},
      {R"({"palette":"sepia"})", "/figures/cusp/palette", "mono"},
      {R"({"letters":1})", "/figures/cusp/letters", "true or false"},
      {R"({"columns":4})", "/figures/cusp/columns", "1 to 3"},
      {R"({"beside":["a","b","c","d","e","f"]})", "/figures/cusp/beside", "5"},
      {R"({"beside":[""]})", "/figures/cusp/beside/0", "id of a figure"},
      {R"({"panels":[{"x":{"min":2,"max":2}}]})", "/figures/cusp/panels/0/x/max", "more than min"},
      {R"({"panels":[{"y":{"tick_count":1}}]})", "/figures/cusp/panels/0/y/tick_count", "2 to 20"},
      {R"({"annotations":[{"at":[1,2]}]})", "/figures/cusp/annotations/0", "kind"},
      {R"({"annotations":[{"kind":"text","at":[1]}]})", "/figures/cusp/annotations/0/at", "[x, y]"},
      {R"({"annotations":[{"kind":"text","at":[1,2],"text":"a\u0001"}]})",
       "/figures/cusp/annotations/0/text", "one line"},
      {R"({"panels":[{"x":{"max":1e300}}]})", "/figures/cusp/panels/0/x/max", "1000000000000"},
      {long_text.c_str(), "/figures/cusp/annotations/0/text", "200"}};
  for (const BadLook& bad : looks) {
    const std::string text =
        R"({"format":"latencyloom-scenario","version":"1.4","gpu":"toy","figures":{"cusp":)" +
        std::string(bad.look) + "}}";
    const auto read = document_from_json(text, "s.json", catalogue());
    ASSERT_FALSE(read) << bad.look;
    EXPECT_THAT(to_line(read.error()), HasSubstr(bad.pointer)) << bad.look;
    EXPECT_THAT(to_line(read.error()), HasSubstr(bad.says)) << bad.look;
  }
}

} // namespace
} // namespace loom
