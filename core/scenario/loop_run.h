#pragma once

/// A loop of machine code as a simulated SM runs it, with its own instructions, stall counts and
/// dependences in place of the mix.
///
/// An instruction issues when the stall count of the one before it has passed and what it needs is
/// there: the last writer of each register it reads, and every instruction that sets a write
/// barrier which it waits for; of several that one unit executes, the last, and of more than three
/// units those of the longest latency. What it then takes is its dispatch port for 32/units cycles
/// (core/sass/schedule.h), or the memory system at mem_thru; that queues as much as takes it
/// mem_lat to get done, so that stores, for which nobody waits, keep warps from issuing then. The
/// loop repeats for ever: each of its instructions once an iteration, in the order of addresses.
/// What the FP32, FP16 and integer pipes execute reads its registers out of two banks
/// (core/sim/machine.h), from Volta on, but for those that a reuse flag keeps in the operand's
/// place of the same bank until that reads another; one that stands in two places is read once.
/// Others read theirs later, and FP64 and tensor instructions in a way that no source describes.
/// Read barriers hold nothing up, as operands are read within some cycles. Stall counts are those
/// of the architecture that the code was compiled for, latencies and ports those of the scenario's
/// GPU with what the user has changed.

#include "core/sass/loop_summary.h"
#include "core/scenario/scenario.h"
#include "core/sim/machine.h"

#include <optional>
#include <vector>

namespace loom {

/// What such a simulation leaves out of a loop, or takes for a number that no source gives.
struct LoopGaps {
  int unknown = 0;      ///< instructions whose latency nobody knows: a result like an addition's
  int alike = 0;        ///< that take the latency of the class most like theirs (sass::latencies())
  int ports = 0;        ///< that take a port whose units are not known for one cycle
  int pairs = 0;        ///< that Kepler or Maxwell issue together with the next one
  int branches = 0;     ///< but the last one: they leave nothing out
  int barriers = 0;     ///< of a block: all warps of the SM meet there
  int wide = 0;         ///< accesses to global memory of more than 4 bytes a thread, taken as 4
  int asynchronous = 0; ///< waits for asynchronous work in shared memory, taken as done
  bool operator==(const LoopGaps&) const = default;
};

struct LoopRun {
  SmConfig config;
  Program program;
  LoopGaps gaps;
  sass::LoopSummary summary;
  /// What the bounds of core/sass/loop_summary.h say with the same numbers.
  std::optional<sass::LoopBounds> bounds;
};

/// The program of a loop; its units are those of loop_run(). An instruction writes the register of
/// its own place where another needs what it makes; registers and barriers are not those of the
/// code.
[[nodiscard]] Program loop_program(const sass::Function& code, const sass::Flowgraph& graph);

/// Of the scenario's loop, which is not null, with fixed latencies. bad_argument, which names them,
/// where the GPU lacks latencies or rates that the loop takes, or gives neither issue_thru nor
/// schedulers. ResolvedScenario::loop_run() keeps it.
[[nodiscard]] Result<LoopRun> loop_run(const ResolvedScenario& scenario);

} // namespace loom
