#include "core/figure/build.h"
#include "widgets/export/tikz_plots.h"
#include "widgets/paint/marks.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

/// The mark that draw_dots() draws, with its size and turns. A hairline is drawn about it.
std::string mark_options(Role role, const Canvas& canvas, bool hollow = false) {
  const double hairline = hollow ? canvas.style().thin : 0.05;
  const std::string inside = hollow ? ", solid, fill=white" : "";
  const double r = canvas.style().marker * 0.36;
  const auto filled = [&](const char* mark, double size, const char* turned = "") {
    return std::string("mark=") + mark + ", mark size=" + tikz_number(size - hairline / 2) +
           "bp, mark options={line width=" + tikz_number(hairline) + "bp" + inside + turned + "}";
  };
  const auto crossed = [&](const char* mark, double size) {
    return std::string("mark=") + mark + ", mark size=" + tikz_number(size) +
           "bp, mark options={line width=" + tikz_number(canvas.style().thin) + "bp" + inside + "}";
  };
  switch (dot_shape(role)) {
  case DotShape::disc:
    break;
  case DotShape::square:
    return filled("square*", 0.8 * r);
  case DotShape::triangle:
    return filled("triangle*", 1.15 * r);
  case DotShape::diamond:
    return filled("diamond*", 1.15 * r, ", xscale=1.333");
  case DotShape::cross:
    return crossed("x", std::sqrt(2.0) * r);
  case DotShape::plus:
    return crossed("+", 1.2 * r);
  case DotShape::wedge:
    return filled("triangle*", 1.15 * r, ", rotate=180");
  case DotShape::pentagon:
    return filled("pentagon*", 1.1 * r);
  case DotShape::star:
    return filled("star", 1.35 * r);
  }
  return filled("*", r);
}

std::string error_bar_options(const Canvas& canvas, bool plain) {
  const std::string thin = tikz_number(canvas.style().thin) + "bp";
  return ",\n  error bars/y dir=both, error bars/y explicit, error bars/error bar style={line "
         "width=" +
         thin + "}" + (plain ? ", error bars/error mark=none" : "") +
         ", error bars/error mark options={rotate=90, mark size=" +
         tikz_number(canvas.style().marker * 0.36) + "bp, line width=" + thin + "}";
}

} // namespace

std::string tikz_curves(const Panel& panel, const Canvas& canvas, const ColourName& name_of) {
  std::string out;
  for (const Curve& curve : panel.curves) {
    CutCurve cut = cut_to_axes(panel, curve);
    if (curve.off_scale || cut.parts.empty())
      continue;
    const auto [low, high] = axis_span(panel.y);
    for (Point& bar : cut.error_bars)
      bar = {std::clamp(bar.x, low, high), std::clamp(bar.y, low, high)};
    const QPen pen = canvas.pen(curve.role, curve.weight);
    std::string look = name_of(pen.color()) + ", ";
    if (curve.dots)
      look += "only marks, " + mark_options(curve.role, canvas);
    else
      look += "line width=" + tikz_points(pen.widthF()) + ", line join=round" + tikz_dashes(pen);
    if (curve.marked) {
      constexpr std::size_t few = 5; // a line has its markers in a few places
      const std::size_t repeat = std::max<std::size_t>(1, cut.parts.front().size() / few);
      const auto series = static_cast<std::size_t>(curve.role);
      look += ", " + mark_options(curve.role, canvas, true) +
              ", mark repeat=" + std::to_string(repeat) +
              ", mark phase=" + std::to_string(1 + series * repeat / 3 % repeat);
    }
    if (!cut.error_bars.empty())
      look += error_bar_options(canvas, curve.plain_bars);
    out += tikz_named(curve.id, curve.label);
    for (const std::vector<Point>& part : cut.parts)
      out += "\\addplot[" + look + "]" + tikz_coordinates(part, cut.error_bars) + ";\n";
  }
  return out.empty() ? out : tikz_axis(panel) + "]\n" + out;
}

} // namespace loom
