#include "core/figure/build.h"
#include "core/figure/clip.h"
#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "tests/shared.h"
#include "tests/widgets/curve_of.h"
#include "widgets/export/caption.h"
#include "widgets/figures/catalogue.h"
#include "widgets/figures/shared/compared_panels.h"
#include "widgets/paint/marks.h"
#include "widgets/style/figure_style.h"
#include "widgets/views/cusp/concurrency_figure.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/throughput/throughput_figure.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace loom {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::Not;

class Figures : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};

  Scenario on(const char* gpu) { return default_scenario(catalogue.find(gpu).value()); }
  SnapshotPtr of(const Scenario& scenario, std::vector<Pin> pins = {}) {
    return evaluate_document({scenario, std::move(pins)}, catalogue);
  }
};

const Mark* mark(const Panel& panel, const std::string& id) {
  const auto found = std::ranges::find(panel.marks, id, &Mark::id);
  return found == panel.marks.end() ? nullptr : &*found;
}

std::vector<Pin> two_gpus(const Scenario& one, const Scenario& other) {
  std::vector<Pin> pins{one, other};
  for (Pin& pin : pins)
    pin.gpu_alone = true;
  return pins;
}

/// Every coordinate finite and inside the axes.
void expect_inside(const Figure& figure, const std::string& what) {
  for (const Panel& panel : figure.panels) {
    if (panel.kind == PanelKind::table || panel.kind == PanelKind::bars)
      continue;
    const Point x = axis_span(panel.x), y = axis_span(panel.y);
    ASSERT_TRUE(std::isfinite(x.x) && std::isfinite(x.y) && x.x < x.y) << what;
    ASSERT_TRUE(std::isfinite(y.x) && std::isfinite(y.y) && y.x < y.y) << what;
    const auto inside = [&](const Point& point, const std::string& id) {
      EXPECT_TRUE(point.x >= x.x * (1 - 1e-9) && point.x <= x.y * (1 + 1e-9) &&
                  point.y >= y.x - 1e-9 * y.y && point.y <= y.y * (1 + 1e-9))
          << what << ' ' << id << " (" << point.x << ", " << point.y << ')';
    };
    for (const Curve& line : panel.curves)
      for (const auto& part :
           clip_polyline(line.points, {x.x, x.y, y.x, y.y}, is_log(panel.x), is_log(panel.y)))
        for (const Point& point : part)
          inside(point, line.id);
    for (const Mark& each : panel.marks)
      if (each.kind != MarkKind::operating_point) // drawn at the edge where it lies beyond
        inside(each.at, each.id);
    for (const Area& area : panel.areas)
      for (const Point& point : area.outline)
        inside(point, area.id);
  }
}

TEST_F(Figures, ThroughputDrawsEveryBoundAndEmphasisesTheBindingOne) {
  const Panel panel = throughput_panel(*of(on("gtx980")));
  for (const char* id : {"latency_bound", "other_bound", "arithmetic_bound", "issue_bound"})
    ASSERT_TRUE(curve_of(panel, id)) << id;
  EXPECT_EQ(curve_of(panel, "other_bound")->weight, Weight::bold);
  EXPECT_EQ(curve_of(panel, "issue_bound")->weight, Weight::normal);
  EXPECT_EQ(curve_of(panel, "other_bound")->label, "memory limit 0.0815");
  EXPECT_EQ(curve_of(panel, "issue_bound")->label, "issue limit 0.0816"); // 4/49
  const Point at = mark(panel, "operating_point")->at;
  EXPECT_EQ(at.x, 54);
  EXPECT_NEAR(at.y, 0.0815, 1e-12);
}

TEST_F(Figures, BoundsFarAboveAreNamedAtTheEdge) {
  Scenario scenario = on("gtx980");
  scenario.alpha = 1;
  const Panel panel = throughput_panel(*of(scenario));
  ASSERT_TRUE(curve_of(panel, "issue_bound"));
  EXPECT_TRUE(curve_of(panel, "issue_bound")->off_scale);
  EXPECT_EQ(curve_of(panel, "issue_bound")->label, "issue limit 2");
}

