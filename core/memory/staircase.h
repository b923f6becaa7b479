#pragma once

/// The latency staircase: what one load takes when it chases pointers through a footprint, as
/// the footprint outgrows one level of the memory hierarchy after another (Mei and Chu 2017; Jia
/// et al. 2018, 2019, Figures 3.2, 3.12 and 3.14).
///
/// A level serves every footprint from where the one before ends up to its own reach. Between two
/// levels real curves have a ramp, whose shape depends on the replacement policy; the staircase
/// has a step, or a gap where no source says what lies between.

#include "core/gpu/gpu_spec.h"

#include <limits>
#include <optional>
#include <vector>

namespace loom::memory {

enum class LevelKind { l1, l2, l2_both, dram, tlb1, tlb2, tlb3, tlb_miss };

struct Level {
  LevelKind kind = LevelKind::l1;
  double latency = 0;                                     ///< cycles
  double from = 0;                                        ///< bytes; footprints above this ..
  double reach = std::numeric_limits<double>::infinity(); ///< .. up to this
  FactKey latency_fact{};                                 ///< where the numbers come from
  std::optional<FactKey> reach_fact{};                    ///< none for the last level
  std::optional<FactKey> from_fact{};                     ///< none for the first level
  bool operator==(const Level&) const = default;
};

/// Caches and DRAM, nearest first. A level is left out when its latency or one of its ends is
/// unknown; so after an unknown reach come only levels whose own beginning is known. The L2 ends
/// at l2_reach, else at l2_size; both partitions together end, and DRAM begins, at l2_size, else
/// at l2_reach.
[[nodiscard]] std::vector<Level> cache_levels(const GpuSpec& gpu);
/// The same for translation: one line a page, so that the data stay in one cache. What is beyond
/// the last TLB that the GPU's facts name is tlb_miss.
[[nodiscard]] std::vector<Level> translation_levels(const GpuSpec& gpu);

} // namespace loom::memory
