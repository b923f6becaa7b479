#pragma once

/// What happened, issue by issue.

#include "core/sim/machine.h"
#include "core/sim/program.h"
#include "core/sim/summary.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace loom {

/// One issued warp instruction. It is in flight in the cycles issue <= c < complete.
struct TraceRecord {
  /// The reason it was not issued earlier lies before the warp's first instruction.
  static constexpr std::int64_t at_start = -1;
  /// It waited for the other warps at a barrier.
  static constexpr std::int64_t at_barrier = -2;
  /// It waited for its turn: one instruction a cycle, or the stall count before it.
  static constexpr std::int64_t in_order = -3;
  /// It waited for the block before it in its place to end.
  static constexpr std::int64_t at_block = -4;
  /// It waited for the phase of an mbarrier, its own instruction's, to end.
  static constexpr std::int64_t at_mbarrier = -5;

  std::int64_t instruction = 0; ///< the warp's how-manieth, from 0; see WarpProgram::at
  Cycle issue_cycle = 0;
  Cycle complete_cycle = 0; ///< when the next instruction that reads the result may issue
  /// When the last of the pipes that it takes takes it: it queues from its issue to then.
  Cycle start_cycle = 0;
  Cycle ready_cycle = 0; ///< from when registers, stall counts and barriers let it issue
  /// The warp's earlier instruction that `ready_cycle` waited for, or one of the above.
  std::int64_t waited_for = at_start;
  std::uint16_t warp = 0;
  std::uint8_t scheduler = 0;
  Kind kind = Kind::arithmetic;
  bool operator==(const TraceRecord&) const = default;
};

/// Whether `after`, the scheduler's next record, was issued in the slot of `before` (dual issue).
[[nodiscard]] inline bool shares_slot(const TraceRecord& before, const TraceRecord& after) {
  return before.warp == after.warp && before.issue_cycle == after.issue_cycle;
}

/// Receives records in the order of issue, some thousands at a time.
using TraceSink = std::function<void(std::span<const TraceRecord>)>;

/// A recorded stretch of a simulation, with what is needed to read it.
struct Trace {
  SmConfig config;
  WarpProgram program;
  int warps = 0;
  Cycle from = 0, to = 0; ///< cycles recorded: from <= c < to
  /// In the order of issue: those in flight at `from`, then those issued in the cycles recorded.
  std::vector<TraceRecord> records;
  /// By warp, the first one not issued before `to`; its issue_cycle is `endless`, and so is its
  /// ready_cycle where it waits at a barrier or for a block to end.
  std::vector<TraceRecord> next;
  SimSummary summary;
};

/// Instructions in flight per cycle, for the cycles from <= c < to of the trace.
struct InFlightSeries {
  std::vector<std::uint32_t> arithmetic, other;
};
[[nodiscard]] InFlightSeries in_flight_series(const Trace& trace, Cycle from, Cycle to);

} // namespace loom