TEST_F(Figures, CuspMarksItsTopAndItsEndsAndWhatTheSmCannotHold) {
  const Panel panel = cusp_panel(*of(on("gtx980")));
  const Mark* top = mark(panel, "cusp");
  ASSERT_TRUE(top);
  EXPECT_NEAR(top->at.x, 48.1, 0.3);
  EXPECT_NEAR(top->at.y, 53.5, 0.3);
  EXPECT_EQ(top->label, "cusp: 53.5 at α = 48.1");
  EXPECT_NEAR(mark(panel, "limit_zero")->at.y, 30, 0.3);
  EXPECT_NEAR(mark(panel, "limit_infinity")->at.y, 24, 0.3);
  for (const char* const end : {"limit_zero", "limit_infinity"})
    EXPECT_EQ(mark(panel, end)->role, Role::guide) << "a ring there looks like data";
  ASSERT_EQ(panel.areas.size(), 1u);
  EXPECT_TRUE(panel.areas[0].hatched);
  EXPECT_EQ(panel.areas[0].outline[0].y, 64);
  // The needed curve is the lower of its branches everywhere.
  const Curve* needed = curve_of(panel, "needed");
  ASSERT_TRUE(needed);
  for (const Point& point : needed->points)
    EXPECT_LE(point.y, 53.6);
}

TEST_F(Figures, ConcurrencyStacksToTheWarpsThatAreBusy) {
  Scenario scenario = on("toy");
  scenario.alpha = 4;
  scenario.warps = 6;
  const Figure figure = concurrency_figure(*of(scenario));
  ASSERT_EQ(figure.panels.size(), 2u);
  for (const Panel& panel : figure.panels) {
    ASSERT_EQ(panel.layers.size(), 2u);
    EXPECT_NEAR(mark(panel, "operating_point")->at.y, 6, 1e-9);
  }
  const Panel& now = figure.panels[1];
  for (std::size_t index = 0; index < now.layers[0].points.size(); ++index)
    EXPECT_LE(now.layers[0].points[index].y + now.layers[1].points[index].y, 6 * (1 + 1e-9));
}

TEST_F(Figures, MeasuredPointsLieOverTheCurvesOfTheH200) {
  Scenario scenario = on("h200");
  scenario.alpha = 33; // 32 and the add that makes the address
  const Panel over_warps = throughput_panel(*of(scenario));
  ASSERT_TRUE(curve_of(over_warps, "measured"));
  EXPECT_EQ(curve_of(over_warps, "measured")->points.size(), 28u);
  EXPECT_EQ(curve_of(over_warps, "measured")->label, "measured at α = 33");
  EXPECT_EQ(over_warps.remark, "");
  scenario.view.throughput_axis = ThroughputAxis::alpha;
  EXPECT_EQ(curve_of(throughput_panel(*of(scenario)), "measured")->points.size(), 7u);
  scenario.target = 0.9;
  EXPECT_TRUE(curve_of(cusp_panel(*of(scenario)), "measured"));
  EXPECT_FALSE(curve_of(cusp_panel(*of(on("gtx980"))), "measured"));
}

