#include "chains.cuh"
#include "pointers.cuh"
#include "report.cuh"

#include <cmath>
#include <optional>

namespace calibrate {

namespace {

/// Memory that all warps of the GPU together read from end to end, 128 bytes a load, each of
/// `chains` chains a warp taking every (warps * chains)-th line.
void prepare(const Bench& bench, Pointers& pointers, int warps, int chains) {
  const std::uint64_t step = 128ull * bench.device().sms * warps * chains;
  pointers.fill_stream(step, pointers.float_bytes());
}

/// `Chains` independent chains in each warp that take turns, instruction by instruction: a load,
/// then `Adds` FADDs.
template <int Chains, int Adds> struct Loads {
  static constexpr int steps = 8; // of each chain a round
  static constexpr int counted = steps * Chains;

  const float* zero_at;
  std::uint64_t base;
  float zero = 0;
  unsigned low[Chains] = {};
  unsigned high[Chains] = {};

  __device__ void begin(unsigned warp, unsigned lane) {
    zero = static_cast<const volatile float*>(zero_at)[lane];
#pragma unroll
    for (int i = 0; i < Chains; ++i) {
      const std::uint64_t address = base + 128ull * (warp * Chains + i) + 4ull * lane;
      low[i] = static_cast<unsigned>(address);
      high[i] = on_device::opaque(static_cast<unsigned>(address >> 32));
    }
  }
  __device__ void round() {
#pragma unroll
    for (int step = 0; step < steps; ++step) {
#pragma unroll
      for (int i = 0; i < Chains; ++i)
        on_device::load(low[i], high[i]);
#pragma unroll
      for (int add = 0; add < Adds; ++add)
#pragma unroll
        for (int i = 0; i < Chains; ++i)
          on_device::add(low[i], zero);
    }
  }
  __device__ unsigned value() const {
    unsigned all = 0; // multiples of 4, so never 0xffffffff
#pragma unroll
    for (int i = 0; i < Chains; ++i)
      all |= low[i];
    return all;
  }
};

template <int Alpha>
Summary mix_row(Bench& bench, const Pointers& pointers, Table& table, int warps) {
  using Chain = Mix<Global, 1, Alpha>;
  const Summary thru =
      bench.throughput(Chain{{bench.zero(), pointers.base()}}, warps, short_window, true);
  table.row({text_of(Alpha), std::to_string(warps), text_of(thru.median), text_of(thru.min),
             text_of(thru.max)});
  return thru;
}

template <int Chains, int Adds>
double ilp_row(Bench& bench, Pointers& pointers, Table& table, int warps) {
  prepare(bench, pointers, warps, Chains);
  const Summary thru = bench.throughput(Loads<Chains, Adds>{bench.zero(), pointers.base()}, warps,
                                        short_window, true);
  table.row({std::to_string(Adds), std::to_string(Chains), std::to_string(warps),
             text_of(thru.median), text_of(thru.min), text_of(thru.max)});
  return thru.median;
}

} // namespace

void measure_global_mix(Bench& bench, Report& report) {
  Pointers pointers(bench.device());
  Table table("global_load_mix.csv", {"alpha", "warps_per_sm", "throughput", "min", "max"});
  table.note("One 32-bit load (coalesced, 128 bytes a warp, misses the L2), then alpha FADDs, all "
             "back-to-back dependent and no other instruction in the group. throughput: groups "
             "per cycle per SM.");
  for (const int warps : bench.warps()) {
    prepare(bench, pointers, warps, 1);
    const Summary lone = mix_row<0>(bench, pointers, table, warps);
    mix_row<4>(bench, pointers, table, warps);
    mix_row<16>(bench, pointers, table, warps);
    mix_row<32>(bench, pointers, table, warps);
    mix_row<64>(bench, pointers, table, warps);
    mix_row<128>(bench, pointers, table, warps);
    mix_row<512>(bench, pointers, table, warps);
    if (warps == 1)
      report.measured("mem_lat", std::round(1 / lone.median), table.file(),
                      "Range " + text_of(std::floor(1 / lone.max)) + " to " +
                          text_of(std::ceil(1 / lone.min)) + ". One warp at α = 0");
  }
  table.note("Mean SM clock of these runs " + text_of(bench.take_clock_mhz(), 5) + " MHz.");
  report.preset.measurements.push_back(
      {report.id + "_" + table.file(), "global", report.source(table.file())});
  report.tables.push_back(std::move(table));
}

void measure_ilp(Bench& bench, Report& report) {
  Pointers pointers(bench.device());
  Table table("independent_loads.csv",
              {"alpha", "ilp", "warps_per_sm", "throughput", "min", "max"});
  table.note("The loads of the mix; each warp keeps `ilp` independent chains, which take turns. At "
             "alpha = 0 each load waits for its own chain, behind FADDs a warp waits for all of "
             "them. throughput: loads per cycle per SM.");
  Curve single;
  double most = 0;
  for (const int warps : bench.warps()) {
    single.emplace_back(warps, ilp_row<1, 0>(bench, pointers, table, warps));
    most = std::max(most, single.back().second);
    most = std::max(most, ilp_row<2, 0>(bench, pointers, table, warps));
    most = std::max(most, ilp_row<4, 0>(bench, pointers, table, warps));
    most = std::max(most, ilp_row<8, 0>(bench, pointers, table, warps));
    ilp_row<2, 1>(bench, pointers, table, warps);
    ilp_row<4, 1>(bench, pointers, table, warps);
    ilp_row<8, 1>(bench, pointers, table, warps);
  }
  const double mhz = bench.take_clock_mhz();
  table.note("Mean SM clock of these runs " + text_of(mhz, 5) + " MHz.");
  const double gigabytes = most * 128 * bench.device().sms * mhz / 1e3;
  report.measured("mem_thru", std::stod(text_of(most, 4)), table.file(),
                  "the most at any occupancy with 1 to 8 independent loads a warp, " +
                      text_of(gigabytes, 4) + " GB/s");
  for (const auto& [key, share] : {std::pair{"warps_90", 0.90}, std::pair{"warps_95", 0.95}})
    if (const std::optional<int> warps = warps_reaching(share, most, single))
      report.measured(key, *warps, table.file(), "one load in flight a warp, no FADDs");
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
