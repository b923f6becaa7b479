#pragma once

/// Why a scheduler issued nothing, or did not issue a warp, in a cycle of a recorded trace.

#include "core/sim/trace.h"

#include <vector>

namespace loom {

/// What a warp does in one cycle.
enum class WarpActivity {
  issued,        ///< issues an instruction
  waits_result,  ///< for the register that `waits_for` writes, until `until`
  waits_order,   ///< it has just issued, or its control code stalls it, until `until`
  waits_barrier, ///< for the other warps, until `until`
  waits_block,   ///< for the block before in its place, or no block is left for it, until `until`
  port_busy,     ///< could go; the instruction before takes more than one issue slot
  pipe_full,     ///< could go but for its pipe (for a global load: the memory system)
  not_selected,  ///< could go; the policy chose another warp
};

struct WarpStory {
  int warp = 0;
  WarpActivity activity = WarpActivity::issued;
  std::int64_t instruction = 0; ///< the one it issues or will issue next; see WarpProgram::at
  Kind kind = Kind::arithmetic; ///< of that
  std::int64_t waits_for = 0;   ///< waits_result: the warp's earlier instruction
  /// First cycle in which it no longer waits for that; `endless` when later than the trace.
  Cycle until = 0;
};

/// Whether a warp waits for something that comes at a known time, WarpStory::until.
[[nodiscard]] constexpr bool waits(WarpActivity activity) {
  return activity >= WarpActivity::waits_result && activity <= WarpActivity::waits_block;
}

/// The warp that says most of a scheduler's slot: the one that issues, else one that could go, else
/// the first that will be able to. Null where the scheduler has none.
[[nodiscard]] const WarpStory* slot_story(const std::vector<WarpStory>& stories);

/// Reads a trace cycle by cycle. The trace must outlive it.
class Explainer {
public:
  explicit Explainer(const Trace& trace);

  /// Every warp of `scheduler` in `cycle` (trace.from <= cycle < trace.to), lowest first. No warp
  /// with activity `issued` means an empty slot, and the activities say why.
  [[nodiscard]] std::vector<WarpStory> at(Cycle cycle, int scheduler) const;

private:
  const Trace& trace_;
  std::vector<std::vector<std::size_t>> by_warp_; ///< records in order
  /// By scheduler: when each of its records was issued and the cycle its port was free again.
  std::vector<std::vector<std::pair<Cycle, Cycle>>> ports_;
};

} // namespace loom