// On the curves of α = 48 what was measured at α = 65 would seem 44 % off, where it is 21 %.
TEST_F(Figures, WhatWasMeasuredAtAnotherStateIsNotDrawnButNamed) {
  const auto dots = [](const Panel& panel) {
    return std::ranges::count(panel.curves, true, &Curve::dots);
  };
  Scenario scenario = on("gtx980");
  scenario.alpha = 48;
  std::vector<Pin> pins = two_gpus(on("v100"), on("h200"));
  const auto drawn = [&] { return throughput_figure(*of(scenario, pins)); };
  Figure figure = drawn();
  EXPECT_EQ(dots(figure.panels[0]), 0);
  EXPECT_EQ(figure.left_out, (std::vector<std::string>{"H200, measured at α = 65"}));
  EXPECT_EQ(figure.panels[0].remark, "not drawn: H200, measured at α = 65");
  EXPECT_THAT(caption_words(figure, of(scenario, pins)->document, catalogue).toStdString(),
              HasSubstr("Not drawn: H200, measured at α = 65."));
  EXPECT_THAT(figure.caption, Not(HasSubstr("Points:")));
  scenario.alpha = 65;
  figure = drawn();
  ASSERT_EQ(dots(figure.panels[0]), 1);
  EXPECT_EQ(curve_of(figure.panels[0], "pinned_2_measured")->role, Role::series3);
  EXPECT_TRUE(figure.left_out.empty());

  scenario = on("h200"); // against α: 24 warps were measured, 25 were not
  scenario.view.throughput_axis = ThroughputAxis::alpha;
  pins.clear();
  scenario.warps = 24;
  EXPECT_EQ(dots(drawn().panels[0]), 1);
  scenario.warps = 25;
  EXPECT_EQ(dots(drawn().panels[0]), 0);
  EXPECT_THAT(drawn().left_out, testing::ElementsAre(HasSubstr("measured with 2")));
}

// Warps for the whole peak are no warps for 90 % of it, and the other way about.
TEST_F(Figures, WarpsNeededAreDrawnOnAxesOfTheirPartOfThePeak) {
  Scenario scenario = on("gtx980");
  const auto drawn = [&](const char* notes, double target) {
    scenario.target = target;
    scenario.measured = {std::make_shared<const MeasuredSet>(
        MeasuredSet{.name = "mine.csv",
                    .sha256 = std::string(64, '0'),
                    .data = {.notes = notes, .needed = {{0, 30.5}, {48, 46}}}})};
    const Figure figure = cusp_figure(*of(scenario));
    EXPECT_NE(curve_of(figure.panels[0], "imported_1") != nullptr, !figure.left_out.empty());
    return figure.left_out.empty() ? std::string("drawn") : figure.left_out[0];
  };
  EXPECT_EQ(drawn("", 1), "drawn");
  EXPECT_EQ(drawn("", 0.9), "mine for the whole peak");
  EXPECT_EQ(drawn("target: 0.9", 0.9), "drawn");
  EXPECT_EQ(drawn("target: 0.9", 1), "mine for 90 % of the peak");
  EXPECT_EQ(drawn("target: most of it", 1), "mine for a part of the peak that is not said");
}

TEST_F(Figures, PinsAreNamedByWhatDiffersOrAsTheAuthorSays) {
  Pin pinned = with(on("gtx980"), "mem_lat", 500).value();
  pinned.alpha = 7; // which the axis shows
  Panel panel = cusp_panel(*of(on("gtx980"), {pinned}));
  ASSERT_TRUE(curve_of(panel, "pinned_1"));
  EXPECT_EQ(curve_of(panel, "pinned_1")->label, "mem_lat 500");
  EXPECT_EQ(curve_of(panel, "needed")->label, "mem_lat 368");
  pinned.name = "slower";
  panel = cusp_panel(*of(on("gtx980"), {pinned}));
  EXPECT_EQ(curve_of(panel, "pinned_1")->label, "slower");
}

/// Two GPUs beside another.
TEST_F(Figures, EachOfThoseComparedHasItsOwnColourAndDashAndMarkersMeanData) {
  Scenario scenario = on("gtx980");
  for (const auto axis : {ThroughputAxis::warps, ThroughputAxis::alpha}) {
    scenario.view.throughput_axis = axis;
    const SnapshotPtr snapshot = of(scenario, two_gpus(on("v100"), on("h200")));
    for (const Panel& panel : {cusp_panel(*snapshot), throughput_panel(*snapshot)}) {
      EXPECT_TRUE(panel.legend);
      const Curve* const all[] = {curve_of(panel, "needed"), curve_of(panel, "pinned_1"),
                                  curve_of(panel, "pinned_2")};
      const char* const names[] = {"GTX 980", "V100", "H200"};
      for (int i = 0; i < 3; ++i) {
        ASSERT_TRUE(all[i]);
        EXPECT_EQ(all[i]->label, names[i]);
        EXPECT_EQ(all[i]->role, series_role(i + 1));
        EXPECT_FALSE(all[i]->marked);
      }
      EXPECT_FALSE(curve_of(panel, "issue_branch")) << "a limit of one of them";
      EXPECT_FALSE(curve_of(panel, "issue_bound"));
    }
  }
  for (const Palette palette : {Palette::colour, Palette::mono}) {
    FigureStyle style;
    style.palette = palette;
    for (int a = 1; a <= 9; ++a)
      for (int b = 1; b < a; ++b) {
        const Role one = series_role(a), other = series_role(b);
        EXPECT_TRUE(style.dashes(one) != style.dashes(other) ||
                    (palette == Palette::colour && style.colour(one) != style.colour(other)))
            << a << " and " << b;
        EXPECT_NE(dot_shape(one), dot_shape(other));
      }
  }
}

