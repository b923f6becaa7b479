// Views of an instruction loop: throughput, cusp and the sentence, over every preset and GPU.

#include "core/scenario/instruction_loop.h"
#include "resources/loops/embedded.h"
#include "tests/shared.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/shell/sentence.h"
#include "widgets/texts/loop_text.h"
#include "widgets/views/cusp/cusp_figure.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/views/throughput/throughput_figure.h"
#include "widgets/views/view.h"

#include <gmock/gmock.h>

#include <cmath>
#include <set>

namespace loom {
namespace {

using testing::HasSubstr;

Document with_loop(const char* gpu, const std::string& text, int warps = 32) {
  Document document{default_scenario(*catalogue().find(gpu)), {}};
  document.scenario.warps = warps;
  document.scenario.instruction_loop = *loop_from_text(text);
  return document;
}

std::vector<std::string> ids(const Panel& panel) {
  std::vector<std::string> found;
  for (const Curve& curve : panel.curves)
    found.push_back(curve.id);
  return found;
}

void expect_finite(const Panel& panel, const std::string& what) {
  EXPECT_LT(panel.y.min, panel.y.max) << what;
  EXPECT_TRUE(std::isfinite(panel.y.max)) << what;
  for (const Curve& curve : panel.curves)
    for (const Point& point : curve.points)
      ASSERT_TRUE(std::isfinite(point.x) && !std::isnan(point.y)) << what << " " << curve.id;
  for (const Mark& mark : panel.marks)
    ASSERT_TRUE(std::isfinite(mark.at.x) && std::isfinite(mark.at.y)) << what << " " << mark.id;
}

/// A GPU of every architecture that has numbers.
std::vector<std::string> one_of_each() {
  std::set<std::string> seen;
  std::vector<std::string> found;
  for (const std::string& id : catalogue().ids())
    if (const Architecture* of = architecture_of(**catalogue().find(id)))
      if (seen.insert(of->id).second)
        found.push_back(id);
  return found;
}

TEST(LoopViews, EveryPresetOnEveryArchitectureAlongEveryAxisHasNoNan) {
  int computed = 0;
  for (const std::string& id : one_of_each())
    for (const EmbeddedFile& file : embedded_loops()) {
      Document document = with_loop(id.c_str(), std::string(file.content));
      if (!*evaluate_document(document, catalogue(), true)->loop)
        continue;
      ++computed;
      for (const LoopAxisInfo& axis : loop_axis_table()) {
        document.scenario.view.loop_axis = axis.axis;
        document.scenario.view.throughput_axis =
            axis.axis == LoopAxis::warps ? ThroughputAxis::warps : ThroughputAxis::alpha;
        document.scenario.warps = computed % 2 == 0 ? 1 : 1024;
        const SnapshotPtr snapshot = evaluate_document(document, catalogue(), true);
        const std::string what = id + " " + std::string(file.name) + " " + std::string(axis.name);
        expect_finite(throughput_panel(*snapshot), what);
        expect_finite(cusp_panel(*snapshot), what);
        EXPECT_FALSE(loop_sentence(*snapshot).contains(QStringLiteral("nan"))) << what;
      }
    }
  EXPECT_GT(computed, 100);
}

TEST(LoopViews, TheExtremesOfCountsHaveNoNan) {
  for (const char* text : {"FFMA x1e6; LDG.32 x0", "LDG.32; FFMA x1e6", "LDG.32 x1e6", "BAR.SYNC",
                           "STG.32", "path 0; FFMA", "path 1e6; FFMA; LDG.32"}) {
    Document document = with_loop("h200", text);
    for (const LoopAxisInfo& axis : loop_axis_table()) {
      document.scenario.view.loop_axis = axis.axis;
      document.scenario.view.throughput_axis =
          axis.axis == LoopAxis::warps ? ThroughputAxis::warps : ThroughputAxis::alpha;
      const SnapshotPtr snapshot = evaluate_document(document, catalogue(), true);
      ASSERT_TRUE(snapshot->loop && *snapshot->loop) << text;
      expect_finite(throughput_panel(*snapshot), text);
      expect_finite(cusp_panel(*snapshot), text);
      EXPECT_FALSE(loop_sentence(*snapshot).contains(QStringLiteral("nan"))) << text;
    }
  }
}

TEST(LoopViews, ThroughputOfTheThesisKernelIsThatOfTheMix) {
  Document mix{default_scenario(*catalogue().find("gtx980")), {}};
  Document loop = mix;
  loop.scenario.instruction_loop = loop_of_mix(mix.scenario);
  const auto value = [](const Document& document) {
    const SnapshotPtr snapshot = evaluate_document(document, catalogue());
    return throughput_panel(*snapshot).marks.back().at;
  };
  EXPECT_EQ(value(loop).x, value(mix).x);
  EXPECT_DOUBLE_EQ(value(loop).y, value(mix).y);
  const auto needed = [](const Document& document, double alpha) {
    const SnapshotPtr snapshot = evaluate_document(document, catalogue());
    for (const Curve& curve : cusp_panel(*snapshot).curves)
      if (curve.id == "needed")
        for (const Point& point : curve.points)
          if (point.x == alpha)
            return point.y;
    return 0.0;
  };
  EXPECT_DOUBLE_EQ(needed(loop, 1), needed(mix, 1));
}

TEST(LoopViews, BoundsThatBindAreDrawnAndThoseFarAboveAreCounted) {
  const SnapshotPtr snapshot = evaluate_document(with_loop("h200", "LDG.32; FFMA x4"), catalogue());
  const Panel panel = throughput_panel(*snapshot);
  EXPECT_THAT(ids(panel), testing::Contains("latency_bound"));
  EXPECT_THAT(ids(panel), testing::Contains("dram_bound"));
  EXPECT_THAT(ids(panel), testing::Not(testing::Contains("fp32_bound")));
  EXPECT_THAT(panel.remark, HasSubstr("far above"));
  const Figure figure = throughput_figure(*snapshot); // what a window says is not printed
  EXPECT_EQ(figure.panels.front().title, "");
  EXPECT_THAT(figure.caption, HasSubstr("far above"));
}

TEST(LoopViews, TheSentenceNamesTheLimitAndWhatHelps) {
  const auto said = [](const Document& document) {
    return loop_sentence(*evaluate_document(document, catalogue())).toStdString();
  };
  // Four passes of an access without conflicts: shared memory alone.
  const std::string conflicts = said(with_loop("h200", "LDS.32 x8 passes=8; FFMA x8", 64));
  EXPECT_THAT(conflicts, HasSubstr("Limited by shared-memory passes"));
  EXPECT_THAT(conflicts, HasSubstr("no bank conflicts of LDS.32: +"));
  const std::string latency = said(with_loop("h200", "LDG.32; FFMA x4", 1));
  EXPECT_THAT(latency, HasSubstr("Limited by latency"));
  EXPECT_THAT(latency, HasSubstr("warps: +"));
  const std::string ring = said(with_loop("h200", "UTMALDG bytes=8192 stages=1; FFMA x4", 1));
  EXPECT_THAT(ring, HasSubstr("stages"));
  const std::string missing = said(with_loop("gtx980", "HGMMA.64x256x16.F32"));
  EXPECT_THAT(missing, HasSubstr("The loop cannot be computed"));
}

TEST(LoopViews, ASweepMovesTheLoopAndComesBack) {
  const SnapshotPtr snapshot = evaluate_document(
      with_loop("h200", "ilp 2; LDGSTS.128 x4 stages=3 l2=0.5; FFMA x16", 16), catalogue());
  for (const LoopAxisInfo& info : loop_axis_table()) {
    const LoopSweep sweep(*snapshot, info.axis);
    EXPECT_EQ(sweep.moved(sweep.place()), snapshot->document.scenario) << info.name;
    const auto here = sweep.evaluation(sweep.place());
    ASSERT_TRUE(here) << info.name;
    EXPECT_DOUBLE_EQ(here->throughput, (*snapshot->loop)->evaluation.throughput) << info.name;
    EXPECT_NE(sweep.stepped(info.axis == LoopAxis::width ? -1 : 1), snapshot->document.scenario)
        << info.name;
  }
}

class LoopWindowTest : public WindowTest {};

TEST_F(LoopWindowTest, TheOperatingPointMovesByKeyAndByDragAndIsUndone) {
  Scenario scenario = workspace.scenario();
  scenario.instruction_loop = loop_of_mix(scenario);
  workspace.propose(QStringLiteral("begin"), scenario);
  (void)workspace.snapshot();
  QWidget* view = nullptr;
  for (QWidget* each : window.findChildren<View*>())
    if (each->accessibleName() == QStringLiteral("Throughput"))
      view = each;
  ASSERT_NE(view, nullptr);
  view->setFocus();
  const int before = workspace.scenario().warps;
  QTest::keyClick(view, Qt::Key_Right);
  EXPECT_EQ(workspace.scenario().warps, before + 1);
  EXPECT_THAT(view->accessibleDescription().toStdString(), HasSubstr("limited by"));
  QTest::keyClick(view, Qt::Key_Up);
  EXPECT_GT(workspace.scenario().instruction_loop->items[1].count, 48);
  EXPECT_EQ(workspace.scenario().alpha, 48);
  workspace.undo_stack().undo();
  EXPECT_EQ(workspace.scenario().instruction_loop->items[1].count, 48);
}

} // namespace
} // namespace loom
