#pragma once

/// The rules of lint(), each on what it looks at. Only lint.cpp and its tests include this.

#include "widgets/export/lint.h"
#include "widgets/export/measuring_device.h"
#include "widgets/paint/figure_painter.h"

namespace loom {

/// Sizes, contrasts, places and overlaps of the labels drawn on a page of `size`.
void check_labels(const std::vector<DrawnLabel>& labels, const QSizeF& size, double units_per_point,
                  double floor_pt, const Figure& figure, std::vector<FigureProblem>& problems);

/// Contrast of the curves, and what tells curves and bars apart.
void check_colours(const Figure& figure, const FigureStyle& style,
                   std::vector<FigureProblem>& problems);

/// `axes`: their lengths, panel by panel, as of axes_sizes().
void check_axes_room(const Figure& figure, const std::vector<QSizeF>& axes, double units_per_point,
                     double text_pt, std::vector<FigureProblem>& problems);

/// What of the panels only their places tell: numbers at the axes, names at the curves, legends.
/// `shared`: the one that they have in common, as of shared_legend().
void check_panels(const std::vector<DrawnPanel>& panels, const std::vector<LegendItem>& shared,
                  const std::vector<DrawnLabel>& labels, double units_per_point,
                  std::vector<FigureProblem>& problems);
/// Curves that have a name and are drawn without it.
void check_left_out(const std::vector<DrawnPanel>& panels, const std::vector<LegendItem>& shared,
                    std::vector<FigureProblem>& problems);

/// Names in legends of which nothing is drawn.
void check_samples_drawn(const Figure& figure, const std::vector<LegendItem>& shared,
                         const std::vector<DrawnPanel>& panels,
                         std::vector<FigureProblem>& problems);
/// Filled marks over peaks of curves on which they do not stand. `marker`: its size, units.
void check_hidden(const std::vector<DrawnPanel>& panels, double marker,
                  std::vector<FigureProblem>& problems);
/// What the notes and the caption speak of that is not `drawn`.
void check_spoken(const Figure& figure, const DrawnShapes& drawn,
                  std::vector<FigureProblem>& problems);

/// `thinnest`: width of a line, units.
void check_lines(double thinnest, double units_per_point, std::vector<FigureProblem>& problems);

/// `inked`: what of a page of `size` has anything on it.
void check_page(const QRectF& inked, const QSizeF& size, const std::vector<DrawnPanel>& panels,
                std::vector<FigureProblem>& problems);

/// That the figure says what its curves are and which of its numbers no source states, and has what
/// was measured.
void check_words(const Figure& figure, std::vector<FigureProblem>& problems);

void check_units(const Figure& figure, std::vector<FigureProblem>& problems);

/// Distance of two colours in CIE Lab (1976, D65): 2.3 is just noticeable side by side.
[[nodiscard]] double colour_distance(const QColor& a, const QColor& b);

} // namespace loom
