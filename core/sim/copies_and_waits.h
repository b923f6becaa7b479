#pragma once

/// What a trace tells of warps that work together: which copies are in flight, and who waits for
/// whom at which barrier.

#include "core/sim/trace.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace loom {

/// An asynchronous copy into a stage of a ring: in flight in the cycles from <= c < to.
struct CopyInFlight {
  std::size_t record = 0; ///< of the trace
  int warp = 0;           ///< that issued it
  int mbarrier = 0;       ///< of the program: the one that its bytes arrive at, "full 0"
  Cycle from = 0, to = 0; ///< issue, and when the bytes have landed; may end after the trace
  bool operator==(const CopyInFlight&) const = default;
};
/// In the order of issue.
[[nodiscard]] std::vector<CopyInFlight> copies_in_flight(const Trace& trace);

/// A warp that waited at a barrier in the cycles from <= c < to.
struct BarrierWait {
  int warp = 0;
  std::optional<int> mbarrier; ///< of the program; nothing: the barrier of the block
  Cycle from = 0;              ///< when the warp came to it
  Cycle to = 0;                ///< when it was let go; `endless` where that is after the trace
  /// Whose arrival, or bytes, let it go: a record of the trace. Nothing where that was before the
  /// trace, or is after it.
  std::optional<std::size_t> released_by;
  bool operator==(const BarrierWait&) const = default;
};
/// Those that took more than a cycle, by warp, then by cycle.
[[nodiscard]] std::vector<BarrierWait> barrier_waits(const Trace& trace);

} // namespace loom
