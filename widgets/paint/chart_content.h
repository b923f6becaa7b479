#pragma once

/// Qt Charts as the inside of a panel: stacked layers and bars. The axes around them are drawn
/// as for curves, so the chart itself has neither axes, frame nor legend.

#include "widgets/paint/panel_shapes.h"

#include <memory>

class QPainter;

namespace loom {

/// How a bar is filled and outlined; of the panel's other categories too where one is emphasised.
struct BarLook {
  QColor fill;
  QPen pen;
};
[[nodiscard]] BarLook bar_look(const Panel& panel, const BarSeries& series, bool emphasised,
                               const Canvas& canvas);
/// Share of a category's room that its bars take together.
inline constexpr double bars_width = 0.8;

class ChartContent {
public:
  ChartContent();
  ~ChartContent();

  void set(const Panel& panel, const PanelLayout& layout, const Canvas& canvas);
  void paint(QPainter& painter);
  /// Names of the layers beside their right ends, or in them where there is no room; values above
  /// the bars.
  [[nodiscard]] const std::vector<PlacedLabel>& labels() const;
  /// Whether a layer has no room for its name.
  [[nodiscard]] bool unnamed() const;

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace loom
