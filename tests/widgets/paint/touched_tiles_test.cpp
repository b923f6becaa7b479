// What is painted again when a picture changes: all that differs, and not the whole window.

#include "gpus/embedded.h"
#include "widgets/look/theme_controller.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/paint/touched_tiles.h"
#include "widgets/views/view.h"
#include "widgets/workspace/workspace.h"

#include <QGuiApplication>
#include <QPaintEvent>
#include <QScreen>
#include <QTest>

#include <gtest/gtest.h>

#include <memory>

namespace loom {
namespace {

constexpr int side = TouchedTiles::side;

/// The part of a picture that a region covers.
double share(const QRegion& region, QSize picture) {
  double covered = 0;
  for (const QRect& rect : region)
    covered += double(rect.width()) * rect.height();
  return covered / (double(picture.width()) * picture.height());
}

TEST(TouchedTilesTest, ALineTouchesTheTilesThatItCrosses) {
  TouchedTiles tiles({8 * side, 8 * side});
  tiles.add(QLineF(10, 10, 8 * side - 10, 8 * side - 10), 2);
  const QRegion region = tiles.region();
  for (int tile = 0; tile < 8; ++tile)
    EXPECT_TRUE(region.contains(QRect(tile * side, tile * side, side, side))) << tile;
  EXPECT_FALSE(region.contains(QPoint(7 * side, 10)));
  EXPECT_FALSE(region.contains(QPoint(10, 7 * side)));
  // Where the diagonal goes over a corner its pen reaches both neighbours.
  EXPECT_LE(share(region, {8 * side, 8 * side}), (8 + 2 * 7) / 64.0);
}

TEST(TouchedTilesTest, APenReachesOverAnEdge) {
  TouchedTiles tiles({3 * side, 3 * side});
  tiles.add(QLineF(side + 20, side + 1, 2 * side - 20, side + 1), 3);
  EXPECT_EQ(tiles.region().boundingRect(), QRect(side, 0, side, 2 * side));
}

TEST(TouchedTilesTest, WhatLiesOutsideTouchesNothing) {
  TouchedTiles tiles({200, 100});
  tiles.add(QRectF(-50, -50, 20, 20));
  tiles.add(QRectF(10, 500, 20, 20));
  tiles.add(QLineF(-100, -100, -10, -10), 2);
  tiles.add(QLineF(500, 10, 600, 10), 2);
  EXPECT_TRUE(tiles.region().isEmpty());
}

TEST(TouchedTilesTest, AnAreaIsTouchedInside) {
  TouchedTiles tiles({6 * side, 6 * side});
  tiles.add_inside({QPolygonF{{0, 6.0 * side}, {3.0 * side, 10}, {6.0 * side, 6.0 * side}}});
  EXPECT_TRUE(tiles.region().contains(QPoint(3 * side, 5 * side)));
  EXPECT_FALSE(tiles.region().contains(QPoint(10, 10)));
  // No more than the picture, where a tile is cut.
  TouchedTiles narrow({100, 50});
  narrow.add_inside({QPolygonF{{-10, -10}, {300, -10}, {300, 300}, {-10, 300}}});
  EXPECT_EQ(narrow.region(), QRegion(0, 0, 100, 50));
}

/// What a widget is asked to paint.
class PaintedWatch : public QObject {
public:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Paint)
      least = std::min(least, share(static_cast<QPaintEvent*>(event)->region(),
                                    qobject_cast<QWidget*>(watched)->size()));
    return false;
  }
  double least = 1;
};

class RepaintTest : public testing::Test {
protected:
  /// Whether the plots on the screen are what painting all of them gives.
  static bool is_fresh(View& view) {
    QCoreApplication::sendPostedEvents(&view, QEvent::UpdateRequest); // what came in the meantime
    std::vector<QImage> shown, fresh;
    for (auto* plot : view.findChildren<PlotWidget*>()) {
      shown.push_back(screen(view, *plot));
      plot->repaint();
      fresh.push_back(screen(view, *plot));
    }
    return shown == fresh;
  }
  static QImage screen(const View& view, const PlotWidget& plot) {
    const QRect place(plot.mapTo(&view, QPoint()), plot.size());
    return QGuiApplication::primaryScreen()
        ->grabWindow(view.winId(), place.x(), place.y(), place.width(), place.height())
        .toImage();
  }

  Catalogue catalogue_{embedded_gpu_files()};
  Workspace workspace_{catalogue_, {default_scenario(*catalogue_.find("gtx980")), {}}};
  ThemeController theme_{ThemeChoice::light, 100};
};

TEST_F(RepaintTest, WhatIsNotPaintedAgainIsWhatItWouldBe) {
  int drawn = 0;
  double least = 1;
  for (const ViewInfo& info : view_registry()) {
    const std::unique_ptr<View> view(info.create(workspace_, nullptr));
    view->set_style(theme_.figure_style());
    view->resize(1100, 700);
    view->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(view.get()));
    PaintedWatch watch;
    for (auto* plot : view->findChildren<PlotWidget*>())
      plot->installEventFilter(&watch);
    for (const bool drag : {true, false}) {
      if (drag)
        workspace_.begin_drag();
      for (const double alpha : {0.7, 1.0, 3.0, 32.0, 33.0, 34.0, 200.0, 900.0, 2.0}) {
        workspace_.propose(QStringLiteral("alpha"), alpha);
        (void)workspace_.snapshot();
        QTest::qWait(1);
        QCoreApplication::processEvents();
        EXPECT_TRUE(is_fresh(*view)) << info.id.toStdString() << " at alpha " << alpha;
        ++drawn;
      }
      if (drag)
        workspace_.end_drag();
    }
    least = std::min(least, watch.least);
  }
  EXPECT_GT(drawn, 100);
  EXPECT_LT(least, 0.5); // else nothing is tried here
}

} // namespace
} // namespace loom
