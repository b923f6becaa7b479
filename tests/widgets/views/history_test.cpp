/// The history view with real clicks and keys, and its charts' numbers against hand arithmetic.

#include "tests/widgets/views/history_fixture.h"
#include "widgets/figures/catalogue.h"
#include "widgets/views/history/wall_chart.h"
#include "widgets/views/transport.h"

#include <QComboBox>
#include <QProxyStyle>
#include <QSlider>

#include <gmock/gmock.h>

#include <cmath>

namespace loom {
namespace {

using testing::HasSubstr;

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

// Volkov §4.4: the trend survived GDDR3 to GDDR5; HBM2 is left to future work.
TEST_F(HistoryViewTest, TheWallTakesOneKindOfMemory) {
  auto* memory = find<QComboBox>("wall_memory");
  memory->setCurrentIndex(memory->findData(QStringLiteral("GDDR3")));
  EXPECT_THAT(words(), HasSubstr("GeForce, GDDR3: "));
  EXPECT_LT(curve(panel(), "segment_GeForce")->points.back().x, 2011);
  press(Qt::Key_Home);
  EXPECT_THAT(said(), HasSubstr("memory: GDDR3"));
  find<QComboBox>("wall_segment")->setCurrentIndex(0);
  memory->setCurrentIndex(memory->findData(QStringLiteral("HBM2")));
  EXPECT_GE(curve(panel(), "segment_data centre")->points.front().x, 2016); // P100
  EXPECT_EQ(memory->findData(QStringLiteral("GDDR4")), -1);                 // no GPU has it
}

TEST_F(HistoryViewTest, TheWallReadsOutAGpuAndEnterTakesIt) {
  press(Qt::Key_Right);
  // 224 GB/s over 2048 cores of 1216 MHz: 224000 / 2490368 = 0.0899.
  EXPECT_THAT(said(), HasSubstr("GTX 980, 2014-09 (Maxwell): 0.0899 B/core/cycle"));
  EXPECT_FALSE(button(QStringLiteral("take_gpu"))->isEnabled()); // it is the scenario's already
  press(Qt::Key_Home);
  EXPECT_THAT(said(), HasSubstr("2006-11"));
  EXPECT_TRUE(button(QStringLiteral("take_gpu"))->isEnabled());
  const std::string oldest = view.picked_gpu();
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
  EXPECT_EQ(view.picked_gpu(), ""); // the pointer passes many on its way to the button
  QTest::mouseClick(plot(), Qt::LeftButton, {}, plot()->widget_at(dots->points.back()).toPoint());
  const std::string picked = view.picked_gpu();
  EXPECT_NE(picked, "");
  QTest::mouseMove(plot(), plot()->widget_at(dots->points.front()).toPoint());
  EXPECT_THAT(said(), HasSubstr("2006"));
  QTest::mouseClick(button(QStringLiteral("take_gpu")), Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(gpu(), picked);
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
  EXPECT_EQ(view.picked_gpu(), "v100");
  QTest::mouseClick(button(QStringLiteral("take_gpu")), Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(gpu(), "v100");
}

// §4.4: 368 / 6 × 0.0815 / 4 on Maxwell. Arithmetic latency went 24, 18, 9, 6 cycles from GT200 on,
// so the ratio of latencies grew; arithmetic throughput outgrew memory's, so that of throughputs
// fell.
TEST_F(HistoryViewTest, TheFactorsOfTheRatioOfWarpsStandSideBySide) {
  choose(HistoryChart::factors);
  const Curve *latencies = curve(panel(), "latency_ratio"),
              *throughputs = curve(panel(), "throughput_ratio"),
              *warps = curve(panel(), "warps_ratio");
  ASSERT_TRUE(latencies && throughputs && warps);
  ASSERT_EQ(latencies->points.size(), warps->points.size());
  for (std::size_t i = 0; i < warps->points.size(); ++i)
    EXPECT_NEAR(latencies->points[i].y * throughputs->points[i].y / warps->points[i].y, 1, 1e-9);
  EXPECT_GT(latencies->points[4].y, latencies->points[1].y);
  EXPECT_LT(throughputs->points[4].y, throughputs->points[1].y);
  press(Qt::Key_Right);
  EXPECT_THAT(said(), HasSubstr("latencies 61.3 (368 / 6 cycles) × throughputs 0.0204"));
  EXPECT_EQ(view.asked_quantity(), QStringLiteral("gtx980.warps_ratio.factors"));
}

TEST_F(HistoryViewTest, TheCuspStepsThroughGpusAndLeavesGhosts) {
  choose(HistoryChart::cusps);
  EXPECT_THAT(words(), HasSubstr("GTX 980, 2014-09 needs 53.5 warps/SM at its cusp, α = 48.1"));
  EXPECT_THAT(words(), HasSubstr("holds 64"));
  EXPECT_TRUE(curve(panel(), "earlier_gtx680"));
  EXPECT_FALSE(curve(panel(), "earlier_v100"));
  press(Qt::Key_Home);
  EXPECT_EQ(view.picked_gpu(), "8800gtx");
  EXPECT_FALSE(curve(panel(), "earlier_gtx280"));
  press(Qt::Key_Right);
  EXPECT_EQ(view.picked_gpu(), "gtx280");
  EXPECT_TRUE(curve(panel(), "earlier_8800gtx"));
  EXPECT_THAT(said(), HasSubstr("GTX 280"));
  press(Qt::Key_Left);
  EXPECT_EQ(view.picked_gpu(), "8800gtx");
  press(Qt::Key_End);
  EXPECT_EQ(view.picked_gpu(), "h200");
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
  EXPECT_TRUE(QTest::qWaitFor([&] { return view.picked_gpu() == "h200"; }, 3000));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !transport->playing(); }, 3000));
  press(Qt::Key_Home);
  press(Qt::Key_Space);
  choose(HistoryChart::wall);
  EXPECT_FALSE(transport->playing());
}

/// A style that animates for so many milliseconds; 0 where reduced motion is asked for.
class Motion : public QProxyStyle {
public:
  explicit Motion(int milliseconds) : milliseconds_(milliseconds) {}
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* data) const override {
    return hint == SH_Widget_Animation_Duration
               ? milliseconds_
               : QProxyStyle::styleHint(hint, option, widget, data);
  }

private:
  int milliseconds_;
};

