// The coalescing view with real clicks, drags and keys.

#include "core/access/memory_layout.h"
#include "core/scenario/scenario.h"
#include "gpus/embedded.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/params/parameter_slider.h"
#include "widgets/views/coalescing/coalescing_examples.h"
#include "widgets/views/coalescing/coalescing_view.h"
#include "widgets/views/coalescing/coalescing_words.h"
#include "widgets/views/pattern_editor.h"
#include "widgets/workspace/workspace.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest/QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace loom {
namespace {

class CoalescingViewTest : public testing::Test {
protected:
  Catalogue catalogue{embedded_gpu_files()};
  Workspace workspace{catalogue, {default_scenario(catalogue.find("gtx980").value()), {}}};
  CoalescingView view{workspace, nullptr};

  void SetUp() override {
    view.resize(1200, 460);
    view.show();
    ASSERT_TRUE(view.shown());
  }
  const GlobalAccess& access() { return workspace.scenario().global_access; }
  DiagramWidget* with_box(const std::string& id) {
    for (auto* each : view.findChildren<DiagramWidget*>())
      if (!each->box_of(id).isEmpty())
        return each;
    return nullptr;
  }
  void click(const std::string& id) {
    DiagramWidget* widget = with_box(id);
    ASSERT_NE(widget, nullptr) << id;
    QTest::mouseClick(widget, Qt::LeftButton, {}, widget->box_of(id).center().toPoint());
  }
  void choose_example(int index) {
    auto actions = view.findChild<QPushButton*>()->menu()->actions();
    actions[index]->trigger();
  }
  /// The boxes whose ids begin with a word, in the picture of the threads.
  std::vector<std::string> ids(const std::string& kind) {
    std::vector<std::string> found;
    for (const DiagramBox& box : with_box("lane:0")->diagram().boxes)
      if (box.id.starts_with(kind))
        found.push_back(box.id);
    return found;
  }
  std::vector<std::string> texts() {
    std::vector<std::string> found;
    for (const DiagramText& text : with_box("lane:0")->diagram().texts)
      found.push_back(text.text);
    return found;
  }
  bool says(const QString& part) {
    for (const QLabel* label : view.findChildren<QLabel*>())
      if (label->isVisible() && label->text().contains(part))
        return true;
    return false;
  }
};

TEST_F(CoalescingViewTest, AWarpInSequenceIsOneLineOfFourSectors) {
  EXPECT_EQ(ids("lane:").size(), 32U);
  EXPECT_EQ(ids("word:").size(), 32U);
  EXPECT_EQ(ids("transaction:").size(), 4U);
  EXPECT_TRUE(says(QStringLiteral("4 transactions move 128 B, of which 128 B are used: 100 %")));
  EXPECT_TRUE(says(QStringLiteral(
      "memory latency 368 cycles, memory throughput 0.0815 IPC/SM; at α = 0 it takes "
      "30 warps/SM")));
}

TEST_F(CoalescingViewTest, TheExamplesOfTheThesisHaveItsTransactions) {
  const auto expect = [&](int example, std::size_t cards, const std::vector<std::string>& words) {
    choose_example(example);
    EXPECT_EQ(ids("transaction:").size(), cards) << example;
    const auto shown = texts();
    for (const std::string& each : words)
      EXPECT_NE(std::ranges::find(shown, each), shown.end()) << each;
  };
  expect(0, 1, {"1", "words 0–3"});
  expect(1, 2, {"words 0–3", "words 4–7"});
  expect(2, 3, {"words 0–3", "words 4–7", "words 8–11"});
  expect(3, 4, {"words 0–3", "words 4–7", "words 12–15", "words 8–11"});
  // G80: four identical transactions are one card.
  expect(5, 1, {"1 ×4", "words 0–3"});
  expect(6, 1, {"1 ×4", "words 0–3"});
  // GT200: a transaction of two words, and a half-warp at a time.
  expect(7, 2, {"words 0–3", "words 4–5"});
  expect(8, 3, {"words 0–3", "words 2–3", "words 4–5", "threads 0 to 1", "threads 2 to 3"});
}

TEST_F(CoalescingViewTest, AClickMasksAThreadAndUndoRestoresIt) {
  click("lane:3");
  EXPECT_EQ(access().pattern.inactive, 0b1000U);
  const auto& boxes = with_box("lane:0")->diagram().boxes;
  EXPECT_TRUE(std::ranges::find(boxes, "lane:3", &DiagramBox::id)->hatched);
  const auto& lines = with_box("lane:0")->diagram().lines;
  EXPECT_EQ(std::ranges::find(lines, "arrow:3", &DiagramLine::id), lines.end());
  workspace.undo_stack().undo();
  (void)workspace.snapshot();
  EXPECT_EQ(view.shown()->asked.pattern.inactive, 0U);
}

TEST_F(CoalescingViewTest, KeysFollowThreadsAndTransactions) {
  QSignalSpy said(&view, &View::readout);
  QTest::keyClick(&view, Qt::Key_Right);
  QTest::keyClick(&view, Qt::Key_Right);
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("Thread 1: word 1, bytes 4 to 7; transaction 1 of 4"));
  QTest::keyClick(&view, Qt::Key_Down);
  QTest::keyClick(&view, Qt::Key_Down);
  EXPECT_EQ(said.back().at(0).toString(),
            QStringLiteral("Transaction 2 of 4: 32 B from word 8, byte 32, for threads 8 to 15; "
                           "32 B used"));
  QTest::keyClick(&view, Qt::Key_Up);
  QTest::keyClick(&view, Qt::Key_Left);
  QTest::keyClick(&view, Qt::Key_Return); // the last thread
  EXPECT_EQ(access().pattern.inactive, 0x80000000U);
  QTest::keyClick(&view, Qt::Key_Escape);
  EXPECT_EQ(said.back().at(0).toString(), QString());
}

