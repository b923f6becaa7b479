// Loads of blocks that read the same memory at the same time: whether those that come after the
// first find it in the L2, or wait for the DRAM with it.
//
//     effects/run builds and runs it; convoys > h200_convoys.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr int steps = 2048, line = 128;

/// The blocks of a group read a stretch of memory of their own, a line a warp and step, one after
/// the other. It begins where the group's last ended, if `goes_on` says so.
__global__ void read_together(const char* memory, unsigned long long* ends, int sharers,
                              std::size_t apart, bool goes_on, unsigned* never,
                              Stopwatch stopwatch) {
  const int group = static_cast<int>(blockIdx.x) / sharers;
  const int warps = static_cast<int>(blockDim.x) / 32;
  const unsigned long long first = ends[group];
  const char* at = memory + static_cast<std::size_t>(group) * apart + first + threadIdx.x * 4;
  const long long start = stopwatch.begin();
#pragma unroll 16
  for (int i = 0; i < steps; ++i) {
    unsigned word;
    asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(word) : "l"(at));
    at += warps * line + (word == 0x12345678u ? line : 0); // waits for the word
    if (warps > 1)
      __syncthreads();
  }
  if (at == nullptr)
    *never = 1;
  stopwatch.end(start);
  if (goes_on && threadIdx.x == 0)
    ends[group] = first + static_cast<unsigned long long>(steps) * warps * line;
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  const Arena arena(device, std::size_t{64} << 30);
  Spans spans(device, quick);
  const DeviceArray<unsigned> never(1);
  const DeviceArray<unsigned long long> ends(static_cast<std::size_t>(device.sms));
  calibrate::Table table("convoys.csv",
                         {"sharers", "warps_per_block", "again", "cycles", "min", "max"});
  table.note("Cycles from a load of 128 bytes a warp past the L1 to the next, which waits for it: "
             "one block on every SM, of which so many read the same memory in the same order. "
             "again 0: memory that nothing read before; 1: what they read the last time, of "
             "which the L2 holds 60 MiB. Warps of a block wait for each other at every step.");
  check(cudaMemset(ends.data(), 0, ends.bytes()), "preparing reads");
  const std::size_t apart = arena.bytes() / static_cast<std::size_t>(device.sms) / line * line;
  for (const int warps : {1, 8})
    for (const bool again : {false, true})
      for (int sharers = 1;; sharers = std::min(2 * sharers, device.sms)) {
        Launch launch;
        launch.threads = 32 * warps;
        const auto read = [&](bool goes_on) {
          return spans.cycles(read_together, launch, static_cast<const char*>(arena.data()),
                              ends.data(), sharers, apart, goes_on, never.data());
        };
        table.row(joined({std::to_string(sharers), std::to_string(warps), again ? "1" : "0"},
                         scaled(read(!again), 1.0 / steps)));
        if (sharers == device.sms || quick)
          break;
      }
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
