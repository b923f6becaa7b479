#pragma once

/// Where an axis has ticks and what stands beside them. Pure arithmetic, no drawing.

#include "core/figure/plot_data.h"

#include <QString>

#include <functional>
#include <vector>

namespace loom {

struct Tick {
  double at = 0; ///< axis coordinate
  QString label; ///< empty for a minor tick
  bool operator==(const Tick&) const = default;
};

/// Room along the axis, all in one unit.
struct TickRoom {
  double length;                                ///< of the axis
  double at_least;                              ///< between labelled ticks
  double gap;                                   ///< between two labels
  std::function<double(const QString&)> extent; ///< of a label, along the axis
};

/// Ticks with as many labels as fit without touching: steps of 1, 2 and 5 (of 8, 16 and 32 for
/// warps), decades on logarithmic axes, "0" and "∞" at the ends of an alpha axis, every category.
[[nodiscard]] std::vector<Tick> axis_ticks(const Axis& axis, const TickRoom& room);

/// Where a coordinate lies on the axis, 0 to 1 from its first to its last place.
[[nodiscard]] double axis_share(const Axis& axis, double value);
[[nodiscard]] bool is_logarithmic(const Axis& axis);

} // namespace loom
