// The L1 data cache beside shared memory: bandwidth and latency of loads from a working set of an
// SM, against the shared memory that its blocks take.
//
//     effects/run builds and runs it; l1 > h200_l1_shared.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr unsigned most_sms = 1024;
constexpr std::size_t most_bytes = std::size_t{256} << 10;
constexpr int steps = 8192, unrolled = 128; ///< of a chain; its loop has few turns
constexpr int accesses = 2048;              ///< of every warp

/// The working set of the SM that asks: its blocks share it.
__device__ char* own(char* memory) {
  return memory + calibrate::on_device::sm_index() * most_bytes;
}

/// Which of its SM's blocks this one is. `tickets` holds one for each possible SM, which are zero
/// at first, then one for each block: shared memory would not do, as its size is what is varied.
__device__ unsigned place_on_sm(unsigned* tickets, unsigned blocks_per_sm) {
  volatile unsigned* const place = tickets + most_sms + blockIdx.x;
  if (threadIdx.x == 0)
    *place = atomicAdd(tickets + calibrate::on_device::sm_index(), 1u) % blocks_per_sm;
  __syncthreads();
  return *place;
}

/// Every warp reads 512 bytes at a time, at random in the set.
__global__ void stream(char* memory, unsigned bytes, unsigned blocks_per_sm, unsigned* tickets,
                       unsigned* never, Stopwatch stopwatch) {
  const char* const base = own(memory) + threadIdx.x % 32 * 16;
  const unsigned warp = place_on_sm(tickets, blocks_per_sm) * (blockDim.x / 32) + threadIdx.x / 32;
  unsigned random = scrambled(warp), seen = 0;
  const auto pass = [&](int count) {
#pragma unroll 1
    for (int i = 0; i < count; i += 4) {
      uint4 got[4];
#pragma unroll
      for (int k = 0; k < 4; ++k) {
        random = random * 1664525u + 1013904223u;
        asm volatile("ld.global.ca.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(got[k].x), "=r"(got[k].y), "=r"(got[k].z), "=r"(got[k].w)
                     : "l"(base + __umulhi(random, bytes / 512) * 512));
      }
#pragma unroll
      for (int k = 0; k < 4; ++k)
        seen ^= got[k].x ^ got[k].y ^ got[k].z ^ got[k].w;
    }
  };
  pass(accesses / 4);
  const long long start = stopwatch.begin();
  pass(accesses);
  if (seen == 0x9e3779b9u)
    *never = seen;
  stopwatch.end(start);
}

/// One warp of the SM walks a cycle through all lines of the set, `skip` lines at a time. All its
/// lanes read the same word: where one lane walked alone, it would now and then yield to the
/// others.
__global__ void chase(char* memory, unsigned bytes, unsigned skip, unsigned blocks_per_sm,
                      unsigned* tickets, unsigned* never, Stopwatch stopwatch) {
  char* const base = own(memory);
  const unsigned lines = bytes / 128;
  const bool walks = place_on_sm(tickets, blocks_per_sm) == 0 && threadIdx.x < 32;
  unsigned long long at = reinterpret_cast<unsigned long long>(base);
  if (walks && threadIdx.x == 0)
    for (unsigned i = 0; i < lines; ++i)
      *reinterpret_cast<char**>(base + 128 * i) = base + 128 * ((i + skip) % lines);
  __syncthreads();
  const auto pass = [&](int rounds) {
#pragma unroll 1
    for (int i = 0; i < rounds; ++i)
#pragma unroll
      for (int k = 0; k < unrolled; ++k)
        asm volatile("ld.global.ca.u64 %0, [%0];" : "+l"(at)::"memory");
  };
  if (walks)
    pass(static_cast<int>(2 * lines) / unrolled + 1); // twice round it
  const long long start = stopwatch.begin();
  if (walks)
    pass(steps / unrolled);
  if (at == 1)
    *never = 1;
  stopwatch.end(start);
}

unsigned divisor(unsigned a, unsigned b) { return b == 0 ? a : divisor(b, a % b); }

