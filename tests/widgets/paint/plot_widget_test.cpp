#include "tests/widgets/export/sample_figures.h"
#include "widgets/paint/plot_widget.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

namespace loom {
namespace {

class PlotWidgetTest : public testing::Test {
protected:
  void SetUp() override {
    widget.resize(600, 400);
    widget.show_panel(sample::throughput(), {});
    widget.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&widget));
    QObject::connect(&widget, &PlotWidget::mark_dragged, &widget,
                     [this](const QString& id, Point to) { dragged.emplace_back(id, to); });
    QObject::connect(&widget, &PlotWidget::hovered, &widget,
                     [this](Point at) { hovers.push_back(at); });
    QObject::connect(&widget, &PlotWidget::clicked, &widget,
                     [this](Point at) { clicks.push_back(at); });
  }

  PlotWidget widget;
  std::vector<std::pair<QString, Point>> dragged;
  std::vector<Point> hovers, clicks;
};

TEST_F(PlotWidgetTest, MapsBothWays) {
  const QPointF at = widget.widget_at({32, 0.06});
  const auto back = widget.plot_at(at);
  ASSERT_TRUE(back.has_value());
  EXPECT_NEAR(back->x, 32, 1e-9);
  EXPECT_NEAR(back->y, 0.06, 1e-9);
  EXPECT_FALSE(widget.plot_at({1, 1}).has_value());
  EXPECT_TRUE(widget.axes_rect().contains(widget.widget_at({1000, 1000})));
}

TEST_F(PlotWidgetTest, DragsAMarkToPlotCoordinates) {
  QSignalSpy released(&widget, &PlotWidget::mark_released);
  const QPoint start = widget.widget_at({32, 0.049}).toPoint() + QPoint(5, 3); // within reach
  const QPoint end = start + QPoint(60, -40);
  QTest::mousePress(&widget, Qt::LeftButton, {}, start);
  EXPECT_EQ(widget.cursor().shape(), Qt::ClosedHandCursor);
  QTest::mouseMove(&widget, start + QPoint(20, -10));
  QTest::mouseMove(&widget, end);
  QTest::mouseRelease(&widget, Qt::LeftButton, {}, end);
  ASSERT_FALSE(dragged.empty());
  EXPECT_EQ(dragged.back().first, "operating_point");
  const QPointF moved = widget.widget_at({32, 0.049}) + QPointF(60, -40);
  EXPECT_NEAR(dragged.back().second.x, widget.plot_at(moved)->x, 1e-9);
  EXPECT_NEAR(dragged.back().second.y, widget.plot_at(moved)->y, 1e-9);
  EXPECT_EQ(released.count(), 1);
  EXPECT_TRUE(clicks.empty());
}

TEST_F(PlotWidgetTest, KeepsADragInsideTheAxes) {
  const QPoint start = widget.widget_at({32, 0.049}).toPoint();
  QTest::mousePress(&widget, Qt::LeftButton, {}, start);
  QTest::mouseMove(&widget, QPoint(599, 1));
  QTest::mouseRelease(&widget, Qt::LeftButton, {}, QPoint(599, 1));
  ASSERT_FALSE(dragged.empty());
  EXPECT_LE(dragged.back().second.x, 64 + 1e-9);
  EXPECT_LE(dragged.back().second.y, 0.12 + 1e-9);
}

TEST_F(PlotWidgetTest, TellsClicksFromDrags) {
  const QPoint at = widget.widget_at({10, 0.1}).toPoint();
  QTest::mouseClick(&widget, Qt::LeftButton, {}, at);
  ASSERT_EQ(clicks.size(), 1u);
  EXPECT_NEAR(clicks[0].x, 10, 0.2);
  EXPECT_TRUE(dragged.empty());
}

TEST_F(PlotWidgetTest, ReportsHoverAndLeaving) {
  QSignalSpy left(&widget, &PlotWidget::left);
  QTest::mouseMove(&widget, widget.widget_at({50, 0.02}).toPoint());
  ASSERT_FALSE(hovers.empty());
  EXPECT_NEAR(hovers.back().x, 50, 0.2);
  EXPECT_EQ(widget.cursor().shape(), Qt::CrossCursor);
  QTest::mouseMove(&widget, QPoint(2, 2));
  EXPECT_EQ(left.count(), 1);
}

TEST_F(PlotWidgetTest, ShowsTheGrabCursorNearAMark) {
  QTest::mouseMove(&widget, widget.widget_at({32, 0.049}).toPoint() + QPoint(4, 4));
  EXPECT_EQ(widget.cursor().shape(), Qt::OpenHandCursor);
}

TEST_F(PlotWidgetTest, AxesStayWhileValuesChange) {
  const QRectF before = widget.axes_rect();
  Panel panel = sample::throughput();
  panel.curves[1].points = {{0, 0.05}, {64, 0.05}};
  panel.marks[0].at = {10, 0.02};
  FigureStyle draft;
  draft.draft = true;
  widget.show_panel(panel, draft);
  EXPECT_EQ(widget.axes_rect(), before);
}

TEST_F(PlotWidgetTest, NoLegendComesWhileOneDrags) {
  widget.resize(300, 200);
  Panel apart;
  apart.x = {.label = "x", .min = 0, .max = 1};
  apart.y = {.label = "y", .min = 0, .max = 1};
  Panel together = apart;
  for (int i = 0; i < 6; ++i) {
    Curve curve{.id = "curve" + std::to_string(i),
                .label = "a curve " + std::to_string(i),
                .role = static_cast<Role>(static_cast<int>(Role::series1) + i),
                .points = {{0, 0.1 + 0.1 * i}, {1, 0.1 + 0.1 * i}}};
    apart.curves.push_back(curve);
    curve.points.clear();
    for (int k = 0; k <= 40; ++k) // no name has room between them
      curve.points.push_back({k / 40.0, k % 2 == 0 ? 0.02 * i : 1 - 0.02 * i});
    together.curves.push_back(curve);
  }
  widget.show_panel(apart, {});
  const QRectF axes = widget.axes_rect();
  widget.show_panel(together, FigureStyle().while_dragged(true));
  EXPECT_EQ(widget.axes_rect(), axes);
  widget.show_panel(together, {}); // let go, each has its name
  EXPECT_LT(widget.axes_rect().height(), axes.height());
}

TEST_F(PlotWidgetTest, PaintsEveryKindOfPanelAtAnySize) {
  for (const Panel& panel : sample::everything().panels)
    for (const QSize size : {QSize(600, 400), QSize(300, 200), QSize(90, 60), QSize(10, 10)}) {
      widget.resize(size);
      widget.show_panel(panel, {});
      EXPECT_FALSE(widget.grab().isNull());
    }
}

TEST_F(PlotWidgetTest, WhatItShowedBeforeLeavesNothingBehind) {
  std::vector<Panel> panels = sample::everything().panels;
  for (const Panel& panel : sample::everything().panels)
    if (panel.layers.size() > 1) {
      panels.push_back(panel);
      panels.back().layers.pop_back();
    }
  ASSERT_GT(panels.size(), sample::everything().panels.size());
  for (const Panel& before : panels)
    for (const Panel& panel : panels) {
      widget.show_panel(before, {});
      EXPECT_FALSE(widget.grab().isNull());
      widget.show_panel(panel, {});
      PlotWidget fresh;
      fresh.resize(widget.size());
      fresh.show_panel(panel, {});
      EXPECT_EQ(widget.grab().toImage(), fresh.grab().toImage())
          << before.title << " before " << panel.title;
    }
}

} // namespace
} // namespace loom
