#pragma once

/// What to change in a launch to gain a block, or what costs one; occupancy against one resource.
///
/// The blocks per SM never grow with the threads, registers or shared memory of a block, so the
/// nearest change is where the staircase steps: fewer of the resource gains, more of it loses.

#include "core/occupancy/occupancy.h"

#include <vector>

namespace loom {

/// The resources of a launch that a programmer chooses.
enum class LaunchResource { threads, registers, shared };
inline constexpr std::size_t launch_resource_count = 3;
/// "threads", "registers", "shared".
[[nodiscard]] std::string_view to_string(LaunchResource resource);

/// The value of the resource in `launch`: threads per block, registers per thread, or bytes of
/// static and dynamic shared memory per block.
[[nodiscard]] int value_of(const LaunchConfig& launch, LaunchResource resource);
/// `launch` with that value; static shared memory gives way first, dynamic shared memory follows.
[[nodiscard]] LaunchConfig with(LaunchConfig launch, LaunchResource resource, int value);

/// Values of the resource that a launch may have.
[[nodiscard]] LaunchRange range_of(const ComputeLimits& limits, LaunchResource resource);
/// The steps that it is changed in: threads in warps, registers one by one, shared memory in the
/// unit that it is given in.
[[nodiscard]] int step_of(const ComputeLimits& limits, LaunchResource resource);
/// The nearest value that is a whole number of steps and in range.
[[nodiscard]] int snapped(const ComputeLimits& limits, LaunchResource resource, double value);
/// The next whole number of steps up (`steps` > 0) or down, in range.
[[nodiscard]] int stepped(const ComputeLimits& limits, LaunchResource resource, int value,
                          int steps);

/// One resource changed as little as makes a difference.
struct LaunchChange {
  int value;  ///< of the resource, in its unit
  int blocks; ///< per SM then
  int warps;  ///< per SM then; with fewer threads in a block this may be less although blocks are
              ///< more
  bool operator==(const LaunchChange&) const = default;
};
struct NearestChanges {
  std::optional<LaunchChange> gains; ///< nothing where no value alone gains a block
  std::optional<LaunchChange> loses; ///< nothing where no value allowed loses one
};
/// The nearest change of this resource alone that gains a block, and the nearest that loses one.
[[nodiscard]] NearestChanges nearest_changes(const ComputeLimits& limits,
                                             const LaunchConfig& launch, LaunchResource resource);

struct OccupancyPoint {
  int value; ///< threads per block, registers per thread or bytes of shared memory per block
  int blocks;
  int warps;
  bool operator==(const OccupancyPoint&) const = default;
};
/// Blocks and warps per SM against one resource, the others as in `launch`: against threads in
/// steps of a warp, against registers in steps of one, against shared memory from 0 in steps of
/// its allocation unit, each to the most that a block may have. At most 1817 points.
[[nodiscard]] std::vector<OccupancyPoint>
occupancy_curve(const ComputeLimits& limits, const LaunchConfig& launch, LaunchResource resource);

} // namespace loom
