#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/views/view.h"

#include <QSignalSpy>

#include <algorithm>

namespace loom {
namespace {

class DragTest : public WindowTest {};

TEST_F(DragTest, TheReadOutFollowsTheDot) {
  window.views().go_to(QStringLiteral("cusp"));
  View* view = window.views().need_view(QStringLiteral("cusp"));
  auto* plot = view->findChild<PlotWidget*>();
  const auto& marks = plot->panel().marks;
  const auto dot = std::ranges::find(marks, "operating_point", &Mark::id);
  ASSERT_TRUE(dot != marks.end());
  const QPoint from = plot->widget_at(dot->at).toPoint();
  const auto move = [&](const QPoint& to, Qt::MouseButtons held) {
    QMouseEvent event(QEvent::MouseMove, to, plot->mapToGlobal(to), Qt::NoButton, held, {});
    QApplication::sendEvent(plot, &event);
  };
  QSignalSpy said(view, &View::readout);
  move(from, Qt::NoButton);
  const QString before = plot->readout();
  ASSERT_FALSE(before.isEmpty());
  QTest::mousePress(plot, Qt::LeftButton, {}, from);
  for (const int step : {20, 40, 60})
    move(from + QPoint(step, 0), Qt::LeftButton);
  (void)workspace.snapshot(); // what is dragged is shown on the frame clock
  EXPECT_TRUE(QTest::qWaitFor([&] { return plot->readout() != before; }, 2000));
  EXPECT_EQ(plot->readout(), said.back()[0].toString());
  QTest::mouseRelease(plot, Qt::LeftButton, {}, from + QPoint(60, 0));
}

} // namespace
} // namespace loom
