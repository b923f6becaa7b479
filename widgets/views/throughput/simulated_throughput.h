#pragma once

/// The simulated counterpart of the throughput view's curves: one simulation a point.

#include "core/plot/plot_data.h"
#include "core/scenario/scenario.h"

#include <stop_token>
#include <vector>

namespace loom {

struct SimulatedThroughput {
  Scenario scenario; ///< simulated; its operating point lies anywhere on the axis
  /// x warps per SM or α, y IPC/SM of the other instruction (of adds at α = ∞).
  std::vector<Point> points;
};

/// Simulates until each point has settled (core/sim/settled.h), along the axis that the scenario's
/// throughput view shows: every number of warps up to what the SM holds (at least 64 where that is
/// unknown), or 33 intensities. Points that take too long to tell are left out. Returns what is
/// done so far when stopped.
[[nodiscard]] Result<SimulatedThroughput> simulate_throughput(const Scenario& scenario,
                                                              const std::stop_token& stop = {});

/// Whether the points are those of `scenario`, wherever on the axis its operating point lies.
[[nodiscard]] bool holds_for(const SimulatedThroughput& simulated, const Scenario& scenario);

/// Adds the points as a curve, in the scenario's units.
void add_simulated(Panel& panel, const Scenario& scenario, const SimulatedThroughput& simulated);

} // namespace loom
