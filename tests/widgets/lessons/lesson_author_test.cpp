// Lessons are written in the window.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/message_bar.h"

#include "core/lesson/draft.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>

#include <gmock/gmock.h>

#include <algorithm>

namespace loom {
namespace {

using lesson::StepKind;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using testing::SizeIs;

class AuthorTest : public WindowTest {
protected:
  void SetUp() override {
    WindowTest::SetUp();
    window.lessons().write(lesson::new_lesson("gtx980", "S"));
    author = window.lessons().author();
    ASSERT_TRUE(author);
  }
  template <class Widget> Widget* part(const char* name) {
    return author->findChild<Widget*>(QString::fromLatin1(name));
  }
  static void type(QLineEdit* field, const char* text) {
    ASSERT_TRUE(field);
    field->selectAll();
    QTest::keyClicks(field, QString::fromUtf8(text));
  }
  [[nodiscard]] std::string value() {
    auto* label = part<QLabel>("formula_value");
    (void)QTest::qWaitFor([&] { return !label->text().isEmpty(); }, 1000);
    QTest::qWait(2000); // the check comes after the last letter
    return label->text().toStdString();
  }
  /// A lesson with a text and a number, ready to be saved.
  void write_two_steps() {
    type(part<QLineEdit>("lesson_title"), "Mine");
    workspace.propose(QStringLiteral("warps"), 12);
    author->add_step(StepKind::text);
    author->findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("With {warps} warps."));
    author->add_step(StepKind::number);
    type(part<QLineEdit>("answer"), "alu_lat * alu_thru");
  }
  LessonAuthor* author = nullptr;
};

/// Answers the question that comes up.
void answer_with(QMessageBox::StandardButton button, bool& asked) {
  QTimer::singleShot(0, qApp, [button, &asked] {
    if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
      asked = true;
      box->button(button)->click();
    }
  });
}

TEST_F(AuthorTest, RecordsTheStateAsTheNextStepAndSavesWhatTheLoaderReads) {
  write_two_steps();
  EXPECT_TRUE(author->changed());
  EXPECT_TRUE(author->save_to(file("mine.lesson.json")));
  EXPECT_FALSE(author->changed());
  const LessonFolder found = lessons_in(folder.path(), catalogue);
  EXPECT_THAT(found.problems, IsEmpty());
  ASSERT_THAT(found.lessons, SizeIs(1));
  const lesson::Lesson& read = found.lessons[0];
  EXPECT_EQ(read.id, "mine");
  EXPECT_EQ(read.title, "Mine");
  ASSERT_THAT(read.steps, SizeIs(2));
  EXPECT_EQ(lesson::scenario_at(read, 0, *catalogue.find("gtx980"), catalogue)->warps, 12);
  EXPECT_EQ(read.steps[0].prose, "With {warps} warps.");
  EXPECT_EQ(read.steps[1].answer->text(), "alu_lat * alu_thru");
  EXPECT_EQ(settings.value(QStringLiteral("lessons/folder")).toString(), folder.path());
}

// 6 cycles × 4 adds a cycle on the GTX 980 (thesis, §3.1), 4 × 4 on the H200.
TEST_F(AuthorTest, TellsWhatTheAnswerComesToOnTheGpuOfTheWindow) {
  write_two_steps();
  EXPECT_THAT(value(), HasSubstr("= 24"));
  workspace.propose_gpu(*catalogue.find("h200"));
  ASSERT_TRUE(QTest::qWaitFor(
      [&] { return part<QLabel>("formula_value")->text().contains(QStringLiteral("= 16")); },
      2000));
  type(part<QLineEdit>("answer"), "alu_lat * * 2");
  EXPECT_THAT(value(), HasSubstr("column 11"));
  type(part<QLineEdit>("answer"), "alu_late");
  EXPECT_THAT(value(), HasSubstr("alu_lat"));
}

TEST_F(AuthorTest, ListsWhatIsWrongAndLeadsThere) {
  write_two_steps();
  auto* problems = part<QListWidget>("lesson_problems");
  EXPECT_TRUE(QTest::qWaitFor([&] { return problems->count() == 0; }, 10000));
  type(part<QLineEdit>("answer"), "1 +");
  ASSERT_TRUE(QTest::qWaitFor([&] { return problems->count() == 1; }, 10000));
  EXPECT_THAT(problems->item(0)->text().toStdString(), HasSubstr("Step 2, answer"));
  part<QListWidget>("lesson_steps")->setCurrentRow(0);
  emit problems->itemActivated(problems->item(0));
  EXPECT_EQ(author->step(), 1U);
}

