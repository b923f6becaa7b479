#include "tests/widgets/shell/shell_fixture.h"

#include "widgets/look/loom_style.h"
#include "widgets/params/params_panel.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/stage/blank_screen.h"
#include "widgets/views/alpha_sweep.h"
#include "widgets/views/transport.h"

#include <QApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSlider>

namespace loom {
namespace {

class StageTest : public WindowTest {
protected:
  ~StageTest() override {
    if (auto* style = qobject_cast<LoomStyle*>(QApplication::style()))
      style->set_reduced_motion(false);
  }
  QAction* action(const QString& text) const {
    for (QAction* each : window.findChildren<QAction*>())
      if (each->text().remove(QLatin1Char('&')) == text)
        return each;
    ADD_FAILURE() << "no action " << text.toStdString();
    return nullptr;
  }
  void go_to(const QString& id) {
    window.views().go_to(id);
    QTest::qWait(50);
  }
  View* view(const QString& id) { return window.views().need_view(id); }
};

TEST_F(StageTest, FullScreenHidesTheChromeAndKeepsTheTransport) {
  go_to(QStringLiteral("timeline"));
  QTest::keyClick(&window, Qt::Key_F11);
  EXPECT_TRUE(window.isFullScreen());
  EXPECT_FALSE(window.menuBar()->isVisible());
  EXPECT_FALSE(window.params().isVisible());
  EXPECT_TRUE(view(QStringLiteral("timeline"))->findChild<Transport*>()->isVisible());
  // What only menus offer still answers to its keys.
  workspace.propose(QStringLiteral("alpha"), 7);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(scenario().alpha, 48);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_FALSE(window.isFullScreen());
  EXPECT_TRUE(window.menuBar()->isVisible());
  EXPECT_TRUE(window.params().isVisible());
  EXPECT_FALSE(action(QStringLiteral("Full screen"))->isChecked());
  QTest::keyClick(&window, Qt::Key_F11);
  QTest::keyClick(&window, Qt::Key_F11);
  EXPECT_FALSE(window.isFullScreen());
}

TEST_F(StageTest, ABlankScreenGoesWithAnyKeyWhichDoesNothingElse) {
  go_to(QStringLiteral("cusp"));
  QWidget* before = QApplication::focusWidget();
  QTest::keyClick(&window, Qt::Key_B);
  auto* blank = find<BlankScreen>("blank_screen");
  ASSERT_TRUE(blank->isVisible());
  EXPECT_EQ(blank->geometry(), window.rect());
  EXPECT_EQ(blank->grab().toImage().pixelColor(10, 10), QColor(Qt::black));
  const ViewDock* current = window.views().current();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_1); // else it goes to the first view
  EXPECT_FALSE(blank->isVisible());
  EXPECT_EQ(window.views().current(), current);
  EXPECT_EQ(QApplication::focusWidget(), before);
  QTest::keyClick(&window, Qt::Key_B);
  EXPECT_TRUE(blank->isVisible());
  QTest::mouseClick(blank, Qt::LeftButton);
  EXPECT_FALSE(blank->isVisible());
}

/// What all transports have in common.
class EveryTransport : public StageTest, public testing::WithParamInterface<const char*> {
protected:
  void SetUp() override {
    StageTest::SetUp();
    const QString id = QString::fromLatin1(GetParam());
    if (id == QLatin1String("banks")) { // a few passes to step through
      Scenario conflict = scenario();
      conflict.shared_access.pattern.stride = 8;
      workspace.propose(QStringLiteral("stride"), conflict);
    }
    go_to(id);
    shown = view(id);
    if (id == QLatin1String("history"))
      for (int i = 0; i < 3; ++i)
        press(Qt::Key_PageDown); // the cusps are the chart that plays
    if (id == QLatin1String("cusp")) {
      QMenu menu;
      shown->fill_menu(menu);
      for (QAction* each : menu.actions())
        if (each->text() == QStringLiteral("Play α"))
          each->trigger();
    }
    transport = shown->findChild<Transport*>();
    ASSERT_NE(transport, nullptr);
    ASSERT_TRUE(QTest::qWaitFor([this] { return transport->isVisible(); }, 3000));
    press(Qt::Key_End);
    ASSERT_TRUE(QTest::qWaitFor([this] {
      press(Qt::Key_End);
      return transport->place() > 2;
    }));
    last = transport->place();
    press(Qt::Key_Home);
    first = transport->place();
  }
  void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(shown, key, with); }

