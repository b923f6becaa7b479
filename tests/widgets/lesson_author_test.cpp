// Lessons are written in the window.

#include "tests/widgets/shell_fixture.h"
#include "widgets/lessons/frozen_picture.h"
#include "widgets/lessons/lesson_author.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/presenter_window.h"
#include "widgets/look/language.h"
#include "widgets/shell/message_bar.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include "core/lesson/draft.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>
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
    window.write_lesson(lesson::new_lesson("gtx980", "S"));
    author = window.author();
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
  next.launch.config.threads = 128;
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
  ASSERT_TRUE(window.lesson());
  EXPECT_TRUE(window.lesson()->isVisible());
  EXPECT_FALSE(author->isVisible());
  EXPECT_EQ(window.lesson()->step(), 1U);
  EXPECT_FALSE(settings.contains(QStringLiteral("lessons/lesson"))) << "nothing is remembered";
  emit window.lesson()->closed();
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

// Every shipped lesson can be opened, each of its steps shown, without a change to it.
TEST_F(AuthorTest, ShowsEveryShippedStepAsItIs) {
  for (const lesson::Lesson& lesson : shipped_lessons()) {
    window.write_lesson(lesson);
    auto* list = part<QListWidget>("lesson_steps");
    for (int row = 0; row < list->count(); ++row)
      list->setCurrentRow(row);
    EXPECT_FALSE(author->changed()) << lesson.id;
    EXPECT_EQ(part<QListWidget>("lesson_problems")->count(), 0) << lesson.id;
  }
}

class LessonMenu : public WindowTest {};

TEST_F(LessonMenu, TicksALessonThatIsDone) {
  const lesson::Lesson first = shipped_lessons().front();
  window.begin_lesson(first);
  EXPECT_FALSE(is_done(first, settings));
  for (std::size_t i = 1; i < first.steps.size(); ++i)
    window.lesson()->next();
  EXPECT_TRUE(is_done(first, settings)); // the last one asks nothing
  int ticked = 0;
  for (QMenu* menu : window.menuBar()->findChildren<QMenu*>())
    if (menu->title().contains(QStringLiteral("Lessons"))) {
      emit menu->aboutToShow();
      for (const QAction* action : menu->actions())
        ticked += action->isCheckable() && action->isChecked();
    }
  EXPECT_EQ(ticked, 1);
}

class Presenter : public WindowTest {
protected:
  /// As the menu does.
  PresenterWindow* open() {
    for (QMenu* menu : window.menuBar()->findChildren<QMenu*>()) {
      emit menu->aboutToShow();
      for (QAction* action : menu->actions())
        if (action->text() == QStringLiteral("Pre&senter window"))
          action->trigger();
    }
    return window.findChild<PresenterWindow*>();
  }
};

TEST_F(Presenter, HasNotesAnswerAndTheNextStep) {
  window.begin_lesson(shipped_lessons().front());
  PresenterWindow* presenter = open();
  ASSERT_TRUE(presenter);
  const auto text = [&](const char* name) {
    return presenter->findChild<QTextBrowser*>(QLatin1String(name))->toPlainText().toStdString();
  };
  EXPECT_THAT(text("presenter_now"), HasSubstr("The picture is a bath tub"));
  EXPECT_THAT(text("presenter_next"), HasSubstr("How many warps does an SM need"));
  window.lesson()->next();
  EXPECT_THAT(text("presenter_now"), HasSubstr("24 warps/SM"));
  EXPECT_THAT(text("presenter_now"), HasSubstr("6 — 6 is the latency alone"));
  const auto audience = [&] {
    return window.lesson()->findChild<QTextBrowser*>()->toPlainText().toStdString();
  };
  EXPECT_THAT(audience(), Not(HasSubstr("24 warps")));
}

TEST_F(Presenter, FreezesWhatTheAudienceSees) {
  window.begin_lesson(shipped_lessons().front());
  PresenterWindow* presenter = open();
  ASSERT_TRUE(presenter);
  auto* box = presenter->findChild<QCheckBox*>();
  const auto pictures = [&] { return window.findChildren<FrozenPicture*>().size(); };
  box->setChecked(true);
  EXPECT_EQ(pictures(), 3);
  const QRect views(window.views().mapTo(window.views().window(), QPoint(0, 0)),
                    window.views().size());
  const QImage before = window.grab(views).toImage();
  workspace.propose(QStringLiteral("warps"), 60);
  (void)workspace.snapshot();
  QTest::qWait(100);
  EXPECT_EQ(window.grab(views).toImage(), before);
  window.resize(1100, 700);
  QTest::qWait(50);
  EXPECT_EQ(window.findChildren<FrozenPicture*>().front()->size(), window.views().size());
  presenter->hide();
  EXPECT_EQ(pictures(), 0);
}

TEST_F(Presenter, FreezesWindowsOfTheirOwnToo) {
  window.begin_lesson(shipped_lessons().front());
  const auto& docks = window.views().docks();
  ViewDock* torn_off = docks[0];
  torn_off->setFloating(true);
  window.views().open_large(docks[1]->info());
  QTest::qWait(50);
  const auto covered = [](const QWidget& within) {
    return within.findChildren<FrozenPicture*>().size() == 1;
  };
  const QMainWindow* large =
      window.views().findChildren<QMainWindow*>(Qt::FindDirectChildrenOnly).front();
  PresenterWindow* presenter = open();
  ASSERT_TRUE(presenter);
  auto* box = presenter->findChild<QCheckBox*>();
  box->setChecked(true);
  EXPECT_TRUE(covered(*torn_off));
  EXPECT_TRUE(covered(*large));
  docks[1]->setFloating(true); // while it is frozen
  EXPECT_TRUE(covered(*docks[1]));
  box->setChecked(false);
  EXPECT_FALSE(covered(*torn_off));
  EXPECT_FALSE(covered(*docks[1]));
}

TEST(LessonLanguage, IsThatOfTheWindowWithHandouts) {
  const Catalogue catalogue{embedded_gpu_files()};
  const std::string english = shipped_lessons().front().title;
  for (const char* language : {"zh_CN", "ru"}) {
    const Speaking now(QString::fromLatin1(language));
    const auto lessons = shipped_lessons();
    EXPECT_THAT(lessons, SizeIs(8));
    EXPECT_NE(lessons.front().title, english) << language;
    const auto text = handout(lessons.front(), *catalogue.find("gtx980"), catalogue, true);
    ASSERT_TRUE(text);
    EXPECT_THAT(text->toStdString(), Not(HasSubstr("How many"))) << language;
    EXPECT_THAT(text->toStdString(), Not(HasSubstr("{"))) << language;
  }
}

} // namespace
} // namespace loom
