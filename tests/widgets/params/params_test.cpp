#include "core/scenario/instruction_loop.h"
#include "core/scenario/parameters.h"
#include "core/sim/machine.h"
#include "tests/widgets/double_click.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/params/exact_entry.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/gpu_popup.h"
#include "widgets/params/override_dot.h"
#include "widgets/params/parameter_name.h"
#include "widgets/params/parameter_popover.h"
#include "widgets/params/parameter_row.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/params/params_panel.h"
#include "widgets/texts/parameter_text.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QToolButton>

#include <cmath>

namespace loom {
namespace {

class ParamsTest : public WindowTest {
protected:
  ParameterSlider* slider(const char* id) {
    return find<ParameterSlider>(qPrintable(QStringLiteral("slider_") + QLatin1String(id)));
  }
  ExactEntry* entry(const char* id) {
    return find<ExactEntry>(qPrintable(QStringLiteral("entry_") + QLatin1String(id)));
  }
  static void drag(ParameterSlider* on, double from, double to, bool release = true) {
    const QPoint start = on->place_of(from).toPoint(), end = on->place_of(to).toPoint();
    QTest::mousePress(on, Qt::LeftButton, {}, start);
    for (int i = 1; i <= 10; ++i)
      QTest::mouseMove(on, start + (end - start) * i / 10);
    if (release)
      QTest::mouseRelease(on, Qt::LeftButton, {}, end);
  }
  void type(ExactEntry* into, const char* text) {
    into->setFocus();
    into->selectAll();
    QTest::keyClicks(into, QString::fromUtf8(text));
    QTest::keyClick(into, Qt::Key_Return);
  }
};

TEST_F(ParamsTest, ADragIsOneUndoEntry) {
  ParameterSlider* alpha = slider("alpha");
  drag(alpha, scenario().alpha, 1);
  EXPECT_NEAR(scenario().alpha, 1, 0.2);
  EXPECT_EQ(undo_count(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().alpha, 48);
}

TEST_F(ParamsTest, OneToEightIndependentLoadsHaveRoomOnTheSlider) {
  ParameterSlider* ilp = slider("ilp");
  for (int each = 1; each < 8; ++each)
    EXPECT_GE(ilp->place_of(each + 1).x() - ilp->place_of(each).x(), 3) << each;
  EXPECT_GE(ilp->place_of(8).x() - ilp->place_of(1).x(), 0.35 * ilp->width());
  type(entry("ilp"), "64"); // more than usual has its place, too
  EXPECT_EQ(scenario().ilp, 64);
  EXPECT_LE(ilp->place_of(64).x(), ilp->width());
  EXPECT_GT(ilp->place_of(64).x(), ilp->place_of(8).x());
}

TEST_F(ParamsTest, AssistiveTechnologyReadsAndSetsTheParameterItself) {
  auto* read = QAccessible::queryAccessibleInterface(slider("mem_lat"));
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->role(), QAccessible::Slider);
  EXPECT_FALSE(read->text(QAccessible::Name).isEmpty());
  EXPECT_EQ(read->text(QAccessible::Value), QStringLiteral("368 cycles"));
  QAccessibleValueInterface* value = read->valueInterface();
  ASSERT_NE(value, nullptr);
  EXPECT_EQ(value->currentValue().toDouble(), 368);
  EXPECT_GT(value->minimumStepSize().toDouble(), 0);
  value->setCurrentValue(500);
  EXPECT_EQ(get(scenario(), "mem_lat"), 500);
  value->setCurrentValue(1e30);
  EXPECT_EQ(get(scenario(), "mem_lat"), value->maximumValue().toDouble());
  workspace.undo_stack().undo();
  workspace.undo_stack().undo();
  EXPECT_EQ(get(scenario(), "mem_lat"), 368);
}

TEST_F(ParamsTest, ADragBackToItsStartLeavesNothingToUndo) {
  ParameterSlider* warps = slider("warps");
  drag(warps, 54, 20, false);
  EXPECT_EQ(undo_count(), 1);
  const QPoint start = warps->place_of(54).toPoint();
  QTest::mouseMove(warps, start);
  QTest::mouseRelease(warps, Qt::LeftButton, {}, start);
  EXPECT_EQ(scenario().warps, 54);
  EXPECT_EQ(undo_count(), 0);
}

TEST_F(ParamsTest, TakingTheHandleDoesNotMoveIt) {
  ParameterSlider* lat = slider("mem_lat");
  const QPoint at = lat->place_of(368).toPoint() + QPoint(3, 0);
  QTest::mouseClick(lat, Qt::LeftButton, {}, at);
  EXPECT_EQ(undo_count(), 0);
}

TEST_F(ParamsTest, SnapshotsAreDraftsOnlyWhileDragging) {
  QSignalSpy spy(&workspace, &Workspace::snapshotChanged);
  drag(slider("alpha"), 48, 5, false);
  ASSERT_TRUE(spy.wait(500));
  EXPECT_TRUE(workspace.snapshot()->draft);
  QTest::mouseRelease(slider("alpha"), Qt::LeftButton);
  EXPECT_FALSE(workspace.snapshot()->draft);
}

TEST_F(ParamsTest, UndoAndRedoMoveTheSlider) {
  ParameterSlider* alpha = slider("alpha");
  const auto before = alpha->value_shown();
  workspace.propose(QStringLiteral("alpha"), 2);
  (void)workspace.snapshot();
  EXPECT_LT(alpha->value_shown(), before);
  EXPECT_EQ(entry("alpha")->text(), QStringLiteral("2"));
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(alpha->value_shown(), before);
  workspace.undo_stack().redo();
  (void)workspace.snapshot();
  EXPECT_EQ(entry("alpha")->text(), QStringLiteral("2"));
}

TEST_F(ParamsTest, KeysStepAndMergeIntoOneEntry) {
  ParameterSlider* warps = slider("warps");
  warps->setFocus();
  QTest::keyClick(warps, Qt::Key_Left);
  QTest::keyClick(warps, Qt::Key_Left);
  EXPECT_EQ(scenario().warps, 52);
  QTest::keyClick(warps, Qt::Key_Left, Qt::ShiftModifier);
  EXPECT_EQ(scenario().warps, 42);
  QTest::keyClick(warps, Qt::Key_PageUp);
  EXPECT_EQ(scenario().warps, 52);
  EXPECT_EQ(undo_count(), 1);
  QTest::keyClick(warps, Qt::Key_Home);
  EXPECT_EQ(scenario().warps, 1);
  QTest::keyClick(warps, Qt::Key_End);
  EXPECT_EQ(scenario().warps, 64);
}

TEST_F(ParamsTest, AlphaHasZeroAndInfinityAtItsEnds) {
  ParameterSlider* alpha = slider("alpha");
  QTest::keyClick(alpha, Qt::Key_End);
  EXPECT_TRUE(std::isinf(scenario().alpha));
  QTest::keyClick(alpha, Qt::Key_Home);
  EXPECT_EQ(scenario().alpha, 0);
}

TEST_F(ParamsTest, TypingIsExact) {
  type(entry("alpha"), "48.1234567");
  EXPECT_EQ(scenario().alpha, 48.1234567);
  type(entry("alpha"), "inf");
  EXPECT_TRUE(std::isinf(scenario().alpha));
  type(entry("target"), "95 %");
  EXPECT_DOUBLE_EQ(scenario().target, 0.95);
}

TEST_F(ParamsTest, BadTextNamesTheRangeAndEscapeRestores) {
  auto* row = window.params().row(QStringLiteral("warps"));
  type(entry("warps"), "99999");
  EXPECT_EQ(scenario().warps, 54);
  const auto labels = row->findChildren<QLabel*>();
  ASSERT_FALSE(labels.isEmpty());
  EXPECT_TRUE(labels.front()->isVisible());
  EXPECT_TRUE(labels.front()->text().contains(QStringLiteral("1024")))
      << qPrintable(labels.front()->text());
  QTest::keyClick(entry("warps"), Qt::Key_Escape);
  EXPECT_EQ(entry("warps")->text(), QStringLiteral("54"));
  EXPECT_FALSE(labels.front()->isVisible());
  EXPECT_EQ(undo_count(), 0);
}

TEST_F(ParamsTest, OverridingShowsADotThatTakesItBack) {
  auto* dot = find<OverrideDot>("dot_mem_lat");
  ASSERT_NE(dot, nullptr);
  EXPECT_FALSE(dot->is_shown());
  type(entry("mem_lat"), "400");
  (void)workspace.snapshot();
  EXPECT_TRUE(dot->is_shown());
  EXPECT_TRUE(dot->toolTip().contains(QStringLiteral("368")));
  QTest::mouseClick(dot, Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_FALSE(dot->is_shown());
  EXPECT_EQ(get(scenario(), "mem_lat"), 368);
}

TEST_F(ParamsTest, DoubleClickResets) {
  workspace.propose(QStringLiteral("mem_lat"), 1000);
  (void)workspace.snapshot();
  ParameterSlider* lat = slider("mem_lat");
  double_click(lat, lat->place_of(100).toPoint());
  EXPECT_EQ(get(scenario(), "mem_lat"), 368);
  EXPECT_EQ(undo_count(), 2);
}

TEST_F(ParamsTest, MixDecidesWhichNumbersAreShown) {
  workspace.propose_choice(QStringLiteral("mix"), QStringLiteral("sfu"));
  (void)workspace.snapshot();
  EXPECT_FALSE(window.params().row(QStringLiteral("sfu_thru"))->isVisible()); // folded away
  window.params().set_folded({});
  EXPECT_TRUE(window.params().row(QStringLiteral("sfu_thru"))->isVisible());
  EXPECT_FALSE(window.params().row(QStringLiteral("mem_thru"))->isVisible());
}

// Policy, dual issue, cycles to re-issue, barriers and blocks are set at the left, undone and
// explained as every other number, and the loom follows.
TEST_F(ParamsTest, TheSchedulerItsBlocksAndBarriersAreSetHere) {
  EXPECT_FALSE(find<QComboBox>("policy")->isVisible());
  window.params().set_folded({QStringLiteral("throughputs"), QStringLiteral("scheduler_open")});
  EXPECT_EQ(window.params().folded(),
            (QStringList{QStringLiteral("throughputs"), QStringLiteral("scheduler_open")}));
  auto* policy = find<QComboBox>("policy");
  ASSERT_TRUE(policy->isVisible());
  policy->setCurrentIndex(2);
  emit policy->activated(2);
  EXPECT_EQ(scenario().scheduling.policy, Policy::loose_round_robin);
  type(entry("barrier_every"), "4");
  EXPECT_EQ(scenario().scheduling.barrier_every, 4);
  type(entry("reissue"), "2");
  EXPECT_EQ(scenario().scheduling.reissue, 2);
  type(entry("block_warps"), "4");
  EXPECT_EQ(scenario().launch.config.threads, 128);
  type(entry("block_iterations"), "10");
  EXPECT_EQ(scenario().scheduling.block_iterations, 10);
  type(entry("reissue"), "65");
  EXPECT_EQ(scenario().scheduling.reissue, 2); // what is not possible is said
  auto* dual = find<QCheckBox>("dual_issue");
  ASSERT_TRUE(dual->isEnabled()) << "a GTX 980 issues two";
  dual->click();
  EXPECT_TRUE(scenario().scheduling.dual_issue);
  EXPECT_EQ(undo_count(), 6);
  for (int i = 0; i < 6; ++i)
    workspace.undo_stack().undo();
  EXPECT_EQ(scenario().scheduling, Scheduling{});
  (void)workspace.snapshot();
  EXPECT_EQ(policy->currentIndex(), 0);
  workspace.propose_gpu(catalogue.find("h200").value());
  (void)workspace.snapshot();
  EXPECT_FALSE(dual->isEnabled());
  EXPECT_TRUE(dual->toolTip().contains(QStringLiteral("not known")));
  Scenario loop = scenario();
  loop.instruction_loop = loop_of_mix(loop);
  workspace.propose(QStringLiteral("the kernel"), loop);
  (void)workspace.snapshot();
  EXPECT_FALSE(entry("barrier_every")->isVisible()); // a loop has its own
  EXPECT_FALSE(dual->isVisible());
  EXPECT_TRUE(entry("reissue")->isVisible());
}

// No id of a value where people read.
TEST_F(ParamsTest, UndoNamesAChoiceAsTheWindowDoes) {
  for (const ChoiceInfo& choice : choice_table())
    for (const std::string_view value : choice.values) {
      if (get_choice(scenario(), choice.id) == value)
        continue;
      workspace.propose_choice(to_qstring(choice.id), to_qstring(value));
      const QString text = workspace.undo_stack().undoText();
      EXPECT_EQ(text, QStringLiteral("Choose ") + value_name(choice.id, value));
      EXPECT_FALSE(text.contains(QLatin1Char('_'))) << qPrintable(text);
    }
  EXPECT_EQ(value_name("occupancy_unit", "warps_per_scheduler"),
            QStringLiteral("Warps per scheduler"));
  EXPECT_EQ(value_name("throughput_scale", "log"), QStringLiteral("Logarithmic"));
  EXPECT_EQ(value_name("mix", "sfu"), QStringLiteral("SFU"));
  workspace.propose(QStringLiteral("alpha"), 7);
  workspace.reset(QStringLiteral("alpha"));
  EXPECT_EQ(workspace.undo_stack().undoText(), QStringLiteral("Reset adds per shared load α"));
}

TEST_F(ParamsTest, WordsStandInFrontAndTheIdInTheToolTip) {
  const auto name = [this](const char* id) {
    return window.params().row(QLatin1String(id))->findChild<ParameterName*>();
  };
  EXPECT_EQ(name("mem_lat")->text(), QStringLiteral("memory latency"));
  EXPECT_EQ(name("alpha")->text(), QStringLiteral("adds per load α"));
  EXPECT_EQ(name("ilp")->text(), QStringLiteral("loads in flight per warp (ILP)"));
  EXPECT_EQ(name("other_issue")->text(), QStringLiteral("issue slots of a load"));
  for (const ParameterInfo& info : parameter_table())
    if (const ParameterRow* row = window.params().row(to_qstring(info.id))) {
      EXPECT_FALSE(row->name().contains(QLatin1Char('_'))) << info.id;
      const auto* label = row->findChild<ParameterName*>();
      EXPECT_TRUE(label->toolTip().startsWith(symbol_of(info) + QStringLiteral(": "))) << info.id;
      EXPECT_GE(label->width(), label->sizeHint().width()) << info.id;
      EXPECT_GE(label->height(), label->sizeHint().height()) << info.id;
    }
  workspace.propose_choice(QStringLiteral("mix"), QStringLiteral("sfu"));
  (void)workspace.snapshot();
  EXPECT_EQ(name("sfu_lat")->text(), QStringLiteral("special-function latency"));
  EXPECT_EQ(name("other_issue")->text(), QStringLiteral("issue slots of a special function"));
  workspace.propose_choice(QStringLiteral("mix"), QStringLiteral("shared"));
  (void)workspace.snapshot();
  EXPECT_EQ(name("shared_thru")->text(), QStringLiteral("shared-memory throughput"));
  EXPECT_EQ(name("alpha")->text(), QStringLiteral("adds per shared load α"));
  workspace.propose(QStringLiteral("alu_lat"), 7);
  EXPECT_EQ(workspace.undo_stack().undoText(), QStringLiteral("Change add latency"));
}

TEST_F(ParamsTest, MarksExplainThemselvesUntilThatIsRead) {
  const ParameterRow* row = window.params().row(QStringLiteral("mem_thru"));
  EXPECT_EQ(row->mark(), QStringLiteral("≈"));
  EXPECT_TRUE(row->findChild<ParameterName*>()->toolTip().contains(
      QStringLiteral("≈ derived: worked out from other numbers")));
  window.params().set_folded({});
  auto* line = find<QLabel>("marks");
  ASSERT_TRUE(line->isVisible());
  EXPECT_TRUE(line->text().contains(QStringLiteral("≈ derived")));
  EXPECT_TRUE(line->text().contains(QStringLiteral("? assumed")));
  QTest::mouseClick(find<QToolButton>("marks_read"), Qt::LeftButton);
  EXPECT_FALSE(line->isVisible());
  const QStringList kept = window.params().folded();
  EXPECT_EQ(kept, QStringList("marks"));
  window.params().set_folded({});
  EXPECT_TRUE(line->isVisible());
  window.params().set_folded(kept);
  EXPECT_FALSE(line->isVisible());
}

TEST_F(ParamsTest, ThePopoverNamesStatusAndSource) {
  QTest::mouseClick(window.params().row(QStringLiteral("mem_lat"))->findChild<QToolButton*>(),
                    Qt::LeftButton);
  auto* popover = find<ParameterPopover>("popover");
  ASSERT_NE(popover, nullptr);
  EXPECT_TRUE(popover->text().contains(QStringLiteral("368 cycles")))
      << qPrintable(popover->text());
  EXPECT_TRUE(popover->text().contains(QStringLiteral("Source")));
  popover->close();
}

TEST_F(ParamsTest, TheGpuListIsSearchedByTypingAndTakenByReturn) {
  window.params().gpu_picker()->open_list();
  auto* popup = find<GpuPopup>("gpu_popup");
  ASSERT_NE(popup, nullptr);
  auto* search = popup->findChild<QLineEdit*>();
  auto* list = popup->findChild<QListWidget*>();
  QTest::keyClicks(search, QStringLiteral("hopper h200"));
  int shown = 0;
  for (int i = 0; i < list->count(); ++i)
    shown += list->item(i)->isHidden() ? 0 : 1;
  EXPECT_EQ(shown, 2) << "the GH200 too, whose name has it not at its beginning";
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(scenario().gpu->id, "h200");
  (void)workspace.snapshot();
  EXPECT_EQ(window.params().gpu_picker()->text(), QStringLiteral("H200"));
  EXPECT_EQ(undo_count(), 1);
}

TEST_F(ParamsTest, EverythingThatTakesInputHasAName) {
  for (QWidget* each : window.params().findChildren<QWidget*>())
    if (each->focusPolicy() != Qt::NoFocus && each->isVisible() && each != &window.params()) {
      const auto* button = qobject_cast<QAbstractButton*>(each);
      EXPECT_FALSE(each->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
          << each->metaObject()->className() << ' ' << qPrintable(each->objectName());
    }
}

} // namespace
} // namespace loom
