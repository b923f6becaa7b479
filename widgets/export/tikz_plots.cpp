#include "widgets/export/tikz_plots.h"

#include "core/base/number.h"
#include "core/figure/build.h"
#include "widgets/export/tex_text.h"
#include "widgets/paint/figure_painter.h"
#include "widgets/paint/panel_layout.h"

#include <cmath>

namespace loom {

namespace {

/// Range and scale. What the axis shows is drawn beside the plots; its name is for who reads.
std::string axis_options(const Axis& axis, char name) {
  const std::string key(1, name);
  const auto [first, last] = axis_span(axis);
  const std::string title = tex_text(axis_title(axis).toStdString());
  return "  " + key + "min=" + shortest(first) + ", " + key + "max=" + shortest(last) +
         (is_log(axis) ? ", " + key + "mode=log" : "") +
         (title.empty() ? "" : ", " + key + "label={" + title + "}") + ",\n";
}

} // namespace

std::string tikz_number(double value) {
  std::string out = QByteArray::number(value, 'f', 3).toStdString(); // the same in every locale
  out.erase(out.find_last_not_of('0') + 1);
  if (out.back() == '.')
    out.pop_back();
  return out == "-0" ? "0" : out;
}

std::string tikz_mm(double units) {
  return tikz_number(units / export_units_per_point * 25.4 / 72);
}

std::string tikz_dashes(const QPen& pen) {
  std::string out;
  const QList<qreal> dashes = pen.dashPattern();
  for (qsizetype i = 0; i < dashes.size(); ++i)
    out += (i % 2 == 0 ? " on " : " off ") +
           tikz_number(dashes[i] * pen.widthF() / export_units_per_point) + "bp";
  return out.empty() ? out : ", dash pattern=" + out.substr(1);
}

std::string tikz_points(double units) { return tikz_number(units / export_units_per_point) + "bp"; }

std::string tikz_named(const std::string& id, const std::string& label) {
  return tex_comment(label.empty() ? id : id + ": " + label);
}

std::string tikz_axis(const Panel& panel) {
  return "  scale only axis, hide axis, clip=false, enlargelimits=false,\n" +
         axis_options(panel.x, 'x') + axis_options(panel.y, 'y');
}

std::string tikz_coordinates(const std::vector<Point>& points,
                             const std::vector<Point>& error_bars) {
  std::string out = " coordinates {\n";
  for (std::size_t i = 0; i < points.size(); ++i) {
    const Point& point = points[i];
    if (!std::isfinite(point.x) || !std::isfinite(point.y))
      continue;
    out += "  (" + shortest(point.x) + "," + shortest(point.y) + ")";
    if (!error_bars.empty() && error_bars[i].x < error_bars[i].y)
      out += " += (0," + significant(error_bars[i].y - point.y, 12) + ") -= (0," +
             significant(point.y - error_bars[i].x, 12) + ")";
    out += "\n";
  }
  return out + "}";
}

} // namespace loom
