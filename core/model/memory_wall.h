#pragma once

/// The memory wall: how fast arithmetic outpaces memory from one GPU to the next.
///
/// A GPU's ratio is its pin bandwidth divided by the throughput of its CUDA cores, the number of
/// cores times their clock: bytes per core and cycle. The fit is a straight line through
/// ln(ratio) against the date of release by least squares, each GPU with the same weight:
///   ln ratio = intercept + slope (date - mean date)
/// Source: V. Volkov, Understanding Latency Hiding on GPUs, UCB/EECS-2016-143, §4.4, Figure 4.4.

#include "core/gpu/gpu_spec.h"

#include <limits>
#include <span>

namespace loom {

/// One GPU of the wall.
struct WallPoint {
  GpuPtr gpu{};
  double date = 0;  ///< decimal year, the middle of the month or year of release
  double ratio = 0; ///< bytes per core and cycle, > 0
};

/// Which GPUs take part: those of the segment and with the kind of memory (of any, where it is
/// empty) released from `from` to `to`, decimal years, and of the architectures from `first` to
/// `last` in the order of wall_architectures(); empty for the oldest and the newest.
struct WallChoice {
  std::string segment{};
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
  std::string memory{}; ///< GpuSpec::memory_type
  std::string first{}, last{};
  bool operator==(const WallChoice&) const = default;
};

/// "2016-04" is 2016 + 3.5 / 12, "2016" is 2016.5; nothing where the text is no such date.
[[nodiscard]] std::optional<double> decimal_year(std::string_view released);

/// Bytes per core and cycle; nothing where the GPU does not give bandwidth, clock and cores
/// (cuda_cores, or sm_count × cores). For double and why::Traced.
template <class Number = double>
[[nodiscard]] std::optional<Number> bytes_per_core_cycle(const Facts& facts);

/// The chosen GPUs that have a date, a segment and a ratio, oldest first.
[[nodiscard]] std::vector<WallPoint> wall_points(std::span<const GpuPtr> gpus,
                                                 const WallChoice& choice = {});

/// Architectures of the GPUs that have those, in the order of their first GPU.
[[nodiscard]] std::vector<std::string> wall_architectures(std::span<const GpuPtr> gpus);

/// From low to high.
struct Interval {
  double low = 0, high = 0;
};

/// What a slope says. For double and why::Traced.
template <class Number> struct WallRates {
  Number factor;    ///< by which arithmetic outpaces memory each year, exp(-slope)
  Number low, high; ///< of the factor with the slope's confidence, exp(-slope ∓ t·slope_error)
  Number halving;   ///< years in which the ratio halves; negative where it grows
};
template <class Number>
[[nodiscard]] WallRates<Number> wall_rates(Number slope, Number slope_error, Number t);

/// The line through the points, and how sure it is.
struct WallFit {
  std::size_t count = 0;     ///< points, at least 3
  double confidence = 0.95;  ///< of intervals and band, two-sided
  double mean_date = 0;      ///< decimal year
  double intercept = 0;      ///< ln(bytes per core and cycle) at the mean date
  double slope = 0;          ///< of the same, per year
  double slope_error = 0;    ///< standard error of the slope, per year
  double residual_error = 0; ///< standard deviation about the line, count - 2 degrees of freedom
  double date_spread = 0;    ///< sum of (date - mean date)², years²
  double t = 0;              ///< Student's t of the confidence at count - 2 degrees of freedom

  [[nodiscard]] WallRates<double> rates() const;
  /// The line at a date, bytes per core and cycle.
  [[nodiscard]] double ratio(double date) const;
  /// Where the line itself is at a date with this confidence; GPUs scatter more than that.
  [[nodiscard]] Interval band(double date) const;
};

/// Least squares over the points. bad_argument for fewer than 3 points, for points that all have
/// one date, and for a confidence outside 0 to 1.
[[nodiscard]] Result<WallFit> fit_wall(std::span<const WallPoint> points, double confidence = 0.95);

} // namespace loom
