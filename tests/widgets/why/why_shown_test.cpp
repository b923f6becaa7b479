// Every number in the words that the window shows is one of the numbers that have a derivation:
// the sentence of the status line, and the summaries and cards of views with numbers of their own.

#include "core/scenario/advice.h"
#include "core/why/explain.h"
#include "core/why/section.h"
#include "tests/widgets/why/why_fixture.h"
#include "widgets/shell/sentence.h"
#include "widgets/views/accuracy/accuracy_view.h"
#include "widgets/views/gpus/gpus_view.h"
#include "widgets/views/history/history_view.h"
#include "widgets/views/kernel/kernel_view.h"
#include "widgets/views/sass/sass_view.h"
#include "widgets/views/timeline/timeline_view.h"

#include <QComboBox>
#include <QLabel>
#include <QRegularExpression>
#include <QTextBrowser>
#include <QTreeWidget>

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

namespace loom {
namespace {

std::vector<why::QuantityPtr> of_scenario(const Scenario& scenario,
                                          std::initializer_list<const char*> ids) {
  std::vector<why::QuantityPtr> all;
  for (const char* id : ids)
    if (const auto quantity = why::explain(scenario, id))
      all.push_back(*quantity);
  return all;
}

TEST(WhyShown, TheCheckFindsANumberThatNothingExplains) {
  const auto quantity =
      why::given({.id = "a", .name = verbatim("a"), .symbol = "a", .value = 0.1234});
  EXPECT_TRUE(unexplained(QStringLiteral("12 %, 0.123"), {quantity}).isEmpty());
  EXPECT_EQ(unexplained(QStringLiteral("13 %, 0.124 of it"), {quantity}),
            QStringList({QStringLiteral("13"), QStringLiteral("0.124")}));
}

TEST(WhyShown, EveryNumberOfTheSentenceIsExplained) {
  const Catalogue catalogue{embedded_gpu_files()};
  int sentences = 0;
  for (const char* gpu : {"8800gtx", "gtx980", "v100", "h200"})
    for (const Mix mix : {Mix::global, Mix::sfu, Mix::shared})
      for (const double alpha : {0.0, 8.0, 48.0, 1e3})
        for (const int warps : {1, 7, 20, 32, 64})
          for (const double target : {1.0, 0.9}) {
            Scenario scenario = default_scenario(*catalogue.find(gpu));
            scenario.mix = mix;
            scenario.alpha = alpha;
            scenario.warps = warps;
            scenario.target = target;
            const auto model = kernel_model(scenario);
            if (!model)
              continue;
            ++sentences;
            // Spelt out, as a random number would do for one of hundreds.
            std::vector<why::QuantityPtr> quantities = of_scenario(
                scenario,
                {"whole_warps_needed", "occupancy_needed", "max_warps", "target",
                 "fraction_of_peak", "more_warps", "spare_warps", "ilp_needed", "warps", "ilp",
                 "with_half_sm.fraction_of_peak", "with_half_sm.warps", "with_full_sm.ilp_needed",
                 "saturation_of_peak", "with_needed.saturation_of_peak", "with_needed.warps"});
            for (const MeasuredNeed& each : measured_needs(scenario)) {
              const int part = static_cast<int>(std::lround(100 * each.part)); // its name says it
              quantities.push_back(*why::explain(scenario, "warps_" + std::to_string(part)));
              quantities.push_back(why::given(
                  {.id = "part", .name = verbatim("part"), .symbol = "p", .value = each.part}));
            }
            const QString text = sentence(advise(scenario, *model), scenario);
            EXPECT_EQ(unexplained(text, quantities), QStringList())
                << gpu << " α " << alpha << " n " << warps << ": " << text.toStdString();
          }
  EXPECT_GT(sentences, 300);
}

using WhyShownTest = WhyWindowTest;

TEST_F(WhyShownTest, TheTimelinesSummary) {
  auto* view = open<TimelineView>("timeline");
  ASSERT_TRUE(view);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() != nullptr; }, 20'000));
  const std::vector<why::Section> sections = view->sections();
  ASSERT_GE(sections.size(), 1U);
  expect_named("timeline", sections);
  std::vector<why::QuantityPtr> quantities = sections.front().quantities;
  quantities.push_back(*why::explain(scenario(), "throughput"));
  bool said = false;
  for (const QLabel* label : view->findChildren<QLabel*>())
    if (label->text().contains(QLatin1String("simulated"))) {
      said = true;
      EXPECT_EQ(unexplained(label->text(), quantities), QStringList())
          << label->text().toStdString();
    }
  EXPECT_TRUE(said);
  EXPECT_EQ(asked(), "simulated_other");
}

TEST_F(WhyShownTest, TheCardOfAListing) {
  auto* view = open<SassView>("sass");
  ASSERT_TRUE(view);
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->shown() && !view->busy(); }, 20'000));
  auto* loop = view->findChild<QComboBox*>(QStringLiteral("sass_loop"));
  ASSERT_TRUE(loop);
  if (loop->currentIndex() == 0) {
    ASSERT_GT(loop->count(), 1);
    loop->setCurrentIndex(1);
    emit loop->activated(1);
  }
  const std::vector<why::Section> sections = view->sections();
  ASSERT_GE(sections.size(), 1U);
  expect_named("sass", sections);
  loop->setFocus();
  EXPECT_EQ(asked(), "code.limit");
  // The rows of the loop, "name: value".
  const QString card = view->findChild<QTextBrowser*>(QStringLiteral("sass_card"))->toPlainText();
  const std::vector<why::QuantityPtr> quantities = with_inputs(sections);
  const QStringList lines = card.split(QLatin1Char('\n'));
  int checked = 0;
  for (const char* name :
       {"issue", "one warp alone", "critical path", "registers live", "limit", "warps needed"}) {
    const auto row = lines.indexOf(QLatin1String(name));
    if (row < 0 || row + 1 >= lines.size())
      continue;
    ++checked;
    EXPECT_EQ(unexplained(lines[row + 1], quantities), QStringList()) << name;
  }
  EXPECT_GE(checked, 6) << card.toStdString();
}

