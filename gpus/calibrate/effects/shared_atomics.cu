// Atomic operations on shared memory, by how many lanes want the same number.
//
//     effects/run builds and runs it; shared_atomics > h200_shared_atomics.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr int rounds = 64, unrolled = 8, numbers = 1024;

enum class What { add, fetch, count };

/// `addresses` from 1 to 32: of a warp, side by side, each wanted by as many lanes; more: at random
/// among so many, a power of two. To fetch, the next addition waits for the sum before it; to count
/// is to add 1, of which the hardware adds up the lanes that want the same number.
template <class T, What what, bool moves>
__global__ void additions(int addresses, T value, unsigned* never, Stopwatch stopwatch) {
  __shared__ T sums[numbers];
  for (unsigned i = threadIdx.x; i < numbers; i += blockDim.x)
    sums[i] = 0;
  __syncthreads();
  const unsigned lane = threadIdx.x % 32, count = static_cast<unsigned>(addresses);
  T each = value + static_cast<T>(lane); // not the same in all lanes, or the compiler adds them up
  unsigned at =
      moves ? scrambled(threadIdx.x) % count : (threadIdx.x / 32 * 32 + lane % count) % numbers;
  const long long start = stopwatch.begin();
#pragma unroll 1
  for (int i = 0; i < rounds; ++i)
#pragma unroll
    for (int k = 0; k < unrolled; ++k) {
      if constexpr (what == What::count)
        atomicAdd(sums + at, static_cast<T>(1));
      else {
        const T before = atomicAdd(sums + at, each);
        if (what == What::fetch && before == static_cast<T>(0x7e3779b9))
          each = value;
      }
      if constexpr (moves)
        at = (at + lane * 2 + 1) & (count - 1);
    }
  if (each == static_cast<T>(0.5))
    *never = 1;
  stopwatch.end(start);
}

template <class T, What what>
void add(Spans& spans, calibrate::Table& table, const char* name, bool quick) {
  const DeviceArray<unsigned> never(1);
  for (const int warps : {1, 4, 8, 16, 32}) {
    if (quick && warps != 32)
      continue;
    for (const int addresses : {1, 2, 4, 8, 16, 32, 64, 256, 1024}) {
      Launch launch;
      launch.threads = 32 * warps;
      const Summary found =
          spans.cycles(addresses > 32 ? additions<T, what, true> : additions<T, what, false>,
                       launch, addresses, static_cast<T>(3), never.data());
      const double count = rounds * unrolled;
      std::vector<std::string> row{name,
                                   what == What::count   ? "count"
                                   : what == What::fetch ? "atom"
                                                         : "red",
                                   std::to_string(addresses), std::to_string(warps)};
      row = joined(row, scaled(found, 1 / count));
      row.push_back(text_of(count * warps * 32 / found.median, 5));
      table.row(row);
    }
  }
}

template <class T>
void add_both(Spans& spans, calibrate::Table& table, const char* name, bool quick) {
  add<T, What::add>(spans, table, name, quick);
  add<T, What::fetch>(spans, table, name, quick);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  Spans spans(device, quick);
  calibrate::Table table("shared_atomics.csv", {"number", "operation", "addresses", "warps_per_sm",
                                                "cycles", "min", "max", "per_cycle"});
  table.note("Additions to numbers in shared memory by all lanes. addresses: up to 32 that many "
             "of a warp, side by side, each of as many lanes; above that scattered among so many, "
             "of all warps. red: of numbers that differ, the sum is not wanted; atom: the next one "
             "waits for it; count: of the constant 1.");
  table.note("cycles: from one of a warp to its next; per_cycle: additions of lanes on an SM.");
  add_both<unsigned>(spans, table, "u32", quick);
  add<unsigned, What::count>(spans, table, "u32", quick);
  add_both<unsigned long long>(spans, table, "u64", quick);
  add_both<float>(spans, table, "f32", quick);
  add_both<double>(spans, table, "f64", quick);
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
