// How a lesson shares the room beside the views.

#include "tests/widgets/lessons/lesson_fixture.h"
#include "widgets/lessons/lesson_text.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/view_area.h"
#include "widgets/views/view.h"

#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

TEST_F(LessonTest, TheAnswersStandUnderTheQuestion) {
  begin(2);
  panel->next();
  const auto* shown = panel->findChild<LessonText*>();
  const auto fits = [&] { return shown->height() == shown->sizeHint().height(); };
  EXPECT_TRUE(QTest::qWaitFor(fits));
  const auto* first = panel->findChild<QRadioButton*>();
  const int below =
      first->mapTo(panel, QPoint()).y() - shown->mapTo(panel, shown->rect().bottomLeft()).y();
  EXPECT_GT(below, 0);
  EXPECT_LT(below, 3 * first->height());
  panel->reveal();
  EXPECT_TRUE(QTest::qWaitFor(fits));
}

TEST_F(LessonTest, ItsViewStaysInFrontWhereViewsFold) {
  window.resize(1920, 1080);
  theme.set_projector(true);
  window.views().go_to(QStringLiteral("throughput"));
  QTest::qWait(200);
  begin(7);
  QTest::qWait(300);
  EXPECT_FALSE(window.views().need_view(QStringLiteral("banks"))->visibleRegion().isEmpty());
}

TEST_F(LessonTest, WhatHasNoRoomIsScrolledTo) {
  theme.set_percent(200);
  theme.set_projector(true);
  window.resize(1280, 720);
  begin(2);
  panel->next();
  const auto* shown = panel->findChild<LessonText*>();
  const auto* scroll = panel->findChild<QScrollArea*>(QStringLiteral("lesson_body"));
  EXPECT_TRUE(QTest::qWaitFor([&] {
    const auto buttons = panel->findChildren<QRadioButton*>();
    return scroll->verticalScrollBar()->maximum() > 0 &&
           shown->height() >= shown->sizeHint().height() &&
           std::ranges::all_of(buttons, [](const QRadioButton* button) {
             return button->height() >= button->sizeHint().height();
           });
  }));
  panel->findChild<QRadioButton*>()->click();
  panel->check();
  const auto* said = panel->findChild<QLabel*>(QStringLiteral("verdict"));
  EXPECT_TRUE(QTest::qWaitFor(
      [&] { return said->visibleRegion().contains(QPoint(2, said->height() - 2)); }));
}

TEST_F(LessonTest, KeepsItsShareWhileTextGrows) {
  begin(2); // at 1280x800
  const auto share = [&] {
    return double(panel->width()) / (panel->width() + window.views().width());
  };
  EXPECT_TRUE(QTest::qWaitFor([&] { return std::abs(share() - 1.0 / 3) < 0.02; })) << share();
  window.resize(1920, 1080);
  const double small = window.font().pointSizeF();
  theme.set_projector(true);
  EXPECT_TRUE(QTest::qWaitFor([&] { return window.font().pointSizeF() > 1.5 * small; }));
  QTest::qWait(200);                  // what follows a change of fonts
  EXPECT_NEAR(share(), 1.0 / 3, 0.1); // wider where its buttons ask for it
  theme.set_projector(false);
  QTest::qWait(200);
  EXPECT_NEAR(share(), 1.0 / 3, 0.02);
}

TEST_F(LessonTest, NothingIsLostAtTheRightOfASmallWindow) {
  theme.set_percent(200);
  theme.set_projector(true);
  window.resize(1280, 720);
  for (const lesson::Lesson& lesson : shipped_lessons()) {
    window.lessons().begin(lesson);
    panel = window.lessons().panel();
    const auto* scroll = panel->findChild<QScrollArea*>(QStringLiteral("lesson_body"));
    for (std::size_t step = 0; step < lesson.steps.size(); ++step, panel->next()) {
      QTest::qWait(20); // it is laid out
      EXPECT_TRUE(QTest::qWaitFor([&] {
        return scroll->widget()->width() <= scroll->viewport()->width();
      })) << lesson.id
          << step;
    }
  }
}

} // namespace
} // namespace loom
