#pragma once

/// Measured points: CSV with a header line naming alpha, warps_per_sm and throughput.

#include "core/base/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace loom {

struct MeasuredPoint {
  double alpha = 0;      ///< 0 to infinity
  double warps = 0;      ///< per SM
  double throughput = 0; ///< other instructions (groups) per cycle per SM
};
struct MeasuredPoints {
  std::string notes; ///< the '#' lines, joined by newlines
  std::vector<MeasuredPoint> points;
};

/// Parses measured points. Extra columns are ignored; "groups_per_cycle_per_sm" is accepted for
/// "throughput". bad_input with line and column.
[[nodiscard]] Result<MeasuredPoints> points_from_csv(std::string_view text,
                                                     const std::string& file);

} // namespace loom
