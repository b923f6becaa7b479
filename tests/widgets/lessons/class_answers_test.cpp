// What students answer, saved and read by who teaches.

#include "core/lesson/class_answers.h"
#include "core/text/text.h"
#include "tests/widgets/lessons/lesson_fixture.h"
#include "widgets/lessons/class_answers_dialog.h"
#include "widgets/paint/plot_widget.h"

#include <QButtonGroup>
#include <QDir>
#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableWidget>

#include <algorithm>

namespace loom {
namespace {

class ClassAnswersTest : public LessonTest {
protected:
  QString answers_folder() const {
    QDir(folder.path()).mkpath(QStringLiteral("class"));
    return folder.filePath(QStringLiteral("class"));
  }
  /// One goes through Little's law: a wrong number first or not, then a choice.
  void go_through(const char* name, const char* first, int choice) {
    begin(1);
    panel->start_over();
    panel->next(); // adds: 24 on a GTX 980
    answer(first);
    if (!panel->revealed())
      answer("24");
    panel->next();
    panel->findChild<QButtonGroup*>()->button(choice)->click();
    panel->check();
    const QString path =
        answers_folder() + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".answers.json");
    ASSERT_TRUE(window.lessons().save_answers(QLatin1String(name), path).has_value());
  }
  ClassAnswersDialog* open() {
    window.lessons().show_answers_in(answers_folder());
    ClassAnswersDialog* dialog = nullptr;
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return (dialog = window.findChild<ClassAnswersDialog*>()) && dialog->isVisible(); }));
    return dialog;
  }
};

TEST_F(ClassAnswersTest, AreSavedAndReadQuestionByQuestion) {
  go_through("Ada", "24", 0);
  go_through("Bob", "6", 1);
  ClassAnswersDialog* dialog = open();
  ASSERT_TRUE(dialog);
  const auto* questions = dialog->findChild<QListWidget*>(QStringLiteral("class_questions"));
  ASSERT_EQ(questions->count(), 2);
  EXPECT_EQ(questions->item(0)->text().toStdString(),
            "Little's law, step 2, GTX 980: 1 of 2 right at first");
  const auto* people = dialog->findChild<QTableWidget*>(QStringLiteral("class_people"));
  ASSERT_EQ(people->rowCount(), 2);
  EXPECT_EQ(people->item(0, 0)->text(), QStringLiteral("Ada"));
  EXPECT_EQ(people->item(1, 0)->text(), QStringLiteral("Bob"));
  EXPECT_EQ(people->item(1, 1)->text(), QStringLiteral("6"));
  EXPECT_EQ(people->item(1, 2)->text(), QStringLiteral("no"));
  EXPECT_EQ(people->item(1, 3)->text(), QStringLiteral("24"));
  EXPECT_EQ(people->item(1, 4)->text(), QStringLiteral("yes"));
  const auto* bars = dialog->findChild<PlotWidget*>(QStringLiteral("class_bars"));
  ASSERT_TRUE(bars->isVisible());
  EXPECT_EQ(bars->panel().x.categories, (std::vector<std::string>{"6", "24"}));
  EXPECT_EQ(bars->panel().bars.at(0).heights, (std::vector<double>{1, 1}));
  EXPECT_EQ(bars->panel().emphasis, 1U); // the right one
  EXPECT_EQ(bars->accessibleDescription(), QStringLiteral("6: 1, 24: 1"));
  // The next question by keyboard.
  QTest::keyClick(dialog->focusWidget(), Qt::Key_Down);
  EXPECT_EQ(bars->panel().x.categories.size(), 3U);
  EXPECT_EQ(bars->panel().bars.at(0).heights, (std::vector<double>{1, 1, 0}));
  ASSERT_TRUE(dialog->save_csv(file("class.csv")).has_value());
  const std::string csv = read_file(file("class.csv").toStdString()).value();
  EXPECT_NE(csv.find("littles-law,adds,gtx980,Bob,6,0,24,1,2,"), std::string::npos) << csv;
}

