// Lessons in the window.

#include "tests/widgets/lessons/lesson_fixture.h"
#include "widgets/lessons/lesson_text.h"
#include "widgets/lessons/sketch_pad.h"
#include "widgets/numbers/number_label.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/loom_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/views/loom/loom_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QButtonGroup>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTextCursor>
#include <QTimer>
#include <QToolButton>

#include <gmock/gmock.h>

#include <cmath>
#include <fstream>
#include <set>

namespace loom {
namespace {

using testing::HasSubstr;

TEST_F(LessonTest, SetsTheSceneAndShowsTheView) {
  begin(1); // Little's law: nothing but adds, 4 warps
  EXPECT_TRUE(std::isinf(workspace.scenario().alpha));
  EXPECT_EQ(workspace.scenario().warps, 4);
  EXPECT_THAT(text(), HasSubstr("begins up to 4 adds"));
  workspace.undo_stack().undo();
  EXPECT_FALSE(std::isinf(workspace.scenario().alpha));
}

// 6 cycles × 4 adds a cycle = 24 warps (thesis, §3.1)
TEST_F(LessonTest, JudgesANumberAndTellsWhyItIsWrong) {
  begin(1);
  panel->next();
  EXPECT_THAT(text(), testing::Not(HasSubstr("Little's law:")));
  answer("six");
  EXPECT_THAT(verdict(), HasSubstr("expected a number"));
  answer("6");
  EXPECT_THAT(verdict(), HasSubstr("6 is the latency alone"));
  answer("24,0");
  EXPECT_THAT(verdict(), HasSubstr("Right"));
  EXPECT_THAT(text(), HasSubstr("6 cycles × 4 adds a cycle = 24 warps"));
}

TEST_F(LessonTest, AnyWrongNumberIsToldHighFromLow) {
  begin(1);
  panel->next();
  answer("11");
  EXPECT_THAT(verdict(), HasSubstr("Far too low"));
  answer("30");
  EXPECT_THAT(verdict(), HasSubstr("Too high, by a factor of 2 at most"));
}

TEST_F(LessonTest, KeysStepWhileANumberIsEnteredAndAfterIt) {
  begin(1);
  panel->next();
  auto* number = panel->findChild<QLineEdit*>(QStringLiteral("lesson_number"));
  number->setFocus();
  QTest::keyClicks(number, QStringLiteral("24"));
  QTest::keyClick(number, Qt::Key_Return);
  EXPECT_THAT(verdict(), HasSubstr("Right"));
  EXPECT_FALSE(number->hasFocus());
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageDown);
  EXPECT_EQ(panel->step(), 2u);
  QTest::keyClick(&window, Qt::Key_PageUp);
  QTest::keyClick(&window, Qt::Key_PageUp);
  QTest::keyClick(&window, Qt::Key_N);
  ASSERT_EQ(panel->step(), 1u);
  number->setFocus();
  QTest::keyClicks(number, QStringLiteral("2n"));
  EXPECT_EQ(number->text(), QString()) << "the next step has a field of its own";
  EXPECT_EQ(panel->step(), 2u);
  panel->previous();
  number->setFocus();
  QTest::keyClick(number, Qt::Key_Escape);
  EXPECT_FALSE(number->hasFocus());
}

TEST_F(LessonTest, NothingGivesTheAnswerAwayWhileItAsks) {
  begin(1);
  const auto sentence = [&] { return window.status().text().toStdString(); };
  const auto* throughput = window.views().dock(QStringLiteral("throughput"));
  const auto* why = find<QAbstractButton>("why_button");
  const auto curtained = [](const ViewDock* dock) {
    const auto* curtain = dock->findChild<QWidget*>(QStringLiteral("curtain"));
    return curtain && curtain->isVisible() && !dock->view()->isVisible();
  };
  panel->next(); // how many warps? The curve bends there.
  EXPECT_TRUE(curtained(throughput));
  EXPECT_FALSE(why->isEnabled());
  EXPECT_THAT(sentence(), HasSubstr("The lesson asks first"));
  window.views().open_large(throughput->info());
  const auto* large = window.views().findChild<StatusLine*>();
  ASSERT_NE(large, nullptr);
  EXPECT_THAT(large->text().toStdString(), HasSubstr("The lesson asks first"));
  answer("24");
  EXPECT_FALSE(curtained(throughput));
  EXPECT_THAT(sentence(), HasSubstr("The lesson asks first")); // of the next question
  for (int i = 0; i < 3; ++i)
    panel->next(); // to the last step, which asks nothing
  EXPECT_TRUE(why->isEnabled());
  EXPECT_THAT(sentence(), HasSubstr("Latency-bound"));
  EXPECT_EQ(large->text().toStdString(), sentence());
  panel->previous();
  EXPECT_THAT(sentence(), HasSubstr("The lesson asks first"));
  emit panel->closed();
  EXPECT_THAT(sentence(), testing::Not(HasSubstr("The lesson asks first")));
}

// Of a lesson that people write and that hides no view.
TEST_F(LessonTest, ViewsSayNoNumbersWhileOneAsks) {
  const auto* readout = find<QLabel>("readout");
  auto* plot = window.views().dock(QStringLiteral("cusp"))->view()->findChild<PlotWidget*>();
  const auto marks = [&] { return plot->panel().marks.size(); };
  const auto point = [&](int by) { return plot->axes_rect().center().toPoint() + QPoint(by, by); };
  const auto shown = marks();
  ASSERT_GT(shown, 1u); // the operating point, the cusp and both ends
  window.views().set_asking(true);
  EXPECT_EQ(marks(), 1u);
  QTest::mouseMove(plot, point(0));
  EXPECT_TRUE(readout->text().isEmpty());
  window.views().set_asking(false);
  EXPECT_EQ(marks(), shown);
  QTest::mouseMove(plot, point(5));
  EXPECT_FALSE(readout->text().isEmpty());
}

TEST_F(LessonTest, ClosedItGivesBackWhatTheWindowShowed) {
  workspace.propose(QStringLiteral("alpha"), 12);
  (void)workspace.snapshot();
  begin(1);
  panel->next();
  panel->next();
  EXPECT_NE(workspace.scenario().alpha, 12);
  emit panel->closed();
  EXPECT_EQ(workspace.scenario().alpha, 12);
  workspace.undo_stack().undo();
  EXPECT_NE(workspace.scenario().alpha, 12);
}

TEST_F(LessonTest, EndsWithASummaryAndStartsOver) {
  begin(1);
  const auto* summary = panel->findChild<QLabel*>(QStringLiteral("lesson_summary"));
  auto* over = panel->findChild<QAbstractButton*>(QStringLiteral("lesson_over"));
  panel->next();
  answer("11");
  answer("24");
  for (std::size_t left = panel->lesson()->steps.size() - 2; left > 0; --left) {
    EXPECT_FALSE(summary->isVisible());
    panel->next();
  }
  EXPECT_TRUE(summary->isVisible());
  EXPECT_THAT(summary->text().toStdString(),
              HasSubstr("Answered right: 1 of 1. At the first try: 0. Skipped: 2."));
  QTest::mouseClick(over, Qt::LeftButton);
  EXPECT_EQ(panel->step(), 0u);
  EXPECT_FALSE(over->isVisible());
}

TEST_F(LessonTest, NumbersOfTheTextSayWhereTheyComeFrom) {
  begin(1);
  panel->next();
  answer("24");
  auto* shown = panel->findChild<LessonText*>();
  workspace.propose(QStringLiteral("alu_lat"), 9); // the lesson's number stays its own
  std::vector<std::pair<std::string, double>> all;
  for (int i = 0; i < 4; ++i) {
    window.activateWindow();
    shown->setFocus(Qt::OtherFocusReason);
    QTest::keyClick(shown, Qt::Key_Tab);
    QTest::keyClick(shown, Qt::Key_Return);
    all.push_back(asked());
    EXPECT_FALSE(derivation.contains(QLatin1Char('9')));
  }
  // "... so that 4 adds are begun", "6 cycles × 4 adds a cycle = 24 warps"
  EXPECT_THAT(all, testing::ElementsAre(testing::Pair("lesson.alu_thru", 4.0),
                                        testing::Pair("lesson.alu_lat", 6.0),
                                        testing::Pair("lesson.alu_thru", 4.0),
                                        testing::Pair("lesson.warps_at_infinity", 24.0)));
  EXPECT_EQ(shown->ask_here().toStdString(), "lesson.warps_at_infinity");
}

TEST_F(LessonTest, NumbersOfTheTextFollowTheTheme) {
  begin(2); // "A load takes 368 cycles"
  const auto* shown = panel->findChild<LessonText*>();
  const auto colour = [&] {
    QTextCursor at = shown->document()->find(QStringLiteral("368"));
    return at.charFormat().foreground().color();
  };
  EXPECT_EQ(colour(), shown->palette().color(QPalette::Text));
  theme.choose(ThemeChoice::dark);
  EXPECT_TRUE(
      QTest::qWaitFor([&] { return shown->palette().color(QPalette::Text).lightness() > 128; }));
  EXPECT_EQ(colour(), shown->palette().color(QPalette::Text));
}

// "Latency is 368 / 6 times as long, but a load is begun only every 1 / 0.0815 cycles": thesis,
// §4.3, where 30 warps hide the 368 cycles
TEST_F(LessonTest, NumbersOfAReasonSayWhereTheyComeFrom) {
  begin(2);
  panel->next();
  panel->findChild<QButtonGroup*>()->button(0)->click();
  panel->check();
  auto* said = panel->findChild<NumberLabel*>(QStringLiteral("verdict"));
  std::vector<std::pair<std::string, double>> all;
  for (int i = 0; i < 3; ++i) {
    window.activateWindow();
    said->setFocus(i == 0 ? Qt::TabFocusReason : Qt::OtherFocusReason);
    if (i > 0)
      QTest::keyClick(said, Qt::Key_Tab);
    QTest::keyClick(said, Qt::Key_Return);
    all.push_back(asked());
  }
  EXPECT_THAT(all, testing::ElementsAre(
                       testing::Pair("lesson.mem_lat", 368.0), testing::Pair("lesson.alu_lat", 6.0),
                       testing::Pair("lesson.mem_thru", testing::DoubleNear(30. / 368, 0.0001))));
  EXPECT_EQ(said->accessibleName(), said->text());
}

TEST_F(LessonTest, AnswersFollowTheGpuThatIsChosen) {
  begin(1);
  panel->next();
  workspace.propose_gpu(*catalogue.find("h200"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return panel->gpu()->id == "h200"; }, 2000));
  answer("24");
  EXPECT_THAT(verdict(), HasSubstr("Not yet"));
  answer("16"); // 4 cycles × 4 adds a cycle
  EXPECT_THAT(verdict(), HasSubstr("Right"));
}

