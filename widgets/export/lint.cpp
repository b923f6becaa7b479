#include "widgets/export/lint.h"

#include "widgets/export/lint_rules.h"
#include "widgets/export/measuring_device.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/style/fonts.h"
#include "widgets/style/tr.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace loom {

namespace {

std::vector<FigureProblem> find_problems(const Figure& figure, const ExportSpec& spec) {
  const QSizeF points(spec.width_mm / 25.4 * 72, spec.height_mm / 25.4 * 72);
  const QSizeF size = points * export_units_per_point;
  const FigureStyle style = export_style(spec);
  MeasuringDevice device(size.toSize(), style.background());
  paint_figure(device, size, export_units_per_point, 1, figure, style);
  std::vector<FigureProblem> problems;
  check_labels(device.labels(), size, export_units_per_point, spec.floor_pt, figure, problems);
  check_colours(figure, style, problems);
  check_units(figure, problems);
  check_words(figure, problems);
  const std::vector<DrawnPanel> panels = drawn_panels(size, export_units_per_point, figure, style);
  const std::vector<LegendItem> shared = shared_legend(size, export_units_per_point, figure, style);
  check_panels(panels, shared, device.labels(), export_units_per_point, problems);
  check_left_out(panels, shared, problems);
  check_samples_drawn(figure, shared, panels, problems);
  check_hidden(panels, export_units_per_point * style.marker, problems);
  check_spoken(figure, device.drawn(), problems);
  check_lines(device.thinnest_line(), export_units_per_point, problems);
  check_page(device.inked(), size, panels, problems);
  check_axes_room(figure, axes_sizes(size, export_units_per_point, figure, style),
                  export_units_per_point, spec.text_pt, problems);
  return problems;
}

/// Exports that change less first. Problems of room are helped by height, width or smaller text;
/// text is not made smaller than the publisher prints.
std::vector<ExportSpec> candidates(const FigureProblem& problem, const ExportSpec& spec) {
  constexpr double widest = 190, highest = 247; // mm of a page
  std::vector<ExportSpec> found;
  if (problem.kind == ProblemKind::no_unit || problem.kind == ProblemKind::unnamed ||
      problem.kind == ProblemKind::unmarked || problem.kind == ProblemKind::thin_line ||
      problem.kind == ProblemKind::not_drawn || problem.kind == ProblemKind::untrue ||
      problem.kind == ProblemKind::no_curve)
    return found;
  if (problem.kind == ProblemKind::alike || problem.kind == ProblemKind::faint) {
    ExportSpec mono = spec;
    mono.palette = Palette::mono;
    found.push_back(mono);
    return found;
  }
  for (const double wider : {1.0, 1.35, 2.05})
    for (const double higher : {1.0, 1.25, 1.6, 2.2})
      for (const double smaller : {0.0, 1.0}) {
        ExportSpec next = spec;
        next.width_mm = wider > 1 ? std::round(spec.width_mm * wider) : spec.width_mm;
        next.height_mm =
            std::round(spec.height_mm * higher * (wider > 1 ? 1 / std::sqrt(wider) : 1));
        next.text_pt = spec.text_pt - smaller;
        const bool fits = (wider == 1 || next.width_mm <= widest) &&
                          (higher == 1 || next.height_mm <= highest) &&
                          next.text_pt >= spec.floor_pt;
        if (fits && (wider > 1 || higher > 1 || smaller > 0))
          found.push_back(next);
      }
  return found;
}

void find_fix(const Figure& figure, const ExportSpec& spec, std::size_t count,
              FigureProblem& problem) {
  for (const ExportSpec& next : candidates(problem, spec)) {
    const std::vector<FigureProblem> left = find_problems(figure, next);
    const bool gone = std::ranges::none_of(
        left, [&](const FigureProblem& other) { return other.kind == problem.kind; });
    if (!gone || left.size() >= count)
      continue;
    problem.fix = next;
    return;
  }
}

} // namespace

const char* problem_id(ProblemKind kind) {
  constexpr std::array ids{"small-text", "faint",      "alike",      "cut-off",   "overlap",
                           "no-unit",    "small-axes", "few-ticks",  "misplaced", "thin-line",
                           "unnamed",    "unmarked",   "empty-room", "not-drawn", "untrue",
                           "no-curve",   "hidden"};
  return ids[static_cast<std::size_t>(kind)];
}

std::vector<FigureProblem> lint(const Figure& figure, const ExportSpec& spec) {
  install_bundled_font();
  std::vector<FigureProblem> problems = find_problems(figure, spec);
  // One fix mends all problems of a kind.
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const auto same = std::ranges::find(problems, problems[i].kind, &FigureProblem::kind);
    if (same < problems.begin() + static_cast<std::ptrdiff_t>(i))
      problems[i].fix = same->fix;
    else
      find_fix(figure, spec, problems.size(), problems[i]);
  }
  return problems;
}

int count_cramped(const Figure& figure, const ExportSpec& spec) {
  int count = 0;
  for (const FigureProblem& problem : find_problems(figure, spec))
    if (problem.kind == ProblemKind::small_text || problem.kind == ProblemKind::cut_off ||
        problem.kind == ProblemKind::overlap || problem.kind == ProblemKind::small_axes ||
        problem.kind == ProblemKind::few_ticks)
      count += problem.count;
  return count;
}

QString fix_words(const ExportSpec& spec, const ExportSpec& fix) {
  QStringList parts;
  if (fix.width_mm != spec.width_mm || fix.height_mm != spec.height_mm)
    parts.push_back(tr("%1 × %2 mm").arg(fix.width_mm).arg(fix.height_mm));
  if (fix.text_pt != spec.text_pt)
    parts.push_back(tr("text of %1 pt").arg(fix.text_pt));
  if (fix.palette != spec.palette)
    parts.push_back(tr("black and white"));
  return parts.join(QStringLiteral(", "));
}

} // namespace loom
