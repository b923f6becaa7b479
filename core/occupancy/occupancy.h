#pragma once

/// Occupancy: how many blocks of a launch, and so how many warps, an SM holds at once.
///
/// A block is resident as a whole, and only while every resource has room for it. Each resource
/// alone would allow a number of blocks, its limit; the least of them is the occupancy. With
/// W = ceil(threads / 32) warps a block (AMD: wavefronts of 32 or 64) and ceil(x; u) for x rounded
/// up to a multiple of u:
///
///   warps      floor(warps per SM / W)
///   blocks     blocks per SM
///   registers  from 2.0: r = ceil(32 · registers; unit) are given to each warp, out of one of P
///              sub-partitions with R/P registers each; P · floor((R/P) / r) warps fit, and
///              floor(that / W) blocks.
///              1.x: ceil(ceil(W; 2) · 32 · registers; unit) are given to each block
///   shared     floor(carve-out / ceil(static + dynamic + reserved; unit))
///   barriers   from 9.0: floor(barriers per SM / named barriers of a block);
///              AMD: 16 blocks of more than one wavefront
///
/// Blocks of clusters (from 9.0) are at most 8 per SM, and each cluster stays on the SMs of one
/// GPC: see resident_clusters.
///
/// A block must also pass the check at its launch: r · ceil(W; P) may not be over the registers of
/// a block, and on 6.0 the block must fit on a 6.1 too.
///
/// Partitioned global caching (5.2, 5.3, 6.1, 6.2): a block then lives on one half of the SM, so
/// warps and registers count for each half: 2 · floor((warps/2) / W), likewise for registers.
/// Where a block does not fit on a half, the SM gives caching up. So 128 threads with 85 registers
/// give 4 blocks on a 5.2 with caching, and 5 without it or on a 5.0.
///
/// Sources: cuda_occupancy.h (CUDA 13.0), cudaOccMaxActiveBlocksPerMultiprocessor and what it
/// calls, from 3.0 on; js/calculator.coffee of xmartlabs/cuda-calculator, which transcribes
/// NVIDIA's spreadsheet, for 1.x and 2.x; AMDGPU::IsaInfo of LLVM for AMD. The limits are in
/// limits.h.

#include "core/occupancy/limits.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace loom {

/// Named barriers of a block at most.
inline constexpr int max_barriers = 16;
/// Blocks of a cluster at most; those over portable_cluster a kernel has to ask for.
inline constexpr int max_cluster = 16;
inline constexpr int portable_cluster = 8;
/// Blocks of clusters that an SM holds at most: cudaOccupancyMaxActiveClusters on an H100 counts no
/// more, whatever the launch.
inline constexpr int max_clustered_blocks = 8;
/// Blocks of a launch at most.
inline constexpr std::int64_t max_grid = std::int64_t{1} << 31;

/// A launch as the occupancy sees it.
struct LaunchConfig {
  int threads = 0;        ///< per block, 1 to ComputeLimits::threads_per_block
  int registers = 0;      ///< per thread, 1 to ComputeLimits::registers_per_thread
  int shared = 0;         ///< static shared memory per block, bytes, from 0
  int dynamic_shared = 0; ///< and dynamic, bytes; the sum is at most shared_per_block
  /// Shared memory preferred, KiB: the next larger choice is taken, or a larger one still where one
  /// block would not fit. Without it the largest may be used, as the header computes by default.
  std::optional<int> carveout{};
  /// Partitioned global caching; without it as the spreadsheet has it: on for 5.2 and 5.3.
  /// Nothing where the SM has none.
  std::optional<bool> partitioned_caching{};
  int barriers = 0; ///< named barriers of a block, 0 to max_barriers, __syncthreads one; from 9.0
  int cluster = 1;  ///< blocks of a cluster, 1 (none) to max_cluster; from 9.0
  bool operator==(const LaunchConfig&) const = default;
};

/// What limits blocks, in the order of the answers.
enum class Limiter { warps, blocks, registers, shared, barriers };
inline constexpr std::size_t limiter_count = 5;
[[nodiscard]] std::string_view to_string(Limiter limiter);

