/// The history view with real clicks and keys, and its charts' numbers against hand arithmetic.

#include "core/scenario/parameters.h"
#include "tests/widgets/shell_fixture.h"
#include "widgets/figures/catalogue.h"
#include "widgets/plot/plot_widget.h"
#include "widgets/views/history/history_view.h"
#include "widgets/views/history/roofline_chart.h"
#include "widgets/views/history/wall_chart.h"
#include "widgets/views/transport.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSlider>

#include <gmock/gmock.h>

#include <cmath>

namespace loom {
namespace {

using testing::HasSubstr;

class HistoryViewTest : public testing::Test {
protected:
  void SetUp() override {
    view.set_style(FigureStyle{});
    view.resize(1000, 420);
    view.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
    view.setFocus();
  }
  void choose(HistoryChart chart) {
    QTest::mouseClick(button(QStringLiteral("history_chart_%1").arg(int(chart))), Qt::LeftButton);
    ASSERT_EQ(view.chart(), chart);
    (void)plot()->grab();
  }
  QAbstractButton* button(const QString& name) { return view.findChild<QAbstractButton*>(name); }
  template <class Widget> Widget* find(const char* name) {
    return view.findChild<Widget*>(QString::fromLatin1(name));
  }
  PlotWidget* plot() { return view.findChild<PlotWidget*>(); }
  const Panel& panel() { return plot()->panel(); }
  std::string words() { return find<QLabel>("words")->text().toStdString(); }
  std::string said() {
    return readouts.isEmpty() ? "" : readouts.last().first().toString().toStdString();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(&view, key, with); }
  const std::string& gpu() { return workspace.scenario().gpu->id; }

  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, first_picture(catalogue)};
  HistoryView view{workspace, nullptr};
  QSignalSpy readouts{&view, &View::readout};
};

const Curve* curve(const Panel& panel, const std::string& id) {
  const auto found = std::ranges::find(panel.curves, id, &Curve::id);
  return found == panel.curves.end() ? nullptr : &*found;
}

TEST_F(HistoryViewTest, TheWallSaysTheThesisFactorForTheThesisYears) {
  EXPECT_THAT(words(), HasSubstr("GeForce: "));
  find<QSlider>("wall_to")->setValue(2015);
  // §4.4: about 1.24 times a year up to early 2016, and the interval is said.
  EXPECT_THAT(words(), HasSubstr("outpaces memory by 1.2"));
  EXPECT_THAT(words(), HasSubstr("(95 %: 1.2"));
  EXPECT_LE(curve(panel(), "segment_GeForce")->points.back().x, 2016);
  EXPECT_EQ(curve(panel(), "segment_data centre"), nullptr);
}

TEST_F(HistoryViewTest, TheWallTakesAnySegmentAndRangeOfArchitectures) {
  auto* segment = find<QComboBox>("wall_segment");
  segment->setCurrentIndex(0);
  EXPECT_TRUE(curve(panel(), "segment_data centre"));
  auto* first = find<QComboBox>("wall_first");
  auto* last = find<QComboBox>("wall_last");
  first->setCurrentIndex(first->findData(QStringLiteral("Maxwell")));
  last->setCurrentIndex(last->findData(QStringLiteral("Maxwell")));
  for (const Curve& each : panel().curves)
    if (each.dots)
      for (const Point& point : each.points) {
        EXPECT_GE(point.x, 2014) << each.id; // GTX 750, February 2014
        EXPECT_LT(point.x, 2016) << each.id;
      }
  // The newest may not be older than the oldest: it yields.
  first->setCurrentIndex(first->findData(QStringLiteral("Hopper")));
  EXPECT_EQ(last->currentData(), QStringLiteral("Hopper"));
  segment->setCurrentIndex(segment->findData(QStringLiteral("GeForce")));
  EXPECT_THAT(words(), HasSubstr("too few"));
  EXPECT_FALSE(curve(panel(), "fit"));
}

TEST_F(HistoryViewTest, TheWallReadsOutAGpuAndEnterTakesIt) {
  press(Qt::Key_Right);
  // 224.3 GB/s over 2048 cores of 1216 MHz: 224300 / 2490368 = 0.0901.
  EXPECT_THAT(said(), HasSubstr("GTX 980, 2014-09 (Maxwell): 0.0901 B/core/cycle"));
  EXPECT_FALSE(button(QStringLiteral("take_gpu"))->isEnabled()); // it is the scenario's already
  press(Qt::Key_Home);
  EXPECT_THAT(said(), HasSubstr("2006-11"));
  const std::string oldest = view.pointed_gpu();
  EXPECT_NE(oldest, "gtx980");
  press(Qt::Key_Return);
  (void)workspace.snapshot();
  EXPECT_EQ(gpu(), oldest);
  workspace.undo_stack().undo();
  EXPECT_EQ(gpu(), "gtx980");
}

TEST_F(HistoryViewTest, PointingAtADotSpeaksOfItsGpu) {
  (void)plot()->grab();
  const Curve* dots = curve(panel(), "segment_GeForce");
  ASSERT_TRUE(dots);
  QTest::mouseMove(plot(), plot()->widget_at(dots->points.back()).toPoint());
  EXPECT_THAT(said(), HasSubstr("B/core/cycle"));
  EXPECT_THAT(said(), HasSubstr("2025"));
}

TEST_F(HistoryViewTest, WarpsCarryTheThesisRatiosAndThenTheModels) {
  choose(HistoryChart::warps);
  ASSERT_GE(panel().bar_notes.size(), 8u);
  EXPECT_THAT(std::vector(panel().bar_notes.begin(), panel().bar_notes.begin() + 5),
              testing::ElementsAre("4×", "2.7×", "2.3×", "1.6×", "1.7×"));
  EXPECT_EQ(panel().x.categories[5], "V100");
  EXPECT_EQ(panel().bar_notes[5], "≈3.35×"); // 26.8 / 8
  EXPECT_EQ(panel().emphasis, 4u);
  press(Qt::Key_Right);
  EXPECT_THAT(said(), HasSubstr("arithmetic 24 warps/SM (6 cycles × 4 IPC/SM)"));
  press(Qt::Key_Right);
  EXPECT_EQ(view.pointed_gpu(), "v100");
  QTest::mouseClick(button(QStringLiteral("take_gpu")), Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(gpu(), "v100");
}

TEST_F(HistoryViewTest, TheCuspStepsThroughGpusAndLeavesGhosts) {
  choose(HistoryChart::cusps);
  EXPECT_THAT(words(), HasSubstr("GTX 980, 2014-09 needs 53.5 warps/SM at its cusp, α = 48.1"));
  EXPECT_THAT(words(), HasSubstr("holds 64"));
  EXPECT_TRUE(curve(panel(), "earlier_gtx680"));
  EXPECT_FALSE(curve(panel(), "earlier_v100"));
  press(Qt::Key_Home);
  EXPECT_EQ(view.pointed_gpu(), "8800gtx");
  EXPECT_FALSE(curve(panel(), "earlier_gtx280"));
  press(Qt::Key_Right);
  EXPECT_EQ(view.pointed_gpu(), "gtx280");
  EXPECT_TRUE(curve(panel(), "earlier_8800gtx"));
  EXPECT_THAT(said(), HasSubstr("GTX 280"));
  press(Qt::Key_Left);
  EXPECT_EQ(view.pointed_gpu(), "8800gtx");
  press(Qt::Key_End);
  EXPECT_EQ(view.pointed_gpu(), "h200");
  EXPECT_EQ(gpu(), "gtx980"); // stepping looks, Enter takes
  press(Qt::Key_Return);
  (void)workspace.snapshot();
  EXPECT_EQ(gpu(), "h200");
}

TEST_F(HistoryViewTest, TheCuspPlaysAndStopsWhenAnotherChartIsChosen) {
  choose(HistoryChart::cusps);
  auto* transport = view.findChild<Transport*>();
  press(Qt::Key_Home);
  for (int i = 0; i < 4; ++i)
    press(Qt::Key_BracketRight); // 100 GPUs a second
  press(Qt::Key_Space);
  EXPECT_TRUE(transport->playing());
  EXPECT_TRUE(QTest::qWaitFor([&] { return view.pointed_gpu() == "h200"; }, 3000));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !transport->playing(); }, 3000));
  press(Qt::Key_Home);
  press(Qt::Key_Space);
  choose(HistoryChart::wall);
  EXPECT_FALSE(transport->playing());
}