TEST_F(ClassAnswersTest, SkippedFilesAreNamed) {
  go_through("Ada", "24", 0);
  QFile broken(answers_folder() + QStringLiteral("/broken.answers.json"));
  ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
  broken.write("{");
  broken.close();
  ClassAnswersDialog* dialog = open();
  ASSERT_TRUE(dialog);
  const auto* skipped = dialog->findChild<QListWidget*>(QStringLiteral("class_skipped"));
  ASSERT_TRUE(skipped->isVisible());
  ASSERT_EQ(skipped->count(), 1);
  EXPECT_TRUE(skipped->item(0)->text().contains(QStringLiteral("broken.answers.json")));
}

TEST_F(ClassAnswersTest, SketchesAreLaidOverEachOther) {
  const lesson::Lesson lesson = shipped_lessons().at(3);
  const auto scenario =
      lesson::scenario_at(lesson, 1, *catalogue.find("gtx980"), catalogue).value();
  for (const auto& [name, curve] :
       {std::pair("Flat", std::vector<lesson::Drawn>{{0.1, 30}, {1e4, 30}}),
        std::pair("True", lesson::true_curve(*lesson.steps[1].sketch, scenario, 33).value())}) {
    lesson::AnswerSheet sheet{lesson.id, lesson::version_of(lesson), name, name, {}};
    lesson::add_answer(sheet, "shape", "gtx980", {3, curve});
    const QString path =
        answers_folder() + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".answers.json");
    ASSERT_TRUE(write_file(path.toStdString(), write_answers(sheet)).has_value());
  }
  ClassAnswersDialog* dialog = open();
  ASSERT_TRUE(dialog);
  const auto* sketches = dialog->findChild<PlotWidget*>(QStringLiteral("class_sketches"));
  ASSERT_TRUE(sketches->isVisible());
  ASSERT_EQ(sketches->panel().curves.size(), 3U); // two of them, and the model's
  EXPECT_EQ(sketches->panel().curves.back().id, "truth");
  const auto* bars = dialog->findChild<PlotWidget*>(QStringLiteral("class_bars"));
  EXPECT_EQ(bars->panel().x.categories, (std::vector<std::string>{"right", "too flat"}));
}

TEST_F(ClassAnswersTest, StayWhileTheLessonIsClosedUntilItStartsOver) {
  begin(1);
  panel->next();
  answer("6");
  const std::string run = panel->answers().run;
  emit panel->closed();
  begin(1);
  EXPECT_EQ(panel->answers().run, run);
  ASSERT_EQ(panel->answers().steps.size(), 1U);
  EXPECT_EQ(std::get<double>(panel->answers().steps[0].answers.at(0).what), 6);
  panel->start_over();
  EXPECT_TRUE(panel->answers().steps.empty());
  EXPECT_NE(panel->answers().run, run);
}

TEST_F(ClassAnswersTest, WhatIsNoNumberIsNoAnswer) {
  begin(1);
  panel->next();
  answer("many");
  answer("inf");
  EXPECT_TRUE(panel->answers().steps.empty());
  panel->reveal();
  answer("24"); // known by now
  EXPECT_TRUE(panel->answers().steps.empty());
}

TEST_F(ClassAnswersTest, AFolderThatIsNoneIsSaid) {
  window.lessons().show_answers_in(QStringLiteral("/nowhere/at/all"));
  EXPECT_TRUE(QTest::qWaitFor([&] {
    const auto labels = window.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [](const QLabel* each) {
      return each->isVisible() && each->text().contains(QStringLiteral("/nowhere/at/all"));
    });
  }));
}

TEST_F(ClassAnswersTest, TheMenuOffersBoth) {
  const auto enabled = [&](const char* text) {
    QMenu& menu = window.lessons().menu();
    emit menu.aboutToShow();
    for (const QAction* action : menu.actions())
      if (QString(action->text()).remove(u'&') == QString::fromUtf8(text))
        return action->isEnabled() ? 1 : 0;
    return -1;
  };
  EXPECT_EQ(enabled("Answers of the class…"), 1);
  EXPECT_EQ(enabled("Save my answers…"), 0);
  begin(1);
  panel->next();
  answer("6");
  EXPECT_EQ(enabled("Save my answers…"), 1);
}

} // namespace
} // namespace loom
