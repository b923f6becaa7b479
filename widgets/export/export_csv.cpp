#include "core/base/number.h"
#include "core/base/version.h"
#include "core/text/csv_line.h"
#include "widgets/export/csv_table.h"
#include "widgets/export/formats.h"
#include "widgets/texts/statuses.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace loom {

namespace {

/// "# title: ..." on a line of its own.
std::string note(const char* key, const std::string& text) {
  return csv_note(std::string("# ") + key + ": " + text) + '\n';
}

std::string column(const Axis& axis, const char* unnamed) {
  if (axis.label.empty() && axis.unit.empty())
    return unnamed;
  return axis.unit.empty() ? axis.label : axis.label + " (" + axis.unit + ")";
}

/// The places of 0 and ∞ on an alpha axis become those values again.
std::string value_at(const Axis& axis, double place) { return shortest(alpha_at(axis, place)); }

/// "arrow: the cusp", "vertical".
std::string annotation_name(const Annotation& annotation) {
  static constexpr const char* kinds[] = {"text", "line", "arrow", "vertical", "horizontal"};
  const std::string kind = kinds[static_cast<std::size_t>(annotation.kind)];
  return annotation.text.empty() ? kind : kind + ": " + annotation.text;
}

constexpr const char* diagram_columns[] = {"element", "id", "x", "y", "width", "height", "text"};
/// One row an element, as the columns are named; em.
std::vector<std::vector<std::string>> diagram_rows(const Diagram& diagram) {
  std::vector<std::vector<std::string>> rows;
  for (const DiagramBox& box : diagram.boxes)
    rows.push_back({box.hatched ? "hatched box" : "box", box.id, shortest(box.x), shortest(box.y),
                    shortest(box.width), shortest(box.height), ""});
  for (const DiagramLine& line : diagram.lines)
    rows.push_back({line.arrow ? "arrow" : "line", line.id, shortest(line.x1), shortest(line.y1),
                    shortest(line.x2 - line.x1), shortest(line.y2 - line.y1), ""});
  for (const DiagramText& text : diagram.texts)
    rows.push_back({"text", text.id, shortest(text.x), shortest(text.y), "", "", text.text});
  return rows;
}

class CsvWriter {
public:
  /// `one`: the figure has this panel alone.
  CsvWriter(CsvTable& out, bool one) : out_(out), one_(one) {}

  void panel(const Panel& panel, std::size_t number) {
    name_ = panel.title.empty() ? std::to_string(number) : panel.title;
    switch (panel.kind) {
    case PanelKind::table:
      return table(panel.table);
    case PanelKind::timeline:
      return timeline(panel.timeline);
    case PanelKind::loom:
      return loom_spans(panel.loom);
    case PanelKind::diagram:
      return diagram(panel.diagram);
    case PanelKind::tornado:
      return tornado(panel);
    case PanelKind::heat:
      heat(panel);
      break;
    case PanelKind::curves:
    case PanelKind::stacked:
    case PanelKind::bars:
      break;
    }
    x_ = column(panel.x, "x");
    y_ = column(panel.y, "y");
    y_ += x_ == y_ ? " (vertical)" : "";
    for (const Curve& curve : panel.curves)
      for (std::size_t i = 0; i < curve.points.size(); ++i)
        point(panel, curve.id, curve.points[i],
              curve.error_bars.empty() ? Point{} : curve.error_bars[i]);
    for (const Mark& mark : panel.marks)
      point(panel, mark.id, mark.at);
    for (const Layer& layer : panel.layers)
      for (const Point& at : layer.points)
        point(panel, layer.id, at);
    for (const Annotation& each : panel.annotations)
      point(panel, annotation_name(each), each.at);
    for (const BarSeries& series : panel.bars)
      for (std::size_t i = 0; i < std::min(series.heights.size(), panel.x.categories.size()); ++i)
        if (std::isfinite(series.heights[i])) {
          row("series", series.id);
          out_.put(x_, panel.x.categories[i]);
          out_.put(y_, shortest(series.heights[i]));
        }
  }

private:
  /// A row that begins so.
  void row(const char* column, const std::string& text) {
    out_.begin_row();
    out_.put("panel", name_);
    out_.put(column, text);
  }
  /// A row of a panel that may be alone: then its name says nothing.
  void plain_row() {
    out_.begin_row();
    if (!one_)
      out_.put("panel", name_);
  }
  void point(const Panel& panel, const std::string& id, const Point& at, const Point& bar = {}) {
    if (!std::isfinite(at.x) || !std::isfinite(at.y))
      return;
    row("series", id);
    out_.put(x_, value_at(panel.x, at.x));
    out_.put(y_, value_at(panel.y, at.y));
    if (bar.x < bar.y) {
      out_.put("low", shortest(bar.x));
      out_.put("high", shortest(bar.y));
    }
  }
  void table(const Table& table) {
    for (const auto& cells : table.rows) {
      plain_row();
      for (std::size_t i = 0; i < std::min(cells.size(), table.header.size()); ++i)
        out_.put(header(table, i), cells[i].text, cells[i].note);
    }
  }
  /// Columns of one name are told apart by their number.
  static std::string header(const Table& table, std::size_t i) {
    const auto& names = table.header;
    const bool again = std::ranges::count(names, names[i]) > 1;
    return again || names[i].empty()
               ? names[i] + (names[i].empty() ? "" : " ") + std::to_string(i + 1)
               : names[i];
  }