TEST_F(HistoryViewTest, CuspsOfAllGpusShareOneAxis) {
  choose(HistoryChart::cusps);
  const Axis first = panel().y;
  press(Qt::Key_End);
  EXPECT_EQ(panel().y, first);
  for (const Curve& each : panel().curves)
    for (const Point& point : each.points)
      EXPECT_LE(point.y, first.max) << each.id;
}

TEST_F(HistoryViewTest, PointingAtACuspSharesAlphaAndNamesTheNearestGpu) {
  choose(HistoryChart::cusps);
  QSignalSpy states(&view, &View::hoveredState);
  QTest::mouseMove(plot(), plot()->widget_at({100, 38}).toPoint());
  EXPECT_THAT(said(), HasSubstr("GTX 980, 2014-09"));
  ASSERT_FALSE(states.isEmpty());
  EXPECT_NEAR(states.last().at(0).toDouble(), 100, 5);
  EXPECT_TRUE(std::isnan(states.last().at(1).toDouble()));
}

class RooflineTest : public HistoryViewTest {
protected:
  void SetUp() override {
    HistoryViewTest::SetUp();
    workspace.propose(QStringLiteral("alpha"), 49);
    workspace.propose(QStringLiteral("warps"), 32);
    (void)workspace.snapshot();
    choose(HistoryChart::roofline);
  }
  double at(const char* id, double alpha) {
    for (const Point& point : curve(panel(), id)->points)
      if (std::abs(point.x / alpha - 1) < 1e-9)
        return point.y;
    return std::nan("");
  }
};

