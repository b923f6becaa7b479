// A GPU whose numbers are not known: what views say in place of a picture, and what mends it.

#include "core/model/loop_text.h"
#include "resources/loops/embedded.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/views/lack.h"
#include "widgets/views/plot_view.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <functional>
#include <map>
#include <memory>

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
    EXPECT_TRUE(labels.front()->text().contains(QStringLiteral("memory latency")));
    EXPECT_GT(button.top(), words.center().y());
    for (const QRect& each : {words, button})
      EXPECT_NEAR(each.center().x(), view->width() / 2.0, 2) << view->metaObject()->className();
    EXPECT_NEAR(words.united(button).center().y(), view->height() / 2.0, view->height() * 0.1);
  }
  EXPECT_EQ(seen, 2) << "throughput and warps needed, as the window opens";
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

/// What stands in place of the view's picture, where anything does.
const Lack* lack_of(const View& view) {
  for (const auto* each : view.findChildren<QWidget*>())
    if (const auto* lack = dynamic_cast<const Lack*>(each); lack && lack->isVisible())
      return lack;
  return nullptr;
}

const QLabel* problem_of(const View& view) {
  for (const char* name : {"problem", "kernel_empty", "pattern_problem"})
    if (const auto* problem = view.findChild<QLabel*>(QString::fromLatin1(name));
        problem && problem->isVisible())
      return problem;
  return nullptr;
}

/// A sentence and a button that mends it. Whether they stand in place of the picture.
bool says_what_is_missing(const View& view, const std::string& where) {
  const auto can_be_pressed = [](const QWidget& in) {
    return std::ranges::any_of(in.findChildren<QPushButton*>(), &QWidget::isVisible);
  };
  if (const Lack* lack = lack_of(view)) {
    EXPECT_FALSE(lack->findChild<QLabel*>()->text().isEmpty()) << where;
    EXPECT_TRUE(can_be_pressed(*lack)) << where;
    return true;
  }
  if (const QLabel* problem = problem_of(view)) {
    EXPECT_FALSE(problem->text().isEmpty()) << where;
    const auto choices = view.findChildren<QComboBox*>(); // "choose some"
    EXPECT_TRUE(can_be_pressed(view) || std::ranges::any_of(choices, &QWidget::isVisible)) << where;
    return true;
  }
  return false;
}

/// A card of Kepler or later, or one of AMD's: each has what the model of global loads takes.
bool has_its_numbers(const GpuSpec& gpu) {
  const std::string& of = gpu.compute_capability;
  return gpu.segment != "chip" && gpu.id != "toy" &&
         (is_amd(of) || (!of.empty() && std::stod(of) >= 3));
}

Document first_document(const Catalogue& catalogue, const std::function<void(Scenario&)>& set) {
  Document document = first_picture(catalogue);
  document.history.chart = HistoryChart::roofline; // the one chart of it that is of the scenario
  set(document.scenario);
  return document;
}

/// The oldest GPU of each compute capability.
std::vector<std::string> one_of_each(const Catalogue& catalogue) {
  std::map<std::string, std::string> gpus;
  for (const std::string& id : catalogue.ids())
    gpus.emplace((*catalogue.find(id))->compute_capability, id);
  std::vector<std::string> ids;
  for (const auto& [capability, id] : gpus)
    ids.push_back(id);
  return ids;
}

/// From one GPU to the next in every view whose picture comes at once: all GPUs, or one of each
/// compute capability. How often a sentence stands in the picture's place.
int walk(const std::string& state, const std::function<void(Scenario&)>& set, bool all) {
  Catalogue catalogue(embedded_gpu_files());
  Workspace workspace(catalogue, first_document(catalogue, set));
  const ThemeController theme(ThemeChoice::light, 100);
  const QStringList models{QStringLiteral("throughput"), QStringLiteral("cusp"),
                           QStringLiteral("models"), QStringLiteral("sensitivity"),
                           QStringLiteral("history")};
  const QStringList later{QStringLiteral("timeline"), QStringLiteral("kernel"),
                          QStringLiteral("sass")};
  int lacking = 0;
  for (const ViewInfo& info : view_registry()) {
    if (later.contains(info.id))
      continue;
    const std::unique_ptr<View> view(info.create(workspace, nullptr));
    view->set_style(theme.figure_style());
    view->resize(1100, 700);
    view->show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(view.get()));
    for (const std::string& id : all ? catalogue.ids() : one_of_each(catalogue)) {
      const GpuPtr gpu = *catalogue.find(id);
      workspace.propose_gpu(gpu);
      const SnapshotPtr snapshot = workspace.snapshot();
      QCoreApplication::processEvents();
      (void)QTest::qWaitFor(
          [&view] { return lack_of(*view) || problem_of(*view) || !view->figure().panels.empty(); },
          2'000);
      const std::string where = info.id.toStdString() + " of " + id + ", " + state;
      if (!says_what_is_missing(*view, where)) {
        EXPECT_FALSE(view->figure().panels.empty()) << where;
        continue;
      }
      ++lacking;
      EXPECT_FALSE(all && models.contains(info.id) && has_its_numbers(*gpu)) << where;
    }
  }
  return lacking;
}

TEST(MissingNumbers, NoViewOfAnyGpuIsEmptyWithoutASentenceAndAButton) {
  EXPECT_GT(walk(
                "global loads", [](Scenario& /*scenario*/) {}, true),
            100)
      << "older than Kepler, most GPUs lack numbers";
}

TEST(MissingNumbers, NeitherIsOneOfOtherMixesOrOfALoop) {
  (void)walk(
      "SFU", [](Scenario& scenario) { scenario.mix = Mix::sfu; }, false);
  (void)walk(
      "shared memory", [](Scenario& scenario) { scenario.mix = Mix::shared; }, false);
  const auto loop = [](Scenario& scenario) {
    for (const EmbeddedFile& file : embedded_loops())
      if (file.name == "hgemm-mma.loop")
        scenario.instruction_loop = *loop_from_text(file.content, std::string(file.name));
    ASSERT_TRUE(scenario.instruction_loop);
  };
  (void)walk("a loop", loop, false);
}

TEST(MissingNumbers, ViewsThatWorkBesideComeToAPictureOrASentence) {
  Catalogue catalogue(embedded_gpu_files());
  const ThemeController theme(ThemeChoice::light, 100);
  for (const ViewInfo& info : view_registry()) {
    if (info.id != QLatin1String("timeline") && info.id != QLatin1String("kernel"))
      continue;
    Workspace workspace(catalogue, first_document(catalogue, [](Scenario& /*scenario*/) {}));
    const std::unique_ptr<View> view(info.create(workspace, nullptr));
    view->set_style(theme.figure_style());
    view->resize(1100, 700);
    view->show();
    for (const std::string& id : one_of_each(catalogue)) {
      const std::string where = info.id.toStdString() + " of " + id;
      workspace.propose_gpu(*catalogue.find(id));
      (void)workspace.snapshot();
      EXPECT_TRUE(QTest::qWaitFor(
          [&view] { return lack_of(*view) || problem_of(*view) || !view->figure().panels.empty(); },
          20'000))
          << where;
      const bool says = says_what_is_missing(*view, where);
      EXPECT_FALSE(says && info.id == QLatin1String("timeline") &&
                   has_its_numbers(**catalogue.find(id)))
          << where;
    }
  }
}

} // namespace
} // namespace loom
