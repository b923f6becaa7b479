#pragma once

/// Instructions in flight by class, against arithmetic intensity or another number of a loop, at
/// the needed occupancy and at the current one: concurrent instructions are not concurrent warps
/// (Volkov 2016, §4.6).

#include "core/figure/plot_data.h"
#include "widgets/views/loop_sweep.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

#include <optional>

namespace loom {

/// Two stacked panels side by side, or one that says so where both show the same: two would look
/// like a mistake. The snapshot has a workload.
[[nodiscard]] std::vector<Panel> concurrency_panels(const Snapshot& snapshot);

/// The workload at a place of the axis: in panel 0 with the warps that it needs there, in 1 with
/// the scenario's.
[[nodiscard]] std::optional<LoopEvaluation> flight_at(const Snapshot& snapshot, int panel,
                                                      double place);

/// What is in flight with the warps that a part of the peak needs (Scenario::target), divided up as
/// the warps are: the heights of the layers add up to the warps needed, times `factor`, and each is
/// in the proportion of what its class has in flight. With one instruction a warp they are the
/// instructions. None where the warps needed are not finite.
[[nodiscard]] std::vector<Layer> layers_of_needed(const Snapshot& snapshot, const LoopSweep& sweep,
                                                  double factor);

/// "30 loads + 23.5 adds": what is in flight at a place with those warps; empty where nothing is
/// known.
[[nodiscard]] QString needed_in_flight(const Snapshot& snapshot, const LoopSweep& sweep,
                                       double place);

/// The figure without its panels, and with them.
[[nodiscard]] Figure concurrency_description(const Snapshot& snapshot);
[[nodiscard]] Figure concurrency_figure(const Snapshot& snapshot);

} // namespace loom