TEST_F(WhyShownTest, TheCardOfAKernel) {
  workspace.propose_gpu(*catalogue.find("h200"));
  auto* view = open<KernelView>("kernel");
  ASSERT_TRUE(view);
  (void)workspace.snapshot();
  ASSERT_TRUE(QTest::qWaitFor([&] { return view->run() && !view->busy(); }, 20'000));
  const std::vector<why::Section> sections = view->sections();
  ASSERT_GE(sections.size(), 1U);
  expect_named("kernel", sections);
  EXPECT_EQ(asked(), "kernel_time");
  const QString card = view->findChild<QTextBrowser*>(QStringLiteral("kernel_card"))->toPlainText();
  std::vector<why::QuantityPtr> quantities = with_inputs(sections);
  // The launch as it was chosen: 32 × 128 blocks of 32 × 8 threads.
  const kernel::KernelLaunch& launch = view->run()->answer.setup.launch;
  for (const kernel::Dim3& size : {launch.grid, launch.block})
    for (const std::int64_t part : size)
      quantities.push_back(why::given({.id = "size", .value = static_cast<double>(part)}));
  const QString words = card.left(card.indexOf(QLatin1String("Assumed")));
  EXPECT_EQ(unexplained(words, quantities), QStringList()) << words.toStdString();
}

TEST_F(WhyShownTest, TheListOfTheModelsErrors) {
  workspace.propose_gpu(*catalogue.find("h200"));
  auto* view = open<AccuracyView>("accuracy");
  ASSERT_TRUE(view);
  (void)workspace.snapshot();
  QCoreApplication::processEvents();
  const std::vector<why::Section> sections = view->sections();
  EXPECT_GE(sections.size(), 10U);
  expect_named("accuracy", sections);
  EXPECT_EQ(asked(), "saturation.mean_error");
  auto* tree = view->findChild<QTreeWidget*>();
  ASSERT_TRUE(tree);
  int cells = 0;
  for (int row = 0; row < tree->topLevelItemCount(); ++row)
    for (int column : {1, 2, 3, 5}) {
      const QString text = tree->topLevelItem(row)->text(column);
      cells += text.contains(QRegularExpression(QStringLiteral("\\d")));
      std::vector<why::QuantityPtr> all;
      for (const why::Section& section : sections)
        for (const why::QuantityPtr& quantity : section.quantities)
          if (const std::string_view id = quantity->id; id.ends_with(column == 1   ? ".mean_error"
                                                                     : column == 2 ? ".median_error"
                                                                     : column == 3 ? ".bias"
                                                                                   : ".points"))
            all.push_back(quantity);
      EXPECT_EQ(unexplained(text, all), QStringList()) << row << ' ' << column;
    }
  EXPECT_GT(cells, 40);
}

TEST_F(WhyShownTest, TablesAskForTheCellThatTheKeyboardIsOn) {
  auto* view = open<GpusView>("gpus");
  ASSERT_TRUE(view);
  QTest::keyClick(view->focusProxy(), Qt::Key_Home);
  for (int i = 0; i < 40 && !view->asked_quantity().endsWith(QLatin1String(".sm_count")); ++i)
    QTest::keyClick(view->focusProxy(), Qt::Key_Right);
  const QString id = view->asked_quantity();
  ASSERT_TRUE(id.endsWith(QLatin1String(".sm_count"))) << id.toStdString();
  EXPECT_EQ(asked(), id.toStdString());
  const auto gpu = catalogue.find(id.section(QLatin1Char('.'), 0, 0).toStdString());
  ASSERT_TRUE(gpu);
  const why::QuantityPtr shown = why::find(with_inputs(view->sections()), id.toStdString());
  ASSERT_TRUE(shown);
  EXPECT_EQ(shown->value, (*gpu)->facts.value(FactKey::sm_count));
}

TEST_F(WhyShownTest, TheHistoryAsksForItsFitAndForTheGpuPicked) {
  auto* view = open<HistoryView>("history");
  ASSERT_TRUE(view);
  EXPECT_EQ(asked(), "wall_factor");
  expect_named("history", view->sections());
  view->choose(HistoryChart::warps);
  QTest::keyClick(view, Qt::Key_Home);
  const std::string picked = view->picked_gpu();
  ASSERT_FALSE(picked.empty());
  EXPECT_EQ(asked(), picked + ".warps_ratio");
  EXPECT_TRUE(why::find(with_inputs(view->sections()), picked + ".warps_ratio"));
}

} // namespace
} // namespace loom
