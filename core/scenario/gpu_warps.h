#pragma once

/// Warps that hide latency, GPU by GPU (Volkov 2016, §4.3 and §4.4).

#include "core/gpu/catalogue.h"

#include <optional>
#include <vector>

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

} // namespace loom
