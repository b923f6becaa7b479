#pragma once

/// The harness: warps placed exactly, started together, counted until a deadline.
///
/// A Chain is what each warp repeats. It is a small struct, passed to the kernel by value, with
///
///     static constexpr int counted;             // instructions of interest in one round
///     __device__ void begin(unsigned warp, unsigned lane); // warp: its index in the whole grid
///     __device__ void round();                  // some hundred dependent instructions
///     __device__ unsigned value() const;        // depends on all of them; never 0xffffffff
///
/// Each warp repeats rounds until `window` cycles have passed on its SM's clock. Only what it did
/// in the window counts, of its last round the part by time: schedulers are not fair, and a warp
/// that others held back would make up for it when they have ended. The throughput of an SM is the
/// sum over its warps of counted * rounds / window; what is reported is the mean of all SMs.
/// Besides the instructions that a chain names, a round has the loop's own: a clock read,
/// subtractions, a comparison, a count and a branch.

#include "device.cuh"
#include "table.h"

#include <map>
#include <vector>

namespace calibrate {

/// One warp of one run.
struct Sample {
  long long before; ///< cycles from the start to the beginning of the last round
  long long after;  ///< and to its end, past the window
  long long cycles; ///< to the last result
  long long nanoseconds;
  unsigned rounds;
  unsigned sm;
};

namespace on_device {

__device__ inline long long nanoseconds() {
  long long now;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
  return now;
}

__device__ inline unsigned sm_index() {
  unsigned sm;
  asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
  return sm;
}

/// When a block started, on its SM's clock and on the GPU's.
struct Start {
  long long first; ///< of the SM's blocks
  long long cycles, nanoseconds;
};
/// Returns once every block of the grid has come here; all of them have to be resident. `starts`
/// is zero before the launch: who has arrived, then the start of each SM. That one counts for all
/// its warps, as a warp's own first reading of the clock comes late where others hold it back.
__device__ inline Start start_together(unsigned long long* starts) {
  __shared__ Start start;
  __syncthreads();
  if (threadIdx.x == 0) {
    atomicAdd(starts, 1ull);
    while (*static_cast<volatile unsigned long long*>(starts) < gridDim.x) {
    }
    const long long now = clock64();
    const unsigned long long first =
        atomicCAS(starts + 1 + sm_index(), 0ull, static_cast<unsigned long long>(now));
    start = {first == 0 ? now : static_cast<long long>(first), now, nanoseconds()};
  }
  __syncthreads();
  return start;
}

/// The clock once `value` is there: the read waits because it is predicated on the value.
__device__ inline long long clock_after(unsigned value) {
  long long now = 0;
  asm volatile("{\n\t.reg .pred there;\n\t"
               "setp.ne.u32 there, %1, 0xffffffff;\n\t"
               "@there mov.u64 %0, %%clock64;\n\t}"
               : "+l"(now)
               : "r"(value));
  return now;
}

} // namespace on_device

// Every warp that an SM can hold has to fit into its 65,536 registers: at most 32 a thread for 2048
// threads. Launch bounds cannot say it: an SM of compute capability 7.5 holds 1024 threads.
template <class Chain>
__global__ void __maxnreg__(32)
    repeat_until(Chain chain, long long window, unsigned long long* starts, Sample* samples) {
  const unsigned thread = blockIdx.x * blockDim.x + threadIdx.x;
  chain.begin(thread / 32, thread % 32);
  const on_device::Start start = on_device::start_together(starts);
  long long before = 0, after = 0;
  unsigned rounds = 0;
#pragma unroll 1
  do {
    before = after;
    chain.round();
    ++rounds;
    after = clock64() - start.first;
  } while (after < window);
  const long long end = on_device::clock_after(chain.value());
  const long long end_ns = on_device::nanoseconds();
  if (thread % 32 == 0)
    samples[thread / 32] = {before,
                            after,
                            end - start.cycles,
                            end_ns - start.nanoseconds,
                            rounds,
                            on_device::sm_index()};
}

/// Runs chains and keeps what they share: the samples, the buffer that flushes the L2, the clock.
class Bench {
public:
  /// `quick` makes one run of every second point instead of three of each.
  Bench(const Device& device, bool quick);

  [[nodiscard]] const Device& device() const { return device_; }
  [[nodiscard]] bool quick() const { return quick_; }
  [[nodiscard]] int runs() const { return quick_ ? 1 : 3; }
  /// The occupancies that are measured: 1 to 8, then in steps of 2 and 4, as far as the SM goes.
  [[nodiscard]] std::vector<int> warps() const;
  /// Keeps the GPU busy for about a second, so that its clocks are up before the first point.
  void warm_up();

  /// -0.0f for each of 32 lanes, in device memory, so that the compiler knows neither the value nor
  /// that it is the same in every lane. Adding it changes no float but NaNs.
  [[nodiscard]] const float* zero() const { return zero_.data(); }
  /// Reads a buffer of four times the L2, which evicts everything else and leaves nothing to
  /// write back.
  void flush_l2();

  /// Counted instructions per cycle per SM with `warps` on every SM. `flush` empties the L2
  /// before every run.
  template <class Chain>
  [[nodiscard]] Summary throughput(const Chain& chain, int warps, long long window, bool flush) {
    std::vector<double> results;
    for (int run = 0; run < runs(); ++run) {
      if (flush)
        flush_l2();
      launch(chain, warps, window);
      results.push_back(Chain::counted * collect(warps, window));
    }
    return summarize(results);
  }

  /// Mean SM clock in MHz of the runs since the last call.
  [[nodiscard]] double take_clock_mhz();

private:
  /// One block an SM up to 32 warps, two beyond. Each block takes so much shared memory that no
  /// further one fits, and a cooperative launch is refused unless all are resident at once:
  /// together they leave every SM with the same number.
  template <class Chain> void launch(const Chain& chain, int warps, long long window) {
    const int blocks = warps <= 32 ? 1 : 2;
    const std::size_t shared = device_.shared_per_sm / (blocks + 1) + 1024;
    const int carve_out =
        static_cast<int>(100 * blocks * (shared + 2048) / device_.shared_per_sm) + 1;
    auto* kernel = &repeat_until<Chain>;
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize,
                               static_cast<int>(shared)),
          "asking for shared memory");
    check(cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout,
                               carve_out < 100 ? carve_out : 100),
          "dividing L1 and shared memory");
    check(cudaMemsetAsync(starts_.data(), 0, starts_.bytes()), "preparing a start");
    Chain copy = chain;
    unsigned long long* starts = starts_.data();
    Sample* samples = samples_.data();
    void* arguments[] = {&copy, &window, &starts, &samples};
    check(cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(kernel),
                                      dim3(static_cast<unsigned>(blocks * device_.sms)),
                                      dim3(static_cast<unsigned>(32 * warps / blocks)), arguments,
                                      shared, nullptr),
          "launching a measurement");
  }
  /// Rounds per cycle per SM of the last launch. Throws where an SM had other than `warps`.
  [[nodiscard]] double collect(int warps, long long window);

  Device device_;
  bool quick_;
  DeviceArray<unsigned long long> starts_; ///< as start_together() takes them
  DeviceArray<Sample> samples_;
  DeviceArray<float> zero_;
  DeviceArray<uint4> flush_;
  std::vector<Sample> copied_;
  double cycles_ = 0, nanoseconds_ = 0; ///< of all runs since take_clock_mhz()
};

} // namespace calibrate
