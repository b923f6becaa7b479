#pragma once

/// What is known of one GPU: every number with its unit, its source and how far to trust it.
///
/// A number that no source gives is absent; a model that needs it says so. The parameters are
/// those of Volkov, "Understanding Latency Hiding on GPUs" (2016), Table 4.1 and §4.7.

#include "core/base/result.h"
#include "core/trace/fact_status.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace loom {

/// The numbers a GPU file may give. Per SM and in units of warp instructions unless said.
enum class FactKey {
  sm_count,          ///< streaming multiprocessors
  clock,             ///< SM clock, MHz
  pin_bandwidth,     ///< DRAM interface bandwidth, GB/s (10^9 bytes)
  max_warps,         ///< resident warps per SM at most
  schedulers,        ///< warp schedulers per SM
  issue_period,      ///< cycles between two issues of one scheduler
  issue_width,       ///< instructions of one warp that an issue may take: 2 with dual issue
  cores,             ///< CUDA cores (FP32 lanes) per SM
  sfu_units,         ///< special function units per SM
  alu_lat,           ///< FADD to dependent FADD, cycles
  alu_thru,          ///< FADD, IPC per SM
  issue_thru,        ///< all instructions, IPC per SM
  mem_lat,           ///< coalesced global load that misses the caches, cycles
  mem_thru,          ///< the same at its peak, IPC per SM
  sfu_lat,           ///< MUFU.RSQ to dependent MUFU.RSQ, cycles
  sfu_alu_lat,       ///< MUFU.RSQ to dependent CUDA-core instruction, cycles
  sfu_thru,          ///< MUFU.RSQ, IPC per SM
  shared_lat,        ///< conflict-free shared load to dependent shared load, cycles
  shared_alu_lat,    ///< conflict-free shared load to dependent CUDA-core instruction, cycles
  shared_thru,       ///< conflict-free shared load, IPC per SM
  sfu_issue_cost,    ///< issue cycles one MUFU.RSQ takes, as fitted to measurements
  shared_issue_cost, ///< issue cycles one shared load takes, as fitted to measurements
  warps_90,          ///< warps/SM measured to reach 90 % of the peak memory throughput
  warps_95,          ///< warps/SM measured to reach 95 % of the peak memory throughput
  // Shared memory
  shared_banks,          ///< banks of an SM's shared memory
  shared_bank_width,     ///< bytes a bank serves at once
  shared_bandwidth,      ///< of all SMs together, measured, GB/s (10^9 bytes)
  shared_bandwidth_peak, ///< the same in theory, GB/s
  conflict_lat_1,        ///< load without bank conflict as measured beside the next ones, cycles
  conflict_lat_2,        ///< load with a 2-way bank conflict, cycles
  conflict_lat_4,
  conflict_lat_8,
  conflict_lat_16,
  conflict_lat_32,
  // Latency of a load against the footprint it chases through
  l1_lat,     ///< L1 hit, cycles
  l1_reach,   ///< largest footprint served by the L1 alone, KiB
  l2_lat,     ///< L2 hit, of the near partition where there are two, cycles
  l2_reach,   ///< largest footprint served at l2_lat, KiB; l2_size where nothing else is known
  l2_far_lat, ///< mean over footprints that take both partitions of the L2, cycles
  l2_size,    ///< KiB
  dram_lat,   ///< L2 miss with the translation at hand, cycles
  cold_lat,   ///< L2 miss that also misses the TLBs, cycles
  // Latency of a load against the footprint its translations span
  tlb1_reach, ///< memory that the first TLB covers, MiB
  tlb2_reach,
  tlb3_reach,
  tlb1_page, ///< memory that one of its entries covers, KiB
  tlb2_page,
  tlb1_lat, ///< load whose translation is in the first TLB and data as in the others, cycles
  tlb2_lat,
  tlb3_lat,
  tlb_miss_lat, ///< beyond the last TLB, cycles
  // Bandwidth
  global_bandwidth, ///< copying global memory, measured, GB/s (10^9 bytes)
  // Structure of the chip
  cuda_cores,   ///< CUDA cores (FP32 lanes) of all SMs together
  base_clock,   ///< the lower SM clock where `clock` is a boost clock, MHz
  gpcs,         ///< graphics processing clusters
  tpcs,         ///< texture processing clusters of all GPCs together
  tpcs_per_gpc, ///< where every GPC has the same
  sms_per_tpc,
  sms_per_gpc, ///< where SMs stand in GPCs without TPCs between
  // Structure of an SM
  partitions,    ///< processing blocks, each with a scheduler and units of its own
  fp64_units,    ///< double-precision units per SM
  ldst_units,    ///< load/store units per SM
  tensor_cores,  ///< per SM
  register_file, ///< KiB per SM
  shared_size,   ///< shared memory where it is apart from the L1, KiB per SM
  l1_shared,     ///< L1 and shared memory where both divide one memory, KiB per SM
  // Units of one partition
  partition_fp32,       ///< lanes that only take FP32
  partition_int32,      ///< lanes that only take INT32
  partition_fp32_int32, ///< lanes that take either
  partition_fp64,       ///< 0 also where an SM has FP64 units outside its partitions
  partition_ldst,
  partition_tensor,
  partition_sfu,
  partition_l0i, ///< L0 instruction caches
  // What an SM has outside its partitions, for all of them
  shared_fp32,     ///< FP32 lanes
  shared_ldst,     ///< load/store units
  mio_units,       ///< memory I/O units, which the load/store units then belong to
  dispatch_ports,  ///< ports that the schedulers issue to
  constant_caches, ///< caches for constants
  readonly_cache,  ///< cache for global data that is only read, KiB per SM
  // Units themselves
  sfu_multipliers,   ///< floating-point multipliers of one special function unit
  tensor_generation, ///< of the tensor cores, counted from 1
  tensor_rate,       ///< half-precision multiply-adds per cycle of one tensor core
  // Native rates per precision
  fp16_rate, ///< half-precision results per cycle and SM
  fp32_rate, ///< single-precision results per cycle and SM
  fp64_rate, ///< double-precision results per cycle and SM
  sfu_rate,  ///< special-function results per cycle and SM
  // Memory
  memory_bus,       ///< width of the DRAM interface, bits
  memory_clock,     ///< of the DRAM at two bits a pin and cycle, MHz
  l2_rate,          ///< bytes read per cycle from the whole L2
  l2_bandwidth,     ///< the same at the clock its source takes, GB/s (10^9 bytes)
  l2_slices,        ///< parts of the L2 that are read side by side
  l2_slice_size,    ///< KiB of one
  l1_rate,          ///< bytes per cycle and SM read from the L1, in theory
  l1_rate_measured, ///< the same as measured
  shared_rate,      ///< bytes per cycle and SM of shared memory, in theory
  memory_size,      ///< of the DRAM, MB (the maker's 2^20 bytes)
  // The chip as a thing
  transistors, ///< millions
  die_area,    ///< mm^2
  process,     ///< name of the manufacturing process, nm
  power,       ///< typical or thermal design power of the card, W
  // Gradual saturation (core/model/saturation.h)
  queue_share,      ///< part of mem_lat for which a load keeps a part of memory busy
  latency_tail,     ///< mean of the exponential part of a load's latency, of mem_lat
  issue_efficiency, ///< part of the cycles in which arithmetic makes progress
  sfu_turn,         ///< cycles a scheduler's SFU loses where an add comes between two MUFU.RSQ
};
inline constexpr std::size_t fact_count = 105;