  /// The instructions; where they are folded, the shares of the columns that show something.
  void timeline(const Timeline& shown) {
    const auto begin = [&](std::size_t of) {
      plain_row();
      out_.put("warp", shown.rows[of].label);
    };
    if (shown.columns == 0) {
      for (const TimelineItem& item : shown.items) {
        begin(static_cast<std::size_t>(item.row));
        out_.put("kind", kind_name(item.kind));
        out_.put("issue_cycle", shortest(item.from));
        out_.put("complete_cycle", shortest(item.to));
      }
      return;
    }
    const double step = (shown.to - shown.from) / shown.columns;
    std::size_t cell = 0;
    for (std::size_t of = 0; of < shown.rows.size(); ++of)
      for (int column = 0; column < shown.columns; ++column, ++cell) {
        const double from = shown.from + step * column;
        begin(of);
        out_.put("from_cycle", shortest(from));
        out_.put("to_cycle", shortest(from + step));
        out_.put("arithmetic_share", significant(shown.arithmetic_share[cell] / 255.0));
        out_.put("other_share", significant(shown.other_share[cell] / 255.0));
      }
  }
  /// What each warp does, a row for each stretch of it.
  void loom_spans(const LoomPicture& shown) {
    for (const LoomSpan& span : shown.spans) {
      if (span.from >= shown.from + shown.shown)
        continue;
      plain_row();
      out_.put("warp", std::to_string(span.warp));
      out_.put("instruction", shown.classes[span.of_class].one);
      out_.put("state", span.state == LoomState::flying   ? "in flight"
                        : span.state == LoomState::queued ? "queued"
                                                          : "ready");
      out_.put("from_cycle", shortest(span.from));
      out_.put("to_cycle", shortest(span.to));
    }
  }
  void heat(const Panel& panel) {
    const HeatMap& map = panel.heat;
    const std::size_t columns = map.x_edges.size() - 1;
    for (std::size_t cell = 0; cell < map.values.size(); ++cell)
      if (std::isfinite(map.values[cell])) {
        const std::size_t x = cell % columns, y = cell / columns;
        row("x_low", value_at(panel.x, map.x_edges[x]));
        out_.put("x_high", value_at(panel.x, map.x_edges[x + 1]));
        out_.put("y_low", value_at(panel.y, map.y_edges[y]));
        out_.put("y_high", value_at(panel.y, map.y_edges[y + 1]));
        out_.put("value", shortest(map.values[cell]));
      }
  }
  /// What the result becomes with each parameter at its two ends.
  void tornado(const Panel& panel) {
    const std::string result = column(panel.x, "result");
    const auto swing = [&](const std::string& id, const std::string& low_end,
                           const std::string& high_end, double low, double high) {
      row("parameter", id);
      out_.put("lower_end", low_end);
      out_.put("upper_end", high_end);
      out_.put(result + " at the lower end", shortest(low));
      out_.put(result + " at the upper end", shortest(high));
    };
    swing("as it is", "", "", panel.tornado_base, panel.tornado_base);
    for (const Swing& each : panel.swings)
      swing(each.id, each.low_label, each.high_label, each.low, each.high);
  }
  void diagram(const Diagram& shown) {
    for (const auto& cells : diagram_rows(shown)) {
      plain_row();
      for (std::size_t i = 0; i < cells.size(); ++i)
        out_.put(diagram_columns[i], cells[i]);
    }
  }
  static const char* kind_name(TimelineKind kind) {
    return kind == TimelineKind::arithmetic ? "arithmetic"
           : kind == TimelineKind::other    ? "other"
                                            : "neither";
  }

  CsvTable& out_;
  bool one_;
  std::string name_, x_, y_; ///< of the panel and its axes
};

} // namespace

std::string csv_rows(const Figure& figure) {
  CsvTable table;
  CsvWriter writer(table, figure.panels.size() == 1);
  for (std::size_t i = 0; i < figure.panels.size(); ++i)
    writer.panel(figure.panels[i], i + 1);
  return table.text();
}

QByteArray write_csv(const Figure& figure, const Metadata& metadata) {
  std::string out = std::string("# latencyloom ") + version + '\n';
  out += note("figure", figure.id);
  out += note("title", metadata.title.toStdString());
  out += "# scenario: " + metadata.scenario.toStdString() + '\n';
  out += "# scenario-sha256: " + metadata.sha256.toStdString() + '\n';
  for (const std::string& source : figure.sources)
    out += note(unstated(figure, source) ? "status" : "source", source);
  std::vector<std::string> said; // panels repeat their series
  for (const Panel& panel : figure.panels)
    for (const Curve& curve : panel.curves)
      if (std::string about = curve.id + " is " + curve.label + ": " + curve.about;
          !curve.about.empty() && std::ranges::find(said, about) == said.end())
        said.push_back(std::move(about));
  for (const std::string& about : said)
    out += note("series", about);
  out += csv_rows(figure);
  for (const std::string& footnote : figure.footnotes)
    out += note("note", footnote);
  return QByteArray::fromStdString(out);
}

} // namespace loom
