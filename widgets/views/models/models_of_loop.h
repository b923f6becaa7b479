#pragma once

/// The models of the scenario's instruction loop: those of core/scenario/models.h that can say
/// something of it, along one of its numbers, in iterations/cycle/SM or in warps needed; of the
/// others the reason why they cannot.

#include "widgets/views/loop_sweep.h"
#include "widgets/views/models/models_figure.h"

#include <stop_token>

namespace loom {

/// What the chart's horizontal axis is of a snapshot that has loop results.
[[nodiscard]] LoopAxis loop_models_axis(const Snapshot& snapshot, ModelsChart chart);

/// The loop on the simulated SM at some places of an axis, in the units shown.
struct SimulatedLoop {
  Scenario scenario;
  LoopAxis axis = LoopAxis::warps;
  std::vector<Point> points;
};
/// At most 17 places, the loop's own among them; what is done so far when stopped. A place that
/// would take too long is left out.
[[nodiscard]] SimulatedLoop simulate_loop(const Snapshot& snapshot, LoopAxis axis,
                                          const std::stop_token& stop = {});
/// Whether the points are those of the snapshot, with however many warps where they are the axis.
[[nodiscard]] bool holds_for(const SimulatedLoop& simulated, const Snapshot& snapshot,
                             LoopAxis axis);

class LoopModelValues {
public:
  /// The snapshot has loop results and outlives this.
  LoopModelValues(const Snapshot& snapshot, ModelsChart chart, const SimulatedLoop* simulated);

  [[nodiscard]] const LoopSweep& sweep() const { return sweep_; }
  /// In the unit shown; of the simulation nothing off its points.
  [[nodiscard]] std::optional<double> at(std::size_t model, double place) const;
  /// Why the model says nothing of the loop; empty where it does or will.
  [[nodiscard]] QString lack(std::size_t model) const;

private:
  [[nodiscard]] std::optional<double> simulated_at(double place) const;

  const Snapshot& snapshot_;
  ModelsChart chart_;
  LoopSweep sweep_;
  const SimulatedLoop* simulated_ = nullptr; ///< of this snapshot and axis
};

/// The same as models_panel(), model_rows() and models_description() for the loop.
[[nodiscard]] Panel loop_models_panel(const Snapshot& snapshot, const ModelsChoice& choice,
                                      const SimulatedLoop* simulated = nullptr);
[[nodiscard]] ModelRows loop_model_rows(const Snapshot& snapshot, const ModelsChoice& choice,
                                        const SimulatedLoop* simulated = nullptr);
[[nodiscard]] Figure loop_models_description(const Snapshot& snapshot, const ModelsChoice& choice,
                                             const SimulatedLoop* simulated = nullptr);

} // namespace loom
