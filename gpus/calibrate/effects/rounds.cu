// Loads of a working set that is read in the order of its addresses, again and again: how much of
// it the L1 of an SM and the L2 still have when it comes again, where it is larger than they are.
//
//     effects/run builds and runs it; rounds > h200_rounds.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr int line = 128, warps = 8;

/// Each block reads `bytes` of its own in order, a line a warp and step, `rounds` times after once
/// that is not timed; each load waits for the one before, and the warps for each other.
template <bool through_l1>
__global__ void read_again(const char* memory, std::size_t bytes, int rounds, unsigned* never,
                           Stopwatch stopwatch) {
  const char* const begin = memory + blockIdx.x * bytes + threadIdx.x * 4;
  const std::size_t steps = bytes / (warps * line);
  std::size_t moved = 0;
  const auto round = [&] {
    const char* at = begin;
    for (std::size_t i = 0; i < steps; ++i) {
      unsigned word;
      if (through_l1)
        asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(word) : "l"(at));
      else
        asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(word) : "l"(at));
      moved += word == 0x12345678u;
      at += warps * line + (word == 0x12345678u ? line : 0); // waits for the word
      __syncthreads();
    }
  };
  round();
  const long long start = stopwatch.begin();
  for (int r = 0; r < rounds; ++r)
    round();
  if (moved == ~std::size_t{0})
    *never = 1;
  stopwatch.end(start);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  const Arena arena(device, std::size_t{1} << 30);
  Spans spans(device, quick);
  const DeviceArray<unsigned> never(1);
  calibrate::Table table("rounds.csv", {"cache", "shared_bytes", "blocks_per_sm", "bytes_per_block",
                                        "cycles", "min", "max"});
  table.note("Cycles from a load of 128 bytes a warp to the next, which waits for it, 8 warps a "
             "block that wait for each other: so many blocks on every SM read as much memory of "
             "their own each, in order, again and again. cache L1: through the L1, beside so much "
             "shared memory of an SM; L2: past it.");
  const auto add = [&](bool through_l1, int carve_out_kib, int blocks, std::size_t bytes) {
    Launch launch;
    launch.threads = 32 * warps;
    launch.blocks_per_sm = blocks;
    launch.carve_out_kib = carve_out_kib;
    launch.shared_bytes = carve_out_kib * 1024 / blocks - 1024;
    const std::size_t whole = bytes / (warps * line) * (warps * line);
    const int rounds = through_l1 ? 16 : 3;
    const Summary found =
        spans.cycles(through_l1 ? read_again<true> : read_again<false>, launch,
                     static_cast<const char*>(arena.data()), whole, rounds, never.data());
    const double steps = static_cast<double>(whole / (warps * line)) * rounds;
    table.row(joined({through_l1 ? "L1" : "L2", std::to_string(launch.shared_bytes * blocks),
                      std::to_string(blocks), std::to_string(whole)},
                     scaled(found, 1 / steps)));
  };
  constexpr std::size_t kibi = 1024;
  for (const int blocks : {1, 2, 4})
    for (std::size_t kib = 64; kib <= 224; kib += quick ? 160 : 8)
      add(true, 132, blocks, kib * kibi / static_cast<std::size_t>(blocks)); // 124 KiB are left
  for (std::size_t kib = 16; kib <= 64; kib += quick ? 48 : 2)
    add(true, 226, 1, kib * kibi); // 28 KiB are left
  for (const int blocks : {1, 4})
    for (std::size_t kib = 64; kib <= 1024; kib += quick ? 960 : kib < 512 ? 32 : 128)
      add(false, 200, blocks, kib * kibi / static_cast<std::size_t>(blocks));
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