TEST_F(Figures, ThoseComparedFollowTheTarget) {
  Scenario scenario = on("gtx980");
  scenario.target = 0.9;
  const Panel panel = cusp_panel(*of(scenario, two_gpus(on("v100"), on("h200"))));
  const ResolvedScenario v100 = on("v100");
  const double whole = cusp(*kernel_model(v100)).warps_at_zero;
  const auto at_zero = std::ranges::find(panel.marks, "pinned_1_limit_zero", &Mark::id);
  ASSERT_NE(at_zero, panel.marks.end());
  EXPECT_NEAR(at_zero->at.y, 0.9 * whole, 1e-9);
}

TEST_F(Figures, LoopsOfOneIlpEachKeepGradualSaturationAndAreNamedByIt) {
  Scenario scenario = on("h200");
  scenario.instruction_loop = loop_from_text("LDG.128; FFMA x8").value();
  std::vector<Pin> pins;
  for (const int ilp : {2, 4}) {
    pins.emplace_back(scenario);
    pins.back().instruction_loop->ilp = ilp;
  }
  assign_series(pins);
  const SnapshotPtr snapshot = of(scenario, pins);
  for (const bool saturation : {false, true}) {
    const Panel panel = throughput_panel(*snapshot, nullptr, {.saturation = saturation});
    const char* const names[] = {"ILP 1", "ILP 2", "ILP 4"};
    const char* const ids[] = {"needed", "pinned_1", "pinned_2"};
    for (int i = 0; i < 3; ++i) {
      const Curve* named = curve_of(panel, ids[i]);
      const Curve* thin =
          curve_of(panel, (std::string(ids[i]) + (saturation ? "_bound" : "_saturation")).c_str());
      ASSERT_TRUE(named && thin) << ids[i];
      EXPECT_EQ(named->label, names[i]);
      EXPECT_EQ(thin->role, named->role);
      EXPECT_EQ(thin->weight, Weight::thin);
      // Queues take from what is possible, never add.
      const Curve& bound = saturation ? *thin : *named;
      const Curve& reached = saturation ? *named : *thin;
      ASSERT_GT(reached.points.size(), 3u);
      EXPECT_LT(reached.points.back().y, bound.points.back().y * (1 + 1e-9));
    }
  }
}

TEST_F(Figures, WhatIsHiddenIsNotCompared) {
  std::vector<Pin> pins = two_gpus(on("v100"), on("h200"));
  pins[0].hidden = true;
  Panel panel = cusp_panel(*of(on("gtx980"), pins));
  EXPECT_FALSE(curve_of(panel, "pinned_1"));
  ASSERT_TRUE(curve_of(panel, "pinned_2"));
  EXPECT_EQ(curve_of(panel, "pinned_2")->role, Role::series3)
      << "it keeps its place in the palette";
  pins[1].hidden = true;
  panel = cusp_panel(*of(on("gtx980"), pins));
  EXPECT_TRUE(curve_of(panel, "issue_branch"));
  EXPECT_FALSE(panel.legend);
}