TEST_F(LessonTest, AChoiceIsJudgedAndRevealed) {
  begin(2); // Is memory latency harder to hide?
  panel->next();
  const auto* choices = panel->findChild<QButtonGroup*>();
  ASSERT_EQ(choices->buttons().size(), 4);
  panel->check();
  EXPECT_THAT(verdict(), HasSubstr("Choose one"));
  choices->button(0)->click();
  panel->check();
  EXPECT_THAT(verdict(), HasSubstr("Not yet. Latency is 368 / 6"));
  const auto* said = panel->findChild<QLabel*>(QStringLiteral("verdict"));
  EXPECT_TRUE(said->isVisible());
  choices->button(2)->click(); // of which it says nothing yet
  EXPECT_FALSE(said->isVisible());
  QTest::keyClick(choices->button(2), Qt::Key_Return);
  EXPECT_TRUE(said->isVisible());
  panel->reveal();
  EXPECT_TRUE(choices->button(1)->isChecked());
  EXPECT_FALSE(said->isVisible()); // "not yet" beside the right answer
  panel->check();
  EXPECT_THAT(verdict(), HasSubstr("Right"));
  EXPECT_TRUE(said->isVisible());
}

TEST_F(LessonTest, ACurveIsSketchedWithTheMouse) {
  begin(3); // the cusp
  panel->next();
  auto* pad = window.findChild<SketchPad*>();
  auto* plot = pad->findChild<PlotWidget*>();
  EXPECT_TRUE(window.views().dock(QStringLiteral("cusp"))->isAncestorOf(pad)); // on the stage
  ASSERT_TRUE(QTest::qWaitFor([&] { return plot->axes_rect().width() > 50; }, 2000));
  // 30 warps up to α = 5, 53.5 at 48, 24 from 2000 on (thesis, §4.5)
  const std::vector<Point> stroke{{0.1, 30}, {5, 33}, {48, 53}, {200, 33}, {2000, 25}, {9999, 24}};
  const auto at = [&](const Point& point) { return plot->widget_at(point).toPoint(); };
  QTest::mousePress(plot, Qt::LeftButton, {}, at(stroke.front()));
  for (const Point& point : stroke) {
    QMouseEvent move(QEvent::MouseMove, at(point), plot->mapToGlobal(at(point)), Qt::NoButton,
                     Qt::LeftButton, {});
    QApplication::sendEvent(plot, &move);
  }
  QTest::mouseRelease(plot, Qt::LeftButton, {}, at(stroke.back()));
  EXPECT_EQ(pad->drawn().size(), 33U);
  panel->check();
  EXPECT_THAT(verdict(), HasSubstr("Right"));
  panel->reveal();
  EXPECT_TRUE(pad->isVisible()); // what was drawn beside what is
  panel->next();
  EXPECT_FALSE(pad->isVisible());
  panel->previous();
  EXPECT_TRUE(pad->isVisible());
  emit panel->closed();
  EXPECT_FALSE(pad->isVisible());
}

