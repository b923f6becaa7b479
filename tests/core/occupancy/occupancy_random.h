#pragma once

/// Random launches that a compute capability lets pass.

#include "core/occupancy/occupancy.h"

#include <random>
#include <string>

namespace loom {

class RandomLaunches {
public:
  explicit RandomLaunches(std::uint32_t seed) : random_(seed) {}

  LaunchConfig next(const ComputeLimits& limits) {
    LaunchConfig launch{.threads = below(1, limits.threads_per_block),
                        .registers = below(1, limits.registers_per_thread)};
    if (below(0, 1) == 1) // most kernels use few
      launch.registers = below(1, std::min(64, limits.registers_per_thread));
    if (below(0, 2) > 0)
      launch.shared = below(0, limits.shared_per_block >> below(0, 6));
    if (below(0, 2) == 0)
      launch.dynamic_shared = below(0, (limits.shared_per_block - launch.shared) >> below(0, 4));
    if (!limits.carveouts.empty() && below(0, 1) == 1)
      launch.carveout = below(0, limits.shared / 1024);
    if (limits.can_halve && below(0, 1) == 1)
      launch.partitioned_caching = below(0, 1) == 1;
    return launch;
  }
  int below(int low, int high) { return std::uniform_int_distribution<>(low, high)(random_); }

private:
  std::mt19937 random_;
};

inline std::string describe(std::string_view cc, const LaunchConfig& launch) {
  return "cc " + std::string(cc) + ", " + std::to_string(launch.threads) + " threads, " +
         std::to_string(launch.registers) + " registers, " + std::to_string(launch.shared) + "+" +
         std::to_string(launch.dynamic_shared) + " bytes, carve-out " +
         (launch.carveout ? std::to_string(*launch.carveout) : "any") + ", caching " +
         (launch.partitioned_caching ? std::to_string(*launch.partitioned_caching) : "default");
}

} // namespace loom
