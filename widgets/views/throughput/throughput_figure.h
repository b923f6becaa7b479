#pragma once

/// Throughput of a mix or of a loop of instructions against occupancy, α or another of its numbers:
/// its latency bound, the limit of each resource and their minimum (Volkov 2016, §4.1, Figure 4.1).

#include "core/figure/plot_data.h"
#include "widgets/texts/words.h"
#include "widgets/workspace/snapshot.h"

#include <optional>

namespace loom {

struct SimulatedThroughput;
class LoopSweep;

/// The horizontal axis.
[[nodiscard]] LoopAxis throughput_axis(const Snapshot& snapshot);

/// How the scenario shows throughputs at an α, of a workload whose numbers there are given: in its
/// unit, or in % of the peak there, where it asks for that and there is one.
[[nodiscard]] ThroughputScale shown_throughput(const Scenario& scenario, const LoopNumbers& numbers,
                                               double alpha);

/// What gradual saturation says at a place of the axis, iterations/cycle/SM; nothing where it is
/// not known.
[[nodiscard]] std::optional<double> saturated_at(const Snapshot& snapshot, const LoopSweep& sweep,
                                                 double place);

struct ThroughputPanelOptions {
  /// Above 0: also where throughput lies with every number within ± that part of itself; else with
  /// derived numbers in their ranges, where the GPU has some.
  double band = 0;
  /// Gradual saturation, which kernels reach, as the thick line with the operating point on it, and
  /// over it the least bound, dashed; else each bound. Where scenarios are compared their bounds.
  bool saturation = false;
  /// The panel whose axes are kept, where the units are the same: while something is dragged.
  const Panel* before = nullptr;
  /// The panel that a simulation was drawn in last, which stays, grey, until there is one of the
  /// scenario; null: none does.
  const Panel* simulated_in = nullptr;
};

/// The curves of a snapshot that has a workload. On screen while something is dragged
/// (snapshot.draft) with fewer samples. `simulated` is drawn too where it holds for the scenario.
[[nodiscard]] Panel throughput_panel(const Snapshot& snapshot,
                                     const SimulatedThroughput* simulated = nullptr,
                                     const ThroughputPanelOptions& options = {});

/// The figure without its panel, and with it: "throughput", and with saturation
/// "throughput-saturation".
[[nodiscard]] Figure throughput_description(const Snapshot& snapshot, bool saturation = false);
[[nodiscard]] Figure throughput_figure(const Snapshot& snapshot);
[[nodiscard]] Figure throughput_saturation_figure(const Snapshot& snapshot);

} // namespace loom
