#pragma once

/// Latencies drawn from a distribution. The draw depends on the seed, the warp and how many loads
/// it has issued, not on the order in which warps come: runs compare load by load.

#include "core/sim/machine.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace loom::sim {

/// SplitMix64 of Steele, Lea and Flood, OOPSLA 2014.
[[nodiscard]] inline std::uint64_t mix_bits(std::uint64_t z) {
  z += 0x9e3779b97f4a7c15u;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

/// Whole cycles to add to the mean latency for load number `load` of `warp`.
[[nodiscard]] inline Cycle latency_change(const LatencySpread& spread, std::uint64_t warp,
                                          std::uint64_t load) {
  if (spread.shape == LatencySpread::Shape::fixed)
    return 0;
  const std::uint64_t key = mix_bits(mix_bits(mix_bits(spread.seed) ^ warp) ^ load);
  // (0, 1], so that its logarithm is finite.
  const auto unit = [](std::uint64_t bits) {
    return (static_cast<double>(bits >> 11) + 1) * 0x1p-53;
  };
  double change = 0;
  if (spread.shape == LatencySpread::Shape::uniform)
    change = 2 * unit(key) - 1;
  else if (spread.shape == LatencySpread::Shape::exponential)
    change = -std::log(unit(key));
  else
    change =
        std::sqrt(-2 * std::log(unit(key))) * std::cos(2 * std::numbers::pi * unit(mix_bits(key)));
  return std::llround(change * spread.spread);
}

} // namespace loom::sim