TEST_F(LessonTest, AViewThatGivesTheAnswerAwayIsBehindACurtainUntilThen) {
  const auto cusp_shown = [&] {
    return window.views().need_view(QStringLiteral("cusp"))->isVisible();
  };
  begin(3);
  panel->next();
  EXPECT_FALSE(cusp_shown());
  panel->reveal(); // of the curve that was drawn; the next step asks for its height
  EXPECT_FALSE(cusp_shown());
  panel->next();
  EXPECT_FALSE(cusp_shown());
  panel->reveal(); // the curve shows the place of the peak, which is asked for next
  EXPECT_FALSE(cusp_shown());
  panel->next();
  EXPECT_FALSE(cusp_shown());
  panel->reveal();
  EXPECT_TRUE(cusp_shown());
  panel->previous();
  EXPECT_FALSE(cusp_shown());
  emit panel->closed();
  EXPECT_TRUE(cusp_shown());
}

TEST_F(LessonTest, ACurveIsSketchedWithTheKeys) {
  begin(3);
  panel->next();
  auto* pad = window.findChild<SketchPad*>();
  pad->setFocus();
  QTest::keyClick(pad, Qt::Key_Up);
  for (int i = 0; i < 40; ++i)
    QTest::keyClick(pad, Qt::Key_Right);
  QTest::keyClick(pad, Qt::Key_Down);
  ASSERT_EQ(pad->drawn().size(), 2U);
  EXPECT_GT(pad->drawn().front().y, pad->drawn().back().y);
  EXPECT_NEAR(pad->drawn().back().x, 10000, 1);
}

