/// The latency roof's chart with real drags and keys, its numbers against hand arithmetic.

#include "core/figure/clip.h"
#include "core/scenario/parameters.h"
#include "tests/widgets/views/history_fixture.h"
#include "widgets/views/history/roofline_chart.h"

#include <gmock/gmock.h>

#include <cmath>
#include <limits>

namespace loom {
namespace {

using testing::HasSubstr;

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
  EXPECT_THAT(said(), HasSubstr("too few warps"));
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
  workspace.propose_gpu(*catalogue.find("gtx560ti"));
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
            EXPECT_TRUE(each.dots || each.off_scale ||
                        !clip_polyline(each.points, {x.x, x.y, y.x, y.y}, true, true).empty())
                << id << alpha << each.id;
          for (const Area& each : drawn.areas)
            EXPECT_TRUE(std::ranges::all_of(each.outline, inside)) << id << alpha << each.id;
          for (const Mark& each : drawn.marks)
            EXPECT_TRUE(inside(each.at)) << id << alpha << each.id;
        }
}

} // namespace
} // namespace loom