TEST_F(Figures, MeasuredPointsHaveTheLookOfTheirGpu) {
  Scenario scenario = on("gtx980");
  scenario.target = 0.9;
  scenario.measured = {std::make_shared<const MeasuredSet>(MeasuredSet{
      .name = "mine.csv",
      .sha256 = std::string(64, '0'),
      .source = "A. Author, measured on a GTX 980, 2026",
      .data = {.notes = "target: 90 %", .needed = {{0, 30.5, 29, 32}, {48, 46, 43, 50}}}})};
  const SnapshotPtr snapshot = of(scenario, two_gpus(on("v100"), on("h200")));
  const Panel panel = cusp_panel(*snapshot);
  const Curve* mine = curve_of(panel, "imported_1");
  ASSERT_TRUE(mine);
  EXPECT_EQ(mine->label, "GTX 980, mine");
  EXPECT_EQ(mine->role, Role::series1);
  ASSERT_EQ(mine->points.size(), 2u);
  EXPECT_EQ(mine->points[1].y, 46);
  EXPECT_EQ(mine->error_bars[1], (Point{43, 50}));
  const Curve* h200 = curve_of(panel, "pinned_2_measured");
  ASSERT_TRUE(h200);
  EXPECT_EQ(h200->role, Role::series3);
  const Figure figure = cusp_figure(*snapshot);
  EXPECT_THAT(figure.title, HasSubstr("90 % of the peak, GTX 980, V100 and H200"));
  for (const char* const said :
       {"V100, memory mix: mem_lat", "GTX 980, mine (A. Author, measured on a GTX 980, 2026)",
        "Bars are the errors"})
    EXPECT_THAT(figure.caption, HasSubstr(said));
  EXPECT_THAT(caption_words(figure, snapshot->document, catalogue).toStdString(),
              HasSubstr("GTX 980, a black line; V100, a dashed blue line; "));
  EXPECT_THAT(figure.sources, Contains("A. Author, measured on a GTX 980, 2026"));
}

TEST_F(Figures, WhatCannotShareAxesStandsBesideTheOther) {
  FigureRequest request{.document = {on("gtx980"), two_gpus(on("v100"), on("h200"))},
                        .catalogue = &catalogue,
                        .given = figure_option::gpu};
  const auto entry = find_figure(QStringLiteral("sensitivity"));
  ASSERT_TRUE(entry);
  const auto figure = compared_figure(**entry, request);
  ASSERT_TRUE(figure) << figure.error().detail.english();
  ASSERT_EQ(figure->panels.size(), 6u); // warps needed and throughput of each
  EXPECT_THAT(figure->panels[0].title, testing::StartsWith("GTX 980"));
  EXPECT_THAT(figure->panels[4].title, testing::StartsWith("H200"));
  for (const char* id : {"t4", "a100", "gtx680", "gtx480"}) {
    Pin more = on(id);
    more.gpu_alone = true;
    request.document.pins.push_back(more);
  }
  const auto many = compared_figure(**entry, request);
  ASSERT_FALSE(many);
  EXPECT_THAT(many.error().detail.english(), HasSubstr("there is room for 6; compare fewer"));
}

TEST_F(Figures, NothingLeavesTheAxesWhateverTheParameters) {
  std::mt19937 random(5);
  const auto pick = [&](const ParameterInfo& info) {
    return slider_value(info, std::uniform_real_distribution<>(-0.05, 1.05)(random));
  };
  for (int round = 0; round < 400; ++round) {
    Scenario scenario = on(round % 2 ? "gtx980" : "h200");
    std::string what;
    for (const ParameterInfo& info : parameter_table())
      if (random() % 2) {
        const double value = pick(info);
        scenario = with(scenario, info.id, value).value();
        what += std::string(info.id) + "=" + std::to_string(value) + " ";
      }
    scenario.mix = static_cast<Mix>(random() % 3);
    scenario.view.throughput_axis = static_cast<ThroughputAxis>(random() % 2);
    scenario.view.throughput_scale = static_cast<AxisScale>(random() % 2);
    scenario.view.throughput_unit = static_cast<ThroughputUnit>(random() % 6);
    scenario.view.occupancy_unit = static_cast<OccupancyUnit>(random() % 3);
    what += " unit " + std::to_string(static_cast<int>(scenario.view.throughput_unit));
    what += scenario.view.throughput_axis == ThroughputAxis::alpha ? " over alpha" : " over warps";
    const SnapshotPtr snapshot = of(scenario, {on("gtx680")});
    ASSERT_TRUE(snapshot->results) << what;
    expect_inside(throughput_figure(*snapshot), "throughput " + what);
    expect_inside(cusp_figure(*snapshot), "cusp " + what);
    expect_inside(concurrency_figure(*snapshot), "concurrency " + what);
  }
}

