#include "core/base/number.h"
#include "core/base/version.h"
#include "core/figure/build.h"
#include "widgets/export/export_annotations.h"
#include "widgets/export/export_diagram.h"
#include "widgets/export/export_timeline.h"
#include "widgets/export/export_tornado.h"
#include "widgets/export/formats.h"
#include "widgets/export/tex_text.h"
#include "widgets/paint/marks.h"
#include "widgets/paint/tornado.h"
#include "widgets/texts/statuses.h"

#include <algorithm>
#include <cmath>

namespace loom {

namespace {

constexpr std::size_t role_count = 16;
/// Colour names of the roles, in their order.
constexpr const char* role_names[role_count] = {
    "loomMemory",  "loomArithmetic", "loomIssue",   "loomOther",   "loomLatency", "loomModel",
    "loomGhost",   "loomMeasured",   "loomGuide",   "loomSeriesA", "loomSeriesB", "loomSeriesC",
    "loomSeriesD", "loomSeriesE",    "loomSeriesF", "loomSeriesG"};

std::string colour(Role role) { return role_names[static_cast<std::size_t>(role)]; }

/// Text of an option's value: braces keep commas and brackets from being read as syntax.
std::string braced(std::string_view text) { return "{" + tex_text(text) + "}"; }

class TexWriter {
public:
  TexWriter(const ExportSpec& spec, int columns, int rows) : style_(export_style(spec)) {
    width_ = spec.width_mm / columns;
    height_ = spec.height_mm / rows;
  }

  void colours() {
    for (std::size_t i = 0; i < role_count; ++i)
      out += "\\definecolor{" + std::string(role_names[i]) + "}{HTML}{" +
             style_.colour(static_cast<Role>(i)).name().mid(1).toUpper().toStdString() + "}\n";
  }

  void panel(const Panel& panel) {
    if (panel.kind == PanelKind::table) {
      table(panel);
      return;
    }
    if (panel.kind == PanelKind::timeline) {
      out += timeline_tikz(panel.timeline, width_, height_, colour(Role::arithmetic),
                           colour(Role::memory));
      return;
    }
    if (panel.kind == PanelKind::diagram) {
      out += diagram_tikz(panel.diagram, width_, height_, style_.text,
                          [](std::optional<Role> role) { return role ? colour(*role) : "black"; });
      return;
    }
    out += "\\begin{tikzpicture}\n\\begin{axis}[\n  width=" + shortest(width_) +
           "mm, height=" + shortest(height_) +
           "mm, scale only axis=false,\n  axis lines=left, tick align=outside, clip=false,\n";
    if (!panel.title.empty())
      out += "  title=" + braced(panel.title) + ",\n";
    axis(panel.x, 'x');
    axis(panel.kind == PanelKind::tornado ? with_swing_axis(panel).y : panel.y, 'y');
    if (panel.kind == PanelKind::stacked)
      out += "  stack plots=y, area style,\n";
    if (panel.kind == PanelKind::bars)
      out += "  ybar, legend pos=north west, legend style={draw=none},\n";
    if (panel.legend)
      out += legend_options;
    if (panel.kind == PanelKind::heat)
      colour_bar(panel.heat);
    out += "]\n";
    if (panel.kind == PanelKind::heat)
      cells(panel.heat);
    for (const Area& area : panel.areas)
      fill(area);
    for (const Curve& curve : panel.curves)
      line(panel, curve);
    for (const Layer& layer : panel.layers)
      stack(layer, panel.legend);
    for (const BarSeries& series : panel.bars)
      bars(panel, series);
    notes(panel);
    if (panel.kind == PanelKind::tornado)
      out += tornado_tikz(panel, colour(swing_low_role), colour(swing_high_role));
    for (const Mark& mark : panel.marks)
      point(panel, mark);
    out += annotations_tikz(panel) + "\\end{axis}\n\\end{tikzpicture}\n";
  }

