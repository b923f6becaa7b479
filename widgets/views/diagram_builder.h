#pragma once

/// Builds diagrams: boxes, lines and texts, a statement each. Places are in em, from the top left.

#include "core/figure/diagram_part.h"
#include "core/figure/plot_data.h"

#include <QString>

namespace loom {

/// Height of a line of text, em.
inline constexpr double text_line = 1.3;

/// A rectangle of a diagram, em.
struct DiagramRoom {
  double x = 0, y = 0, width = 1, height = 1;

  [[nodiscard]] double right() const { return x + width; }
  [[nodiscard]] double bottom() const { return y + height; }
  [[nodiscard]] double centre() const { return x + width / 2; }
  [[nodiscard]] double middle() const { return y + height / 2; }
  /// Without a margin at the left and the right, and one at the top and the bottom.
  [[nodiscard]] DiagramRoom inset(double across, double down) const {
    return {x + across, y + down, width - 2 * across, height - 2 * down};
  }
  /// Its cell `index` of `columns` times `rows` equal ones, row by row.
  [[nodiscard]] DiagramRoom cell(int index, int columns, int rows = 1) const;
};

/// In a `look` the place and the words are of no account: the builder gives them.
class DiagramBuilder {
public:
  /// Implicit: what draws into a diagram takes a builder of it.
  DiagramBuilder(Diagram& diagram) : diagram_(&diagram) {}

  /// The box, until the next one is added.
  DiagramBox& box(const DiagramRoom& place, DiagramBox look = {}) const;
  void line(Point from, Point to, DiagramLine look = {}) const;
  /// One line of at most `room` em, its middle at `y`; 0: any width.
  void text(double x, double y, const QString& words, double room, DiagramText look = {}) const;
  /// One line in the middle of a place, from its left, about its centre or to its right, cut off
  /// where the place ends.
  void label(const DiagramRoom& place, const QString& words, DiagramText look = {}) const;
  void centred(const DiagramRoom& place, const QString& words, DiagramText look = {}) const;
  /// A line of text at the top of a place, that of what stands below; returns its height.
  double heading(const DiagramRoom& place, const QString& words,
                 DiagramText look = {.faint = true}) const;

private:
  Diagram* diagram_;
};

/// A panel that is a diagram.
[[nodiscard]] Panel diagram_panel(Diagram diagram);

} // namespace loom