  View* shown = nullptr;
  Transport* transport = nullptr;
  qint64 first = 0, last = 0;
};

TEST_P(EveryTransport, NeverPlaysByItself) { EXPECT_FALSE(transport->playing()); }

TEST_P(EveryTransport, HasTheSameKeys) {
  press(Qt::Key_Right);
  EXPECT_EQ(transport->place(), first + 1);
  press(Qt::Key_Left);
  EXPECT_EQ(transport->place(), first);
  press(Qt::Key_Right, Qt::ShiftModifier); // to an event, or ten steps
  const qint64 far = transport->place();
  EXPECT_GT(far, first);
  press(Qt::Key_Right, Qt::ShiftModifier);
  // The end cuts a step short.
  if (transport->place() > far && transport->place() < last && far > first + 1) {
    press(Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(transport->place(), far);
  }
  press(Qt::Key_End);
  EXPECT_EQ(transport->place(), last);
  press(Qt::Key_Right);
  EXPECT_EQ(transport->place(), last);
  const double usual = transport->speed();
  press(Qt::Key_BracketRight);
  EXPECT_EQ(transport->speed(), 2 * usual);
  for (int i = 0; i < 9; ++i)
    press(Qt::Key_BracketLeft);
  EXPECT_EQ(transport->speed(), usual / 4);
  for (int i = 0; i < 6; ++i)
    press(Qt::Key_BracketRight);
  EXPECT_EQ(transport->speed(), 16 * usual);
}

TEST_P(EveryTransport, PlaysFromTheStartPausesAndStopsWhenHidden) {
  press(Qt::Key_End);
  for (int i = 0; i < 4; ++i)
    press(Qt::Key_BracketRight);
  press(Qt::Key_Space);
  EXPECT_TRUE(transport->playing());
  EXPECT_EQ(transport->place(), first);
  press(Qt::Key_Space);
  EXPECT_FALSE(transport->playing());
  press(Qt::Key_BracketLeft);
  press(Qt::Key_BracketLeft);
  press(Qt::Key_BracketLeft);
  press(Qt::Key_BracketLeft);
  press(Qt::Key_Space);
  ASSERT_TRUE(transport->playing());
  window.views().dock(QString::fromLatin1(GetParam()))->hide();
  EXPECT_FALSE(transport->playing());
}

TEST_P(EveryTransport, StepsOnlyWhereMotionIsReduced) {
  QApplication::setStyle(new LoomStyle);
  theme.set_reduced_motion(true);
  press(Qt::Key_Space);
  EXPECT_FALSE(transport->playing());
  EXPECT_EQ(transport->place(), first + 1);
}

INSTANTIATE_TEST_SUITE_P(Views, EveryTransport,
                         testing::Values("timeline", "divergence", "banks", "history", "cusp"),
                         [](const auto& view) { return std::string(view.param); });

TEST_F(StageTest, PlayingStopsBehindAnotherTab) {
  go_to(QStringLiteral("timeline"));
  auto* transport = view(QStringLiteral("timeline"))->findChild<Transport*>();
  transport->toggle_play();
  ASSERT_TRUE(transport->playing());
  go_to(QStringLiteral("divergence"));
  EXPECT_TRUE(QTest::qWaitFor([&] { return !transport->playing(); }, 1000));
}

TEST_F(StageTest, TheTransportInSightAnswersWhereverTheKeyboardIs) {
  go_to(QStringLiteral("divergence"));
  auto* transport = view(QStringLiteral("divergence"))->findChild<Transport*>();
  auto* slider = find<QWidget>("slider_alpha");
  slider->setFocus();
  ASSERT_EQ(QApplication::focusWidget(), slider);
  QTest::keyClick(slider, Qt::Key_Space);
  EXPECT_TRUE(transport->playing());
  QTest::keyClick(slider, Qt::Key_Space);
  EXPECT_FALSE(transport->playing());
  QTest::keyClick(slider, Qt::Key_Right); // the slider's own
  EXPECT_GT(scenario().alpha, 48);
  EXPECT_EQ(transport->place(), 0);
  QLineEdit field(window.centralWidget());
  field.show();
  field.setFocus();
  QTest::keyClick(&field, Qt::Key_Space);
  EXPECT_FALSE(transport->playing());
}

class SweepTest : public StageTest {
protected:
  Transport* transport() { return sweep.findChild<Transport*>(); }
  AlphaSweep sweep{workspace};
};

TEST_F(SweepTest, PlaysAlphaFromATenthToAThousandAsOneChange) {
  sweep.show();
  EXPECT_EQ(undo_count(), 0); // nothing moves by itself
  workspace.propose(QStringLiteral("alpha"), 1000);
  ASSERT_EQ(undo_count(), 1);
  QTest::qWait(50);
  for (int i = 0; i < 4; ++i)
    transport()->faster(1);
  transport()->toggle_play(); // at the end: from the start
  EXPECT_EQ(scenario().alpha, 0.1);
  EXPECT_TRUE(workspace.dragging());
  ASSERT_TRUE(QTest::qWaitFor([this] { return !transport()->playing(); }, 5000));
  EXPECT_EQ(scenario().alpha, 1000);
  EXPECT_FALSE(workspace.dragging());
  workspace.undo_stack().undo();
  EXPECT_EQ(workspace.undo_stack().index(), 0); // 1000 to 1000 was no change
  EXPECT_EQ(scenario().alpha, 48);
}

TEST_F(SweepTest, IsOneChangeAlsoWhenPausedHalfWay) {
  sweep.show();
  transport()->toggle_play();
  ASSERT_TRUE(QTest::qWaitFor([this] { return scenario().alpha > 55; }, 5000));
  transport()->toggle_play();
  EXPECT_EQ(undo_count(), 1);
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().alpha, 48);
}

