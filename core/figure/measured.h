#pragma once

/// Picks from measured points what belongs on one pair of axes, and says how far a model is off.

#include "core/figure/plot_data.h"
#include "core/gpu/points_csv.h"

#include <functional>
#include <optional>
#include <vector>

namespace loom {

/// Points of one curve with their error bars, which are as in Curve: as many as points, or none.
struct MeasuredCurve {
  std::vector<Point> points;
  std::vector<Point> error_bars;
};
/// Points against warps: those of the one measured intensity nearest to `alpha`.
struct MeasuredSlice : MeasuredCurve {
  double alpha = 0; ///< the model's α of the slice: the file's plus `extra_arithmetic`
};
/// Points against α: those of one measured occupancy.
struct MeasuredAcross : MeasuredCurve {
  double warps = 0; ///< per SM
};
/// Whether two intensities, or two numbers of warps, are one on a chart: within 2 %. What was
/// measured elsewhere belongs on no axes of this one.
[[nodiscard]] bool is_same_state(double a, double b);

/// The slice whose α (file's plus `extra_arithmetic`, arithmetic instructions a group has beyond
/// the file's) is within a factor of `reach` of `alpha`, the nearest of several; nothing when there
/// is none. x warps per SM, y IPC/SM of the other instruction.
[[nodiscard]] std::optional<MeasuredSlice>
measured_near(const MeasuredPoints& measured, double alpha, double extra_arithmetic, double reach);

/// Points against α at the measured occupancy nearest to `warps`: x α, y IPC/SM.
[[nodiscard]] MeasuredAcross measured_at_warps(const MeasuredPoints& measured, double warps,
                                               double extra_arithmetic);

/// Points against α: least occupancy, interpolated, at which a measured intensity reaches
/// `target` of the model's `peak` at that α; intensities that never do are left out (thesis
/// Figure 4.6). An error bar ends where the upper and the lower ends of the throughputs' would
/// reach it, the latter possibly at infinity.
[[nodiscard]] MeasuredCurve measured_warps_needed(const MeasuredPoints& measured,
                                                  const std::function<double(double)>& peak,
                                                  double target, double extra_arithmetic);
/// Warps needed as somebody found them, against α.
[[nodiscard]] MeasuredCurve warps_found_needed(const MeasuredPoints& measured,
                                               double extra_arithmetic);

} // namespace loom
