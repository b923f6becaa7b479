#pragma once

/// From a recorded trace to what a timeline shows of a stretch of it: a pure function of trace,
/// range and width. What is narrower than a few pixels is folded into shares.

#include "core/sim/copies_and_waits.h"
#include "core/sim/explain.h"
#include "core/sim/slot_runs.h"
#include "core/sim/timeline.h"
#include "core/sim/trace.h"

#include <memory>
#include <utility>
#include <vector>

namespace loom {

/// What a timeline tells of a loop of instructions beside what its trace holds.
struct TimelineLoop {
  std::vector<TimelineClass> classes;
  double instructions = 0; ///< of the program in an iteration
};

/// Looks a trace up by warp and by cycle. Built once a trace, in time linear in its records but
/// for one sort.
class TimelineIndex {
public:
  explicit TimelineIndex(std::shared_ptr<const Trace> trace, TimelineLoop loop = {});

  [[nodiscard]] const Trace& trace() const { return *trace_; }
  /// Without classes where it is a run of something else.
  [[nodiscard]] const TimelineLoop& loop() const { return loop_; }
  /// Rows from the top: warps grouped by scheduler, or by role where they have roles.
  [[nodiscard]] const std::vector<TimelineRow>& rows() const { return rows_; }
  [[nodiscard]] int row_of(int warp) const { return row_of_[static_cast<std::size_t>(warp)]; }
  [[nodiscard]] int warp_of(int row) const { return warp_of_[static_cast<std::size_t>(row)]; }

  /// What is shown of the cycles `from` to `to` (from < to) on `width` pixels (at least 1).
  /// Instructions are told apart while a cycle is at least `least` pixels wide.
  [[nodiscard]] Timeline show(double from, double to, int width, double least = 3) const;

  /// Index into trace().records of the warp's first issue at or after `cycle`; −1 for none.
  [[nodiscard]] std::int64_t next_issue(int warp, Cycle cycle) const;
  /// Index into trace().records of the warp's `number`-th instruction, issued at or before
  /// `cycle`; −1 when that is before the trace.
  [[nodiscard]] std::int64_t issue_of(int warp, std::int64_t number, Cycle cycle) const;
  /// First cycle after `cycle` in which a scheduler that issued in the cycle before issues
  /// nothing; −1 when there is none.
  [[nodiscard]] Cycle next_stall(Cycle cycle) const;
  /// The last such cycle before `cycle`; −1 when there is none.
  [[nodiscard]] Cycle previous_stall(Cycle cycle) const;
  [[nodiscard]] const Explainer& explainer() const { return explainer_; }
  /// The wait at a barrier that the warp is in; null where it is in none.
  [[nodiscard]] const BarrierWait* wait_of(int warp, Cycle cycle) const;
  /// Copies of rings that the warp has in flight in the cycle.
  [[nodiscard]] std::vector<TimelineCopies> copies_of(int warp, Cycle cycle) const;

private:
  struct Step {
    Cycle cycle;
    std::int32_t arithmetic, other;
    std::size_t by_class; ///< first place in flights_
  };
  [[nodiscard]] const TraceRecord& record(std::size_t place) const {
    return trace_->records[order_[place]];
  }
  /// First place of the warp's whose issue is not before `cycle`, searched from `place` on.
  [[nodiscard]] std::size_t seek(std::size_t place, std::size_t last, double cycle) const;
  [[nodiscard]] std::uint8_t class_of(const TraceRecord& record) const;
  void index_classes();
  void index_copies();
  void index_steps();
  void index_blocks();
  void fill_blocks(Timeline& shown) const;
  void fill_waits(Timeline& shown) const;
  void fill_items(Timeline& shown, Cycle from, Cycle to) const;
  void fill_copies(Timeline& shown, int width, double least) const;
  void fill_shares(Timeline& shown, int width) const;
  void fill_in_flight(Timeline& shown, int width) const;

  std::shared_ptr<const Trace> trace_;
  TimelineLoop loop_;
  /// By warp of a block with roles, else of one for all, and instruction of its program; empty
  /// without classes.
  std::vector<std::vector<std::uint8_t>> class_of_;
  std::vector<BarrierWait> waits_;
  std::vector<TimelineCopies> copies_; ///< by row, then by cycle
  int lanes_ = 0;
  std::size_t reach_ = 0; ///< how many of a warp's instructions may overlap at most
  std::vector<TimelineRow> rows_;
  std::vector<int> row_of_, warp_of_;
  std::vector<std::size_t> begin_;     ///< by warp: its first place in order_; one more at the end
  std::vector<std::uint32_t> order_;   ///< record indices by warp, then by issue
  std::vector<Cycle> issued_;          ///< beside order_: when they were
  std::vector<Step> steps_;            ///< in flight from each cycle of change on
  std::vector<std::uint32_t> flights_; ///< of each step and class
  std::vector<std::pair<Cycle, int>> starts_; ///< of a grid's blocks: cycle and first warp
  float in_flight_max_ = 1;
  std::vector<SlotRuns> slot_runs_; ///< by scheduler
  Explainer explainer_;
};

/// Whether a kind of instruction counts as arithmetic, as the other instruction, or neither.
[[nodiscard]] TimelineKind timeline_kind(Kind kind);

} // namespace loom