TEST_F(CoalescingViewTest, DraggingTheStrideIsOneUndoEntry) {
  const auto sliders = view.findChildren<ParameterSlider*>();
  const auto found = std::ranges::find(sliders, QStringLiteral("stride"), &QWidget::accessibleName);
  ASSERT_NE(found, sliders.end());
  auto* slider = *found;
  const auto at = [&](double stride) { return slider->place_of(stride).toPoint(); };
  QTest::mousePress(slider, Qt::LeftButton, {}, at(1));
  for (const double stride : {4.0, 12.0, 20.0, 64.0})
    QTest::mouseMove(slider, at(stride));
  QTest::mouseRelease(slider, Qt::LeftButton, {}, at(64));
  EXPECT_EQ(access().pattern.stride, 64); // the end of its reach
  EXPECT_EQ(workspace.undo_stack().count(), 1);
  (void)workspace.snapshot(); // what is dragged is shown on the frame clock
  EXPECT_EQ(ids("transaction:").size(), 32U);
  workspace.undo_stack().undo();
  EXPECT_EQ(access().pattern.stride, 1);
}

TEST_F(CoalescingViewTest, TheModelFollowsThePatternWhenAskedTo) {
  auto* follow = view.findChild<QCheckBox*>(QStringLiteral("follow"));
  follow->click();
  EXPECT_EQ(workspace.scenario().access, own_access);
  view.findChild<QSpinBox*>(QStringLiteral("stride"))->setValue(2);
  const auto model = kernel_model(workspace.scenario());
  ASSERT_TRUE(model);
  EXPECT_NEAR(model->other_thru, 0.041, 0.041 * 0.05);
  EXPECT_TRUE(says(QStringLiteral("8 transactions move 256 B, of which 128 B are used: 50 %")));
  // Another generation's rules are not this GPU's numbers.
  click("rules:0");
  EXPECT_EQ(workspace.scenario().access, "coalesced");
  EXPECT_FALSE(follow->isEnabled());
  EXPECT_FALSE(follow->toolTip().isEmpty());
}

