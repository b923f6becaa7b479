#include "core/occupancy/limits.h"

#include <algorithm>

namespace loom {

namespace {

constexpr int fermi[] = {16, 48};
constexpr int volta[] = {0, 8, 16, 32, 64, 96};
constexpr int turing[] = {32, 64};
constexpr int ampere[] = {0, 8, 16, 32, 64, 100, 132, 164};
constexpr int small_ampere[] = {0, 8, 16, 32, 64, 100};
constexpr int hopper[] = {0, 8, 16, 32, 64, 100, 132, 164, 196, 228};

/// The first columns, as in the published tables.
struct Row {
  std::string_view cc;
  int warps, blocks, shared_kib, registers;
  int register_unit, registers_per_thread, shared_unit, partitions, threads_per_block;
};
constexpr Row rows[] = {
    {"1.0", 24, 8, 16, 8192, 256, 124, 512, 2, 512},
    {"1.1", 24, 8, 16, 8192, 256, 124, 512, 2, 512},
    {"1.2", 32, 8, 16, 16384, 512, 124, 512, 2, 512},
    {"1.3", 32, 8, 16, 16384, 512, 124, 512, 2, 512},
    {"2.0", 48, 8, 48, 32768, 64, 63, 128, 2, 1024},
    {"2.1", 48, 8, 48, 32768, 64, 63, 128, 2, 1024},
    {"3.0", 64, 16, 48, 65536, 256, 63, 256, 4, 1024},
    {"3.5", 64, 16, 48, 65536, 256, 255, 256, 4, 1024},
    {"3.7", 64, 16, 112, 131072, 256, 255, 256, 4, 1024},
    {"5.0", 64, 32, 64, 65536, 256, 255, 256, 4, 1024},
    {"5.2", 64, 32, 96, 65536, 256, 255, 256, 4, 1024},
    {"5.3", 64, 32, 64, 65536, 256, 255, 256, 4, 1024},
    {"6.0", 64, 32, 64, 65536, 256, 255, 256, 2, 1024},
    {"6.1", 64, 32, 96, 65536, 256, 255, 256, 4, 1024},
    {"6.2", 64, 32, 64, 65536, 256, 255, 256, 4, 1024},
    {"7.0", 64, 32, 96, 65536, 256, 255, 256, 4, 1024},
    {"7.5", 32, 16, 64, 65536, 256, 255, 256, 4, 1024},
    {"8.0", 64, 32, 164, 65536, 256, 255, 128, 4, 1024},
    {"8.6", 48, 16, 100, 65536, 256, 255, 128, 4, 1024},
    {"8.7", 48, 16, 164, 65536, 256, 255, 128, 4, 1024},
    {"8.9", 48, 24, 100, 65536, 256, 255, 128, 4, 1024},
    {"9.0", 64, 32, 228, 65536, 256, 255, 128, 4, 1024},
    {"10.0", 64, 32, 228, 65536, 256, 255, 128, 4, 1024},
    {"10.1", 48, 24, 228, 65536, 256, 255, 128, 4, 1024},
    {"10.3", 64, 32, 228, 65536, 256, 255, 128, 4, 1024},
    {"11.0", 48, 24, 228, 65536, 256, 255, 128, 4, 1024},
    {"12.0", 48, 24, 100, 65536, 256, 255, 128, 4, 1024},
    {"12.1", 48, 24, 100, 65536, 256, 255, 128, 4, 1024},
};
constexpr std::size_t row_count = std::size(rows);

constexpr int major_of(std::string_view cc) {
  int major = 0;
  for (const char c : cc.substr(0, cc.find('.')))
    major = 10 * major + (c - '0');
  return major;
}

constexpr std::span<const int> carveouts_of(const Row& row) {
  if (major_of(row.cc) == 2)
    return fermi;
  if (row.cc == "7.0")
    return volta;
  if (row.cc == "7.5")
    return turing;
  if (major_of(row.cc) < 8)
    return {};
  return row.shared_kib == 228   ? std::span<const int>(hopper)
         : row.shared_kib == 164 ? std::span<const int>(ampere)
                                 : std::span<const int>(small_ampere);
}

/// 3.7 and 5.3 by the spreadsheet. It says 32768 for 5.2 too, which is half an SM: that is
/// `can_halve` here, for the header lets a block that needs more take the whole SM.
constexpr int registers_per_block_of(const Row& row) {
  return row.cc == "3.7" ? 65536 : row.cc == "5.3" ? 32768 : row.registers;
}

constexpr int shared_per_block_of(const Row& row) {
  const int major = major_of(row.cc);
  if (major >= 8)
    return (row.shared_kib - 1) * kib; // the carve-out less what is reserved
  return (major == 7 ? row.shared_kib : std::min(row.shared_kib, 48)) * kib;
}

/// cudaOccMaxBlocksPerSMBlockBarrierLimit of the header: as many as blocks, or twice that.
constexpr int barriers_of(const Row& row) {
  if (major_of(row.cc) < 9)
    return 0;
  const bool once = row.cc == "10.1" || row.cc == "11.0" || major_of(row.cc) == 12;
  return row.blocks * (once ? 1 : 2);
}

constexpr ComputeLimits from(const Row& row) {
  const bool halved = row.cc == "5.2" || row.cc == "5.3";
  return {.cc = row.cc,
          .warps = row.warps,
          .blocks = row.blocks,
          .shared = row.shared_kib * kib,
          .registers = row.registers,
          .register_unit = row.register_unit,
          .registers_by_block = major_of(row.cc) == 1,
          .registers_per_thread = row.registers_per_thread,
          .shared_unit = row.shared_unit,
          .partitions = row.partitions,
          .threads_per_block = row.threads_per_block,
          .registers_per_block = registers_per_block_of(row),
          .shared_per_block = shared_per_block_of(row),
          .shared_reserved = major_of(row.cc) >= 8 ? kib : 0,
          .carveouts = carveouts_of(row),
          .can_halve = halved || row.cc == "6.1" || row.cc == "6.2",
          .halved_by_default = halved,
          .barriers = barriers_of(row)};
}

constexpr auto table = [] {
  std::array<ComputeLimits, row_count> all{};
  std::ranges::transform(rows, all.begin(), from);
  return all;
}();

/// A SIMD holds `waves` wavefronts; its VGPRs, each of 32 bits for every lane of a wavefront, are
/// given to them in multiples of `unit`.
struct AmdRow {
  std::string_view cc;
  int lanes, simds, waves, vgprs, unit, vgprs_per_thread, lds_kib, lds_unit;
};
constexpr AmdRow amd_rows[] = {
    {"gfx908", 64, 4, 10, 256, 4, 256, 64, 512},
    {"gfx90a", 64, 4, 8, 512, 8, 512, 64, 512},
    {"gfx942", 64, 4, 8, 512, 8, 512, 64, 512},
    {"gfx950", 64, 4, 8, 512, 8, 512, 160, 1280},
    {"gfx1030", 32, 2, 16, 1024, 16, 256, 64, 1024},
    {"gfx1100", 32, 2, 16, 1536, 24, 256, 64, 1024},
    {"gfx1200", 32, 2, 16, 1536, 24, 256, 64, 1024},
    {"gfx1201", 32, 2, 16, 1536, 24, 256, 64, 1024},
};

constexpr ComputeLimits from_amd(const AmdRow& row) {
  const int registers = row.vgprs * row.lanes * row.simds, waves = row.waves * row.simds;
  return {.cc = row.cc,
          .warps = waves,
          .blocks = waves, // no limit but the wavefronts: see barriers
          .shared = row.lds_kib * kib,
          .registers = registers,
          .register_unit = row.unit * row.lanes,
          .registers_by_block = false,
          .registers_per_thread = row.vgprs_per_thread,
          .shared_unit = row.lds_unit,
          .partitions = row.simds,
          .threads_per_block = 1024,
          .registers_per_block = registers,
          .shared_per_block = row.lds_kib * kib,
          .shared_reserved = 0,
          .carveouts = {},
          .can_halve = false,
          .halved_by_default = false,
          .warp = row.lanes,
          .barriers = 16};
}

constexpr auto amd_table = [] {
  std::array<ComputeLimits, std::size(amd_rows)> all{};
  std::ranges::transform(amd_rows, all.begin(), from_amd);
  return all;
}();

constexpr std::string_view llvm = "LLVM 22.1, llvm/lib/Target/AMDGPU/Utils/AMDGPUBaseInfo.cpp";
constexpr std::string_view llvm_lds =
    "LLVM pull request 224852: GFX10.3, GFX11 and GFX12.0 allocate "
    "LDS in blocks of 1024 bytes";
constexpr std::string_view spreadsheet = "xmartlabs/cuda-calculator commit 10380ec, "
                                         "js/calculator.coffee (NVIDIA's occupancy spreadsheet)";
constexpr std::string_view header = "cuda_occupancy.h (CUDA 13.0)";
constexpr std::string_view both = "js/calculator.coffee of xmartlabs/cuda-calculator (NVIDIA's "
                                  "occupancy spreadsheet) and cuda_occupancy.h (CUDA 13.0)";
constexpr std::string_view survey = "GPGPU (General Purpose Graphics Processing Unit), NVIDIA "
                                    "architecture survey, NVIDIA Fermi section";
constexpr std::string_view measured = "throughput against occupancy of te42kyfo/gpu-benches "
                                      "(gpu-stream) reaches 100 % with these warps";

} // namespace

std::span<const ComputeLimits> compute_limits() { return table; }
std::span<const ComputeLimits> amd_limits() { return amd_table; }

Result<const ComputeLimits*> find_limits(std::string_view cc) {
  const auto is_it = [cc](std::string_view known) {
    return known == cc || (known.ends_with(".0") && known.substr(0, known.size() - 2) == cc);
  };
  const bool amd = cc.starts_with("gfx");
  const std::span<const ComputeLimits> all = amd ? amd_limits() : compute_limits();
  if (const auto found = std::ranges::find_if(all, is_it, &ComputeLimits::cc); found != all.end())
    return &*found;
  std::string known;
  for (const ComputeLimits& limits : all)
    known += (known.empty() ? "" : ", ") + std::string(limits.cc);
  if (amd)
    return bad_argument(
        LOOM_TEXT("expected one of AMD's targets %1, found '%2'")(known, cc.substr(0, 40)));
  return bad_argument(
      LOOM_TEXT("expected a compute capability (%1), found '%2'")(known, cc.substr(0, 40)));
}

namespace {

std::array<LimitFact, limit_fact_count> amd_facts(const ComputeLimits& limits) {
  const bool rdna = limits.warp == 32;
  return {{
      {"warps_per_sm", "warps", limits.warps, llvm, "source"},
      {"blocks_per_sm", "blocks", limits.blocks, llvm, "derived"},
      {"shared_per_sm", "bytes", limits.shared, llvm, "source"},
      {"registers_per_sm", "registers", limits.registers, llvm, "derived"},
      {"register_unit", "registers", limits.register_unit, llvm, "derived"},
      {"registers_per_thread", "registers", limits.registers_per_thread, llvm, "source"},
      {"shared_unit", "bytes", limits.shared_unit, rdna ? llvm_lds : llvm, "source"},
      {"partitions", "partitions", limits.partitions, llvm, "source"},
      {"threads_per_block", "threads", limits.threads_per_block, llvm, "source"},
      {"registers_per_block", "registers", limits.registers_per_block, llvm, "derived"},
      {"shared_per_block", "bytes", limits.shared_per_block, llvm, "source"},
      {"shared_reserved_per_block", "bytes", 0, llvm, "source"},
      {"carveout_choices", "choices", 0, llvm, "source"},
      {"barriers_per_sm", "barriers", limits.barriers, llvm, "source"},
  }};
}

} // namespace

std::array<LimitFact, limit_fact_count> limit_facts(const ComputeLimits& limits) {
  if (limits.amd())
    return amd_facts(limits);
  const auto row = static_cast<std::size_t>(
      std::ranges::find(table, limits.cc, &ComputeLimits::cc) - table.begin());
  const auto at = [](std::string_view cc) {
    return static_cast<std::size_t>(std::ranges::find(table, cc, &ComputeLimits::cc) -
                                    table.begin());
  };
  const bool in_spreadsheet = row <= at("8.6"), in_header = row >= at("3.5");
  const std::string_view either = in_spreadsheet && in_header ? both
                                  : in_spreadsheet            ? spreadsheet
                                                              : header;
  const std::string_view plain = in_spreadsheet ? spreadsheet : header;
  const bool blackwell = major_of(limits.cc) >= 10;
  const bool streamed = limits.cc == "8.9" || limits.cc == "9.0";
  const std::string_view warp_source = streamed ? measured : plain;
  const std::string_view warp_status = in_spreadsheet || streamed ? "source" : "unverified";
  const bool ampere_on = limits.shared_reserved > 0;
  const bool fermi_split = major_of(limits.cc) == 2;
  return {{
      {"warps_per_sm", "warps", limits.warps, warp_source, warp_status},
      {"blocks_per_sm", "blocks", limits.blocks, either, "source"},
      {"shared_per_sm", "bytes", limits.shared, either, "source"},
      {"registers_per_sm", "registers", limits.registers, plain,
       blackwell ? "unverified" : "source"},
      {"register_unit", "registers", limits.register_unit, either, "source"},
      {"registers_per_thread", "registers", limits.registers_per_thread, plain, "source"},
      {"shared_unit", "bytes", limits.shared_unit, either, "source"},
      {"partitions", "partitions", limits.partitions, either, "source"},
      {"threads_per_block", "threads", limits.threads_per_block, plain, "source"},
      {"registers_per_block", "registers", limits.registers_per_block, plain,
       in_spreadsheet && limits.cc != "5.2" ? "source" : "unverified"},
      {"shared_per_block", "bytes", limits.shared_per_block, header,
       limits.carveouts.empty() || fermi_split ? "source" : "derived"},
      {"shared_reserved_per_block", "bytes", limits.shared_reserved, header,
       ampere_on ? "unverified" : "source"},
      {"carveout_choices", "choices", static_cast<int>(limits.carveouts.size()),
       fermi_split ? survey : header, "source"},
      {"barriers_per_sm", "barriers",
       limits.barriers > 0 ? std::optional(limits.barriers) : std::nullopt, header,
       limits.barriers > 0 ? "source" : "unverified"},
  }};
}

} // namespace loom