TEST_F(SweepTest, ADecadeTakesAsLongAsAnother) {
  transport()->to_start();
  for (const double decade : {1.0, 10.0, 100.0, 1000.0}) {
    transport()->step(AlphaSweep::steps_per_decade);
    EXPECT_DOUBLE_EQ(scenario().alpha, decade);
  }
  transport()->step(-AlphaSweep::steps_per_decade);
  EXPECT_DOUBLE_EQ(scenario().alpha, 100);
}

TEST_F(SweepTest, FollowsAndLetsOthersMoveAlpha) {
  sweep.show();
  transport()->toggle_play();
  ASSERT_TRUE(transport()->playing());
  workspace.propose(QStringLiteral("alpha"), 0.1);
  EXPECT_TRUE(QTest::qWaitFor([this] { return !transport()->playing(); }, 1000));
  EXPECT_EQ(transport()->place(), 0);
  EXPECT_FALSE(workspace.dragging());
}

TEST_F(SweepTest, ScrubbingIsOneChange) {
  sweep.show();
  auto* bar = sweep.findChild<QSlider*>();
  bar->setSliderDown(true);
  for (int at : {10, 50, 90})
    bar->setValue(at);
  bar->setSliderDown(false);
  EXPECT_EQ(undo_count(), 1);
  EXPECT_NEAR(scenario().alpha, 17.8, 0.05); // 10^(90/40 − 1)
}

TEST_F(StageTest, ReducedMotionIsRememberedAndShortensAnimationsToNothing) {
  QApplication::setStyle(new LoomStyle);
  action(QStringLiteral("Reduced motion"))->trigger();
  EXPECT_EQ(window.style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
  EXPECT_NE(window.style()->styleHint(LoomStyle::reduced_motion_hint), 0);
  ThemeController next(ThemeChoice::light, 100);
  MainWindow second(workspace, next, settings);
  EXPECT_TRUE(next.reduced_motion());
}

} // namespace
} // namespace loom