TEST_F(LessonTest, GoesOnWhereItWasLeft) {
  begin(1);
  panel->next();
  panel->next();
  begin(2);
  begin(1);
  EXPECT_EQ(panel->step(), 2U);
}

TEST_F(LessonTest, EveryStepOfEveryLessonHasATextAndAView) {
  for (std::size_t i = 0; i < shipped_lessons().size(); ++i) {
    begin(i);
    while (panel->step() > 0)
      panel->previous();
    for (std::size_t step = 0; step < panel->lesson()->steps.size(); ++step, panel->next()) {
      const auto& now = panel->lesson()->steps[step];
      EXPECT_FALSE(text().empty()) << now.id;
      EXPECT_THAT(text(), testing::Not(HasSubstr("{"))) << now.id;
      panel->reveal();
      if (now.view.empty())
        continue;
      const ViewDock* dock = window.views().dock(QString::fromStdString(now.view));
      EXPECT_TRUE(dock && !dock->isHidden()) << now.view;
    }
  }
}

/// What the views and the foot of the window say, not the lesson, nor the parameters that are
/// given.
QStringList said_beside(const MainWindow& window, const QWidget& lesson, const QWidget& given) {
  QStringList said;
  for (const QWidget* each : window.findChildren<QWidget*>()) {
    if (!each->isVisible() || each->visibleRegion().isEmpty() || lesson.isAncestorOf(each) ||
        given.isAncestorOf(each))
      continue;
    if (const auto* label = qobject_cast<const QLabel*>(each))
      said << label->text();
    else if (const auto* button = qobject_cast<const QAbstractButton*>(each))
      said << button->text();
    else if (const auto* picture = qobject_cast<const DiagramWidget*>(each))
      for (const DiagramText& text : picture->diagram().texts)
        said << QString::fromStdString(text.text);
    else if (const auto* plot = qobject_cast<const PlotWidget*>(each))
      for (const Mark& mark : plot->panel().marks)
        said << QString::fromStdString(mark.label);
  }
  return said;
}

