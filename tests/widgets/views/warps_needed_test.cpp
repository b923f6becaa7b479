// The view of the warps needed: what is in flight under their line, and axes that stay in a drag.

#include "core/document/document_json.h"
#include "core/scenario/instruction_loop.h"
#include "tests/shared.h"
#include "tests/widgets/curve_of.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/cusp/concurrency_figure.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/loop_sweep.h"

#include <QLabel>
#include <QMenu>

#include <gmock/gmock.h>

#include <cmath>
#include <numeric>

namespace loom {
namespace {

using testing::HasSubstr;

Panel with_areas(const Snapshot& snapshot) { return cusp_panel(snapshot, {.in_flight = true}); }

const Curve& needed_of(const Panel& panel) {
  return *std::ranges::find(panel.curves, "needed", &Curve::id);
}

/// The layers together: each has the needed line's places but 0 and infinity, over the breaks.
void expect_under_the_line(const Panel& panel, const std::string& what) {
  std::vector<Point> line = needed_of(panel).points;
  ASSERT_FALSE(panel.layers.empty()) << what;
  ASSERT_GT(line.size(), 2U) << what;
  line.pop_back();
  line.erase(line.begin());
  for (std::size_t i = 0; i < line.size(); ++i) {
    double sum = 0;
    for (const Layer& layer : panel.layers) {
      ASSERT_EQ(layer.points.size(), line.size()) << what;
      ASSERT_EQ(layer.points[i].x, line[i].x) << what;
      EXPECT_GE(layer.points[i].y, 0) << what;
      sum += layer.points[i].y;
    }
    EXPECT_NEAR(sum, line[i].y, 1e-9 * line[i].y) << what << " at " << line[i].x;
  }
}

// A warp without instruction-level parallelism has one instruction in flight (thesis §4.6): the
// areas count instructions, and the counts themselves add up to the warps.
TEST(WarpsNeeded, AreasAddUpToTheWarpsOfEveryMix) {
  for (const char* gpu : {"gtx980", "v100", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared}) {
      Scenario scenario = default_scenario(*catalogue().find(gpu));
      scenario.mix = mix;
      const auto snapshot = snapshot_of(scenario, catalogue());
      if (!snapshot)
        continue;
      const std::string what = std::string(gpu) + " " + std::to_string(int(mix));
      const Panel panel = with_areas(**snapshot);
      ASSERT_EQ(panel.layers.size(), 2U) << what;
      expect_under_the_line(panel, what);
      const LoopSweep sweep(**snapshot, LoopAxis::alpha);
      for (const double place : sweep.samples()) {
        const auto numbers = sweep.numbers(place);
        const double needed = loop_warps_needed(*numbers);
        const LoopEvaluation at = evaluate(*numbers, needed);
        const double flying = std::accumulate(at.in_flight.begin(), at.in_flight.end(), 0.0);
        EXPECT_NEAR(flying, needed, 1e-9 * needed) << what << " at " << place;
      }
    }
}

TEST(WarpsNeeded, AreasDivideTheWarpsAsTheInstructionsOfSeveralChainsAreDivided) {
  for (const int ilp : {1, 2, 4})
    for (const double target : {1.0, 0.5}) {
      Scenario scenario = default_scenario(*catalogue().find("gtx980"));
      scenario.ilp = ilp;
      scenario.target = target;
      scenario.view.occupancy_unit = OccupancyUnit::percent;
      const Panel panel = with_areas(**snapshot_of(scenario, catalogue()));
      expect_under_the_line(panel, std::to_string(ilp) + " " + std::to_string(target));
      // 30 loads of 53.5 instructions at the cusp (368 and 48.1·6 cycles at 0.0815 loads a cycle).
      const auto& line = needed_of(panel).points;
      const auto top = std::ranges::max_element(line, {}, &Point::y) - line.begin();
      EXPECT_NEAR(panel.layers[1].points[std::size_t(top) - 1].y / line[std::size_t(top)].y,
                  29.99 / 53.5, 0.005);
    }
}

TEST(WarpsNeeded, AreasOfALoopAreItsClasses) {
  Document document{default_scenario(*catalogue().find("h200")), {}};
  document.scenario.warps = 16;
  document.scenario.instruction_loop = *loop_from_text(
      "LDG.64 l2=0.6; FFMA x24; IMAD x2; LDS.128; MUFU.RCP; SHFL; DFMA; F2F.64; POPC");
  const SnapshotPtr snapshot = evaluate_document(document, catalogue());
  ASSERT_TRUE(snapshot->loop && *snapshot->loop);
  const Panel panel = with_areas(*snapshot);
  expect_under_the_line(panel, "loop");
  ASSERT_EQ(panel.layers.size(), 7U);
  EXPECT_EQ(panel.layers.back().id, "others");
}

TEST(WarpsNeeded, ComparedScenariosAreLines) {
  const Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  Pin pin = default_scenario(*catalogue().find("v100"));
  const SnapshotPtr snapshot = evaluate_document({scenario, {pin}}, catalogue());
  EXPECT_TRUE(with_areas(*snapshot).layers.empty());
  EXPECT_EQ(with_areas(*snapshot).curves, cusp_panel(*snapshot).curves);
}

// 30 loads and 23 adds of the 53.5 warps at the cusp of the GTX 980 (thesis, Figure 4.6).
TEST(WarpsNeeded, TheCountsOfEachClassAreSaid) {
  Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  for (const int ilp : {1, 4}) {
    scenario.ilp = ilp;
    const auto snapshot = snapshot_of(scenario, catalogue());
    const LoopSweep sweep(**snapshot, LoopAxis::alpha);
    EXPECT_EQ(needed_in_flight(**snapshot, sweep, 48), QStringLiteral("30 loads + 23.5 adds"))
        << ilp;
  }
}

TEST(WarpsNeeded, AStepOfAKeyAndOneBackLeadWhereOneWas) {
  Scenario scenario = default_scenario(*catalogue().find("gtx980"));
  for (const double alpha : {0.0, 0.1, 1.2, 3.0, 47.0, 540.0, 1e4, double{INFINITY}}) {
    scenario.alpha = alpha;
    const auto there = snapshot_of(scenario, catalogue());
    const int away = std::isinf(alpha) ? -1 : 1;
    const Scenario moved = LoopSweep(**there, LoopAxis::alpha).stepped(away);
    EXPECT_NE(moved.alpha, alpha);
    const auto beside = snapshot_of(moved, catalogue());
    EXPECT_EQ(LoopSweep(**beside, LoopAxis::alpha).stepped(-away), scenario) << alpha;
  }
}

class WarpsNeededView : public WindowTest {
protected:
  ViewDock& dock() { return *window.views().dock(QStringLiteral("cusp")); }
  View& view() { return *dock().need_view(); }
  PlotWidget& plot(const char* id = "cusp") {
    return *window.views().dock(QString::fromLatin1(id))->need_view()->findChild<PlotWidget*>();
  }
  void take_areas(bool on) {
    QMenu menu;
    view().fill_menu(menu);
    for (QAction* action : menu.actions())
      if (action->text() == QLatin1String("What is in flight") && action->isChecked() != on)
        action->trigger();
    (void)workspace.snapshot();
  }
};

TEST_F(WarpsNeededView, AnswersToTheIdsOfTheTwoThatItHolds) {
  EXPECT_EQ(window.views().dock(QStringLiteral("concurrency")), &dock());
  EXPECT_EQ(dock().info().title, QStringLiteral("Warps needed"));
  window.views().go_to(QStringLiteral("timeline"));
  window.views().go_to(QStringLiteral("concurrency"));
  EXPECT_EQ(window.views().current(), &dock());
  dock().hide();
  window.views().show_view_of(QStringLiteral("concurrency"));
  EXPECT_TRUE(dock().isVisible());
}

// As saveState() of the program that had both wrote a dock: its name, then flags, 1 where it is
// open.
TEST_F(WarpsNeededView, ALayoutWithTheFormerViewOpensIt) {
  dock().setObjectName(QStringLiteral("concurrency"));
  const QByteArray with_former = window.views().layout_state();
  dock().setObjectName(QStringLiteral("cusp"));
  dock().hide();
  ASSERT_TRUE(window.views().restore_layout(with_former));
  EXPECT_FALSE(dock().isHidden());
  dock().hide();
  const QByteArray closed = window.views().layout_state();
  ASSERT_TRUE(window.views().restore_layout(closed));
  EXPECT_TRUE(dock().isHidden());
}

TEST_F(WarpsNeededView, ItsExportIsWhatItShows) {
  for (const bool on : {true, false}) {
    take_areas(on);
    const Figure figure = view().figure();
    EXPECT_EQ(figure.id, on ? "cusp-in-flight" : "cusp");
    ASSERT_EQ(figure.panels.size(), 1U);
    EXPECT_EQ(figure.panels[0].layers.empty(), !on);
    EXPECT_EQ(figure.panels[0].layers, plot().panel().layers);
    EXPECT_EQ(figure.panels[0].curves, plot().panel().curves);
    EXPECT_EQ(view().choices().value(QStringLiteral("in_flight")), QVariant(on));
  }
}

TEST_F(WarpsNeededView, AreasHaveTheirNamesInside) {
  std::vector<std::string> named;
  for (const PaintedText& text : plot().texts())
    if (text.text.contains(QLatin1String("in flight"))) {
      named.push_back(text.text.toStdString());
      EXPECT_TRUE(plot().axes_rect().contains(text.box)) << named.back();
    }
  EXPECT_THAT(named, testing::UnorderedElementsAre("adds in flight", "loads in flight"));
}

TEST_F(WarpsNeededView, TheReadoutHasTheCounts) {
  QTest::mouseMove(&plot(), plot().axes_rect().center().toPoint());
  EXPECT_THAT(find<QLabel>("readout")->text().toStdString(),
              testing::AllOf(HasSubstr(" loads + "), HasSubstr(" adds")));
}

TEST_F(WarpsNeededView, AxesStayWhileSomethingIsDragged) {
  for (const char* id : {"cusp", "throughput"}) {
    workspace.propose(QStringLiteral("mem_lat"), 368.0, Shown::at_once);
    (void)workspace.snapshot();
    const Axis x = plot(id).panel().x, y = plot(id).panel().y;
    workspace.begin_drag();
    workspace.propose(QStringLiteral("mem_lat"), 1600.0);
    (void)workspace.snapshot();
    EXPECT_TRUE(workspace.snapshot()->draft);
    EXPECT_EQ(plot(id).panel().y.max, y.max) << id;
    EXPECT_EQ(plot(id).panel().x.max, x.max) << id;
    workspace.end_drag();
    (void)workspace.snapshot();
    EXPECT_GT(plot(id).panel().y.max + plot(id).panel().x.max, y.max + x.max) << id;
  }
}

TEST_F(WarpsNeededView, TheSimulationBeforeStaysGreyUntilThereIsAnother) {
  const auto curve = [this](const char* id) { return curve_of(plot("throughput").panel(), id); };
  ASSERT_TRUE(QTest::qWaitFor([&] { return curve("simulated") != nullptr; }, 10'000));
  const std::vector<Point> before = curve("simulated")->points;
  workspace.begin_drag();
  for (const double cycles : {700.0, 1600.0}) {
    workspace.propose(QStringLiteral("mem_lat"), cycles);
    (void)workspace.snapshot();
    ASSERT_TRUE(curve("simulated_before"));
    EXPECT_EQ(curve("simulated_before")->points, before);
    EXPECT_EQ(curve("simulated_before")->role, Role::ghost);
  }
  workspace.end_drag();
  (void)workspace.snapshot();
  EXPECT_TRUE(curve("simulated_before"));
  EXPECT_FALSE(curve_of(window.views().need_view(QStringLiteral("throughput"))->figure().panels[0],
                        "simulated_before"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return curve("simulated") != nullptr; }, 10'000));
  EXPECT_FALSE(curve("simulated_before"));
}

TEST_F(WarpsNeededView, NoViewMarksThePlaceThatTheDotHasLeft) {
  PlotWidget& needed = plot("cusp");
  const auto dot = [&] {
    return needed
        .widget_at(std::ranges::find(needed.panel().marks, "operating_point", &Mark::id)->at)
        .toPoint();
  };
  QTest::mouseMove(&needed, dot());
  EXPECT_FALSE(plot("throughput").readout().isEmpty());
  QTest::mousePress(&needed, Qt::LeftButton, {}, dot());
  QTest::mouseMove(&needed, dot() + QPoint(60, -20));
  EXPECT_TRUE(plot("throughput").readout().isEmpty());
  QTest::mouseRelease(&needed, Qt::LeftButton);
}

} // namespace
} // namespace loom
