// Our occupancy against NVIDIA's cuda_occupancy.h over 100,000 random launches. Nothing may differ
// but what is named here:
//   - 1.x and 2.x, which the header does not know, are left out;
//   - the header counts barriers from 9.0 on, one a block here; ours are unknown, and with one a
//     block they never allow fewer blocks than the SM's own limit;
//   - "no limit" is INT_MAX there and nothing here.

#include "core/occupancy/occupancy.h"
#include "tests/core/occupancy/occupancy_random.h"

#include <cstdio>

#if __has_include(<cuda_occupancy.h>)
#include <cuda_occupancy.h>

namespace {

using namespace loom;

cudaOccDeviceProp properties_of(const ComputeLimits& limits) {
  cudaOccDeviceProp properties;
  std::sscanf(limits.cc.data(), "%d.%d", &properties.computeMajor, &properties.computeMinor);
  properties.maxThreadsPerBlock = limits.threads_per_block;
  properties.maxThreadsPerMultiprocessor = limits.warps * 32;
  properties.regsPerBlock = limits.registers_per_block;
  properties.regsPerMultiprocessor = limits.registers;
  properties.warpSize = 32;
  properties.sharedMemPerBlock = std::size_t{48} * 1024;
  properties.sharedMemPerMultiprocessor = static_cast<std::size_t>(limits.shared);
  properties.numSms = 1;
  properties.sharedMemPerBlockOptin = static_cast<std::size_t>(limits.shared_per_block);
  properties.reservedSharedMemPerBlock = static_cast<std::size_t>(limits.shared_reserved);
  return properties;
}

/// What the header says, in our words.
struct Answer {
  int status = 0, blocks = 0, warps = 0, most_blocks = 0, registers = 0, shared = 0;
  unsigned limited_by = 0;
  bool operator==(const Answer&) const = default;
};

Answer header(const ComputeLimits& limits, const LaunchConfig& launch, int carveout_percent) {
  const cudaOccDeviceProp properties = properties_of(limits);
  cudaOccFuncAttributes attributes;
  attributes.maxThreadsPerBlock = limits.threads_per_block;
  attributes.numRegs = launch.registers;
  attributes.sharedSizeBytes = static_cast<std::size_t>(launch.shared);
  attributes.partitionedGCConfig = launch.partitioned_caching.value_or(limits.halved_by_default)
                                       ? PARTITIONED_GC_ON
                                       : PARTITIONED_GC_OFF;
  attributes.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
  attributes.maxDynamicSharedSizeBytes = static_cast<std::size_t>(launch.dynamic_shared);
  attributes.numBlockBarriers = 1;
  cudaOccDeviceState state;
  state.carveoutConfig = carveout_percent;
  cudaOccResult result{};
  Answer answer;
  answer.status = cudaOccMaxActiveBlocksPerMultiprocessor(
      &result, &properties, &attributes, &state, launch.threads,
      static_cast<std::size_t>(launch.dynamic_shared));
  answer.blocks = result.activeBlocksPerMultiprocessor;
  answer.warps = result.blockLimitWarps;
  answer.most_blocks = result.blockLimitBlocks;
  answer.registers = result.blockLimitRegs;
  answer.shared = result.blockLimitSharedMem;
  answer.limited_by = result.limitingFactors & ~unsigned{OCC_LIMIT_BARRIERS};
  return answer;
}

Answer ours(const ComputeLimits& limits, const LaunchConfig& launch) {
  const Occupancy found = occupancy(limits, launch);
  const auto limit = [&](Limiter limiter) {
    return found.limits[static_cast<std::size_t>(limiter)].value_or(INT_MAX);
  };
  const auto bit = [&](Limiter limiter, unsigned value) {
    return found.limited_by(limiter) ? value : 0;
  };
  return {.status = CUDA_OCC_SUCCESS,
          .blocks = found.blocks,
          .warps = limit(Limiter::warps),
          .most_blocks = limit(Limiter::blocks),
          .registers = limit(Limiter::registers),
          .shared = limit(Limiter::shared),
          .limited_by = bit(Limiter::warps, OCC_LIMIT_WARPS) |
                        bit(Limiter::registers, OCC_LIMIT_REGISTERS) |
                        bit(Limiter::shared, OCC_LIMIT_SHARED_MEMORY) |
                        bit(Limiter::blocks, OCC_LIMIT_BLOCKS)};
}

void print(const char* whose, const Answer& answer) {
  std::printf("  %s: status %d, blocks %d, limits warps %d blocks %d registers %d shared %d, "
              "limited by %x\n",
              whose, answer.status, answer.blocks, answer.warps, answer.most_blocks,
              answer.registers, answer.shared, answer.limited_by);
}

} // namespace

int main() {
  RandomLaunches random(2016);
  const std::span<const ComputeLimits> all = compute_limits();
  int compared = 0, different = 0;
  while (compared < 100000) {
    const ComputeLimits& limits =
        all[static_cast<std::size_t>(random.below(0, static_cast<int>(all.size()) - 1))];
    if (limits.cc[1] == '.' && limits.cc[0] < '3')
      continue;
    LaunchConfig launch = random.next(limits);
    int percent = -1;
    if (launch.carveout) { // the header takes it in hundredths of the largest
      percent = random.below(0, 100);
      launch.carveout = (percent * limits.shared / 100 + 1023) / 1024;
    }
    ++compared;
    const Answer theirs = header(limits, launch, percent);
    if (theirs == ours(limits, launch))
      continue;
    if (++different <= 10) {
      std::printf("%s\n", describe(limits.cc, launch).c_str());
      print("header", theirs);
      print("ours  ", ours(limits, launch));
    }
  }
  std::printf("%d launches compared with cuda_occupancy.h %d.%d, %d differ\n", compared,
              __CUDA_OCC_MAJOR__, __CUDA_OCC_MINOR__, different);
  return different == 0 ? 0 : 1;
}

#else

int main() {
  std::puts("skipped: no cuda_occupancy.h was found");
  constexpr int skipped = 77;
  return skipped;
}

#endif
