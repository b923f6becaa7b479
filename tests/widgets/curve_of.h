#pragma once

#include "core/figure/plot_data.h"

#include <algorithm>
#include <string_view>

namespace loom {

/// A panel's curve, or null.
inline const Curve* curve_of(const Panel& panel, std::string_view id) {
  const auto found = std::ranges::find(panel.curves, id, &Curve::id);
  return found == panel.curves.end() ? nullptr : &*found;
}

} // namespace loom
