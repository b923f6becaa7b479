#pragma once

/// A paint device that keeps what was drawn instead of drawing it: every label with its place,
/// size, colour and ground. What paints to paper paints to it alike.

#include "widgets/export/paper_device.h"

#include <QColor>
#include <QPolygonF>
#include <QString>

#include <memory>
#include <vector>

namespace loom {

struct DrawnLabel {
  QString text;
  QPolygonF outline;     ///< capitals' height with descenders, device units
  double size = 0;       ///< of the font, device units
  QColor colour, ground; ///< the ground is what was filled last under its middle
};

/// Shapes of which words may speak, as far as any was drawn.
struct DrawnShapes {
  bool circles = false, dashes = false;
};

class MeasuringDevice : public PaperDevice {
public:
  /// `size` in device units; the ground is filled with `ground`.
  MeasuringDevice(const QSize& size, const QColor& ground);
  ~MeasuringDevice() override;

  [[nodiscard]] QPaintEngine* paintEngine() const override;
  /// In the order they were drawn; one entry a label, whatever scripts it mixes.
  [[nodiscard]] const std::vector<DrawnLabel>& labels() const;
  [[nodiscard]] DrawnShapes drawn() const;
  /// Width of the thinnest line drawn, device units; infinity where there is none.
  [[nodiscard]] double thinnest_line() const;
  /// What of the page anything but the ground was drawn on.
  [[nodiscard]] QRectF inked() const;

private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

} // namespace loom
