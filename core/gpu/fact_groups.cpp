#include "core/gpu/fact_groups.h"

#include <algorithm>

namespace loom {

namespace {

using enum FactKey;

constexpr std::array chip{sm_count,    gpcs,        tpcs,       tpcs_per_gpc,
                          sms_per_tpc, sms_per_gpc, cuda_cores, transistors,
                          die_area,    process,     power,      memory_size};
constexpr std::array clocks{clock, base_clock, memory_clock};
constexpr std::array sm{max_warps,     schedulers,      issue_width,     issue_period,
                        partitions,    cores,           sfu_units,       fp64_units,
                        ldst_units,    tensor_cores,    shared_size,     l1_shared,
                        register_file, dispatch_ports,  shared_fp32,     shared_ldst,
                        mio_units,     constant_caches, sfu_multipliers, tensor_generation};
constexpr std::array partition{partition_fp32, partition_int32, partition_fp32_int32,
                               partition_fp64, partition_ldst,  partition_tensor,
                               partition_sfu,  partition_l0i};
constexpr std::array bandwidths{memory_bus,       pin_bandwidth,    global_bandwidth,      l2_rate,
                                l2_bandwidth,     shared_bandwidth, shared_bandwidth_peak, l1_rate,
                                l1_rate_measured, shared_rate};
constexpr std::array latencies{alu_lat, mem_lat, sfu_lat, sfu_alu_lat, shared_lat, shared_alu_lat};
constexpr std::array throughputs{alu_thru,    issue_thru,     mem_thru,          sfu_thru,
                                 shared_thru, sfu_issue_cost, shared_issue_cost, fp16_rate,
                                 fp32_rate,   fp64_rate,      sfu_rate,          tensor_rate};
constexpr std::array caches{l1_lat,   l1_reach, l2_lat,    l2_reach,      l2_far_lat,    l2_size,
                            dram_lat, cold_lat, l2_slices, l2_slice_size, readonly_cache};
constexpr std::array translation{tlb1_lat,   tlb2_lat,   tlb3_lat,  tlb_miss_lat, tlb1_reach,
                                 tlb2_reach, tlb3_reach, tlb1_page, tlb2_page};
constexpr std::array banks{shared_banks,   shared_bank_width, conflict_lat_1,  conflict_lat_2,
                           conflict_lat_4, conflict_lat_8,    conflict_lat_16, conflict_lat_32};
constexpr std::array saturation{warps_90,     warps_95,         queue_share,
                                latency_tail, issue_efficiency, sfu_turn};

constexpr std::array<FactGroup, 11> groups{{{"Chip", chip},
                                            {"Clocks", clocks},
                                            {"SM", sm},
                                            {"Partition of an SM", partition},
                                            {"Bandwidths", bandwidths},
                                            {"Latencies", latencies},
                                            {"Throughputs and rates", throughputs},
                                            {"Caches", caches},
                                            {"Address translation", translation},
                                            {"Banks of shared memory", banks},
                                            {"Saturation", saturation}}};

constexpr bool each_key_once() {
  std::array<int, fact_count> seen{};
  for (const FactGroup& group : groups)
    for (const FactKey key : group.keys)
      ++seen[static_cast<std::size_t>(key)];
  return std::all_of(seen.begin(), seen.end(), [](int times) { return times == 1; });
}
static_assert(each_key_once());

} // namespace

std::span<const FactGroup> fact_groups() { return groups; }

} // namespace loom
