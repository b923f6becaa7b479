#pragma once

/// Where the numbers of one place in a chart of what memory costs come from (core/memory): in each
/// section the number read comes first. Ids begin with that of the GPU, "h200.".

#include "core/gpu/gpu_spec.h"
#include "core/gpu/points_csv.h"
#include "core/memory/staircase.h"
#include "core/why/section.h"

namespace loom::why {

/// A load from shared memory with so many threads in conflict for a bank, which conflict_latency()
/// reaches: a number of the catalogue ("h200.conflict_lat_4") or one by rule
/// ("h200.conflict_latency").
[[nodiscard]] Section explain_conflict(const GpuSpec& gpu, int ways);
/// A level of the staircase: "h200.l2_lat", and the sizes from and up to which it serves.
[[nodiscard]] Section explain_level(const GpuSpec& gpu, const memory::Level& level);
/// A measured load, of one line a page where `translation`: "h200.measured_load".
[[nodiscard]] Section explain_measured_load(const GpuSpec& gpu, const FootprintPoint& point,
                                            bool translation);
/// What was measured of a bandwidth that both numbers give, and its part of that in theory:
/// "h200.global_bandwidth", "h200.global_bandwidth.share".
[[nodiscard]] Section explain_bandwidth(const GpuSpec& gpu, FactKey measured, FactKey in_theory);

} // namespace loom::why
