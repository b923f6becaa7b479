#include "core/gpu/gpu_spec.h"

#include <algorithm>

namespace loom {

namespace {

using enum FactKey;

// Ranges are generous but physical: they catch slipped units and typing errors, not odd GPUs.
constexpr double lat_min = 1, lat_max = 1e5;
constexpr double thru_min = 1e-6, thru_max = 64;
constexpr double size_min = 0.125, size_max = 1e9;

constexpr std::array<FactInfo, fact_count> table{{
    {sm_count, "sm_count", "SMs", 1, 1024, true, "streaming multiprocessors"},
    {clock, "clock", "MHz", 1, 1e5, false, "SM clock"},
    {pin_bandwidth, "pin_bandwidth", "GB/s", 0.1, 1e6, false, "DRAM interface bandwidth"},
    {max_warps, "max_warps", "warps/SM", 1, 1024, true, "resident warps per SM at most"},
    {schedulers, "schedulers", "schedulers/SM", 1, 64, true, "warp schedulers per SM"},
    {issue_period, "issue_period", "cycles", 0.1, 64, false,
     "cycles between two issues of one scheduler"},
    {issue_width, "issue_width", "instructions/issue", 1, 2, true,
     "instructions of one warp that an issue may take"},
    {cores, "cores", "cores/SM", 1, 4096, true, "CUDA cores (FP32 lanes) per SM"},
    {sfu_units, "sfu_units", "units/SM", 1, 1024, true, "special function units per SM"},
    {alu_lat, "alu_lat", "cycles", lat_min, lat_max, false, "FADD to dependent FADD"},
    {alu_thru, "alu_thru", "IPC/SM", thru_min, thru_max, false, "FADD throughput"},
    {issue_thru, "issue_thru", "IPC/SM", thru_min, thru_max, false,
     "issue throughput of all instructions"},
    {mem_lat, "mem_lat", "cycles", lat_min, lat_max, false,
     "coalesced global load that misses the caches"},
    {mem_thru, "mem_thru", "IPC/SM", thru_min, thru_max, false,
     "peak throughput of coalesced global loads"},
    {sfu_lat, "sfu_lat", "cycles", lat_min, lat_max, false, "MUFU.RSQ to dependent MUFU.RSQ"},
    {sfu_alu_lat, "sfu_alu_lat", "cycles", lat_min, lat_max, false,
     "MUFU.RSQ to dependent CUDA-core instruction"},
    {sfu_thru, "sfu_thru", "IPC/SM", thru_min, thru_max, false, "MUFU.RSQ throughput"},
    {shared_lat, "shared_lat", "cycles", lat_min, lat_max, false,
     "conflict-free shared load to dependent shared load"},
    {shared_alu_lat, "shared_alu_lat", "cycles", lat_min, lat_max, false,
     "conflict-free shared load to dependent CUDA-core instruction"},
    {shared_thru, "shared_thru", "IPC/SM", thru_min, thru_max, false,
     "throughput of conflict-free shared loads"},
    {sfu_issue_cost, "sfu_issue_cost", "cycles", 0.1, 64, false, "issue cycles of one MUFU.RSQ"},
    {shared_issue_cost, "shared_issue_cost", "cycles", 0.1, 64, false,
     "issue cycles of one shared load"},
    {warps_90, "warps_90", "warps/SM", 0.1, 1024, false,
     "warps measured to reach 90 % of peak memory throughput"},
    {warps_95, "warps_95", "warps/SM", 0.1, 1024, false,
     "warps measured to reach 95 % of peak memory throughput"},
    {shared_banks, "shared_banks", "banks", 1, 64, true, "shared-memory banks per SM"},
    {shared_bank_width, "shared_bank_width", "B", 1, 64, true, "bytes a bank serves at once"},
    {shared_bandwidth, "shared_bandwidth", "GB/s", 0.1, 1e6, false,
     "shared-memory bandwidth of all SMs, measured"},
    {shared_bandwidth_peak, "shared_bandwidth_peak", "GB/s", 0.1, 1e6, false,
     "shared-memory bandwidth of all SMs, in theory"},
    {conflict_lat_1, "conflict_lat_1", "cycles", lat_min, lat_max, false,
     "shared load without bank conflict, beside those with"},
    {conflict_lat_2, "conflict_lat_2", "cycles", lat_min, lat_max, false,
     "shared load with a 2-way bank conflict"},
    {conflict_lat_4, "conflict_lat_4", "cycles", lat_min, lat_max, false,
     "shared load with a 4-way bank conflict"},
    {conflict_lat_8, "conflict_lat_8", "cycles", lat_min, lat_max, false,
     "shared load with a 8-way bank conflict"},
    {conflict_lat_16, "conflict_lat_16", "cycles", lat_min, lat_max, false,
     "shared load with a 16-way bank conflict"},
    {conflict_lat_32, "conflict_lat_32", "cycles", lat_min, lat_max, false,
     "shared load with a 32-way bank conflict"},
    {l1_lat, "l1_lat", "cycles", lat_min, lat_max, false, "load that hits the L1"},
    {l1_reach, "l1_reach", "KiB", size_min, size_max, false, "largest footprint the L1 serves"},
    {l2_lat, "l2_lat", "cycles", lat_min, lat_max, false, "load that hits the L2 (near partition)"},
    {l2_reach, "l2_reach", "KiB", size_min, size_max, false, "largest footprint served at l2_lat"},
    {l2_far_lat, "l2_far_lat", "cycles", lat_min, lat_max, false,
     "mean latency over both partitions of the L2"},
    {l2_size, "l2_size", "KiB", size_min, size_max, false, "size of the L2"},
    {dram_lat, "dram_lat", "cycles", lat_min, lat_max, false, "load that misses the L2"},
    {cold_lat, "cold_lat", "cycles", lat_min, lat_max, false,
     "load that misses the L2 and the TLBs"},
    {tlb1_reach, "tlb1_reach", "MiB", size_min, size_max, false, "memory the first TLB covers"},
    {tlb2_reach, "tlb2_reach", "MiB", size_min, size_max, false, "memory the second TLB covers"},
    {tlb3_reach, "tlb3_reach", "MiB", size_min, size_max, false, "memory the third TLB covers"},
    {tlb1_page, "tlb1_page", "KiB", size_min, size_max, false,
     "memory an entry of the first TLB covers"},
    {tlb2_page, "tlb2_page", "KiB", size_min, size_max, false,
     "memory an entry of the second TLB covers"},
    {tlb1_lat, "tlb1_lat", "cycles", lat_min, lat_max, false, "load translated by the first TLB"},
    {tlb2_lat, "tlb2_lat", "cycles", lat_min, lat_max, false, "load translated by the second TLB"},
    {tlb3_lat, "tlb3_lat", "cycles", lat_min, lat_max, false, "load translated by the third TLB"},
    {tlb_miss_lat, "tlb_miss_lat", "cycles", lat_min, lat_max, false, "load that misses every TLB"},
    {global_bandwidth, "global_bandwidth", "GB/s", 0.1, 1e6, false,
     "global-memory bandwidth, measured by copying"},
    {cuda_cores, "cuda_cores", "cores", 1, 1e6, true, "CUDA cores of all SMs"},
    {base_clock, "base_clock", "MHz", 1, 1e5, false, "SM clock without boost"},
    {gpcs, "gpcs", "GPCs", 1, 1024, true, "graphics processing clusters"},
    {tpcs, "tpcs", "TPCs", 1, 1024, true, "texture processing clusters"},
    {tpcs_per_gpc, "tpcs_per_gpc", "TPCs/GPC", 1, 1024, true,
     "texture processing clusters per GPC"},
    {sms_per_tpc, "sms_per_tpc", "SMs/TPC", 1, 1024, true, "streaming multiprocessors per TPC"},
    {sms_per_gpc, "sms_per_gpc", "SMs/GPC", 1, 1024, true, "streaming multiprocessors per GPC"},
    {partitions, "partitions", "partitions/SM", 1, 64, true, "processing blocks per SM"},
    {fp64_units, "fp64_units", "units/SM", 0, 4096, true, "double-precision units per SM"},
    {ldst_units, "ldst_units", "units/SM", 0, 4096, true, "load/store units per SM"},
    {tensor_cores, "tensor_cores", "units/SM", 0, 4096, true, "tensor cores per SM"},
    {register_file, "register_file", "KiB/SM", 1, 1e6, false, "register file per SM"},
    {shared_size, "shared_size", "KiB/SM", 1, 1e6, false,
     "shared memory per SM, apart from the L1"},
    {l1_shared, "l1_shared", "KiB/SM", 1, 1e6, false, "L1 and shared memory per SM together"},
    {partition_fp32, "partition_fp32", "lanes/partition", 0, 4096, true,
     "lanes of a partition for FP32 alone"},
    {partition_int32, "partition_int32", "lanes/partition", 0, 4096, true,
     "lanes of a partition for INT32 alone"},
    {partition_fp32_int32, "partition_fp32_int32", "lanes/partition", 0, 4096, true,
     "lanes of a partition for FP32 or INT32"},
    {partition_fp64, "partition_fp64", "units/partition", 0, 4096, true,
     "double-precision units per partition"},
    {partition_ldst, "partition_ldst", "units/partition", 0, 4096, true,
     "load/store units per partition"},
    {partition_tensor, "partition_tensor", "units/partition", 0, 4096, true,
     "tensor cores per partition"},
    {partition_sfu, "partition_sfu", "units/partition", 0, 4096, true,
     "special function units per partition"},
    {partition_l0i, "partition_l0i", "caches/partition", 0, 16, true,
     "L0 instruction caches per partition"},
    {shared_fp32, "shared_fp32", "lanes/SM", 0, 4096, true, "FP32 lanes that partitions share"},
    {shared_ldst, "shared_ldst", "units/SM", 0, 4096, true,
     "load/store units that partitions share"},
    {mio_units, "mio_units", "units/SM", 0, 16, true, "memory I/O units outside the partitions"},
    {dispatch_ports, "dispatch_ports", "ports/SM", 1, 64, true,
     "dispatch ports that the schedulers share"},
    {constant_caches, "constant_caches", "caches/SM", 0, 16, true, "constant caches per SM"},
    {readonly_cache, "readonly_cache", "KiB/SM", 0, 1e6, false,
     "cache per SM for global data that is only read"},
    {sfu_multipliers, "sfu_multipliers", "multipliers/SFU", 0, 64, true,
     "floating-point multipliers of a special function unit"},
    {tensor_generation, "tensor_generation", "generation", 1, 64, true,
     "generation of the tensor cores"},
    {tensor_rate, "tensor_rate", "FMA/cycle", 1, 1e5, false,
     "half-precision multiply-adds per cycle of a tensor core"},
    {fp16_rate, "fp16_rate", "results/cycle/SM", 0, 1e5, false, "native half-precision rate"},
    {fp32_rate, "fp32_rate", "results/cycle/SM", 0, 1e5, false, "native single-precision rate"},
    {fp64_rate, "fp64_rate", "results/cycle/SM", 0, 1e5, false, "native double-precision rate"},
    {sfu_rate, "sfu_rate", "results/cycle/SM", 0, 1e5, false, "native rate of special functions"},
    {memory_bus, "memory_bus", "bits", 8, 1e5, true, "width of the DRAM interface"},
    {memory_clock, "memory_clock", "MHz", 1, 1e5, false, "DRAM clock, two bits a pin and cycle"},
    {l2_rate, "l2_rate", "B/cycle", 1, 1e6, false, "bytes per cycle read from the whole L2"},
    {l2_bandwidth, "l2_bandwidth", "GB/s", 0.1, 1e6, false, "bandwidth of reading the whole L2"},
    {l2_slices, "l2_slices", "slices", 1, 4096, true, "parts of the L2 read side by side"},
    {l2_slice_size, "l2_slice_size", "KiB", size_min, size_max, false, "size of a part of the L2"},
    {l1_rate, "l1_rate", "B/cycle/SM", 1, 1e5, false, "bytes per cycle read from an L1, in theory"},
    {l1_rate_measured, "l1_rate_measured", "B/cycle/SM", 1, 1e5, false,
     "bytes per cycle read from an L1, measured"},
    {shared_rate, "shared_rate", "B/cycle/SM", 1, 1e5, false,
     "bytes per cycle of an SM's shared memory, in theory"},
    {memory_size, "memory_size", "MB", 1, 1e8, false, "size of the DRAM"},
    {transistors, "transistors", "million", 1, 1e7, false, "transistors of the chip"},
    {die_area, "die_area", "mm²", 1, 1e5, false, "area of the chip"},
    {process, "process", "nm", 0.1, 1000, false, "name of the manufacturing process"},
    {power, "power", "W", 0.1, 1e5, false, "power of the card"},
    {queue_share, "queue_share", "fraction", 0, 1, false,
     "part of mem_lat for which a load keeps a part of memory busy"},
    {latency_tail, "latency_tail", "fraction", 0, 1, false,
     "mean of the exponential part of mem_lat, of the whole"},
    {issue_efficiency, "issue_efficiency", "fraction", 0.01, 1, false,
     "part of the cycles in which arithmetic makes progress"},
    {sfu_turn, "sfu_turn", "cycles", 0, 100, false,
     "a scheduler's SFU loses where an add comes between two MUFU.RSQ"},
}};

constexpr bool in_key_order() {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (static_cast<std::size_t>(table[i].key) != i)
      return false;
  return true;
}
static_assert(in_key_order());

std::size_t index(FactKey key) { return static_cast<std::size_t>(key); }

} // namespace

std::span<const FactInfo, fact_count> fact_table() { return table; }

const FactInfo& fact_info(FactKey key) { return table[index(key)]; }

std::optional<FactKey> fact_key(std::string_view name) {
  const auto found = std::ranges::find(table, name, &FactInfo::name);
  return found == table.end() ? std::nullopt : std::optional(found->key);
}

std::span<const std::string_view> memory_types() {
  static constexpr std::array<std::string_view, 13> types{
      "DDR2",   "DDR3",  "GDDR3", "GDDR4", "GDDR5", "GDDR5X", "GDDR6",
      "GDDR6X", "GDDR7", "HBM2",  "HBM2e", "HBM3",  "HBM3e"};
  return types;
}

const Fact* Facts::find(FactKey key) const {
  const std::optional<Fact>& fact = facts_[index(key)];
  return fact ? &*fact : nullptr;
}

std::optional<double> Facts::value(FactKey key) const {
  const Fact* fact = find(key);
  return fact ? std::optional(fact->value) : std::nullopt;
}

void Facts::set(FactKey key, Fact fact) { facts_[index(key)] = std::move(fact); }

void Facts::erase(FactKey key) { facts_[index(key)].reset(); }

const AccessPattern* GpuSpec::pattern(std::string_view pattern_id) const {
  const auto found = std::ranges::find(patterns, pattern_id, &AccessPattern::id);
  return found == patterns.end() ? nullptr : &*found;
}

} // namespace loom
