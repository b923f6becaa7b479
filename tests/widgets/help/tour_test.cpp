#include "tests/widgets/shell/shell_fixture.h"

#include "widgets/help/help.h"
#include "widgets/help/tour.h"
#include "widgets/help/welcome.h"
#include "widgets/lessons/lesson_panel.h"
#include "widgets/lessons/lesson_store.h"
#include "widgets/shell/lesson_actions.h"
#include "widgets/shell/status_line.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"

#include <QLabel>
#include <QPushButton>

#include <set>
#include <string>

namespace loom {
namespace {

class TourTest : public WindowTest {
protected:
  Tour& start() {
    window.help().start_tour();
    EXPECT_NE(window.help().tour(), nullptr);
    return *window.help().tour();
  }
};

TEST_F(TourTest, HasSixToNineStopsAllOfThemInTheFirstWindow) {
  const auto stops = tour_stops();
  EXPECT_GE(stops.size(), 6U);
  EXPECT_LE(stops.size(), 9U);
  for (const TourStop& stop : stops) {
    EXPECT_FALSE(stop.place(window).isEmpty()) << qPrintable(stop.title);
    EXPECT_TRUE(window.rect().intersects(stop.place(window))) << qPrintable(stop.title);
  }
}

TEST_F(TourTest, KeysStepItAndEscapeEndsIt) {
  Tour& tour = start();
  EXPECT_EQ(tour.stop(), 0);
  QTest::keyClick(&tour, Qt::Key_Right);
  QTest::keyClick(&tour, Qt::Key_Right);
  EXPECT_EQ(tour.stop(), 2);
  QTest::keyClick(&tour, Qt::Key_Left);
  EXPECT_EQ(tour.stop(), 1);
  QTest::keyClick(&tour, Qt::Key_Escape);
  EXPECT_EQ(window.help().tour(), nullptr);
}

TEST_F(TourTest, StaysInsideTheWindowAndOffWhatItIsAbout) {
  for (const QSize size : {QSize(1280, 720), QSize(800, 600), QSize(1920, 1080)}) {
    window.resize(size);
    QCoreApplication::processEvents();
    Tour& tour = start();
    const auto stops = tour_stops();
    for (std::size_t i = 0; i < stops.size(); ++i) {
      if (stops[i].place(window).isEmpty())
        continue; // a view behind another where there is no room for both
      ASSERT_EQ(tour.stop(), int(i));
      EXPECT_TRUE(window.rect().contains(tour.geometry())) << i << " at " << size.width();
      const QRect place = stops[i].place(window);
      if (place.height() < 200) { // a whole view is partly covered where there is no room
        EXPECT_FALSE(tour.geometry().intersects(place)) << i << " at " << size.width();
      }
      tour.next();
    }
    EXPECT_EQ(window.help().tour(), nullptr); // behind the last stop it ends
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
}

TEST_F(TourTest, LeavesOutWhatIsClosed) {
  window.views().dock(QStringLiteral("throughput"))->hide();
  Tour& tour = start();
  tour.next();
  EXPECT_EQ(tour.stop(), 1);
  tour.next();
  EXPECT_EQ(tour.stop(), 2);
  tour.next();
  EXPECT_EQ(tour.stop(), 4);
  constexpr int sentence = 5;
  while (tour.stop() < sentence)
    tour.next();
  window.views().dock(QStringLiteral("loom"))->hide(); // while its sentence is shown
  EXPECT_TRUE(QTest::qWaitFor([&] { return tour.stop() > sentence; }, 2000));
}

TEST_F(TourTest, DoesNotTakeTheWindowsOwnClicks) {
  start();
  const auto* ring = window.findChild<QWidget*>(QStringLiteral("tour_ring"));
  ASSERT_NE(ring, nullptr);
  EXPECT_TRUE(ring->testAttribute(Qt::WA_TransparentForMouseEvents));
  workspace.propose(QStringLiteral("alpha"), 7);
  EXPECT_EQ(scenario().alpha, 7);
}

TEST_F(TourTest, IsOfferedAtTheVeryFirstStartOnly) {
  ASSERT_TRUE(settings.allKeys().isEmpty());
  EXPECT_EQ(window.findChild<Welcome*>(), nullptr); // not before the first picture
  window.help().welcome_at_first_start();
  EXPECT_EQ(window.findChild<Welcome*>(), nullptr);
  ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<Welcome*>() != nullptr; }, 3000));
  auto* offer = window.findChild<Welcome*>();
  EXPECT_TRUE(QTest::qWaitFor([&] { return offer->isVisible(); }, 2000));
  offer->findChildren<QPushButton*>().front()->click();
  EXPECT_NE(window.help().tour(), nullptr);
  QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  EXPECT_EQ(window.findChild<Welcome*>(), nullptr);
  window.help().welcome_at_first_start(); // something was remembered
  QTest::qWait(1000);
  EXPECT_EQ(window.findChild<Welcome*>(), nullptr);
}

TEST_F(TourTest, WhoOneIsChoosesWhatStandsBesideTheLoom) {
  struct Case {
    const char* words;
    std::set<std::string> open; ///< beside the loom
  };
  for (const auto& [words, open] :
       {Case{"I teach",
             {"cusp", "timeline", "occupancy", "throughput", "divergence", "coalescing"}},
        Case{"I tune a kernel", {"sass", "throughput", "occupancy", "models"}}}) {
    settings.clear();
    window.help().welcome_at_first_start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<Welcome*>() != nullptr; }, 3000));
    for (auto* button : window.findChild<Welcome*>()->findChildren<QPushButton*>())
      if (button->text() == QLatin1String(words))
        button->click();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::qWait(200);
    std::set<std::string> opened;
    for (const ViewDock* dock : window.views().docks())
      if (!dock->isHidden())
        opened.insert(dock->about().id().toStdString());
    EXPECT_EQ(opened.erase("loom"), 1U) << words;
    EXPECT_EQ(opened, open) << words;
  }
}

TEST_F(TourTest, WhoStudiesGetsTheFirstLesson) {
  window.help().welcome_at_first_start();
  ASSERT_TRUE(QTest::qWaitFor([&] { return window.findChild<Welcome*>() != nullptr; }, 3000));
  for (auto* button : window.findChild<Welcome*>()->findChildren<QPushButton*>())
    if (button->text() == QLatin1String("I study"))
      button->click();
  ASSERT_TRUE(window.lessons().running());
  EXPECT_EQ(window.lessons().running()->lesson()->id, shipped_lessons().front().id);
}

} // namespace
} // namespace loom