TEST_F(CoalescingViewTest, AFormulaWithAnErrorKeepsTheLastGoodPicture) {
  auto* kind = view.findChild<QComboBox*>(QStringLiteral("kind"));
  QTest::keyClick(kind, Qt::Key_End);
  auto* formula = view.findChild<QLineEdit*>(QStringLiteral("formula"));
  ASSERT_TRUE(formula->isVisible());
  formula->selectAll();
  QTest::keyClicks(formula, QStringLiteral("tid * 2"));
  QTest::keyClick(formula, Qt::Key_Return);
  EXPECT_EQ(access().pattern.formula, "tid * 2");
  QTest::keyClicks(formula, QStringLiteral(" +"));
  QTest::keyClick(formula, Qt::Key_Return);
  EXPECT_EQ(access().pattern.formula, "tid * 2");
  EXPECT_TRUE(says(QStringLiteral("Column ")));
  EXPECT_EQ(formula->text(), QStringLiteral("tid * 2 +"));
  EXPECT_EQ(ids("transaction:").size(), 8U);
}

TEST_F(CoalescingViewTest, AListSetsItsThreads) {
  auto* kind = view.findChild<QComboBox*>(QStringLiteral("kind"));
  QTest::keyClick(kind, Qt::Key_Down);
  auto* list = view.findChild<QLineEdit*>(QStringLiteral("list"));
  EXPECT_TRUE(list->text().startsWith(QStringLiteral("0,1,2,3,4,"))); // where the threads were
  list->selectAll();
  QTest::keyClicks(list, QStringLiteral("(0, 3, 6, 9)"));
  QTest::keyClick(list, Qt::Key_Return);
  EXPECT_EQ(access().pattern.list, (std::vector<std::int64_t>{0, 3, 6, 9}));
  EXPECT_EQ(access().pattern.threads, 4);
  EXPECT_EQ(ids("lane:").size(), 4U);
}

TEST_F(CoalescingViewTest, OnlyTouchedBlocksAreDrawn) {
  Scenario scenario = workspace.scenario();
  scenario.global_access.pattern.kind = memory::PatternKind::random;
  workspace.propose(QStringLiteral("pattern"), scenario);
  (void)workspace.snapshot();
  const auto& run = *view.shown();
  const MemoryLayout layout = lay_out_memory(run, 0, 80);
  EXPECT_LE(layout.pieces.size(), 32U);
  EXPECT_EQ(layout.gaps.size() + 1, layout.pieces.size());
  EXPECT_LE(layout.width, 80.001);
  for (const std::int64_t word : run.addresses)
    EXPECT_NE(layout.piece_of(word), nullptr);
}

TEST(CoalescingExamples, AreAllValid) {
  const Catalogue catalogue{embedded_gpu_files()};
  for (const AccessExample& each : access_examples())
    EXPECT_TRUE(run_coalescing(*catalogue.find("gtx980").value(), each.access))
        << each.title.toStdString();
}

// A number of the view is the one that the slider beside it says.
TEST_F(CoalescingViewTest, FollowsTheSliders) {
  const auto says = [this](const char* words) {
    (void)workspace.snapshot();
    const auto labels = view.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [words](const QLabel* label) {
      return label->text().contains(QString::fromUtf8(words));
    });
  };
  Scenario next = workspace.scenario();
  next.gpu = catalogue.find("h200").value();
  workspace.propose(QStringLiteral("GPU"), next);
  EXPECT_TRUE(says("memory latency 695 cycles"));
  next.overrides[static_cast<std::size_t>(Hardware::mem_lat)] = 1390;
  workspace.propose(QStringLiteral("latency"), next);
  EXPECT_TRUE(says("memory latency 1390 cycles, memory throughput 0.131 IPC/SM; at α = 0 it takes "
                   "182 warps/SM"));
  // Stride 2 adds nothing to a latency that is its own.
  next.global_access.pattern.stride = 2;
  next.access = own_access;
  workspace.propose(QStringLiteral("access"), next);
  EXPECT_TRUE(says("memory latency 1390 cycles"));
  next.access = "stride4"; // what is set is another access's
  workspace.propose(QStringLiteral("access"), next);
  EXPECT_FALSE(says("memory latency 1390 cycles"));
  EXPECT_TRUE(says("not of this access"));
}

} // namespace
} // namespace loom
