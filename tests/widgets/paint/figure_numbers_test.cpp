/// What a chart says to whoever cannot see it: its summary and its numbers.

#include "core/why/explain.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/dialogs/figure_numbers.h"
#include "widgets/paint/plot_widget.h"
#include "widgets/shell/view_area.h"
#include "widgets/shell/view_dock.h"
#include "widgets/style/summary.h"
#include "widgets/why/why_window.h"

#include <QAccessible>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTableView>

#include <gmock/gmock.h>

#include <cmath>
#include <map>
#include <set>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::Not;

Panel hill() {
  Panel panel;
  panel.title = "A hill";
  panel.x = Axis{.label = "way", .unit = "m", .min = 0, .max = 4};
  panel.y = Axis{.label = "height", .unit = "km", .min = 0, .max = 10};
  panel.curves.push_back(Curve{.id = "steep_path", .points = {{0, 1}, {2, 8}, {4, 3}}});
  panel.curves.push_back(Curve{.id = "flat", .label = "the valley", .points = {{0, 2}, {4, 2}}});
  panel.curves.push_back(Curve{.id = "huts", .points = {{1, 4}, {3, 5}}, .dots = true});
  panel.marks.push_back(Mark{.id = "summit", .label = "the top", .at = {2, 8}});
  return panel;
}

TEST(Summary, SaysTheAxesTheCourseOfEachCurveAndTheMarks) {
  EXPECT_EQ(panel_summary(hill()).toStdString(),
            "A hill. Across: way from 0 to 4 m. Up: height from 0 to 10 km. steep path: 1 at 0, "
            "highest 8 at 2, 3 at 4. the valley: 2 km throughout. huts: 2 points between 4 and 5 "
            "km. the top: 8 km at 2 m.");
}

TEST(Summary, NamesAlphaWithoutAndWithAllArithmetic) {
  Panel panel;
  panel.x = Axis{.label = "α", .kind = AxisKind::alpha, .min = 0.1, .max = 1000};
  panel.y = Axis{.label = "warps"};
  panel.curves.push_back(
      Curve{.id = "needed",
            .points = {{alpha_place(panel.x, 0), 30}, {alpha_place(panel.x, INFINITY), 24}}});
  EXPECT_THAT(panel_summary(panel).toStdString(), HasSubstr("needed: 30 at 0, 24 at ∞."));
}

TEST(Summary, AScreenReaderFindsItInTheChartItself) {
  PlotWidget plot;
  plot.show_panel(hill(), FigureStyle());
  auto* read = QAccessible::queryAccessibleInterface(&plot);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->role(), QAccessible::Chart);
  EXPECT_EQ(read->text(QAccessible::Description), panel_summary(hill()));
}

class FigureNumbersTest : public WindowTest {
protected:
  QDialog* shown() { return find<QDialog>("figure_numbers"); }
};

TEST_F(FigureNumbersTest, EveryViewHasWordsAndATable) {
  for (const ViewInfo& info : view_registry()) {
    ViewDock* dock = window.views().dock(info.id);
    dock->show_page(info.id);
    const Figure figure = dock->need_view()->figure();
    if (figure.panels.empty())
      continue; // a view that lacks a number of this GPU says so instead
    const std::string summary = figure_summary(figure).toStdString();
    EXPECT_THAT(summary, Not(HasSubstr("nan"))) << qPrintable(info.id);
    EXPECT_GT(summary.size(), figure.title.size() + 20) << qPrintable(info.id);
    emit dock->numbersAsked();
    QDialog* dialog = shown();
    ASSERT_NE(dialog, nullptr) << qPrintable(info.id);
    const auto tables = dialog->findChildren<QTableView*>();
    EXPECT_EQ(std::size_t(tables.size()), figure.panels.size()) << qPrintable(info.id);
    for (const QTableView* table : tables) {
      EXPECT_GT(table->model()->rowCount(), 0) << qPrintable(info.id);
      EXPECT_GT(table->model()->columnCount(), 1) << qPrintable(info.id);
    }
    delete dialog;
  }
}

TEST_F(FigureNumbersTest, TheTableOfTheCuspHoldsTheWarpsNeeded) {
  emit window.views().dock(QStringLiteral("cusp"))->numbersAsked();
  ASSERT_NE(shown(), nullptr);
  const QAbstractItemModel* numbers = shown()->findChild<QTableView*>()->model();
  EXPECT_EQ(numbers->headerData(3, Qt::Horizontal).toString(),
            QStringLiteral("warps needed (warps/SM)"));
  double most = 0;
  for (int row = 0; row < numbers->rowCount(); ++row)
    if (numbers->index(row, 1).data().toString() == QLatin1String("needed"))
      most = std::max(most, numbers->index(row, 3).data().toDouble());
  EXPECT_NEAR(most, 53.5, 0.1); // 54 warps at the cusp: thesis, section 4.3

  for (auto* button : shown()->findChildren<QPushButton*>())
    if (button->text() == QLatin1String("Copy"))
      button->click();
  EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr("needed\t"));
}

// The number of the row is derived where the views' curves have a quantity, at the row's state.
TEST_F(FigureNumbersTest, ARowAnswersWhereItsNumberComesFrom) {
  workspace.propose(QStringLiteral("warps"), 30);
  (void)workspace.snapshot();
  std::map<std::string, std::set<std::string>> answered;
  for (const char* id : {"cusp", "throughput"}) {
    emit window.views().dock(QString::fromLatin1(id))->numbersAsked();
    auto* dialog = qobject_cast<FigureNumbers*>(shown());
    ASSERT_TRUE(dialog) << id;
    ASSERT_TRUE(QTest::qWaitForWindowExposed(dialog));
    auto* tabs = dialog->findChild<QTabWidget*>();
    tabs->setCurrentIndex(tabs->count() - 1); // of two panels that at the scenario's warps
    auto* table = qobject_cast<QTableView*>(tabs->currentWidget());
    const QAbstractItemModel& numbers = *table->model();
    for (int row = 0; row < numbers.rowCount(); row += 1 + numbers.rowCount() / 40) {
      table->setCurrentIndex(numbers.index(row, 3));
      const Question asked = dialog->question();
      const std::string series = numbers.index(row, 1).data().toString().toStdString();
      Scenario at = scenario();
      if (!std::isnan(asked.alpha))
        at.alpha = asked.alpha;
      if (!std::isnan(asked.warps))
        at.warps = int(std::lround(asked.warps));
      EXPECT_NE(std::isnan(asked.alpha), std::isnan(asked.warps)) << id << ' ' << row;
      const auto quantity = why::explain(at, asked.id.toStdString());
      ASSERT_TRUE(quantity) << id << ' ' << asked.id.toStdString();
      if (const double cell = numbers.index(row, 3).data().toString().toDouble();
          std::abs((*quantity)->value - cell) <= 1e-9 * cell)
        answered[series].insert(asked.id.toStdString());
    }
    table->setFocus();
    QTest::keyClick(table, Qt::Key_F1, Qt::ShiftModifier);
    auto* answer = dialog->findChild<WhyWindow*>();
    ASSERT_TRUE(answer && answer->isVisible()) << id;
    EXPECT_EQ(answer->asked(), dialog->question().id);
    delete dialog;
  }
  EXPECT_THAT(answered["needed"], testing::Contains("warps_needed"));
  EXPECT_THAT(answered["model"], testing::Contains("throughput"));
  EXPECT_THAT(answered["arithmetic"], testing::Contains("arithmetic_in_flight"));
}

} // namespace
} // namespace loom
