#pragma once

/// What the occupancy view says, in words.

#include "core/figure/diagram_part.h"
#include "core/scenario/occupancy_run.h"
#include "widgets/workspace/snapshot.h"

#include <QString>

namespace loom {

/// "threads per block".
[[nodiscard]] QString resource_name(LaunchResource resource);
/// "warp slots".
[[nodiscard]] QString limiter_name(Limiter limiter);
/// "24 KiB" where it is whole, else "24577 B".
[[nodiscard]] QString bytes_words(int bytes);
/// A value of the resource: "80 registers".
[[nodiscard]] QString value_words(LaunchResource resource, int value);
[[nodiscard]] QString blocks_words(int blocks); ///< "1 block"

/// "50 % occupancy: 4 blocks, 32 of 64 warps/SM, limited by registers."; why none fits.
[[nodiscard]] QString occupancy_words(const OccupancyRun& run);
/// What it is worth to the kernel, a sentence; what is missing where that cannot be said.
[[nodiscard]] QString worth_words(const OccupancyRun& run, const Scenario& scenario);
/// The grid in waves; empty where no grid is given.
[[nodiscard]] QString waves_words(const OccupancyRun& run);
/// "80 registers per thread instead of 85: 1 block gained, 5 blocks with 20 warps/SM".
[[nodiscard]] QString change_words(const OccupancyRun& run, LaunchResource resource,
                                   const LaunchChange& change);
/// What an SM would hold with this value of the resource.
[[nodiscard]] QString point_words(const OccupancyRun& run, LaunchResource resource, int value);
/// What a row or a block of the drawing stands for; empty for every other part.
[[nodiscard]] QString part_words(const OccupancyRun& run, const DiagramPart& part);

/// A message of core as a sentence.
[[nodiscard]] QString as_sentence(const Error& error);

} // namespace loom
