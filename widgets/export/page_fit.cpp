#include "widgets/export/page_fit.h"

#include "widgets/export/lint.h"
#include "widgets/style/fonts.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr double narrow = 120;  // mm; one column of a page has less
constexpr double highest = 247; // mm of a page

double whole_points(double mm) {
  constexpr double mm_per_point = 25.4 / 72;
  return std::round(mm / mm_per_point) * mm_per_point;
}

int rows_of(const Figure& figure, int columns) {
  return (static_cast<int>(figure.panels.size()) + columns - 1) / columns;
}

} // namespace

double narrow_page_em(const ExportSpec& spec) {
  return spec.width_mm < narrow ? spec.width_mm / 25.4 * 72 / spec.floor_pt : 0;
}

int fit_page(Figure& figure, ExportSpec& spec, double aspect, bool keep_columns) {
  ExportSpec wanted;
  (void)set_size(wanted, default_size(figure));
  const double squeeze = std::max(1.0, wanted.width_mm / spec.width_mm);
  if (figure.columns > 1 && squeeze > 1 && spec.width_mm < narrow && !keep_columns) {
    // Each panel keeps about its size.
    const int columns = std::max(1, static_cast<int>(std::lround(figure.columns / squeeze)));
    const double more =
        static_cast<double>(rows_of(figure, columns)) / rows_of(figure, figure.columns);
    figure.columns = columns;
    spec.height_mm = std::min(highest, wanted.width_mm * aspect * more);
  } else {
    // Squeezed into less than its own width a figure grows taller: its text stays as large.
    spec.height_mm = spec.width_mm * aspect * std::sqrt(squeeze);
  }
  spec.height_mm = whole_points(spec.height_mm);
  const bool tables = std::ranges::any_of(
      figure.panels, [](const Panel& panel) { return panel.kind == PanelKind::table; });
  if (squeeze == 1 && !tables)
    return 0;
  install_bundled_font();
  int least = count_cramped(figure, spec);
  ExportSpec best = spec;
  for (const double higher : {1.15, 1.3, 1.6, 2.0, 2.5, 3.2}) {
    if (least == 0 || spec.height_mm * higher > highest)
      break;
    ExportSpec next = spec;
    next.height_mm = whole_points(spec.height_mm * higher);
    if (const int cramped = count_cramped(figure, next); cramped < least) {
      least = cramped;
      best = next;
    }
  }
  spec = best;
  return least;
}

} // namespace loom
