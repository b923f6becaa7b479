#pragma once

/// QCustomPlot as one panel's axes: ticks, labels, grid and the mapping of coordinates. The
/// object is kept from frame to frame; only what changed is set again.

#include "widgets/paint/panel_layout.h"

#include <QPointF>

#include <memory>

class QCPPainter;

namespace loom {

class AxesPlot {
public:
  AxesPlot();
  ~AxesPlot();

  void set(const Panel& panel, const PanelLayout& layout, const Canvas& canvas);
  /// Draws the axes (no ground, no content) with the panel's top left corner at the origin.
  void draw(QCPPainter& painter);

  [[nodiscard]] QPointF to_units(Point point) const;
  [[nodiscard]] Point from_units(QPointF position) const;

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace loom
