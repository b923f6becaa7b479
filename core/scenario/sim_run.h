#pragma once

/// What is simulated of a scenario: the same SM and program in every view and every command.
///
/// Latencies are those that the scenario asks for. As measured, they vary, memory queues and cycles
/// are lost by what the GPU's file says of queue_share, latency_tail and issue_efficiency (see
/// with_measured_latency() in machine.h); on a GPU whose file says none of it they are fixed all
/// the same. Fixed, they are the GPU's numbers.

#include "core/scenario/scenario.h"
#include "core/sim/loop_program.h"
#include "core/sim/machine.h"

#include <optional>

namespace loom {

/// Kind of the scenario's other instruction.
[[nodiscard]] Kind other_kind(Mix mix);

/// What an instruction of this kind takes; nothing where it takes no numbers.
[[nodiscard]] std::optional<InstructionNumbers> numbers_of(Kind kind);

/// Schedulers of the scenario's GPU; an unknown number is taken as 1 per IPC of issue_thru.
[[nodiscard]] int schedulers_of(const Scenario& scenario, double issue_thru);

/// The scenario's GPU with its overrides, or with another number of schedulers, for its mix: with
/// fixed latencies, and with dual issue where that is asked for. What kernel_model() lacks is an
/// error, as with_dual_issue() says.
[[nodiscard]] Result<SmConfig> sim_config(const ResolvedScenario& scenario,
                                          std::optional<int> schedulers = {});

/// `config`, made for the scenario, with dual issue, which the scenario's bounds leave out: single
/// issue is part of alu_thru too, so that adds get their cores' rate unless alu_thru is set by
/// hand. bad_argument where the GPU is not known to issue two instructions of a warp at a time.
[[nodiscard]] Result<SmConfig> with_dual_issue(SmConfig config, const ResolvedScenario& scenario);

/// The scenario's instruction mix, with its barriers and as much of it as a block runs.
[[nodiscard]] WarpProgram sim_program(const Scenario& scenario);

/// Whether the scenario's simulation varies: its latencies are to be as measured, and the GPU's
/// file says how. `mix` says what besides arithmetic is executed.
[[nodiscard]] bool latencies_vary(const Scenario& scenario, Mix mix);

/// `config`, made for the scenario and `program`, with the scenario's latencies. Stores, and loads
/// into no register, which nothing waits for, are held up by one queue for memory alone: with any
/// of them memory stays that queue instead of channels chosen at random.
[[nodiscard]] SmConfig with_latencies(SmConfig config, const WarpProgram& program,
                                      const Scenario& scenario);

/// `config` of the scenario's mix or loop, with its latencies already, with the policy, the cycles
/// to re-issue and, of a mix, the barriers and blocks that the scenario asks for. A barrier takes
/// what the GPU's architecture says of BAR.SYNC, else a cycle.
[[nodiscard]] SmConfig with_scheduling(SmConfig config, const Scenario& scenario);

/// How the GPU's schedulers choose: since Volta greedy, then youngest, before greedy, then oldest.
[[nodiscard]] Policy policy_of(const GpuSpec& gpu);

struct SimRun {
  SmConfig config;
  WarpProgram program;
  double instructions = 0; ///< of an iteration of a loop of instructions; 0 of anything else
  /// Warps of a block, 0 where all are one.
  [[nodiscard]] int block() const;
  /// Of so many warps those that form whole blocks, at least one block.
  [[nodiscard]] int whole_blocks(int warps) const;
};

/// A loop of instructions with its numbers on the scenario's GPU. Without `schedulers` as many as
/// the GPU has, and bad_argument where no source gives their number. Other errors as
/// core/sim/loop_program.h.
[[nodiscard]] Result<LoopSimulation> loop_simulation(const Scenario& scenario,
                                                     const LoopNumbers& loop,
                                                     std::optional<int> schedulers = {});

/// The scenario's loop of machine code, or else its loop of instructions, whose numbers `loop` are,
/// or else its mix. Errors as loop_run(), loop_simulation() and sim_config().
[[nodiscard]] Result<SimRun> sim_run(const ResolvedScenario& scenario,
                                     const std::optional<LoopNumbers>& loop = {});

} // namespace loom
