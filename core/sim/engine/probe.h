#pragma once

/// Watches an engine that explains: records, instructions in flight, and where slots went.

#include "core/sim/summary.h"
#include "core/sim/trace.h"

#include <array>
#include <vector>

namespace loom::sim {

/// One issue as the engine saw it.
struct Issue {
  TraceRecord record;
  double slot = 0;       ///< when its issue slot began, cycles
  double slot_end = 0;   ///< when the port is free again
  Cycle ready_since = 0; ///< another warp of the scheduler could go from then on; else `endless`
  Kind ready_kind = Kind::arithmetic; ///< kind of that warp's instruction
};

class Probe {
public:
  Probe(const SmConfig& config, int warps, const TraceSink* sink);

  /// The scheduler had no warp that could go and now has one of this kind, which waited for
  /// `cause`.
  void ready(std::size_t scheduler, Cycle now, Kind kind, SlotLoss cause);
  void issued(const Issue& issue);

  /// Starts to measure at `now`; hands records still in flight to the sink.
  void begin(Cycle now);
  /// Whether what `before` had seen at `then` it sees again since, each cycle later by as much.
  [[nodiscard]] bool goes_on_like(const Probe& before, Cycle then, Cycle now) const;
  /// Counts what has happened since `before` so often more, up to `now`.
  void repeat(const Probe& before, Cycle then, Cycle now, std::int64_t times);

  /// Ends at `now`. `pending[s]` is what the scheduler's first warp waits for.
  void end(Cycle now, const std::vector<SlotLoss>& pending, SimSummary& summary);

private:
  struct Port {
    double slot = 0, slot_end = 0;
    Cycle ready_since = endless;
    Kind ready_kind = Kind::arithmetic;
    SlotLoss cause = SlotLoss::no_warp;
    bool used = false;
  };
  void settle(Port& port, double until);
  [[nodiscard]] double lost_between(double begin, double end) const;
  void add_in_flight(double now, double sign);
  void flush();

  const TraceSink* sink_;
  double interval_;
  int lost_cycles_;
  bool measuring_ = false;
  double from_ = 0;
  std::vector<Port> ports_;
  std::array<double, slot_loss_count> lost_{};
  double in_flight_[2] = {0, 0}; ///< instruction-cycles: arithmetic, other
  std::vector<TraceRecord> outstanding_;
  std::size_t prune_at_ = 4096;
  std::vector<TraceRecord> batch_;
};

} // namespace loom::sim
