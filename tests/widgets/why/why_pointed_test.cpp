// "Why this number?" at what the pointer or the keyboard is on in charts and pictures.

#include "tests/widgets/why/why_fixture.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QSignalSpy>

#include <algorithm>

namespace loom {
namespace {

class WhyPointedTest : public WhyWindowTest {
protected:
  /// All numbers of what was said are explained, that which is asked for among them.
  static void expect_said(View& view, const QString& said,
                          std::vector<why::QuantityPtr> also = {}) {
    const QString id = view.asked_quantity();
    ASSERT_FALSE(id.isEmpty()) << said.toStdString();
    std::vector<why::QuantityPtr> quantities = with_inputs(view.sections());
    const why::QuantityPtr asked = why::find(quantities, id.toStdString());
    ASSERT_TRUE(asked) << id.toStdString() << ": " << said.toStdString();
    EXPECT_LT(unexplained(said, {asked}).size(), unexplained(said, {}).size())
        << id.toStdString() << " = " << asked->value << ": " << said.toStdString();
    for (const why::QuantityPtr& each : quantities)
      if (each->formula) {
        EXPECT_EQ(each->formula->value(), each->value) << each->id;
      }
    quantities.insert(quantities.end(), also.begin(), also.end());
    EXPECT_EQ(unexplained(said, quantities), QStringList()) << said.toStdString();
  }
  static why::QuantityPtr chosen(double value) {
    return why::given({.id = "chosen", .value = value});
  }
};

TEST_F(WhyPointedTest, PointsOfTheKernelsSweeps) {
  KernelView* view = kernel();
  auto* plot = view->findChild<PlotWidget*>();
  ASSERT_TRUE(plot);
  QSignalSpy readouts(view, &View::readout);
  for (const KernelChart chart : {KernelChart::block_size, KernelChart::problem_size}) {
    view->choose(chart);
    const auto sweep = [&] {
      return chart == KernelChart::block_size ? view->run()->block_sweep : view->run()->size_sweep;
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return sweep() && !view->busy(); }, 60'000));
    const std::vector<kernel::SweepPoint> points = sweep()->points;
    EXPECT_GT(points.size(), 8U);
    for (std::size_t i = 0; i < points.size(); i += 3) {
      const kernel::SweepPoint& point = points[i];
      readouts.clear();
      QTest::mouseMove(plot, plot->widget_at({point.at, point.time_us[0]}).toPoint());
      ASSERT_FALSE(readouts.isEmpty());
      const QString said = readouts.last().first().toString();
      const kernel::Setup setup = kernel::setup_of(point.plan, view->run()->program());
      std::vector<why::QuantityPtr> launch{chosen(point.at)};
      for (const kernel::Dim3& size : {setup.launch.grid, setup.launch.block})
        for (const std::int64_t part : size)
          launch.push_back(chosen(static_cast<double>(part)));
      expect_said(*view, said, launch);
      EXPECT_EQ(view->asked_quantity(), QStringLiteral("point.kernel_time"));
      const auto all = with_inputs(view->sections());
      const auto value = [&](const char* id) { return why::find(all, id)->value; };
      EXPECT_NEAR(value("point.kernel_time"), point.time_us[0], 1e-12 * point.time_us[0]);
      const auto time = [&](kernel::Method method) {
        return point.time_us[static_cast<std::size_t>(method)];
      };
      EXPECT_DOUBLE_EQ(value("point.hong_kim_time"), time(kernel::Method::hong_kim));
      EXPECT_DOUBLE_EQ(value("point.bound_time"), time(kernel::Method::bound));
      EXPECT_EQ(value("point.kernel_warps"), point.warps_per_sm);
    }
  }
}

TEST_F(WhyPointedTest, TheExpressionOfABlockAndItsLines) {
  KernelView* view = kernel();
  QSignalSpy readouts(view, &View::readout);
  view->choose(KernelChart::code);
  EXPECT_EQ(view->asked_quantity(), QStringLiteral("block.cycles"));
  auto* expression = view->findChild<QLabel*>(QStringLiteral("kernel_expression"));
  ASSERT_TRUE(expression);
  // "= 96 · max( 64, 212.5 ) = 20400 cycles", below the symbols.
  const QString numbers = expression->text().section(QLatin1Char('\n'), 1, 1);
  EXPECT_TRUE(numbers.startsWith(QLatin1Char('='))) << numbers.toStdString();
  EXPECT_EQ(unexplained(numbers, with_inputs(view->sections())), QStringList())
      << numbers.toStdString();
  int lines = 0;
  for (int line = 0; line < 24; ++line) {
    readouts.clear();
    QTest::keyClick(view, Qt::Key_Right);
    if (readouts.isEmpty())
      continue;
    // The first line is the instruction's own text.
    const QString said = readouts.last()
                             .first()
                             .toString()
                             .section(QLatin1Char('\n'), 1)
                             .remove(QRegularExpression(QStringLiteral("_[a-z]+\\d+")));
    if (!said.contains(QLatin1Char('=')))
      continue;
    expect_said(*view, said);
    ++lines;
  }
  EXPECT_GT(lines, 3);
}

TEST_F(WhyPointedTest, WhatIsUnderTheCursorOfTheTimeline) {
  auto* view = open<TimelineView>("timeline");
  ASSERT_TRUE(view);
  for (const int warps : {6, 54}) {
    const auto before = view->shown();
    workspace.propose(QStringLiteral("warps"), warps);
    (void)workspace.snapshot();
    ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() && view->shown() != before; }, 60'000));
    auto* picture = view->findChild<TimelineWidget*>();
    QSignalSpy readouts(view, &View::readout);
    for (int row = -1; row < warps; row += 5)
      for (const double cycle : {0.0, 3.0, 200.0, 371.0, 402.5, 1000.0, 4321.0})
        for (const bool click : {false, true}) {
          readouts.clear();
          if (click)
            emit picture->clicked(row, cycle);
          else
            emit picture->hovered(row, cycle);
          ASSERT_FALSE(readouts.isEmpty());
          QString said = readouts.last().first().toString();
          // Names of warps, registers, schedulers and the cycle itself.
          said.remove(QRegularExpression(QStringLiteral("^cycle \\d+: |[WR]\\d+|Scheduler \\d+")));
          said.remove(QRegularExpression(QStringLiteral("[A-Z][A-Z.0-9]+ [^,.]*(?= issued)")));
          if (said.contains(QRegularExpression(QStringLiteral("(?<!\\w)\\d"))))
            expect_said(*view, said);
        }
  }
  emit view->findChild<TimelineWidget*>()->left();
  EXPECT_TRUE(view->asked_quantity().isEmpty());
}

} // namespace
} // namespace loom
