#pragma once

/// What GPUs needed to hide latency from 2006 on, and what the GPU at hand reaches: the memory
/// wall (Volkov 2016, §4.4), warps needed by GPU (§4.3) and the factors behind them (§4.4), the
/// cusp of each (§4.5), and the roofline with the roof that latency puts under it (§4.1).

#include "core/document/view_parts.h"
#include "core/figure/plot_data.h"
#include "core/figure/sources.h"
#include "widgets/views/reading.h"

#include <vector>

namespace loom {

inline constexpr int history_chart_count = static_cast<int>(history_chart_ids.size());
[[nodiscard]] QString chart_name(HistoryChart chart); ///< "Memory wall"

/// A chart and what is said with it.
struct HistoryDrawing {
  Panel panel;
  std::vector<Reading> readings; ///< oldest GPU first; none where a chart reads its curves
  QString words;                 ///< the chart's message, with its numbers, one sentence
  std::vector<std::string> sources;
};

/// "GTX 980, 2014-09".
[[nodiscard]] QString name_and_date(const GpuSpec& gpu);
/// The source of a fact, if the GPU gives it.
void add_source(std::vector<std::string>& sources, const GpuSpec& gpu, FactKey key);

} // namespace loom
