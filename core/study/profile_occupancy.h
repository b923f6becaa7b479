#pragma once

/// Speed of a kernel at other occupancies, from what a profile measured of it.
///
/// With n0 warps an SM and u, the largest measured use of any unit as a part of its peak, the speed
/// with n warps, relative to that launch, is
///
///   s(n) = ( (a·n/n0)^-k + (0.95/u)^-k )^(-1/k),   k = 2,   a such that s(n0) = 1
///
/// which is latency × throughput with a soft corner: what is used by a part u can be used 1/u times
/// as much at most, and 95 % of that is reached. Of several launches of a kernel each says its own,
/// and the nearer ones weigh more: w = 1/ln²(n/n0), so that the curve passes through all of them.
///
/// The 80 % interval is s·(n/n0)^e by the nearest launch, e the 10th and 90th percentile of the
/// exponents by which 17 kernels on an H200 were off (gpus/measured/h200_occupancy_steps.csv): they
/// differ towards more warps and towards fewer. With each kernel left out in turn the interval of
/// the others holds 78 % of its steps, which a test works out again. Nothing is above 1/u.

#include "core/profile/launch.h"

#include <optional>
#include <span>
#include <vector>

namespace loom {

struct OccupancySpeed {
  double warps = 0;
  double speedup = 1;       ///< of the launch
  double low = 1, high = 1; ///< 80 % interval
};

/// The law above of a launch with `n0` warps whose busiest unit is used by `use`, 0 to 1.
[[nodiscard]] double occupancy_law(double n, double n0, double use);

/// Exponents of the 80 % interval.
struct OccupancyDoubt {
  double low, high;
};
inline constexpr OccupancyDoubt doubt_of_more_warps{-0.193, 0.124};
inline constexpr OccupancyDoubt doubt_of_fewer_warps{-0.516, 0.198};

/// Speeds at `warps`, each above 0, relative to `launch`; `kin` are further launches of the same
/// kernel, in whose instructions per cycle its speed is compared. bad_argument where the launch
/// lacks its warps, or the use of every unit, with how to bring them.
[[nodiscard]] Result<std::vector<OccupancySpeed>>
occupancy_speeds(const profile::Launch& launch, std::span<const profile::Launch> kin,
                 std::span<const double> warps);

} // namespace loom