class Sweep {
public:
  Sweep(const Device& device, bool quick)
      : quick_(quick), spans_(device, quick), memory_(device, most_sms * most_bytes),
        tickets_(most_sms * 33), never_(1) {
    check(cudaMemset(tickets_.data(), 0, tickets_.bytes()), "preparing tickets");
  }

  /// One row a working set, in KiB; a carve-out of -1 is the driver's.
  void add(calibrate::Table& table, int threads, int blocks, int shared_kib, int carve_out,
           const std::vector<int>& sets) {
    const Launch launch{blocks, threads, shared_kib * 1024, carve_out, false};
    for (const int kib : sets) {
      if (quick_ && kib != sets.front() && kib != sets.back())
        continue;
      const unsigned bytes = static_cast<unsigned>(kib) << 10, lines = bytes / 128;
      unsigned skip = lines * 5 / 13 | 1;
      while (divisor(lines, skip) != 1)
        skip += 2;
      const unsigned of_sm = static_cast<unsigned>(blocks);
      const Summary streamed = spans_.cycles(stream, launch, memory_.data(), bytes, of_sm,
                                             tickets_.data(), never_.data());
      const Summary chased = spans_.cycles(chase, launch, memory_.data(), bytes, skip, of_sm,
                                           tickets_.data(), never_.data());
      const double read = 512.0 * accesses * threads / 32 * blocks;
      table.row(joined(
          joined({carve_out < 0 ? "driver" : std::to_string(carve_out), std::to_string(threads),
                  std::to_string(blocks), std::to_string(shared_kib * 1024), std::to_string(bytes)},
                 inverse(streamed, read)),
          scaled(chased, 1.0 / steps)));
    }
  }

private:
  bool quick_;
  Spans spans_;
  Arena memory_;
  DeviceArray<unsigned> tickets_;
  DeviceArray<unsigned> never_;
};

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  calibrate::Table table("l1_shared.csv",
                         {"carve_out", "threads_per_block", "blocks_per_sm", "shared_per_block",
                          "working_set", "bytes_per_cycle", "bytes_min", "bytes_max", "cycles",
                          "cycles_min", "cycles_max"});
  table.note("Loads through the L1 from a working set of each SM, in bytes, by blocks with so "
             "much dynamic shared memory; each takes 1024 bytes more of the SM's. carve_out: the "
             "shared memory asked for, in KiB, or the driver's choice.");
  table.note("bytes_per_cycle: of an SM, 16 bytes a thread and four loads under way in each, "
             "512 bytes of a warp at random in the set. cycles: of a dependent load of one warp, "
             "one word, "
             "on a cycle through all lines.");
  Sweep sweep(device, quick);
  const int whole = 256; // of an SM: L1 and shared memory
  for (const int kib : {0, 8, 16, 32, 64, 100, 132, 164, 196, 228}) {
    std::vector<int> sets;
    for (int set = 8; set <= whole; set += 8)
      sets.push_back(set);
    for (int set = whole - kib - 22; set <= whole - kib + 2; set += 2) // where it ends
      if (set > 0 && set <= whole && set % 8 != 0)
        sets.push_back(set);
    std::sort(sets.begin(), sets.end());
    sweep.add(table, 1024, 1, std::max(kib - 1, 0), kib, sets);
  }
  // One or more below each size that the L1 can have.
  const std::vector<int> sets{16, 48, 80, 112, 144, 184, 216, 232, 240, 248};
  for (const int kib : {0, 31, 63, 99, 131, 163, 195, 227})
    sweep.add(table, 1024, 1, kib, -1, sets);
  for (const int kib : {0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 15, 19, 24, 27})
    sweep.add(table, 256, 8, kib, -1, sets);
  for (const int kib : {0, 7, 8, 15, 16, 24, 25, 31, 32, 56}) // four, of which eight may have room
    sweep.add(table, 256, 4, kib, -1, sets);
  for (const int kib : {0, 1, 3, 7, 13})
    sweep.add(table, 64, 16, kib, -1, sets);
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
