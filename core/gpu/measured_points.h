#pragma once

/// Throughputs, or warps needed, measured on a GPU, point by point.

#include <string>
#include <vector>

namespace loom {

/// What the loop that measured takes beside the instructions it measures, a group of them (at
/// α = ∞ one of them). A kernel without such a loop has none of it.
struct MeasuringLoop {
  double cycles = 0;      ///< that a lone warp's group takes longer
  double issue_slots = 0; ///< issue slots, of a scheduler
  bool operator==(const MeasuringLoop&) const = default;
};

struct MeasuredPoint {
  double alpha = 0;      ///< as in the file, 0 to infinity
  double warps = 0;      ///< per SM
  double throughput = 0; ///< other instructions (groups) per cycle per SM; at α = ∞ arithmetic
  double low = 0;        ///< ends of the error bar, the same unit; both 0 when there is none
  double high = 0;
  MeasuringLoop loop{};
  bool operator==(const MeasuredPoint&) const = default;

  [[nodiscard]] bool has_range() const { return high > 0; }
};

/// How many warps somebody found to be needed, which says no throughput.
struct NeededPoint {
  double alpha = 0; ///< 0 to infinity
  double warps = 0; ///< per SM
  double low = 0;   ///< ends of the error bar, warps per SM; both 0 when there is none
  double high = 0;
  bool operator==(const NeededPoint&) const = default;

  [[nodiscard]] bool has_range() const { return high > 0; }
};

struct MeasuredPoints {
  std::string notes{}; ///< the '#' lines, joined by newlines
  std::vector<MeasuredPoint> points{};
  std::vector<NeededPoint> needed{}; ///< of a set without throughputs; else none

  [[nodiscard]] bool empty() const { return points.empty() && needed.empty(); }
  bool operator==(const MeasuredPoints&) const = default;
};

} // namespace loom