TEST_F(RooflineTest, TheOperatingPointIsOnTheLatencyRoof) {
  // 49 · 32 / (368 + 49·6) = 1568 / 662.
  const auto point = std::ranges::find(panel().marks, "operating_point", &Mark::id);
  ASSERT_NE(point, panel().marks.end());
  EXPECT_NEAR(point->at.x, 49, 1e-9);
  EXPECT_NEAR(point->at.y, 1568.0 / 662, 1e-9);
  EXPECT_EQ(panel().y.unit, "IPC/SM");
}

TEST_F(RooflineTest, TheLatencyRoofTouchesTheOthersWhereItShould) {
  EXPECT_THAT(words(), HasSubstr("32 warps/SM hide latency up to α = 4.11 and from α = 180 on"));
  const double left = (32 / 0.0815 - 368) / 6;
  EXPECT_NEAR(at("latency_roof", left), at("other_roof", left), 1e-9);
  EXPECT_NEAR(at("other_roof", left), 0.0815 * left, 1e-9);
  // At α = 180 the issue roof is 4·180/181.
  EXPECT_NEAR(at("latency_roof", 180), 4.0 * 180 / 181, 1e-9);
  EXPECT_NEAR(at("issue_roof", 180), 4.0 * 180 / 181, 1e-9);
  EXPECT_FALSE(curve(panel(), "arithmetic_roof")); // never binds alone
  for (const char* guide : {"latency_8", "latency_16", "latency_64"})
    EXPECT_TRUE(curve(panel(), guide)) << guide;
  EXPECT_FALSE(curve(panel(), "latency_32")); // it is the one at hand
}

TEST_F(RooflineTest, DraggingThePointMovesAlphaAsOneUndoEntry) {
  const int before = workspace.undo_stack().count();
  const QPoint from = plot()->widget_at({49, 1568.0 / 662}).toPoint();
  const QPoint to(plot()->widget_at({500, 1}).toPoint().x(), from.y());
  QTest::mousePress(plot(), Qt::LeftButton, {}, from);
  QTest::mouseMove(plot(), (from + to) / 2);
  QTest::mouseMove(plot(), to);
  QTest::mouseRelease(plot(), Qt::LeftButton, {}, to);
  EXPECT_NEAR(workspace.scenario().alpha, 500, 30);
  EXPECT_EQ(workspace.scenario().warps, 32);
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
}

TEST_F(RooflineTest, KeysMoveTheOperatingPoint) {
  press(Qt::Key_Right);
  EXPECT_GT(workspace.scenario().alpha, 49);
  press(Qt::Key_Down);
  EXPECT_EQ(workspace.scenario().warps, 31);
  EXPECT_THAT(said(), HasSubstr("31 warps/SM"));
  EXPECT_TRUE(curve(panel(), "latency_32")); // a guide now
}

TEST_F(RooflineTest, ReadsWarpsIntensityAndWhatBindsUnderThePointer) {
  QTest::mouseMove(plot(), plot()->widget_at({49, 1}).toPoint());
  EXPECT_THAT(said(), HasSubstr("flop/B"));
  EXPECT_THAT(said(), HasSubstr("latency bound"));
  const SnapshotPtr now = workspace.snapshot();
  const RooflineReading reading = read_roofline(*now, panel(), 48);
  EXPECT_THAT(reading.text.toStdString(),
              HasSubstr("α = 48 (12 flop/B), 32 warps/SM: 2.34 IPC/SM"));
}

