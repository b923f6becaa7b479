#pragma once

/// An SM filled with the blocks of a launch: warp slots, block slots, registers and shared memory,
/// each with what the resident blocks take of it, what is left, and the blocks it alone allows.

#include "core/figure/diagram.h"
#include "core/scenario/occupancy_run.h"

namespace loom {

/// At least 22 em wide and 11 em high. Ids: "row:N" for the Nth Limiter, "block:N" for a block's
/// part of any row.
[[nodiscard]] Diagram sm_diagram(const OccupancyRun& run, double width, double height);

} // namespace loom
