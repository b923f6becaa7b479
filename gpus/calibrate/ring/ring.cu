// Rings of bulk copies from global to shared memory, as the TMA of Hopper and later makes them: one
// thread of an SM keeps `stages` copies of `bytes` each in flight, and asks for the next as soon as
// one has come. Nobody reads what comes, so that the ring alone is timed:
//
//     nvcc -std=c++20 -O3 -arch=native -I.. -o ring ring.cu ../device.cu
//     ./ring > h100_async_ring.csv
//
// UBLKCP copies neighbouring bytes (cp.async.bulk), UTMALDG a tile of rows of 256 bytes
// (cp.async.bulk.tensor), here rows that lie one after the other. DRAM: every SM streams through 16
// MiB of its own. L2: through 64 KiB of its own, again and again, once they are there.

#include "device.cuh"

#include <cuda.h>

#include <algorithm>
#include <cstdio>
#include <exception>
#include <vector>

using calibrate::check;

namespace {

constexpr int row_bytes = 256; ///< of a tile
constexpr int most_stages = 32;

enum class Copy { bulk, tile };

struct Ring {
  const char* from;         ///< bytes of this SM begin at blockIdx.x * span
  long long span;           ///< bytes that one SM goes through before it starts again
  int bytes, stages, turns; ///< of a copy; turns: copies of one SM
};

__device__ unsigned in_shared(const void* pointer) {
  return static_cast<unsigned>(__cvta_generic_to_shared(pointer));
}

__device__ void wait_for(unsigned barrier, unsigned parity) {
  asm volatile("{\n\t.reg .pred done;\n\t"
               "again: mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n\t"
               "@!done bra again;\n\t}" ::"r"(barrier),
               "r"(parity)
               : "memory");
}

template <Copy copy>
__global__ void run_ring(Ring ring, const __grid_constant__ CUtensorMap map, long long* cycles) {
  extern __shared__ __align__(1024) char stage[];
  __shared__ __align__(8) unsigned long long full[most_stages];
  if (threadIdx.x != 0)
    return;
  for (int s = 0; s < ring.stages; ++s)
    asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" ::"r"(in_shared(&full[s])));
  asm volatile("fence.mbarrier_init.release.cluster;" ::: "memory");
  const long long first = blockIdx.x * ring.span;
  long long at = 0; // of the next copy in the SM's span
  const auto ask = [&](int s) {
    const unsigned barrier = in_shared(&full[s]), to = in_shared(stage + s * ring.bytes);
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(barrier),
                 "r"(ring.bytes)
                 : "memory");
    if constexpr (copy == Copy::bulk)
      asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], "
                   "%2, [%3];" ::"r"(to),
                   "l"(ring.from + first + at), "r"(ring.bytes), "r"(barrier)
                   : "memory");
    else
      asm volatile("cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::"
                   "bytes [%0], [%1, {%2, "
                   "%3}], [%4];" ::"r"(to),
                   "l"(&map), "r"(0), "r"(static_cast<int>((first + at) / row_bytes)), "r"(barrier)
                   : "memory");
    at += ring.bytes;
    if (at == ring.span)
      at = 0;
  };
  const long long start = clock64();
  unsigned parity = 0;
  for (int turn = 0, s = 0; turn < ring.turns + ring.stages; ++turn) {
    if (turn >= ring.stages)
      wait_for(in_shared(&full[s]), parity);
    if (turn < ring.turns)
      ask(s);
    if (++s == ring.stages) {
      s = 0;
      if (turn >= ring.stages)
        parity ^= 1;
    }
  }
  cycles[blockIdx.x] = clock64() - start;
}