  std::string out;

private:
  void axis(const Axis& axis, char name) {
    const std::string key(1, name);
    const std::string title = axis.unit.empty() ? axis.label : axis.label + " (" + axis.unit + ")";
    out += "  " + key + "label=" + braced(axis.bare ? "" : title) + ",";
    if (axis.bare)
      out += " " + key + "ticklabels={},";
    if (axis.tick_step > 0 && axis.kind == AxisKind::linear)
      out += " " + key + "tick distance=" + shortest(axis.tick_step) + ",";
    if (axis.kind == AxisKind::category) {
      std::string ticks, labels;
      for (std::size_t i = 0; i < axis.categories.size(); ++i) {
        ticks += (i > 0 ? "," : "") + std::to_string(i);
        labels += (i > 0 ? "," : "") + braced(axis.categories[i]);
      }
      out += " " + key + "tick={" + ticks + "}, " + key + "ticklabels={" + labels + "},";
    }
    const auto [first, last] = axis_span(axis);
    out += " " + key + "min=" + shortest(first) + ", " + key + "max=" + shortest(last) + ",";
    if (is_log(axis))
      out += " " + key + "mode=log,";
    if (axis.kind == AxisKind::log2 || axis.kind == AxisKind::bytes)
      out += " log basis " + key + "=2,";
    if (axis.kind == AxisKind::alpha)
      out += " extra " + key + " ticks={" + shortest(first) + "," + shortest(last) + "}, extra " +
             key + " tick labels={$0$,$\\infty$},";
    out += '\n';
  }

  std::string dash(Role role) const {
    std::string pattern;
    const auto dashes = style_.dashes(role);
    for (std::size_t i = 0; i < dashes.size(); ++i)
      pattern += (i % 2 == 0 ? " on " : " off ") + shortest(dashes[i]) + "pt";
    return pattern.empty() ? "solid" : "dash pattern={" + pattern.substr(1) + "}";
  }

  void coordinates(const std::vector<Point>& points, const std::vector<Point>& error_bars = {}) {
    out += " coordinates {\n";
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Point& point = points[i];
      if (!std::isfinite(point.x) || !std::isfinite(point.y))
        continue;
      out += "  (" + shortest(point.x) + "," + shortest(point.y) + ")";
      if (!error_bars.empty() && std::isfinite(error_bars[i].y))
        out += " += (0," + significant(error_bars[i].y - point.y, 12) + ") -= (0," +
               significant(point.y - error_bars[i].x, 12) + ")";
      out += "\n";
    }
    out += "}";
  }

  void line(const Panel& panel, const Curve& curve) {
    const CutCurve cut = cut_to_axes(panel, curve);
    if (!cut.whole) {
      out += "% " + curve.id + ", computed; drawn as far as the axes reach:";
      for (const Point& point : curve.points)
        if (std::isfinite(point.x) && std::isfinite(point.y))
          out += " (" + shortest(alpha_at(panel.x, point.x)) + "," +
                 shortest(alpha_at(panel.y, point.y)) + ")";
      out += "\n";
    }
    if (curve.off_scale || cut.parts.empty()) {
      out += "% " + curve.id + ": outside the range shown\n";
      return;
    }
    for (const std::vector<Point>& part : cut.parts)
      stroke(panel, curve, part, cut.error_bars, &part == &cut.parts.back() ? curve.label : "");
  }

  /// A part of a curve that is inside the axes.
  void stroke(const Panel& panel, const Curve& curve, const std::vector<Point>& part,
              const std::vector<Point>& error_bars, const std::string& label) {
    out += "% " + curve.id + "\n\\addplot[" + colour(curve.role) + ", ";
    out += curve.dots ? std::string("only marks, mark size=1pt")
                      : "no marks, line width=" + shortest(style_.width(curve.weight)) + "pt, " +
                            dash(curve.role);
    if (!error_bars.empty())
      out += ", error bars/y dir=both, error bars/y explicit";
    // A plot without a name must not take the next one's place in the legend.
    out += panel.legend && label.empty() ? ", forget plot]" : "]";
    coordinates(part, error_bars);
    if (panel.legend) {
      out += label.empty() ? "" : ";\n\\addlegendentry" + braced(label);
    } else if (!label.empty()) {
      const bool right = part.back().x >= axis_span(panel.x).y;
      out += " node[" + std::string(right ? "right" : "above") + ", font=\\footnotesize, pos=1] " +
             braced(label);
    }
    out += ";\n";
  }