TEST_F(AuthorTest, StepsAreMovedRemovedAndBroughtBack) {
  write_two_steps();
  auto* list = part<QListWidget>("lesson_steps");
  list->setCurrentRow(2);
  QTest::keyClick(list, Qt::Key_Up, Qt::AltModifier);
  EXPECT_EQ(author->lesson().steps[0].kind, StepKind::number);
  EXPECT_EQ(author->step(), 0U);
  QTest::keyClick(list, Qt::Key_Delete);
  EXPECT_THAT(author->lesson().steps, SizeIs(1));
  QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_THAT(author->lesson().steps, SizeIs(2));
  EXPECT_EQ(workspace.scenario().warps, 12) << "the window's own undo is another matter";
  QTest::keyClick(list, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(author->lesson().steps[0].kind, StepKind::text);
  // The formula, letter by letter, is one change; in its field too.
  list->setCurrentRow(2);
  QTest::keyClick(part<QLineEdit>("answer"), Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(author->lesson().steps[1].answer->text(), "");
  EXPECT_EQ(part<QLineEdit>("answer")->text(), QString());
}

TEST_F(AuthorTest, AKindBringsItsFields) {
  author->add_step(StepKind::choice);
  auto* choices = part<QWidget>("choices");
  EXPECT_TRUE(choices->isVisible());
  EXPECT_FALSE(part<QLineEdit>("answer")->isVisible());
  EXPECT_THAT(choices->findChildren<QLineEdit*>(), SizeIs(6));
  type(choices->findChildren<QLineEdit*>()[0], "yes");
  EXPECT_EQ(author->lesson().steps[0].choices[0].label, "yes");
  choices->findChildren<QPushButton*>().last()->click();
  EXPECT_THAT(author->lesson().steps[0].choices, SizeIs(3));
  EXPECT_THAT(value(), HasSubstr("Answer 3, column 1")); // which is still to be written
}

TEST_F(AuthorTest, SaysWhatAStepCannotKeep) {
  QStringList said;
  QObject::connect(author, &LessonAuthor::warned, author,
                   [&said](const QString& text) { said << text; });
  author->add_step(lesson::StepKind::text);
  Scenario next = scenario();
  next.launch.config.registers = 64;
  workspace.propose(QStringLiteral("state"), next);
  author->add_step(lesson::StepKind::text);
  ASSERT_EQ(said.size(), 1);
  EXPECT_TRUE(said.front().contains(QStringLiteral("the launch"))) << qPrintable(said.front());
  EXPECT_FALSE(said.front().contains(QStringLiteral("machine code")));
  EXPECT_EQ(window.messages().text(), said.front());
}

TEST_F(AuthorTest, RecordsAgain) {
  author->add_step(StepKind::free);
  workspace.propose(QStringLiteral("warps"), 7);
  part<QPushButton>("record")->click();
  EXPECT_EQ(lesson::scenario_at(author->lesson(), 0, *catalogue.find("gtx980"), catalogue)->warps,
            7);
}

TEST_F(AuthorTest, IsTriedInTheLessonPanelAndComesBack) {
  write_two_steps();
  emit author->previewAsked(author->lesson(), 1);
  ASSERT_TRUE(window.lessons().panel());
  EXPECT_TRUE(window.lessons().panel()->isVisible());
  EXPECT_FALSE(author->isVisible());
  EXPECT_EQ(window.lessons().panel()->step(), 1U);
  EXPECT_FALSE(settings.contains(QStringLiteral("lessons/lesson"))) << "nothing is remembered";
  emit window.lessons().panel()->closed();
  EXPECT_TRUE(author->isVisible());
}

TEST_F(AuthorTest, AsksBeforeChangesAreLost) {
  write_two_steps();
  bool asked = false;
  answer_with(QMessageBox::Cancel, asked);
  window.close();
  EXPECT_TRUE(asked);
  EXPECT_TRUE(window.isVisible());
  asked = false;
  answer_with(QMessageBox::Discard, asked);
  EXPECT_TRUE(author->may_close());
  EXPECT_TRUE(asked);
}

TEST_F(AuthorTest, WhatWasThrownAwayIsNotCheckedAgain) {
  write_two_steps();
  bool asked = false;
  answer_with(QMessageBox::Discard, asked);
  for (QToolButton* each : author->findChildren<QToolButton*>())
    if (each->toolTip() == QStringLiteral("Stop writing the lesson"))
      each->click();
  ASSERT_TRUE(asked);
  EXPECT_FALSE(author->step().has_value());
  workspace.propose(QStringLiteral("alpha"), 3); // checks what is written, a while later
  QTest::qWait(1500);
  EXPECT_FALSE(author->changed());
}

TEST_F(AuthorTest, AFileThatCannotBeWrittenIsSaid) {
  write_two_steps();
  QString said;
  QObject::connect(author, &LessonAuthor::failed, &window,
                   [&said](const QString& text) { said = text; });
  EXPECT_FALSE(author->save_to(file("no/such/folder/a.lesson.json")));
  EXPECT_THAT(said.toStdString(), HasSubstr("no/such/folder"));
  EXPECT_TRUE(author->changed());
}

TEST_F(AuthorTest, NothingIsSquashedInTheSmallestWindow) {
  window.resize(window.minimumSize());
  QTest::qWait(200);
  const auto* title = part<QLineEdit>("lesson_title");
  const auto* steps = part<QListWidget>("lesson_steps");
  const auto* add = part<QPushButton>("add_step");
  EXPECT_GE(title->height(), title->minimumSizeHint().height());
  EXPECT_GE(add->mapTo(author, QPoint()).y(), steps->mapTo(author, QPoint()).y() + steps->height());
  const QWidget* page = title->parentWidget();
  EXPECT_GE(page->parentWidget()->height(), 2 * title->height()) << "its scroll area shows a field";
}

// Every shipped lesson can be opened, each of its steps shown, without a change to it.
TEST_F(AuthorTest, ShowsEveryShippedStepAsItIs) {
  for (const lesson::Lesson& lesson : shipped_lessons()) {
    window.lessons().write(lesson);
    auto* list = part<QListWidget>("lesson_steps");
    for (int row = 0; row < list->count(); ++row)
      list->setCurrentRow(row);
    EXPECT_FALSE(author->changed()) << lesson.id;
    EXPECT_EQ(part<QListWidget>("lesson_problems")->count(), 0) << lesson.id;
  }
}

} // namespace
} // namespace loom
