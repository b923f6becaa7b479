#pragma once

/// For a paint device that is told a panel's curves, layers and bars as numbers, where others get
/// lines and areas.

#include "core/figure/plot_data.h"
#include "widgets/paint/canvas.h"

#include <QRectF>

namespace loom {

class CurveTaker {
public:
  CurveTaker() = default;
  CurveTaker(const CurveTaker&) = delete;
  CurveTaker& operator=(const CurveTaker&) = delete;
  virtual ~CurveTaker() = default;

  /// All curves of `panel` in their order; its axes fill `axes`, in device units.
  virtual void take_curves(const Panel& panel, const Canvas& canvas, const QRectF& axes) = 0;
  /// The same of its layers or bars; false: they are drawn as for others.
  virtual bool take_chart(const Panel& panel, const Canvas& canvas, const QRectF& axes) = 0;
};

} // namespace loom
