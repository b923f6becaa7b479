// Loads from the shared memory of another SM of a thread block cluster, on a GPU of compute
// capability 9.0 or later: chains of them, while every SM of every cluster reads from the next one
// of its own.
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o cluster cluster.cu ../device.cu
//     ./cluster > h100_cluster_loads.csv
//
// A cluster of one block reads its own shared memory by the same instruction.

#include "device.cuh"

#include <cooperative_groups.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <vector>

using calibrate::check;

namespace {

constexpr int shared_bytes = 128 << 10; ///< of a block: one of them is on an SM
constexpr int rounds = 256;

__device__ unsigned in_cluster(const void* pointer, unsigned rank) {
  unsigned other = 0;
  asm("mapa.shared::cluster.u32 %0, %1, %2;"
      : "=r"(other)
      : "r"(static_cast<unsigned>(__cvta_generic_to_shared(pointer))), "r"(rank));
  return other;
}

/// The first word of `bytes` from there on.
template <int bytes> __device__ unsigned load(unsigned from) {
  unsigned a = 0, b = 0, c = 0, d = 0;
  if constexpr (bytes == 4)
    asm volatile("ld.shared::cluster.u32 %0, [%1];" : "=r"(a) : "r"(from) : "memory");
  else if constexpr (bytes == 8)
    asm volatile("ld.shared::cluster.v2.u32 {%0, %1}, [%2];"
                 : "=r"(a), "=r"(b)
                 : "r"(from)
                 : "memory");
  else
    asm volatile("ld.shared::cluster.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(a), "=r"(b), "=r"(c), "=r"(d)
                 : "r"(from)
                 : "memory");
  return a;
}

/// Cycles of `rounds` loads of each chain of each warp, one number a block.
template <int bytes, int chains> __global__ void read(long long* cycles, unsigned* never) {
  extern __shared__ __align__(16) unsigned words[];
  const auto cluster = cooperative_groups::this_cluster();
  // A word holds its own address: whoever reads it reads it again.
  const unsigned self = in_cluster(words, cluster.block_rank());
  for (int i = threadIdx.x; i < shared_bytes / 4; i += blockDim.x)
    words[i] = self + 4 * i;
  cluster.sync();
  const unsigned next =
      in_cluster(words, (cluster.block_rank() + 1) % cluster.num_blocks()) + bytes * threadIdx.x;
  unsigned at[chains];
  for (int k = 0; k < chains; ++k)
    at[k] = next + bytes * blockDim.x * k;
  __syncthreads();
  const long long start = clock64();
#pragma unroll 16
  for (int i = 0; i < rounds; ++i)
#pragma unroll
    for (int k = 0; k < chains; ++k)
      at[k] = load<bytes>(at[k]);
  unsigned sum = 0;
  for (int k = 0; k < chains; ++k)
    sum += at[k];
  if (sum == 1)
    *never = sum;
  __syncthreads();
  const long long stop = clock64();
  if (threadIdx.x == 0)
    cycles[blockIdx.x] = stop - start;
  cluster.sync(); // nobody leaves whose words are still read
}

template <int bytes, int chains> void measure(int cluster, int warps) {
  const auto kernel = read<bytes, chains>;
  check(cudaFuncSetAttribute(kernel, cudaFuncAttributeNonPortableClusterSizeAllowed, 1),
        "clusters of 16");
  check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, shared_bytes),
        "shared memory");
  cudaLaunchAttribute size{};
  size.id = cudaLaunchAttributeClusterDimension;
  size.val.clusterDim = {static_cast<unsigned>(cluster), 1, 1};
  cudaLaunchConfig_t config{};
  config.gridDim = cluster;
  config.blockDim = 32 * warps;
  config.dynamicSmemBytes = shared_bytes;
  config.attrs = &size;
  config.numAttrs = 1;
  int clusters = 0;
  check(cudaOccupancyMaxActiveClusters(&clusters, kernel, &config), "counting clusters");
  const int blocks = clusters * cluster;
  config.gridDim = blocks;
  calibrate::DeviceArray<long long> cycles(blocks);
  calibrate::DeviceArray<unsigned> never(1);
  std::vector<long long> of_block(blocks);
  std::vector<double> runs;
  for (int i = 0; i < 6; ++i) {
    check(cudaLaunchKernelEx(&config, kernel, cycles.data(), never.data()), "starting");
    check(cudaDeviceSynchronize(), "loads");
    check(cudaMemcpy(of_block.data(), cycles.data(), cycles.bytes(), cudaMemcpyDeviceToHost),
          "reading cycles");
    double sum = 0;
    for (const long long each : of_block)
      sum += static_cast<double>(each);
    if (i > 0)
      runs.push_back(sum / blocks);
  }
  std::sort(runs.begin(), runs.end());
  const double each = runs[runs.size() / 2] / rounds; // cycles of a round of all chains
  std::printf("%d,%d,%d,%d,%d,%.1f,%.2f\n", cluster, blocks, bytes, warps, chains, each,
              32.0 * bytes * warps * chains / each);
}

void run() {
  const calibrate::Device device = calibrate::Device::open();
  if (device.major < 9)
    throw std::runtime_error("clusters need compute capability 9.0 or later, this GPU has " +
                             device.capability());
  for (const std::string& note : device.notes())
    std::printf("# %s\n", note.c_str());
  std::printf("# Every block reads from the shared memory of the next one of its cluster, all "
              "clusters at once, a block on an SM. cycles: of a load of each chain, the mean over "
              "the blocks, median of 5. bytes_per_cycle: of an SM.\n"
              "cluster,blocks,bytes,warps,chains,cycles,bytes_per_cycle\n");
  for (const int cluster : {1, 2, 4, 8, 16})
    for (const int warps : {1, 2, 4, 8, 16, 32}) {
      measure<4, 1>(cluster, warps);
      measure<4, 4>(cluster, warps);
      measure<8, 1>(cluster, warps);
      measure<8, 4>(cluster, warps);
      measure<16, 1>(cluster, warps);
      if (warps <= 16)
        measure<16, 4>(cluster, warps);
    }
}

} // namespace

int main() {
  try {
    run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "cluster: %s\n", error.what());
    return 1;
  }
}
