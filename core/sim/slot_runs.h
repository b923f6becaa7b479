#pragma once

/// How the issue slots of a trace went, as runs: used, or lost and to what.

#include "core/sim/timeline.h"
#include "core/sim/trace.h"

#include <array>
#include <cstdint>
#include <vector>

namespace loom {

/// What a run of issue slots went to, coarser than SlotLoss: what a reader tells apart.
enum class SlotUse : std::uint8_t { used, waits_memory, waits_arithmetic, full, rest };
inline constexpr std::size_t slot_use_count = 5;

/// The runs of one scheduler, over the whole trace.
class SlotRuns {
public:
  /// `scheduler`'s slots in `trace`.
  SlotRuns(const Trace& trace, int scheduler);

  /// Cycles from the trace's beginning to `cycle`, by what they went to.
  [[nodiscard]] std::array<double, slot_use_count> until(double cycle) const;

private:
  struct Run {
    double from;
    SlotUse use;
    std::array<double, slot_use_count> before; ///< cycles before `from`, by use
  };
  void append(double from, double to, SlotUse use);

  double begin_ = 0, end_ = 0;
  std::vector<Run> runs_;
};

/// What became of the slots of all schedulers between two cycles, in `columns` columns.
[[nodiscard]] std::vector<SlotColumn> slot_columns(const std::vector<SlotRuns>& schedulers,
                                                   double from, double to, int columns);

} // namespace loom
