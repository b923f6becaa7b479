#pragma once

/// What the charts of the memory view share while they are made.

#include "widgets/views/memory/memory_chart.h"

#include <optional>

namespace loom {

/// The numbers behind one kind of bandwidth.
struct BandwidthFacts {
  FactKey measured, peak;
};
[[nodiscard]] BandwidthFacts bandwidth_facts(MemoryChart chart);

/// A drawing in the making.
struct MemorySketch {
  const MemoryRequest& request;
  MemoryDrawing& drawing;

  [[nodiscard]] bool is_chosen(const GpuSpec& gpu) const;
  /// Weight, colour and label of a GPU's curve.
  [[nodiscard]] Curve curve_of(const GpuSpec& gpu, const std::string& id) const;
  /// Notes the source of a fact that is drawn, and how it was derived.
  void cite(const GpuSpec& gpu, FactKey key) const;
};

void draw_staircase(const MemorySketch& sketch);
void draw_conflicts(const MemorySketch& sketch);
void draw_bandwidth(const MemorySketch& sketch);

} // namespace loom
