#include "core/profile/metrics.h"

#include <array>

namespace loom::profile {

namespace {

// Nsight Compute's Profiling Guide names what is counted and how a name is built; which metric
// stands behind a label of the details page is in the section files that come with Nsight Compute.
constexpr std::string_view launch_metrics =
    "https://docs.nvidia.com/nsight-compute/ProfilingGuide/index.html#metrics-reference, launch "
    "metrics";
constexpr std::string_view structure =
    "https://docs.nvidia.com/nsight-compute/ProfilingGuide/index.html#metrics-structure";
constexpr std::string_view caches =
    "https://docs.nvidia.com/nsight-compute/ProfilingGuide/index.html#metrics-decoder";
constexpr std::string_view states =
    "https://docs.nvidia.com/nsight-compute/ProfilingGuide/index.html#sections-and-rules, "
    "WarpStateStats";

constexpr std::string_view limits = "GPU Speed Of Light Throughput";
constexpr std::string_view work = "Compute Workload Analysis";
constexpr std::string_view memory = "Memory Workload Analysis";
constexpr std::string_view counts = "Instruction Statistics";
constexpr std::string_view launched = launch_section;

using enum Metric;
constexpr std::array<MetricInfo, metric_count> table{{
    {registers, "registers", "registers", "register/thread", "launch__registers_per_thread",
     "Registers Per Thread", launched, launch_metrics},
    {shared_static, "shared_static", "static shared memory", "byte/block",
     "launch__shared_mem_per_block_static", "Static Shared Memory Per Block", launched,
     launch_metrics},
    {shared_dynamic, "shared_dynamic", "dynamic shared memory", "byte/block",
     "launch__shared_mem_per_block_dynamic", "Dynamic Shared Memory Per Block", launched,
     launch_metrics},
    {sms, "sms", "SMs", "SM", "launch__sm_count", "# SMs", launched, launch_metrics},
    {warps, "warps", "resident warps achieved", "warp/SM", "sm__warps_active.avg.per_cycle_active",
     "Achieved Active Warps Per SM", "Occupancy", structure},
    {warps_possible, "warps_possible", "resident warps possible", "warp/SM",
     "sm__maximum_warps_avg_per_active_cycle", "Theoretical Active Warps per SM", "Occupancy",
     structure},
    {ipc, "ipc", "instructions executed per cycle", "inst/cycle/SM",
     "sm__inst_executed.avg.per_cycle_active", "Executed Ipc Active", work, structure},
    {issued_ipc, "issued_ipc", "instructions issued per cycle", "inst/cycle/SM",
     "sm__inst_issued.avg.per_cycle_active", "Issued Ipc Active", work, structure},
    {latency, "latency", "latency of an issued instruction", "cycle",
     "smsp__average_warp_latency_per_inst_issued.ratio", "Warp Cycles Per Issued Instruction",
     "Warp State Statistics", states},
    {instructions, "instructions", "instructions executed", "inst", "smsp__inst_executed.sum",
     "Executed Instructions", counts, structure},
    {issued, "issued", "instructions issued", "inst", "smsp__inst_issued.sum",
     "Issued Instructions", counts, structure},
    {global_loads, "global_loads", "global loads", "inst",
     "smsp__sass_inst_executed_op_global_ld.sum", "", "", structure},
    {global_stores, "global_stores", "global stores", "inst",
     "smsp__sass_inst_executed_op_global_st.sum", "", "", structure},
    {shared_loads, "shared_loads", "shared loads", "inst",
     "smsp__sass_inst_executed_op_shared_ld.sum", "", "", structure},
    {shared_stores, "shared_stores", "shared stores", "inst",
     "smsp__sass_inst_executed_op_shared_st.sum", "", "", structure},
    {local_loads, "local_loads", "local loads", "inst", "smsp__sass_inst_executed_op_local_ld.sum",
     "", "", structure},
    {local_stores, "local_stores", "local stores", "inst",
     "smsp__sass_inst_executed_op_local_st.sum", "", "", structure},
    {branches, "branches", "branches", "inst", "smsp__inst_executed_op_branch.sum",
     "Branch Instructions", "Source Counters", structure},
    {duration, "duration", "duration", "s", "gpu__time_duration.sum", "Duration", limits,
     structure},
    {clock, "clock", "clock of the SMs", "hz", "smsp__cycles_elapsed.avg.per_second",
     "SM Frequency", limits, structure},
    {cycles, "cycles", "cycles", "cycle", "sm__cycles_elapsed.max", "Elapsed Cycles", limits,
     structure},
    {active_cycles, "active_cycles", "cycles with a warp", "cycle", "sm__cycles_active.avg",
     "SM Active Cycles", limits, structure},
    {l1_load_sectors, "l1_load_sectors", "sectors of 32 bytes loaded at L1", "sector",
     "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", "", "", caches},
    {l1_store_sectors, "l1_store_sectors", "sectors of 32 bytes stored at L1", "sector",
     "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum", "", "", caches},
    {l2_sectors, "l2_sectors", "sectors of 32 bytes at L2", "sector", "lts__t_sectors.sum", "", "",
     caches},
    {dram_read, "dram_read", "read from DRAM", "byte", "dram__bytes_read.sum", "", "", caches},
    {dram_written, "dram_written", "written to DRAM", "byte", "dram__bytes_write.sum", "", "",
     caches},
    {dram_bytes, "dram_bytes", "read and written, DRAM", "byte", "dram__bytes.sum", "", "", caches},
    {dram_bandwidth, "dram_bandwidth", "DRAM bandwidth", "byte/s", "dram__bytes.sum.per_second",
     "Memory Throughput", memory, caches},
    {l1_hits, "l1_hits", "L1 hits", "%", "l1tex__t_sector_hit_rate.pct", "L1/TEX Hit Rate", memory,
     caches},
    {l2_hits, "l2_hits", "L2 hits", "%", "lts__t_sector_hit_rate.pct", "L2 Hit Rate", memory,
     caches},
    {use_sm, "use_sm", "use of the SMs", "%", "sm__throughput.avg.pct_of_peak_sustained_elapsed",
     "Compute (SM) Throughput", limits, structure},
    {use_issue, "use_issue", "use of issue slots", "%",
     "smsp__issue_active.avg.pct_of_peak_sustained_active", "One or More Eligible",
     "Scheduler Statistics", structure},
    {use_l1, "use_l1", "use of L1", "%", "l1tex__throughput.avg.pct_of_peak_sustained_active",
     "L1/TEX Cache Throughput", limits, structure},
    {use_l2, "use_l2", "use of L2", "%", "lts__throughput.avg.pct_of_peak_sustained_elapsed",
     "L2 Cache Throughput", limits, structure},
    {use_dram, "use_dram", "use of DRAM", "%",
     "gpu__dram_throughput.avg.pct_of_peak_sustained_elapsed", "DRAM Throughput", limits,
     structure},
    {global_atomics, "global_atomics", "global atomics with a result", "inst",
     "l1tex__t_requests_pipe_lsu_mem_global_op_atom.sum", "", "", caches},
    {global_reductions, "global_reductions", "global atomics without a result", "inst",
     "smsp__inst_executed_op_global_red.sum", "", "", structure},
    {shared_atomics, "shared_atomics", "shared atomics", "inst",
     "smsp__inst_executed_op_shared_atom.sum", "", "", structure},
    {copies, "copies", "copies from global to shared memory", "inst",
     "smsp__inst_executed_op_ldgsts.sum", "", "", structure},
    {l1_load_hits, "l1_load_hits", "sectors loaded that L1 serves", "sector",
     "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum", "", "", caches},
    {reduction_sectors, "reduction_sectors", "sectors of global atomics without a result", "sector",
     "l1tex__t_sectors_pipe_lsu_mem_global_op_red.sum", "", "", caches},
    {write_back, "write_back", "cycles in which loads write registers", "cycle",
     "l1tex__lsu_writeback_active_mem_lgds.sum", "", "", caches},
    {bytes_per_load_sector, "bytes_per_load_sector", "bytes used of a sector loaded", "byte/sector",
     "smsp__sass_average_data_bytes_per_sector_mem_global_op_ld.ratio", "", "", caches},
    {bytes_per_store_sector, "bytes_per_store_sector", "bytes used of a sector stored",
     "byte/sector", "smsp__sass_average_data_bytes_per_sector_mem_global_op_st.ratio", "", "",
     caches},
    {shared_load_passes, "shared_load_passes", "passes of shared loads", "pass",
     "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum", "", "", caches},
    {shared_store_passes, "shared_store_passes", "passes of shared stores", "pass",
     "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum", "", "", caches},
    {fadds, "fadds", "FP32 additions of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_fadd_pred_on.sum.per_cycle_elapsed", "", "", structure},
    {fmuls, "fmuls", "FP32 multiplications of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_fmul_pred_on.sum.per_cycle_elapsed", "", "", structure},
    {ffmas, "ffmas", "FP32 multiply-adds of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_ffma_pred_on.sum.per_cycle_elapsed", "", "", structure},
    {hfmas, "hfmas", "FP16 multiply-adds of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_hfma_pred_on.sum.per_cycle_elapsed", "", "", structure},
    {dadds, "dadds", "FP64 additions of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_dadd_pred_on.sum.per_cycle_elapsed", "", "", structure},
    {dmuls, "dmuls", "FP64 multiplications of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_dmul_pred_on.sum.per_cycle_elapsed", "", "", structure},
    {dfmas, "dfmas", "FP64 multiply-adds of threads", "inst/cycle",
     "smsp__sass_thread_inst_executed_op_dfma_pred_on.sum.per_cycle_elapsed", "", "", structure},
}};

constexpr bool in_order() {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (static_cast<std::size_t>(table[i].metric) != i)
      return false;
  return true;
}
static_assert(in_order());

// The section was called so until 2021, and what it has of caches and DRAM by these labels.
constexpr std::string_view limits_before = "GPU Speed Of Light";
constexpr MetricAlias aliases[] = {
    {"device__attribute_multiprocessor_count", "", sms},
    {"smsp__issue_active.avg.per_cycle_active", "", use_issue, 100}, // 0 to 1
    {"dram__bytes_op_read.sum", "", dram_read},
    {"dram__bytes_op_write.sum", "", dram_written},
    {"dram__throughput.avg.pct_of_peak_sustained_elapsed", "", use_dram},
    {"Duration", limits_before, duration},
    {"SM Frequency", limits_before, clock},
    {"Elapsed Cycles", limits_before, cycles},
    {"SM Active Cycles", limits_before, active_cycles},
    {"SM [%]", limits_before, use_sm},
    {"SOL DRAM", limits_before, use_dram},
    {"SOL FB", limits_before, use_dram},
    {"SOL L2 Cache", limits_before, use_l2},
    {"SOL L2", limits_before, use_l2},
    {"SOL L1/TEX Cache", limits_before, use_l1},
    {"SOL TEX", limits_before, use_l1},
};

constexpr VerdictMetric of_verdicts[] = {
    {clock_limit_metric, ""},
    {waves_metric, ""},
    {tensor_metric, "tensor"},
    {"sm__pipe_tensor_op_hmma_cycles_active.avg.pct_of_peak_sustained_active", "tensor"},
    {"sm__pipe_tensor_op_imma_cycles_active.avg.pct_of_peak_sustained_active", "tensor"},
    {"sm__pipe_tensor_op_dmma_cycles_active.avg.pct_of_peak_sustained_active", "tensor"},
    {"sm__pipe_fma_cycles_active.avg.pct_of_peak_sustained_active", "fp32"},
    {"sm__pipe_alu_cycles_active.avg.pct_of_peak_sustained_active", "integer"},
    {"sm__pipe_fp64_cycles_active.avg.pct_of_peak_sustained_active", "fp64"},
    {"l1tex__data_pipe_lsu_wavefronts_mem_shared.sum.pct_of_peak_sustained_elapsed", "shared"},
    {"l1tex__lsuin_requests.avg.pct_of_peak_sustained_elapsed", "ldst"},
    {"lts__d_atomic_input_cycles_active.avg.pct_of_peak_sustained_elapsed", "atomics"},
};

} // namespace

std::span<const VerdictMetric> verdict_metrics() { return of_verdicts; }
std::span<const MetricInfo> metrics() { return table; }
std::span<const MetricAlias> metric_aliases() { return aliases; }

bool is_count(const MetricInfo& metric) {
  return metric.name.starts_with("launch__") || metric.name.ends_with(".sum") ||
         metric.name.ends_with(".max");
}

std::string_view name_on(std::string_view capability, Metric metric) {
  // Those of Blackwell's GeForce and RTX PRO count reads and writes of DRAM by these alone.
  if (capability.starts_with("12."))
    for (const MetricAlias& each : aliases)
      if (each.metric == metric && each.name.starts_with("dram__bytes_op_"))
        return each.name;
  return table[static_cast<std::size_t>(metric)].name;
}

} // namespace loom::profile
