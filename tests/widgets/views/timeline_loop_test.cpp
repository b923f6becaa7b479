// A loop of machine code in the timeline: sent, shown, dragged, exported, left.

#include "core/scenario/loop_run.h"
#include "core/scenario/sim_run.h"
#include "tests/widgets/views/sass_fixture.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/timeline/loop_banner.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QLabel>
#include <QPushButton>

#include <gmock/gmock.h>

#include <algorithm>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::Not;

class TimelineLoopTest : public SassViewTest {
protected:
  void SetUp() override {
    SassViewTest::SetUp();
    timeline.set_style(FigureStyle{});
    timeline.resize(900, 500);
    timeline.show();
    wait();
  }
  /// Until the simulation asked for last has arrived.
  void wait() {
    const auto before = timeline.shown();
    (void)workspace.snapshot();
    for (int round = 0; round < 500 && timeline.shown() == before; ++round)
      QTest::qWait(10);
    ASSERT_TRUE(timeline.shown());
  }
  void send() {
    QTest::mouseClick(find<QPushButton>("sass_simulate"), Qt::LeftButton);
    wait();
  }
  QLabel* banner() { return timeline.findChild<QLabel*>(QStringLiteral("timeline_loop")); }
  std::string banner_text() { return banner()->text().toStdString(); }

  TimelineView timeline{workspace, nullptr};
};

TEST_F(TimelineLoopTest, TheButtonSendsTheLoopAndAsksForTheView) {
  QSignalSpy asked(&view, &View::viewAsked);
  const int before = workspace.undo_stack().count();
  EXPECT_FALSE(banner()->isVisible());
  send();
  EXPECT_EQ(workspace.undo_stack().count(), before + 1);
  ASSERT_EQ(asked.count(), 1);
  EXPECT_EQ(asked[0][0], QStringLiteral("timeline"));
  EXPECT_TRUE(banner()->isVisible());
  EXPECT_THAT(banner_text(), HasSubstr("loop 00c0 to 0130 of chase (sm_86), 8 instructions"));
  EXPECT_THAT(banner_text(), HasSubstr("Assumed: "));
  EXPECT_EQ(timeline.shown()->trace().program.at(2).text, "LDG.E.64 R2, [R2.64]");
  EXPECT_EQ(timeline.shown()->trace().warps, workspace.scenario().warps);
  // What the mix is stays as it was.
  EXPECT_EQ(workspace.scenario().alpha, 48);
  workspace.undo_stack().undo();
  wait();
  EXPECT_FALSE(banner()->isVisible());
  EXPECT_EQ(timeline.shown()->trace().program, sim_program(workspace.scenario()));
}

TEST_F(TimelineLoopTest, ChangingWarpsChangesTheSimulation) {
  send();
  workspace.propose(QStringLiteral("warps"), 3);
  wait();
  EXPECT_EQ(timeline.shown()->trace().warps, 3);
  EXPECT_EQ(timeline.shown()->trace().program.length(), 8);
  workspace.begin_drag();
  workspace.propose(QStringLiteral("warps"), 5);
  (void)workspace.snapshot();
  EXPECT_EQ(timeline.shown()->trace().warps, 5);
  workspace.end_drag();
}

TEST_F(TimelineLoopTest, TheKeyboardSaysWhichInstructionIsWaitedFor) {
  send();
  workspace.propose(QStringLiteral("warps"), 2);
  wait();
  QSignalSpy words(&timeline, &View::readout);
  for (int stall = 0; stall < 12; ++stall)
    QTest::keyClick(&timeline, Qt::Key_Right, Qt::ShiftModifier);
  bool load = false;
  for (const auto& each : words)
    load = load || each[0].toString().contains(QStringLiteral("waits for LDG.E.64 R2, [R2.64]"));
  EXPECT_TRUE(load);
}

TEST_F(TimelineLoopTest, ThereIsAWayBackByMouseAndKeyboard) {
  send();
  auto* back = timeline.findChild<QPushButton*>(QStringLiteral("timeline_back"));
  ASSERT_TRUE(back->isVisible());
  back->setFocus();
  QTest::keyClick(back, Qt::Key_Space);
  EXPECT_FALSE(workspace.scenario().loop);
  wait();
  EXPECT_FALSE(banner()->isVisible());
  workspace.undo_stack().undo();
  EXPECT_TRUE(workspace.scenario().loop);
}

TEST_F(TimelineLoopTest, TheExportedFigureSaysWhichLoop) {
  send();
  const Figure figure = timeline.figure();
  EXPECT_THAT(figure.title, HasSubstr("loop 00c0 to 0130 of chase (sm_86)"));
  EXPECT_TRUE(figure.footnotes.empty()) << "the page is the author's";
  EXPECT_THAT(figure.caption, HasSubstr("chase (sm_86), 8 instructions an iteration. Assumed: "));
  EXPECT_THAT(figure.caption, HasSubstr("Rows: 12 of 48 warps"));
}

TEST_F(TimelineLoopTest, AGpuThatLacksNumbersIsToldOf) {
  send();
  auto bare = std::make_shared<GpuSpec>();
  bare->id = bare->name = "bare";
  Scenario scenario = workspace.scenario();
  scenario.gpu = bare;
  workspace.propose(QStringLiteral("bare"), scenario);
  (void)workspace.snapshot();
  EXPECT_TRUE(QTest::qWaitFor(
      [this] {
        return std::ranges::any_of(timeline.findChildren<QLabel*>(), [](const QLabel* label) {
          return label->isVisible() && label->text().contains(QStringLiteral("issue_thru"));
        });
      },
      20'000));
}

TEST_F(TimelineLoopTest, TheWindowShowsTheViewThatIsAskedFor) {
  ViewArea area(workspace, FigureStyle{});
  area.resize(1280, 720);
  area.show();
  area.go_to(QStringLiteral("sass"));
  auto* sass = area.findChild<SassView*>();
  ASSERT_TRUE(sass);
  QTest::qWait(50);
  emit sass->viewAsked(QStringLiteral("timeline"));
  EXPECT_EQ(area.current(), area.dock(QStringLiteral("timeline")));
  emit sass->viewAsked(QStringLiteral("no such view"));
  EXPECT_EQ(area.current(), area.dock(QStringLiteral("timeline")));
}

} // namespace
} // namespace loom
