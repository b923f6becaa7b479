#pragma once

/// How an author wants one figure in a paper: size, type, lines, axes, several figures as panels
/// of one, and what was put in by hand. A regular value; the default leaves a figure as it is.
///
/// A document keeps a look for each figure by the figure's id, so that looks are undone, saved
/// and carried inside exported figures. with_look() is the one place where a look changes what a
/// figure shows; sizes, font and palette are the exporter's (widgets/export/looked.h).

#include "core/figure/plot_data.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace loom {

enum class LookPalette { colour, mono };
enum class LookLabels {
  direct, ///< beside the curves
  legend, ///< in a row above the axes
};

/// Of one axis; what is absent or 0 stays as the figure has it.
struct AxisLook {
  std::optional<double> min{}, max{}; ///< axis coordinates, min < max
  double tick_step = 0;               ///< linear axes: between labelled ticks
  int tick_count = 0;                 ///< most labelled ticks, 2 to 20
  bool operator==(const AxisLook&) const = default;
};
struct PanelLook {
  AxisLook x{}, y{};
  bool operator==(const PanelLook&) const = default;
};

/// A mark placed by hand in one of the figure's panels.
struct PlacedAnnotation {
  int panel = 0; ///< from 0, in reading order
  Annotation what{};
  bool operator==(const PlacedAnnotation&) const = default;
};

struct FigureLook {
  std::string size{}; ///< as figure_size() reads; empty: what suits the figure
  std::string font{}; ///< family; empty: the bundled one
  double text_pt = 0, tick_pt = 0, title_pt = 0; ///< 0: what suits the size
  double line_factor = 1;
  LookPalette palette = LookPalette::colour;
  LookLabels labels = LookLabels::direct;
  bool title = false;                ///< the figure's title above the panels
  bool caption = false;              ///< its caption under them
  bool letters = false;              ///< (a), (b), ... before the panels' titles
  bool share_axes = false;           ///< equal axes of a row or a column are numbered once
  int columns = 0;                   ///< of panels, 1 to 3; 0: as the figure has them
  std::vector<std::string> beside{}; ///< ids of further figures, whose panels follow
  std::vector<PanelLook> panels{};   ///< by place; panels without an entry stay as they are
  std::vector<PlacedAnnotation> annotations{};
  bool operator==(const FigureLook&) const = default;
};

/// Looks by the figure's id, none of them the default.
using FigureLooks = std::map<std::string, FigureLook>;

/// Limits on what a look holds.
inline constexpr double min_look_pt = 4, max_look_pt = 72;
inline constexpr double least_line_factor = 0.25, most_line_factor = 4;
inline constexpr int max_look_columns = 3,
                     max_joined_panels = 6; ///< where figures are put together
inline constexpr int min_look_ticks = 2, max_look_ticks = 20;
inline constexpr std::size_t max_looks = 64, max_look_annotations = 32;
inline constexpr std::size_t max_annotation_bytes = 200, max_look_name_bytes = 64;

/// A figure as an author wants it.
struct LookedFigure {
  Figure figure;
  /// What the look asks for and the figure cannot give, and why: one sentence each.
  std::vector<std::string> held;
};

/// `own` with the panels of `beside` after its own (at most max_joined_panels together), the look's
/// ranges, ticks, letters and annotations. The result keeps own's id.
///
/// A range may be narrowed anywhere: curves are cut, marks outside left out. It may be widened
/// only past an edge that no curve reaches, for what lies beyond it the figure does not know.
/// Ranges and annotations need axes: tables, timelines and diagrams have none.
[[nodiscard]] LookedFigure with_look(Figure own, const FigureLook& look,
                                     const std::vector<Figure>& beside = {});

/// Whether the panel is drawn between axes whose range can be set.
[[nodiscard]] bool has_ranges(const Panel& panel);
/// "(a)" for 0.
[[nodiscard]] std::string panel_letter(std::size_t place);

} // namespace loom
