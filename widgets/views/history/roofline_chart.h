#pragma once

/// The roofline of the GPU at hand, arithmetic throughput against α, and under it the latency
/// roof: what the warps at hand reach while latency is not hidden (core/model/latency_roof.h).

#include "widgets/views/history/history_chart.h"
#include "widgets/workspace/snapshot.h"

namespace loom {

/// Of a snapshot whose results are present. Throughput in IPC/SM, or in adds/cycle/SM or Gflop/s
/// where the scenario shows throughput so. The axes are logarithmic in both directions, as of
/// every roofline: α = 0 and α = ∞ stand at their ends.
[[nodiscard]] HistoryDrawing draw_roofline(const Snapshot& snapshot);
[[nodiscard]] Figure roofline_figure(const Snapshot& snapshot);

/// What the warps at hand reach at α, and which roof they are under there.
struct RooflineReading {
  double alpha = 0;
  Point at{}; ///< on the axes of the drawing
  QString text;
};
[[nodiscard]] RooflineReading read_roofline(const Snapshot& snapshot, const Panel& panel,
                                            double alpha);

} // namespace loom
