#pragma once

/// A paint device that writes what is drawn on it as TikZ: lines, fills and texts at the places
/// that every other format gives them, and curves as plots of pgfplots.

#include "widgets/export/paper_device.h"
#include "widgets/paint/curve_taker.h"

#include <memory>
#include <string>

namespace loom {

class TikzDevice : public PaperDevice, public CurveTaker {
public:
  /// `size` in units, of which there are export_units_per_point to a point.
  explicit TikzDevice(const QSizeF& size);
  ~TikzDevice() override;

  [[nodiscard]] QPaintEngine* paintEngine() const override;
  void take_curves(const Panel& panel, const Canvas& canvas, const QRectF& axes) override;
  bool take_chart(const Panel& panel, const Canvas& canvas, const QRectF& axes) override;

  /// Definitions of the colours, then the picture, which is as large as the device. A text is set
  /// in the font that the document has there, as large and as wide as `family` sets it.
  [[nodiscard]] std::string picture(const QString& family) const;
  /// Whether it has plots, for which pgfplots is needed.
  [[nodiscard]] bool has_plots() const;

private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

} // namespace loom
