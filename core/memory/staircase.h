#pragma once

/// The latency staircase: what one load takes when it chases pointers through a footprint, as
/// the footprint outgrows one level of the memory hierarchy after another (Mei and Chu 2017; Jia
/// et al. 2018, 2019, Figures 3.2, 3.12 and 3.14).
///
/// A level serves every footprint up to its reach at its latency; the last has no reach. Between
/// two reaches real curves have a ramp, whose shape depends on the replacement policy; the
/// staircase has a step.

#include "core/gpu/gpu_spec.h"

#include <limits>
#include <vector>

namespace loom::memory {

struct Level {
  std::string name;   ///< "L1", "L2", "L2, both partitions", "DRAM"
  double latency = 0; ///< cycles
  double reach = std::numeric_limits<double>::infinity(); ///< bytes
  FactKey latency_fact{};                                 ///< where the numbers come from
  std::optional<FactKey> reach_fact{};
};

/// Caches and DRAM, nearest first; levels whose latency or reach is unknown are left out, and
/// what follows them too where the order would be lost.
[[nodiscard]] std::vector<Level> cache_levels(const GpuSpec& gpu);
/// The same for translation: one line a page, so that the data stay in one cache.
[[nodiscard]] std::vector<Level> translation_levels(const GpuSpec& gpu);

/// Latency at a footprint, cycles; nothing without levels or beyond the last known one.
[[nodiscard]] std::optional<double> latency_at(const std::vector<Level>& levels,
                                               double footprint_bytes);

} // namespace loom::memory
