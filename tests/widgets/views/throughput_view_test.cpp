// The view of throughput: in % of the peak, with what measured kernels reach.

#include "core/document/document_json.h"
#include "tests/shared.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/throughput/throughput_figure.h"
#include "widgets/workspace/new_document.h"

#include <QMenu>

#include <gmock/gmock.h>

#include <cmath>

namespace loom {
namespace {

const Curve* curve_in(const Panel& panel, const char* id) {
  const auto found = std::ranges::find(panel.curves, id, &Curve::id);
  return found == panel.curves.end() ? nullptr : &*found;
}

Scenario of_peak(const char* gpu, double alpha, int warps) {
  Scenario scenario = default_scenario(*catalogue().find(gpu));
  scenario.alpha = alpha;
  scenario.warps = warps;
  scenario.view.throughput_unit = ThroughputUnit::peak_share;
  return scenario;
}

// min(16/488, 0.0815) of 0.0815 at α = 20 on the GTX 980 (thesis §4.1).
TEST(ThroughputOfPeak, EndsAtAHundredPerCent) {
  const auto snapshot = snapshot_of(of_peak("gtx980", 20, 16), catalogue());
  const Panel panel = throughput_panel(**snapshot, nullptr, {.saturation = true});
  EXPECT_EQ(panel.y.label, "throughput");
  EXPECT_EQ(panel.y.unit, "% of the peak");
  EXPECT_EQ(panel.y.max, 110);
  const Curve* best = curve_in(panel, "model");
  const Curve* reached = curve_in(panel, "saturation");
  ASSERT_TRUE(best && reached);
  EXPECT_EQ(best->label, "best possible");
  EXPECT_EQ(best->weight, Weight::thin);
  EXPECT_EQ(reached->weight, Weight::bold);
  EXPECT_NEAR(best->points.back().y, 100, 1e-9);
  const LoopSweep sweep(**snapshot, LoopAxis::warps);
  for (const Point& point : reached->points)
    EXPECT_LE(point.y, 100 * sweep.evaluation(point.x)->fraction_of_peak * (1 + 1e-9));
  const auto dot = std::ranges::find(panel.marks, "operating_point", &Mark::id);
  EXPECT_EQ(dot->at.x, 16);
  EXPECT_NEAR(dot->at.y, *saturated_at(**snapshot, sweep, 16) * 100 / 0.0815, 1e-6);
  EXPECT_LT(dot->at.y, 100 * 16 / 488.0 / 0.0815);
}

TEST(ThroughputOfPeak, IsAChoiceOfTheScenarioThatOldFilesDoNotHave) {
  const std::string old = R"({"format":"latencyloom-scenario","version":"1.0","gpu":"gtx980"})";
  const auto read = document_from_json(old, "old.json", catalogue());
  ASSERT_TRUE(read);
  EXPECT_EQ(read->document.scenario.view.throughput_unit, ThroughputUnit::other_ipc);
  const Document fresh = new_document(*catalogue().find("gtx980"));
  EXPECT_EQ(fresh.scenario.view.throughput_unit, ThroughputUnit::peak_share);
  EXPECT_EQ(fresh.memory.chart, MemoryChart::caches); // as the view's name says
  const std::string text = document_to_json(fresh, catalogue());
  EXPECT_THAT(text, testing::HasSubstr("\"version\": \"1.9\""));
  const auto again = document_from_json(text, "new.json", catalogue());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->document, fresh);
}

class ThroughputViewTest : public WindowTest {
protected:
  View& view() { return *window.views().dock(QStringLiteral("throughput"))->need_view(); }
  void choose(const QString& text) {
    QMenu menu;
    view().fill_menu(menu);
    const auto choose_in = [&text](const QMenu& of, const auto& self) -> bool {
      for (QAction* action : of.actions())
        if (action->menu() ? self(*action->menu(), self) : action->text() == text) {
          if (!action->menu())
            action->trigger();
          return true;
        }
      return false;
    };
    EXPECT_TRUE(choose_in(menu, choose_in)) << text.toStdString();
    (void)workspace.snapshot();
  }
};

TEST_F(ThroughputViewTest, EachBoundIsAChoiceThatTheExportHas) {
  EXPECT_EQ(view().figure().id, "throughput-saturation");
  EXPECT_FALSE(curve_in(view().figure().panels[0], "latency_bound"));
  choose(QStringLiteral("Each bound"));
  EXPECT_EQ(view().figure().id, "throughput");
  EXPECT_TRUE(curve_in(view().figure().panels[0], "latency_bound"));
  EXPECT_EQ(view().choices().value(QStringLiteral("bounds")), QVariant(true));
}

TEST_F(ThroughputViewTest, TheUnitIsAChoice) {
  choose(QStringLiteral("% of the peak"));
  EXPECT_EQ(scenario().view.throughput_unit, ThroughputUnit::peak_share);
  EXPECT_EQ(view().figure().panels[0].y.unit, "% of the peak");
  choose(QStringLiteral("IPC/SM, other instruction"));
  EXPECT_EQ(view().figure().panels[0].y.unit, "IPC/SM");
}

} // namespace
} // namespace loom
