#pragma once

/// Which parts of a picture are drawn on, in square tiles: what to paint again when the drawing
/// changes, and not the rest. Conservative: a tile that is touched at all counts. Pure geometry.

#include <QLineF>
#include <QPolygonF>
#include <QRegion>
#include <QSize>

#include <vector>

namespace loom {

class TouchedTiles {
public:
  static constexpr int side = 64; ///< of a tile, in the picture's units

  /// Nothing of the picture is touched.
  explicit TouchedTiles(QSize picture);

  void add(const QRectF& box);
  /// A line, or one through all points, whose pen reaches so far to either side; at least 0.
  void add(const QLineF& line, double reach);
  void add(const QPolygonF& line, double reach);
  /// What the polygon encloses; more where it is not convex.
  void add_inside(const QPolygonF& polygon);

  [[nodiscard]] QRegion region() const;

private:
  /// The tiles of `row` from x = `left` to `right`.
  void add_span(int row, double left, double right);
  [[nodiscard]] int row_at(double y) const;

  QSize picture_;
  int columns_, rows_;
  std::vector<char> touched_;
};

} // namespace loom
