#pragma once

/// What a figure shows, in plain values and without a pixel: axes, curves, areas, marks, bars,
/// tables. Screen, PDF, SVG, PNG, CSV and TikZ are all made from it.
///
/// Coordinates are those of the axes. On an `alpha` axis use alpha_place(): α = 0 and α = ∞ sit
/// just outside the logarithmic range.

#include "core/figure/diagram.h"
#include "core/figure/role.h"
#include "core/sim/loom.h"
#include "core/sim/timeline.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace loom {

struct Point {
  double x = 0, y = 0;
  bool operator==(const Point&) const = default;
};

enum class AxisKind {
  linear,
  log,
  log2,  ///< logarithmic with ticks at powers of two
  bytes, ///< the same, in bytes; ticks say KiB, MiB, GiB
  alpha,
  category
};

/// How an author wants numbers to be set along an axis, and how they are written.
enum class LookScale { linear, log };
enum class NumberForm {
  own,     ///< what suits the axis
  plain,   ///< 10000
  power,   ///< 10⁴
  percent, ///< a share of 1 as 25 %
};

/// An axis' numbers in another unit: `factor` times them.
struct AxisUnit {
  std::string id{}; ///< as an author names it: "gigabytes"
  std::string label{}, unit{};
  double factor = 1;
  bool operator==(const AxisUnit&) const = default;
};

struct Axis {
  std::string label{}; ///< words, without unit: "throughput"
  std::string unit{};  ///< "IPC/SM", empty for none; shown as "label (unit)"
  AxisKind kind = AxisKind::linear;
  double min = 0, max = 1;               ///< range shown; for alpha the finite range, both > 0
  std::vector<std::string> categories{}; ///< kind category: one per bar group
  double tick_step = 0; ///< kind linear: between labelled ticks; 0, or too small to fit: chosen
  int tick_count = 0;   ///< most labelled ticks; 0: chosen
  NumberForm numbers = NumberForm::own;
  std::optional<std::string> title{}; ///< an author's own in place of label and unit
  bool bare = false; ///< neither numbers nor title: shared with the panel beside or below
  std::vector<AxisUnit> units{};    ///< vertical: others that it can be numbered in
  std::optional<AxisUnit> second{}; ///< vertical: in which it is numbered at the right, too
  bool operator==(const Axis&) const = default;
};
/// Where α is drawn on an alpha axis from `min` to `max`: α itself, or for 0 (anything below
/// min) and ∞ (anything above max) a place outside, a tenth of the axis' decades away.
[[nodiscard]] double alpha_place(const Axis& axis, double alpha);
/// The α at a place, the inverse: 0 and infinity outside.
[[nodiscard]] double alpha_at(const Axis& axis, double place);
/// First and last coordinate drawn: min and max, for alpha including the 0 and ∞ places.
[[nodiscard]] Point axis_span(const Axis& axis);

enum class Weight { hair, thin, normal, bold };
/// A width of an author's own, in points.
[[nodiscard]] constexpr Weight own_weight(double points) {
  return static_cast<Weight>(1000 + static_cast<int>(points * 100 + 0.5));
}
[[nodiscard]] constexpr std::optional<double> own_points(Weight weight) {
  const int code = static_cast<int>(weight);
  return code >= 1000 ? std::optional((code - 1000) / 100.0) : std::nullopt;
}

/// Where a legend stands: in rows above or below the axes, in a column beside them.
enum class LegendPlace { above, below, right };

struct Curve {
  std::string id{};    ///< stable, for CSV columns and tests: "latency_bound"
  std::string label{}; ///< beside the curve; empty for none
  Role role = Role::model;
  Weight weight = Weight::normal;
  std::vector<Point> points{}; ///< in drawing order, as computed; drawn as far as the axes reach
  /// Ends of each point's error bar along y, x the lower and y the upper one, equal where a point
  /// has none. As many as points, or empty.
  std::vector<Point> error_bars{};
  bool plain_bars = false; ///< error bars without short lines across their ends
  bool dots = false;       ///< draw marks, no line
  bool marked = false;     ///< a line with its role's marker, hollow, in a few places
  /// What it stands for with its numbers, for who reads the data alone: "V100: mem_lat 434 cycles"
  std::string about{};
  /// The bound lies outside the range shown: the label alone is drawn, at the top edge.
  bool off_scale = false;
  /// Id of the one that it follows from, "mem_thru", or of its own derivation, "loop.bound.dram";
  /// empty for none.
  std::string parameter{};
  std::optional<Point> name_at{}; ///< beside which its name stands; nothing: at its end
  bool operator==(const Curve&) const = default;
};

/// A filled or hatched region: the polygon of `outline`, already clipped.
struct Area {
  std::string id{}, label{};
  Role role = Role::guide;
  bool hatched = false;
  std::vector<Point> outline{};
  std::string beside{}; ///< id of the curve that it lies beside and is hidden with; empty for none
  bool operator==(const Area&) const = default;
};

enum class MarkKind { operating_point, cusp, limit, dot };

struct Mark {
  std::string id{}, label{};
  MarkKind kind = MarkKind::dot;
  Role role = Role::model;
  Point at{}; ///< outside the axes it is drawn at their nearest edge
  bool operator==(const Mark&) const = default;
};