TEST_F(Figures, EveryFigureOfTheCatalogueIsDrawnForEveryGpuOrSaysWhyNot) {
  for (const FigureEntry& entry : figure_catalogue()) {
    FigureRequest request{{on("gtx980"), {}}, &catalogue};
    const auto figure = entry.build(request);
    ASSERT_TRUE(figure) << entry.id.toStdString() << figure.error().detail.english();
    EXPECT_EQ(figure->id, entry.id.toStdString());
    EXPECT_FALSE(figure->title.empty());
    EXPECT_FALSE(figure->sources.empty()) << figure->id;
    expect_inside(*figure, figure->id);
    for (const std::string& id : catalogue.ids()) {
      request.document.scenario = on(id.c_str());
      request.given = figure_option::all;
      if (const auto other = entry.build(request))
        expect_inside(*other, other->id + " on " + id);
      else
        EXPECT_EQ(other.error().code, ErrorCode::bad_argument);
    }
  }
}

// Bounds of numbers that a rule gives with a range are drawn with it.
TEST_F(Figures, LayTheRangesOfDerivedNumbersBehindTheCurves) {
  for (const auto& [id, derived] : {std::pair("rtx4070", true), {"gtx980", false}}) {
    const auto snapshot = evaluate_document({on(id), {}}, catalogue);
    for (const Panel& panel : {throughput_panel(*snapshot), cusp_panel(*snapshot)})
      EXPECT_EQ(std::ranges::count(panel.areas, "band", &Area::id), derived) << id;
  }
}

TEST_F(Figures, Thesis43ShowsTheModelBesideTheMeasurement) {
  const auto entry = find_figure(QStringLiteral("thesis-4.3"));
  ASSERT_TRUE(entry);
  const Figure figure = (*entry)->build({{on("gtx980"), {}}, &catalogue}).value();
  ASSERT_EQ(figure.panels.size(), 4u) << "two of the GTX 980, two of the H200";
  EXPECT_EQ(
      (*entry)->build({{on("gtx980"), {}}, &catalogue, figure_option::all}).value().panels.size(),
      2u);
  EXPECT_NEAR(mark(figure.panels[0], "needed")->at.x, 15.4, 0.05);
  EXPECT_NEAR(mark(figure.panels[1], "needed")->at.x, 1.55, 0.05);
  EXPECT_EQ(curve_of(figure.panels[0], "measured")->points[0].x, 20);
  EXPECT_EQ(curve_of(figure.panels[1], "measured")->points[0].x, 3);
  // Rows of h200_access_patterns.csv: 64 warps, stride 2 and random.
  EXPECT_DOUBLE_EQ(curve_of(figure.panels[2], "measured")->points.back().y, 0.0646705);
  EXPECT_DOUBLE_EQ(curve_of(figure.panels[3], "measured")->points.back().y, 0.00517752);
}

