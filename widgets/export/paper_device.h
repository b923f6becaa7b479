#pragma once

/// What paint devices of a page without pixels have in common: its size, in units of exports.

#include "widgets/paint/figure_painter.h"

#include <QPaintDevice>
#include <QSizeF>

#include <cmath>

namespace loom {

class PaperDevice : public QPaintDevice {
protected:
  /// `size` in units, of which there are export_units_per_point to a point.
  explicit PaperDevice(const QSizeF& size) : size_(size) {}
  [[nodiscard]] const QSizeF& size() const { return size_; }

  int metric(PaintDeviceMetric metric) const override {
    constexpr double dots_per_inch = export_units_per_point * 72;
    const auto rounded = [](double value) { return static_cast<int>(std::lround(value)); };
    switch (metric) {
    case PdmWidth:
      return rounded(size_.width());
    case PdmHeight:
      return rounded(size_.height());
    case PdmWidthMM:
      return rounded(size_.width() * 25.4 / dots_per_inch);
    case PdmHeightMM:
      return rounded(size_.height() * 25.4 / dots_per_inch);
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY:
      return rounded(dots_per_inch);
    case PdmDevicePixelRatio:
      return 1;
    default:
      return QPaintDevice::metric(metric);
    }
  }

private:
  QSizeF size_;
};

} // namespace loom
