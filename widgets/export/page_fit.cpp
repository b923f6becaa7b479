#include "widgets/export/page_fit.h"

#include "core/figure/shared_axes.h"
#include "widgets/export/lint.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/paint/panel_layout.h"
#include "widgets/style/fonts.h"

#include <algorithm>
#include <cmath>
#include <optional>

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

double points_of(double mm) { return mm / 25.4 * 72; }

/// Whether curves are named beside them, in each panel.
bool names_curves(const Figure& figure) {
  return std::ranges::any_of(figure.panels, [](const Panel& panel) {
    return std::ranges::any_of(panel.curves,
                               [](const Curve& curve) { return !curve.label.empty(); });
  });
}

/// As many small multiples side by side as keep an axis readable: of few the number that leaves no
/// hole.
int columns_of_multiples(const Figure& figure, const ExportSpec& spec) {
  Figure shared = figure;
  shared.columns = std::min(2, shared.columns);
  const double least_em = names_curves(figure) ? 20 : share_equal_axes(shared) ? 10 : 15;
  const int count = static_cast<int>(figure.panels.size());
  const int most =
      std::clamp(static_cast<int>(points_of(spec.width_mm) / (least_em * spec.text_pt)), 1,
                 std::min(figure.columns, count));
  for (int columns = most; columns > 0 && count < 5; --columns)
    if (count % columns == 0)
      return columns;
  return most;
}

/// Height of small multiples whose axes are a little wider than high.
double height_of_multiples(const Figure& figure, const ExportSpec& spec) {
  constexpr double axes_aspect = 0.6;
  const double width = points_of(spec.width_mm);
  const double em = spec.text_pt;
  const bool share_x =
      std::ranges::any_of(figure.panels, [](const Panel& panel) { return panel.x.bare; });
  // Title, gap, and where they are not shared numbers and title of the horizontal axis.
  const double around = 3.2 * em + (share_x ? 0 : 3 * em) + (names_curves(figure) ? 1.5 * em : 0);
  const double row = axes_aspect * (width / figure.columns - 4 * em) + around;
  return (rows_of(figure, figure.columns) * row + 3 * em +
          lines_height(width, figure, export_style(spec))) /
         72 * 25.4;
}

/// The lengths of all axes, in units.
std::vector<QSizeF> all_axes(const Figure& figure, const ExportSpec& spec) {
  const QSizeF size =
      QSizeF(points_of(spec.width_mm), points_of(spec.height_mm)) * export_units_per_point;
  std::vector<QSizeF> axes = axes_sizes(size, export_units_per_point, figure, export_style(spec));
  std::erase_if(axes, [](const QSizeF& each) { return each.isEmpty(); });
  return axes;
}

/// The shortest side of any axes; a lot where there are none.
double shortest_side(const Figure& figure, const ExportSpec& spec) {
  double shortest = 1e9;
  for (const QSizeF& axes : all_axes(figure, spec))
    shortest = std::min({shortest, axes.width(), axes.height()});
  return shortest;
}

/// Whether axes are so low that curves which differ would lie together.
bool has_low_axes(const Figure& figure, const ExportSpec& spec) {
  constexpr double least_em = 7;
  return std::ranges::any_of(all_axes(figure, spec), [&](const QSizeF& axes) {
    return axes.height() < least_em * spec.text_pt * export_units_per_point;
  });
}

/// Makes the page higher while labels have no room and that helps; returns how many have none
/// still.
int grow(const Figure& figure, ExportSpec& spec) {
  int least = count_cramped(figure, spec);
  ExportSpec best = spec;
  double tried = spec.height_mm;
  for (const double higher : {1.15, 1.3, 1.6, 1.8, 2.0, 2.5, 3.2}) {
    if (least == 0 || tried >= highest)
      break;
    tried = std::min(highest, spec.height_mm * higher);
    ExportSpec next = spec;
    next.height_mm = whole_points(tried);
    if (const int cramped = count_cramped(figure, next); cramped < least) {
      least = cramped;
      best = next;
    }
  }
  spec = best;
  return least;
}

} // namespace

