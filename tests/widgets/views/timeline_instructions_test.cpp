// The timeline of a loop of instructions: what is simulated, its colours, copies on the way, and
// what is said of them.

#include "core/scenario/instruction_loop.h"
#include "core/scenario/timeline_run.h"
#include "core/why/section.h"
#include "tests/widgets/shell/shell_fixture.h"
#include "widgets/figures/catalogue.h"
#include "widgets/paint/timeline_painter.h"
#include "widgets/views/timeline/timeline_view.h"
#include "widgets/views/timeline/timeline_words.h"

#include <QLabel>

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace loom {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Catalogue& gpus() {
  static Catalogue all(embedded_gpu_files());
  return all;
}

constexpr const char* ring = "LDGSTS.128 x4 stages=3; LDS.128 x2; FFMA x8; FADD x2";

Document with_ring(int warps) {
  Document document{default_scenario(*gpus().find("h200")), {}};
  document.scenario.warps = warps;
  document.scenario.instruction_loop = *loop_from_text(ring);
  return document;
}

std::shared_ptr<const TimelineIndex> recorded(int warps, Cycle cycles) {
  const Scenario scenario = with_ring(warps).scenario;
  const auto numbers = loop_numbers<double>(scenario, *scenario.instruction_loop);
  return record_timeline(scenario, *numbers, cycles).value();
}

TEST(TimelineOfInstructions, TellsClassesApartByWhatExecutesThem) {
  const Timeline shown = recorded(4, 2000)->show(0, 200, 1200);
  ASSERT_EQ(shown.classes.size(), 3U);
  EXPECT_THAT(shown.classes[0].instructions, ElementsAre("LDGSTS.128"));
  EXPECT_TRUE(shown.classes[0].copies);
  EXPECT_THAT(shown.classes[1].instructions, ElementsAre("LDS.128"));
  EXPECT_EQ(shown.classes[1].resource, Resource::shared);
  EXPECT_THAT(shown.classes[2].instructions, ElementsAre("FFMA", "FADD"));
  EXPECT_EQ(shown.classes[2].resource, Resource::fp32);
  const Canvas canvas(FigureStyle{}, 2);
  const TimelineLayout layout = lay_out_timeline(shown, canvas, QRectF(0, 0, 900, 500));
  ASSERT_GE(layout.legend.entries.size(), 3U);
  EXPECT_EQ(layout.legend.entries[2].words, QStringLiteral("FFMA, FADD"));
  std::set<QRgb> colours;
  for (int i = 0; i < 3; ++i)
    colours.insert(layout.legend.entries[static_cast<std::size_t>(i)].colour.rgb());
  EXPECT_EQ(colours.size(), 3U);
}

TEST(TimelineOfInstructions, AWarpHasAsManyBarsOfCopiesAsItsRingHasStages) {
  const auto index = recorded(4, 4000);
  const Timeline shown = index->show(0, 4000, 1200);
  EXPECT_EQ(shown.lanes, 3);
  ASSERT_FALSE(shown.copies.empty());
  for (const TimelineCopies& each : shown.copies) {
    EXPECT_EQ(each.count, 4);
    EXPECT_LT(each.from, each.to);
  }
  // No two of a row's lane overlap, and never are more than three of a warp on the way.
  for (const TimelineCopies& one : shown.copies)
    for (const TimelineCopies& other : shown.copies)
      if (&one != &other && one.row == other.row && one.lane == other.lane) {
        EXPECT_TRUE(one.to <= other.from || other.to <= one.from);
      }
  for (Cycle cycle = 0; cycle < 4000; cycle += 7)
    EXPECT_LE(index->copies_of(0, cycle).size(), 3U);
}

TEST(TimelineOfInstructions, InFlightByClassAddsUpToInFlightByKind) {
  const Timeline shown = recorded(6, 3000)->show(500, 900, 1200);
  ASSERT_FALSE(shown.in_flight.empty());
  for (const InFlightStep& step : shown.in_flight) {
    ASSERT_EQ(step.by_class.size(), 3U);
    EXPECT_EQ(step.by_class[0] + step.by_class[1], step.other) << step.cycle;
    EXPECT_EQ(step.by_class[2], step.arithmetic) << step.cycle;
  }
}

TEST(TimelineOfInstructions, SaysWhatACopyAndAWaitAreOf) {
  const auto index = recorded(1, 4000);
  // The fourth iteration waits for the copies of the first: all of them are on the way before.
  const Cycle stall = index->next_stall(40);
  EXPECT_THAT(copies_words(*index, 0, stall).toStdString(), HasSubstr("LDGSTS.128 in flight"));
  bool waits = false;
  for (Cycle cycle = 40; cycle < 2000 && !waits; ++cycle)
    for (const WarpStory& story : index->explainer().at(cycle, 0))
      waits |= warp_words(*index, story, cycle)
                   .contains(QStringLiteral("W0 waits for LDGSTS.128 issued in cycle"));
  EXPECT_TRUE(waits);
}

TEST(TimelineOfInstructions, TheFigureOfAScenarioShowsItsLoop) {
  const auto drawn = figure_named(QStringLiteral("timeline"), with_ring(8), gpus());
  ASSERT_TRUE(drawn);
  EXPECT_THAT(drawn->caption, HasSubstr("LDGSTS.128 x4 stages=3"));
  EXPECT_EQ(drawn->panels.front().timeline.classes.size(), 3U);
  EXPECT_FALSE(drawn->panels.front().timeline.copies.empty());
}

TEST(TimelineOfInstructions, TheViewShowsTheLoopWithItsBoundsAndExplainsBoth) {
  Workspace workspace(gpus(), with_ring(8));
  TimelineView timeline(workspace, nullptr);
  timeline.resize(900, 600);
  timeline.show();
  ASSERT_TRUE(QTest::qWaitFor([&] { return timeline.shown() != nullptr; }, 20'000));
  EXPECT_FALSE(timeline.shown()->loop().classes.empty());
  auto* summary = timeline.findChild<QLabel*>(QStringLiteral("timeline_summary"));
  EXPECT_THAT(summary->text().toStdString(), HasSubstr("iterations/cycle/SM"));
  const auto sections = timeline.sections();
  const auto turns = why::find(sections.front().quantities, "simulated_turns");
  ASSERT_TRUE(turns);
  const LoopEvaluation bounds = (**workspace.snapshot()->loop).evaluation;
  EXPECT_NEAR(turns->value, bounds.throughput, 0.15 * bounds.throughput);
  const auto off = why::find(sections.front().quantities, "simulated_difference");
  ASSERT_TRUE(off);
  EXPECT_DOUBLE_EQ(off->value, turns->value / bounds.throughput - 1);
}

} // namespace
} // namespace loom
