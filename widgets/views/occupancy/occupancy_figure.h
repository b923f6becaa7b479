#pragma once

/// The occupancy of a launch as a figure: the SM, and warps against each resource.

#include "core/figure/plot_data.h"
#include "core/scenario/occupancy_run.h"

namespace loom {

/// Resident warps against one resource, the others as they are; shared memory in KiB.
[[nodiscard]] Panel occupancy_panel(const OccupancyRun& run, LaunchResource resource);
/// Where a value of the resource is on that panel's horizontal axis.
[[nodiscard]] double place_of(LaunchResource resource, int value);
/// The value of a place, to steps of the resource.
[[nodiscard]] int value_at(const ComputeLimits& limits, LaunchResource resource, double place);

[[nodiscard]] Figure occupancy_figure(const Scenario& scenario, const OccupancyRun& run);

} // namespace loom
