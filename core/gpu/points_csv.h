#pragma once

/// Measured points out of CSV: throughput against α and warps, and latency against footprint.

#include "core/base/result.h"
#include "core/gpu/measured_points.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// Parses measured points. "groups_per_cycle_per_sm" is accepted for "throughput". Need not be
/// there: "loop_cycles" and "loop_slots" of the MeasuringLoop, and "ilp", of which only the rows of
/// `ilp` are taken. Further columns are ignored. bad_input with line and column.
[[nodiscard]] Result<MeasuredPoints> points_from_csv(std::string_view text, const std::string& file,
                                                     int ilp = 1);

/// Latency of a chase through memory, as core/memory/staircase.h models it.
struct FootprintPoint {
  double stride = 0;    ///< bytes from line to line: 128 shows caches, a page translation
  double footprint = 0; ///< bytes
  double cached = 0;    ///< cycles of a load that may hit the L1
  double past_l1 = 0;   ///< cycles of a load that looks in the L2 first
};
/// Parses columns stride_bytes, footprint_bytes, cycles_per_load_ca and cycles_per_load_cg.
[[nodiscard]] Result<std::vector<FootprintPoint>> footprints_from_csv(std::string_view text,
                                                                      const std::string& file);

} // namespace loom
