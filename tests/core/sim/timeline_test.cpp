#include "core/scenario/sim_run.h"
#include "core/sim/timeline_index.h"

#include "core/scenario/parameters.h"
#include "core/sim/simulate.h"
#include "gpus/embedded.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>

namespace loom {
namespace {

std::shared_ptr<const Trace> trace_of(const char* gpu, double alpha, int warps, Cycle cycles,
                                      int ilp = 1) {
  const Catalogue catalogue(embedded_gpu_files());
  Scenario scenario = default_scenario(catalogue.find(gpu).value());
  scenario.alpha = alpha;
  scenario.warps = warps;
  scenario.ilp = ilp;
  SimOptions options;
  options.cycles = cycles;
  return std::make_shared<const Trace>(
      record(sim_config(scenario).value(), sim_program(scenario), warps, options).value());
}

TEST(Timeline, RowsAreWarpsGroupedByTheirScheduler) {
  const TimelineIndex index(trace_of("gtx980", 8, 6, 2000));
  ASSERT_EQ(index.rows().size(), 6u);
  const std::vector<std::string> labels{"W0", "W4", "W1", "W5", "W2", "W3"};
  for (int row = 0; row < 6; ++row) {
    EXPECT_EQ(index.rows()[static_cast<std::size_t>(row)].label,
              labels[static_cast<std::size_t>(row)]);
    EXPECT_EQ(index.row_of(index.warp_of(row)), row);
  }
}

TEST(Timeline, ToyOfFigure47HasThreeAndThreeInFlightOnceSteady) {
  const TimelineIndex index(trace_of("toy", 4, 6, 400));
  const Timeline shown = index.show(100, 300, 1200);
  ASSERT_FALSE(shown.in_flight.empty());
  for (const InFlightStep& step : shown.in_flight) {
    EXPECT_EQ(step.arithmetic, 3) << step.cycle;
    EXPECT_EQ(step.other, 3) << step.cycle;
  }
  EXPECT_GT(shown.items.size(), 200u);
}

TEST(Timeline, LittlesLawIsLatencyTimesThroughput) {
  const auto trace = trace_of("toy", 4, 6, 20'000);
  const Timeline shown = TimelineIndex(trace).show(0, 100, 800);
  // 3 cycles × 1 IPC and 12 cycles × 0.25 IPC (thesis §4.6), but for the start.
  EXPECT_NEAR(shown.little_arithmetic, 3, 0.01);
  EXPECT_NEAR(shown.little_other, 3, 0.01);
}

TEST(Timeline, ItemsAreTheRecordsOfTheStretch) {
  const auto trace = trace_of("gtx980", 3, 7, 3000, 2);
  const TimelineIndex index(trace);
  const Timeline shown = index.show(1000, 1200, 1200);
  std::size_t expected = 0;
  for (const TraceRecord& record : trace->records)
    expected += record.issue_cycle <= 1200 && record.complete_cycle >= 1000 ? 1 : 0;
  EXPECT_EQ(shown.items.size(), expected);
  for (const TimelineItem& item : shown.items) {
    const TraceRecord& record = trace->records[item.record];
    EXPECT_EQ(index.warp_of(item.row), record.warp);
    EXPECT_EQ(item.from, static_cast<double>(record.issue_cycle));
  }
}

/// Against counting cycle by cycle; where a warp's instructions overlap, a cycle counts once a
/// kind.
TEST(Timeline, FoldedSharesAreTheTimeSpentByKind) {
  for (const int ilp : {1, 3}) {
    const auto trace = trace_of("gtx980", 8, 5, 6000, ilp);
    const TimelineIndex index(trace);
    constexpr int columns = 40;
    const Timeline shown = index.show(0, 6000, columns);
    ASSERT_EQ(shown.columns, columns);
    const Cycle width = 6000 / columns;
    for (int row = 0; row < 5; ++row)
      for (int column = 0; column < columns; ++column) {
        double arithmetic = 0, other = 0;
        for (Cycle cycle = column * width; cycle < (column + 1) * width; ++cycle) {
          bool adds = false, others = false;
          for (const TraceRecord& record : trace->records)
            if (record.warp == index.warp_of(row) && record.issue_cycle <= cycle &&
                cycle < record.complete_cycle)
              (timeline_kind(record.kind) == TimelineKind::arithmetic ? adds : others) = true;
          arithmetic += adds ? 1 : 0;
          other += others ? 1 : 0;
        }
        const auto cell = static_cast<std::size_t>(row * columns + column);
        EXPECT_NEAR(shown.arithmetic_share[cell] / 255.0, arithmetic / static_cast<double>(width),
                    0.005);
        EXPECT_NEAR(shown.other_share[cell] / 255.0, other / static_cast<double>(width), 0.005);
      }
  }
}

TEST(Timeline, SlotsUsedAgreeWithTheSummaryAndSumToOne) {
  for (const double alpha : {0.0, 4.0, 64.0}) {
    const auto trace = trace_of("gtx980", alpha, 16, 20'000);
    const Timeline shown = TimelineIndex(trace).show(0, 20'000, 100);
    double used = 0;
    for (const SlotColumn& column : shown.slot_use) {
      used += column.used;
      EXPECT_NEAR(column.used + column.waits_memory + column.waits_arithmetic + column.full +
                      column.rest,
                  1, 1e-4);
    }
    const double slots = 4.0 * 20'000;
    std::uint64_t issued = 0;
    for (const std::uint64_t each : trace->summary.issued)
      issued += each;
    EXPECT_NEAR(used / static_cast<double>(shown.slot_use.size()),
                static_cast<double>(issued) / slots, 1e-3);
  }
}

TEST(Timeline, FindsIssuesAndStalls) {
  const auto trace = trace_of("toy", 4, 6, 200);
  const TimelineIndex index(trace);
  const std::int64_t first = index.next_issue(2, 0);
  ASSERT_GE(first, 0);
  const TraceRecord& record = trace->records[static_cast<std::size_t>(first)];
  EXPECT_EQ(record.warp, 2);
  EXPECT_EQ(index.issue_of(2, record.instruction, record.issue_cycle + 5), first);
  EXPECT_EQ(index.issue_of(2, record.instruction + 100, record.issue_cycle), -1);
  // Six loads leave in the first three cycles; then the scheduler has nothing to issue.
  EXPECT_EQ(index.next_stall(0), 3);
  EXPECT_EQ(index.next_stall(199), -1);
}

TEST(Timeline, NoWarpAndTheLargestSmAreShownToo) {
  const TimelineIndex none(trace_of("toy", 4, 1, 50));
  EXPECT_EQ(none.show(0, 50, 10).rows.size(), 1u);
  const TimelineIndex many(trace_of("gtx980", 2, 1024, 3000));
  const Timeline shown = many.show(0, 3000, 300);
  EXPECT_EQ(shown.rows.size(), 1024u);
  EXPECT_EQ(shown.arithmetic_share.size(), 1024u * 300u);
}

} // namespace
} // namespace loom