  void fill(const Area& area) {
    out += "% " + area.id + "\n\\addplot[draw=none, fill=" + colour(area.role) +
           ", fill opacity=0.12, forget plot]";
    coordinates(area.outline);
    out += " \\closedcycle;\n";
  }

  void stack(const Layer& layer, bool legend) {
    out += "% " + layer.id + "\n\\addplot[draw=none, fill=" + colour(layer.role) + "!80]";
    coordinates(layer.points);
    out += " \\closedcycle";
    if (legend && !layer.label.empty())
      out += ";\n\\addlegendentry" + braced(layer.label);
    else if (!layer.label.empty())
      out += " node[right, font=\\footnotesize, pos=1] " + braced(layer.label);
    out += ";\n";
  }

  void bars(const Panel& panel, const BarSeries& series) {
    std::vector<Point> points;
    for (std::size_t i = 0; i < std::min(series.heights.size(), panel.x.categories.size()); ++i)
      points.push_back({static_cast<double>(i), series.heights[i]});
    out += "% " + series.id + "\n\\addplot[" +
           (series.role == hollow_role ? std::string("draw=black, fill=white]")
                                       : "draw=none, fill=" + colour(series.role) + "!80]");
    coordinates(points);
    out += ";\n";
    if (panel.bars.size() > 1)
      out += "\\addlegendentry" + braced(series.label) + "\n";
  }

  static std::string rgb(const QColor& colour) {
    return "{rgb,255:red," + std::to_string(colour.red()) + ";green," +
           std::to_string(colour.green()) + ";blue," + std::to_string(colour.blue()) + "}";
  }

  /// The scale as pgfplots draws it; the cells are filled rectangles.
  void colour_bar(const HeatMap& heat) {
    const auto stop = [&](double share) {
      const QColor colour = style_.diverging(share);
      return "rgb255=(" + std::to_string(colour.red()) + "," + std::to_string(colour.green()) +
             "," + std::to_string(colour.blue()) + ")";
    };
    const std::string unit = heat.unit.empty() ? "" : " (" + heat.unit + ")";
    out += "  colormap={loom}{" + stop(-1) + " " + stop(0) + " " + stop(1) +
           "}, colorbar, point meta min=" + shortest(-heat.reach) +
           ", point meta max=" + shortest(heat.reach) +
           ",\n  colorbar style={ylabel=" + braced(heat.label + unit) + "},\n";
  }

  void cells(const HeatMap& heat) {
    const std::size_t columns = heat.x_edges.size() - 1;
    const auto corners = [&](std::size_t cell) {
      const std::size_t x = cell % columns, y = cell / columns;
      return "(axis cs:" + shortest(heat.x_edges[x]) + "," + shortest(heat.y_edges[y]) +
             ") rectangle (axis cs:" + shortest(heat.x_edges[x + 1]) + "," +
             shortest(heat.y_edges[y + 1]) + ")";
    };
    for (std::size_t cell = 0; cell < heat.values.size(); ++cell)
      if (std::isfinite(heat.values[cell]))
        out += "\\fill[fill=" +
               rgb(style_.diverging(std::clamp(heat.values[cell] / heat.reach, -1.0, 1.0))) + "] " +
               corners(cell) + ";\n";
    if (heat.emphasis)
      out += "\\draw[very thick] " + corners(*heat.emphasis) +
             " node[above, font=\\footnotesize] " + braced(heat.emphasis_label) + ";\n";
  }