/// What may stand under a FactKey in a file.
struct FactInfo {
  FactKey key;
  std::string_view name;        ///< key in the file, for example "mem_lat"
  std::string_view unit;        ///< the only unit accepted, for example "cycles"
  double min, max;              ///< inclusive range accepted
  bool whole;                   ///< only whole numbers are accepted
  std::string_view description; ///< one line of English
};
/// All FactInfo, in FactKey order.
[[nodiscard]] std::span<const FactInfo, fact_count> fact_table();
[[nodiscard]] const FactInfo& fact_info(FactKey key);
[[nodiscard]] std::optional<FactKey> fact_key(std::string_view name);

/// One number and its provenance; the unit is fact_info(key).unit.
struct Fact {
  double value = 0;
  std::string source; ///< document and place in it, never empty
  FactStatus status = FactStatus::assumed;
  std::string note; ///< range and reasoning where derived or assumed; may be empty
  bool operator==(const Fact&) const = default;
};

/// A word about a GPU and its provenance, as a Fact has it.
struct WordFact {
  std::string value;  ///< never empty
  std::string source; ///< document and place in it, never empty
  FactStatus status = FactStatus::assumed;
  std::string note; ///< may be empty
  bool operator==(const WordFact&) const = default;
};
/// The kinds of DRAM that a GPU file may name, oldest first: "DDR2" to "HBM3e".
[[nodiscard]] std::span<const std::string_view> memory_types();

/// A set of facts by key.
class Facts {
public:
  [[nodiscard]] const Fact* find(FactKey key) const; ///< nullptr when absent
  [[nodiscard]] std::optional<double> value(FactKey key) const;
  void set(FactKey key, Fact fact);
  void erase(FactKey key);
  bool operator==(const Facts&) const = default;

private:
  std::array<std::optional<Fact>, fact_count> facts_;
};

/// A global-memory access pattern other than fully coalesced, with the facts it replaces
/// (thesis §4.3: stride 2 and random).
struct AccessPattern {
  std::string id;   ///< for example "stride2"
  std::string name; ///< for people, for example "stride 2"
  Facts facts;      ///< only mem_lat, mem_thru, warps_90 and warps_95
  bool operator==(const AccessPattern&) const = default;
};

/// A file of points measured on this GPU, shown over the models' curves.
struct Measurement {
  std::string file; ///< CSV beside the GPU files, for example "h200_global_load_mix.csv"
  std::string mix;  ///< "global", "sfu" or "shared"
  std::string access = "coalesced"; ///< or the id of the pattern that its loads have
  int ilp = 1;                      ///< which rows of the file, where it has a column "ilp"
  double extra_arithmetic = 0;      ///< arithmetic instructions a group has beyond the file's alpha
  std::string source;
  bool operator==(const Measurement&) const = default;
};

/// One GPU.
struct GpuSpec {
  std::string id;           ///< lower-case letters, digits, '-' and '_'; the file's name
  std::string name;         ///< for people: "GTX 980"
  std::string architecture; ///< "Maxwell"
  std::string released;     ///< "YYYY" or "YYYY-MM"; empty when unknown
  /// "MAJOR.MINOR", for example "5.2": which occupancy limits hold; empty when unknown.
  std::string compute_capability;
  /// What it is sold as: "GeForce" or "data centre"; "chip" for a whole die that is no product by
  /// itself; empty when unknown.
  std::string segment;
  /// The kind of its DRAM, one of memory_types(); absent when unknown.
  std::optional<WordFact> memory_type;
  std::string note; ///< what a reader must know of the whole file; may be empty
  Facts facts;
  std::vector<AccessPattern> patterns;
  std::vector<Measurement> measurements;

  /// The pattern with this id, nullptr when there is none.
  [[nodiscard]] const AccessPattern* pattern(std::string_view id) const;
  bool operator==(const GpuSpec&) const = default;
};

using GpuPtr = std::shared_ptr<const GpuSpec>;

} // namespace loom
