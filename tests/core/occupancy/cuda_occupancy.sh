#!/bin/bash
# What NVIDIA's header cuda_occupancy.h says of compute capabilities 10.0 to 12.1: what it allocates
# in, and the blocks of an SM for launches of each block size, number of registers, bytes of shared
# memory and carve-out.
#
#     CUDA=/usr/local/cuda tests/core/occupancy/cuda_occupancy.sh >tests/core/occupancy/cuda_occupancy.csv
#
# A `limits` row has first what the header asks the device for and does not know itself: threads,
# registers, shared memory of an SM and the largest of a block, as core/occupancy/limits.h has them.
# Then what the header says: blocks of an SM, registers a thread may have at most, the unit of
# registers of a warp, that of shared memory, sub-partitions, the largest carve-out.
set -euo pipefail
include=${CUDA:-/usr/local/cuda}/include
version=$(sed -n 's/^#define CUDA_VERSION //p' "$include/cuda.h")
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
cat >"$folder/main.cpp" <<'END'
#include <climits>
#include <cstddef>
#include <cstdio>
#include <cuda_occupancy.h>
#include <initializer_list>

struct Device {
  int major, minor, threads, shared_kib;
};

int main() {
  for (const Device d : {Device{10, 0, 2048, 228}, {10, 1, 1536, 228}, {10, 3, 2048, 228},
                         {11, 0, 1536, 228}, {12, 0, 1536, 100}, {12, 1, 1536, 100}}) {
    cudaOccDeviceProp device;
    device.computeMajor = d.major;
    device.computeMinor = d.minor;
    device.maxThreadsPerBlock = 1024;
    device.maxThreadsPerMultiprocessor = d.threads;
    device.regsPerBlock = device.regsPerMultiprocessor = 65536;
    device.warpSize = 32;
    device.sharedMemPerBlock = 48 * 1024;
    device.sharedMemPerMultiprocessor = d.shared_kib * 1024;
    device.sharedMemPerBlockOptin = (d.shared_kib - 1) * 1024;
    device.reservedSharedMemPerBlock = 1024;
    device.numSms = 1;
    int blocks, most_registers, register_unit, shared_unit, partitions;
    size_t carveout;
    cudaOccDeviceState state;
    if (cudaOccMaxBlocksPerMultiprocessor(&blocks, &device) ||
        cudaOccRegAllocationMaxPerThread(&most_registers, &device) ||
        cudaOccRegAllocationGranularity(&register_unit, &device) ||
        cudaOccSMemAllocationGranularity(&shared_unit, &device) ||
        cudaOccSubPartitionsPerMultiprocessor(&partitions, &device) ||
        cudaOccSMemPerMultiprocessor(&carveout, &device, &state))
      return 1;
    std::printf("limits,%d.%d,%d,%d,%zu,%zu,%d,%d,%d,%d,%d,%zu\n", d.major, d.minor, d.threads,
                device.regsPerMultiprocessor, device.sharedMemPerMultiprocessor,
                device.sharedMemPerBlockOptin, blocks, most_registers, register_unit, shared_unit,
                partitions, carveout);
    for (const int threads : {32, 96, 128, 256, 512, 1024})
      for (const int registers : {16, 32, 33, 40, 64, 85, 128, 168, 255})
        for (const int shared : {0, 1, 1000, 8192, 49152, 101376})
          for (const int percent : {-1, 0, 30, 50}) {
            if (percent >= 0 && (registers != 32 || threads > 256))
              continue; // carve-outs where shared memory limits
            cudaOccFuncAttributes kernel;
            kernel.maxThreadsPerBlock = INT_MAX;
            kernel.numRegs = registers;
            kernel.shmemLimitConfig = FUNC_SHMEM_LIMIT_OPTIN;
            kernel.maxDynamicSharedSizeBytes = device.sharedMemPerBlockOptin;
            kernel.numBlockBarriers = 1;
            state.carveoutConfig = percent;
            cudaOccResult result;
            if (size_t(shared) > kernel.maxDynamicSharedSizeBytes ||
                cudaOccMaxActiveBlocksPerMultiprocessor(&result, &device, &kernel, &state, threads,
                                                        shared))
              return 1;
            std::printf("launch,%d.%d,%d,%d,%d,%d,%d\n", d.major, d.minor, threads, registers,
                        shared, percent, result.activeBlocksPerMultiprocessor);
          }
  }
}
END
g++ -std=c++17 -O1 -w -I"$include" "$folder/main.cpp" -o "$folder/main"
echo "# cuda_occupancy.h of CUDA $((version / 1000)).$((version % 1000 / 10)), by cuda_occupancy.sh"
echo "# limits,cc,threads,registers,shared,shared_per_block,blocks,registers_per_thread,register_unit,shared_unit,partitions,carveout"
echo "# launch,cc,threads,registers,dynamic_shared,carveout_percent,blocks"
"$folder/main"
