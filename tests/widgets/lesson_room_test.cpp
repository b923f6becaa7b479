// How a lesson shares the room beside the views.

#include "tests/widgets/lesson_fixture.h"
#include "widgets/lessons/lesson_text.h"

#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>

namespace loom {
namespace {

TEST_F(LessonTest, TheAnswersStandUnderTheQuestion) {
  begin(1);
  panel->next();
  QTest::qWait(50);
  const auto* shown = panel->findChild<LessonText*>();
  EXPECT_EQ(shown->height(), shown->sizeHint().height());
  const auto* first = panel->findChild<QRadioButton*>();
  const int below =
      first->mapTo(panel, QPoint()).y() - shown->mapTo(panel, shown->rect().bottomLeft()).y();
  EXPECT_GT(below, 0);
  EXPECT_LT(below, 3 * first->height());
  panel->reveal();
  QTest::qWait(50);
  EXPECT_EQ(shown->height(), shown->sizeHint().height());
}

TEST_F(LessonTest, WhatHasNoRoomIsScrolledTo) {
  theme.set_percent(200);
  theme.set_projector(true);
  window.resize(1280, 720);
  begin(1);
  panel->next();
  QTest::qWait(50);
  const auto* shown = panel->findChild<LessonText*>();
  EXPECT_GE(shown->height(), shown->sizeHint().height());
  for (const auto* button : panel->findChildren<QRadioButton*>())
    EXPECT_GE(button->height(), button->sizeHint().height());
  const auto* scroll = panel->findChild<QScrollArea*>(QStringLiteral("lesson_body"));
  EXPECT_GT(scroll->verticalScrollBar()->maximum(), 0);
  panel->findChild<QRadioButton*>()->click();
  panel->check();
  QTest::qWait(50);
  const auto* said = panel->findChild<QLabel*>(QStringLiteral("verdict"));
  EXPECT_TRUE(said->visibleRegion().contains(QPoint(2, said->height() - 2)));
}

TEST_F(LessonTest, NothingIsLostAtTheRightOfASmallWindow) {
  theme.set_percent(200);
  theme.set_projector(true);
  window.resize(1280, 720);
  for (const lesson::Lesson& lesson : shipped_lessons()) {
    window.begin_lesson(lesson);
    panel = window.lesson();
    const auto* scroll = panel->findChild<QScrollArea*>(QStringLiteral("lesson_body"));
    for (std::size_t step = 0; step < lesson.steps.size(); ++step, panel->next()) {
      QTest::qWait(20);
      EXPECT_LE(scroll->widget()->width(), scroll->viewport()->width()) << lesson.id << step;
    }
  }
}

} // namespace
} // namespace loom
