#pragma once

/// What a loop asks of an SM, and what an SM sustains of it: the numbers of the bound model
/// (core/model/kernel_model.h) read from machine code.
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
  std::vector<Port> unknown_ports; ///< that an iteration takes, ascending
  /// Mnemonics of accesses to memory that loop_bounds() has no rule for, each once, ascending:
  /// local memory, textures, atomics, bulk copies, and opcodes that no table names.
  std::vector<std::string> unpriced;
  bool wide = false; ///< some of its accesses to global memory move more than 4 bytes a thread
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
[[nodiscard]] std::vector<std::size_t> body_of(const Flowgraph& graph, const Loop& loop);

/// Of every loop of the graph, in its order. `live` is live_registers(graph).
[[nodiscard]] std::vector<LoopSummary> summarize_loops(const Function& function,
                                                       const Flowgraph& graph,
                                                       const std::vector<Live>& live,
                                                       const IssueTimes& times);

/// Of code that stands for a loop by itself (core/sass/loop_code.h).
[[nodiscard]] LoopSummary summarize_body(const Function& code, const Flowgraph& graph,
                                         const IssueTimes& times);

/// What limits a loop on an SM.
enum class LoopLimit : std::uint8_t {
  issue,
  port,
  memory,
  unknown, ///< an access to memory is unpriced (LoopSummary)
};
/// The bounds of a loop on one SM.
struct LoopBounds {
  double iterations_per_cycle = 0; ///< of all warps of an SM together, at most
  LoopLimit limit = LoopLimit::issue;
  Port port = Port::control; ///< the busiest, where ports limit
  /// A limit may be lower yet: of numbers that the GPU lacks (`missing`), of a port whose time is
  /// not known, of unpriced and of wide accesses.
  bool at_most = false;
  std::vector<FactKey> missing{};
  double latency_cycles = 0; ///< LoopSummary::latency_cycles
  bool at_least = false;     ///< it may be longer
  /// Per SM, to reach the limit: latency · throughput (Little's law); at most, or at least, as they
  /// are, and nothing where one is at most and the other at least.
  std::optional<double> warps_needed{};

  /// Iterations per cycle with `warps` on the SM: n/L until a limit binds.
  [[nodiscard]] double throughput(double warps) const;
};
/// Of the GPU's issue_thru, the ports of its schedulers and mem_thru for coalesced accesses, as far
/// as the GPU gives them; nothing where it gives none of them.
[[nodiscard]] std::optional<LoopBounds> loop_bounds(const LoopSummary& loop, const GpuSpec& gpu);
[[nodiscard]] std::string_view to_string(LoopLimit limit);

} // namespace loom::sass
