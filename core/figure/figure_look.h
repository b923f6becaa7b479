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
#include <string_view>
#include <utility>
#include <vector>

namespace loom {

enum class LookPalette { colour, mono };
enum class LookLabels {
  direct,       ///< beside the curves
  legend,       ///< in rows above the axes
  legend_below, ///< in rows below the axes
  legend_right, ///< in a column beside the axes
  none,         ///< nowhere
};

/// Of one axis; what is absent or 0 stays as the figure has it.
struct AxisLook {
  std::optional<double> min{}, max{};   ///< axis coordinates, min < max
  double tick_step = 0;                 ///< linear axes: between labelled ticks
  int tick_count = 0;                   ///< most labelled ticks, 2 to 20
  std::optional<std::string> title{};   ///< in place of name and unit; empty for none
  std::optional<LookScale> scale{};     ///< of numbers; categories and α keep theirs
  NumberForm numbers = NumberForm::own; ///< of labelled ticks
  std::string second{}; ///< id of a unit (Axis::units) in which the other side is numbered
  bool operator==(const AxisLook&) const = default;
};
struct PanelLook {
  AxisLook x{}, y{};
  bool operator==(const PanelLook&) const = default;
};

/// Cycles, or rows, of a timeline: from <= each < to.
struct LookRange {
  double from = 0, to = 0;
  bool operator==(const LookRange&) const = default;
};

/// A mark placed by hand in one of the figure's panels.
struct PlacedAnnotation {
  int panel = 0; ///< from 0, in reading order
  Annotation what{};
  bool operator==(const PlacedAnnotation&) const = default;
};

/// What an author wants of one curve, in every panel that has it.
struct CurveLook {
  std::string curve{};               ///< its id, else its name as the figure has it
  std::optional<std::string> name{}; ///< beside it or in the legend; empty for none
  std::string colour{}; ///< one of look_colours or "#rrggbb"; empty: as the figure has it
  std::string dash{};   ///< one of look_dashes; empty: as the figure has it
  std::string marker{}; ///< one of look_markers, or "none"; empty: as the figure has it
  std::string error{};  ///< its error bars, one of look_error_bars; empty: as the figure has it
  double width_pt = 0;  ///< 0: as the figure has it
  bool hidden = false;  ///< not drawn
  bool operator==(const CurveLook&) const = default;
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
  bool no_notes = false;             ///< its notes are left to the caption
  bool letters = false;              ///< (a), (b), ... before the panels' titles
  bool share_axes = false;           ///< equal axes of a row or a column are numbered once
  bool symbols = false;              ///< names of quantities as set_symbols() has them
  std::string language{};            ///< as `--lang`; empty: the one that is spoken
  int columns = 0;                   ///< of panels, 1 to 3; 0: as the figure has them
  std::vector<std::string> beside{}; ///< ids of further figures, whose panels follow
  std::vector<int> show{};           ///< places of the panels that are drawn; empty: of all
  std::vector<CurveLook> curves{};   ///< curves without an entry stay as they are
  std::vector<PanelLook> panels{};   ///< by place; panels without an entry stay as they are
  std::vector<PlacedAnnotation> annotations{};
  std::optional<LookRange> cycles{}; ///< of timelines that are drawn; nothing: as the figure has
  std::optional<LookRange> rows{};   ///< of a timeline, whole numbers from 0 at the top
  bool statuses = false;             ///< which numbers are derived or assumed, under the panels
  bool embed_font = false;           ///< SVG: letters look alike where the font is not installed
  std::vector<std::string> order{};  ///< ids or names of curves that come first, in this order
  std::string author{};              ///< in the file's metadata
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
inline constexpr double max_look_cycle = 1e6; ///< as many as are recorded
inline constexpr std::size_t max_looks = 64, max_look_annotations = 32, max_look_curves = 32;
inline constexpr double least_curve_pt = 0.25, most_curve_pt = 10;

/// Ends of error bars: with short lines across, or none.
inline constexpr std::string_view look_error_bars[] = {"caps", "bars"};
/// Names of the palette's colours, dashes and markers, each with the role whose it is.
struct NamedRole {
  std::string_view name;
  Role role;
};
[[nodiscard]] const std::vector<NamedRole>& look_colours();
[[nodiscard]] const std::vector<NamedRole>& look_dashes();
[[nodiscard]] const std::vector<NamedRole>& look_markers();
/// 0xRRGGBB of "#rrggbb"; nothing for any other text.
[[nodiscard]] std::optional<std::uint32_t> rgb_of(std::string_view text);
inline constexpr std::size_t max_annotation_bytes = 200, max_look_name_bytes = 64;

/// What of a figure a look can speak of, as the figure has it without the look.
struct LookSubjects {
  std::vector<std::string> panels{}; ///< titles, with those of figures beside it
  /// Ids and names of curves, layers and bars, each once; those without a name are thin lines.
  std::vector<std::pair<std::string, std::string>> curves{};
};

/// A figure as an author wants it.
struct LookedFigure {
  Figure figure;
  LookSubjects subjects{};
  /// What the look asks for and the figure cannot give, and why: one sentence each.
  std::vector<std::string> held;
};

/// `own` with the panels of `beside` after its own (at most max_joined_panels together), the look's
/// ranges, ticks, letters and annotations. The result keeps own's id.
///
/// A range may be narrowed anywhere: curves are cut, marks outside left out. It may be widened
/// only past an edge that no curve reaches, for what lies beyond it the figure does not know.
/// Ranges need axes, or a timeline's cycles; annotations what mark_axes() has. They and `show`
/// count panels as the figure has them; letters count those that are drawn.
[[nodiscard]] LookedFigure with_look(Figure own, const FigureLook& look,
                                     const std::vector<Figure>& beside = {});

/// Whether the panel is drawn between axes whose range can be set.
[[nodiscard]] bool has_ranges(const Panel& panel);
/// The coordinates in which marks placed by hand are given: the panel's axes; cycles and numbers of
/// warps in a timeline; em from the top left corner in a diagram; in the loom cycles and warps from
/// its corner. Nothing for tables.
struct MarkAxes {
  Axis x{}, y{};
};
[[nodiscard]] std::optional<MarkAxes> mark_axes(const Panel& panel);
/// The figure's own place of the panel that is drawn as number `drawn`, both from 0.
[[nodiscard]] int own_place(const FigureLook& look, int drawn);
/// "(a)" for 0.
[[nodiscard]] std::string panel_letter(std::size_t place);

} // namespace loom
