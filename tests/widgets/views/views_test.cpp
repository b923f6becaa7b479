/// The views by mouse: dragging the operating point, hovering, and what a GPU lacks.

#include "core/divergence/divergence_run.h"
#include "gpus/embedded.h"
#include "tests/core/gpu/filed.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/exact_entry.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/cusp/concurrency_figure.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMessageBox>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <map>

namespace loom {
namespace {

class ViewsTest : public WindowTest {
protected:
  PlotWidget* plot(const char* view) {
    return window.views().need_view(QString::fromLatin1(view))->findChild<PlotWidget*>();
  }
  static QPoint operating_point(const PlotWidget* plot) {
    const auto& marks = plot->panel().marks;
    const auto mark = std::ranges::find(marks, "operating_point", &Mark::id);
    return mark == marks.end() ? QPoint() : plot->widget_at(mark->at).toPoint();
  }
  void drag(const char* view, QPoint by) {
    PlotWidget* on = plot(view);
    const QPoint from = operating_point(on);
    QTest::mousePress(on, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i)
      QTest::mouseMove(on, from + by * i / 8);
    QTest::mouseRelease(on, Qt::LeftButton, {}, from + by);
    (void)workspace.snapshot();
  }
};

TEST_F(ViewsTest, TheCuspsPointIsDraggedBothWaysAsOneChange) {
  const QPoint before = operating_point(plot("cusp"));
  drag("cusp", {-40, 40});
  EXPECT_LT(scenario().alpha, 48);
  EXPECT_LT(scenario().warps, 54);
  EXPECT_EQ(undo_count(), 1);
  const QPoint moved = operating_point(plot("cusp")) - before - QPoint(-40, 40);
  EXPECT_LE(moved.manhattanLength(), 6); // α and warps come in steps
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().alpha, 48);
  EXPECT_EQ(scenario().warps, 54);
}

// 368 + 48·6 cycles at 0.0815 loads a cycle are 53.5 chains (thesis §4.5), and with K a warp 53.5/K
// warps.
TEST(Concurrency, TheTitleSaysTheWarpsNeededNotThoseThatAreThere) {
  const Catalogue catalogue{embedded_gpu_files()};
  Scenario scenario = default_scenario(*catalogue.find("gtx980"));
  scenario.alpha = 48;
  const std::map<int, const char*> needed{{1, "53.5"}, {2, "26.7"}, {4, "13.4"}, {8, "6.68"}};
  for (const auto& [ilp, words] : needed)
    for (const int warps : {7, 14, 27, 30, 54, 64}) {
      scenario.ilp = ilp;
      scenario.warps = warps;
      const std::vector<Panel> panels = concurrency_panels(**snapshot_of(scenario, catalogue));
      if (warps * ilp < 54) {
        ASSERT_EQ(panels.size(), 2U);
        EXPECT_EQ(panels[0].title, "at the warps needed");
        EXPECT_EQ(panels[1].title, "at " + std::to_string(warps) + " warps/SM");
        continue;
      }
      ASSERT_EQ(panels.size(), 1U) << ilp << ' ' << warps;
      EXPECT_EQ(panels[0].title, "at the warps needed (α = 48: " + std::string(words) + " of the " +
                                     std::to_string(warps) + " there)");
    }
}

TEST_F(ViewsTest, TheReadoutFollowsUnderAPointerThatRests) {
  QTest::mouseMove(plot("cusp"), plot("cusp")->axes_rect().center().toPoint());
  const auto said = [this] { return find<QLabel>("readout")->text().toStdString(); };
  const std::string before = said();
  ASSERT_FALSE(before.empty());
  workspace.propose(QStringLiteral("mem_lat"), 900.0, Shown::at_once);
  (void)workspace.snapshot();
  EXPECT_NE(said(), before);
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(said(), before);
}

TEST_F(ViewsTest, AGpuWithoutADivergenceStackRunsOnItsOwnMachine) {
  const auto machine = [this] { return scenario().divergence.machine; };
  EXPECT_EQ(machine(), simt::MachineKind::stack);
  workspace.propose_gpu(*catalogue.find("h200"));
  EXPECT_EQ(machine(), simt::MachineKind::independent);
  const auto run = run_divergence(scenario().divergence);
  ASSERT_TRUE(run) << to_line(run.error());
  EXPECT_EQ(run->trace.ending, simt::Ending::finished);
  workspace.propose_gpu(*catalogue.find("gtx980"));
  EXPECT_EQ(machine(), simt::MachineKind::stack);
  Scenario chosen = scenario(); // what the user has chosen stays
  chosen.divergence.threads = 8;
  workspace.propose(QStringLiteral("threads"), chosen, Shown::at_once);
  workspace.propose_gpu(*catalogue.find("h200"));
  EXPECT_EQ(machine(), simt::MachineKind::stack);
}

TEST_F(ViewsTest, ThroughputsPointMovesAlongEitherAxis) {
  drag("throughput", {-60, 0});
  EXPECT_LT(scenario().warps, 54);
  EXPECT_EQ(scenario().alpha, 48);
  workspace.propose_choice(QStringLiteral("throughput_axis"), QStringLiteral("alpha"));
  (void)workspace.snapshot();
  const int warps = scenario().warps;
  drag("throughput", {-60, 0});
  EXPECT_LT(scenario().alpha, 48);
  EXPECT_EQ(scenario().warps, warps);
}

TEST_F(ViewsTest, DraggingToTheEndsReachesZeroAndInfinity) {
  drag("cusp", {-2000, 0});
  EXPECT_EQ(scenario().alpha, 0);
  drag("cusp", {4000, 0});
  EXPECT_TRUE(std::isinf(scenario().alpha));
  drag("cusp", {0, 2000});
  EXPECT_EQ(scenario().warps, 1);
  drag("cusp", {0, -2000});
  EXPECT_EQ(scenario().warps, 64);
}

TEST_F(ViewsTest, HoveringSaysTheStateInTheOtherViewsToo) {
  QTest::mouseMove(plot("cusp"), plot("cusp")->axes_rect().center().toPoint());
  const QImage cusp = plot("throughput")->grab().toImage();
  const auto* readout = window.status().findChild<QLabel*>(QStringLiteral("readout"));
  EXPECT_TRUE(readout->text().contains(QStringLiteral("warps/SM")));
  QTest::mouseMove(plot("cusp"), QPoint(1, 1));
  EXPECT_TRUE(readout->text().isEmpty());
  EXPECT_NE(plot("throughput")->grab().toImage(), cusp); // the mark is gone there, too
}

TEST_F(ViewsTest, AReadoutFollowsTheStateUnderAPointerThatRests) {
  QTest::mouseMove(plot("throughput"), plot("throughput")->axes_rect().center().toPoint());
  const auto* readout = window.status().findChild<QLabel*>(QStringLiteral("readout"));
  const QString before = readout->text();
  ASSERT_FALSE(before.isEmpty());
  workspace.propose(QStringLiteral("alpha"), 4);
  (void)workspace.snapshot();
  EXPECT_NE(readout->text(), before);
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(readout->text(), before);
}

TEST_F(ViewsTest, AMissingNumberIsNamedAndCanBeFilledIn) {
  workspace.propose_gpu(filed(*catalogue.find("p100")));
  (void)workspace.snapshot();
  EXPECT_FALSE(workspace.snapshot()->results);
  EXPECT_FALSE(plot("throughput")->isVisible());
  EXPECT_TRUE(window.status().text().contains(QStringLiteral("P100")));
  auto* entry = find<ExactEntry>("entry_mem_lat");
  EXPECT_TRUE(entry->text().isEmpty());
  entry->setFocus();
  QTest::keyClicks(entry, QStringLiteral("500"));
  QTest::keyClick(entry, Qt::Key_Return);
  (void)workspace.snapshot();
  EXPECT_TRUE(workspace.snapshot()->results);
  EXPECT_TRUE(plot("throughput")->isVisible());
  EXPECT_FALSE(window.status().text().contains(QStringLiteral("No source")));
}

TEST_F(ViewsTest, ClosingAsksOnlyWhereChangesWouldBeLost) {
  workspace.propose(QStringLiteral("alpha"), 7);
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  workspace.propose(QStringLiteral("alpha"), 8);
  bool asked = false;
  QTimer::singleShot(0, &window, [this, &asked] {
    if (auto* box = window.findChild<QMessageBox*>()) {
      asked = true;
      box->button(QMessageBox::Cancel)->click();
    }
  });
  EXPECT_FALSE(window.close());
  EXPECT_TRUE(asked);
  EXPECT_TRUE(window.isVisible());
  ASSERT_TRUE(window.files().save_to(file("a.loom.json")));
  EXPECT_TRUE(window.close());
}

} // namespace
} // namespace loom
