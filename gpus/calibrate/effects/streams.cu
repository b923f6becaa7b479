// Streams through memory that the L2 does not hold: reads, writes and mixes of them against the
// warps on an SM.
//
//     effects/run builds and runs it; streams > h200_streams.csv

#include "effects.cuh"

namespace {

using namespace effects;

template <int words> struct Word { unsigned part[words]; };

template <int words> __device__ Word<words> load(const Word<words>* from) {
  Word<words> to;
  if constexpr (words == 1)
    asm volatile("ld.global.u32 %0, [%1];" : "=r"(to.part[0]) : "l"(from));
  else
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(to.part[0]), "=r"(to.part[1]), "=r"(to.part[2]), "=r"(to.part[3])
                 : "l"(from));
  return to;
}
template <int words> __device__ void store(Word<words>* to, const Word<words>& from) {
  if constexpr (words == 1)
    asm volatile("st.global.u32 [%0], %1;" ::"l"(to), "r"(from.part[0]) : "memory");
  else
    asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(to), "r"(from.part[0]),
                 "r"(from.part[1]), "r"(from.part[2]), "r"(from.part[3])
                 : "memory");
}

constexpr int most_arrays = 4;
constexpr std::size_t array_bytes = std::size_t{2} << 30;

/// In a step a thread reads its word of each of `reads` arrays and writes one to each of `writes`
/// others, all of what it read combined; it reads for `sets` steps before it writes. All threads
/// together pass through the arrays from end to end, again and again.
template <int words, int reads, int writes, int sets> struct Stream {
  static constexpr int counted = 16; // steps
  static constexpr int arrays = reads + writes;
  static constexpr unsigned mask = array_bytes / (4 * words) - 1;

  Word<words>* array[most_arrays];
  unsigned threads; // on the GPU
  unsigned at = 0, seen = 0;

  __device__ void begin(unsigned warp, unsigned lane) { at = warp * 32 + lane; }
  __device__ void round() {
#pragma unroll 1
    for (int i = 0; i < counted; i += sets) {
      Word<words> got[sets][reads > 0 ? reads : 1];
#pragma unroll
      for (int k = 0; k < sets; ++k)
#pragma unroll
        for (int r = 0; r < reads; ++r)
          got[k][r] = load(array[r] + ((at + k * threads) & mask));
#pragma unroll
      for (int k = 0; k < sets; ++k) {
        Word<words> all;
#pragma unroll
        for (int w = 0; w < words; ++w) {
          all.part[w] = reads > 0 ? got[k][0].part[w] : at + w;
#pragma unroll
          for (int r = 1; r < reads; ++r)
            all.part[w] ^= got[k][r].part[w];
          if constexpr (writes == 0)
            seen ^= all.part[w];
        }
#pragma unroll
        for (int w = 0; w < writes; ++w)
          store(array[reads + w] + ((at + k * threads) & mask), all);
      }
      at += sets * threads;
    }
  }
  __device__ unsigned value() const { return seen ^ at; }
};

template <int words, int reads, int writes, int sets>
void add(calibrate::Bench& bench, calibrate::Table& table, char* memory) {
  using Chain = Stream<words, reads, writes, sets>;
  for (const int warps : {1, 2, 4, 8, 12, 16, 24, 32, 48, 64}) {
    if (bench.quick() && warps != 64)
      continue;
    Chain chain{};
    for (int i = 0; i < Chain::arrays; ++i)
      chain.array[i] = reinterpret_cast<Word<words>*>(memory + i * array_bytes);
    chain.threads = static_cast<unsigned>(bench.device().sms * warps * 32);
    // Not flushed: what the L2 has still to write back is of the last run then, as of this one
    // after it.
    (void)bench.throughput(chain, warps, 1'000'000, false);
    (void)bench.take_clock_mhz();
    const Summary found = bench.throughput(chain, warps, 8'000'000, false);
    const double bytes = 128.0 * words * Chain::arrays;
    const double factor = bytes * bench.device().sms * bench.take_clock_mhz() / 1e3;
    table.row(
        joined({std::to_string(reads), std::to_string(writes), std::to_string(4 * words),
                std::to_string(sets), std::to_string(warps), text_of(found.median * bytes, 5)},
               scaled(found, factor)));
  }
}

template <int words> void add_all(calibrate::Bench& bench, calibrate::Table& table, char* memory) {
  add<words, 1, 0, 1>(bench, table, memory);
  add<words, 1, 0, 4>(bench, table, memory);
  add<words, 0, 1, 1>(bench, table, memory);
  add<words, 0, 1, 4>(bench, table, memory);
  add<words, 1, 1, 1>(bench, table, memory);
  add<words, 1, 1, 2>(bench, table, memory);
  add<words, 2, 1, 1>(bench, table, memory);
  add<words, 2, 1, 2>(bench, table, memory);
  add<words, 3, 1, 1>(bench, table, memory);
  add<words, 1, 2, 1>(bench, table, memory);
  add<words, 1, 3, 1>(bench, table, memory);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench bench(device, quick);
  bench.warm_up();
  const Arena arena(device, most_arrays * array_bytes);
  if (arena.bytes() < most_arrays * array_bytes)
    throw std::runtime_error("16 GiB of free device memory are needed");
  calibrate::Table table("streams.csv",
                         {"reads", "writes", "bytes_a_thread", "steps_at_once", "warps_per_sm",
                          "bytes_per_cycle_per_sm", "gbps", "min", "max"});
  table.note("Each thread reads a word of bytes_a_thread from so many arrays of 2 GiB and writes "
             "what it read, combined, to so many others, as all threads pass through them; it "
             "reads for steps_at_once steps before it writes.");
  table.note("gbps: 10^9 bytes read and written a second at the clock found.");
  add_all<4>(bench, table, arena.data());
  add_all<1>(bench, table, arena.data());
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
