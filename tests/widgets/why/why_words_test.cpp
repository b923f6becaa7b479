// The numbers in the lines of words of the timeline and of What if ask for themselves.

#include "tests/widgets/why/why_fixture.h"
#include "widgets/numbers/number_label.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QComboBox>
#include <QListWidget>
#include <QPushButton>

#include <gmock/gmock.h>

#include <map>

namespace loom {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Key;

class WhyWordsTest : public WhyWindowTest {
protected:
  TimelineView* timeline() {
    auto* view = open<TimelineView>("timeline");
    EXPECT_TRUE(QTest::qWaitFor([&] { return view->shown() != nullptr; }, 20'000));
    return view;
  }
  /// Goes by Tab through a label's numbers: what is shown, by the id that is asked for.
  std::map<std::string, QString> by_keys(const View& view, NumberLabel& label) {
    std::map<std::string, QString> numbers;
    window.activateWindow();
    label.setFocus(Qt::TabFocusReason);
    for (int i = 0; i < 20 && label.hasFocus(); ++i) {
      numbers.emplace(view.asked_quantity().toStdString(), label.selectedText());
      QTest::keyClick(&label, Qt::Key_Tab);
    }
    return numbers;
  }
  /// Each is what its derivation says, and no number of the label is missing.
  void check(const View& view, const NumberLabel& label,
             const std::map<std::string, QString>& numbers) {
    std::vector<why::QuantityPtr> shown;
    const std::vector<why::QuantityPtr> all = with_inputs(view.sections());
    for (const auto& [id, text] : numbers) {
      why::QuantityPtr quantity = why::find(all, id);
      if (!quantity) // the scenario's own
        quantity = why::explain(scenario(), id).value_or(nullptr);
      EXPECT_TRUE(quantity) << id;
      if (!quantity)
        continue;
      EXPECT_EQ(unexplained(text, {quantity}), QStringList()) << id << " = " << quantity->value;
      shown.push_back(quantity);
    }
    QString words = label.text(); // without addresses
    words.remove(QRegularExpression(QStringLiteral("\\b[0-9a-f]{4}\\b|sm_\\d+")));
    words.remove(QStringLiteral("more than 4 bytes")).remove(QStringLiteral("such of 4"));
    EXPECT_EQ(unexplained(words, shown), QStringList()) << words.toStdString();
  }
};

TEST_F(WhyWordsTest, TheTimelinesSummaryByKeysAndByThePointer) {
  TimelineView* view = timeline();
  auto* label = view->findChild<NumberLabel*>(QStringLiteral("timeline_summary"));
  ASSERT_TRUE(label);
  const auto numbers = by_keys(*view, *label);
  for (const char* id :
       {"throughput", "simulated_throughput", "simulated_difference",
        "simulated_arithmetic_in_flight", "simulated_other_in_flight", "issue_slots_used"})
    EXPECT_THAT(numbers, Contains(Key(std::string(id))));
  check(*view, *label, numbers);
  view->setFocus();
  EXPECT_EQ(view->asked_quantity(), QString());
  std::set<std::string> pointed;
  for (int x = 0; x < label->width(); x += 3) {
    QTest::mouseMove(label, {x, label->height() / 2});
    pointed.insert(label->ask_here().toStdString());
  }
  for (const auto& [id, text] : numbers)
    EXPECT_THAT(pointed, Contains(id));
}

TEST_F(WhyWordsTest, AClickOrEnterAsks) {
  TimelineView* view = timeline();
  auto* label = view->findChild<NumberLabel*>(QStringLiteral("timeline_summary"));
  QSignalSpy asks(view, &View::whyAsked);
  int x = 0;
  for (; x < label->width() && label->ask_here() != QLatin1String("simulated_throughput"); x += 3)
    QTest::mouseMove(label, {x, label->height() / 2});
  QTest::mouseClick(label, Qt::LeftButton, {}, {x - 3, label->height() / 2});
  ASSERT_EQ(asks.count(), 1);
  EXPECT_EQ(view->asked_quantity(), QStringLiteral("simulated_throughput"));
  label->setFocus(Qt::TabFocusReason);
  QTest::keyClick(label, Qt::Key_Return);
  EXPECT_EQ(asks.count(), 2);
  QTest::mouseClick(label, Qt::LeftButton, {}, {label->width() - 2, 1});
  EXPECT_EQ(asks.count(), 2) << "no number is there";
}

TEST_F(WhyWordsTest, WhatTheTimelineSaysOfALoop) {
  auto* sass = open<SassView>("sass");
  ASSERT_TRUE(QTest::qWaitFor([&] { return sass->shown() && !sass->busy(); }, 20'000));
  auto* functions = sass->findChild<QComboBox*>(QStringLiteral("sass_function"));
  const int chase = functions->findText(QStringLiteral("chase"), Qt::MatchStartsWith);
  functions->setCurrentIndex(chase);
  emit functions->activated(chase);
  sass->findChild<QPushButton*>(QStringLiteral("sass_simulate"))->click();
  (void)workspace.snapshot();
  TimelineView* view = timeline();
  ASSERT_TRUE(
      QTest::qWaitFor([&] { return !view->shown()->trace().program.at(0).text.empty(); }, 20'000));
  auto* banner = view->findChild<NumberLabel*>(QStringLiteral("timeline_loop"));
  ASSERT_TRUE(banner && banner->isVisible());
  auto numbers = by_keys(*view, *banner);
  EXPECT_THAT(numbers, Contains(Key(std::string("turn_instructions"))));
  EXPECT_THAT(numbers, Contains(Key(std::string("loop_assumed"))));
  check(*view, *banner, numbers);
  auto* label = view->findChild<NumberLabel*>(QStringLiteral("timeline_summary"));
  numbers = by_keys(*view, *label);
  EXPECT_THAT(numbers, Contains(Key(std::string("turns_bound"))));
  EXPECT_THAT(numbers, Contains(Key(std::string("simulated_turns"))));
  check(*view, *label, numbers);
}

TEST_F(WhyWordsTest, TheStatesWhereModelsDisagree) {
  auto* view = open<View>("sensitivity");
  auto* list = view->findChild<QListWidget*>(QStringLiteral("states"));
  auto* by = view->findChild<QComboBox*>(QStringLiteral("disagree_by"));
  for (const int choice : {0, 1}) {
    by->setCurrentIndex(choice);
    const auto before = list->count() > 0 ? list->item(0)->text() : QString();
    view->findChild<QPushButton*>(QStringLiteral("find"))->click();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return list->count() > 0 && list->item(0)->text() != before; }, 60'000));
    for (int row = 0; row < list->count(); ++row) {
      list->setFocus();
      list->setCurrentRow(row);
      const std::string mark = "state_" + std::to_string(row + 1) + ".";
      const std::string id = view->asked_quantity().toStdString();
      EXPECT_EQ(id, mark + (choice == 0 ? "ratio" : "share"));
      const auto all = with_inputs(view->sections());
      std::vector<why::QuantityPtr> shown;
      for (const std::string& part : {id, mark + "a", mark + "b", mark + "alpha", mark + "warps"}) {
        shown.push_back(why::find(all, part));
        ASSERT_TRUE(shown.back()) << part;
      }
      const QString words = list->item(row)->text() + QLatin1Char(' ') + list->item(row)->toolTip();
      EXPECT_EQ(unexplained(words, shown), QStringList()) << words.toStdString();
    }
  }
}

} // namespace
} // namespace loom
