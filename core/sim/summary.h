#pragma once

/// What a stretch of simulated time came to.

#include "core/sim/machine.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace loom {

/// Why an issue slot stayed empty. The first six stand in the order of Kind.
enum class SlotLoss {
  arithmetic_result, ///< every warp waits, the first for an arithmetic result
  sfu_result,
  shared_result,
  memory_result,
  clock_result,
  barrier,     ///< every warp waits, the first at a barrier
  warp_order,  ///< the warps that could go have just issued, or stall by their control codes
  pipe_full,   ///< a warp could go but for its pipe
  memory_full, ///< the same, for the memory system
  issue_cost,  ///< the instruction before takes more than one slot, or the cycle is lost
  no_warp,     ///< the scheduler has none
  reissue,     ///< every warp waits, the first as it has just issued (SmConfig::reissue)
};
inline constexpr std::size_t slot_loss_count = 12;
/// The enumerator's name, for example "memory_result".
[[nodiscard]] std::string_view to_string(SlotLoss loss);

/// Throughputs, warp instructions per cycle per SM. Clock reads and barriers count in
/// `instructions` alone.
struct Throughput {
  double other = 0; ///< global, shared and special-function instructions
  double arithmetic = 0;
  double instructions = 0;
};

/// The instructions of a stretch of simulated time, and the throughput that follows.
struct Counted {
  Cycle begin = 0;  ///< the first cycle measured
  Cycle cycles = 0; ///< measured, after the warm-up
  std::array<std::uint64_t, kind_count> issued{};
  Throughput throughput_ipc_per_sm;
  /// How far `instructions` can be off what the run settles to (core/sim/settled.h).
  double error_ipc_per_sm = 0;
  /// The run repeats itself every so many cycles, and whole periods were measured, so that there
  /// is no error; 0 where that is not known.
  Cycle period_cycles = 0;
  /// So little of the program lies in the cycles measured that the throughput says nothing of what
  /// the run settles to.
  bool too_short = false;
  /// The error is within 1 % of the throughput.
  [[nodiscard]] bool steady_state() const {
    return !too_short && error_ipc_per_sm <= 0.01 * throughput_ipc_per_sm.instructions;
  }
};

/// The same and what became of instructions and issue slots meanwhile.
struct SimSummary : Counted {
  /// Of a grid (WarpBlocks), before the end of the measured cycles.
  std::int64_t blocks_ended = 0;
  Cycle last_end = 0;                                   ///< when the last of those had; 0 for none
  double arithmetic_in_flight = 0, other_in_flight = 0; ///< averages over the cycles measured
  /// Fractions of all issue slots, by SlotLoss; with the issued ones they sum to 1.
  std::array<double, slot_loss_count> lost_issue_slots{};
};

} // namespace loom
