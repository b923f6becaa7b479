// The loop of instructions in the left panel: a row an instruction, by mouse and by keyboard.

#include "core/scenario/instruction_loop.h"
#include "resources/loops/embedded.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/params/exact_entry.h"
#include "widgets/params/instruction_popup.h"
#include "widgets/params/loop_item_row.h"
#include "widgets/params/loop_panel.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/params/params_panel.h"
#include "widgets/params/segmented.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QUrl>

namespace loom {
namespace {

class LoopPanelTest : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    workspace.propose_gpu(*catalogue.find("h200"));
    (void)workspace.snapshot();
  }
  void choose_kernel(int index) {
    auto* mix = find<Segmented>("mix");
    const auto buttons = mix->findChildren<QAbstractButton*>();
    QTest::mouseClick(buttons[index], Qt::LeftButton);
    settle();
  }
  void begin(const char* text) {
    Scenario scenario = workspace.scenario();
    scenario.instruction_loop = *loop_from_text(text);
    workspace.propose(QStringLiteral("begin"), scenario);
    workspace.undo_stack().clear();
    settle();
  }
  void settle() {
    (void)workspace.snapshot();
    QApplication::processEvents();
  }
  [[nodiscard]] std::string loop() const {
    return scenario().instruction_loop ? to_text(*scenario().instruction_loop) : "none";
  }
  void type(const char* entry, const char* text) {
    auto* into = find<ExactEntry>(entry);
    into->setFocus();
    into->selectAll();
    QTest::keyClicks(into, QString::fromUtf8(text));
    QTest::keyClick(into, Qt::Key_Return);
    settle();
  }
  void click(const char* name) {
    auto* button = find<QAbstractButton>(name);
    ASSERT_NE(button, nullptr) << name;
    QTest::mouseClick(button, Qt::LeftButton);
    settle();
  }
};

TEST_F(LoopPanelTest, TheMixBecomesALoopAndBackAndNothingIsLost) {
  workspace.propose(QStringLiteral("alpha"), 12);
  EXPECT_FALSE(window.findChild<LoopPanel*>()->isVisible());
  choose_kernel(3);
  EXPECT_EQ(loop(), "LDG.32\nFADD x12\n");
  EXPECT_TRUE(window.findChild<LoopPanel*>()->isVisible());
  type("entry_count_1", "7");
  choose_kernel(1);
  EXPECT_EQ(loop(), "none");
  EXPECT_EQ(scenario().mix, Mix::sfu);
  choose_kernel(3);
  EXPECT_EQ(loop(), "LDG.32\nFADD x7\n");
  while (workspace.undo_stack().canUndo())
    workspace.undo_stack().undo();
  EXPECT_EQ(loop(), "none");
}

