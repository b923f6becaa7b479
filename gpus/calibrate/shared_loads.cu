#include "chains.cuh"
#include "report.cuh"

#include <cmath>

namespace calibrate {

namespace {

/// Dependent shared loads of `Words` 32-bit words a lane, lane l from the l * stride-th of them;
/// the first word is the load's own address.
template <int Words> struct Strided {
  static constexpr int counted = 32;

  unsigned stride;
  unsigned address = 0;

  __device__ void begin(unsigned, unsigned lane) {
    const unsigned offset = lane * stride * 4 * Words;
    address = on_device::shared_address() + offset;
    on_device::shared_words()[offset / 4] = address;
  }
  __device__ void round() {
#pragma unroll
    for (int i = 0; i < counted; ++i)
      step();
  }
  __device__ unsigned value() const { return address; }

private:
  __device__ void step() {
    if constexpr (Words == 1)
      asm volatile("ld.shared.u32 %0, [%0];" : "+r"(address));
    else if constexpr (Words == 2)
      asm volatile("{\n\t.reg .b32 b;\n\tld.volatile.shared.v2.u32 {%0, b}, [%0];\n\t}"
                   : "+r"(address));
    else
      asm volatile("{\n\t.reg .b32 b, c, d;\n\tld.volatile.shared.v4.u32 {%0, b, c, d}, [%0];\n\t}"
                   : "+r"(address));
  }
};

template <int Words> void measure_words(Bench& bench, Table& table, double& latency, double& most) {
  for (const unsigned stride : {0u, 1u, 2u, 3u, 4u, 8u, 16u, 32u, 33u})
    for (const int warps : {1, 2, 4, 8, 16, 32}) {
      if (warps > bench.device().max_warps || (bench.quick() && warps != 1 && warps != 32))
        continue;
      const Summary thru = bench.throughput(Strided<Words>{stride}, warps, long_window, false);
      table.row({std::to_string(4 * Words), std::to_string(stride), std::to_string(warps),
                 text_of(thru.median), text_of(warps / thru.median), text_of(thru.min),
                 text_of(thru.max)});
      if (stride == 1 && warps == 1)
        latency = 1 / thru.median;
      if (stride == 1)
        most = std::max(most, thru.median);
    }
}

} // namespace

void measure_banks(Bench& bench, Report& report) {
  Table table("bank_conflicts.csv", {"word_bytes", "stride_words", "warps",
                                     "loads_per_cycle_per_sm", "cycles_per_load", "min", "max"});
  table.note("Dependent shared loads of word_bytes a lane; lane l reads word l * stride_words, "
             "words of word_bytes. Stride 0 is a broadcast. warps: per SM. cycles_per_load: of "
             "one warp. min and max: of the loads per cycle.");
  double latency = 0;
  double most = 0;
  double other = 0; // what the preset does not hold: wider words
  measure_words<1>(bench, table, latency, most);
  measure_words<2>(bench, table, other, other);
  measure_words<4>(bench, table, other, other);
  table.note("Mean SM clock of these runs " + text_of(bench.take_clock_mhz(), 5) + " MHz.");
  report.measured("shared_lat", std::round(latency), table.file(),
                  "one warp, stride 1: " + text_of(latency, 4) + " cycles a load");
  report.measured("shared_thru", std::stod(text_of(most, 4)), table.file(),
                  "4-byte words, stride 1");
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
