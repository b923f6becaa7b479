// Random chunks of 32 bytes to 16 KiB of memory that the L2 does not hold: what the DRAM's atoms
// and rows leave of its bandwidth.
//
//     effects/run builds and runs it; chunks > h200_random_chunks.csv

#include "random_chunks.cuh"

namespace {

using namespace effects;

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench bench(device, quick);
  bench.warm_up();
  const Arena arena(device, std::size_t{quick ? 8u : 64u} << 30);
  calibrate::Table table("random_chunks.csv", joined({"access", "footprint_bytes", "chunk_bytes",
                                                      "spacing_bytes", "warps_per_sm", "in_flight"},
                                                     random_columns));
  table.note("Chunks at random multiples of spacing_bytes in a footprint, past the L1. A warp's "
             "access is of 512 bytes, 16 a lane, of one chunk or of several; it has in_flight of "
             "them under way and waits for all. A chunk of more than 512 bytes is read in several "
             "accesses in turn. Where spacing_bytes is large the L2 holds a part of the chunks.");
  table.note("gbps: at the clock found. cycles: of a warp from one set of accesses to the next; "
             "writes are not waited for.");
  for (const std::size_t footprint : {std::size_t{8} << 30, std::size_t{64} << 30}) {
    if (footprint > arena.bytes())
      continue;
    const auto add = [&](std::size_t chunk, std::size_t spacing, int warps) {
      const std::vector<std::string> at{std::to_string(footprint), std::to_string(chunk),
                                        std::to_string(spacing), std::to_string(warps), "4"};
      table.row(
          joined(joined({"read"}, at), random_chunks<4, false>(bench, arena.data(), footprint,
                                                               chunk, spacing, warps, 4'000'000)));
      if (footprint == std::size_t{8} << 30)
        table.row(joined(joined({"write"}, at),
                         random_chunks<4, true>(bench, arena.data(), footprint, chunk, spacing,
                                                warps, 4'000'000)));
    };
    for (std::size_t chunk = 32; chunk <= 16384; chunk *= 2)
      for (const int warps : {4, 8, 16, 32, 64})
        if (!quick || warps == 64)
          add(chunk, chunk, warps);
    for (const std::size_t spacing : {64, 128, 256, 512, 1024, 4096})
      for (const std::size_t chunk : {32, 64, 128})
        if (chunk < spacing)
          add(chunk, spacing, 64);
  }
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
