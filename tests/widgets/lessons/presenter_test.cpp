// A lesson before an audience: the menu's ticks, the presenter's window, the language.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/lessons/frozen_picture.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/lessons/presenter_window.h"
#include "widgets/look/language.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QAction>
#include <QCheckBox>
#include <QMenu>
#include <QMenuBar>
#include <QTextBrowser>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::SizeIs;

class LessonMenu : public WindowTest {};

TEST_F(LessonMenu, TicksALessonThatIsDone) {
  const lesson::Lesson first = shipped_lessons()[1];
  window.lessons().begin(first);
  EXPECT_FALSE(is_done(first, settings));
  for (std::size_t i = 1; i < first.steps.size(); ++i)
    window.lessons().panel()->next();
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
  window.lessons().begin(shipped_lessons()[1]);
  PresenterWindow* presenter = open();
  ASSERT_TRUE(presenter);
  const auto text = [&](const char* name) {
    return presenter->findChild<QTextBrowser*>(QLatin1String(name))->toPlainText().toStdString();
  };
  EXPECT_THAT(text("presenter_now"), HasSubstr("The picture is a bath tub"));
  EXPECT_THAT(text("presenter_next"), HasSubstr("How many warps does an SM need"));
  window.lessons().panel()->next();
  EXPECT_THAT(text("presenter_now"), HasSubstr("24 warps/SM"));
  EXPECT_THAT(text("presenter_now"), HasSubstr("6 — 6 is the latency alone"));
  const auto audience = [&] {
    return window.lessons().panel()->findChild<QTextBrowser*>()->toPlainText().toStdString();
  };
  EXPECT_THAT(audience(), Not(HasSubstr("24 warps")));
}

TEST_F(Presenter, FreezesWhatTheAudienceSees) {
  window.lessons().begin(shipped_lessons()[1]);
  QTest::qWait(100); // it has its width
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

TEST_F(Presenter, FreezesWithoutALessonToo) {
  const auto pictures = [&] { return window.findChildren<FrozenPicture*>().size(); };
  QTest::keyClick(&window, Qt::Key_Z);
  EXPECT_EQ(pictures(), 2); // the views, and the foot with its sign
  QTest::keyClick(&window, Qt::Key_Z);
  EXPECT_EQ(pictures(), 0);
}

TEST_F(Presenter, StepsByTheKeysOfAClicker) {
  window.lessons().begin(shipped_lessons()[1]);
  const LessonPanel* panel = window.lessons().panel();
  PresenterWindow* presenter = open();
  ASSERT_TRUE(presenter);
  for (const Qt::Key next : {Qt::Key_N, Qt::Key_PageDown, Qt::Key_Right}) {
    const std::size_t before = panel->step();
    QTest::keyClick(presenter, next);
    EXPECT_EQ(panel->step(), before + 1) << next;
  }
  QTest::keyClick(presenter, Qt::Key_PageUp);
  EXPECT_EQ(panel->step(), 2u);
}

TEST_F(Presenter, FreezesWindowsOfTheirOwnToo) {
  window.lessons().begin(shipped_lessons()[1]);
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
  const std::string english = shipped_lessons()[1].title;
  for (const char* language : {"zh_CN", "ru"}) {
    const Speaking now(QString::fromLatin1(language));
    const auto lessons = shipped_lessons();
    EXPECT_THAT(lessons, SizeIs(12));
    EXPECT_NE(lessons[1].title, english) << language;
    const auto text = handout(lessons[1], *catalogue.find("gtx980"), catalogue, true);
    ASSERT_TRUE(text);
    EXPECT_THAT(text->toStdString(), Not(HasSubstr("How many"))) << language;
    EXPECT_THAT(text->toStdString(), Not(HasSubstr("{"))) << language;
  }
}

} // namespace
} // namespace loom
