#pragma once

/// The roofline of the GPU at hand, arithmetic throughput against α, and under it the latency
/// roof: what the warps at hand reach while latency is not hidden (core/model/latency_roof.h).

#include "core/why/section.h"
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

/// The derivations of what is read at α, "pointed.arithmetic_ipc.shown" and of the roofs, in the
/// unit that the scenario shows; without quantities where that is IPC/SM, or at α = 0 and ∞.
[[nodiscard]] why::Section roofline_numbers(const Scenario& scenario, double alpha);

} // namespace loom