  /// What stands above each category's bars.
  void notes(const Panel& panel) {
    for (std::size_t i = 0; i < std::min(panel.bar_notes.size(), panel.x.categories.size()); ++i) {
      double top = 0;
      for (const BarSeries& series : panel.bars)
        if (i < series.heights.size() && std::isfinite(series.heights[i]))
          top = std::max(top, series.heights[i]);
      out += "\\node[above, font=\\scriptsize] at (axis cs:" + std::to_string(i) + "," +
             shortest(top) + ") " + braced(panel.bar_notes[i]) + ";\n";
    }
  }

  void point(const Panel& panel, const Mark& mark) {
    if (mark.id.empty()) { // but the place of a curve's name
      out += "\\node[" + colour(mark.role) +
             ", font=\\footnotesize] at (axis cs:" + shortest(mark.at.x) + "," +
             shortest(mark.at.y) + ") " + braced(mark.label) + ";\n";
      return;
    }
    const char* shape = mark.kind == MarkKind::cusp    ? "diamond*"
                        : mark.kind == MarkKind::limit ? "o"
                                                       : "*";
    out += "% " + mark.id + "\n\\addplot[only marks, mark=" + std::string(shape) + ", " +
           (mark.kind == MarkKind::dot ? colour(mark.role) : std::string("black")) + "]";
    const Point across = axis_span(panel.x), up = axis_span(panel.y);
    coordinates({{std::clamp(mark.at.x, across.x, across.y), std::clamp(mark.at.y, up.x, up.y)}});
    if (!mark.label.empty())
      out += " node[above, font=\\footnotesize] " + braced(mark.label);
    out += ";\n";
  }

  void table(const Panel& panel) {
    const std::size_t count = panel.table.header.size();
    out += "\\begin{tabular}{" + std::string(count, 'l') + "}\n\\toprule\n";
    for (std::size_t i = 0; i < count; ++i)
      out += (i > 0 ? " & " : "") + tex_text(panel.table.header[i]);
    out += " \\\\\n\\midrule\n";
    for (const auto& row : panel.table.rows) {
      for (std::size_t i = 0; i < row.size(); ++i)
        out += (i > 0 ? " & " : "") + tex_text(row[i].text) +
               (row[i].note.empty() ? "" : "\\textsuperscript" + braced(row[i].note));
      out += " \\\\\n";
    }
    out += "\\bottomrule\n\\end{tabular}\n";
  }

  FigureStyle style_;
  double width_ = 0, height_ = 0;
};

std::string comment(const std::string& key, std::string text) {
  for (char& c : text)
    if (c == '\n' || c == '\r')
      c = ' ';
  return "% " + key + ": " + text + "\n";
}

} // namespace

QByteArray write_tex(const Figure& figure, const Metadata& metadata, const ExportSpec& spec) {
  const int count = static_cast<int>(figure.panels.size());
  const int columns = std::max(1, std::min(figure.columns, count));
  TexWriter writer(spec, columns, std::max(1, (count + columns - 1) / columns));
  writer.out = std::string("% latencyloom ") + version + '\n';
  writer.out += comment("figure", figure.id);
  writer.out += comment("title", metadata.title.toStdString());
  writer.out += comment("scenario", metadata.scenario.toStdString());
  for (const std::string& source : figure.sources)
    writer.out += comment(unstated(source) ? "status" : "source", source);
  const auto is_table = [](const Panel& panel) { return panel.kind == PanelKind::table; };
  if (std::ranges::any_of(figure.panels, is_table))
    writer.out += "% needs \\usepackage{booktabs}\n";
  if (!std::ranges::all_of(figure.panels, is_table)) {
    writer.out += "% needs \\usepackage{pgfplots} and \\pgfplotsset{compat=1.16}\n";
    writer.colours();
  }
  if (!figure.heading.empty())
    writer.out += tex_text(figure.heading) + "\\par\n";
  for (int i = 0; i < count; ++i) {
    writer.panel(figure.panels[static_cast<std::size_t>(i)]);
    if ((i + 1) % columns == 0 && i + 1 < count)
      writer.out += "\n";
  }
  for (const std::string& note : figure.footnotes)
    writer.out += comment("note", note);
  return QByteArray::fromStdString(writer.out);
}

} // namespace loom
