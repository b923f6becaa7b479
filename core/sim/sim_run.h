#pragma once

/// What is simulated of a scenario: the same SM and program in every view and every command.
///
/// Latencies are those that the scenario asks for. As measured, they vary, memory queues and cycles
/// are lost by what the GPU's file says of queue_share, latency_tail and issue_efficiency (see
/// with_measured_latency() in machine.h); on a GPU whose file says none of it they are fixed all
/// the same. Fixed, they are the GPU's numbers.

#include "core/sim/machine.h"

namespace loom {

/// Whether the scenario's simulation varies: its latencies are to be as measured, and the GPU's
/// file says how. `mix` says what besides arithmetic is executed.
[[nodiscard]] bool latencies_vary(const Scenario& scenario, Mix mix);

/// `config`, made for the scenario and `program`, with the scenario's latencies. Stores, and loads
/// into no register, which nothing waits for, are held up by one queue for memory alone: with any
/// of them memory stays that queue instead of channels chosen at random.
[[nodiscard]] SmConfig with_latencies(SmConfig config, const Program& program,
                                      const Scenario& scenario);

struct SimRun {
  SmConfig config;
  Program program;
};

/// The scenario's loop, or else its mix. Errors as loop_run() and sim_config().
[[nodiscard]] Result<SimRun> sim_run(const Scenario& scenario);

} // namespace loom
