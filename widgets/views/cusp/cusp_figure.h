#pragma once

/// Warps needed to hide latency against arithmetic intensity: the two branches and the cusp where
/// they meet (Volkov 2016, §4.5, Figures 4.5 and 4.6).

#include "core/figure/plot_data.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

struct CuspPanelOptions {
  bool operating_point = true;
  bool branches = true; ///< both branches with their names; else only what is needed
  /// What is in flight with the warps needed as areas under their line, where nothing is compared.
  bool in_flight = false;
  bool labels = true; ///< names and values beside curves and marks
  double y_max = 0;   ///< warps; 0 chooses
  /// Above 0: also what is needed with every number within ± this part of itself; else with derived
  /// numbers in their ranges, where the GPU has some.
  double band = 0;
  /// The panel whose axes are kept, where the units are the same: while something is dragged.
  const Panel* before = nullptr;
};
/// The curves of a snapshot that has a workload: the warps needed, as each resource that binds
/// somewhere asks for them. On screen while something is dragged (snapshot.draft) with fewer
/// samples.
[[nodiscard]] Panel cusp_panel(const Snapshot& snapshot, const CuspPanelOptions& options = {});

/// The warps that an SM holds as a line across a panel of warps needed, and what lies above it
/// hatched; nothing where that is above the panel.
void add_most_warps(Panel& panel, const Scenario& scenario, bool hatched, bool labels = true);

/// The figure without its panel, and with it: "cusp", and with what is in flight "cusp-in-flight".
[[nodiscard]] Figure cusp_description(const Snapshot& snapshot, bool in_flight = false);
[[nodiscard]] Figure cusp_figure(const Snapshot& snapshot);
[[nodiscard]] Figure cusp_in_flight_figure(const Snapshot& snapshot);

} // namespace loom
