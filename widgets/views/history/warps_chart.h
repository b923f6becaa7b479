#pragma once

/// Warps that hide arithmetic and memory latency, GPU by GPU (Volkov 2016, §4.3, Figure 4.2).

#include "core/gpu/catalogue.h"
#include "widgets/views/history/history_chart.h"

#include <optional>
#include <set>
#include <span>

namespace loom {

/// Warps per SM of one GPU, for coalesced global loads without ILP.
struct GpuWarps {
  GpuPtr gpu;
  double arithmetic = 0;                ///< hide arithmetic latency: the limit at α = ∞
  double memory = 0;                    ///< hide memory latency: the limit at α = 0
  std::optional<double> measured_90{};  ///< for 90 % of the memory peak, measured ..
  bool worked_back = false;             ///< .. or arithmetic × thesis_ratio: not stated itself
  std::optional<double> thesis_ratio{}; ///< memory / arithmetic as §4.3 prints it
  [[nodiscard]] double model_ratio() const { return memory / arithmetic; }
  [[nodiscard]] double latency_ratio() const;    ///< memory latency / arithmetic latency
  [[nodiscard]] double throughput_ratio() const; ///< memory throughput / arithmetic throughput
};
/// Of every GPU whose numbers are known, oldest first: the thesis's five, then the newer ones.
[[nodiscard]] std::vector<GpuWarps> warps_by_gpu(const Catalogue& catalogue);

/// Bars of arithmetic, memory and measured warps for each GPU.
[[nodiscard]] Panel warps_panel(std::span<const GpuWarps> gpus);
/// The same with the ratio above each GPU, its thesis's where there is one, and `chosen` in front.
[[nodiscard]] HistoryDrawing draw_warps(std::span<const GpuWarps> gpus, const std::string& chosen);

/// Over the years, warps for memory / warps for arithmetic and its two factors, the ratio of the
/// latencies and that of the throughputs (§4.4); the GPUs `named` marked.
[[nodiscard]] HistoryDrawing draw_factors(std::span<const GpuWarps> gpus,
                                          const std::set<std::string>& named);

} // namespace loom