// Nothing on the screen answers a question before the student does.
TEST_F(LessonTest, NoStepShowsTheNumberThatItAsksFor) {
  window.resize(1280, 720);
  int asked_for = 0;
  for (const bool projector : {false, true}) {
    theme.set_projector(projector);
    for (std::size_t i = 0; i < shipped_lessons().size(); ++i) {
      begin(i);
      while (panel->step() > 0)
        panel->previous();
      for (std::size_t step = 0; step < panel->lesson()->steps.size(); ++step, panel->next()) {
        const lesson::Step& now = panel->lesson()->steps[panel->step()];
        if (!now.answer)
          continue;
        QTest::qWait(150);
        const auto value = lesson::evaluate(*now.answer, panel->scenario(), catalogue);
        ASSERT_TRUE(value) << now.id;
        const QStringList written{QString::number(*value, 'g', 3),
                                  QString::number(std::ceil(*value - 1e-9)),
                                  QString::number(*value, 'f', 1)};
        const QStringList said = said_beside(window, *panel, window.params());
        EXPECT_FALSE(said.isEmpty());
        for (const QString& number : written) {
          const QRegularExpression alone(QStringLiteral("(?<![0-9.,])%1(?![0-9]|[.,][0-9])")
                                             .arg(QRegularExpression::escape(number)));
          for (const QString& text : said)
            EXPECT_FALSE(text.contains(alone) && number.size() > 1)
                << panel->lesson()->id << ' ' << now.id << " asks for " << number.toStdString()
                << " beside '" << text.toStdString() << "'";
        }
        ++asked_for;
      }
    }
  }
  EXPECT_GT(asked_for, 40);
}

TEST_F(LessonTest, WhatIsTypedIsTheAnswerAndNoKeyOfTheWindow) {
  begin(1);
  panel->next();
  const auto* front = window.views().current();
  ASSERT_TRUE(window.focusWidget());
  QTest::keyClicks(window.focusWidget(), QStringLiteral("12"));
  EXPECT_EQ(panel->findChild<QLineEdit*>()->text(), QStringLiteral("12"));
  EXPECT_EQ(window.views().current(), front);
}

TEST_F(LessonTest, TheStageStandsOpenWhileItAsksAndWithholdsItsMark) {
  auto* loom = qobject_cast<LoomView*>(window.views().need_view(QStringLiteral("loom")));
  ASSERT_TRUE(loom);
  const auto marked = [&] {
    return loom->loom().picture() && std::isfinite(loom->loom().picture()->needed);
  };
  EXPECT_TRUE(QTest::qWaitFor(marked, 5000));
  begin(0); // it asks for the mark's number later
  EXPECT_TRUE(QTest::qWaitFor([&] { return !marked(); }, 5000));
  panel->next();
  panel->reveal();
  QTest::qWait(200);
  EXPECT_FALSE(marked());
  panel->previous();
  for (int i = 0; i < 3; ++i)
    panel->next(); // how many warps fill the strip?
  EXPECT_TRUE(QTest::qWaitFor([&] { return !marked(); }, 5000));
  EXPECT_TRUE(loom->loom().isVisible());
  panel->reveal();
  EXPECT_TRUE(QTest::qWaitFor(marked, 5000));
}

TEST_F(LessonTest, TheSentenceDoesNotAnswerTheNextQuestion) {
  begin(1); // Little's law: its first step has 4 of the 24 warps that the next asks for
  EXPECT_THAT(window.status().text().toStdString(), testing::Not(HasSubstr("20")));
  for (int i = 0; i < 4; ++i)
    panel->next();
  EXPECT_EQ(panel->step() + 1, panel->lesson()->steps.size());
  EXPECT_THAT(window.status().text().toStdString(), HasSubstr("warps"));
  EXPECT_NE(window.focusWidget(), panel->findChild<QToolButton*>()); // Space closes no lesson
}

