#pragma once

/// The simulated SM for a program of one's own, which may hold instructions of every class.
///
/// Each class is executed with its own numbers of the scenario's GPU, whatever the scenario's mix:
///
///   FADD ...  alu_lat; alu_thru
///   MUFU      sfu_lat, to a dependent arithmetic instruction sfu_alu_lat (thesis §4.7); sfu_thru
///   LDS       shared_lat, shared_alu_lat; shared_thru
///   LDG       mem_lat; mem_thru, both of the scenario's access
///
/// with what the scenario overrides, and issue_thru for all. As in the mixes, sfu_alu_lat and
/// shared_alu_lat fall back to sfu_lat and shared_lat, and a GPU whose schedulers are not known has
/// one per IPC of issue_thru. Stores (STS, STG) are executed as loads are, with nobody waiting for
/// them; where a program has any, or loads into RZ, memory takes no more while its queue is as long
/// as its latency, so that they cannot outrun its throughput. What the GPU lacks is never replaced
/// by another number. Two classes are the simulator's own and no GPU's: a clock value is there in
/// the next cycle, and warps go on in the cycle after the last one reached the barrier.

#include "core/scenario/scenario.h"
#include "core/sim/machine.h"

#include <string>

namespace loom {

/// The SM for `program`, which was read from `file`. bad_input with the place of the first
/// instruction that needs a number which no source gives; bad_argument where issue_thru is missing.
[[nodiscard]] Result<SmConfig> sim_config(const Scenario& scenario, const WarpProgram& program,
                                          const std::string& file = {},
                                          std::optional<int> schedulers = {});

} // namespace loom