TEST_F(RooflineTest, CountsGflopsWhereTheScenarioDoes) {
  workspace.propose_choice(QStringLiteral("throughput_unit"), QStringLiteral("gigaflops"));
  (void)workspace.snapshot();
  EXPECT_EQ(panel().y.unit, "Gflop/s");
  const auto point = std::ranges::find(panel().marks, "operating_point", &Mark::id);
  // 1568/662 warp adds a cycle on 16 SMs of 1216 MHz.
  EXPECT_NEAR(point->at.y, 1568.0 / 662 * 32 * 16 * 1.216, 1e-6);
}

TEST_F(RooflineTest, SaysWhatAGpuLacks) {
  workspace.propose_gpu(*catalogue.find("p100"));
  (void)workspace.snapshot();
  EXPECT_FALSE(plot()->isVisible());
  press(Qt::Key_Right); // nothing to move to, and nothing breaks
  workspace.propose_gpu(*catalogue.find("gtx680"));
  (void)workspace.snapshot();
  EXPECT_TRUE(plot()->isVisible());
}

TEST_F(RooflineTest, StaysInsideItsAxesWhateverTheParameters) {
  const double inf = std::numeric_limits<double>::infinity();
  for (const char* id : {"gtx980", "h200", "toy", "8800gtx"})
    for (const double alpha : {0.0, 0.01, 1.0, 1e6, inf})
      for (const double warps : {1.0, 64.0, 1024.0})
        for (const double latency : {1.0, 5000.0}) {
          Scenario scenario = default_scenario(catalogue.find(id).value());
          scenario = with(scenario, "alpha", alpha).value();
          scenario = with(scenario, "warps", warps).value();
          scenario = with(scenario, "mem_lat", latency).value_or(scenario);
          const SnapshotPtr now = evaluate_document({scenario, {}}, catalogue);
          ASSERT_TRUE(now->results);
          const Panel drawn = draw_roofline(*now).panel;
          const Point x = axis_span(drawn.x), y = axis_span(drawn.y);
          ASSERT_TRUE(y.x > 0 && y.x < y.y && std::isfinite(y.y));
          const auto inside = [&](const Point& point) {
            return point.x >= x.x * (1 - 1e-9) && point.x <= x.y * (1 + 1e-9) &&
                   point.y >= y.x * (1 - 1e-9) && point.y <= y.y * (1 + 1e-9);
          };
          for (const Curve& each : drawn.curves)
            EXPECT_TRUE(std::ranges::all_of(each.points, inside)) << id << alpha << each.id;
          for (const Area& each : drawn.areas)
            EXPECT_TRUE(std::ranges::all_of(each.outline, inside)) << id << alpha << each.id;
          for (const Mark& each : drawn.marks)
            EXPECT_TRUE(inside(each.at)) << id << alpha << each.id;
        }
}

TEST_F(HistoryViewTest, ExportsTheChartShown) {
  const char* ids[] = {"history-wall", "history-warps", "history-cusp", "roofline-latency"};
  for (int chart = 0; chart < history_chart_count; ++chart) {
    choose(static_cast<HistoryChart>(chart));
    const Figure figure = view.figure();
    EXPECT_EQ(figure.id, ids[chart]);
    EXPECT_EQ(figure.panels.front().curves, panel().curves);
    EXPECT_EQ(figure.panels.front().bar_notes, panel().bar_notes);
    EXPECT_EQ(figure.panels.front().y, panel().y);
    EXPECT_FALSE(figure.sources.empty());
    EXPECT_FALSE(figure.caption.empty());
  }
  press(Qt::Key_PageUp);
  EXPECT_EQ(view.chart(), HistoryChart::cusps);
}

TEST(HistoryFigures, TheCuspHistoryHasATileForEveryGpuOldestFirst) {
  const Catalogue catalogue(embedded_gpu_files());
  const auto entry = find_figure(QStringLiteral("cusp-history"));
  ASSERT_TRUE(entry);
  const Result<Figure> figure = (*entry)->build({first_picture(catalogue), &catalogue, false});
  ASSERT_TRUE(figure);
  EXPECT_EQ(figure->panels.front().title, "8800 GTX, 2006");
  EXPECT_EQ(figure->panels.back().title, "H200, 2024");
  for (const Panel& panel : figure->panels)
    EXPECT_EQ(panel.y.max, figure->panels.front().y.max);
}

} // namespace
} // namespace loom