TEST_F(LessonTest, TheRevealShowsTheStateThatItSpeaksOf) {
  begin(0);
  panel->next();
  panel->next(); // one warp is there; what would sixteen do?
  EXPECT_EQ(scenario().warps, 1);
  panel->reveal();
  EXPECT_EQ(scenario().warps, 16);
  panel->next();
  answer("40");
  EXPECT_EQ(scenario().warps, 40); // the strip is full
  EXPECT_THAT(verdict(), HasSubstr("Right"));
  panel->previous();
  EXPECT_EQ(scenario().warps, 1);
}

TEST_F(LessonTest, ARevealedPictureWithholdsWhatIsAskedLater) {
  begin(7);
  EXPECT_EQ(scenario().shared_access.pattern.stride, 1) << "of 2 is asked next";
  panel->next(); // how many passes?
  const View* banks = window.views().need_view(QStringLiteral("banks"));
  const auto* apply = banks->findChild<QPushButton*>(QStringLiteral("apply"));
  EXPECT_FALSE(banks->isVisible());
  panel->reveal();
  EXPECT_TRUE(banks->isVisible());
  EXPECT_FALSE(apply->isEnabled()) << "the padding is asked for later";
  panel->next();
  panel->next();
  EXPECT_EQ(scenario().shared_access.pattern.stride, 32);
  EXPECT_TRUE(banks->isVisible());
  EXPECT_FALSE(apply->isEnabled());
  panel->reveal();
  EXPECT_EQ(scenario().shared_access.pattern.stride, 33);
}

TEST_F(LessonTest, TheRightChoiceIsNotAlwaysTheFirst) {
  std::set<int> places;
  int asked = 0;
  for (std::size_t i = 0; i < shipped_lessons().size(); ++i) {
    begin(i);
    while (panel->step() > 0)
      panel->previous();
    for (std::size_t step = 0; step < panel->lesson()->steps.size(); ++step, panel->next()) {
      if (panel->lesson()->steps[step].choices.empty())
        continue;
      const auto buttons = panel->findChildren<QRadioButton*>();
      panel->reveal();
      for (int at = 0; at < buttons.size(); ++at)
        if (buttons[at]->isChecked())
          places.insert(at);
      ++asked;
    }
  }
  EXPECT_GT(asked, 10);
  EXPECT_GE(places.size(), 3U);
}

// Its report is the answer to every question: it stays, behind the curtain, and is there again with
// the answer.
TEST_F(LessonTest, ALessonOfMyKernelIsAboutTheLaunchThatIsShown) {
  window.open_in(QStringLiteral("profile"),
                 QStringLiteral(LOOM_SOURCE_DIR "/resources/profiles/columns_before.ncu-repz"));
  ASSERT_TRUE(QTest::qWaitFor([&] { return workspace.document().profile != ProfilePart{}; }));
  const ProfilePart report = workspace.document().profile;
  window.lessons().begin_of_kernel();
  panel = window.lessons().panel();
  ASSERT_TRUE(panel && panel->isVisible());
  EXPECT_THAT(text(), HasSubstr("Five questions"));
  EXPECT_EQ(workspace.document().profile, report);
  panel->next();
  const auto shown = [&] {
    return window.views().need_view(QStringLiteral("profile"))->isVisible();
  };
  for (int question = 0; question < 5; ++question) {
    EXPECT_FALSE(shown()) << "it answers question " << question;
    panel->reveal();
    panel->next();
  }
  EXPECT_TRUE(shown());
  EXPECT_EQ(workspace.document().profile, report);
}

TEST_F(LessonTest, AStepOfComparisonStandsBesideTheStateBefore) {
  workspace.pin(); // the user's own is away until the lesson is closed
  begin(2);
  for (int i = 0; i < 4; ++i)
    panel->next();
  ASSERT_EQ(workspace.document().pins.size(), 1U);
  EXPECT_EQ(workspace.document().pins.front().gpu->id, "gtx980");
  EXPECT_EQ(workspace.scenario().gpu->id, "h200");
  panel->previous();
  EXPECT_TRUE(workspace.document().pins.empty());
  emit panel->closed();
  EXPECT_EQ(workspace.document().pins.size(), 1U);
}

