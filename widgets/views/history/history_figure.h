#pragma once

/// What the History view shows of a document: every built-in GPU's numbers, and a chart of them.

#include "widgets/views/history/cusp_chart.h"
#include "widgets/views/history/history_chart.h"
#include "widgets/views/history/wall_chart.h"
#include "widgets/views/history/warps_chart.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

struct HistoryGpus {
  explicit HistoryGpus(const Catalogue& catalogue);

  std::vector<GpuPtr> all;
  std::vector<GpuWarps> warps;
  CuspHistory cusps;

  /// Of cusps: the GPU that the document has in front, else the scenario's, else the oldest.
  [[nodiscard]] std::size_t front(const Document& document) const;
};

/// As the thesis: GeForces of all years.
[[nodiscard]] WallChoice thesis_wall();
/// The document's chart; empty where the roofline lacks a number of its GPU.
[[nodiscard]] HistoryDrawing draw_history(const HistoryGpus& gpus, const Snapshot& snapshot);
[[nodiscard]] Figure history_figure(const HistoryGpus& gpus, const Snapshot& snapshot);

} // namespace loom