TEST_F(LoopPanelTest, ADragOfACountIsOneUndoEntry) {
  begin("LDG.32; FFMA x8");
  auto* slider = find<ParameterSlider>("slider_count_1");
  const QPoint start = slider->place_of(8).toPoint(), end = slider->place_of(64).toPoint();
  QTest::mousePress(slider, Qt::LeftButton, {}, start);
  for (int i = 1; i <= 10; ++i)
    QTest::mouseMove(slider, start + (end - start) * i / 10);
  QTest::mouseRelease(slider, Qt::LeftButton, {}, end);
  EXPECT_NEAR(scenario().instruction_loop->items[1].count, 64, 8);
  EXPECT_EQ(undo_count(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(loop(), "LDG.32\nFFMA x8\n");
}

TEST_F(LoopPanelTest, OptionsOfAClassAreSetAndTheUsualIsNotSaid) {
  begin("LDG.32 x4; FFMA x8; LDGSTS.128; LDS.32");
  click("loop_class_0");
  type("entry_l2_0", "0.6");
  EXPECT_EQ(loop(), "LDG.32 x4 l2=0.6\nFFMA x8\nLDGSTS.128\nLDS.32\n");
  type("entry_l1_0", "0.7"); // the other share gives way
  EXPECT_EQ(loop(), "LDG.32 x4 l1=0.7 l2=0.3\nFFMA x8\nLDGSTS.128\nLDS.32\n");
  type("entry_l1_0", "0");
  type("entry_l2_0", "0");
  EXPECT_EQ(loop(), "LDG.32 x4\nFFMA x8\nLDGSTS.128\nLDS.32\n");
  const auto widths = find<Segmented>("loop_width_0")->findChildren<QAbstractButton*>();
  QTest::mouseClick(widths[2], Qt::LeftButton);
  settle();
  EXPECT_EQ(loop(), "LDG.128\nFFMA x8\nLDGSTS.128\nLDS.32\n");
  click("loop_class_2");
  type("entry_stages_2", "3");
  click("loop_class_3");
  type("entry_passes_3", "8");
  EXPECT_EQ(loop(), "LDG.128\nFFMA x8\nLDGSTS.128 stages=3\nLDS.32 passes=8\n");
  // What a class does not take is not offered.
  click("loop_class_1");
  EXPECT_FALSE(find<ExactEntry>("entry_l2_1")->isVisible());
  EXPECT_FALSE(find<ExactEntry>("entry_stages_1")->isVisible());
}

TEST_F(LoopPanelTest, ItemsMoveByKeyboardAndTheKeyboardGoesWithThem) {
  begin("LDG.32; FFMA x8; STG.32");
  auto* entry = find<ExactEntry>("entry_count_0");
  entry->setFocus();
  QTest::keyClick(entry, Qt::Key_Down, Qt::AltModifier);
  EXPECT_EQ(loop(), "FFMA x8\nLDG.32\nSTG.32\n");
  EXPECT_EQ(QApplication::focusWidget(), find<ExactEntry>("entry_count_1"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier); // the first already
  EXPECT_EQ(loop(), "LDG.32\nFFMA x8\nSTG.32\n");
}

TEST_F(LoopPanelTest, ItemsMoveByTheirHandleAsOneUndoEntry) {
  begin("LDG.32; FFMA x8; STG.32");
  auto* handle = find<QWidget>("loop_handle_0");
  const QPoint start(2, 4);
  QTest::mousePress(handle, Qt::LeftButton, {}, start);
  for (const char* over : {"loop_item_1", "loop_item_2"})
    QTest::mouseMove(handle,
                     handle->mapFromGlobal(find<LoopItemRow>(over)->mapToGlobal(QPoint(2, 8))));
  QTest::mouseRelease(handle, Qt::LeftButton, {}, start);
  EXPECT_EQ(loop(), "FFMA x8\nSTG.32\nLDG.32\n");
  EXPECT_EQ(undo_count(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(loop(), "LDG.32\nFFMA x8\nSTG.32\n");
}

TEST_F(LoopPanelTest, InstructionsAreAddedFromTheListAndRemoved) {
  begin("LDG.32; FFMA x8");
  click("loop_add");
  auto* popup = window.findChild<InstructionPopup*>();
  ASSERT_NE(popup, nullptr);
  auto* search = popup->findChild<QLineEdit*>();
  QTest::keyClicks(search, QStringLiteral("mufu.rsq"));
  QTest::keyClick(search, Qt::Key_Return);
  settle();
  EXPECT_EQ(loop(), "LDG.32\nFFMA x8\nMUFU.RSQ\n");
  click("loop_remove_0");
  click("loop_remove_0");
  EXPECT_EQ(loop(), "MUFU.RSQ\n");
  click("loop_remove_0"); // the last stays, and why is said
  EXPECT_EQ(loop(), "MUFU.RSQ\n");
  EXPECT_TRUE(find<QLabel>("loop_problem")->isVisible());
}

constexpr const char* ring = "role producer x1\nUTMALDG bytes=8192 stages=4\n"
                             "UTMALDG bytes=4096 stages=4\nrole consumer x2\nFFMA x8\n";

TEST_F(LoopPanelTest, WhatIsAddedToARoleStandsAtItsEnd) {
  begin(ring);
  const auto add = [this](const char* to, const QString& what) {
    click(to);
    auto* popup = window.findChild<InstructionPopup*>();
    ASSERT_NE(popup, nullptr);
    auto* search = popup->findChild<QLineEdit*>();
    QTest::keyClicks(search, what);
    QTest::keyClick(search, Qt::Key_Return);
    settle();
  };
  add("loop_role_add_consumer", QStringLiteral("mufu.rsq"));
  add("loop_role_add_producer", QStringLiteral("iadd3"));
  EXPECT_EQ(loop(), "role producer x1\nUTMALDG bytes=8192 stages=4\nUTMALDG bytes=4096 stages=4\n"
                    "IADD3\nrole consumer x2\nFFMA x8\nMUFU.RSQ\n");
  EXPECT_FALSE(find<QWidget>("loop_add")->isVisible());
}

TEST_F(LoopPanelTest, RolesComeAndGoWithOneClickEach) {
  begin("LDGSTS.128 x4 stages=3; FFMA x8");
  EXPECT_FALSE(find<QWidget>("loop_role_producer")->isVisible());
  click("loop_split");
  EXPECT_EQ(loop(), "role producer x1\nLDGSTS.128 x4 stages=3\nrole consumer x1\nFFMA x8\n");
  EXPECT_TRUE(find<QWidget>("loop_role_producer")->isVisible());
  EXPECT_FALSE(find<QWidget>("loop_split")->isVisible());
  const auto actions = find<QToolButton>("loop_role_more_consumer")->findChild<QMenu*>()->actions();
  ASSERT_EQ(actions.size(), 2);
  actions[0]->trigger();
  settle();
  EXPECT_EQ(loop(), "role consumer x1\nLDGSTS.128 x4 stages=3\nrole producer x1\nFFMA x8\n");
  workspace.undo_stack().undo();
  actions[1]->trigger();
  settle();
  EXPECT_EQ(loop(), "LDGSTS.128 x4 stages=3\nFFMA x8\n");
  EXPECT_EQ(undo_count(), 2);
  // Without a copy the GPU's own is added; where it has none that is said.
  begin("FFMA x8");
  click("loop_split");
  EXPECT_EQ(loop(), "role producer x1\nUTMALDG bytes=8192 stages=4\nrole consumer x1\nFFMA x8\n");
  workspace.propose_gpu(*catalogue.find("gtx980"));
  begin("FFMA x8");
  click("loop_split");
  EXPECT_EQ(loop(), "FFMA x8\n");
  EXPECT_TRUE(find<QLabel>("loop_problem")->isVisible());
}

// A menu of a row stays open while undo, or another window, takes the row's loop away.
TEST_F(LoopPanelTest, WhatIsAskedOfARowThatIsGoneChangesNothing) {
  begin("role producer x1; UTMALDG bytes=8192 stages=4; role consumer x2; FFMA x8; FADD x2");
  const auto* panel = window.findChild<LoopPanel*>();
  QList<QAction*> actions;
  for (const QMenu* menu : panel->findChildren<QMenu*>())
    actions << menu->actions();
  ASSERT_GE(actions.size(), 4);
  const auto ask_all = [&] {
    for (QAction* action : actions)
      action->trigger();
    for (auto* button : panel->findChildren<QAbstractButton*>())
      if (!button->objectName().startsWith(QStringLiteral("loop_open")))
        button->click();
    settle();
    for (QWidget* popup : QApplication::topLevelWidgets())
      if (popup != &window)
        popup->close();
  };
  choose_kernel(0);
  ask_all();
  EXPECT_EQ(loop(), "none");
}

TEST_F(LoopPanelTest, WarpsOfARoleHaveASliderAndAnExactEntry) {
  begin(ring);
  type("entry_role_warps_producer", "2");
  type("entry_role_warps_consumer", "8");
  EXPECT_EQ(scenario().instruction_loop->producers, 2);
  EXPECT_EQ(scenario().instruction_loop->consumers, 8);
  type("entry_role_warps_consumer", "31"); // a block has 32 warps
  EXPECT_EQ(scenario().instruction_loop->consumers, 30);
  EXPECT_TRUE(find<QLabel>("loop_problem")->isVisible());
  auto* slider = find<ParameterSlider>("slider_role_warps_producer");
  const QPoint start = slider->place_of(2).toPoint();
  workspace.undo_stack().clear();
  QTest::mousePress(slider, Qt::LeftButton, {}, start);
  QTest::mouseMove(slider, start - QPoint(20, 0));
  QTest::mouseMove(slider, slider->place_of(1).toPoint());
  QTest::mouseRelease(slider, Qt::LeftButton, {}, slider->place_of(1).toPoint());
  EXPECT_EQ(scenario().instruction_loop->producers, 1);
  EXPECT_EQ(undo_count(), 1);
  // The ILP of all warps is none of theirs.
  EXPECT_FALSE(find<ExactEntry>("entry_ilp")->isVisible());
}

TEST_F(LoopPanelTest, StagesOfTheProducersRingAreOneNumber) {
  begin(ring);
  click("loop_class_1");
  type("entry_stages_1", "6");
  EXPECT_EQ(loop(), "role producer x1\nUTMALDG bytes=8192 stages=6\nUTMALDG bytes=4096 stages=6\n"
                    "role consumer x2\nFFMA x8\n");
  EXPECT_FALSE(find<QLabel>("loop_item_problem_0")->isVisible());
}

TEST_F(LoopPanelTest, ItemsMoveIntoTheOtherRoleByKeyboardByButtonAndByHandle) {
  const std::string other = "role producer x1\nUTMALDG bytes=8192 stages=4\nrole consumer x2\n"
                            "UTMALDG bytes=4096 stages=4\nFFMA x8\n";
  begin(ring);
  auto* entry = find<ExactEntry>("entry_count_1");
  entry->setFocus();
  QTest::keyClick(entry, Qt::Key_Down, Qt::AltModifier);
  EXPECT_EQ(loop(), other);
  EXPECT_EQ(QApplication::focusWidget(), entry);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(loop(), ring);
  entry = find<ExactEntry>("entry_count_2"); // the only one of its role
  entry->setFocus();
  QTest::keyClick(entry, Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(loop(), ring);
  EXPECT_TRUE(find<QLabel>("loop_problem")->isVisible());

  click("loop_class_0");
  find<QWidget>("loop_to_role_0")->setFocus();
  QTest::keyClick(find<QWidget>("loop_to_role_0"), Qt::Key_Space);
  EXPECT_EQ(loop(), "role producer x1\nUTMALDG bytes=4096 stages=4\nrole consumer x2\n"
                    "UTMALDG bytes=8192 stages=4\nFFMA x8\n");
  EXPECT_EQ(QApplication::focusWidget(), find<QWidget>("loop_to_role_1"));
  click("loop_to_role_1");
  EXPECT_EQ(loop(), "role producer x1\nUTMALDG bytes=4096 stages=4\n"
                    "UTMALDG bytes=8192 stages=4\nrole consumer x2\nFFMA x8\n");

  begin(ring);
  auto* handle = find<QWidget>("loop_handle_1");
  const auto over = [&](const char* what, int y) {
    return handle->mapFromGlobal(find<QWidget>(what)->mapToGlobal(QPoint(2, y)));
  };
  QTest::mousePress(handle, Qt::LeftButton, {}, QPoint(2, 4));
  const int middle = find<QWidget>("loop_role_consumer")->height() / 2;
  QTest::mouseMove(handle, over("loop_role_consumer", middle + 2));
  settle();
  EXPECT_EQ(loop(), other);
  QTest::mouseMove(handle, over("loop_item_2", 8));
  settle();
  QTest::mouseRelease(handle, Qt::LeftButton, {}, QPoint(2, 4));
  EXPECT_EQ(loop(), "role producer x1\nUTMALDG bytes=8192 stages=4\nrole consumer x2\nFFMA x8\n"
                    "UTMALDG bytes=4096 stages=4\n");
  EXPECT_EQ(undo_count(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(loop(), ring);
}

TEST_F(LoopPanelTest, TheListHasOnlyWhatTheGpuHasNumbersFor) {
  begin("FFMA");
  click("loop_add");
  auto* popup = window.findChild<InstructionPopup*>();
  ASSERT_NE(popup, nullptr);
  const auto* list = popup->findChild<QListWidget*>();
  ASSERT_GT(list->count(), 20);
  for (int i = 0; i < list->count(); ++i) {
    const std::string id = list->item(i)->data(Qt::UserRole).toString().toStdString();
    Loop loop{.title = {},
              .items = {{.instruction = id, .count = 1, .options = {}}},
              .ilp = 1,
              .path = {}};
    if (takes_option(*instruction_class(id), LoopOption::bytes))
      loop.items[0].options[static_cast<std::size_t>(LoopOption::bytes)] = 4096;
    EXPECT_TRUE(loop_numbers<double>(scenario(), loop)) << id;
  }
  popup->close();
}

TEST_F(LoopPanelTest, EveryPresetIsChosenAndEditedToOneOfMyOwn) {
  begin("FFMA");
  auto* presets = find<QComboBox>("loop_presets");
  const auto shipped = static_cast<int>(embedded_loops().size());
  EXPECT_EQ(presets->count(), shipped + 1);
  for (int i = 0; i < shipped; ++i) {
    presets->setCurrentIndex(i);
    emit presets->activated(i);
    settle();
    EXPECT_EQ(presets->currentIndex(), i);
    EXPECT_EQ(presets->count(), shipped);
    EXPECT_FALSE(find<QLabel>("loop_problem")->isVisible());
  }
  type("entry_count_0", "3.5");
  EXPECT_EQ(presets->currentIndex(), shipped);
}

TEST_F(LoopPanelTest, TheTextIsReadAsItIsTypedAndAProblemKeepsTheLoop) {
  begin("LDG.32; FFMA x8");
  click("loop_text_button");
  auto* text = find<QPlainTextEdit>("loop_text");
  EXPECT_EQ(text->toPlainText(), QStringLiteral("LDG.32\nFFMA x8\n"));
  text->setPlainText(QStringLiteral("LDG.128 l2=0.5\nFFMA x-2"));
  auto* problem = find<QLabel>("loop_problem");
  EXPECT_TRUE(problem->isVisible());
  EXPECT_TRUE(problem->text().contains(QStringLiteral("2:"))) << problem->text().toStdString();
  EXPECT_EQ(loop(), "LDG.32\nFFMA x8\n");
  text->setPlainText(QStringLiteral("LDG.128 l2=0.5\nFFMA x2"));
  EXPECT_FALSE(problem->isVisible());
  EXPECT_EQ(loop(), "LDG.128 l2=0.5\nFFMA x2\n");
}

TEST_F(LoopPanelTest, WhatTheGpuLacksIsSaidAtTheItem) {
  begin("LDG.32; FFMA x8; HGMMA.64x256x16.F32");
  EXPECT_FALSE(find<QLabel>("loop_item_problem_2")->isVisible());
  workspace.propose_gpu(*catalogue.find("gtx980"));
  settle();
  auto* problem = find<QLabel>("loop_item_problem_2");
  EXPECT_TRUE(problem->isVisible());
  EXPECT_TRUE(problem->text().contains(QStringLiteral("HGMMA")));
  EXPECT_TRUE(find<QLabel>("sentence")->accessibleDescription().contains(QStringLiteral("HGMMA")));
  workspace.undo_stack().undo();
  settle();
  EXPECT_FALSE(problem->isVisible());
}

TEST_F(LoopPanelTest, FilesAreOpenedAndWhatIsWrongInOneIsSaidWithItsPlace) {
  begin("FFMA");
  const auto write = [&](const char* name, const char* content) {
    QFile out(file(name));
    EXPECT_TRUE(out.open(QIODevice::WriteOnly));
    out.write(content);
    return file(name);
  };
  auto* panel = window.findChild<LoopPanel*>();
  panel->open(write("own.loop", "# mine\nLDG.64 x2\nFFMA x3\n"));
  EXPECT_EQ(loop(), "# mine\nLDG.64 x2\nFFMA x3\n");
  for (const char* wrong : {"", "LDG.64 l1=0.7 l2=0.6\n", "FFMA x-1\n", "???\n"}) {
    panel->open(write("wrong.loop", wrong));
    EXPECT_TRUE(find<QLabel>("loop_problem")->text().contains(QStringLiteral("wrong.loop:1")))
        << wrong;
    EXPECT_EQ(loop(), "# mine\nLDG.64 x2\nFFMA x3\n");
  }
  panel->open(file("none.loop"));
  EXPECT_TRUE(find<QLabel>("loop_problem")->isVisible());
}

TEST_F(LoopPanelTest, AFileDroppedOnTheWindowTakesThePlaceOfTheMix) {
  QFile out(file("own.loop"));
  ASSERT_TRUE(out.open(QIODevice::WriteOnly));
  out.write("LDG.64 x2\nFFMA x3\n");
  out.close();
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(file("own.loop"))});
  QDragEnterEvent enter(QPoint(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &enter);
  EXPECT_TRUE(enter.isAccepted());
  QDropEvent drop(QPointF(600, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QApplication::sendEvent(&window, &drop);
  EXPECT_EQ(loop(), "LDG.64 x2\nFFMA x3\n");
  workspace.undo_stack().undo();
  EXPECT_EQ(loop(), "none");
}

TEST_F(LoopPanelTest, EveryControlHasANameAndATooltip) {
  begin("role consumer; LDG.32 l2=0.5; LDS.32; role producer; LDGSTS.128 stages=2; UTMALDG "
        "bytes=8192");
  for (const char* row : {"loop_class_0", "loop_class_1", "loop_class_2", "loop_class_3"})
    click(row);
  const auto* panel = window.findChild<LoopPanel*>();
  for (const QWidget* each : panel->findChildren<QWidget*>()) {
    if (!each->isVisible() || each->focusPolicy() == Qt::NoFocus ||
        !qobject_cast<const QAbstractButton*>(each))
      continue;
    const auto* button = qobject_cast<const QAbstractButton*>(each);
    EXPECT_FALSE(button->accessibleName().isEmpty() && button->text().isEmpty())
        << each->objectName().toStdString();
    EXPECT_FALSE(each->toolTip().isEmpty() && each->parentWidget()->toolTip().isEmpty())
        << each->objectName().toStdString();
  }
  for (const ParameterSlider* each : panel->findChildren<ParameterSlider*>()) {
    EXPECT_FALSE(each->accessibleName().isEmpty());
    EXPECT_FALSE(each->toolTip().isEmpty());
  }
}

} // namespace
} // namespace loom