/// What an SM holds of a launch.
struct Occupancy {
  int blocks = 0;       ///< per SM; 0 when not even one fits
  int warps = 0;        ///< per SM
  double occupancy = 0; ///< warps / warps per SM, 0 to 1
  /// Blocks that each resource alone allows; nothing where the launch uses none of it, or where
  /// the limit is unknown (barriers).
  std::array<std::optional<int>, limiter_count> limits{};
  int registers_per_block = 0; ///< given to a block, rounded up
  int shared_per_block = 0;    ///< the same of shared memory, bytes, with what is reserved
  int carveout = 0;            ///< least shared memory of the SM that holds these blocks, bytes
  bool partitioned = false;    ///< a block lives on one half of the SM

  /// Whether this resource is among those that allow no more blocks.
  [[nodiscard]] bool limited_by(Limiter limiter) const {
    return limits[static_cast<std::size_t>(limiter)] == blocks;
  }
  /// Whether barriers allow fewer blocks than there is room to count them.
  [[nodiscard]] bool barriers_before_blocks() const {
    const auto& by_blocks = limits[static_cast<std::size_t>(Limiter::blocks)];
    const auto& by_barriers = limits[static_cast<std::size_t>(Limiter::barriers)];
    return by_barriers && (!by_blocks || *by_barriers < *by_blocks);
  }
  bool operator==(const Occupancy&) const = default;
};

/// One number of a launch, for its range.
enum class LaunchField { threads, registers, shared, carveout, barriers, cluster };
struct LaunchRange {
  int low, high; ///< inclusive
};
[[nodiscard]] LaunchRange launch_range(const ComputeLimits& limits, LaunchField field);
/// "a whole number from 1 to 512 on compute capability 1.3", for messages.
[[nodiscard]] Message expected_range(const ComputeLimits& limits, LaunchField field);

/// An amount of shared memory as people write it, in bytes: "49152", "48 KiB", "48k", "0.5 KB" (of
/// 1024 bytes, as everybody means it here), "1 MiB". Nothing for anything else, less than 0 or a
/// part of a byte.
[[nodiscard]] std::optional<int> shared_bytes(std::string_view text);

/// bad_argument naming the number, its limit and the compute capability where one is out of range.
[[nodiscard]] Result<void> check(const ComputeLimits& limits, const LaunchConfig& launch);

/// The occupancy of a launch that `check` lets pass; asserts that it does.
[[nodiscard]] Occupancy occupancy(const ComputeLimits& limits, const LaunchConfig& launch);

/// Why not even one block fits, in one sentence; without detail where one does.
[[nodiscard]] Error why_impossible(const ComputeLimits& limits, const LaunchConfig& launch);

/// Clusters of `size` blocks that are resident at once, where an SM holds `blocks_per_sm` of their
/// blocks: over the GPCs, floor(SMs · blocks per SM / size) of each with at least `size` SMs.
/// `gpcs` has the SMs of each. They differ from chip to chip, as some are switched off; with all
/// SMs as one the answer is what there is at most. cudaOccupancyMaxActiveClusters says the same on
/// an H100 (tests/core/occupancy/h100_clusters.csv).
[[nodiscard]] int resident_clusters(std::span<const int> gpcs, int blocks_per_sm, int size);
/// Blocks of a launch that are resident on `sms` SMs at once, with clusters at most.
[[nodiscard]] std::int64_t blocks_per_wave(const LaunchConfig& launch, int sms, int blocks_per_sm);

/// A grid in waves: every SM is full in each but the last.
struct Waves {
  std::int64_t blocks_per_wave; ///< resident at once
  std::int64_t waves;           ///< ceil(grid / blocks per wave)
  std::int64_t last_blocks;     ///< blocks in the last wave, 1 to blocks_per_wave
  double tail_efficiency;       ///< grid / (waves · blocks per wave), over 0 to 1
  double last_fill;             ///< last_blocks / blocks_per_wave, over 0 to 1
};
/// `grid` from 1 to 2^53 blocks, `blocks_per_wave` from 1.
[[nodiscard]] Waves waves(std::int64_t grid, std::int64_t blocks_per_wave);

} // namespace loom
