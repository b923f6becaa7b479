// Random sectors of 32 bytes, and lines of 128, over footprints from 1 MiB to most of the memory:
// bandwidth and loaded latency of the L2's slices, of the DRAM, and of what the TLBs reach.
//
//     effects/run builds and runs it; footprints > h200_random_footprints.csv

#include "random_chunks.cuh"

namespace {

using namespace effects;

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench bench(device, quick);
  bench.warm_up();
  constexpr std::size_t mebi = std::size_t{1} << 20;
  const Arena arena(device, 128 * 1024 * mebi);
  calibrate::Table table(
      "random_footprints.csv",
      joined({"footprint_bytes", "chunk_bytes", "warps_per_sm", "in_flight"}, random_columns));
  table.note("Aligned chunks at random in a footprint, read past the L1. A warp's access is of "
             "512 bytes, 16 a lane, of 16 chunks of 32 bytes or 4 of 128; it has in_flight of "
             "them under way and waits for all.");
  table.note("gbps: at the clock found. cycles: of a warp from one set of accesses to the next, "
             "which is the slowest of its chunks.");
  for (const std::size_t footprint : footprints(mebi, arena.bytes(), quick)) {
    const auto add = [&](std::size_t chunk, int warps, int in_flight) {
      const auto found = in_flight == 1 ? random_chunks<1, false>(bench, arena.data(), footprint,
                                                                  chunk, chunk, warps, 4'000'000)
                                        : random_chunks<4, false>(bench, arena.data(), footprint,
                                                                  chunk, chunk, warps, 4'000'000);
      table.row(joined({std::to_string(footprint), std::to_string(chunk), std::to_string(warps),
                        std::to_string(in_flight)},
                       found));
    };
    add(32, 1, 1);
    add(32, 8, 4);
    add(32, 64, 4);
    add(128, 1, 1);
    add(128, 64, 4);
  }
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
