#pragma once

/// What is read of an Nsight Compute export: one table of its metrics, with their units and where
/// each is described.

#include <cstddef>
#include <span>
#include <string_view>

namespace loom::profile {

/// Values that an export gives of a launch, in the order of the table.
enum class Metric {
  registers,
  shared_static,
  shared_dynamic,
  sms,
  warps,
  warps_possible,
  ipc,
  issued_ipc,
  latency,
  instructions,
  issued,
  global_loads,
  global_stores,
  shared_loads,
  shared_stores,
  local_loads,
  local_stores,
  branches,
  duration,
  clock,
  cycles,
  active_cycles,
  l1_load_sectors,
  l1_store_sectors,
  l2_sectors,
  dram_read,
  dram_written,
  dram_bytes,
  dram_bandwidth,
  l1_hits,
  l2_hits,
  use_sm,
  use_issue,
  use_l1,
  use_l2,
  use_dram,
  global_atomics,
  global_reductions,
  shared_atomics,
  copies,
  l1_load_hits,
  reduction_sectors,
  write_back,
  bytes_per_load_sector,
  bytes_per_store_sector,
  shared_load_passes,
  shared_store_passes,
  fadds,
  fmuls,
  ffmas,
  hfmas,
  dadds,
  dmuls,
  dfmas,
};
inline constexpr std::size_t metric_count = 54;

struct MetricInfo {
  Metric metric;
  std::string_view id;      ///< in our JSON and CSV
  std::string_view meaning; ///< in a table
  std::string_view unit;    ///< of the value as it is kept, without prefixes
  std::string_view name;    ///< in a raw export and for --metrics
  /// In a details export; empty where the pages that ncu prints by default lack it.
  std::string_view label, section;
  std::string_view source; ///< where the metric is described
};
[[nodiscard]] std::span<const MetricInfo> metrics();

/// A metric by another name, or a label of another version of ncu: read where the export lacks the
/// one of the table.
struct MetricAlias {
  std::string_view name, section; ///< the section of a label; empty of a name
  Metric metric;
  double scale = 1; ///< what the value is multiplied by
};
[[nodiscard]] std::span<const MetricAlias> metric_aliases();
/// What a verdict looks at beside the table, where the file has it: how busy a unit was, in percent
/// of its peak, and numbers of the launch and the device, whose unit is "".
struct VerdictMetric {
  std::string_view name;
  std::string_view of; ///< "tensor", as in core/study/profile_verdict.h
};
[[nodiscard]] std::span<const VerdictMetric> verdict_metrics();
inline constexpr std::string_view clock_limit_metric = "device__attribute_max_gpu_frequency_khz";
inline constexpr std::string_view tensor_metric =
    "sm__pipe_tensor_cycles_active.avg.pct_of_peak_sustained_active";
inline constexpr std::string_view waves_metric = "launch__waves_per_multiprocessor";

/// Whether what is measured is a count, a whole number in the unit of the table, for one launch.
[[nodiscard]] bool is_count(const MetricInfo& metric);
/// The name to ask ncu for on a GPU of this compute capability.
[[nodiscard]] std::string_view name_on(std::string_view capability, Metric metric);

/// Threads of a block and blocks of the grid, by name and by label in the section of launches; read
/// where an export has no columns for them, as those of ncu before 2022.
inline constexpr std::string_view block_metric = "launch__block_size", block_label = "Block Size";
inline constexpr std::string_view grid_metric = "launch__grid_size", grid_label = "Grid Size";
inline constexpr std::string_view launch_section = "Launch Statistics";

/// Of a sector, in which caches count.
inline constexpr double sector_bytes = 32;
/// Instructions by opcode, as instances of a metric; the second with its modifiers.
inline constexpr std::string_view opcodes_metric = "sass__inst_executed_per_opcode";
inline constexpr std::string_view all_opcodes_metric =
    "sass__inst_executed_per_opcode_with_modifier_all";
/// The GPU's name, in a raw export.
inline constexpr std::string_view gpu_name = "device__attribute_display_name";
/// What stands around the name of a stall reason: warps that wait for it, per instruction issued.
inline constexpr std::string_view stall_prefix = "smsp__average_warps_issue_stalled_";
inline constexpr std::string_view stall_suffix = "_per_issue_active.ratio";
/// The same of a pipeline, in percent of what it can do in a cycle in which the SM is active.
inline constexpr std::string_view pipe_prefix = "sm__inst_executed_pipe_";
inline constexpr std::string_view pipe_suffix = ".avg.pct_of_peak_sustained_active";

} // namespace loom::profile
