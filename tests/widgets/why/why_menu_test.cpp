// "Why this number?" at the numbers of cards, and from the menu of a view.

#include "tests/widgets/why/why_fixture.h"
#include "widgets/numbers/number_card.h"
#include "widgets/paint/diagram_widget.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/paint/timeline_widget.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QTextBlock>

#include <set>

namespace loom {
namespace {

class WhyMenuTest : public WhyWindowTest {
protected:
  template <class Kind> Kind* dock_of(QWidget* widget) {
    while (widget && !qobject_cast<Kind*>(widget))
      widget = widget->parentWidget();
    return qobject_cast<Kind*>(widget);
  }
  [[nodiscard]] WhyWindow* why() const { return window.findChild<WhyWindow*>(); }
  /// Presses the right button at a place of a widget and chooses "Why this number?", the pointer
  /// having left the widget for the menu.
  void ask_by_menu(QWidget* widget, const QPoint& place) {
    const QPoint at = widget->mapToGlobal(place);
    QContextMenuEvent press(QContextMenuEvent::Mouse, place, at);
    QApplication::sendEvent(widget, &press);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    ASSERT_TRUE(menu);
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(widget, &leave);
    for (QAction* action : menu->actions())
      if (action->text() == QLatin1String("Why this number?"))
        action->trigger();
    menu->close();
  }
  SassView* sass() {
    auto* view = open<SassView>("sass");
    EXPECT_TRUE(QTest::qWaitFor([&] { return view->shown() && !view->busy(); }, 20'000));
    auto* loop = view->findChild<QComboBox*>(QStringLiteral("sass_loop"));
    loop->setCurrentIndex(1);
    emit loop->activated(1);
    return view;
  }
  /// Every number of the card answers under the pointer and by the right button; their ids.
  std::set<QString> check_card(View& view, const char* name) {
    std::set<QString> ids;
    auto* card = view.findChild<NumberCard*>(QString::fromLatin1(name));
    EXPECT_TRUE(card);
    const auto all = with_inputs(view.sections());
    for (QTextBlock block = card->document()->begin(); block.isValid(); block = block.next())
      for (auto at = block.begin(); !at.atEnd(); ++at) {
        const QString link = at.fragment().charFormat().anchorHref();
        if (!link.startsWith(QLatin1String("why:")))
          continue;
        const QString id = link.mid(4);
        ids.insert(id);
        QTextCursor place(card->document());
        place.setPosition(at.fragment().position());
        card->setTextCursor(place);
        card->ensureCursorVisible();
        const QPoint from = card->cursorRect(place).center();
        place.movePosition(QTextCursor::Right);
        const QPoint point = (from + card->cursorRect(place).center()) / 2;
        QTest::mouseMove(card->viewport(), QPoint(1, 1)); // else it may not have moved at all
        QTest::mouseMove(card->viewport(), point);
        EXPECT_EQ(view.asked_quantity(), id) << at.fragment().text().toStdString();
        const why::QuantityPtr quantity = why::find(all, id.toStdString());
        EXPECT_TRUE(quantity) << id.toStdString();
        if (quantity && id != QLatin1String("kernel_blocks")) { // 32 × 128, their product
          EXPECT_EQ(unexplained(at.fragment().text(), {quantity}), QStringList())
              << id.toStdString() << " = " << quantity->value;
        }
        ask_by_menu(card->viewport(), point);
        EXPECT_EQ(why()->asked(), id);
      }
    return ids;
  }
};

TEST_F(WhyMenuTest, TheNumbersOfAKernelsCard) {
  KernelView* view = kernel();
  const std::set<QString> ids = check_card(*view, "kernel_card");
  for (const char* id : {"kernel_time", "kernel_launch", "kernel_blocks", "kernel_blocks_per_sm",
                         "kernel_warps", "hong_kim_time", "bound_time", "saturation_time"})
    EXPECT_TRUE(ids.contains(QString::fromLatin1(id))) << id;
  EXPECT_FALSE(view->figure().caption.empty());
  EXPECT_EQ(view->figure().caption.find("\uE000"), std::string::npos); // as words alone
}

TEST_F(WhyMenuTest, TheNumbersOfAListingsCard) {
  const std::set<QString> ids = check_card(*sass(), "sass_card");
  for (const char* id : {"loop_instructions", "loop_alpha", "loop_issue_cycles", "loop_latency",
                         "loop_critical_path", "loop_recurrence", "loop_registers", "code.limit",
                         "code.needed", "code.throughput", "code.warps", "code.assumed"})
    EXPECT_TRUE(ids.contains(QString::fromLatin1(id))) << id;
}

TEST_F(WhyMenuTest, TabGoesThroughTheNumbersOfACard) {
  KernelView* view = kernel();
  auto* card = view->findChild<NumberCard*>();
  card->setFocus();
  QTest::keyClick(card, Qt::Key_Tab);
  EXPECT_EQ(view->asked_quantity(), QStringLiteral("kernel_time"));
  QTest::keyClick(card, Qt::Key_Tab);
  EXPECT_EQ(asked(), "kernel_blocks");
  view->setFocus();
  EXPECT_EQ(view->asked_quantity(), QString());
}

TEST_F(WhyMenuTest, TheMenuAsksForThePointThatItWasOpenedOn) {
  KernelView* view = kernel();
  view->choose(KernelChart::block_size);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->run()->block_sweep.has_value() && !view->busy(); },
                              60'000));
  auto* plot = view->findChild<PlotWidget*>();
  const kernel::SweepPoint point = view->run()->block_sweep->points[2];
  const QPoint place = plot->widget_at({point.at, point.time_us[0]}).toPoint();
  QTest::mouseMove(plot, place);
  ask_by_menu(plot, place);
  ASSERT_EQ(why()->asked(), QStringLiteral("point.kernel_time"));
  EXPECT_NEAR(why::find(with_inputs(view->sections()), "point.kernel_time")->value,
              point.time_us[0], 1e-12 * point.time_us[0]);
}

TEST_F(WhyMenuTest, TheMenuAsksForTheCycleAndForTheStateThatItWasOpenedOn) {
  auto* view = open<TimelineView>("timeline");
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() != nullptr; }, 20'000));
  auto* picture = view->findChild<TimelineWidget*>();
  emit picture->hovered(0, 200);
  ask_by_menu(picture, picture->rect().center());
  EXPECT_EQ(why()->asked(), QStringLiteral("warp.ready"));
  auto* throughput = open<View>("throughput");
  auto* plot = throughput->findChild<PlotWidget*>();
  const QPoint place = plot->widget_at({16, 0.01}).toPoint();
  QTest::mouseMove(plot, place);
  ask_by_menu(plot, place);
  EXPECT_EQ(why()->asked(), QStringLiteral("throughput"));
  const auto* where = why()->findChild<QLabel*>();
  EXPECT_TRUE(where->text().contains(QStringLiteral("16 warps"))) << where->text().toStdString();
}

TEST_F(WhyMenuTest, TheBlocksOfTheSmAndOfItsLaunch) {
  auto* sm = open<View>("sm");
  auto* picture = sm->findChild<DiagramWidget*>();
  const auto at = [picture](const char* id) { return picture->box_of(id).center().toPoint(); };
  QTest::mouseMove(picture, at("l2"));
  EXPECT_EQ(sm->asked_quantity(), QStringLiteral("gpu.l2_size"));
  ask_by_menu(picture, at("l2"));
  EXPECT_EQ(why()->asked(), QStringLiteral("gpu.l2_size"));
  int blocks = 0;
  for (const DiagramBox& box : picture->diagram().boxes) {
    if (box.id.empty())
      continue;
    emit picture->hovered(QString::fromStdString(box.id));
    const std::string id = sm->asked_quantity().toStdString();
    blocks += !id.empty();
    if (!id.empty()) {
      EXPECT_TRUE(why::explain(scenario(), id)) << box.id << ": " << id;
    }
  }
  EXPECT_GT(blocks, 10);
  auto* occupancy = open<View>("occupancy");
  auto* held = occupancy->findChild<DiagramWidget*>();
  for (const auto& [part, id] :
       {std::pair{"row:2", "blocks_by_registers"}, std::pair{"row:0", "blocks_by_warps"},
        std::pair{"row:1", "blocks_by_blocks"}, std::pair{"block:0", "blocks_per_sm"}}) {
    emit held->hovered(QString::fromLatin1(part));
    EXPECT_EQ(occupancy->asked_quantity().toStdString(), id);
    EXPECT_TRUE(why::explain(scenario(), id)) << id;
  }
  emit held->left();
  EXPECT_EQ(occupancy->asked_quantity(), QString());
}

TEST_F(WhyMenuTest, TheGpuUnderThePointerInTheHistory) {
  auto* view = open<View>("history");
  auto* plot = view->findChild<PlotWidget*>();
  const auto find_dot = [&] {
    for (int x = plot->width() / 4; x < plot->width(); x += 5)
      for (int y = 20; y < plot->height() - 60; y += 5) {
        QTest::mouseMove(plot, {x, y});
        if (view->asked_quantity().endsWith(QLatin1String(".wall_ratio")))
          return QPoint(x, y);
      }
    return QPoint();
  };
  const QPoint place = find_dot();
  ASSERT_FALSE(place.isNull());
  const QString id = view->asked_quantity();
  ask_by_menu(plot, place);
  EXPECT_EQ(why()->asked(), id);
  EXPECT_TRUE(why::find(with_inputs(view->sections()), id.toStdString())) << id.toStdString();
}

TEST_F(WhyMenuTest, TheMeasuredPointUnderThePointer) {
  workspace.propose_gpu(*catalogue.find("h200"));
  auto* view = open<View>("accuracy");
  (void)workspace.snapshot();
  QCoreApplication::processEvents();
  auto* plot = view->findChild<PlotWidget*>();
  QSignalSpy readouts(view, &View::readout);
  const QPoint place = plot->axes_rect().center().toPoint() + QPoint(20, 10);
  QTest::mouseMove(plot, place);
  ASSERT_FALSE(readouts.isEmpty());
  ask_by_menu(plot, place);
  EXPECT_EQ(why()->asked(), QStringLiteral("saturation.off_measured"));
  const auto all = with_inputs(view->sections());
  EXPECT_EQ(unexplained(readouts.first().first().toString().section(QLatin1Char(':'), -1),
                        {why::find(all, "saturation.off_measured"),
                         why::find(all, "saturation.off_measured.measured"),
                         why::find(all, "saturation.off_measured.predicted"),
                         why::find(all, "saturation.off_measured.alpha"),
                         why::find(all, "saturation.off_measured.warps")}),
            QStringList())
      << readouts.first().first().toString().toStdString();
}

TEST_F(WhyMenuTest, TheMediansOfTheErrorsChart) {
  KernelView* view = kernel();
  view->choose(KernelChart::accuracy);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->run()->errors && !view->busy(); }, 60'000));
  auto* plot = view->findChild<PlotWidget*>();
  QSignalSpy readouts(view, &View::readout);
  std::set<double> medians;
  for (const kernel::Method method : {kernel::Method::hong_kim, kernel::main_method})
    for (const auto& each : kernel::errors_by_warps(*view->run()->errors, method)) {
      readouts.clear();
      QTest::mouseMove(plot, plot->widget_at({double(each.warps), 100 * each.median}).toPoint());
      if (readouts.isEmpty())
        continue; // where the pointer was
      const QString said = readouts.last().first().toString();
      EXPECT_EQ(view->asked_quantity(), QStringLiteral("median.error"));
      const auto all = with_inputs(view->sections());
      const why::QuantityPtr median = why::find(all, "median.error");
      ASSERT_TRUE(median);
      EXPECT_EQ(median->formula->value(), median->value);
      EXPECT_EQ(unexplained(said, {median, why::find(all, "median.warps"),
                                   why::find(all, "median.last_warps")}),
                QStringList())
          << said.toStdString();
      medians.insert(median->value);
    }
  EXPECT_GT(medians.size(), 10U);
}

} // namespace
} // namespace loom
