#pragma once

/// How a figure looks: sizes in points, colours by role. The same for screen and paper; only the
/// numbers differ.

#include "core/figure/plot_data.h"
#include "core/figure/size_presets.h"

#include <QColor>
#include <QString>

#include <vector>

namespace loom {

enum class Palette {
  colour, ///< Okabe-Ito on white
  mono,   ///< black, dashes and markers only
  dark,   ///< Okabe-Ito lightened on a dark ground; screen only
};

/// Everything a painter asks. Lengths in points (1/72 inch).
struct FigureStyle {
  Palette palette = Palette::colour;
  QString font_family; ///< the bundled font unless a preset says otherwise
  double text = 8, tick = 7, title = 9;
  double axis_line = 0.5;
  double hair = 0.4, thin = 0.75, normal = 1.0, bold = 2.0;
  double marker = 4;
  double floor = 6; ///< text is not made smaller than this to find room
  bool antialias = true;
  /// Without a ground no label gets a patch of it; what is behind the label is cut away instead.
  bool ground = true;
  /// While something is dragged: names stay where they stand, and axes are not drawn anew.
  bool draft = false;
  /// For a projector: black text on white, or white on black, a grid that can be seen, nothing
  /// pale; and what the pointer is on is said in a fixed corner by who shows the figure.
  bool projector = false;

  [[nodiscard]] QColor background() const;
  [[nodiscard]] QColor text_colour() const;
  [[nodiscard]] QColor faint_colour() const; ///< axes' grid, guides
  [[nodiscard]] QColor colour(Role role) const;
  /// The same hue, dark or light enough to read as small text (contrast at least 4.5, for a
  /// projector 7).
  [[nodiscard]] QColor label_colour(Role role) const;
  [[nodiscard]] QColor label_colour(Role role, const QColor& behind) const;
  [[nodiscard]] QColor fill(Role role) const; ///< for areas, opaque and pale
  [[nodiscard]] QColor hatch_colour(Role role) const;
  [[nodiscard]] QColor solid(Role role) const; ///< for bars and layers, opaque
  /// Of a diverging scale: `share` from −1 (below zero) over 0 (the ground) to 1. Purple to orange,
  /// which the colour-blind tell apart and no role has; without colour both ends are grey.
  [[nodiscard]] QColor diverging(double share) const;
  /// Lines over such a cell, half way to the text's colour: the paler cell stays the paler one.
  [[nodiscard]] QColor hatching(const QColor& ground) const;
  /// Dash lengths in units of the pen width; empty is solid.
  [[nodiscard]] std::vector<double> dashes(Role role) const;
  [[nodiscard]] double width(Weight weight) const; ///< points
  /// While something is dragged: lines keep their look, as a class is looking at them.
  [[nodiscard]] FigureStyle while_dragged(bool dragged) const;
  bool operator==(const FigureStyle&) const = default;
};

/// Contrast of two colours as WCAG 2 defines it, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

} // namespace loom
