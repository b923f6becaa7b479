#include "core/base/number.h"
#include "core/base/version.h"
#include "widgets/export/export_annotations.h"
#include "widgets/export/export_diagram.h"
#include "widgets/export/formats.h"
#include "widgets/texts/statuses.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>
#include <utility>

namespace loom {

namespace {

/// A field, quoted where it has to be.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos)
    return text;
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"')
      quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

std::string one_line(std::string text) {
  for (char& c : text)
    if (c == '\n' || c == '\r')
      c = ' ';
  return text;
}

/// "GTX 680ᵈ" as "GTX 680 [d]": a table's cells have their marks in this form.
std::string marks_in_brackets(const std::string& text) {
  constexpr std::pair<std::string_view, char> raised[] = {{"ᵈ", 'd'}, {"ᵃ", 'a'}};
  std::string out, marks;
  for (std::size_t at = 0; at < text.size();) {
    const auto* const found = std::ranges::find_if(raised, [&](const auto& mark) {
      return text.compare(at, mark.first.size(), mark.first) == 0;
    });
    if (found != std::end(raised)) {
      marks += found->second;
      at += found->first.size();
      continue;
    }
    out += marks.empty() ? "" : " [" + std::exchange(marks, {}) + "]";
    out += text[at++];
  }
  return out + (marks.empty() ? "" : " [" + marks + "]");
}

std::string column(const Axis& axis, const char* unnamed) {
  if (axis.label.empty() && axis.unit.empty())
    return unnamed;
  return axis.unit.empty() ? axis.label : axis.label + " (" + axis.unit + ")";
}

/// The places of 0 and ∞ on an alpha axis become those values again.
std::string value_at(const Axis& axis, double place) { return shortest(alpha_at(axis, place)); }

class CsvWriter {
public:
  explicit CsvWriter(std::string& out) : out_(out) {}

  void panel(const Panel& panel, std::size_t number) {
    name_ = field(panel.title.empty() ? std::to_string(number) : marks_in_brackets(panel.title));
    if (panel.kind == PanelKind::table) {
      table(panel.table);
      return;
    }
    if (panel.kind == PanelKind::timeline) {
      timeline(panel.timeline);
      return;
    }
    if (panel.kind == PanelKind::diagram) {
      diagram(panel.diagram);
      return;
    }
    if (panel.kind == PanelKind::tornado) {
      tornado(panel);
      return;
    }
    if (panel.kind == PanelKind::heat)
      heat(panel);
    if (panel.kind == PanelKind::heat && panel.curves.empty() && panel.marks.empty())
      return;
    const bool bars = std::ranges::any_of(
        panel.curves, [](const Curve& curve) { return !curve.error_bars.empty(); });
    behind_ = bars ? ",,\n" : "\n";
    out_ += "panel,series," + field(column(panel.x, "x")) + ',' + field(column(panel.y, "y")) +
            (bars ? ",low,high\n" : "\n");
    for (const Curve& curve : panel.curves)
      if (curve.error_bars.empty())
        points(panel, curve.id, curve.points);
      else
        points_with_bars(panel, curve);
    for (const Mark& mark : panel.marks)
      if (!mark.id.empty()) // else it is but the place of a curve's name
        points(panel, mark.id, {mark.at});
    for (const Layer& layer : panel.layers)
      points(panel, layer.id, layer.points);
    for (const Annotation& each : panel.annotations)
      points(panel, annotation_name(each), {each.at});
    for (const BarSeries& series : panel.bars)
      for (std::size_t i = 0; i < std::min(series.heights.size(), panel.x.categories.size()); ++i)
        if (std::isfinite(series.heights[i]))
          row(series.id, field(marks_in_brackets(panel.x.categories[i])),
              shortest(series.heights[i]));
  }

private:
  void row(const std::string& series, const std::string& x, const std::string& y) {
    out_ += name_ + ',' + field(series) + ',' + x + ',' + y + behind_;
  }
  void points_with_bars(const Panel& panel, const Curve& curve) {
    const std::string columns = std::exchange(behind_, "");
    for (std::size_t i = 0; i < curve.points.size(); ++i) {
      const Point &at = curve.points[i], &bar = curve.error_bars[i];
      row(curve.id, value_at(panel.x, at.x), value_at(panel.y, at.y));
      out_ += bar.x < bar.y ? ',' + shortest(bar.x) + ',' + shortest(bar.y) + '\n' : columns;
    }
    behind_ = columns;
  }
  void points(const Panel& panel, const std::string& id, const std::vector<Point>& list) {
    for (const Point& point : list)
      if (std::isfinite(point.x) && std::isfinite(point.y))
        row(id, value_at(panel.x, point.x), value_at(panel.y, point.y));
  }
  void table(const Table& table) {
    const auto line = [&](const auto& cells, const auto& text_of) {
      for (std::size_t i = 0; i < cells.size(); ++i)
        out_ += (i > 0 ? "," : "") + field(text_of(cells[i]));
      out_ += '\n';
    };
    line(table.header, [](const std::string& text) { return text; });
    for (const auto& cells : table.rows)
      line(cells, [](const Cell& cell) {
        const std::string text = marks_in_brackets(cell.text);
        return cell.note.empty() ? text : text + " [" + cell.note + "]";
      });
  }

