// Local memory: arrays of each thread that are indexed by what is computed, against the bytes of
// all threads on an SM.
//
//     effects/run builds and runs it; local > h200_local_memory.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr int steps = 1024;

/// Each thread walks through its array by what it finds there. In lanes that start at the same
/// index the same word is wanted, which lie side by side; else each lane wants another one.
template <int words, bool stores>
__global__ void __launch_bounds__(1024)
    walk(bool same, unsigned zero, unsigned* never, Stopwatch stopwatch) {
  unsigned array[words];
  const unsigned lane = threadIdx.x % 32;
#pragma unroll 1
  for (unsigned i = 0; i < words; ++i) // one cycle through all words
    array[i] = (i * 5 + 7 + zero) % words;
  unsigned at = (same ? 0 : lane * 11) + threadIdx.x / 32 + zero;
  const auto pass = [&](int count) {
#pragma unroll 4
    for (int i = 0; i < count; ++i) {
      const unsigned next = array[at % words];
      if constexpr (stores)
        array[at % words] = next ^ zero;
      at = next;
    }
  };
  pass(words < steps ? words : steps);
  const long long start = stopwatch.begin();
  pass(steps);
  if (at == 0xffffffffu)
    *never = at;
  stopwatch.end(start);
}

template <int words, bool stores> void add(Spans& spans, calibrate::Table& table, bool quick) {
  const DeviceArray<unsigned> never(1);
  for (const bool same : {true, false})
    for (const int warps : {1, 2, 4, 8, 16, 32, 64}) {
      if (quick && warps != 64)
        continue;
      Launch launch;
      launch.blocks_per_sm = warps > 32 ? 2 : 1;
      launch.threads = 32 * warps / launch.blocks_per_sm;
      launch.carve_out_kib = 0;
      const Summary found = spans.cycles(walk<words, stores>, launch, same, 0u, never.data());
      std::vector<std::string> row{stores ? "load and store" : "load", same ? "same" : "own",
                                   std::to_string(4 * words), std::to_string(warps),
                                   std::to_string(128 * words * warps)};
      row = joined(row, scaled(found, 1.0 / steps));
      row.push_back(text_of(found.median / steps / warps, 5));
      table.row(row);
    }
}

template <int words> void add_both(Spans& spans, calibrate::Table& table, bool quick) {
  add<words, false>(spans, table, quick);
  add<words, true>(spans, table, quick);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  Spans spans(device, quick);
  calibrate::Table table("local_memory.csv",
                         {"access", "indices", "bytes_a_thread", "warps_per_sm", "resident_bytes",
                          "cycles", "min", "max", "cycles_of_sm"});
  table.note("Words of an array of each thread in local memory, each index the word before; same: "
             "the same in all lanes of a warp, own: another in each (of 16 words two lanes share "
             "one). load and store: each word read is written back. resident_bytes: of an SM's "
             "threads. No shared memory is used, and the L1 is as large as it can be.");
  table.note("cycles: from one access of a warp to its next; cycles_of_sm: that over the warps.");
  add_both<16>(spans, table, quick);
  add_both<32>(spans, table, quick);
  add_both<64>(spans, table, quick);
  add_both<128>(spans, table, quick);
  add_both<256>(spans, table, quick);
  add_both<512>(spans, table, quick);
  add_both<1024>(spans, table, quick);
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
