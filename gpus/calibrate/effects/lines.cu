// Loads that the L1 has, against the lines of 128 bytes that a warp asks for: what the L1 takes for
// each.
//
//     effects/run builds and runs it; lines > h200_l1_lines.csv

#include "effects.cuh"

namespace {

using namespace effects;

constexpr int loads = 2048, line = 128;

/// Each load of a warp asks for `lines` lines: as many lanes side by side share one. Eight warps
/// have lines of their own, and loads do not wait for each other.
template <class Word>
__global__ void ask(const char* memory, int lines, int step, unsigned* never, Stopwatch stopwatch) {
  const int lane = static_cast<int>(threadIdx.x) % 32, warp = static_cast<int>(threadIdx.x) / 32;
  const int together = 32 / lines;
  const auto* at = reinterpret_cast<const Word*>(memory + blockIdx.x * std::size_t{262144} +
                                                 warp % 8 * 32 * line + lane / together * line +
                                                 lane % together * static_cast<int>(sizeof(Word)));
  unsigned sum = 0;
  const auto load = [&] {
    Word word;
    if constexpr (sizeof(Word) == 4)
      asm volatile("ld.global.ca.u32 %0, [%1];" : "=r"(word) : "l"(at));
    else
      asm volatile("ld.global.ca.v2.u32 {%0, %1}, [%2];" : "=r"(word.x), "=r"(word.y) : "l"(at));
    if constexpr (sizeof(Word) == 4)
      sum += word;
    else
      sum += word.x + word.y;
    at += step; // 0, which the compiler does not know: each load is another one for it
  };
  for (int i = 0; i < 64; ++i)
    load();
  const long long start = stopwatch.begin();
#pragma unroll 16
  for (int i = 0; i < loads; ++i)
    load();
  if (sum == 0x12345678u)
    *never = 1;
  stopwatch.end(start);
}

calibrate::Table measure(const Device& device, bool quick) {
  calibrate::Bench(device, quick).warm_up();
  const Arena arena(device, std::size_t{64} << 20);
  Spans spans(device, quick);
  const DeviceArray<unsigned> never(1);
  calibrate::Table table("l1_lines.csv",
                         {"bytes", "lines", "warps_per_sm", "cycles", "min", "max"});
  table.note("Cycles of an SM for each load of a warp that the L1 has, of so many bytes a lane, in "
             "so many lines of 128 bytes: as many lanes side by side share one, in words side by "
             "side.");
  for (const int bytes : {4, 8})
    for (const int warps : {8, 16, 32})
      for (int lines = 1; lines <= 32; lines *= 2) {
        if (bytes * 32 / lines > line)
          continue;
        Launch launch;
        launch.threads = 32 * warps;
        const Summary found =
            bytes == 4 ? spans.cycles(ask<unsigned>, launch, static_cast<const char*>(arena.data()),
                                      lines, 0, never.data())
                       : spans.cycles(ask<uint2>, launch, static_cast<const char*>(arena.data()),
                                      lines, 0, never.data());
        table.row(joined({std::to_string(bytes), std::to_string(lines), std::to_string(warps)},
                         scaled(found, 1.0 / (double{loads} * warps))));
      }
  return table;
}

} // namespace

int main(int argc, char** argv) { return effects::program(argc, argv, measure); }
