#pragma once

/// Times kernels at up to four occupancies each, which shared memory that nobody uses lowers.

#include "device.cuh"

#include <cuda_profiler_api.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <exception>
#include <functional>
#include <set>
#include <vector>

namespace calibrate {

/// A kernel with its arguments bound.
struct Work {
  const char* name;
  const char* part; ///< of the kernels: "build", "try"
  const void* function;
  dim3 grid, block;
  std::function<void(dim3, dim3, size_t)> launch; ///< grid, block, dynamic shared bytes
};

template <class... Parameters, class... Arguments>
Work work(const char* name, const char* part, void (*kernel)(Parameters...), dim3 grid, dim3 block,
          Arguments... arguments) {
  return {
      name, part,  reinterpret_cast<const void*>(kernel),
      grid, block, [=](dim3 g, dim3 b, size_t shared) { kernel<<<g, b, shared>>>(arguments...); }};
}

/// Launches each work at each occupancy: once, for a profiler, or 24 times, with the median of the
/// last 21 printed as a line. `carve_out`: preferred, per cent of the SM's memory, or -1, which
/// leaves it to the driver.
inline void time_all(const Device& device, const std::vector<Work>& works, int carve_out,
                     bool once) {
  if (!once)
    std::printf("kernel,part,grid_x,grid_y,block_x,block_y,registers,static_shared,dynamic_shared,"
                "blocks_per_sm,warps_per_sm,time_us,min_us,max_us\n");
  cudaEvent_t start, stop;
  check(cudaEventCreate(&start), "event");
  check(cudaEventCreate(&stop), "event");
  check(cudaProfilerStart(), "profiler");
  for (const Work& w : works) {
    cudaFuncAttributes attributes;
    check(cudaFuncGetAttributes(&attributes, w.function), w.name);
    const int threads = static_cast<int>(w.block.x * w.block.y);
    const int room = static_cast<int>(device.shared_per_sm);
    check(
        cudaFuncSetAttribute(w.function, cudaFuncAttributePreferredSharedMemoryCarveout, carve_out),
        w.name);
    check(cudaFuncSetAttribute(w.function, cudaFuncAttributeMaxDynamicSharedMemorySize,
                               room - 1024 - static_cast<int>(attributes.sharedSizeBytes)),
          w.name);
    int most = 0;
    check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&most, w.function, threads, 0), w.name);
    std::set<int, std::greater<>> levels;
    for (int part : {1, 2, 4, 8})
      levels.insert(std::max(1, most / part));
    for (int blocks : levels) {
      int shared = 0;
      if (blocks < most)
        shared = (room / blocks - 1024 - static_cast<int>(attributes.sharedSizeBytes)) / 128 * 128;
      int resident = 0;
      check(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&resident, w.function, threads, shared),
            w.name);
      if (once) {
        w.launch(w.grid, w.block, shared);
        check(cudaDeviceSynchronize(), w.name);
        continue;
      }
      std::vector<float> times;
      for (int i = 0; i < 24; ++i) {
        check(cudaEventRecord(start), "event");
        w.launch(w.grid, w.block, shared);
        check(cudaEventRecord(stop), "event");
        check(cudaEventSynchronize(stop), w.name);
        float ms = 0;
        check(cudaEventElapsedTime(&ms, start, stop), "event");
        if (i >= 3)
          times.push_back(ms * 1000);
      }
      std::sort(times.begin(), times.end());
      std::printf("%s,%s,%u,%u,%u,%u,%d,%zu,%d,%d,%d,%.3f,%.3f,%.3f\n", w.name, w.part, w.grid.x,
                  w.grid.y, w.block.x, w.block.y, attributes.numRegs, attributes.sharedSizeBytes,
                  shared, resident, resident * threads / 32, times[times.size() / 2], times.front(),
                  times.back());
    }
  }
  check(cudaProfilerStop(), "profiler");
}

/// `run` with whether each is launched once: "time" or "once" on the command line.
template <class Run> int time_or_once(int count, char** arguments, Run run) {
  const bool once = count == 2 && std::strcmp(arguments[1], "once") == 0;
  if (!once && !(count == 2 && std::strcmp(arguments[1], "time") == 0)) {
    std::fprintf(stderr, "usage: %s time|once\n", arguments[0]);
    return 2;
  }
  try {
    run(once);
    return 0;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", arguments[0], error.what());
    return 1;
  }
}

} // namespace calibrate
