// "Why this number?": the window that shows where the scenario's numbers come from.

#include "core/why/explain.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/status_line.h"
#include "widgets/why/derivation_html.h"
#include "widgets/why/why_window.h"

#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>

#include <gmock/gmock.h>

namespace loom {
namespace {

using testing::HasSubstr;

class WhyTest : public WindowTest {
protected:
  WhyWindow why{workspace, &window};
  QTextBrowser* text = why.findChild<QTextBrowser*>();
  QTreeWidget* tree = why.findChild<QTreeWidget*>();

  [[nodiscard]] std::string shown() const { return text->toPlainText().toStdString(); }
  QPushButton* button(const char* label) {
    for (QPushButton* each : why.findChildren<QPushButton*>())
      if (each->text() == QLatin1String(label))
        return each;
    return nullptr;
  }
};

// 368 + 48·6 = 656 (thesis, §4.1)
TEST_F(WhyTest, FollowsTheScenario) {
  why.ask(QStringLiteral("latency_cycles"));
  why.show();
  EXPECT_THAT(shown(), HasSubstr("L = mem_lat + α·alu_lat = 368 + 48·6 = 656 cycles"));
  workspace.propose(QStringLiteral("alpha"), 10);
  EXPECT_TRUE(QTest::qWaitFor(
      [&] { return shown().find("368 + 10·6 = 428 cycles") != std::string::npos; }, 2000));
}

TEST_F(WhyTest, LinksLeadToInputsAndBack) {
  why.ask(QStringLiteral("latency_cycles"));
  why.show();
  emit text->anchorClicked(QUrl(QStringLiteral("#mem_lat")));
  EXPECT_EQ(why.asked(), QStringLiteral("mem_lat"));
  EXPECT_THAT(shown(), HasSubstr("published"));
  button("&Back")->click();
  EXPECT_EQ(why.asked(), QStringLiteral("latency_cycles"));
  EXPECT_FALSE(button("&Back")->isEnabled());
}

TEST_F(WhyTest, AsksOfThePointersPlace) {
  why.ask_at(QStringLiteral("latency_bound"), 8, 16);
  why.show();
  EXPECT_THAT(shown(), HasSubstr("= 16·1/416 ="));
  EXPECT_TRUE(button("&Operating point")->isVisible());
  button("&Operating point")->click();
  EXPECT_THAT(shown(), HasSubstr("= 54·1/656 ="));
  EXPECT_FALSE(button("&Operating point")->isVisible());
}

TEST_F(WhyTest, TheListHasEveryNumberAndFilters) {
  why.ask(QStringLiteral("throughput"));
  why.show();
  std::size_t rows = 0, expected = 0, hidden = 0;
  for (const auto& section : why::explain(workspace.scenario()))
    expected += section.quantities.size();
  why.findChild<QLineEdit*>()->setText(QStringLiteral("cusp"));
  for (int i = 0; i < tree->topLevelItemCount(); ++i)
    for (int j = 0; j < tree->topLevelItem(i)->childCount(); ++j) {
      ++rows;
      const auto* row = tree->topLevelItem(i)->child(j);
      hidden += row->isHidden();
      EXPECT_EQ(row->isHidden(), !row->text(0).contains(QLatin1String("cusp")));
    }
  EXPECT_EQ(rows, expected);
  EXPECT_GT(hidden, 0U);
  EXPECT_EQ(tree->currentItem()->text(0), QStringLiteral("memory throughput"));
}

TEST_F(WhyTest, CopiesTextAndLatex) {
  why.ask(QStringLiteral("latency_cycles"));
  button("Copy as &text")->click();
  EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr("= 656 cycles\n"));
  button("Copy as &LaTeX")->click();
  EXPECT_THAT(QApplication::clipboard()->text().toStdString(), HasSubstr("\\begin{align*}"));
}

TEST_F(WhyTest, TheSentenceSaysWhenItRestsOnUnmeasuredNumbers) {
  auto* ask = window.findChild<QToolButton*>(QStringLiteral("why_button"));
  ASSERT_TRUE(ask);
  // mem_thru, alu_thru and issue_thru of the GTX 980 are derived.
  EXPECT_EQ(ask->text(), QStringLiteral("≈ Why?"));
  EXPECT_TRUE(ask->toolTip().contains(QStringLiteral("mem_thru (derived)")));
  ask->click();
  auto* opened = window.findChild<WhyWindow*>(QStringLiteral("why"));
  EXPECT_TRUE(why.asked().isEmpty());
  bool shown = false;
  for (const WhyWindow* each : window.findChildren<WhyWindow*>())
    shown |= each->isVisible();
  EXPECT_TRUE(opened && shown);
}

} // namespace
} // namespace loom
