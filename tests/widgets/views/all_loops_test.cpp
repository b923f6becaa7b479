// Every view of every loop that comes with the program: a picture or a sentence, no NaN, no label
// over another, and the loop is still the same after undo, in a file and in a link.

#include "core/document/document_json.h"
#include "core/document/scenario_link.h"
#include "gpus/embedded.h"
#include "resources/loops/embedded.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/export/lint.h"
#include "widgets/shell/sentence.h"
#include "widgets/style/summary.h"
#include "widgets/texts/loop_text.h"
#include "widgets/views/lack.h"
#include "widgets/views/view.h"

#include <QLabel>

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace loom {
namespace {

using testing::HasSubstr;
using testing::Not;

void expect_finite(const Figure& figure, const std::string& what) {
  for (const Panel& panel : figure.panels) {
    for (const Axis* axis : {&panel.x, &panel.y})
      EXPECT_FALSE(std::isnan(axis->min) || std::isnan(axis->max)) << what;
    for (const Curve& curve : panel.curves)
      for (const Point& point : curve.points)
        ASSERT_FALSE(std::isnan(point.x) || std::isnan(point.y)) << what << ' ' << curve.id;
    for (const Mark& mark : panel.marks)
      ASSERT_FALSE(std::isnan(mark.at.x) || std::isnan(mark.at.y)) << what << ' ' << mark.id;
    for (const BarSeries& series : panel.bars)
      for (const double value : series.heights)
        ASSERT_FALSE(std::isnan(value)) << what << ' ' << series.label;
  }
}

/// What the view says in place of a picture; empty for nothing.
QString said_instead(const View& view) {
  for (const auto* each : view.findChildren<QWidget*>())
    if (const auto* lack = dynamic_cast<const Lack*>(each); lack && lack->isVisible())
      return lack->findChild<QLabel*>()->text();
  const auto* problem = view.findChild<QLabel*>(QStringLiteral("problem"));
  return problem && problem->isVisible() ? problem->text() : QString();
}

/// Work beside is done, where there is any: a picture or a sentence is there.
bool shows_something(const View& view) {
  return QTest::qWaitFor(
      [&view] { return !view.figure().panels.empty() || !said_instead(view).isEmpty(); }, 20'000);
}

Loop shipped(const EmbeddedFile& file) {
  return *loop_from_text(file.content, std::string(file.name));
}

TEST(AllLoops, HaveAPictureOrASentenceInEveryView) {
  Catalogue catalogue(embedded_gpu_files());
  Document first = first_picture(catalogue);
  first.scenario.gpu = *catalogue.find("h200");
  Document pinned = first; // beside each loop the one before it
  pinned.scenario.instruction_loop = shipped(embedded_loops().back());
  const ThemeController theme(ThemeChoice::light, 100);
  int pictures = 0;
  for (const ViewInfo& info : view_registry()) {
    Workspace workspace(catalogue, first);
    const std::unique_ptr<View> view(info.create(workspace, nullptr));
    view->set_style(theme.figure_style());
    view->resize(1100, 700);
    view->show();
    Scenario before = pinned.scenario;
    for (const EmbeddedFile& file : embedded_loops()) {
      Document document = workspace.document();
      document.scenario.instruction_loop = shipped(file);
      document.scenario.warps = 32;
      document.pins = {before};
      before = document.scenario;
      workspace.propose_document(QStringLiteral("loop"), document);
      const SnapshotPtr snapshot = workspace.snapshot();
      QCoreApplication::processEvents();
      const std::string where = info.id.toStdString() + " of " + std::string(file.name);
      ASSERT_TRUE(shows_something(*view)) << where;
      const Figure figure = view->figure();
      expect_finite(figure, where);
      EXPECT_THAT(figure_summary(figure).toStdString(), Not(HasSubstr("nan"))) << where;
      pictures += figure.panels.empty() ? 0 : 1;
      if (figure.panels.empty())
        continue;
      ExportSpec spec;
      ASSERT_TRUE(set_size(spec, default_size(figure)));
      for (const FigureProblem& problem : lint(figure, spec))
        EXPECT_NE(problem.kind, ProblemKind::overlap)
            << where << ": " << problem.words.toStdString();
    }
    while (workspace.undo_stack().canUndo())
      workspace.undo_stack().undo();
    EXPECT_EQ(workspace.document(), first) << info.id.toStdString();
  }
  EXPECT_GT(pictures, 200);
}

TEST(AllLoops, AreTheSameInAFileInALinkAndInWords) {
  Catalogue catalogue(embedded_gpu_files());
  for (const EmbeddedFile& file : embedded_loops()) {
    Document document = first_picture(catalogue);
    document.scenario.gpu = *catalogue.find("h200");
    document.scenario.instruction_loop = shipped(file);
    document.pins = {document.scenario};
    assign_series(document.pins);
    const std::string json = document_to_json(document, catalogue);
    const auto text = scenario_of_link(scenario_link(json), "link");
    ASSERT_TRUE(text) << file.name;
    const auto read = document_from_json(*text, "link", catalogue);
    ASSERT_TRUE(read) << file.name;
    EXPECT_EQ(read->document, document) << file.name;
    const SnapshotPtr snapshot = evaluate_document(document, catalogue);
    ASSERT_TRUE(snapshot->loop && *snapshot->loop) << file.name;
    const std::string said = loop_sentence(*snapshot).toStdString();
    EXPECT_THAT(said, HasSubstr("imited by")) << file.name;
    EXPECT_THAT(said, Not(HasSubstr("nan"))) << file.name;
    // No advice stands there twice.
    const auto& changes = (*snapshot->loop)->changes;
    for (std::size_t i = 0; i < changes.size(); ++i)
      for (std::size_t j = i + 1; j < changes.size(); ++j)
        EXPECT_NE(change_words(changes[i], *document.scenario.instruction_loop),
                  change_words(changes[j], *document.scenario.instruction_loop))
            << file.name;
  }
}

} // namespace
} // namespace loom
