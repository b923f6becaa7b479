// A GPU whose numbers are not known: what a view of plots says in their place, and what mends it.

#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/views/plot_view.h"

#include <gtest/gtest.h>

#include <QLabel>
#include <QPushButton>

namespace loom {
namespace {

using MissingNumbersTest = WindowTest;

TEST_F(MissingNumbersTest, WordsAndTheButtonThatMendsItStandInTheMiddle) {
  workspace.propose_gpu(*catalogue.find("gt200"));
  (void)workspace.snapshot();
  QTest::qWait(50);
  int seen = 0;
  for (auto* view : window.findChildren<PlotView*>()) {
    if (!view->isVisible())
      continue;
    ++seen;
    auto* take = view->findChild<QPushButton*>(QStringLiteral("take_complete"));
    ASSERT_TRUE(take && take->isVisible()) << view->metaObject()->className();
    const auto labels = take->parentWidget()->findChildren<QLabel*>();
    ASSERT_EQ(labels.size(), 1);
    const auto place = [&](const QWidget* of) {
      return QRect(of->mapTo(view, QPoint()), of->size());
    };
    const QRect words = place(labels.front()), button = place(take);
    EXPECT_TRUE(labels.front()->text().contains(QStringLiteral("mem_lat")));
    EXPECT_GT(button.top(), words.center().y());
    for (const QRect& each : {words, button})
      EXPECT_NEAR(each.center().x(), view->width() / 2.0, 2) << view->metaObject()->className();
    EXPECT_NEAR(words.united(button).center().y(), view->height() / 2.0, view->height() * 0.1);
  }
  EXPECT_EQ(seen, 3) << "throughput, cusp and concurrency, as the window opens";
}

TEST_F(MissingNumbersTest, TheButtonTakesAGpuLikeItAndIsUndone) {
  workspace.propose_gpu(*catalogue.find("gt200"));
  (void)workspace.snapshot();
  QTest::qWait(50);
  auto* take = find<QPushButton>("take_complete");
  ASSERT_TRUE(take);
  QTest::mouseClick(take, Qt::LeftButton);
  (void)workspace.snapshot();
  EXPECT_EQ(scenario().gpu->id, "gtx280");
  EXPECT_FALSE(take->isVisible());
  workspace.undo_stack().undo();
  EXPECT_EQ(scenario().gpu->id, "gt200");
}

} // namespace
} // namespace loom
