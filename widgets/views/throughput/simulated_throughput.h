#pragma once

/// The simulation of core/scenario/models.h as a curve of the throughput and the models view.

#include "core/figure/plot_data.h"
#include "widgets/views/loop_sweep.h"

#include <stop_token>
#include <vector>

namespace loom {

struct SimulatedThroughput {
  Scenario scenario; ///< simulated; its operating point lies anywhere on the axis
  LoopAxis axis = LoopAxis::warps;
  /// x on the axis in its own unit; y IPC/SM of a mix's other instruction (of adds at α = ∞), or
  /// iterations of a loop/cycle/SM.
  std::vector<Point> points{};
};

/// Simulates point by point along the axis: of a mix every number of warps up to what the SM holds
/// (at least 64 where that is unknown), or 33 intensities; of a loop at most 17 places, its own
/// among them. A point that would take too long is left out. Returns what is done so far when
/// stopped. Errors as workload_numbers().
[[nodiscard]] Result<SimulatedThroughput>
simulate_throughput(const Scenario& scenario, LoopAxis axis, const std::stop_token& stop = {});

/// Whether the points are those of `scenario` along the axis, wherever on it its operating point
/// lies.
[[nodiscard]] bool holds_for(const SimulatedThroughput& simulated, const Scenario& scenario,
                             LoopAxis axis);

/// The points as those of a curve, in the units that the scenario shows; its axis is the sweep's.
[[nodiscard]] std::vector<Point> simulated_points(const SimulatedThroughput& simulated,
                                                  const Scenario& scenario, const LoopSweep& sweep);

} // namespace loom
