// Five loops that somebody who has never seen the window models in it: every step is a press or a
// text typed, counted, and kept as a picture in newcomer/ beside the program's folder.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/segmented.h"
#include "widgets/shell/sentence.h"
#include "widgets/shell/view_area.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabBar>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;

class NewcomerTest : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    pictures_ = QDir(QCoreApplication::applicationDirPath() + QStringLiteral("/../newcomer"));
    ASSERT_TRUE(pictures_.mkpath(QStringLiteral(".")));
    // An H200 and a loop in place of the mix: common to all five.
    press(find<GpuPicker>("gpu_picker"));
    auto* search = QApplication::activePopupWidget()->findChild<QLineEdit*>();
    type_into(search, QStringLiteral("h200"));
    press(find<Segmented>("mix")->findChildren<QAbstractButton*>()[3]);
    ASSERT_EQ(scenario().gpu->id, "h200");
    ASSERT_TRUE(scenario().instruction_loop);
    steps_ = 0;
  }

  void look() {
    (void)workspace.snapshot();
    QTest::qWait(30);
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    ++steps_;
    const QString name = QStringLiteral("%1-%2.png").arg(QLatin1String(test->name())).arg(steps_);
    EXPECT_TRUE(window.grab().save(pictures_.filePath(name))) << name.toStdString();
  }
  void press(QWidget* what) {
    ASSERT_TRUE(what && what->isVisible());
    QTest::mouseClick(what, Qt::LeftButton);
    look();
  }
  void press(const char* name) {
    SCOPED_TRACE(name);
    press(find<QWidget>(name));
  }
  /// Into what has the keyboard; Enter ends a line.
  void type_into(QWidget* what, const QString& text) {
    ASSERT_TRUE(what && what->isVisible());
    if (auto* line = qobject_cast<QLineEdit*>(what))
      line->selectAll();
    what->setFocus();
    for (const QString& line : text.split(QLatin1Char('\n'))) {
      QTest::keyClicks(what, line);
      QTest::keyClick(what, Qt::Key_Return);
    }
    look();
  }
  /// A loop of the list: its arrow, then the line.
  void take_preset(const QString& title) {
    auto* list = find<QComboBox>("loop_presets");
    list->showPopup();
    look();
    const int row = list->findText(title, Qt::MatchContains);
    ASSERT_GE(row, 0) << title.toStdString();
    QAbstractItemView* lines = list->view();
    lines->scrollTo(lines->model()->index(row, 0));
    QTest::mouseClick(lines->viewport(), Qt::LeftButton, {},
                      lines->visualRect(lines->model()->index(row, 0)).center());
    look();
  }
  [[nodiscard]] std::string loop() const { return to_text(*scenario().instruction_loop); }
  [[nodiscard]] std::string said() {
    return find<QLabel>("sentence")->accessibleDescription().toStdString();
  }
  void expect_computed(int most_steps) {
    EXPECT_LE(steps_, most_steps);
    const SnapshotPtr now = workspace.snapshot();
    ASSERT_TRUE(now->loop && *now->loop);
    EXPECT_FALSE(find<QLabel>("loop_problem")->isVisible());
    EXPECT_THAT(said(), HasSubstr("imited by"));
  }

private:
  QDir pictures_;
  int steps_ = 0;
};

TEST_F(NewcomerTest, TensorCoresWithTwoBuffersOfCpAsync) {
  take_preset(QStringLiteral("mma.sync and cp.async"));
  press("loop_class_0");
  type_into(find<QWidget>("entry_stages_0"), QStringLiteral("2"));
  EXPECT_THAT(loop(), HasSubstr("LDGSTS.128"));
  EXPECT_THAT(loop(), HasSubstr("stages=2"));
  EXPECT_THAT(loop(), HasSubstr("HMMA"));
  expect_computed(4);
}

TEST_F(NewcomerTest, SixtyPercentServedByL2) {
  take_preset(QStringLiteral("y = a·x + y, a float a thread"));
  press("loop_class_0");
  type_into(find<QWidget>("entry_l2_0"), QStringLiteral("0.6"));
  EXPECT_THAT(loop(), HasSubstr("l2=0.6"));
  expect_computed(4);
}

TEST_F(NewcomerTest, LoadsOfFourFloats) {
  take_preset(QStringLiteral("y = a·x + y, a float a thread"));
  press("loop_class_0");
  press(find<Segmented>("loop_width_0")->findChildren<QAbstractButton*>()[2]);
  EXPECT_THAT(loop(), HasSubstr("LDG.128"));
  expect_computed(4);
}

TEST_F(NewcomerTest, WarpsWithRoles) {
  take_preset(QStringLiteral("mma.sync and cp.async"));
  press("loop_split");
  type_into(find<QWidget>("entry_role_warps_consumer"), QStringLiteral("4"));
  EXPECT_EQ(scenario().instruction_loop->producers, 1);
  EXPECT_EQ(scenario().instruction_loop->consumers, 4);
  expect_computed(4);
}

TEST_F(NewcomerTest, AMixOfLoadsSharedMemoryFmaAndSfu) {
  for (const char* name : {"ldg.32", "lds.32", "ffma", "mufu.ex2"}) {
    press("loop_add");
    type_into(QApplication::activePopupWidget()->findChild<QLineEdit*>(),
              QString::fromLatin1(name));
  }
  press("loop_remove_0"); // what the mix had brought
  press("loop_remove_0");
  type_into(find<QWidget>("entry_count_2"), QStringLiteral("8"));
  EXPECT_EQ(loop(), "LDG.32\nLDS.32\nFFMA x8\nMUFU.EX2\n");
  expect_computed(11);
}

TEST_F(NewcomerTest, TheSameMixAsText) {
  press("loop_text_button");
  auto* text = find<QPlainTextEdit>("loop_text");
  text->selectAll();
  type_into(text, QStringLiteral("LDG.32\nLDS.32\nFFMA x8\nMUFU.EX2"));
  EXPECT_EQ(loop(), "LDG.32\nLDS.32\nFFMA x8\nMUFU.EX2\n");
  expect_computed(2);
}

} // namespace
} // namespace loom