// The survey's notes under its table of memory: 7219.2 / 3133.4 = 2.3, 40960 / 6144 = 6.7, 1555 /
// 900 = 1.7; its rows per processing block: Maxwell and Pascal 1 W × 2 I, from Volta on 1 W × 1 I,
// tensor cores of the 1st, 2nd, 3rd, 3rd, 4th and 4th generation.
TEST_F(Figures, TheSurveysTablesHaveItsNotesAndColumns) {
  const auto of = [this](const char* id) {
    return (*find_figure(QString::fromLatin1(id)))
        ->build({{on("gtx980"), {}}, &catalogue, false})
        .value();
  };
  const Figure memory = of("survey-memory");
  EXPECT_THAT(memory.footnotes, testing::Contains(testing::HasSubstr(
                                    "L2 bandwidth 2.3×, L2 size 6.7×, memory bandwidth 1.7×")));
  const Figure units = of("survey-units");
  const Table& table = units.panels.front().table;
  ASSERT_EQ(table.rows.size(), 8u);
  std::vector<std::string> issue, generation;
  for (const auto& row : table.rows)
    issue.push_back(row.back().text), generation.push_back(row[8].text);
  EXPECT_THAT(issue, testing::ElementsAre("1 W × 2 I", "1 W × 2 I", "1 W × 1 I", "1 W × 1 I",
                                          "1 W × 1 I", "1 W × 1 I", "1 W × 1 I", "1 W × 1 I"));
  EXPECT_THAT(generation, testing::ElementsAre("–", "–", "1", "2", "3", "3", "4", "4"));
  // Jia et al. 2019, §3.7: HBM2 of V100 and P100, GDDR6 of T4.
  EXPECT_THAT(of("t4-3.13").footnotes,
              testing::Contains(testing::AllOf(testing::HasSubstr("P100 HBM2, V100 HBM2"),
                                               testing::HasSubstr("T4 GDDR6"))));
}

// The survey's table of rates per SM: half, single, double precision and special functions. Of 3.2,
// 5.3, 6.2 and 7.2, integrated chips, the catalogue has no GPU.
TEST_F(Figures, TheSurveysTableOfRatesHasItsNineteenRows) {
  const std::vector<std::string> published = {
      "Fermi 2.0: – 32 16 4",     "Fermi 2.1: – 48 4 8",      "Kepler 3.0: – 192 8 32",
      "Kepler 3.2: – 192 8 32",   "Kepler 3.5: – 192 64 32",  "Kepler 3.7: – 192 64 32",
      "Maxwell 5.0: – 128 4 32",  "Maxwell 5.2: – 128 4 32",  "Maxwell 5.3: 256 128 4 32",
      "Pascal 6.0: 128 64 32 16", "Pascal 6.1: 2 128 4 32",   "Pascal 6.2: 256 128 4 32",
      "Volta 7.0: 128 64 32 16",  "Volta 7.2: 128 64 32 16",  "Turing 7.5: 128 64 2 16",
      "Ampere 8.0: 256 64 32 16", "Ampere 8.6: 256 128 2 16", "Ada Lovelace 8.9: 128 128 2 16",
      "Hopper 9.0: 256 128 64 16"};
  const Figure rates = (*find_figure(QStringLiteral("survey-throughput")))
                           ->build({{on("gtx980"), {}}, &catalogue, false})
                           .value();
  std::vector<std::string> drawn, marked;
  for (const auto& row : rates.panels.front().table.rows) {
    std::string text = row.front().text + ":";
    for (std::size_t i = 1; i < row.size(); ++i)
      text += " " + row[i].text;
    drawn.push_back(text);
    if (!row.front().note.empty())
      marked.push_back(row.front().text);
  }
  EXPECT_EQ(drawn, published);
  EXPECT_THAT(marked, testing::ElementsAre("Kepler 3.2", "Maxwell 5.3", "Pascal 6.2", "Volta 7.2"));
}

TEST_F(Figures, IlpTakesTheWarpsDown) {
  const auto entry = find_figure(QStringLiteral("ilp"));
  ASSERT_TRUE(entry);
  const Figure figure = (*entry)->build({{on("gtx980"), {}}, &catalogue}).value();
  // Thesis §4.3 and §4.5: 30, 54 and 24 warps with one instruction at a time, half with two.
  const auto& panel = figure.panels.front();
  for (const auto& [id, warps] :
       {std::pair{"warps_0", 30.0}, std::pair{"warps_1", 53.5}, std::pair{"warps_2", 24.0}}) {
    EXPECT_NEAR(curve_of(panel, id)->points[0].y, warps, 0.05) << id;
    EXPECT_NEAR(curve_of(panel, id)->points[1].y, warps / 2, 0.05) << id;
  }
}

} // namespace
} // namespace loom
