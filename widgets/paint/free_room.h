#pragma once

/// Where in a rectangle there is room for labels: a raster of what is taken. Conservative: a cell
/// that is touched at all is taken. Pure geometry.

#include "widgets/paint/label_layout.h"

#include <functional>
#include <limits>
#include <optional>

namespace loom {

class FreeRoom {
public:
  /// A cost of a place that no label may have.
  static constexpr double never = std::numeric_limits<double>::infinity();

  /// What a label at a place costs; any cost from the second argument on, the least one so far, is
  /// as good as never.
  using Cost = std::function<double(const QRectF&, double)>;

  /// `cell` is the raster's step, in the rectangle's units; larger than 0.
  FreeRoom(const QRectF& inside, double cell, const Obstacles& taken);

  void take(const QRectF& box);
  void take(const QLineF& line);

  /// The free place of least cost for a box of this size; nothing where all is taken.
  [[nodiscard]] std::optional<QRectF> best(QSizeF size, const Cost& cost) const;

private:
  void take_point(double x, double y); ///< in cells
  [[nodiscard]] std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
  }

  QRectF inside_;
  double cell_;
  int columns_, rows_;
  std::vector<char> taken_;
};

/// How far a point is from a box; 0 inside of it.
[[nodiscard]] double distance_to(const QRectF& box, QPointF point);
/// The point of the box that is nearest; of one turned inside out, as the axes of a plot that is
/// too small for them, the left top.
[[nodiscard]] QPointF nearest_in(const QRectF& box, QPointF point);

} // namespace loom
