// Latency of dependent loads at random in footprints from 1 MiB to most of the memory: of one
// thread, of one on every SM, and of the slowest of 32.
//
//     effects/run builds and runs it; chases > h200_random_chases.csv

#include "effects.cuh"

#include "pointers.cuh"

namespace {

using namespace effects;

/// 2^bits places of 32 bytes, one at random in each of as many equal parts of the footprint.
struct Places {
  char* memory;
  std::size_t part; // bytes
  int bits;

  /// Where place `number` of the cycle lies.
  __device__ unsigned long long of_cycle(unsigned number) const {
    return of_part(calibrate::on_device::scatter(number & ((1u << bits) - 1), bits));
  }
  __device__ unsigned long long of_part(unsigned number) const {
    const unsigned sectors = static_cast<unsigned>(part / 32);
    return reinterpret_cast<unsigned long long>(memory) + number * part +
           32ull * __umulhi(scrambled(number), sectors);
  }
};

__device__ unsigned long long follow(unsigned long long address) {
  unsigned long long next;
  asm volatile("ld.global.cg.u64 %0, [%1];" : "=l"(next) : "l"(address));
  return next;
}

__global__ void link(Places places) {
  for (unsigned p = blockIdx.x * blockDim.x + threadIdx.x; p < 1u << places.bits;
       p += gridDim.x * blockDim.x)
    *reinterpret_cast<unsigned long long*>(places.of_cycle(p)) = places.of_cycle(p + 1);
}

/// Reads all places in the order of their addresses, which is not the cycle's.
__global__ void touch(Places places, unsigned* never) {
  unsigned long long seen = 0;
  for (unsigned p = blockIdx.x * blockDim.x + threadIdx.x; p < 1u << places.bits;
       p += gridDim.x * blockDim.x)
    seen += follow(places.of_part(p));
  if (seen == 1)
    *never = 1;
}

constexpr int loads = 4096;

/// One warp a block walks the cycle from `lanes` places of its own: 32, or one for all its threads.
/// It begins where the last walk ended if `reached` says so.
__global__ void walk(Places places, unsigned lanes, unsigned long long* reached,
                     Stopwatch stopwatch) {
  const unsigned walker = blockIdx.x * 32 + threadIdx.x % lanes;
  unsigned long long at = reached[walker];
  if (at == 0)
    at = places.of_cycle(walker * ((1u << places.bits) / 32 / gridDim.x));
  for (int i = 0; i < 16; ++i)
    at = follow(at);
  const long long start = stopwatch.begin();
#pragma unroll 256 // the loop has few turns
  for (int i = 0; i < loads; ++i)
    at = follow(at);
  reached[walker] = at; // the clock is read after the store, which waits for the last load
  stopwatch.end(start);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  constexpr std::size_t mebi = std::size_t{1} << 20;
  const Arena arena(device, 128 * 1024 * mebi);
  Spans spans(device, quick);
  const DeviceArray<unsigned> never(1);
  const DeviceArray<unsigned long long> reached(static_cast<std::size_t>(device.sms) * 32);
  calibrate::Table table("random_chases.csv",
                         {"footprint_bytes", "sms", "lanes", "cycles", "min", "max"});
  table.note("Loads of 8 bytes past the L1, each the address of the next, on a random cycle "
             "through sectors of 32 bytes: all of them, or 2^26 that are spread at random over "
             "the footprint. cycles: of a load, of so many lanes of one warp on so many SMs at "
             "the same time; of 32 lanes the slowest counts.");
  table.note("Before each measurement all sectors were read once in the order of their "
             "addresses, so that the L2 holds as much of them as it can, and no part of the "
             "cycle more than another.");
  for (const std::size_t footprint : footprints(mebi, arena.bytes(), quick)) {
    Places places{arena.data(), 32, 0};
    while (places.bits < 26 && std::size_t{64} << places.bits <= footprint)
      ++places.bits;
    places.part = (footprint >> places.bits) / 32 * 32;
    link<<<4096, 256>>>(places);
    check(cudaGetLastError(), "linking memory");
    check(cudaMemset(reached.data(), 0, reached.bytes()), "preparing walks");
    const auto add = [&](bool one_sm, unsigned lanes) {
      touch<<<4096, 256>>>(places, never.data());
      check(cudaGetLastError(), "reading memory");
      Launch launch;
      launch.one_sm = one_sm;
      const Summary found = spans.cycles(walk, launch, places, lanes, reached.data());
      table.row(joined({std::to_string(footprint), std::to_string(one_sm ? 1 : device.sms),
                        std::to_string(lanes)},
                       scaled(found, 1.0 / loads)));
    };
    add(true, 1);
    add(false, 1);
    add(false, 32);
  }
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