double narrow_page_em(const ExportSpec& spec) {
  return spec.width_mm < narrow ? spec.width_mm / 25.4 * 72 / spec.floor_pt : 0;
}

int fit_page(Figure& figure, ExportSpec& spec, double aspect, bool keep_columns) {
  ExportSpec wanted;
  (void)set_size(wanted, default_size(figure));
  const double squeeze = std::max(1.0, wanted.width_mm / spec.width_mm);
  install_bundled_font();
  if (small_multiples(figure)) {
    const Figure given = figure;
    const ExportSpec asked = spec;
    std::optional<int> least;
    // In fewer columns where an axis is too short for its numbers.
    for (int columns = keep_columns ? figure.columns : columns_of_multiples(given, asked);
         columns > 0 && least.value_or(1) > 0; columns = keep_columns ? 0 : columns - 1) {
      Figure tried = given;
      ExportSpec page = asked;
      tried.columns = columns;
      share_equal_axes(tried);
      page.height_mm = whole_points(std::min(highest, height_of_multiples(tried, page)));
      const int cramped = squeeze == 1 ? 0 : grow(tried, page);
      if (least && cramped >= *least)
        continue;
      least = cramped;
      figure = std::move(tried);
      spec = page;
    }
    return *least;
  }
  if (figure.columns > 1 && squeeze > 1 && spec.width_mm < narrow && !keep_columns) {
    // Each panel keeps about its width, and axes are wider than high.
    constexpr double landscape = 0.7;
    const int columns = std::max(1, static_cast<int>(std::lround(figure.columns / squeeze)));
    const double more =
        static_cast<double>(rows_of(figure, columns)) / rows_of(figure, figure.columns);
    figure.columns = columns;
    spec.height_mm = std::min(highest, wanted.width_mm * aspect * more);
    if (std::ranges::all_of(figure.panels, has_axes))
      spec.height_mm =
          std::min(spec.height_mm, landscape * spec.width_mm / columns * rows_of(figure, columns));
  } else {
    // Squeezed into less than its own width a figure grows taller: its text stays as large.
    spec.height_mm = spec.width_mm * aspect * std::sqrt(squeeze);
  }
  share_equal_axes(figure);
  spec.height_mm = whole_points(spec.height_mm);
  if (const double high = content_height(points_of(spec.width_mm), figure, export_style(spec));
      high > 0)
    spec.height_mm = std::min(whole_points(highest), std::ceil(high) / 72 * 25.4);
  const bool tables = std::ranges::any_of(
      figure.panels, [](const Panel& panel) { return panel.kind == PanelKind::table; });
  if (squeeze == 1)
    return tables ? grow(figure, spec) : 0;
  const int cramped = grow(figure, spec);
  // Tables have the height that they need, and leave the axes the rest.
  while (tables && cramped == 0 && spec.height_mm < whole_points(highest) &&
         has_low_axes(figure, spec))
    spec.height_mm = std::min(whole_points(highest), whole_points(1.05 * spec.height_mm));
  return cramped;
}

int fit_panels(Figure& figure, const ExportSpec& spec, bool keep_columns) {
  install_bundled_font();
  const int count = static_cast<int>(figure.panels.size());
  std::optional<Figure> best;
  int least = 0;
  double roomiest = 0;
  const int most = keep_columns ? figure.columns : std::min(count, 6);
  for (int columns = keep_columns ? figure.columns : 1; columns <= most; ++columns) {
    Figure tried = figure;
    tried.columns = columns;
    share_equal_axes(tried);
    const int cramped = count_cramped(tried, spec);
    const double side = shortest_side(tried, spec);
    if (best && (cramped > least || (cramped == least && side <= roomiest)))
      continue;
    least = cramped;
    roomiest = side;
    best = std::move(tried);
  }
  if (best)
    figure = *std::move(best);
  return least;
}

} // namespace loom
