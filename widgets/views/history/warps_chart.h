#pragma once

/// Warps that hide arithmetic and memory latency, GPU by GPU (Volkov 2016, §4.3, Figure 4.2).

#include "core/scenario/gpu_warps.h"
#include "widgets/views/history/history_chart.h"

#include <set>
#include <span>

namespace loom {

/// Bars of arithmetic, memory and measured warps for each GPU.
[[nodiscard]] Panel warps_panel(std::span<const GpuWarps> gpus);
/// The same with the ratio above each GPU, its thesis's where there is one, and `chosen` in front.
[[nodiscard]] HistoryDrawing draw_warps(std::span<const GpuWarps> gpus, const std::string& chosen);

/// Over the years, warps for memory / warps for arithmetic and its two factors, the ratio of the
/// latencies and that of the throughputs (§4.4); the GPUs `named` marked.
[[nodiscard]] HistoryDrawing draw_factors(std::span<const GpuWarps> gpus,
                                          const std::set<std::string>& named);

} // namespace loom