TEST_F(HistoryViewTest, AStepBendsTheCurveUnlessReducedMotionIsAskedFor) {
  choose(HistoryChart::cusps);
  const auto needed_at_first = [&] { return curve(panel(), "needed")->points.front().y; };
  Motion still(0), moving(500);
  view.QWidget::setStyle(&still);
  press(Qt::Key_Home);
  press(Qt::Key_Right);
  EXPECT_NEAR(needed_at_first(), 11.3, 0.2); // GTX 280, next to its limit at α = 0
  EXPECT_FALSE(panel().marks.empty());
  press(Qt::Key_Right);
  const double gtx480 = needed_at_first();
  EXPECT_NEAR(gtx480, 30.9, 0.2);
  press(Qt::Key_Left);
  view.QWidget::setStyle(&moving);
  press(Qt::Key_Right);
  EXPECT_LT(needed_at_first(), gtx480 - 1); // on its way
  EXPECT_TRUE(panel().marks.empty());
  EXPECT_EQ(curve(view.figure().panels.front(), "needed")->points.front().y, gtx480);
  EXPECT_TRUE(QTest::qWaitFor([&] { return needed_at_first() == gtx480; }, 3000));
  EXPECT_FALSE(panel().marks.empty());
  view.QWidget::setStyle(nullptr);
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

TEST_F(HistoryViewTest, ExportsTheChartShown) {
  const char* ids[] = {"history-wall", "history-warps", "history-factors", "history-cusp",
                       "roofline-latency"};
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
  EXPECT_EQ(figure->panels.front().title, "8800 GTX, 2006ᵈ");
  EXPECT_EQ(figure->panels.back().title, "H200, 2024ᵈ");
  for (const Panel& panel : figure->panels)
    EXPECT_EQ(panel.y.max, figure->panels.front().y.max);
}

} // namespace
} // namespace loom
