#pragma once

/// A loop of machine code as a simulated SM runs it, with its own instructions, stall counts and
/// dependences in place of the mix.
///
/// Each instruction costs what its class does in the loop that the code makes (core/scenario/
/// code_loop.h): the bounds that the run is compared with are of the same numbers. It issues when
/// the stall count of the one before it has passed and what it needs is there: the last writer of
/// each register it reads, and every instruction that sets a write barrier which it waits for; of
/// several of one class the last, and of more than three those that end last. It then takes its
/// pipes (core/sim/loop_program.h); what nobody waits for issues again once it has begun before.
/// Global accesses are served by DRAM. The loop repeats for ever: each of its instructions once an
/// iteration, in the order of addresses. What the FP32, FP16 and integer pipes execute reads its
/// registers out of two banks (core/sim/machine.h), from Volta on, but for those that a reuse flag
/// keeps in the operand's place of the same bank until that reads another; one that stands in two
/// places is read once. Others read theirs later, and FP64 and tensor instructions in a way that no
/// source describes. Read barriers hold nothing up, as operands are read within some cycles. Stall
/// counts are those of the architecture that the code was compiled for, costs those of the
/// scenario's GPU with what the user has changed.

#include "core/code/code_loop.h"
#include "core/scenario/scenario.h"
#include "core/sim/machine.h"

namespace loom {

struct LoopRun {
  SmConfig config;
  WarpProgram program;
  /// The same loop as the bounds take it, each instruction once an iteration; with all that the run
  /// assumes.
  CodeLoop code;
};

/// The program of a loop; its kinds and units are those of loop_run(). An instruction writes the
/// register of its own place; registers and barriers are not those of the code.
[[nodiscard]] WarpProgram loop_program(const sass::Function& code, const CodeModel& model,
                                       const sass::Flowgraph& graph);

/// Of the scenario's loop, which is not null, with fixed latencies. bad_argument where the GPU
/// gives neither issue_thru nor schedulers, or no latency of an instruction; and where the loop is
/// too large for a Loop or has too many timings. ResolvedScenario::loop_run() keeps it.
[[nodiscard]] Result<LoopRun> loop_run(const ResolvedScenario& scenario);

} // namespace loom
