#pragma once

/// What loads from memory cost, GPU beside GPU: latency against footprint (Jia et al. 2019, §3.1
/// to §3.3 and Figure 3.14), shared-memory latency against bank conflicts (Figure 3.11), and
/// bandwidth in theory and as measured (Figures 3.12 and 3.13).
///
/// A GPU appears in a chart when its facts suffice for it; every number shown is such a fact.

#include "core/document/view_parts.h"
#include "core/figure/plot_data.h"
#include "core/gpu/catalogue.h"
#include "widgets/views/reading.h"

#include <QString>

#include <map>
#include <string>
#include <vector>

namespace loom {

inline constexpr int memory_chart_count = static_cast<int>(memory_chart_ids.size());
[[nodiscard]] QString chart_name(MemoryChart chart); ///< "Bank conflicts", for people

struct MemoryRequest {
  MemoryChart chart = MemoryChart::conflicts;
  std::vector<GpuPtr> gpus; ///< in the order of legends and bars
  /// The GPU that the chart is about: heavy, labelled in detail, the others thin and grey. Without
  /// one all are drawn alike, each in its own colour, as the sources do.
  GpuPtr chosen;
  std::string detailed; ///< id of a GPU whose plateaus are named though none is chosen
  std::map<std::string, Role> pinned;   ///< ids that are compared, with their roles
  const Catalogue* catalogue = nullptr; ///< for measured points; may be nullptr
  bool logarithmic = false;             ///< latency axis of the conflicts
};

struct MemoryDrawing {
  Panel panel;
  std::vector<Reading> readings; ///< by GPU in the request's order, then along the axis
  std::vector<std::string> sources;
  std::vector<std::string> footnotes; ///< how far to trust derived and assumed numbers
};

[[nodiscard]] MemoryDrawing draw_memory(const MemoryRequest& request);

/// The GPUs of the catalogue that the chart can show, oldest first, and `chosen` among them.
[[nodiscard]] std::vector<GpuPtr> gpus_for(MemoryChart chart, const Catalogue& catalogue,
                                           const GpuPtr& chosen);

} // namespace loom
