// The workspace: what a proposal changes, when it is shown, and what undo brings back.

#include "core/scenario/parameters.h"
#include "gpus/embedded.h"
#include "widgets/workspace/workspace.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <cmath>

namespace loom {
namespace {

const QString alpha = QStringLiteral("alpha"), warps = QStringLiteral("warps");

class WorkspaceTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  QSignalSpy shown{&workspace, &Workspace::snapshotChanged};
  const Document first = workspace.document();

  [[nodiscard]] double shown_alpha() const {
    return shown.back().at(0).value<SnapshotPtr>()->scenario().alpha;
  }
  [[nodiscard]] Scenario with_alpha(double value) const {
    Scenario next = workspace.scenario();
    next.alpha = value;
    return next;
  }
  QUndoStack& undone() { return workspace.undo_stack(); }
};

TEST_F(WorkspaceTest, ShowsTheNewestStateOnceAFrame) {
  for (const double value : {10, 20, 30})
    workspace.propose(alpha, value);
  EXPECT_EQ(workspace.scenario().alpha, 30); // the document does not wait
  EXPECT_EQ(shown.count(), 0);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(shown.count(), 1);
  EXPECT_EQ(shown_alpha(), 30);
  QElapsedTimer since;
  since.start();
  workspace.propose(alpha, 40);
  ASSERT_TRUE(shown.wait());
  EXPECT_EQ(shown.count(), 2);
  EXPECT_GE(since.elapsed(), 10); // a frame is 16 ms, some of which is over already
}

TEST_F(WorkspaceTest, ShowsAtOnceWhatDoesNotWaitForTheClock) {
  workspace.propose(alpha, 10); // waits, and is shown with what comes next
  workspace.propose(QStringLiteral("the step"), with_alpha(20), Shown::at_once);
  EXPECT_EQ(shown.count(), 1);
  EXPECT_EQ(shown_alpha(), 20);
  QTest::qWait(60);
  EXPECT_EQ(shown.count(), 1); // the clock has nothing left to show
  workspace.propose(QStringLiteral("the step"), with_alpha(20), Shown::at_once);
  EXPECT_EQ(shown.count(), 1); // no change
}

TEST_F(WorkspaceTest, WhatIsDraggedKeepsToTheClock) {
  workspace.begin_drag();
  for (const double value : {10, 20})
    workspace.propose(QStringLiteral("the mark"), with_alpha(value), Shown::at_once);
  EXPECT_EQ(shown.count(), 0);
  ASSERT_TRUE(shown.wait());
  EXPECT_TRUE(shown.back().at(0).value<SnapshotPtr>()->draft);
  workspace.end_drag();
  ASSERT_TRUE(shown.wait()); // again, in full quality
  EXPECT_FALSE(shown.back().at(0).value<SnapshotPtr>()->draft);
  EXPECT_EQ(shown_alpha(), 20);
}

TEST_F(WorkspaceTest, WhoAsksForTheSnapshotHasTheNewest) {
  workspace.propose(alpha, 10);
  EXPECT_EQ(workspace.snapshot()->scenario().alpha, 10);
  EXPECT_EQ(shown.count(), 1);
  EXPECT_EQ(workspace.snapshot(), shown.back().at(0).value<SnapshotPtr>());
  EXPECT_EQ(shown.count(), 1);
}

TEST_F(WorkspaceTest, OneDragIsOneUndoStep) {
  for (const double end : {40, 80}) {
    workspace.begin_drag();
    for (double value = 1; value <= end; ++value)
      workspace.propose(alpha, value);
    workspace.end_drag();
  }
  EXPECT_EQ(undone().count(), 2);
  undone().undo();
  EXPECT_EQ(workspace.scenario().alpha, 40);
  undone().undo();
  EXPECT_EQ(workspace.document(), first);
  undone().redo();
  undone().redo();
  EXPECT_EQ(workspace.scenario().alpha, 80);
}

TEST_F(WorkspaceTest, ADragBackToItsStartLeavesNothingToUndo) {
  const double before = workspace.scenario().alpha;
  workspace.begin_drag();
  workspace.propose(alpha, 80);
  workspace.propose(alpha, before);
  workspace.end_drag();
  EXPECT_EQ(undone().count(), 0);
  EXPECT_EQ(workspace.document(), first);
}

TEST_F(WorkspaceTest, StepsOfOneParameterInQuickSuccessionAreOneUndoStep) {
  for (const double value : {10, 11, 12})
    workspace.propose(alpha, value);
  EXPECT_EQ(undone().count(), 1);
  workspace.propose(warps, 5); // another parameter
  workspace.propose(alpha, 13);
  EXPECT_EQ(undone().count(), 3);
  QTest::qWait(800); // a pause: what follows is another change
  workspace.propose(alpha, 14);
  EXPECT_EQ(undone().count(), 4);
}

TEST_F(WorkspaceTest, UndoGoesBack200Changes) {
  for (int change = 1; change <= 105; ++change) { // two changes each
    workspace.propose(alpha, change + 1000);
    workspace.propose(warps, change);
  }
  EXPECT_EQ(undone().count(), 200);
  while (undone().canUndo())
    undone().undo();
  EXPECT_EQ(workspace.scenario().alpha, 1005); // 10 changes are beyond its reach
  EXPECT_EQ(workspace.scenario().warps, 5);
  while (undone().canRedo())
    undone().redo();
  EXPECT_EQ(workspace.scenario().alpha, 1105);
  EXPECT_EQ(workspace.scenario().warps, 105);
}

TEST_F(WorkspaceTest, AChangeAfterUndoReplacesWhatWasUndone) {
  workspace.propose(alpha, 10);
  workspace.propose(warps, 5);
  undone().undo();
  workspace.propose(warps, 6);
  EXPECT_FALSE(undone().canRedo());
  undone().undo();
  EXPECT_EQ(workspace.scenario().alpha, 10);
  EXPECT_EQ(workspace.scenario().warps, first.scenario.warps);
}

TEST_F(WorkspaceTest, AnotherDocumentIsOneUndoStep) {
  Document other{default_scenario(catalogue.find("gtx680").value()), {}};
  other.scenario.alpha = 7;
  other.pins = {first.scenario};
  workspace.propose(alpha, 10);
  workspace.propose_document(QStringLiteral("Paste"), other);
  EXPECT_EQ(workspace.document(), other);
  EXPECT_EQ(undone().count(), 2);
  undone().undo();
  EXPECT_EQ(workspace.scenario().alpha, 10);
  EXPECT_TRUE(workspace.document().pins.empty());
  int switched = 0;
  workspace.open(QStringLiteral("Open"), other, [&switched] { ++switched; });
  EXPECT_EQ(workspace.document(), other);
  undone().undo();
  EXPECT_EQ(workspace.scenario().alpha, 10);
  EXPECT_EQ(switched, 2);
}

TEST_F(WorkspaceTest, NumbersStayInTheirRanges) {
  workspace.propose(warps, 1e9);
  EXPECT_EQ(workspace.scenario().warps, find_parameter("warps")->max);
  workspace.propose(warps, 6.4); // whole
  EXPECT_EQ(workspace.scenario().warps, 6);
  workspace.propose(alpha, INFINITY); // alone endless
  EXPECT_EQ(workspace.scenario().alpha, INFINITY);
  const Document before = workspace.document();
  workspace.propose(alpha, std::nan(""));
  workspace.propose(QStringLiteral("no such parameter"), 1);
  EXPECT_EQ(workspace.document(), before);
}

TEST_F(WorkspaceTest, ResetTakesBackAnOverride) {
  workspace.propose(QStringLiteral("mem_lat"), 500);
  EXPECT_NE(workspace.document(), first);
  workspace.reset(QStringLiteral("mem_lat"));
  EXPECT_EQ(workspace.document(), first);
  workspace.propose(QStringLiteral("mem_lat"), 500);
  workspace.propose(QStringLiteral("alu_lat"), 9);
  workspace.reset_all();
  EXPECT_EQ(workspace.document(), first);
}

TEST_F(WorkspaceTest, TheOldestPinMakesRoom) {
  for (int pin = 1; pin <= static_cast<int>(max_pins) + 2; ++pin) {
    workspace.propose(alpha, pin);
    workspace.pin();
  }
  EXPECT_EQ(workspace.document().pins.size(), max_pins);
  EXPECT_EQ(workspace.document().pins.front().alpha, 3);
  workspace.unpin_all();
  EXPECT_TRUE(workspace.document().pins.empty());
  undone().undo();
  EXPECT_EQ(workspace.document().pins.size(), max_pins);
}

TEST_F(WorkspaceTest, EachPinIsNamedHiddenAndRemovedByItself) {
  const GpuPtr v100 = catalogue.find("v100").value(), h200 = catalogue.find("h200").value();
  workspace.compare_with(v100);
  workspace.compare_with(h200);
  workspace.compare_with(workspace.scenario().gpu); // with itself: nothing
  ASSERT_EQ(workspace.document().pins.size(), 2u);
  EXPECT_TRUE(workspace.document().pins[0].gpu_alone);
  const int before = undone().count();
  workspace.name_pin(0, QStringLiteral("  Volta\n of 2017 "));
  EXPECT_EQ(workspace.document().pins[0].name, "Volta of 2017");
  workspace.hide_pin(1, true);
  EXPECT_EQ(workspace.snapshot()->compared.size(), 1u);
  workspace.name_scenario(QStringLiteral("Maxwell"));
  EXPECT_EQ(workspace.document().name, "Maxwell");
  workspace.remove_pin(0);
  ASSERT_EQ(workspace.document().pins.size(), 1u);
  EXPECT_EQ(workspace.document().pins[0].gpu->id, "h200");
  EXPECT_EQ(workspace.document().pins[0].series, 3);
  EXPECT_EQ(undone().count(), before + 4);
  for (int step = 0; step < 4; ++step)
    undone().undo();
  EXPECT_TRUE(workspace.document().pins[0].name.empty());
  EXPECT_EQ(workspace.snapshot()->compared.size(), 2u);
  workspace.compare_with(v100); // once more: no longer
  ASSERT_EQ(workspace.document().pins.size(), 1u);
  EXPECT_EQ(workspace.document().pins[0].gpu->id, "h200");
}

TEST_F(WorkspaceTest, AGpuThatIsComparedFollowsTheScenario) {
  workspace.compare_with(catalogue.find("v100").value());
  workspace.propose(alpha, 7);
  workspace.propose(QStringLiteral("target"), 0.9);
  const SnapshotPtr snapshot = workspace.snapshot();
  ASSERT_EQ(snapshot->compared.size(), 1u);
  EXPECT_EQ(snapshot->compared[0].scenario.alpha, 7);
  EXPECT_EQ(snapshot->compared[0].scenario.target, 0.9);
  EXPECT_EQ(snapshot->compared[0].scenario.gpu->id, "v100");
}

TEST_F(WorkspaceTest, TheUsualLookIsNotKept) {
  FigureLook look;
  look.columns = 2;
  workspace.propose_look(QStringLiteral("cusp"), look);
  EXPECT_EQ(workspace.document().looks.at("cusp").columns, 2);
  workspace.propose_look(QStringLiteral("cusp"), {});
  EXPECT_TRUE(workspace.document().looks.empty());
}

} // namespace
} // namespace loom
