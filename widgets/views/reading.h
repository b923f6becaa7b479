#pragma once

/// Places in a chart that one can point at, and what is to be said of each.

#include "core/figure/plot_data.h"
#include "core/gpu/gpu_spec.h"

#include <QString>

#include <functional>
#include <span>
#include <string>

namespace loom {

namespace why {
struct Section;
}

class PlotWidget;

/// A point, a stretch from `from` to `to` at one height, a group of bars.
struct Reading {
  std::string gpu; ///< id of the GPU that it is about
  Point from{}, to{};
  QString text; ///< value and unit, where it holds, status and source, a line each
  /// Where the numbers read come from, that which it is about first; empty where nobody says.
  std::function<why::Section()> numbers{};
};

/// The place of a reading that is nearest to `x`.
[[nodiscard]] Point nearest_place(const Reading& reading, double x);
/// The index of the reading nearest to a place in the plot, −1 where none is within reach; those
/// of `favoured` count as a little nearer. Bars are spoken of in the whole of their column.
[[nodiscard]] int nearest_reading(const PlotWidget& plot, std::span<const Reading> readings,
                                  Point at, const std::string& favoured);

/// "published: Z. Jia et al., ..." of one of the GPU's facts, its note below; empty without it.
[[nodiscard]] QString fact_provenance(const GpuSpec& gpu, FactKey key);

} // namespace loom