TEST_F(LessonTest, TheEndLeadsToTheNextLesson) {
  begin(0);
  const auto* following = panel->findChild<QPushButton*>(QStringLiteral("lesson_following"));
  EXPECT_FALSE(following->isVisible());
  for (std::size_t i = 1; i < panel->lesson()->steps.size(); ++i)
    panel->next();
  ASSERT_TRUE(following->isVisible());
  EXPECT_THAT(panel->findChild<QLabel*>(QStringLiteral("lesson_summary"))->text().toStdString(),
              testing::StrEq("Skipped: 4."));
  panel->findChild<QPushButton*>(QStringLiteral("lesson_following"))->click();
  EXPECT_EQ(panel->lesson()->id, "littles-law");
}

TEST_F(LessonTest, GoesOnInTheWindowOfAnotherLanguage) {
  begin(2);
  panel->next();
  const std::size_t step = panel->step();
  const std::string id = panel->lesson()->id;
  MainWindow next(workspace, theme, settings, window.hand_over());
  next.show();
  next.lessons().resume();
  ASSERT_TRUE(next.lessons().panel());
  EXPECT_TRUE(next.lessons().panel()->isVisible());
  EXPECT_EQ(next.lessons().panel()->lesson()->id, id);
  EXPECT_EQ(next.lessons().panel()->step(), step);
  MainWindow later(workspace, theme, settings); // once
  later.lessons().resume();
  EXPECT_FALSE(later.lessons().panel());
}

TEST_F(LessonTest, OnlyAVisibleOneGoesOnInAnotherLanguage) {
  begin(2);
  panel->hide();
  const MainWindow next(workspace, theme, settings, window.hand_over());
  EXPECT_FALSE(settings.contains(QStringLiteral("lessons/running")));
}

TEST_F(LessonTest, HandoutsHaveTheAnswersOrNot) {
  const lesson::Lesson first = shipped_lessons()[1];
  const GpuPtr gpu = *catalogue.find("gtx980");
  const std::string with = handout(first, gpu, catalogue, true)->toStdString();
  const std::string without = handout(first, gpu, catalogue, false)->toStdString();
  EXPECT_THAT(with, HasSubstr("Answer: **24 warps/SM**"));
  EXPECT_THAT(without, testing::Not(HasSubstr("Answer")));
  EXPECT_THAT(without, HasSubstr("How many warps does an SM need"));
  EXPECT_THAT(without, HasSubstr("Name:"));
  EXPECT_THAT(with, testing::Not(HasSubstr("Name:")));
  for (const lesson::Lesson& each : shipped_lessons()) // a blank before ** would be printed as such
    EXPECT_EQ(handout(each, gpu, catalogue, true)->indexOf(QStringLiteral(" **\n")), -1) << each.id;
}

TEST_F(LessonTest, ATeachersFolderIsReadAndItsProblemsNamed) {
  EXPECT_EQ(lessons_in(folder.path(), catalogue).problems.size(), 1U);
  std::ofstream(folder.filePath(QStringLiteral("a.lesson.json")).toStdString())
      << R"({"format": "latencyloom-lesson", "version": "1.0", "id": "a", "title": "A",
             "source": "S", "gpu": "gtx980", "steps": [{"id": "s", "type": "text"}]})";
  std::ofstream(folder.filePath(QStringLiteral("a.md")).toStdString()) << "## s\nHello.\n";
  std::ofstream(folder.filePath(QStringLiteral("b.lesson.json")).toStdString()) << "{";
  std::ofstream(folder.filePath(QStringLiteral("b.md")).toStdString()) << "";
  const LessonFolder found = lessons_in(folder.path(), catalogue);
  ASSERT_EQ(found.lessons.size(), 1U);
  EXPECT_EQ(found.lessons[0].title, "A");
  ASSERT_EQ(found.problems.size(), 1U);
  EXPECT_THAT(to_line(found.problems[0]), HasSubstr("b.lesson.json"));
}

} // namespace
} // namespace loom