  /// The instructions; where they are folded, the shares of the columns that show something.
  void timeline(const Timeline& shown) {
    const auto row_name = [&](std::size_t row) { return field(shown.rows[row].label); };
    if (shown.columns == 0) {
      out_ += "warp,kind,issue_cycle,complete_cycle\n";
      for (const TimelineItem& item : shown.items)
        out_ += row_name(static_cast<std::size_t>(item.row)) + ',' + kind_name(item.kind) + ',' +
                shortest(item.from) + ',' + shortest(item.to) + '\n';
      return;
    }
    out_ += "warp,from_cycle,to_cycle,arithmetic_share,other_share\n";
    const double step = (shown.to - shown.from) / shown.columns;
    std::size_t cell = 0;
    for (std::size_t row = 0; row < shown.rows.size(); ++row)
      for (int column = 0; column < shown.columns; ++column, ++cell) {
        const double from = shown.from + step * column;
        out_ += row_name(row) + ',' + shortest(from) + ',' + shortest(from + step) + ',' +
                significant(shown.arithmetic_share[cell] / 255.0) + ',' +
                significant(shown.other_share[cell] / 255.0) + '\n';
      }
  }
  void heat(const Panel& panel) {
    const HeatMap& map = panel.heat;
    const std::size_t columns = map.x_edges.size() - 1;
    out_ += "panel,x_low,x_high,y_low,y_high,value\n";
    for (std::size_t cell = 0; cell < map.values.size(); ++cell)
      if (std::isfinite(map.values[cell])) {
        const std::size_t x = cell % columns, y = cell / columns;
        out_ += name_;
        for (const std::string& part :
             {value_at(panel.x, map.x_edges[x]), value_at(panel.x, map.x_edges[x + 1]),
              value_at(panel.y, map.y_edges[y]), value_at(panel.y, map.y_edges[y + 1]),
              shortest(map.values[cell])})
          out_ += ',' + part;
        out_ += '\n';
      }
  }
  /// What the result becomes with each parameter at its two ends.
  void tornado(const Panel& panel) {
    const std::string result = column(panel.x, "result");
    out_ += "panel,parameter,lower_end,upper_end," + field(result + " at the lower end") + ',' +
            field(result + " at the upper end") + '\n';
    out_ += name_ + ",as it is,,," + shortest(panel.tornado_base) + ',' +
            shortest(panel.tornado_base) + '\n';
    for (const Swing& swing : panel.swings)
      out_ += name_ + ',' + field(swing.id) + ',' + field(swing.low_label) + ',' +
              field(swing.high_label) + ',' + shortest(swing.low) + ',' + shortest(swing.high) +
              '\n';
  }
  void diagram(const Diagram& shown) {
    out_ += "element,id,x,y,width,height,text\n";
    for (const auto& row : diagram_rows(shown)) {
      for (std::size_t i = 0; i < row.size(); ++i)
        out_ += (i > 0 ? "," : "") + field(row[i]);
      out_ += '\n';
    }
  }
  static const char* kind_name(TimelineKind kind) {
    return kind == TimelineKind::arithmetic ? "arithmetic"
           : kind == TimelineKind::other    ? "other"
                                            : "neither";
  }

  std::string& out_;
  std::string name_;
  std::string behind_ = "\n"; ///< each row of a panel: empty cells where others have error bars
};

} // namespace

QByteArray write_csv(const Figure& figure, const Metadata& metadata) {
  std::string out = std::string("# latencyloom ") + version + '\n';
  out += "# figure: " + one_line(figure.id) + '\n';
  out += "# title: " + one_line(metadata.title.toStdString()) + '\n';
  out += "# scenario: " + metadata.scenario.toStdString() + '\n';
  out += "# scenario-sha256: " + metadata.sha256.toStdString() + '\n';
  for (const std::string& source : figure.sources)
    out += (unstated(source) ? "# status: " : "# source: ") + one_line(source) + '\n';
  CsvWriter writer(out);
  for (std::size_t i = 0; i < figure.panels.size(); ++i) {
    if (i > 0)
      out += '\n';
    writer.panel(figure.panels[i], i + 1);
  }
  for (const std::string& note : figure.footnotes)
    out += "# note: " + one_line(note) + '\n';
  return QByteArray::fromStdString(out);
}

} // namespace loom
