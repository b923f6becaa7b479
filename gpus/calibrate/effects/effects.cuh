#pragma once

/// What the programs of this folder share: each measures one effect and prints one table.

#include "measure.cuh"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <exception>
#include <functional>
#include <string>
#include <vector>

namespace effects {

using calibrate::check;
using calibrate::Device;
using calibrate::DeviceArray;
using calibrate::Summary;
using calibrate::text_of;

/// A bijection of the 32-bit numbers whose results look random.
__device__ inline unsigned scrambled(unsigned x) {
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

/// A word is of 16 bytes.
template <class Word> __global__ void scramble(Word* memory, std::size_t count) {
  for (std::size_t i = blockIdx.x * std::size_t{blockDim.x} + threadIdx.x; i < count;
       i += std::size_t{gridDim.x} * blockDim.x) {
    const unsigned x = scrambled(static_cast<unsigned>(i));
    memory[i] = {x, x * 0x9e3779b1u, ~x, x + static_cast<unsigned>(i >> 32)};
  }
}

/// Memory full of numbers without structure, as much as is wanted or 8 GiB less than is free.
class Arena {
public:
  Arena(const Device& device, std::size_t wanted)
      : memory_(std::min(wanted, device.free_bytes - std::min(device.free_bytes / 2, spare)) /
                sizeof(uint4)) {
    scramble<<<4096, 256>>>(memory_.data(), memory_.size());
    check(cudaGetLastError(), "filling memory");
    check(cudaDeviceSynchronize(), "filling memory");
  }
  [[nodiscard]] char* data() const { return reinterpret_cast<char*>(memory_.data()); }
  [[nodiscard]] std::size_t bytes() const { return memory_.bytes(); }

private:
  static constexpr std::size_t spare = std::size_t{8} << 30;
  DeviceArray<uint4> memory_;
};

/// When a block began and ended on its SM's clock.
struct Span {
  long long start, stop;
  unsigned sm;
};

/// Called by every thread before and after what is timed, in a launch of Spans.
struct Stopwatch {
  unsigned long long* starts;
  Span* spans;
  __device__ long long begin() const {
    calibrate::on_device::start_together(starts);
    return clock64();
  }
  __device__ void end(long long start) const {
    __syncthreads();
    const long long stop = clock64();
    if (threadIdx.x == 0)
      spans[blockIdx.x] = {start, stop, calibrate::on_device::sm_index()};
  }
};

/// Where and with what a kernel is launched. A carve-out of -1 leaves the division of L1 and
/// shared memory to the driver, another is the shared memory of an SM in KiB.
struct Launch {
  int blocks_per_sm = 1;
  int threads = 32;
  int shared_bytes = 0;
  int carve_out_kib = -1;
  bool one_sm = false;
};

/// Launches kernels whose last argument is a Stopwatch, all blocks at the same time.
class Spans {
public:
  Spans(const Device& device, bool quick)
      : device_(device), runs_(quick ? 1 : 3), starts_(1 + most_sms), spans_(most_sms * 32) {}

  /// Cycles from the first start to the last end of an SM's blocks: the mean over the SMs, of each
  /// of three launches, after one that is not counted. Throws where an SM had another number of
  /// blocks than was asked for.
  template <class... Given, class... Arguments>
  [[nodiscard]] Summary cycles(void (*kernel)(Given...), const Launch& launch,
                               Arguments... arguments) {
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                               launch.shared_bytes),
          "asking for shared memory");
    const int room = static_cast<int>(device_.shared_per_sm / 1024);
    check(cudaFuncSetAttribute(
              kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
              launch.carve_out_kib < 0 ? -1 : std::min(100, launch.carve_out_kib * 100 / room)),
          "dividing L1 and shared memory");
    const int blocks = launch.one_sm ? launch.blocks_per_sm : launch.blocks_per_sm * device_.sms;
    Stopwatch stopwatch{starts_.data(), spans_.data()};
    std::vector<double> results;
    for (int run = -1; run < runs_; ++run) {
      check(cudaMemset(starts_.data(), 0, starts_.bytes()), "preparing a start");
      void* given[] = {static_cast<void*>(&arguments)..., static_cast<void*>(&stopwatch)};
      check(cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel),
                                        dim3(static_cast<unsigned>(blocks)),
                                        dim3(static_cast<unsigned>(launch.threads)), given,
                                        static_cast<std::size_t>(launch.shared_bytes), nullptr),
            "launching a measurement");
      check(cudaDeviceSynchronize(), "measuring");
      if (run >= 0)
        results.push_back(collect(blocks, launch));
    }
    return calibrate::summarize(results);
  }

