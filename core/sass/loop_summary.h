#pragma once

/// The instructions, cycles and registers of a loop, counted in its machine code. The limits of an
/// SM on it are in core/code/code_verdict.h.
///
/// One iteration is taken to run every block of the loop once, in the order of their addresses:
/// exact for a loop of one block, too much where an inner branch leaves instructions out, too
/// little where an inner loop runs more than once.

#include "core/sass/schedule.h"

namespace loom::sass {

struct LoopSummary {
  std::size_t first = 0, last = 0; ///< instructions with the least and the largest address
  bool straight = true;            ///< one block: the numbers below are exact
  bool innermost = true;
  int instructions = 0;                      ///< in an iteration
  std::array<int, opcode_class_count> mix{}; ///< of them, by class
  /// Instructions that are not of global memory for each that is, what the model calls α; nothing
  /// where none is.
  std::optional<double> alpha;
  std::int64_t issue_cycles = 0; ///< stall counts of an iteration: what one warp needs at least
  /// That an iteration takes each port; at least, where a port's time is not known.
  std::array<std::int64_t, port_count> port_cycles{};
  double latency_cycles = 0; ///< an iteration of one warp alone, barriers waited for
  /// Why it takes longer, perhaps; empty where latency_cycles is exact. Each once.
  std::vector<Uncertain> uncertain;
  /// Longest chain of dependent results within an iteration, cycles.
  double critical_path_cycles = 0;
  /// The same from iteration to iteration: no schedule is faster, however wide the machine.
  double recurrence_cycles = 0;
  bool path_at_least = false;   ///< both may be longer: the latency of a result is not known
  std::vector<FactKey> missing; ///< that the GPU lacks for these, each once
  Live live;                    ///< most that are live at once
};

/// The instructions of an iteration, in the order of their addresses.
[[nodiscard]] std::vector<std::size_t> body_of(const Flowgraph& graph, const BlockLoop& loop);

/// Of every loop of the graph, in its order. `live` is live_registers(graph).
[[nodiscard]] std::vector<LoopSummary> summarize_loops(const Function& function,
                                                       const Flowgraph& graph,
                                                       const std::vector<Live>& live,
                                                       const IssueTimes& times);

/// Of code that stands for a loop by itself (core/sass/loop_code.h).
[[nodiscard]] LoopSummary summarize_body(const Function& code, const Flowgraph& graph,
                                         const IssueTimes& times);

} // namespace loom::sass