CUtensorMap map_of(char* data, long long size, int bytes) {
  using Encode =
      CUresult (*)(CUtensorMap*, CUtensorMapDataType, cuuint32_t, void*, const cuuint64_t*,
                   const cuuint64_t*, const cuuint32_t*, const cuuint32_t*, CUtensorMapInterleave,
                   CUtensorMapSwizzle, CUtensorMapL2promotion, CUtensorMapFloatOOBfill);
  void* entry = nullptr;
  cudaDriverEntryPointQueryResult found{};
  check(cudaGetDriverEntryPointByVersion("cuTensorMapEncodeTiled", &entry, 12000, cudaEnableDefault,
                                         &found),
        "cuTensorMapEncodeTiled");
  CUtensorMap map;
  const cuuint64_t sizes[] = {row_bytes / 4, static_cast<cuuint64_t>(size / row_bytes)},
                   strides[] = {row_bytes};
  const cuuint32_t box[] = {row_bytes / 4, static_cast<cuuint32_t>(bytes / row_bytes)},
                   steps[] = {1, 1};
  const CUresult made = reinterpret_cast<Encode>(entry)(
      &map, CU_TENSOR_MAP_DATA_TYPE_FLOAT32, 2, data, sizes, strides, box, steps,
      CU_TENSOR_MAP_INTERLEAVE_NONE, CU_TENSOR_MAP_SWIZZLE_NONE, CU_TENSOR_MAP_L2_PROMOTION_NONE,
      CU_TENSOR_MAP_FLOAT_OOB_FILL_NONE);
  if (made != CUDA_SUCCESS)
    throw std::runtime_error("cuTensorMapEncodeTiled: error " + std::to_string(made));
  return map;
}

void run() {
  const calibrate::Device device = calibrate::Device::open();
  if (device.major < 9)
    throw std::runtime_error("bulk copies need compute capability 9.0 or later, this GPU has " +
                             device.capability());
  const int room = static_cast<int>(device.shared_per_sm) - 4096;
  constexpr long long streamed = 16 << 20, kept = 64 << 10;
  calibrate::DeviceArray<char> data(static_cast<std::size_t>(streamed) * device.sms);
  calibrate::DeviceArray<long long> cycles(device.sms);
  check(cudaMemset(data.data(), 0, data.bytes()), "clearing");
  check(
      cudaFuncSetAttribute(run_ring<Copy::bulk>, cudaFuncAttributeMaxDynamicSharedMemorySize, room),
      "shared memory");
  check(
      cudaFuncSetAttribute(run_ring<Copy::tile>, cudaFuncAttributeMaxDynamicSharedMemorySize, room),
      "shared memory");
  for (const std::string& note : device.notes())
    std::printf("# %s\n", note.c_str());
  std::printf(
      "# A thread of each SM keeps `stages` bulk copies of `bytes` each in flight, all SMs "
      "at once; what comes is "
      "not read. cycles: from one copy's request to the next of its stage on the SM that takes "
      "longest, median of 5.\n"
      "copy,from,bytes,stages,cycles,bytes_per_cycle\n");
  std::vector<long long> of_sm(device.sms);
  for (const Copy copy : {Copy::bulk, Copy::tile})
    for (const bool dram : {true, false})
      for (int bytes = 512; bytes <= 32768; bytes *= 2) {
        const CUtensorMap map = map_of(data.data(), static_cast<long long>(data.bytes()), bytes);
        for (const int stages : {1, 2, 3, 4, 6, 8, 12, 16, 24, 32}) {
          if (stages * bytes > room || bytes / row_bytes > 256)
            continue;
          Ring ring{data.data(), dram ? streamed : kept, bytes, stages, 0};
          ring.turns =
              std::max<int>(8 * stages, static_cast<int>((dram ? streamed : 1 << 20) / bytes));
          std::vector<double> runs;
          for (int i = 0; i < 6; ++i) {
            if (copy == Copy::bulk)
              run_ring<Copy::bulk><<<device.sms, 32, room>>>(ring, map, cycles.data());
            else
              run_ring<Copy::tile><<<device.sms, 32, room>>>(ring, map, cycles.data());
            check(cudaDeviceSynchronize(), "a ring");
            check(cudaMemcpy(of_sm.data(), cycles.data(), cycles.bytes(), cudaMemcpyDeviceToHost),
                  "reading cycles");
            if (i > 0)
              runs.push_back(static_cast<double>(*std::ranges::max_element(of_sm)));
          }
          std::sort(runs.begin(), runs.end());
          const double total = runs[runs.size() / 2];
          std::printf("%s,%s,%d,%d,%.1f,%.4f\n", copy == Copy::bulk ? "UBLKCP" : "UTMALDG",
                      dram ? "DRAM" : "L2", bytes, stages, total / ring.turns * stages,
                      static_cast<double>(ring.turns) * bytes / total);
        }
      }
}

} // namespace

int main() {
  try {
    run();
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ring: %s\n", error.what());
    return 1;
  }
}
