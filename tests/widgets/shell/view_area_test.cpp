// How the views share the window's room.

#include "tests/widgets/look/stage_theme_fixture.h"
#include "tests/widgets/picture_room.h"
#include "widgets/look/drawer.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/params/gpu_picker.h"
#include "widgets/params/params_panel.h"

#include <QDialog>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QWindow>

#include <algorithm>

namespace loom {
namespace {

class ViewAreaTest : public StageThemeTest {
protected:
  /// Where in the floating view's window the button went down.
  static QPoint take_by_title(const ViewDock& dock) {
    const auto* title = dock.findChild<QWidget*>(QStringLiteral("view_title"));
    const QPoint at = title->mapTo(&dock, title->rect().center());
    QTest::mousePress(dock.windowHandle(), Qt::LeftButton, {}, at);
    return at;
  }
};

TEST_F(ViewAreaTest, WithoutRoomViewsFoldIntoTabsAndUnfoldAsTheyWere) {
  resize_to({1280, 720});
  const auto before = geometry();
  const auto side_by_side = [this] {
    int shown = 0;
    for (const ViewDock* dock : window.views().docks())
      shown += dock->isVisible() && dock->geometry().right() >= 0;
    return shown;
  };
  EXPECT_EQ(side_by_side(), 3);
  const QByteArray layout = window.views().layout_state();
  theme.set_percent(200);
  settle();
  EXPECT_EQ(side_by_side(), 1);
  EXPECT_EQ(window.views().layout_state(), layout); // what is remembered
  theme.set_percent(100);
  settle();
  EXPECT_EQ(side_by_side(), 3);
  for (const ViewDock* dock : window.views().docks())
    if (before.contains(dock)) {
      EXPECT_EQ(dock->geometry(), before.at(dock)) << dock->about().id().toStdString();
    }
}

TEST_F(ViewAreaTest, AWindowMadeNarrowAndWideAgainHasItsProportions) {
  resize_to({1280, 720});
  const auto share = [this] {
    const auto width = [this](const char* id) {
      return window.views().findChild<ViewDock*>(QLatin1String(id))->width();
    };
    return double(width("throughput")) / (width("throughput") + width("cusp"));
  };
  const double before = share();
  resize_to({700, 600});
  resize_to({1280, 720});
  EXPECT_NEAR(share(), before, 0.02);
}

TEST_F(ViewAreaTest, ViewsKeepTheirSharesForAProjector) {
  resize_to({1280, 720});
  const auto dock = [this](const char* id) {
    return window.views().findChild<ViewDock*>(QLatin1String(id));
  };
  const auto down = [&] { return 1.0 * dock("cusp")->height() / window.views().height(); };
  const double before = down();
  EXPECT_NEAR(before, 0.44, 0.05);
  EXPECT_NEAR(dock("throughput")->width(), dock("cusp")->width(), 8);
  theme.set_projector(true);
  settle();
  EXPECT_NEAR(down(), before, 0.03);
  EXPECT_NEAR(dock("throughput")->width(), dock("cusp")->width(), 8);
  // Its plot is seen whole.
  const auto* plot = dock("cusp")->view()->findChild<PlotWidget*>();
  EXPECT_EQ(plot->visibleRegion().boundingRect().size(), plot->size());
  theme.set_projector(false);
  settle();
  EXPECT_NEAR(down(), before, 0.01);
}

TEST_F(ViewAreaTest, WithoutTheParametersViewsBeginWhereThoseBegan) {
  resize_to({1280, 720});
  const auto left = [this](const QWidget* each) { return each->mapTo(&window, QPoint()).x(); };
  const int edge = left(window.params().findChild<GpuPicker*>());
  EXPECT_GT(edge, 8);
  QTest::keyClick(&window, Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
  settle();
  ASSERT_FALSE(window.params().isVisible());
  EXPECT_EQ(left(window.views().findChild<ViewDock*>(QStringLiteral("cusp"))), edge);
}

TEST_F(ViewAreaTest, AWindowThatBeginsNarrowUnfoldsInProportion) {
  ThemeController other(ThemeChoice::light, 100);
  MainWindow second(workspace, other, settings);
  second.resize(700, 600);
  second.show();
  settle();
  second.resize(1280, 720);
  settle();
  std::map<QString, int> width;
  for (const ViewDock* dock : second.views().docks())
    width[dock->about().id()] = dock->width();
  EXPECT_NEAR(width.at(QStringLiteral("throughput")), width.at(QStringLiteral("cusp")), 20);
}

// A lesson takes views away for a while.
TEST_F(ViewAreaTest, ViewsThatComeBackAreAsLargeAsBefore) {
  resize_to({1280, 720});
  std::map<QString, ViewDock*> docks;
  for (ViewDock* dock : window.views().docks())
    docks[dock->about().id()] = dock;
  ViewDock *left = docks.at(QStringLiteral("throughput")),
           *right = docks.at(QStringLiteral("cusp"));
  const int before = left->height();
  for (ViewDock* each : {left, right})
    each->close();
  settle();
  left->show();
  settle();
  EXPECT_NEAR(left->height(), before, 12);
  right->show();
  settle();
  EXPECT_NEAR(left->height(), before, 12);
  EXPECT_NEAR(left->width(), right->width(), 20);
}

/// Where there is little room, controls fold and the picture stays whole. For a projector, percent.
class WholePictures : public ViewAreaTest,
                      public testing::WithParamInterface<std::tuple<bool, int>> {};
INSTANTIATE_TEST_SUITE_P(Percent, WholePictures,
                         testing::Combine(testing::Bool(), testing::Values(100, 150, 200)));

TEST_P(WholePictures, OfEveryViewAt720Lines) {
  resize_to({1280, 720});
  theme.set_projector(std::get<0>(GetParam()));
  theme.set_percent(std::get<1>(GetParam()));
  settle();
  for (const ViewInfo& info : view_registry()) {
    window.views().go_to(info.id);
    settle(150);
    const View& view = *window.views().need_view(info.id);
    for (int wait = 0; wait < 10 && view.sections().empty(); ++wait)
      settle(50); // one that computes beside the window
    const auto* frame = frame_of(view);
    const std::string id = info.id.toStdString();
    ASSERT_TRUE(frame) << id;
    EXPECT_FALSE(scrolls(*frame)) << id;
    EXPECT_GE(picture_share(*frame), 0.5) << id;
  }
}

TEST_F(ViewAreaTest, WhatHasNoRoomIsInTheDrawerAndIsUsedThere) {
  resize_to({1280, 720});
  theme.set_projector(true);
  theme.set_percent(200);
  settle();
  ViewDock* dock = window.views().dock(QStringLiteral("banks"));
  window.views().go_to(QStringLiteral("banks"));
  settle(200);
  auto* button = dock->findChild<QToolButton*>(QStringLiteral("drawer_button"));
  auto* stride = dock->findChild<QSpinBox*>(QStringLiteral("stride"));
  ASSERT_TRUE(button && button->isVisible());
  EXPECT_FALSE(stride->isVisible());
  button->click();
  settle(50);
  ASSERT_TRUE(stride->isVisible());
  EXPECT_TRUE(drawer_of(dock->view())->isAncestorOf(window.focusWidget())) << "Tab goes on from it";
  const QRect over = drawer_of(dock->view())->geometry();
  EXPECT_LE(over.height(), dock->view()->parentWidget()->height() / 2) << "the picture is in sight";
  stride->setValue(7);
  settle(50);
  EXPECT_EQ(workspace.scenario().shared_access.pattern.stride, 7);
  QTest::keyClick(stride, Qt::Key_Escape);
  settle(50);
  EXPECT_FALSE(stride->isVisible());
  EXPECT_TRUE(dock->view()->hasFocus());
  theme.set_projector(false); // there is room again
  theme.set_percent(100);
  settle(200);
  EXPECT_TRUE(stride->isVisible());
  EXPECT_FALSE(button->isVisible());
}

QTabBar* bar_of_tabs(ViewArea& area, int least) {
  for (QTabBar* bar : area.findChildren<QTabBar*>(Qt::FindDirectChildrenOnly))
    if (!bar->visibleRegion().isEmpty() && bar->count() >= least)
      return bar;
  return nullptr;
}

TEST_F(ViewAreaTest, ForAProjectorStrideAndRemedyStandAboveThePicture) {
  for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
    resize_to(size);
    theme.set_projector(true);
    window.views().go_to(QStringLiteral("banks"));
    settle(200);
    const ViewDock* dock = window.views().dock(QStringLiteral("banks"));
    EXPECT_TRUE(drawer_of(dock->view())->folded());
    for (const QWidget* each : std::initializer_list<const QWidget*>{
             dock->findChild<QSpinBox*>(QStringLiteral("stride")),
             dock->findChild<QPushButton*>(QStringLiteral("apply"))})
      EXPECT_TRUE(each && each->isVisible()) << size.width();
  }
}

TEST_F(ViewAreaTest, WhatAViewSaysGoesWithIt) {
  const auto shown = [&] { return find<QLabel>("readout")->text().toStdString(); };
  const auto view = [&](const char* id) { return window.views().need_view(QLatin1String(id)); };
  window.views().go_to(QStringLiteral("sass"));
  settle();
  emit view("sass")->readout(QStringLiteral("00c0 IMAD"));
  EXPECT_EQ(shown(), "00c0 IMAD");
  for (const char* other : {"kernel", "timeline"}) { // the page and the tab beside it
    window.views().go_to(QLatin1String(other));
    settle();
    EXPECT_EQ(shown(), "") << other;
    emit view("sass")->readout(QStringLiteral("00c0 IMAD")); // drawn anew
    EXPECT_EQ(shown(), "") << other;
  }
  emit view("timeline")->readout(QStringLiteral("273 µs"));
  window.views().show_view_of(QStringLiteral("cusp")); // elsewhere: it stays in sight
  settle();
  EXPECT_EQ(shown(), "273 µs");
}

TEST_F(ViewAreaTest, AViewWhoseReleaseADialogGotIsLetGoBeforeOthersMove) {
  resize_to({1280, 720});
  theme.set_percent(200); // folds
  settle();
  auto* dock = window.views().current();
  dock->setFloating(true);
  settle();
  QWindow* held = dock->windowHandle();
  const QPoint at = take_by_title(*dock);
  for (const int x : {15, 40, 60})
    QTest::mouseMove(held, at + QPoint(x, x));
  QDialog dialog(&window);
  dialog.setModal(true);
  dialog.show();
  QTest::mouseRelease(held, Qt::LeftButton, {}, at); // never gets there
  dialog.close();
  theme.set_percent(100); // unfolds
  settle();
  EXPECT_FALSE(dock->isFloating());
}

TEST_F(ViewAreaTest, AClickedTabsViewHasTheKeyboard) {
  resize_to({1280, 720});
  window.views().go_to(QStringLiteral("throughput"));
  const QTabBar* bar = bar_of_tabs(window.views(), 4);
  ASSERT_TRUE(bar);
  for (int tab = 0; tab < bar->count(); ++tab)
    if (bar->tabText(tab) == QStringLiteral("Divergence"))
      QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {},
                        bar->mapTo(&window, bar->tabRect(tab).center()));
  settle();
  EXPECT_EQ(window.views().current()->info().id, QStringLiteral("divergence"));
  EXPECT_TRUE(window.views().current()->isAncestorOf(window.focusWidget()));
}

TEST_F(ViewAreaTest, AViewAloneOnTheScreenIsLargerTextAndAll) {
  resize_to({1920, 1080});
  window.views().open_large(window.views().dock(QStringLiteral("divergence"))->info());
  auto* large = window.views().findChildren<QMainWindow*>(Qt::FindDirectChildrenOnly).back();
  const auto* view = large->findChild<View*>();
  ASSERT_TRUE(view);
  const double docked = window.views().need_view(QStringLiteral("divergence"))->style().text;
  EXPECT_GE(view->style().text, 1.5 * docked);
  EXPECT_GE(view->font().pointSizeF(), 1.5 * window.font().pointSizeF());
  theme.set_percent(125);
  settle();
  EXPECT_GE(view->style().text, 1.5 * 1.2 * docked);
  large->close();
  theme.set_projector(true); // whose text is large already: the view has more room
  settle();
  window.views().open_large(window.views().dock(QStringLiteral("banks"))->info());
  large = window.views().findChildren<QMainWindow*>(Qt::FindDirectChildrenOnly).back();
  const double larger = large->findChild<View*>()->style().text /
                        window.views().need_view(QStringLiteral("banks"))->style().text;
  EXPECT_GT(larger, 1.1);
  EXPECT_LT(larger, 1.25);
}

TEST_F(ViewAreaTest, ADraggedTabIsLetGoWhereOneIsClosed) {
  resize_to({1280, 720});
  for (std::size_t i = 0; i < window.views().docks().size(); ++i)
    window.views().show_view(i);
  window.views().go_to(QStringLiteral("loom")); // the first tabs are in sight
  settle();
  const QTabBar* bar = bar_of_tabs(window.views(), 4);
  ASSERT_TRUE(bar);
  int tab = 0;
  while (!bar->rect().contains(bar->tabRect(tab))) // scrolled away
    ++tab;
  const int width = bar->tabRect(tab += 2).width(); // others are left of it
  QPoint at = bar->mapTo(&window, bar->tabRect(tab).center());
  int moved = 0;
  QObject::connect(bar, &QTabBar::tabMoved, &window, [&] { ++moved; });
  QWindow* screen = window.windowHandle();
  QTest::mousePress(screen, Qt::LeftButton, {}, at);
  QTest::mouseMove(screen, at -= QPoint(15, 0));
  QTest::mouseMove(screen, at -= QPoint(width, 0));
  const int before = moved;
  EXPECT_GT(before, 0);
  const int tabs = bar->count();
  for (ViewDock* dock : window.views().docks())
    if (bar->count() == tabs && dock != window.views().current() &&
        !window.views().tabifiedDockWidgets(dock).isEmpty()) {
      dock->hide();
      QApplication::processEvents();
    }
  EXPECT_EQ(bar->count(), tabs - 1);
  QTest::mouseMove(screen, at += QPoint(3 * width, 0));
  EXPECT_EQ(moved, before);
  QTest::mouseRelease(screen, Qt::LeftButton, {}, at);
}

TEST_F(ViewAreaTest, AViewHeldByItsTitleIsNotFoldedUnderTheHand) {
  resize_to({1280, 720});
  auto* dock = window.views().findChild<ViewDock*>(QStringLiteral("cusp"));
  dock->setFloating(true);
  settle();
  QWindow* held = dock->windowHandle();
  const QPoint at = take_by_title(*dock);
  QTest::mouseMove(held, at + QPoint(15, 0));
  QTest::mouseMove(held, at + QPoint(25, 5));
  theme.set_percent(200); // no room for views beside each other
  QTest::qWait(200);
  const auto shown = [this] {
    return std::ranges::count_if(window.views().docks(), [](const ViewDock* each) {
      return each->isVisible() && !each->isFloating() && each->geometry().right() >= 0;
    });
  };
  EXPECT_EQ(shown(), 2);
  window.views().reset_layout();
  EXPECT_TRUE(dock->isFloating());
  QTest::mouseRelease(held, Qt::LeftButton, {}, at + QPoint(25, 5));
  settle();
  EXPECT_FALSE(dock->isFloating()); // both were done once it was let go
  EXPECT_EQ(shown(), 1);
}

} // namespace
} // namespace loom
