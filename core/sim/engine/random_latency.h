#pragma once

/// Latencies, channels and service times drawn from distributions. A draw depends on the seed, the
/// warp and how many loads it has issued, not on the order in which warps come: runs compare load
/// by load.

#include "core/sim/engine/server.h"
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

/// The bits behind all draws for load number `load` of `warp`.
[[nodiscard]] inline std::uint64_t draw(const LatencySpread& spread, std::uint64_t warp,
                                        std::uint64_t load) {
  return mix_bits(mix_bits(mix_bits(spread.seed) ^ warp) ^ load);
}

/// Uniform in (0, 1], so that its logarithm is finite.
[[nodiscard]] inline double unit(std::uint64_t bits) {
  return (static_cast<double>(bits >> 11) + 1) * 0x1p-53;
}

/// Whole cycles to add to the mean latency of load number `load` of `warp`.
[[nodiscard]] inline Cycle latency_change(const LatencySpread& spread, std::uint64_t warp,
                                          std::uint64_t load) {
  if (spread.shape == LatencySpread::Shape::fixed)
    return 0;
  const auto round = static_cast<std::uint64_t>(spread.round);
  const std::uint64_t key = draw(spread, warp, load / round);
  double change = 0;
  if (spread.shape == LatencySpread::Shape::uniform)
    change = 2 * unit(key) - 1;
  else if (spread.shape == LatencySpread::Shape::exponential)
    // The largest of m has the distribution function (1 − e^−x)^m.
    change = round == 1 ? -std::log(unit(key))
                        : -std::log(-std::expm1(std::log1p(-unit(key)) /
                                                static_cast<double>(load % round + 1)));
  else
    change =
        std::sqrt(-2 * std::log(unit(key))) * std::cos(2 * std::numbers::pi * unit(mix_bits(key)));
  return std::llround(change * spread.spread);
}

/// The channel that load number `load` of `warp` goes to, and for how long it is served there.
/// Lines next to each other lie in different channels: loads in a row go round, from a start that
/// is drawn for each round.
struct ChannelDraw {
  static constexpr std::int64_t den = 1024; ///< of the service time
  std::size_t channel;
  Service service;
};
[[nodiscard]] inline ChannelDraw channel_draw(const LatencySpread& spread, double interval,
                                              std::uint64_t warp, std::uint64_t load) {
  const auto channels = static_cast<std::uint64_t>(spread.channels);
  const std::uint64_t start = mix_bits(~draw(spread, warp, load / channels));
  const double service = -std::log(unit(mix_bits(draw(spread, warp, load))));
  const auto time =
      static_cast<std::int64_t>(service * interval * spread.channels * ChannelDraw::den);
  return {static_cast<std::size_t>((start % channels + load) % channels),
          {time / ChannelDraw::den, time % ChannelDraw::den}};
}

} // namespace loom::sim
