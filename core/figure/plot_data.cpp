#include "core/figure/plot_data.h"

#include <cmath>

namespace loom {

namespace {

/// Ratio between an end of the finite α range and the place of 0 or ∞ beside it.
double beside(const Axis& axis) { return std::pow(axis.max / axis.min, 0.1); }

} // namespace

double alpha_place(const Axis& axis, double alpha) {
  if (axis.kind != AxisKind::alpha)
    return alpha;
  if (alpha < axis.min)
    return axis.min / beside(axis);
  if (alpha > axis.max)
    return axis.max * beside(axis);
  return alpha;
}

double alpha_at(const Axis& axis, double place) {
  if (axis.kind != AxisKind::alpha)
    return place;
  if (place < axis.min)
    return 0;
  if (place > axis.max)
    return std::numeric_limits<double>::infinity();
  return place;
}

Point axis_span(const Axis& axis) {
  switch (axis.kind) {
  case AxisKind::alpha:
    return {axis.min / beside(axis), axis.max * beside(axis)};
  case AxisKind::category:
    return {-0.5, static_cast<double>(axis.categories.size()) - 0.5};
  case AxisKind::linear:
  case AxisKind::log:
  case AxisKind::log2:
  case AxisKind::bytes:
    break;
  }
  return {axis.min, axis.max};
}

} // namespace loom