/// One layer of a stacked area chart: heights, not sums. All layers share their x values.
struct Layer {
  std::string id{}, label{};
  Role role = Role::memory;
  std::vector<Point> points{};
  std::string parameter{}; ///< as a curve's
  bool operator==(const Layer&) const = default;
};

/// One series of bars: a height per category, 0 or more; NaN where there is none.
struct BarSeries {
  std::string id{}, label{};
  Role role = Role::series1;
  std::vector<double> heights{};
  bool operator==(const BarSeries&) const = default;
};

struct Cell {
  std::string text{};
  std::string note{}; ///< status or source, shown as a footnote mark; may be empty
  bool operator==(const Cell&) const = default;
};
struct Table {
  std::vector<std::string> header{};
  std::vector<std::vector<Cell>> rows{};
  bool operator==(const Table&) const = default;
};

/// Values over a grid of cells, on the panel's axes.
struct HeatMap {
  std::vector<double> x_edges{}, y_edges{}; ///< ascending coordinates, one more than cells
  std::vector<double> values{};          ///< row by row from the lowest y; NaN where there is none
  std::string label{}, unit{};           ///< of the values
  double reach = 1;                      ///< the diverging scale of colours ends at ±reach
  std::optional<std::size_t> emphasis{}; ///< a cell that is framed and named
  std::string emphasis_label{};
  bool operator==(const HeatMap&) const = default;
};

/// One row of a tornado: where a result goes when a parameter is at the ends of its range.
struct Swing {
  std::string id{}, label{};
  double low = 0, high = 0;              ///< results with the parameter at its lower and upper end
  std::string low_label{}, high_label{}; ///< the parameter's values there, with unit
  bool operator==(const Swing&) const = default;
};

enum class AnnotationKind {
  text,       ///< centred on `at`
  line,       ///< from `at` to `to`, its text at `at`
  arrow,      ///< the same with a head at `to`
  vertical,   ///< across the axes at at.x
  horizontal, ///< across the axes at at.y
};

/// A mark or a text that an author put into a panel by hand.
struct Annotation {
  AnnotationKind kind = AnnotationKind::text;
  Point at{}, to{};
  std::string text{};
  double text_pt = 0;   ///< 0: the figure's text size
  std::string colour{}; ///< one of look_colours() or "#rrggbb"; empty: that of text
  bool operator==(const Annotation&) const = default;
};

enum class PanelKind {
  curves,  ///< curves, areas, marks
  stacked, ///< layers
  bars,    ///< bars over categories
  table,
  timeline, ///< timeline
  loom,     ///< loom
  diagram,  ///< diagram
  heat,     ///< heat, marks
  tornado,  ///< swings about tornado_base on the x axis, the first on top
};

/// One pair of axes with what is in it, or one table.
struct Panel {
  std::string title{}; ///< above the axes; may be empty
  /// The window says this beside the title, of what is not drawn here; no export has it.
  std::string remark{};
  PanelKind kind = PanelKind::curves;
  Axis x{}, y{};
  std::vector<Area> areas{};   ///< drawn first
  std::vector<Curve> curves{}; ///< drawn in order
  std::vector<Mark> marks{};   ///< drawn last but for annotations
  std::vector<Annotation> annotations{};
  bool legend = false; ///< curves and layers are named in a legend, not beside them
  LegendPlace legend_place = LegendPlace::above; ///< of a legend that was asked for
  std::vector<Layer> layers{};
  std::vector<BarSeries> bars{};
  std::vector<std::string>
      bar_notes{}; ///< kind bars: said above each category's bars; may be empty
  std::optional<std::size_t> emphasis{}; ///< kind bars: the category that the others stand back for
  Table table{};
  Timeline timeline{};
  LoomPicture loom{};
  Diagram diagram{};
  HeatMap heat{};
  std::vector<Swing> swings{};
  double tornado_base = 0;
  bool operator==(const Panel&) const = default;
};

/// A number behind a figure that no source states.
struct UnstatedNumber {
  std::string said;     ///< as one of the figure's sources says it, in a sentence
  std::string of;       ///< the GPU
  std::string number;   ///< "mem_lat 302"
  std::string unit;     ///< "cycles"; may be empty
  bool assumed = false; ///< else derived
  std::string source{}; ///< what it is worked out from
  bool operator==(const UnstatedNumber&) const = default;
};

/// A whole figure: one or more panels in a grid, read row by row.
struct Figure {
  std::string id{};                   ///< "thesis-4.1", "throughput"
  std::string title{};                ///< one line for people and for file metadata
  std::string heading{};              ///< drawn above the panels; usually empty
  std::string caption{};              ///< what to write under it in a paper: model, GPU, parameters
  std::vector<std::string> sources{}; ///< where the numbers come from
  std::vector<UnstatedNumber> unstated{}; ///< what those of the sources are that are none
  int columns = 1;
  std::vector<Panel> panels{};
  std::vector<std::string> footnotes{}; ///< marks explained, small, under the panels
  /// Says what `unstated` is. A footnote only where it explains marks, or an author wants it.
  std::string status_note{};
  /// Measurements that are not drawn, as they are of another state than the axes show: "H200,
  /// measured at α = 65".
  std::vector<std::string> left_out{};
  bool operator==(const Figure&) const = default;
};

} // namespace loom
