#pragma once

/// Draws one panel, for the screen and for files. Kept from frame to frame on screen.

#include "widgets/paint/canvas.h"
#include "widgets/paint/label_layout.h"
#include "widgets/paint/panel_layout.h"

#include <QPointF>
#include <QRegion>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QCPPainter;

namespace loom {

struct PanelShapes;
struct PlacedLabel;
struct PaintedText;

class PanelPainter {
public:
  PanelPainter();
  ~PanelPainter();

  /// Prepares drawing; `panel` must outlive it. `shared`: the figure's legend names the curves.
  void set(const Panel& panel, const Canvas& canvas, QSize size, bool shared = false);
  [[nodiscard]] const PanelLayout& layout() const;

  /// Title, axes and grid: what stays while only values change. `gap`: of the room to the right of
  /// the panel, what its title may take.
  void paint_axes(QCPPainter& painter, double gap = 0);
  /// Everything else.
  void paint_content(QCPPainter& painter);

  /// Where paint_content() draws, or more; nothing for a panel that fills all of its room.
  [[nodiscard]] std::optional<QRegion> touched() const;
  /// What was drawn, for whatever is to be drawn beside it.
  [[nodiscard]] Obstacles obstacles() const;
  /// Every text that stands between or beside the axes, without ticks, titles and legend.
  [[nodiscard]] std::vector<PlacedLabel> labels() const;
  /// The curves as they are drawn; their `curve` is of the panel given.
  [[nodiscard]] const PanelShapes& shapes() const;
  /// Labels, and the titles of the panel and its axes, the names of categories and the entries of
  /// the legend.
  [[nodiscard]] std::vector<PaintedText> texts() const;
  /// The id of the curve whose label is at the position, empty for none.
  [[nodiscard]] std::string label_at(QPointF position) const;

  /// The coordinates at a position, as mark_axes() has them; nothing outside of them.
  [[nodiscard]] std::optional<Point> place_at(QPointF position) const;
  [[nodiscard]] QPointF to_units(Point point) const;
  [[nodiscard]] Point from_units(QPointF position) const;

private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

} // namespace loom
