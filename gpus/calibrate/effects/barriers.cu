// Barriers of a block against its warps, and with other blocks on the SM.
//
//     effects/run builds and runs it; barriers > h200_barriers.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr int rounds = 64, unrolled = 16, adds = 64;

/// Barriers one after the other. With `late` warp 0 has `adds` dependent additions before each,
/// which the others wait for.
template <bool late> __global__ void barriers(float zero, unsigned* never, Stopwatch stopwatch) {
  float sum = zero;
  const long long start = stopwatch.begin();
#pragma unroll 1
  for (int i = 0; i < rounds; ++i)
#pragma unroll
    for (int k = 0; k < unrolled; ++k) {
      if (late && threadIdx.x < 32)
#pragma unroll
        for (int n = 0; n < adds; ++n)
          asm volatile("add.rn.f32 %0, %0, %1;" : "+f"(sum) : "f"(zero));
      __syncthreads();
    }
  if (sum == 1)
    *never = 1;
  stopwatch.end(start);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  Spans spans(device, quick);
  const DeviceArray<unsigned> never(1);
  calibrate::Table table("barriers.csv", {"warps_per_block", "blocks_per_sm", "cycles", "min",
                                          "max", "late_cycles", "late_min", "late_max"});
  table.note("Cycles from one __syncthreads of a block to its next, nothing between; late_: where "
             "the first warp has 64 dependent FADDs before each, 256 cycles.");
  for (const int blocks : {1, 2, 4})
    for (int warps = 1; warps <= 32; warps += quick ? 31 : 1) {
      if (warps * blocks > device.max_warps)
        continue;
      Launch launch;
      launch.blocks_per_sm = blocks;
      launch.threads = 32 * warps;
      // Each block takes its share of the shared memory, so that no further one fits.
      launch.shared_bytes = static_cast<int>(device.shared_per_sm) / (blocks + 1);
      launch.carve_out_kib = 228;
      const double count = rounds * unrolled;
      const Summary alone = spans.cycles(barriers<false>, launch, 0.0f, never.data());
      const Summary late = spans.cycles(barriers<true>, launch, 0.0f, never.data());
      table.row(
          joined(joined({std::to_string(warps), std::to_string(blocks)}, scaled(alone, 1 / count)),
                 scaled(late, 1 / count)));
    }
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