private:
  static constexpr std::size_t most_sms = 1024;

  double collect(int blocks, const Launch& launch) {
    std::vector<Span> spans(static_cast<std::size_t>(blocks));
    check(cudaMemcpy(spans.data(), spans_.data(), spans.size() * sizeof(Span),
                     cudaMemcpyDeviceToHost),
          "reading a measurement");
    std::map<unsigned, std::vector<Span>> of_sm;
    for (const Span& span : spans)
      of_sm[span.sm].push_back(span);
    double sum = 0;
    for (const auto& [sm, found] : of_sm) {
      if (!launch.one_sm && static_cast<int>(found.size()) != launch.blocks_per_sm)
        throw std::runtime_error("SM " + std::to_string(sm) + " had " +
                                 std::to_string(found.size()) + " blocks instead of " +
                                 std::to_string(launch.blocks_per_sm));
      long long start = found[0].start, stop = found[0].stop;
      for (const Span& span : found) {
        start = std::min(start, span.start);
        stop = std::max(stop, span.stop);
      }
      sum += static_cast<double>(stop - start);
    }
    return sum / static_cast<double>(of_sm.size());
  }

  Device device_;
  int runs_;
  DeviceArray<unsigned long long> starts_;
  DeviceArray<Span> spans_;
};

/// Footprints from `first` on, doubled in two steps, up to `last`; the last doubling in eight.
inline std::vector<std::size_t> footprints(std::size_t first, std::size_t last, bool quick) {
  std::vector<std::size_t> list;
  for (std::size_t bytes = first; bytes <= last; bytes *= quick ? 16 : 2) {
    list.push_back(bytes);
    if (quick || bytes + bytes / 2 > last)
      continue;
    const int steps = 4 * bytes > last && 2 * bytes <= last ? 8 : 2;
    for (int i = 1; i < steps; ++i)
      list.push_back(bytes + bytes / 8 * (8 / steps) * static_cast<std::size_t>(i));
  }
  return list;
}

/// Median, min and max of `summary` times `factor`, as fields of a row.
inline std::vector<std::string> scaled(const Summary& summary, double factor, int digits = 5) {
  return {text_of(summary.median * factor, digits), text_of(summary.min * factor, digits),
          text_of(summary.max * factor, digits)};
}
/// Median, min and max of `factor` over `summary`.
inline std::vector<std::string> inverse(const Summary& summary, double factor, int digits = 5) {
  return {text_of(factor / summary.median, digits), text_of(factor / summary.max, digits),
          text_of(factor / summary.min, digits)};
}
inline std::vector<std::string> joined(std::vector<std::string> fields,
                                       const std::vector<std::string>& more) {
  fields.insert(fields.end(), more.begin(), more.end());
  return fields;
}

/// Runs `measure` on device 0 and prints the table that it makes. `--quick` stands for one run of
/// a few points.
inline int program(int argc, char** argv,
                   const std::function<calibrate::Table(const Device&, bool)>& measure) {
  try {
    const bool quick = argc == 2 && std::strcmp(argv[1], "--quick") == 0;
    if (argc > 1 && !quick) {
      std::fprintf(stderr, "usage: %s [--quick]\n", argv[0]);
      return 2;
    }
    const Device device = Device::open();
    const calibrate::Table table = measure(device, quick);
    std::fputs(table.text(device.notes()).c_str(), stdout);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s: %s\n", argv[0], error.what());
    return 1;
  }
  return 0;
}

} // namespace effects
