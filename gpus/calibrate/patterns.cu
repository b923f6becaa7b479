#include "chains.cuh"
#include "pointers.cuh"
#include "report.cuh"

#include <cmath>
#include <optional>

namespace calibrate {

namespace {

/// Dependent loads of `Words` 32-bit words a lane, whose first word is the next address. Of four
/// words all have to be used, or the compiler loads fewer: they are combined by two LOP3. The
/// words are consecutive addresses, the first a multiple of 16, which is therefore their AND.
template <int Words> struct Pattern {
  static constexpr int counted = 8;

  std::uint64_t base;
  std::uint64_t warp_step; ///< bytes between the first addresses of two warps
  std::uint64_t lane_step; ///< and of two lanes
  int line_bits;           ///< random lines out of 2^line_bits; 0 for a stream
  std::uint64_t spacing;   ///< random: how far apart on the cycle two threads begin
  unsigned low = 0;
  unsigned high = 0;

  __device__ void begin(unsigned warp, unsigned lane) {
    std::uint64_t address = base;
    if (line_bits > 0) {
      const std::uint64_t start = spacing * (32ull * warp + lane);
      address += 128ull * on_device::scatter(static_cast<std::uint32_t>(start), line_bits);
    } else {
      address += warp_step * warp + lane_step * lane;
    }
    low = static_cast<unsigned>(address);
    high = on_device::opaque(static_cast<unsigned>(address >> 32));
  }
  __device__ void round() {
#pragma unroll
    for (int i = 0; i < counted; ++i)
      step();
  }
  __device__ unsigned value() const { return low; }

private:
  __device__ void step() {
    if constexpr (Words == 1) {
      on_device::load(low, high);
    } else {
      asm volatile("{\n\t.reg .b64 address;\n\t.reg .b32 b, c, d;\n\t"
                   "mov.b64 address, {%0, %1};\n\t"
                   "ld.global.v4.u32 {%0, b, c, d}, [address];\n\t"
                   "and.b32 b, b, c;\n\t"
                   "and.b32 b, b, d;\n\t"
                   "and.b32 %0, %0, b;\n\t}"
                   : "+r"(low)
                   : "r"(high));
    }
  }
};

/// One pattern: its place in the files and how it addresses memory.
struct Kind {
  const char* id;   ///< in the CSV, and the preset's pattern
  const char* name; ///< for people; empty where the preset does not list it
  int words;        ///< a lane loads, of 32 bits
  int stride;       ///< between lanes, in such loads; 0 for random lines
};
constexpr Kind kinds[] = {
    {"stride1", "", 1, 1},
    {"stride2", "stride 2", 1, 2},
    {"stride4", "stride 4", 1, 4},
    {"stride8", "stride 8", 1, 8},
    {"stride16", "stride 16", 1, 16},
    {"stride32", "stride 32", 1, 32},
    {"random", "random", 1, 0},
    {"wide16", "16 bytes a lane", 4, 1},
};

template <int Words>
Summary throughput(Bench& bench, Pointers& pointers, const Kind& kind, int warps) {
  const std::uint64_t all_warps = static_cast<std::uint64_t>(bench.device().sms) * warps;
  Pattern<Words> chain{pointers.base(), 0, 0, 0, 0};
  if (kind.stride == 0) {
    chain.line_bits = pointers.line_bits();
    chain.spacing = (std::uint64_t{1} << chain.line_bits) / (32 * all_warps);
  } else {
    chain.lane_step = 4ull * Words * kind.stride;
    chain.warp_step = 32 * chain.lane_step;
    pointers.fill_stream(chain.warp_step * all_warps, pointers.bytes());
  }
  return bench.throughput(chain, warps, short_window, true);
}

/// The preset's pattern out of a curve. The peak is what this occupancy reaches; where the curve
/// still rises at its end, the note says so.
PresetPattern preset_pattern(const Report& report, const Kind& kind, const Curve& curve,
                             const std::string& file) {
  const std::string source = report.source(file);
  const double most = peak(curve);
  const bool rising = curve.size() > 4 && curve.back().second > 1.02 * (curve.end() - 4)->second;
  PresetPattern pattern{kind.id, kind.name, {}};
  pattern.facts.push_back(
      {"mem_lat", std::round(1 / curve.front().second), source, "measured", "one warp"});
  pattern.facts.push_back({"mem_thru", std::stod(text_of(most, 4)), source, "measured",
                           rising ? "At least: it still rises where the SM is full" : ""});
  for (const auto& [key, share] : {std::pair{"warps_90", 0.90}, std::pair{"warps_95", 0.95}})
    if (const std::optional<int> warps = warps_reaching(share, most, curve); warps && !rising)
      pattern.facts.push_back({key, static_cast<double>(*warps), source, "measured", ""});
  return pattern;
}

} // namespace

void measure_patterns(Bench& bench, Report& report) {
  Pointers pointers(bench.device());
  Table table("access_patterns.csv",
              {"pattern", "warps", "loads_per_cycle_per_sm", "cycles_per_load", "min", "max"});
  table.note("Dependent loads alone that miss the L2. strideN: lane l reads word N l of the warp's "
             "part, all warps together stream through memory. wide16: 16 bytes a lane, 512 a "
             "warp. random: every lane chases lines of its own in an order without structure.");
  table.note("Memory of " + text_of(static_cast<double>(pointers.bytes()) / (1u << 30)) +
             " GiB. warps: per SM. cycles_per_load: of one warp. min and max: of the loads per "
             "cycle.");
  for (const Kind& kind : kinds) {
    if (kind.stride == 0)
      pointers.fill_random();
    Curve curve;
    for (const int warps : bench.warps()) {
      const Summary thru = kind.words == 1 ? throughput<1>(bench, pointers, kind, warps)
                                           : throughput<4>(bench, pointers, kind, warps);
      curve.emplace_back(warps, thru.median);
      table.row({kind.id, std::to_string(warps), text_of(thru.median), text_of(warps / thru.median),
                 text_of(thru.min), text_of(thru.max)});
    }
    if (*kind.name != '\0')
      report.preset.patterns.push_back(preset_pattern(report, kind, curve, table.file()));
  }
  table.note("Mean SM clock of these runs " + text_of(bench.take_clock_mhz(), 5) + " MHz.");
  report.tables.push_back(std::move(table));
}

} // namespace calibrate
