#pragma once

/// The simulation of core/scenario/models.h as a curve of the throughput view.

#include "core/figure/plot_data.h"
#include "core/scenario/scenario.h"

#include <stop_token>
#include <vector>

namespace loom {

struct SimulatedThroughput {
  Scenario scenario; ///< simulated; its operating point lies anywhere on the axis
  /// x warps per SM or α, y IPC/SM of the other instruction (of adds at α = ∞).
  std::vector<Point> points;
};

/// Simulates point by point along the axis that the scenario's throughput view shows:
/// every number of warps up to what the SM holds (at least 64 where that is unknown), or 33
/// intensities; a point that would take too long is left out. Returns what is done so far when
/// stopped.
[[nodiscard]] Result<SimulatedThroughput> simulate_throughput(const Scenario& scenario,
                                                              const std::stop_token& stop = {});

/// Whether the points are those of `scenario`, wherever on the axis its operating point lies.
[[nodiscard]] bool holds_for(const SimulatedThroughput& simulated, const Scenario& scenario);

/// Adds the points as a curve, in the scenario's units.
void add_simulated(Panel& panel, const Scenario& scenario, const SimulatedThroughput& simulated);

} // namespace loom
